import assert from "node:assert/strict";
import { test } from "node:test";
import { anySeed, seedIn } from "../../interactive/seed.mjs";
import { Store, read, write } from "../../interactive/table-session.mjs";
import { loadSettings, saveSettings } from "../../interactive/table-settings.mjs";

const match = { game: "koi-koi", seed: "5", bot: "greedy", deals: ["hc1~koi-koi~s7~3a"] };
const ahead = { ...match, deals: ["hc1~koi-koi~s7~3a-4a"] };
const session = { match, ahead, slots: ["1H", null], opening: ["You deal and play first."] };

/** Storage as two tabs share it. */
function shared() {
  const kept = new Map();
  return /** @type {any} */ ({
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
}

const blocked = () => {
  throw new DOMException("denied", "SecurityError");
};

test("what is written is read back", () => {
  assert.deepEqual(read(write(session)), session);
});

test("foreign text is no session, whatever it is", () => {
  const good = JSON.parse(write(session));
  const bad = [
    "", "null", "[]", "{", "true", '"x"', "{}",
    JSON.stringify({ ...good, v: 3 }),
    JSON.stringify({ ...good, match: null }),
    JSON.stringify({ ...good, match: { ...match, seed: 5 } }),
    JSON.stringify({ ...good, match: { ...match, deals: [] } }),
    JSON.stringify({ ...good, match: { ...match, deals: [7] } }),
    JSON.stringify({ ...good, match: { ...match, bot: {} } }),
    "x".repeat(500_000),
  ];
  for (const text of bad) assert.equal(read(text), null, text.slice(0, 60));
});

test("slots and opening are only for show: nonsense in them costs the match nothing", () => {
  const text = JSON.stringify({ v: 2, match, ahead: null, slots: ["1H", 7, { a: 1 }, "too long"], opening: ["a", 5, null] });
  assert.deepEqual(read(text), { match, ahead: null, slots: ["1H", null, null, null], opening: ["a"] });
  assert.deepEqual(read(JSON.stringify({ v: 2, match, slots: "x", opening: {} })), { match, ahead: null, slots: [], opening: [] });
});

test("a longer match that is none costs only the way on", () => {
  for (const bad of [7, "x", [], {}, { ...match, deals: [] }, { ...match, seed: 5 }]) {
    assert.equal(read(JSON.stringify({ v: 2, match, ahead: bad, slots: [], opening: [] }))?.ahead, null);
  }
});

test("a match that was kept by the first version is read for ever", () => {
  const kept = '{"v":1,"match":{"game":"koi-koi","seed":"5","bot":"greedy","deals":["hc1~koi-koi~s7~3a"]},"slots":["1H"],"log":["You play."]}';
  assert.deepEqual(read(kept), { match, ahead: null, slots: ["1H"], opening: [] });
});

test("a match of any game is kept: with a table, players of its own, open hands, or one deal alone", () => {
  const one = { game: "nylon-ppong", table: "nylon-ppong.3", seed: "", bots: ["random", "greedy"], open: true, alone: { seat: 2 }, deals: ["x"] };
  const whole = { match: one, ahead: null, slots: [], opening: [] };
  assert.deepEqual(read(write(whole)), whole);
});

test("a store tells nothing, a match, and text it cannot read apart", () => {
  const storage = shared();
  const store = new Store("k", () => storage);
  assert.equal(store.load().state, "none");
  assert.equal(store.save(session), "kept");
  assert.deepEqual(store.load(), { state: "good", session });
  storage.setItem("k", "{broken");
  assert.deepEqual(store.load(), { state: "broken" });
  assert.equal(store.text, "{broken");
  assert.equal(storage.kept.get("k"), "{broken");
});

test("a match that another tab played on is not overwritten", () => {
  const storage = shared();
  const [here, there] = [new Store("k", () => storage), new Store("k", () => storage)];
  here.save(session);
  there.load();
  const further = { ...session, match: { ...match, deals: ["hc1~koi-koi~s7~3a-4a"] } };
  assert.equal(there.save(further), "kept");
  assert.equal(here.ours, false);
  assert.equal(here.save(session), "elsewhere");
  assert.deepEqual(here.load(), { state: "good", session: further });
  assert.equal(here.save(session), "kept");
});

test("a store that was emptied elsewhere takes the match again", () => {
  const storage = shared();
  const store = new Store("k", () => storage);
  store.save(session);
  storage.kept.clear();
  assert.equal(store.ours, true);
  assert.equal(store.save(session), "kept");
});

test("where storage is blocked or full, the match goes on", () => {
  const store = new Store("k", blocked);
  assert.equal(store.load().state, "blocked");
  assert.equal(store.save(session), "blocked");
  assert.equal(store.ours, true);
});

test("what storage refuses lasts as long as the visit, whatever page is shown meanwhile", () => {
  const visit = new Map();
  new Store("k", blocked, visit).save(session);
  assert.deepEqual(new Store("k", blocked, visit).load(), { state: "blocked", session });
  assert.deepEqual(new Store("other", blocked, visit).load(), { state: "blocked", session: null });
  const storage = shared();
  const store = new Store("k", () => storage, visit);
  assert.deepEqual(store.load(), { state: "blocked", session }, "what was kept before is older");
  assert.equal(store.ours, true);
  assert.equal(store.save(session), "kept");
  assert.equal(visit.size, 0);
});

test("settings fall back one by one", () => {
  const storage = shared();
  const usual = { speed: "calm", marks: true, letters: true, claim: 0 };
  assert.deepEqual(loadSettings(() => storage), usual);
  const own = { speed: "step", marks: false, letters: true, claim: 5 };
  saveSettings(/** @type {any} */ (own), () => storage);
  assert.deepEqual(loadSettings(() => storage), own);
  for (const text of ["", "null", "7", '{"speed":"warp","claim":7}', "<b>"]) {
    storage.setItem("hana.table.settings", text);
    assert.deepEqual(loadSettings(() => storage), usual);
  }
  storage.setItem("hana.table.settings", '{"speed":"brisk"}'); // as it was kept at first
  assert.deepEqual(loadSettings(() => storage), { ...usual, speed: "brisk" });
  assert.deepEqual(loadSettings(blocked), usual);
  saveSettings(/** @type {any} */ (usual), blocked);
});

test("an address may ask for a seed, and only for a number", () => {
  assert.equal(seedIn(""), null);
  assert.equal(seedIn("#the-keys"), null);
  assert.deepEqual(seedIn("#seed=123"), { seed: "123" });
  assert.deepEqual(seedIn("#a=1&seed=007"), { seed: "7" });
  for (const text of ["", "-1", "1.5", "1e3", "%3Cimg%20src=x%3E", "<img onerror=alert(1)>", "9".repeat(21), "١٢"]) {
    const found = seedIn(`#seed=${text}`);
    assert.ok(found && "problem" in found, text);
    assert.ok(found.problem.length < 140 && !found.problem.includes("\n"));
  }
});

test("a fresh seed is one that an address could ask for", () => {
  const seeds = Array.from({ length: 20 }, () => String(anySeed()));
  for (const seed of seeds) assert.deepEqual(seedIn(`#seed=${seed}`), { seed });
  assert.ok(new Set(seeds).size > 15);
});
