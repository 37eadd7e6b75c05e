import assert from "node:assert/strict";
import { test } from "node:test";
import { Weighing } from "../../interactive/table-weighing.mjs";

const costs = { 0: 0, 3: 2.5, 5: 0.75, 8: 4, 9: 1 };
const decisions = Object.keys(costs).map(Number);
const weigh = async (at) => /** @type {any} */ ({ at, cost: costs[at] });
/** An engine that answers when it is told to. */
function slow() {
  const open = [];
  const ask = (at) => new Promise((resolve, reject) => open.push({ at, resolve: () => resolve({ at, cost: costs[at] }), reject }));
  const settle = () => new Promise((done) => setTimeout(done));
  return { open, ask, settle };
}

test("every decision is weighed, and the worst is looked at first", async () => {
  let changes = 0;
  const one = new Weighing(decisions, weigh, () => changes++);
  await one.run();
  assert.equal(one.done, true);
  assert.deepEqual(one.weighed.map(({ at }) => at), decisions);
  assert.deepEqual(one.costliest.map(({ at }) => at), [8, 3, 9]);
  assert.equal(one.cost, 8.25);
  assert.equal(one.weighed[one.at].at, 8);
  assert.ok(changes >= decisions.length);
});

test("who looks at a decision meanwhile is not led away from it", async () => {
  const { open, ask, settle } = slow();
  const one = new Weighing([0, 3, 8], ask, () => {});
  const run = one.run();
  open[0].resolve();
  await settle();
  open[1].resolve();
  await settle();
  one.look(1);
  open[2].resolve();
  await run;
  assert.equal(one.at, 1);
});

test("one question at a time; left and taken up again it weighs nothing twice", async () => {
  const { open, ask, settle } = slow();
  const one = new Weighing([0, 3, 8], ask, () => {});
  const run = one.run();
  one.stop();
  one.run(); // before the open question is answered
  one.run();
  assert.equal(open.length, 1);
  open[0].resolve();
  await settle();
  one.stop();
  open[1].resolve();
  await run;
  assert.deepEqual(open.map(({ at }) => at), [0, 3]);
  assert.equal(one.done, false);
  one.run();
  open[2].resolve();
  await settle();
  assert.deepEqual(one.weighed.map(({ at }) => at), [0, 3, 8]);
});

test("a fault ends it and is kept; what was weighed stays, and it goes on from there", async () => {
  const { open, ask, settle } = slow();
  const one = new Weighing([0, 3], ask, () => {});
  const run = one.run();
  open[0].resolve();
  await settle();
  open[1].reject(new Error("gone"));
  await run;
  assert.equal(/** @type {Error} */ (one.fault).message, "gone");
  assert.equal(one.weighed.length, 1);
  one.run();
  assert.equal(one.fault, null);
  open[2].resolve();
  await settle();
  assert.equal(one.done, true);
});

test("nothing that cost anything leaves the first decision in sight; steps end at both ends", async () => {
  const one = new Weighing([0, 1, 2], async (at) => /** @type {any} */ ({ at, cost: 0 }), () => {});
  await one.run();
  assert.deepEqual([one.costliest, one.cost, one.at], [[], 0, 0]);
  one.go("back");
  assert.equal(one.at, 0);
  one.go("last");
  one.go("on");
  assert.equal(one.at, 2);
  one.go("first");
  assert.equal(one.at, 0);
});

test("a deal without a decision is weighed at once", async () => {
  const one = new Weighing([], () => assert.fail("nothing is asked"), () => {});
  await one.run();
  assert.equal(one.done, true);
});
