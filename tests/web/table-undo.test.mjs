import assert from "node:assert/strict";
import { test } from "node:test";
import { Keeper } from "../../interactive/table-match.mjs";
import { board, viewed } from "./boards.mjs";

const START = { table: "", bots: [], open: false };
const DECISIONS = 3; // of the person, in each deal of the engine below

/** An engine whose deals are texts: "ab" has had two decisions of the person, "abc" is over. */
function engine() {
  const reply = (match) => {
    const made = match.deals.at(-1).length;
    const over = made === DECISIONS;
    const view = {
      ...viewed(board()),
      deal: match.deals.length,
      phase: over ? "over" : "play",
      points: Array.from({ length: made }, (_, at) => at),
      settlement: over ? { title: "You score 5" } : null,
    };
    return { match, view, events: [] };
  };
  const withLast = (match, last) => ({ ...match, deals: [...match.deals.slice(0, -1), last] });
  const ops = {
    "table.new": ({ game, seed }) => reply({ game, seed, bots: ["greedy"], deals: [""] }),
    "table.view": ({ match }) => reply(match),
    "table.act": ({ match, action }) => reply(withLast(match, match.deals.at(-1) + action)),
    "table.next": ({ match }) => reply({ ...match, deals: [...match.deals, ""] }),
    "table.back": ({ match, to }) => reply(withLast(match, match.deals.at(-1).slice(0, to))),
  };
  return async (op, args) => ops[op](args);
}

/** A match of two deals, the second with two decisions. */
async function played() {
  const saved = [];
  const store = { save: (session) => (saved.push(session), "kept") };
  const keeper = new Keeper("koi-koi", engine(), /** @type {any} */ (store));
  await keeper.start("5", START);
  for (const action of ["a", "b", "c"]) await keeper.act(action);
  await keeper.next();
  for (const action of ["d", "e"]) await keeper.act(action);
  return { keeper, saved };
}

test("back to the beginning over the bounds of deals, and on again to the end", async () => {
  const { keeper } = await played();
  const seen = [];
  while (keeper.canUndo) {
    await keeper.undo();
    seen.push(keeper.match?.deals.join("|"));
  }
  assert.deepEqual(seen, ["abc|d", "abc|", "abc", "ab", "a", ""]);
  const on = [];
  while (keeper.canRedo) {
    await keeper.redo();
    on.push(keeper.match?.deals.join("|"));
  }
  assert.deepEqual(on, ["a", "ab", "abc", "abc|", "abc|d", "abc|de"]);
});

test("back to any decision at once", async () => {
  const { keeper } = await played();
  await keeper.undo(0);
  assert.deepEqual(keeper.match?.deals, ["abc", ""]);
  await keeper.redo();
  assert.deepEqual(keeper.match?.deals, ["abc", "d"]);
});

test("the longer match is kept until another decision is made", async () => {
  const { keeper, saved } = await played();
  await keeper.undo();
  await keeper.undo();
  assert.deepEqual(saved.at(-1).match.deals, ["abc", ""]);
  assert.deepEqual(saved.at(-1).ahead.deals, ["abc", "de"]);
  await keeper.act("x");
  assert.equal(keeper.canRedo, false);
  assert.equal(saved.at(-1).ahead, null);
  assert.equal(await keeper.redo(), null);
});

test("a match that was kept with a longer one goes on along it", async () => {
  const { saved, keeper: before } = await played();
  await before.undo(0);
  const keeper = new Keeper("koi-koi", engine(), /** @type {any} */ ({ save: () => "kept" }));
  await keeper.restore(saved.at(-1));
  assert.equal(keeper.canRedo, true);
  await keeper.redo();
  await keeper.redo();
  assert.deepEqual(keeper.match?.deals, ["abc", "de"]);
  assert.equal(keeper.canRedo, false);
});

test("what the engine refuses leaves the way back and on as it was", async () => {
  const { saved, keeper: before } = await played();
  await before.undo();
  let refuse = false;
  const ask = engine();
  const keeper = new Keeper(
    "koi-koi",
    async (op, args) => {
      if (refuse) throw new Error("away");
      return ask(op, args);
    },
    /** @type {any} */ ({ save: () => "kept" }),
  );
  await keeper.restore(saved.at(-1));
  refuse = true;
  await assert.rejects(keeper.redo(), /away/);
  await assert.rejects(keeper.undo(), /away/);
  refuse = false;
  assert.equal(keeper.canRedo, true);
  await keeper.redo();
  assert.deepEqual(keeper.match?.deals, ["abc", "de"]);
});
