import assert from "node:assert/strict";
import { test } from "node:test";
import { Keeper, logged } from "../../interactive/table-match.mjs";
import { stepsTo } from "../../interactive/table-steps.mjs";

const none = () => ({ hikari: [], tane: [], tan: [], kasu: [] });
const player = (pile) => ({ pile: { ...none(), ...pile }, count: 0, chips: [] });

/** A position as the engine would answer it, as far as the table looks at it. */
const position = (changes = {}) =>
  /** @type {any} */ ({
    hand: ["2T", "4a"],
    their_hand: 2,
    stock: 20,
    turned: null,
    field: ["1H", "5a"],
    players: [player({}), player({})],
    log: [],
    ...changes,
  });
const match = { game: "koi-koi", seed: "5", bot: "greedy", deals: ["hc1~koi-koi~s7~"] };
const store = () => ({ saved: [], save(session) { this.saved.push(session); return "kept"; } });

// You play 1a onto the crane, turn 6a, which stays; the computer plays 3a, it stays, and turns 5b onto 5a.
const turn = [
  { player: 0, kind: "play", card: "1a", took: ["1H"], says: "You play pine chaff, take the crane." },
  { player: 0, kind: "turn", card: "6a", took: [], says: "You turn peony chaff, it stays." },
  { player: 1, kind: "play", card: "3a", took: [], says: "Computer plays cherry chaff, it stays." },
  { player: 1, kind: "turn", card: "5b", took: ["5a"], says: "Computer turns iris chaff, takes iris chaff." },
];
const before = position({ hand: ["1a", "2T", "4a"], their_hand: 3, stock: 22 });
const after = position({
  field: ["3a", "6a"],
  players: [player({ hikari: ["1H"], kasu: ["1a"] }), player({ kasu: ["5a", "5b"] })],
});

test("the steps lead from the position before to the position after, and lose no card", () => {
  const steps = stepsTo(before, after, turn);
  const [first] = steps;
  assert.deepEqual(first.board.hand, before.hand);
  assert.deepEqual([...first.board.field].sort(), [...before.field].sort());
  assert.equal(first.board.stock, 22);
  assert.equal(first.board.theirHand, 3);
  for (const { board } of steps) {
    const seen = [...board.hand, ...board.field, ...board.piles.flatMap((pile) => Object.values(pile).flat())];
    if (board.turned) seen.push(board.turned);
    if (board.landing) seen.push(board.landing.card);
    assert.equal(new Set(seen).size, seen.length, "no card lies twice");
    assert.equal(seen.length + board.stock + board.theirHand, 3 + 2 + 22 + 3);
  }
  assert.deepEqual(steps.at(-1).board.field, after.field);
  assert.deepEqual(
    steps.filter(({ part }) => part === "landed").map(({ board }) => board.landing),
    [{ card: "1a", on: "1H" }, { card: "5b", on: "5a" }],
  );
});

test("a turned card that waits for a choice stays turned, and is taken from there", () => {
  const waiting = position({ hand: ["4a"], stock: 21, turned: "9a", field: ["9T", "9R", "2T"] });
  const played = stepsTo(position({ hand: ["2T", "4a"], stock: 22, field: ["9T", "9R"] }), waiting, [
    { player: 0, kind: "play", card: "2T", took: [], says: "You play the bush warbler, it stays." },
    { player: 0, kind: "turn", card: "9a", took: [], says: "You turn chrysanthemum chaff, which matches two on the field." },
  ]);
  assert.equal(played[0].board.stock, 22);
  assert.equal(played[0].board.turned, null);
  assert.equal(played.at(-1).board.turned, "9a");
  assert.ok(!played.at(-1).board.field.includes("9a"));
  const taken = stepsTo(waiting, position({ stock: 21, field: ["9R", "2T"], players: [player({ tane: ["9T"], kasu: ["9a"] }), player({})] }), [
    { player: 0, kind: "take", card: "9a", took: ["9T"], says: "You take the sake cup with chrysanthemum chaff." },
  ]);
  assert.equal(taken[0].board.turned, "9a");
  assert.equal(taken[0].board.stock, 21);
  assert.deepEqual(taken[1].board.landing, { card: "9a", on: "9T" });
});

test("a field that goes back is shown, and leaves no holes", async () => {
  const events = [
    { player: null, kind: "redeal", card: null, took: [], says: "The field is lopsided.", field: ["1a", "1b", "1H", "1R"] },
    { player: 0, kind: "deal", card: null, took: [], says: "You deal and play first." },
  ];
  const keeper = new Keeper("koi-koi", async () => ({ match, view: position(), events }), /** @type {any} */ (store()));
  const shown = await keeper.start("5");
  assert.deepEqual(shown.steps[0].slots.slice(0, 4), ["1a", "1b", "1H", "1R"]);
  assert.deepEqual(shown.steps[0].board.hand, []);
  assert.deepEqual(keeper.slots.slice(0, 3), ["1H", "5a", null]);
});

test("a turn's halves stand in one line of the log", () => {
  assert.deepEqual(logged([], turn), [
    "You play pine chaff, take the crane. You turn peony chaff, it stays.",
    "Computer plays cherry chaff, it stays. Computer turns iris chaff, takes iris chaff.",
  ]);
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
  const end = { player: null, kind: "over", card: null, took: [], says: "You score 5." };
  const log = ["You play pine chaff, take the crane.", "You score 5."];
  const keeper = new Keeper("koi-koi", async () => ({ match, view: position(), events: [end] }), /** @type {any} */ (store()));
  const read = await keeper.restore({ match, slots: [], log });
  assert.deepEqual(read.steps, []);
  assert.deepEqual(keeper.log, log);
});
