// The mailbox: replies in any order, crashes, silence, retry, abort. A fake worker stands in for Python.

import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { Engine, EngineError } from "../../interactive/engine.mjs";

class FakeWorker {
  sent = [];
  ended = false;
  postMessage(text) {
    this.sent.push(JSON.parse(text));
  }
  terminate() {
    this.ended = true;
  }
  reply(id, result) {
    this.onmessage({ data: JSON.stringify({ v: 1, id, result }) });
  }
  refuse(id, error) {
    this.onmessage({ data: JSON.stringify({ v: 1, id, error }) });
  }
  report(status) {
    this.onmessage({ data: status });
  }
  greet() {
    this.reply(this.sent.find(({ op }) => op === "hello").id, { version: "0.1.0", ops: [] });
  }
  asked(op) {
    return this.sent.filter((request) => request.op === op);
  }
}

const engines = [];
afterEach(() => engines.splice(0).forEach((engine) => engine.reset())); // their clocks would keep the run alive

function rig() {
  const workers = [];
  const engine = new Engine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  engines.push(engine);
  return { engine, workers };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const absent = (code) => (error) => error instanceof EngineError && error.code === code && error.absent;

test("nothing is loaded before the first question", () => {
  const { engine, workers } = rig();
  assert.equal(engine.phase, "idle");
  assert.equal(workers.length, 0);
});

test("replies out of order reach their own question", async () => {
  const { engine, workers } = rig();
  const first = engine.ask("score", { pile: "3H" });
  const second = engine.ask("score", { pile: "9T" });
  const [worker] = workers;
  worker.greet();
  const [one, two] = worker.asked("score");
  worker.reply(two.id, "second");
  worker.reply(one.id, "first");
  assert.deepEqual(await Promise.all([first, second]), ["first", "second"]);
  assert.equal(workers.length, 1, "one worker serves them all");
  assert.equal(engine.phase, "ready");
});

test("progress is told in bytes, then as starting, then as ready", async () => {
  const { engine, workers } = rig();
  const phases = [];
  engine.addEventListener("change", () => phases.push([engine.phase, engine.loaded]));
  engine.start();
  workers[0].report({ status: "bytes", loaded: 10, total: 40 });
  workers[0].report({ status: "bytes", loaded: 40, total: 40 });
  workers[0].report({ status: "starting" });
  workers[0].greet();
  await settled();
  assert.deepEqual(phases, [["loading", 0], ["loading", 10], ["loading", 40], ["starting", 40], ["ready", 40]]);
  assert.equal(engine.version, "0.1.0");
});

test("the engine's refusal keeps its code, clause and place", async () => {
  const { engine, workers } = rig();
  const asked = engine.ask("score", { pile: "9X" });
  workers[0].greet();
  workers[0].refuse(workers[0].asked("score")[0].id, { code: "notation/unreadable", message: "no card", rule: "DK-1.1", at: 0 });
  await assert.rejects(asked, (error) => error.code === "notation/unreadable" && error.rule === "DK-1.1" && error.at === 0 && !error.absent);
  assert.equal(engine.phase, "ready");
});

test("a failed load rejects what waits, says why, and loads again on request", async () => {
  const { engine, workers } = rig();
  const asked = engine.ask("score", {});
  workers[0].report({ status: "failed", message: "pyodide.asm.wasm: the server answered 404." });
  await assert.rejects(asked, absent("engine/failed"));
  assert.equal(engine.phase, "failed");
  assert.match(engine.reason, /404/);
  assert.ok(workers[0].ended);
  await assert.rejects(engine.ask("score", {}), absent("engine/failed"));
  assert.equal(workers.length, 1, "a question does not start what has failed");
  engine.retry();
  assert.equal(engine.phase, "loading");
  const again = engine.ask("score", {});
  workers[1].greet();
  workers[1].reply(workers[1].asked("score")[0].id, 10);
  assert.equal(await again, 10);
});

test("a worker that is no code fails with words of its own", async () => {
  const { engine, workers } = rig();
  engine.start();
  let prevented = false;
  workers[0].onerror({ preventDefault: () => (prevented = true) });
  assert.equal(engine.phase, "failed");
  assert.notEqual(engine.reason, "");
  assert.ok(prevented);
});

test("a page that may not start workers fails without throwing", async () => {
  const engine = new Engine(() => {
    throw new Error("cross origin");
  });
  await assert.rejects(engine.ask("hello", {}), absent("engine/failed"));
  assert.match(engine.reason, /cross origin/);
});

test("a crash after starting rejects what is in flight", async () => {
  const { engine, workers } = rig();
  engine.start();
  workers[0].greet();
  await settled();
  const asked = engine.ask("table.act", {});
  workers[0].onerror({ message: "out of memory" });
  await assert.rejects(asked, absent("engine/crashed"));
  assert.equal(engine.phase, "failed");
});

test("an unreadable reply is a crash, not silence", async () => {
  const { engine, workers } = rig();
  const asked = engine.ask("score", {});
  workers[0].greet();
  workers[0].onmessage({ data: "{" });
  await assert.rejects(asked, absent("engine/crashed"));
});

test("aborting rejects at once, and the late reply is dropped", async () => {
  const { engine, workers } = rig();
  const control = new AbortController();
  const asked = engine.ask("score", {}, { signal: control.signal });
  workers[0].greet();
  control.abort();
  await assert.rejects(asked, { name: "AbortError" });
  workers[0].reply(workers[0].asked("score")[0].id, 10);
  await assert.rejects(engine.ask("score", {}, { signal: control.signal }), { name: "AbortError" });
  assert.equal(workers[0].asked("score").length, 1, "an aborted question is not sent");
});

test("a reset ends the worker; the next question starts another", async () => {
  const { engine, workers } = rig();
  const asked = engine.ask("score", {});
  engine.reset();
  await assert.rejects(asked, absent("engine/reset"));
  assert.equal(engine.phase, "idle");
  engine.ask("score", {}).catch(() => {});
  assert.equal(workers.length, 2);
  workers[0].onmessage?.({ data: "{" });
  assert.equal(engine.phase, "loading", "the old worker is no longer heard");
});

test("silence is called slow after 20 seconds and given up after a minute", async () => {
  mock.timers.enable({ apis: ["setTimeout"] }); // setImmediate stays real
  try {
    const { engine, workers } = rig();
    const asked = engine.ask("score", {});
    mock.timers.tick(19_000);
    assert.equal(engine.slow, false);
    workers[0].report({ status: "bytes", loaded: 1, total: 9 });
    mock.timers.tick(19_000);
    assert.equal(engine.slow, false, "a byte starts the clock again");
    mock.timers.tick(2_000);
    assert.equal(engine.slow, true);
    mock.timers.tick(40_000);
    assert.equal(engine.phase, "failed");
    await assert.rejects(asked, absent("engine/failed"));
  } finally {
    mock.timers.reset();
  }
});

test("a ready engine may think as long as it likes", async () => {
  mock.timers.enable({ apis: ["setTimeout"] }); // setImmediate stays real
  try {
    const { engine, workers } = rig();
    const asked = engine.ask("score", {});
    workers[0].greet();
    await settled();
    mock.timers.tick(600_000);
    assert.equal(engine.phase, "ready");
    workers[0].reply(workers[0].asked("score")[0].id, 1);
    assert.equal(await asked, 1);
  } finally {
    mock.timers.reset();
  }
});
