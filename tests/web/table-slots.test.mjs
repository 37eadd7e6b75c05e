import assert from "node:assert/strict";
import { test } from "node:test";
import { SLOTS, columns, keep, place } from "../../interactive/table-slots.mjs";

const dealt = ["1H", "2T", "3H", "4R", "5a", "6b", "7T", "8H"];

test("a new deal fills the first slots in order", () => {
  assert.deepEqual(keep([], dealt), [...dealt, null, null, null, null]);
});

test("a taken card leaves a hole and nothing else moves", () => {
  const slots = keep([], dealt);
  const after = keep(slots, dealt.filter((code) => code !== "3H"));
  assert.equal(after[2], null);
  for (const [index, code] of slots.entries()) if (code !== "3H") assert.equal(after[index], code);
});

test("the next card fills the first hole", () => {
  const slots = keep(keep([], dealt), dealt.filter((code) => code !== "3H" && code !== "6b"));
  const after = keep(slots, ["12a", ...dealt.filter((code) => code !== "3H" && code !== "6b")]);
  assert.equal(after[2], "12a");
  assert.equal(after[5], null);
});

test("the order in which the engine lists the field moves nothing", () => {
  const slots = keep([], dealt);
  assert.deepEqual(keep(slots, [...dealt].reverse()), slots);
});

test("more than twelve cards open a seventh column, which closes again", () => {
  const many = [...dealt, "9a", "10a", "11a", "12a", "9b", "10b"];
  const slots = keep([], many);
  assert.equal(slots.length, 14);
  assert.equal(columns(slots.length), 7);
  assert.deepEqual(slots.map((_, index) => place(index)).slice(0, 12), keep([], []).map((_, index) => place(index)));
  assert.deepEqual(place(12), { row: 1, column: 7 });
  assert.deepEqual(place(13), { row: 2, column: 7 });
  assert.equal(keep(slots, dealt).length, SLOTS);
});

test("a card that is listed twice or kept twice lies once", () => {
  assert.deepEqual(keep(["1H", "1H"], ["1H", "1H"]).filter(Boolean), ["1H"]);
});
