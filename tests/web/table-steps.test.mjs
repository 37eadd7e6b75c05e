import assert from "node:assert/strict";
import { test } from "node:test";
import { stepsTo } from "../../interactive/table-steps.mjs";
import { board, pile, viewed } from "./boards.mjs";

// You play 1a onto the crane, turn 6a, which stays; Aki plays 3a, it stays, and turns 5b onto 5a; Emi plays 6b onto 6a.
const before = board({ hand: ["1a", "2T"], in_hand: [2, 2, 2], stock: 9, field: ["1H", "5a"], piles: [pile(), pile(), pile()] });
const mine = [pile({ hikari: ["1H"], kasu: ["1a"] }), pile(), pile()];
const played = board({ hand: ["2T"], in_hand: [1, 2, 2], stock: 9, field: ["5a"], piles: mine });
const turned = { ...played, stock: 8, field: ["5a", "6a"] };
const stays = { ...turned, in_hand: [1, 1, 2], field: ["3a", "5a", "6a"] };
const theirs = [mine[0], pile({ kasu: ["5a", "5b"] }), pile()];
const taken = { ...stays, stock: 7, field: ["3a", "6a"], piles: theirs };
const last = { ...taken, in_hand: [1, 1, 1], field: ["3a"], piles: [mine[0], theirs[1], pile({ kasu: ["6a", "6b"] })] };
const turn = /** @type {any[]} */ ([
  { player: 0, kind: "play", card: "1a", took: ["1H"], board: played },
  { player: 0, kind: "turn", card: "6a", took: [], board: turned },
  { player: 1, kind: "play", card: "3a", took: [], board: stays },
  { player: 1, kind: "turn", card: "5b", took: ["5a"], board: taken },
  { player: 2, kind: "play", card: "6b", took: ["6a"], board: last },
]);

test("the steps lead from the position before to the position after, and lose no card", () => {
  const steps = stepsTo(viewed(before), viewed(last), turn);
  assert.deepEqual(steps[0]?.board.hand, before.hand);
  for (const { board } of steps) {
    const seen = [...board.hand, ...board.field, ...board.piles.flatMap((pile) => Object.values(pile).flat())];
    if (board.turned) seen.push(board.turned);
    if (board.landing) seen.push(board.landing.card);
    assert.equal(new Set(seen).size, seen.length, "no card lies twice");
    const hidden = board.inHand.slice(1).reduce((sum, count) => sum + count, board.stock);
    assert.equal(seen.length + hidden, 17, "no card is lost");
  }
  assert.deepEqual(steps.at(-1)?.board.field, last.field);
  assert.deepEqual(
    steps.filter(({ part }) => part === "landed").map(({ board }) => board.landing),
    [{ card: "1a", on: "1H" }, { card: "5b", on: "5a" }, { card: "6b", on: "6a" }],
  );
});

test("a card lands out of the hand of whoever plays it", () => {
  const landed = stepsTo(viewed(before), viewed(last), turn).filter(({ part }) => part === "landed");
  assert.deepEqual(landed.map(({ board }) => board.inHand), [[1, 2, 2], [1, 1, 2], [1, 1, 1]]);
  assert.deepEqual(landed[0]?.board.hand, ["2T"]);
  assert.deepEqual(landed[2]?.board.hand, ["2T"]);
});

test("a hand that lies open loses a card when it is played, not before", () => {
  const hands = [null, ["8H"], ["9T"]];
  const steps = stepsTo(viewed({ ...before, hands: [null, ["3a", "8H"], ["6b", "9T"]] }), viewed({ ...last, hands }), turn);
  const shown = (/** @type {number} */ at) => steps.filter(({ event }) => event === turn[at]).at(-1)?.board.hands;
  assert.deepEqual(shown(1)?.[1]?.toSorted(), ["3a", "8H"]);
  assert.deepEqual(shown(2)?.[1], ["8H"]);
  assert.deepEqual(shown(3)?.[2]?.toSorted(), ["6b", "9T"]);
  assert.deepEqual(shown(4)?.[2], ["9T"]);
});

test("a turned card that waits for a choice stays turned, and is taken from there", () => {
  const waits = board({ in_hand: [1, 2], hand: ["4a"], stock: 21, turned: "9a", field: ["9T", "9R", "2T"] });
  const down = { ...waits, stock: 22, turned: null };
  const steps = stepsTo(viewed({ ...down, hand: ["2T", "4a"], in_hand: [2, 2], field: ["9T", "9R"] }), viewed(waits), /** @type {any} */ ([
    { player: 0, kind: "play", card: "2T", took: [], board: down },
    { player: 0, kind: "turn", card: "9a", took: [], board: waits },
  ]));
  assert.equal(steps[0]?.board.turned, null);
  assert.equal(steps.at(-1)?.board.turned, "9a");
  assert.ok(!steps.at(-1)?.board.field.includes("9a"));
  const after = { ...waits, turned: null, field: ["9R", "2T"], piles: [pile({ tane: ["9T"], kasu: ["9a"] }), pile()] };
  const taken = stepsTo(viewed(waits), viewed(after), /** @type {any} */ ([{ player: 0, kind: "take", card: "9a", took: ["9T"], board: after }]));
  assert.equal(taken[0]?.board.turned, "9a");
  assert.deepEqual(taken[1]?.board.landing, { card: "9a", on: "9T" });
  assert.equal(taken[1]?.board.turned, null);
});

test("the first card of a new deal is not led up to from the deal before", () => {
  const [first] = stepsTo(null, viewed(last), /** @type {any} */ ([{ player: 0, kind: "deal", card: null, took: [], board: before }]));
  assert.equal(first?.part, "done");
  assert.deepEqual(first?.board.hand, before.hand);
});

test("a card that is not to be seen moves nothing that is", () => {
  const drawn = { ...before, stock: 8, in_hand: [2, 3, 2] };
  const steps = stepsTo(viewed(before), viewed(drawn), /** @type {any} */ ([{ player: 1, kind: "draw", card: null, took: [], board: drawn }]));
  assert.equal(steps.length, 1);
  assert.deepEqual(steps[0]?.board.inHand, [2, 3, 2]);
});
