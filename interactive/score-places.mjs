// The piles or hands of a calculator as sets of cards: what lies where, each card in one place.

import { DECK, month } from "./deck.mjs";
import { readPile, spacedPile, writePile } from "./pile.mjs";

/** @typedef {{ month: number, number: number }} Column */

/** One pile, hand or field. A hand may be written in months, and then no cards are known. */
export class Place {
  /** @type {ReadonlySet<string>} */
  codes = new Set();
  months = ""; // as numbers with spaces
  /** @type {string | null} what stands in the text field, where it was typed */
  typed = null;

  get isEmpty() {
    return !this.codes.size && !this.months;
  }

  /** How many cards. */
  get size() {
    return this.months ? this.months.split(" ").length : this.codes.size;
  }

  /** As the engine is asked. */
  get text() {
    return this.months || writePile(this.codes);
  }

  /** As for people. */
  get spaced() {
    return this.months || spacedPile(this.codes);
  }

  /** @param {string} text  of a link or a field @param {boolean} months  whether these may be months @returns {boolean} nothing was left unread */
  read(text, months) {
    const numbers = text.trim().split(/[\s,]+/);
    if (months && text.length < 100 && numbers.every((one) => /^\d{1,2}$/.test(one))) {
      this.codes = new Set();
      this.months = numbers.join(" ");
      return true;
    }
    const { codes, whole } = readPile(text);
    this.codes = new Set(codes);
    this.months = "";
    return whole;
  }
}

export class Places {
  /** @type {Place[]} */
  all = [];
  field = new Place();

  /** @param {number} count */
  constructor(count) {
    this.fit(count);
  }

  /** Every place, the field last. */
  get each() {
    return [...this.all, this.field];
  }

  get isEmpty() {
    return this.each.every((place) => place.isEmpty);
  }

  /** @param {number} count */
  fit(count) {
    this.all = Array.from({ length: count }, (_, at) => this.all[at] ?? new Place());
  }

  /** Other places, the first with the same cards. @param {number} count */
  begun(count) {
    const places = new Places(count);
    const [from] = this.all;
    const [into] = places.all;
    if (from && into) Object.assign(into, { codes: from.codes, months: from.months });
    return places;
  }

  /** Where a card lies; -1: nowhere, the number of places: on the field. @param {string} code */
  whose(code) {
    return this.each.findIndex((place) => place.codes.has(code));
  }

  /** Put a card into a place, or out of it; it lies in one only. @param {string} code @param {Place} into @param {readonly Column[]} columns */
  toggle(code, into, columns) {
    this.#asCards(columns);
    const had = into.codes.has(code);
    for (const place of this.each) {
      place.typed = null;
      if (place.codes.has(code)) place.codes = new Set([...place.codes].filter((one) => one !== code));
    }
    if (!had) into.codes = new Set([...into.codes, code]);
  }

  /** What nobody has goes here. @param {Place} into */
  rest(into) {
    into.codes = new Set([...into.codes, ...this.left]);
    for (const place of this.each) place.typed = null;
  }

  get left() {
    return DECK.filter((code) => this.whose(code) < 0);
  }

  /** Months become cards of theirs, so that cards can be tapped: which ones does not matter. @param {readonly Column[]} columns */
  #asCards(columns) {
    for (const place of this.each) {
      if (!place.months) continue;
      const codes = new Set();
      for (const word of place.months.split(" ")) {
        const of = columns.find(({ number }) => number === Number(word))?.month;
        const free = DECK.find((code) => month(code) === of && !codes.has(code) && this.whose(code) < 0);
        if (free) codes.add(free);
      }
      place.codes = codes;
      place.months = "";
    }
  }
}
