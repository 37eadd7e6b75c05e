import assert from "node:assert/strict";
import { test } from "node:test";
import { USUAL } from "../../interactive/table-choice.mjs";
import { Keeper } from "../../interactive/table-match.mjs";
import { board, viewed } from "./boards.mjs";

const position = (changes = {}) => viewed(board({ hand: ["2T", "4a"], in_hand: [2, 2], stock: 20, field: ["1H", "5a"], ...changes }));
const match = { game: "koi-koi", seed: "5", bots: ["greedy"], deals: ["hc1~koi-koi~s7~"] };
const store = () => ({ saved: [], save(session) { this.saved.push(session); return "kept"; } });

test("a field that goes back is shown, and leaves no holes", async () => {
  const events = [
    { player: null, kind: "redeal", card: null, took: [], says: "The field is lopsided.", field: ["1a", "1b", "1H", "1R"], board: board() },
    { player: 0, kind: "deal", card: null, took: [], says: "You deal and play first.", board: board({ field: ["1H", "5a"] }) },
  ];
  const keeper = new Keeper("koi-koi", async () => ({ match, view: position(), events }), /** @type {any} */ (store()));
  const shown = await keeper.start("5", USUAL);
  assert.deepEqual(shown.steps[0].slots.slice(0, 4), ["1a", "1b", "1H", "1R"]);
  assert.deepEqual(shown.steps[0].board.hand, []);
  assert.deepEqual(keeper.slots.slice(0, 3), ["1H", "5a", null]);
});

test("a new match says only what is not as usual", async () => {
  const asked = [];
  const ask = async (op, args) => (asked.push(args), { match, view: position(), events: [] });
  await new Keeper("hana-awase", ask, /** @type {any} */ (store())).start("5", USUAL);
  const own = { table: "hana-awase.4", bots: ["random", "greedy", "random"], open: true };
  await new Keeper("hana-awase", ask, /** @type {any} */ (store())).start("6", own);
  assert.deepEqual(asked, [{ game: "hana-awase", seed: "5" }, { game: "hana-awase", seed: "6", ...own }]);
});

test("one question at a time: a second press while the engine answers does nothing", async () => {
  const asked = [];
  /** @type {(reply: any) => void} */
  let answer = () => {};
  const keeper = new Keeper(
    "koi-koi",
    (op, args) => {
      asked.push([op, args.action]);
      return new Promise((resolve) => (answer = resolve));
    },
    /** @type {any} */ (store()),
  );
  const first = keeper.act("1a.1H");
  assert.equal(keeper.pending, true);
  assert.equal(await keeper.act("1a.1H"), null);
  assert.equal(await keeper.next(), null);
  answer({ match, view: position(), events: [] });
  assert.ok(await first);
  assert.equal(keeper.pending, false);
  assert.deepEqual(asked, [["table.act", "1a.1H"]]);
});

test("an answer that comes after the page was left changes and keeps nothing", async () => {
  const kept = store();
  /** @type {(reply: any) => void} */
  let answer = () => {};
  const keeper = new Keeper("koi-koi", () => new Promise((resolve) => (answer = resolve)), /** @type {any} */ (kept));
  const asking = keeper.act("1a.1H");
  keeper.close();
  answer({ match, view: position(), events: [] });
  assert.equal(await asking, null);
  assert.deepEqual(kept.saved, []);
  assert.equal(keeper.view, null);
  assert.equal(await keeper.act("1a.1H"), null);
});

test("a refusal leaves the match as it was, and the next question may be asked", async () => {
  const kept = store();
  let refuse = true;
  const keeper = new Keeper(
    "koi-koi",
    async () => {
      if (refuse) throw new Error("KK-4.1: no");
      return { match, view: position(), events: [] };
    },
    /** @type {any} */ (kept),
  );
  await assert.rejects(keeper.act("1a"), /KK-4.1/);
  assert.equal(keeper.pending, false);
  assert.deepEqual(kept.saved, []);
  refuse = false;
  assert.ok(await keeper.act("1a.1H"));
  assert.equal(kept.saved.length, 1);
});

test("reading back a deal that is over tells its end once", async () => {
  const end = { player: null, kind: "over", card: null, took: [], says: "You score 5.", board: board() };
  const over = { ...position(), phase: "over", settlement: { title: "You score 5" } };
  const keeper = new Keeper("koi-koi", async () => ({ match, view: over, events: [end] }), /** @type {any} */ (store()));
  const read = await keeper.restore({ match, ahead: null, slots: [], opening: ["You deal and play first."] });
  assert.deepEqual(read.steps, []);
  assert.deepEqual(keeper.log, ["You deal and play first. You score 5."]);
});
