// The forty-eight cards by name, in the page's language: the codes of the notation, and what readers call them.

import english from "../hanacore/names/en.json" with { type: "json" };

/** @typedef {"hikari" | "tane" | "tan" | "kasu"} Kind */

const OTHERS = /** @type {Record<string, () => Promise<{ default: Record<string, string> }>>} */ ({
  ja: () => import("../hanacore/names/ja.json", { with: { type: "json" } }),
  ko: () => import("../hanacore/names/ko.json", { with: { type: "json" } }),
  "zh-Hant": () => import("../hanacore/names/zh-Hant.json", { with: { type: "json" } }),
});
const KINDS = /** @type {Record<string, Kind>} */ ({ H: "hikari", T: "tane", R: "tan" });
const WORDS = /** @type {Record<string, string>} */ ({ hikari: "light", tane: "animal", tan: "ribbon", kasu: "chaff" });

const language = globalThis.document?.documentElement.lang ?? "en";
const local = await OTHERS[language]?.().catch(() => null); // English fills what does not arrive
const NAMES = /** @type {Record<string, string>} */ ({ ...english, ...local?.default });

/** All codes of the deck in the order of the notation: ascending month, then H T R a b c. */
export const DECK = Object.freeze(
  [..."123456789", "10", "11", "12"].flatMap((month) =>
    [..."HTRabc"].map((letter) => month + letter).filter((code) => `card.${code}` in english),
  ),
);

/** @param {string} code @returns {number} */
export const month = (code) => Number.parseInt(code, 10);

/** @param {string} code @returns {Kind} */
export const kind = (code) => KINDS[code.slice(-1)] ?? "kasu";

/** What kind of card it is, in one word. @param {string} code */
export const kindWord = (code) => (local ? NAMES[`category.${kind(code)}`] : WORDS[kind(code)]) ?? "";

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
  const word = kindWord(code);
  if (!told.includes(word)) missing.push(word);
  return missing.length ? `${name}, ${missing.join(" ")}` : name;
}

/** The name without its flower, for narrow places. @param {string} code */
export const shortName = (code) => NAMES[`short.${code}`] ?? cardName(code);
