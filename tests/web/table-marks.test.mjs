import assert from "node:assert/strict";
import { test } from "node:test";
import { doing, looks, targets } from "../../interactive/table-marks.mjs";

/** @param {string} card @param {string[]} take */
const play = (card, ...take) => ({ code: `${card}.${take.join("")}`, kind: "play", card, take, says: `${card} ${take}.`, gain: 0 });
/** @param {any[]} actions @param {string} phase @returns {any} */
const view = (actions, phase = "play") => ({ phase, actions, turned: null });
const how = { selected: /** @type {string | null} */ (null), marks: true, busy: false };

const field = ["1H", "2T", "3H", "5R", "11T"];
const oni = field.slice(0, 4).map((code) => play("11a", code));

test("a wild card that may take many is marked by pips, and what it may not take is greyed", () => {
  const stand = looks(view(oni), { ...how, selected: "11a" });
  assert.deepEqual(field.map((code) => stand.field(code).state), [...Array(4).fill("match-quiet"), "disabled"]);
  assert.equal(stand.hand("11a").state, "selected");
  assert.match(doing(oni), /4 cards/);
  assert.equal(doing([play("1a", "1H"), play("1a", "1R")]), "Takes Crane or Pine poetry ribbon. Choose which.");
});

test("two to choose from have rings", () => {
  const stand = looks(view(oni.slice(0, 2)), { ...how, selected: "11a" });
  assert.deepEqual(["1H", "2T", "3H"].map((code) => stand.field(code).state), ["match", "match", ""]);
});

test("a choice shows what can be taken even where marks are switched off", () => {
  const off = { ...how, marks: false };
  assert.equal(looks(view(oni.slice(0, 2)), off).field("1H").state, "");
  assert.equal(looks(view(oni.slice(0, 2)), { ...off, selected: "11a" }).field("1H").state, "match");
  assert.equal(looks(view([{ ...play("9a", "9T"), kind: "take" }], "take"), off).field("9T").state, "match");
});

test("while events run nothing can be pressed", () => {
  const stand = looks(view(oni), { ...how, busy: true });
  assert.equal(stand.hand("11a").off, true);
  assert.equal(stand.field("1H").off, true);
});

test("a card that several may take leads to each of them", () => {
  const found = targets(view([play("1a", "1H"), play("1b", "1H"), play("2a")]), null);
  assert.deepEqual([...found.keys()], ["1H"]);
  assert.equal(found.get("1H")?.length, 2);
});
