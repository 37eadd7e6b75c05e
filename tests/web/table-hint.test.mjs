import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../interactive/engine.mjs";
import { askHint, canHint, points } from "../../interactive/table-hint.mjs";

const best = { code: "1a.1H", card: "1a", take: ["1H"], name: "Pine chaff", says: "Takes the crane.", mean: 1.25, error: 0, level: true };
const hint = { measure: "your points less the other’s", values: [best], because: [], best, playouts: 320 };

/** A table at which two things can be done. */
function table({ answer = async () => hint, ...more } = {}) {
  const view = { hand: ["1a", "2T"], actions: [{ code: "1a.1H" }, { code: "2T" }], ask: { text: "Play a card." } };
  const made = {
    view, free: true, thinking: false, selected: "2T", remark: "", hint: null, heard: [], updateComplete: Promise.resolve(true),
    keeper: { hint: answer },
    set(changes) { Object.assign(made, changes); },
    hear(text) { made.heard.push(text); },
    ...more,
  };
  return /** @type {any} */ (made);
}

test("points have a sign and one decimal; nothing is neither more nor less", () => {
  assert.deepEqual([1.25, 0.04, -0.04, 0, -2.36, 12].map(points), ["+1.3", "0.0", "0.0", "0.0", "−2.4", "+12.0"]);
});

test("a hint chooses its card and is said", async () => {
  const one = table();
  await askHint(one);
  assert.deepEqual([one.selected, one.hint, one.thinking], ["1a", hint, false]);
  assert.match(one.heard[0], /^Hint\. Takes the crane\. \+1\.3, your points/);
});

test("a card that is not in the hand leaves the choice as it was", async () => {
  const one = table({ answer: async () => ({ ...hint, best: { ...best, card: "9T" } }) });
  await askHint(one);
  assert.equal(one.selected, "2T");
});

test("who has played meanwhile, or sits at another table, is not told", async () => {
  for (const change of [{ free: false }, { view: null }, { keeper: null }]) {
    const one = table();
    one.keeper.hint = async () => (Object.assign(one, change), hint);
    await askHint(one);
    assert.deepEqual([one.hint, one.selected, one.thinking, one.heard], [null, "2T", false, []]);
  }
});

test("what the engine refuses is said; that it is away is said elsewhere", async () => {
  const refused = table({ answer: () => Promise.reject(new EngineError({ code: "protocol/bad-request", message: "nothing to decide" })) });
  await askHint(refused);
  assert.deepEqual([refused.remark, refused.thinking], ["Nothing to decide.", false]);
  const away = table({ answer: () => Promise.reject(new EngineError({ code: "engine/crashed", message: "It stopped." })) });
  await askHint(away);
  assert.deepEqual([away.remark, away.thinking], ["", false]);
});

test("with one thing to do, or while a hint is on its way, none is asked for", async () => {
  const one = table({ answer: () => assert.fail("nothing is asked") });
  one.view.actions.length = 1;
  await askHint(one);
  assert.equal(one.remark, "There is only one thing to do.");
  assert.equal(canHint(table({ thinking: true })), false);
  assert.equal(canHint(table({ free: false })), false);
});
