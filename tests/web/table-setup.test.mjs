import assert from "node:assert/strict";
import { test } from "node:test";
import { askedIn, inWords } from "../../interactive/table-address.mjs";
import { USUAL, isHead, loadChoice, saveChoice } from "../../interactive/table-choice.mjs";
import { Explained } from "../../interactive/table-firsts.mjs";
import { linesOf, turnsOf } from "../../interactive/table-log.mjs";
import { Shelf } from "./shelf.mjs";

const blocked = () => {
  throw new DOMException("denied", "SecurityError");
};

test("an address may ask for a table, a seed, open hands, or all of them", () => {
  assert.equal(askedIn("", "koi-koi"), null);
  assert.equal(askedIn("#the-keys", "koi-koi"), null);
  const asked = (hash) => /** @type {any} */ (askedIn(hash, "hana-awase")).asked;
  assert.deepEqual(asked("#seed=7"), { table: null, seed: "7", open: null });
  assert.deepEqual(asked("#table=hana-awase.4.oni_on"), { table: "hana-awase.4.oni_on", seed: null, open: null });
  assert.deepEqual(asked("#table=hana-awase&seed=007&open=1"), { table: "hana-awase", seed: "7", open: true });
  assert.equal(inWords(asked("#seed=7")), "match 7");
  assert.equal(inWords(asked("#table=hana-awase&seed=7")), "match 7 at this table");
});

test("an address that asks for nonsense is told in one short line", () => {
  const bad = ["table=", "table=koi-koi", "table=hana-awaseX", `table=hana-awase.${"x".repeat(2000)}`, "table=<img src=x>",
    "seed=-1", "seed=", "open=yes", "table=hana-awase&seed=x", "seed=1&open="];
  for (const hash of bad) {
    const found = askedIn(`#${hash}`, "hana-awase");
    assert.ok(found && "problem" in found, hash);
    assert.ok(found.problem.length < 140 && !found.problem.includes("\n"), found.problem);
  }
});

test("a choice is kept for its game, and nonsense falls back to the usual", () => {
  const storage = /** @type {any} */ (new Shelf());
  const open = () => storage;
  assert.deepEqual(loadChoice("hana-awase", open), USUAL);
  const own = { table: "hana-awase.4", bots: ["random", "greedy", "greedy"], open: true };
  saveChoice("hana-awase", own, open);
  assert.deepEqual(loadChoice("hana-awase", open), own);
  assert.deepEqual(loadChoice("koi-koi", open), USUAL);
  for (const text of ["", "null", "7", "{", '{"table":"koi-koi","bots":"x","open":1}', '{"table":5,"bots":[5]}', '{"bots":["1","2","3","4","5","6","7","8"]}']) {
    storage.setItem("hana.table.hana-awase.choice", text);
    assert.deepEqual(loadChoice("hana-awase", open), USUAL, text);
  }
  assert.deepEqual(loadChoice("hana-awase", blocked), USUAL);
  saveChoice("hana-awase", own, blocked);
});

test("the head of a record belongs to one game", () => {
  assert.ok(isHead("koi-koi", "koi-koi") && isHead("koi-koi", "koi-koi.fuda-wiki"));
  for (const text of ["", "koi", "koi-koi2", "hana-awase", 5, null]) assert.ok(!isHead("koi-koi", text), String(text));
});

test("what was explained once is not explained again, each game by itself, until one asks", () => {
  const storage = /** @type {any} */ (new Shelf());
  const open = () => storage;
  const firsts = /** @type {any} */ ([{ key: "oni" }, { key: "stop" }]);
  const explained = new Explained(open);
  assert.equal(explained.next("hana-awase", firsts)?.key, "oni");
  explained.add("hana-awase", "oni");
  assert.equal(explained.next("hana-awase", firsts)?.key, "stop");
  const later = new Explained(open);
  assert.equal(later.next("hana-awase", firsts)?.key, "stop");
  later.add("hana-awase", "stop");
  assert.equal(later.next("hana-awase", firsts), null);
  assert.equal(later.next("nylon-ppong", firsts)?.key, "oni");
  later.reset();
  assert.equal(new Explained(open).next("hana-awase", firsts)?.key, "oni");
});

test("explanations work where storage is blocked or holds nonsense", () => {
  const explained = new Explained(blocked);
  explained.add("koi-koi", "stop");
  assert.equal(explained.next("koi-koi", /** @type {any} */ ([{ key: "stop" }])), null);
  for (const text of ["", "{", "7", '{"a":1}', "[1,null]"]) {
    const storage = /** @type {any} */ (new Shelf());
    storage.setItem("hana.table.explained", text);
    assert.equal(new Explained(() => storage).any, false);
  }
});

const line = (player, at, says) => ({ player, at, says, rules: ["KK-4.1"] });
const view = /** @type {any} */ ({
  points: [0, 2],
  log: [
    line(0, 0, "You play pine chaff."),
    line(0, 0, "You turn peony chaff."),
    line(1, 1, "The computer plays cherry chaff."),
    line(0, 2, "You play iris chaff."),
    line(0, 3, "You take the bridge."),
  ],
  settlement: null,
});

test("a turn's halves stand in one line of the log, and one goes back to its first decision", () => {
  assert.deepEqual(linesOf(["You deal."], view), [
    "You deal.",
    "You play pine chaff. You turn peony chaff.",
    "The computer plays cherry chaff.",
    "You play iris chaff. You take the bridge.",
  ]);
  assert.deepEqual(turnsOf(view).map(({ player, back }) => [player, back]), [[0, 0], [1, null], [0, 2]]);
});

test("the end of a deal stands after its last turn", () => {
  const over = { ...view, settlement: { title: "You score 5" } };
  assert.equal(linesOf([], over).at(-1), "You play iris chaff. You take the bridge. You score 5.");
  assert.deepEqual(linesOf([], { ...over, log: [] }), ["You score 5."]);
});
