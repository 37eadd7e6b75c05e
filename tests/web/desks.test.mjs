// What the drill does with links, with a missing engine and with answers, without a page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../interactive/engine.mjs";
import { QuizDesk } from "../../interactive/quiz-desk.mjs";
import { LENGTH, Round, isQuestion, prepared } from "../../interactive/quiz-round.mjs";
import { Progress } from "../../interactive/store.mjs";

const settled = () => new Promise((resolve) => setImmediate(resolve));
const sheet = { rows: [], base: 5, factors: [], total: 5, looked_at: [], remarks: [] };

/** @param {Record<string, (args: any) => any>} ops */
function engineWith(ops, phase = "ready") {
  const asked = [];
  return {
    asked,
    phase,
    async ask(op, args, { signal } = {}) {
      asked.push([op, args]);
      await settled();
      signal?.throwIfAborted();
      return ops[op](args);
    },
  };
}

const absent = () => {
  throw new EngineError({ code: "engine/failed", message: "no engine" });
};
/** @returns {import("../../interactive/quiz-round.mjs").Question} */
const question = (seed, level = 1, kind = seed % 2 ? "points" : "yaku") => ({
  id: `koi-koi.${level}.${seed}`,
  game: "koi-koi",
  level,
  seed,
  pile: ["3H", "9T"],
  opponent_called: false,
  ask: "What is this pile worth?",
  kind,
  options: [
    { text: "5", right: true },
    { text: "6", right: false, rule: "KK-6.9", says: "…", missed: [] },
    { text: "7", right: false },
    { text: "8", right: false },
  ],
  sheet,
});
const page = [1, 2, 3].flatMap((level) => Array.from({ length: 10 }, (_, at) => question(at + 1, level)));

function drill({ ops = {}, phase = "ready", ready = page, progress = new Progress("q.", null) } = {}) {
  const engine = engineWith({ question: ({ level, seed }) => question(seed, level), answer: ({ choice }) => ({ right: choice === 0 }), ...ops }, phase);
  return { engine, desk: new QuizDesk(engine, "koi-koi", ready, progress) };
}

test("questions in a page are checked before they are asked", () => {
  assert.equal(prepared(JSON.stringify({ levels: { 1: page.slice(0, 10) } })).length, 10);
  for (const text of [null, "", "{", "[]", "7", '{"levels":{"1":[null,7,{}]}}']) assert.deepEqual(prepared(text), [], String(text));
  assert.ok(!isQuestion({ ...question(1), options: [{ text: "5" }, { text: "6" }] }), "none is right");
  assert.ok(!isQuestion({ ...question(1), level: 4 }));
});

test("a round of ten needs no engine", () => {
  const { desk, engine } = drill({ phase: "failed" });
  desk.start(1);
  for (let place = 1; place <= LENGTH; place++) {
    assert.equal(desk.question?.seed, place);
    assert.equal(desk.round.place(false), place);
    desk.pick(place === 3 ? 1 : 0);
    desk.pick(2);
    desk.next();
  }
  assert.ok(desk.summary);
  assert.equal(desk.question, null);
  assert.deepEqual(desk.round.misses.map(({ question: { seed }, choice }) => [seed, choice]), [[3, 1]]);
  assert.equal(engine.asked.length, 0);
  desk.start(1);
  assert.notEqual(desk.question, null, "the page's ten come again");
});

test("after the page's ten the engine makes others", async () => {
  const shelf = new Map([["q.1", JSON.stringify(Object.fromEntries(page.slice(0, 10).map(({ seed }) => [seed, 1])))]]);
  const keep = { getItem: (key) => shelf.get(key) ?? null, setItem: (key, value) => shelf.set(key, value), removeItem: () => {} };
  const { desk, engine } = drill({ progress: new Progress("q.", keep) });
  desk.start(1);
  assert.ok(desk.waiting);
  await settled();
  await settled();
  assert.equal(desk.question?.seed, 11);
  assert.deepEqual(engine.asked[0], ["question", { game: "koi-koi", level: 1, seed: 11 }]);
});

test("an address opens its question; an answered one opens with its answer", async () => {
  const { desk } = drill();
  assert.equal(desk.open("#three-levels"), false);
  desk.open("#level=2&q=4");
  assert.equal(desk.question?.id, "koi-koi.2.4");
  desk.pick(1);
  desk.next();
  assert.equal(desk.question?.seed, 1);
  desk.open("#level=2&q=4");
  assert.equal(desk.choice, 1);
  desk.open("#level=2&q=4711");
  await settled();
  await settled();
  assert.equal(desk.fragment, "level=2&q=4711");
});

test("a bad address says so and asks something else", () => {
  const { desk } = drill();
  desk.open("#level=7&q=1");
  assert.match(desk.notice, /level “7”/);
  assert.equal(desk.question?.level, 1);
});

test("what was wrong with an address stays said while the engine makes another question", async () => {
  const { desk } = drill({ ready: [] });
  desk.open("#level=1&q=<b>");
  assert.match(desk.notice, /“<b>”/);
  await settled();
  await settled();
  assert.equal(desk.question?.seed, 1);
  assert.match(desk.notice, /“<b>”/);
});

test("a question that needs a missing engine is replaced on request", async () => {
  const { desk } = drill({ ops: { question: absent } });
  desk.open("#level=1&q=4711");
  await settled();
  await settled();
  assert.equal(desk.question, null);
  assert.match(desk.notice, /did not load/);
  desk.meanwhile();
  assert.equal(desk.question?.seed, 1);
  assert.equal(desk.notice, "");
});

test("a question that the engine could not make is made when it comes", async () => {
  let here = false;
  const { desk } = drill({ ops: { question: ({ level, seed }) => (here ? question(seed, level) : absent()) } });
  desk.open("#level=2&q=4711");
  await settled();
  await settled();
  assert.match(desk.notice, /did not load/);
  here = true;
  desk.resume();
  await settled();
  await settled();
  assert.equal(desk.fragment, "level=2&q=4711");
  assert.equal(desk.notice, "");
});

test("leaving while a question is made loses neither it nor the round", async () => {
  const { desk } = drill({ ready: [] });
  desk.start(2);
  await settled();
  await settled();
  desk.pick(0);
  desk.next();
  desk.stop();
  await settled();
  assert.equal(desk.question, null);
  desk.resume();
  await settled();
  await settled();
  assert.equal(desk.fragment, "level=2&q=2");
  assert.equal(desk.round.place(false), 2);
  desk.resume();
  assert.equal(desk.question?.seed, 2, "with a question on the table there is nothing to go on with");
});

test("another is of the same level and kind", async () => {
  const { desk } = drill();
  desk.open("#level=3&q=2");
  desk.pick(0);
  await desk.another();
  assert.equal(desk.question?.kind, "yaku");
  assert.equal(desk.question?.level, 3);
  assert.equal(desk.choice, null);
});

test("where the page and its engine disagree, the engine's question is shown", async () => {
  const { desk } = drill({ ops: { answer: () => ({ right: false }) } });
  desk.start(1);
  desk.pick(0);
  for (let turn = 0; turn < 4; turn++) await settled();
  assert.equal(desk.choice, null);
  assert.match(desk.notice, /set it anew/);
});

test("a round asks the page's questions first, then those nobody has seen", () => {
  const round = new Round(1, [1, 2, 11]);
  assert.equal(round.next(page.slice(0, 10), true), 3);
  assert.equal(new Round(1, [...Array(12).keys()]).next(page.slice(0, 10), true), 12);
});
