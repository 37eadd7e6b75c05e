// The forty-eight cards by name: the codes of the notation, and what readers call them.

import names from "../hanacore/names/en.json" with { type: "json" };
import faces from "./faces.json" with { type: "json" };

/** @typedef {"hikari" | "tane" | "tan" | "kasu"} Kind */

const NAMES = /** @type {Record<string, string>} */ (names);
const WORDS = /** @type {Record<string, string>} */ ({ hikari: "light", tane: "animal", tan: "ribbon", kasu: "chaff" });

/** All codes of the deck in the order of the notation: ascending month, then H T R a b c. */
export const DECK = Object.freeze(
  [..."123456789", "10", "11", "12"].flatMap((month) =>
    [..."HTRabc"].map((letter) => month + letter).filter((code) => `card.${code}` in NAMES),
  ),
);

/** @param {string} code @returns {number} */
export const month = (code) => Number.parseInt(code, 10);

/** @param {string} code @returns {Kind} */
export const kind = (code) => /** @type {Record<string, Kind>} */ (faces.kinds)[code.slice(-1)] ?? "kasu";

/** The name a reader knows the card by; an unknown code is shown as it is. @param {string} code */
export const cardName = (code) => NAMES[`card.${code}`] ?? code;

/** @param {number | string} number */
export const monthName = (number) => NAMES[`month.${number}`] ?? String(number);

/** The flower in one short word, for narrow places. @param {number | string} number */
export const plantName = (number) => NAMES[`plant.${number}`] ?? monthName(number);

/** What a screen reader says: the name, and the month and category unless the name has them. @param {string} code */
export function label(code) {
  const name = cardName(code);
  const told = name.toLowerCase();
  const flower = monthName(month(code)).toLowerCase();
  const missing = told.includes(flower) || told.includes(plantName(month(code)).toLowerCase()) ? [] : [flower];
  const word = WORDS[kind(code)] ?? "";
  if (!told.includes(word)) missing.push(word);
  return missing.length ? `${name}, ${missing.join(" ")}` : name;
}

/** The name without its flower, for the foot of a card. @param {string} code */
export const shortName = (code) => NAMES[`short.${code}`] ?? cardName(code);
