import assert from "node:assert/strict";
import { test } from "node:test";
import { command, isLetter, towards } from "../../interactive/table-keys.mjs";

const at = { deciding: false, letters: true };

test("digits pick a hand card, arrows move, Escape takes back", () => {
  assert.deepEqual(command({ key: "1" }, at), { do: "hand", index: 0 });
  assert.deepEqual(command({ key: "8" }, at), { do: "hand", index: 7 });
  assert.deepEqual(command({ key: "9" }, at), { do: "hand", index: 8 });
  assert.deepEqual(command({ key: "0" }, at), { do: "hand", index: 9 }, "the tenth");
  assert.deepEqual(command({ key: "ArrowUp" }, at), { do: "move", way: "up" });
  assert.deepEqual(command({ key: "Escape" }, at), { do: "back" });
});

test("stop and koi-koi have keys only while they are asked", () => {
  assert.equal(command({ key: "s" }, at), null);
  assert.equal(command({ key: "k" }, at), null);
  assert.deepEqual(command({ key: "S" }, { ...at, deciding: true }), { do: "stop" });
  assert.deepEqual(command({ key: "k" }, { ...at, deciding: true }), { do: "call" });
});

test("letters can be switched off, and a browser's own keys are left alone", () => {
  for (const key of ["s", "k", "l", "p", "o"]) assert.equal(command({ key }, { deciding: true, letters: false }), null);
  assert.equal(command({ key: "l", ctrlKey: true }, at), null);
  assert.equal(command({ key: "1", metaKey: true }, at), null);
  assert.equal(command({ key: "ArrowLeft", altKey: true }, at), null);
});

test("no key plays, stops or calls by itself: Enter and the space bar belong to the focused button", () => {
  for (const key of ["Enter", " "]) assert.equal(command({ key }, { deciding: true, letters: true }), null);
});

// Two rows of three, and a hand of two under them.
const points = [
  { x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 },
  { x: 0, y: 150 }, { x: 200, y: 150 },
  { x: 40, y: 320 }, { x: 140, y: 308 },
];

test("left and right follow the row and run on, and stop at the ends", () => {
  assert.equal(towards(points, 2, "right"), 3);
  assert.equal(towards(points, 3, "left"), 2);
  assert.equal(towards(points, 0, "left"), -1);
  assert.equal(towards(points, 6, "right"), -1);
});

test("up and down find the nearest card across a hole, and a lifted card counts as its row", () => {
  assert.equal(towards(points, 1, "down"), 3);
  assert.equal(towards(points, 4, "down"), 6);
  assert.equal(towards(points, 5, "up"), 3);
  assert.equal(towards(points, 6, "down"), -1);
  assert.equal(towards(points, 0, "up"), -1);
});

test("from nowhere, an arrow goes to the first", () => {
  assert.equal(towards(points, -1, "down"), 0);
  assert.equal(towards([], -1, "down"), -1);
});

test("a rummy has letters of its own, and keeps the others", () => {
  const rummy = { ...at, rummy: true };
  const deeds = { d: "draw", s: "stop", p: "ppong", n: "pass", y: "declare", t: "triple" };
  for (const [key, deed] of Object.entries(deeds)) {
    assert.deepEqual(command({ key }, rummy), { do: "deed", deed });
    assert.equal(command({ key }, { ...rummy, letters: false }), null);
    assert.ok(isLetter({ key }), "the theme does not hear it");
  }
  assert.deepEqual(command({ key: "h" }, rummy), { do: "hint" });
  assert.deepEqual(command({ key: "U", shiftKey: true }, rummy), { do: "redo" });
  assert.equal(command({ key: "o" }, rummy), null, "there are no piles");
  assert.deepEqual(command({ key: "p" }, at), { do: "pile" }, "in a capture game");
});
