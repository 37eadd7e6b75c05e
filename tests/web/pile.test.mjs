// Piles and fragments as anyone may write them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DECK, label } from "../../interactive/deck.mjs";
import { readFragment, writeFragment } from "../../interactive/fragment.mjs";
import { readPile, spacedPile, writePile } from "../../interactive/pile.mjs";
import { readAddress } from "../../interactive/quiz-round.mjs";
import { quote } from "../../interactive/words.mjs";

test("the deck has 48 cards in the order of the notation", () => {
  assert.equal(DECK.length, 48);
  assert.deepEqual(DECK.slice(0, 4), ["1H", "1R", "1a", "1b"]);
  assert.deepEqual(DECK.slice(-8), ["11H", "11T", "11R", "11a", "12H", "12a", "12b", "12c"]);
});

test("a label has name, flower and category once each", () => {
  assert.equal(label("3H"), "Curtain, cherry blossom light");
  assert.equal(label("2a"), "Plum chaff");
  assert.equal(label("9R"), "Chrysanthemum blue ribbon");
  assert.equal(label("8T"), "Geese, susuki grass animal");
});

test("codes are read in either case, with spaces, commas or nothing between", () => {
  for (const text of ["3H3a9T9a", "9a 9t,3A 3h", " 3H, 3a  9T\t9a "]) {
    const { codes, whole } = readPile(text);
    assert.deepEqual(codes, ["3H", "3a", "9T", "9a"], text);
    assert.ok(whole, text);
  }
});

test("writing and reading the whole deck are inverse", () => {
  assert.deepEqual(readPile(writePile(DECK)), { codes: [...DECK], whole: true });
  assert.equal(spacedPile(["9a", "3H"]), "3H 9a");
});

test("a damaged pile keeps the cards that can be read", () => {
  for (const [text, kept] of /** @type {const} */ ([
    ["3H3a9T9a9T", "3H3a9T9a"],
    ["3H9X", "3H"],
    ["3H13a", "3H"],
    ["3H-9T", "3H9T"],
    ["3H9", "3H"],
    ["<img src=x onerror=alert(1)>", ""],
    ["月3H", "3H"],
    ["x".repeat(5000), ""],
  ])) {
    const { codes, whole } = readPile(text);
    assert.equal(codes.join(""), kept, text.slice(0, 30));
    assert.equal(whole, false, text.slice(0, 30));
  }
});

test("an ordinary anchor is no fragment of ours", () => {
  assert.equal(readFragment("#count-it-yourself", ["pile"]), null);
  assert.equal(readFragment("", ["pile"]), null);
});

test("a hostile fragment is read as text", () => {
  assert.deepEqual(readFragment("#pile=%E0%A4%A&called=2", ["pile", "called"]), { pile: "\uFFFD%A", called: "2" });
  assert.deepEqual(readFragment("#pile=3H&pile=9T&__proto__=1", ["pile"]), { pile: "3H" });
});

test("fragments survive being written and read", () => {
  const fields = { pile: "3H3a", called: "1" };
  assert.deepEqual(readFragment(`#${writeFragment(fields)}`, ["pile", "called"]), fields);
  assert.equal(quote("a".repeat(100)).length, 27);
});

test("a question's address: level and seed, or one clear line", () => {
  assert.deepEqual(readAddress("#level=2&q=17"), { level: 2, seed: 17, notice: "" });
  assert.deepEqual(readAddress("#level=3"), { level: 3, seed: null, notice: "" });
  for (const hash of ["#level=9&q=1", "#level=2&q=-1", "#level=2&q=1e9", "#level=&q=1", "#level=1&q=99999999999999999999", "#q=<b>"]) {
    const address = readAddress(hash);
    assert.equal(address?.seed, null, hash);
    assert.match(address?.notice ?? "", /^This link asks for .+\.$/, hash);
  }
});
