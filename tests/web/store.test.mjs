// What a device keeps, or refuses to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Progress } from "../../interactive/store.mjs";
import { Shelf } from "./shelf.mjs";

test("answers are kept a level at a time", () => {
  const shelf = new Shelf();
  new Progress("q.", shelf).add(1, 17, true);
  new Progress("q.", shelf).add(1, 18, false);
  new Progress("q.", shelf).add(2, 17, false);
  const later = new Progress("q.", shelf);
  assert.deepEqual([...later.answers(1)], [[17, true], [18, false]]);
  assert.deepEqual([...later.answers(2)], [[17, false]]);
  later.forget(1);
  assert.equal(later.answers(1).size, 0);
  assert.equal(later.answers(2).size, 1);
});

test("broken entries are left out and the others stay", () => {
  const shelf = new Shelf();
  shelf.setItem("q.1", '{"3":1,"x":1,"-4":0,"5":"yes","6":0,"__proto__":1}');
  const progress = new Progress("q.", shelf);
  assert.deepEqual([...progress.answers(1)], [[3, true], [6, false]]);
  progress.add(1, 7, true);
  assert.deepEqual([...progress.answers(1)], [[3, true], [6, false], [7, true]]);
});

test("a value that is no record counts as none, and other levels are untouched", () => {
  for (const text of ["", "{", "null", "[1]", "7", '"x"']) {
    const shelf = new Shelf();
    shelf.setItem("q.1", text);
    shelf.setItem("q.2", '{"1":1}');
    const progress = new Progress("q.", shelf);
    assert.equal(progress.answers(1).size, 0, text);
    assert.equal(progress.answers(2).size, 1, text);
  }
});

test("blocked storage is said, not thrown", () => {
  const none = new Progress("q.", null);
  assert.equal(none.kept, false);
  none.add(1, 1, true);
  assert.equal(none.answers(1).size, 0);

  const full = new Progress("q.", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  assert.equal(full.kept, true);
  full.add(1, 1, true);
  assert.equal(full.kept, false);
  full.forget(1);
});
