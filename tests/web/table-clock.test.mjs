import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { ClaimClock } from "../../interactive/table-clock.mjs";

/** @param {number} claim @returns {any} */
function table(claim) {
  return {
    view: { claim: { pass: { code: "p" } } },
    settings: { claim },
    keeper: {},
    acted: /** @type {string[]} */ ([]),
    /** @param {string} code */
    act(code) {
      this.acted.push(code);
    },
  };
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

test("when the time is over the discard is left", () => {
  const limited = table(5);
  new ClaimClock().start(limited);
  mock.timers.tick(4_999);
  assert.deepEqual(limited.acted, []);
  mock.timers.tick(1);
  assert.deepEqual(limited.acted, ["p"]);
});

test("without a limit, and where nothing is claimed, nothing happens by itself", () => {
  const unlimited = table(0);
  new ClaimClock().start(unlimited);
  const elsewhere = { ...table(5), view: { claim: null } };
  new ClaimClock().start(elsewhere);
  mock.timers.tick(3_600_000);
  assert.deepEqual([...unlimited.acted, ...elsewhere.acted], []);
});

test("a claim that was decided, or gone back from, is not decided again", () => {
  const [decided, another, left] = [table(5), table(5), table(5)];
  new ClaimClock().start(decided);
  decided.view = { claim: { pass: { code: "p" } } };
  new ClaimClock().start(another);
  another.keeper = {};
  const clock = new ClaimClock();
  clock.start(left);
  clock.end();
  mock.timers.tick(5_000);
  assert.deepEqual([...decided.acted, ...another.acted, ...left.acted], []);
});

test("time starts anew when it is changed, and ends when it is switched off", () => {
  const clock = new ClaimClock();
  const one = table(5);
  clock.start(one);
  mock.timers.tick(4_000);
  one.settings.claim = 10;
  clock.start(one);
  mock.timers.tick(9_999);
  assert.deepEqual(one.acted, []);
  one.settings.claim = 0;
  clock.start(one);
  mock.timers.tick(60_000);
  assert.deepEqual(one.acted, []);
});
