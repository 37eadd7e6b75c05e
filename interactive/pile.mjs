// Piles as text: what a link or a field says about cards. Reading here is lenient, so that a damaged link still
// shows what it can; what is wrong with it, and where, is the engine's to say.

import { DECK } from "./deck.mjs";

const KNOWN = new Map(DECK.map((code) => [code.toLowerCase(), code]));
const PLACE = new Map(DECK.map((code, place) => [code, place]));
const LONGEST = 1000; // letters: the whole deck takes 106

/**
 * The cards a text names, each once, in the deck's order.
 * @param {string} text
 * @returns {{ codes: string[], whole: boolean }} whole: nothing was left unread, and no card stood twice
 */
export function readPile(text) {
  /** @type {Set<string>} */
  const codes = new Set();
  let whole = text.length <= LONGEST;
  let rest = 0;
  const found = text.slice(0, LONGEST).matchAll(/(\d+)([a-z])/gi);
  for (const { 0: token, index } of found) {
    const code = KNOWN.get(token.toLowerCase());
    if (!code || codes.has(code) || /[^\s,]/.test(text.slice(rest, index))) whole = false;
    if (code) codes.add(code);
    rest = index + token.length;
  }
  if (/[^\s,]/.test(text.slice(rest, LONGEST))) whole = false;
  return { codes: inOrder(codes), whole };
}

/** As in links: ascending, nothing between. @param {Iterable<string>} codes */
export const writePile = (codes) => inOrder(codes).join("");

/** As for people: ascending, with spaces. @param {Iterable<string>} codes */
export const spacedPile = (codes) => inOrder(codes).join(" ");

/** @param {Iterable<string>} codes */
const inOrder = (codes) => [...codes].sort((a, b) => (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0));
