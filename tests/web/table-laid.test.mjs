import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "../../interactive/table-laid.mjs";

/** @param {string} line  "1a0 1b2ppong": card, player, how */
const pool = (line) =>
  line.split(" ").map((one) => {
    const [, card = "", player, how] = /^(\d+\D)(\d)(\w*)$/.exec(one) ?? [];
    return { card, player: Number(player), how: how || "discard" };
  });
/** @param {string} line */
const codes = (line) => together(pool(line)).map((set) => set.map(({ card }) => card).join("+"));
/** @param {string} line */
const told = (line) => together(pool(line)).flat().filter((one) => one.told).map(({ card, player }) => `${card}${player}`);

test("discards lie alone, in order, each with its name", () => {
  assert.deepEqual(codes("1a0 2a1 3a2"), ["1a", "2a", "3a"]);
  assert.deepEqual(told("1a0 2a1 3a2"), ["1a0", "2a1", "3a2"]);
  assert.deepEqual(together([]), []);
});

test("a claim lies with the discard that it claims, both named", () => {
  const line = "1a0 2a1 2b3ppong 2R3ppong 7a3";
  assert.deepEqual(codes(line), ["1a", "2a+2b+2R", "7a"]);
  assert.deepEqual(told(line), ["1a0", "2a1", "2R3", "7a3"]);
});

test("a claim that ends the deal is told at its last card", () => {
  assert.deepEqual(told("2a1 2b3ppong 2R3ppong"), ["2a1", "2R3"]);
});

test("three of one month lie together, and the card after them does not", () => {
  const line = "5a1triple 5b1triple 5R1triple 9a1 9b2ppong 9R2ppong";
  assert.deepEqual(codes(line), ["5a+5b+5R", "9a+9b+9R"]);
  assert.deepEqual(told(line), ["5a1", "9a1", "9R2"]);
});

test("threes of two players lie apart", () => {
  assert.deepEqual(codes("5a1triple 5b1triple 5R1triple 6a2triple 6b2triple 6R2triple"), ["5a+5b+5R", "6a+6b+6R"]);
});
