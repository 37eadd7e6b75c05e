// What a comparison is about, and how its address says it: a game, and a pile with a call, or hands and an end.

import { readFragment, writeFragment } from "./fragment.mjs";
import { GAMES } from "./games.mjs";
import { readPile, spacedPile, writePile } from "./pile.mjs";

/** @typedef {{ game: string, pile: string, called: boolean, hands: string[], end: string }} Asked */

export const ENDS = /** @type {const} */ ({
  stop: "A stop",
  ppong: "A ppong that goes out",
  declare: "A declared yaku",
  out: "A triple that goes out",
  exhausted: "An empty stock",
});
const SEATS = { stop: 1, ppong: 2, declare: 1, out: 1, exhausted: 0 }; // that an end names
const FIELDS = ["game", "pile", "called", "hands", "end"];
const HANDS = 6;
const LONGEST = 60; // letters of a hand

/** Nothing chosen yet. @param {string} game @returns {Asked} */
export const nothingYet = (game) => ({ game, pile: "", called: false, hands: ["", ""], end: "stop:0" });

/**
 * What an address asks, as far as it can be read; null when it is about something else.
 * @param {string} hash
 * @returns {{ asked: Asked, whole: boolean } | null}
 */
export function readAsked(hash) {
  const fields = readFragment(hash, FIELDS);
  if (!fields) return null;
  const game = fields.game ?? (fields.hands === undefined ? "koi-koi" : "nylon-ppong"); // the one game that compares hands
  const asked = nothingYet(Object.hasOwn(GAMES, game) ? game : "koi-koi");
  const { called = "0" } = fields;
  const { codes, whole } = readPile(fields.pile ?? "");
  asked.pile = spacedPile(codes);
  asked.called = asked.game === "koi-koi" && called === "1";
  const hands = (fields.hands ?? "").split("_");
  if (fields.hands !== undefined) {
    asked.hands = hands.slice(0, HANDS).map((hand) => hand.slice(0, LONGEST).replaceAll(".", " "));
  }
  while (asked.hands.length < 2) asked.hands.push("");
  const end = fields.end ? readEnd(fields.end, asked.hands.length) : asked.end;
  if (end) asked.end = end;
  const fits = hands.length <= HANDS && hands.every((hand) => hand.length <= LONGEST);
  return { asked, whole: whole && fits && end !== null && /^[01]$/.test(called) && Object.hasOwn(GAMES, game) };
}

/**
 * An end as the engine writes it; null where it is none that can be chosen, and so shown, at so many hands.
 * @param {string} text  with points too, as links of the calculator have it @param {number} hands
 */
function readEnd(text, hands) {
  const [how = "", ...seats] = text.split(/[.:]/, 4);
  if (!Object.hasOwn(SEATS, how) || seats.length !== SEATS[/** @type {keyof typeof SEATS} */ (how)]) return null;
  return seats.every((seat) => /^\d$/.test(seat) && Number(seat) < hands) ? [how, ...seats].join(":") : null;
}

/** @param {Asked} asked */
export function writeAsked({ game, pile, called, hands, end }) {
  if (game !== "nylon-ppong") {
    return writeFragment({ game, pile: writePile(readPile(pile).codes), ...(called ? { called: 1 } : {}) });
  }
  return writeFragment({ game, hands: hands.map((hand) => hand.trim().split(/[\s,]+/).join(".")).join("_"), end });
}

/** The question for the engine: operation and arguments. @param {Asked} asked @returns {[string, object] | null} */
export function question({ game, pile, called, hands, end }) {
  if (game === "nylon-ppong") return ["compare.end", { game, hands: hands.map((hand) => hand.trim()), end }];
  if (!pile) return null;
  return ["compare", game === "koi-koi" ? { game, pile, opponent_called: called } : { game, pile }];
}
