// What a reader chose about cards, kept or not; and which codes are cards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CardChoices } from "../../interactive/card-choices.mjs";
import { DECK, label } from "../../interactive/deck.mjs";
import { Shelf } from "./shelf.mjs";

const blocked = () => {
  throw new Error("SecurityError");
};

function choicesOver(open) {
  const shown = {};
  let changes = 0;
  const choices = new CardChoices(shown, () => changes++, open);
  return { shown, choices, count: () => changes };
}

test("a choice is shown, kept and recalled", () => {
  const shelf = new Shelf();
  const first = choicesOver(() => shelf);
  first.choices.choose("set", "hwatu");
  first.choices.choose("badges", "off");
  first.choices.choose("as", "words");
  assert.deepEqual(first.shown, { hanaSet: "hwatu", hanaBadges: "off", hanaAs: "words" });
  const later = choicesOver(() => shelf);
  later.choices.recall();
  assert.deepEqual(later.shown, first.shown);
  assert.equal(later.count(), 1);
  later.choices.recall();
  assert.equal(later.count(), 1, "nothing has changed");
  first.choices.choose("set", "");
  assert.equal("hanaSet" in first.shown, false);
  assert.equal(shelf.kept.has("hana.cards.set"), false);
  later.choices.recall();
  assert.equal(later.choices.get("set"), "");
});

test("what is kept may be anyone's", () => {
  const shelf = new Shelf();
  for (const name of ["set", "badges", "as"]) shelf.setItem(`hana.cards.${name}`, "<b>");
  const { shown, choices } = choicesOver(() => shelf);
  choices.recall();
  assert.deepEqual(shown, {});
});

test("a device that refuses keeps the choice for the visit, and says so", () => {
  const { shown, choices, count } = choicesOver(blocked);
  choices.choose("set", "hwatu");
  assert.equal(choices.kept, false);
  choices.recall();
  assert.deepEqual(shown, { hanaSet: "hwatu" });
  assert.equal(count(), 1);
});

test("keys of other things are not ours", () => {
  const { choices } = choicesOver(() => new Shelf());
  assert.deepEqual(["hana.cards.set", null, "hana.scheme"].map((key) => choices.owns(key)), [true, true, false]);
});

test("the element knows the codes of the deck", async () => {
  Object.assign(globalThis, {
    document: { documentElement: { dataset: {} } },
    HTMLElement: class {},
    customElements: { define() {} },
  });
  const { CODES } = await import("../../interactive/hana-card.mjs");
  assert.deepEqual([...CODES].sort(), [...DECK].sort());
});

test("a card is named with its plant and kind, once", () => {
  assert.equal(label("3H"), "Curtain, cherry blossom light");
  assert.equal(label("9a"), "Chrysanthemum chaff");
});
