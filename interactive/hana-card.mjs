// A card's face, set in type: numeral, plant, category mark, name. Everything scales with the card's width.
//
// The markup, the same in widgets and in pages built ahead (which draw it from faces.json and the names file):
//
//   <span class="hana-card" role="img" aria-label="Curtain, cherry light" data-card="3H" data-kind="hikari">
//     <span class="hana-card__face" data-month="3" aria-hidden="true">
//       <span class="hana-card__month">3</span><span class="hana-card__glyph"></span>
//       <span class="hana-card__mark" lang="ja">幕</span>
//       <span class="hana-card__foot"><span class="hana-card__plant" lang="ja">桜</span>
//         <span class="hana-card__flower">Cherry</span> <span class="hana-card__name">Curtain</span></span>
//     </span>
//   </span>
//
// Ribbons add data-ribbon="poetry|blue|plain" to the outer span; a chaff card's mark is its plant, again.
// Names are `card.3H` (label), `plant.3` and `short.3H` of the names file. Width: `--hana-card-width` on any ancestor.
// States, on the outer span: is-playable is-match is-match-quiet is-selected is-faded is-disabled is-captured;
// face down: is-down, with an empty face.

import { LitElement, html, nothing } from "lit";
import names from "../hanacore/names/en.json";
import faces from "./faces.json";

/** @typedef {"" | "playable" | "match" | "match-quiet" | "selected" | "faded" | "disabled" | "captured"} CardState */

const NAMES = /** @type {Record<string, string>} */ (names);
const CODE = /^(1[0-2]|[1-9])([HTRabc])$/;
const WORDS = /** @type {Record<string, string>} */ ({ hikari: "light", tane: "animal", tan: "ribbon", kasu: "chaff" });

/** All codes of the deck in the order of the notation: ascending month, then H T R a b c. */
export const DECK = Object.freeze(
  [..."123456789", "10", "11", "12"].flatMap((month) =>
    [..."HTRabc"].map((letter) => month + letter).filter((code) => `card.${code}` in NAMES),
  ),
);

/** @param {string} code @returns {number} */
export const month = (code) => Number.parseInt(code, 10);

/** @param {string} code @returns {"hikari" | "tane" | "tan" | "kasu"} */
export const kind = (code) => /** @type {any} */ (faces.kinds)[code.slice(-1)];

/** The name a reader knows the card by; an unknown code is shown as it is. @param {string} code */
export const cardName = (code) => NAMES[`card.${code}`] ?? code;

/** @param {number | string} number */
export const monthName = (number) => NAMES[`month.${number}`] ?? String(number);

/** The flower in one short word, for narrow places. @param {number | string} number */
export const plantName = (number) => NAMES[`plant.${number}`] ?? monthName(number);

/** What a screen reader says: the name, and the month and category unless the name has them. @param {string} code */
export function label(code) {
  const name = cardName(code);
  const flower = monthName(month(code)).toLowerCase();
  const word = WORDS[kind(code)] ?? "";
  const missing = [flower, word].filter((part) => !name.toLowerCase().includes(part)).join(" ");
  return missing ? `${name}, ${missing}` : name;
}

/**
 * The face of a card.
 * @param {string} code
 * @param {{ state?: CardState, decorative?: boolean }} [options]  decorative: a button around it has the name
 */
export function face(code, { state = "", decorative = false } = {}) {
  if (!CODE.test(code)) return back();
  const number = month(code);
  const plant = /** @type {any} */ (faces.plants)[number];
  const mark = /** @type {any} */ (faces.marks)[code] ?? plant;
  const ribbon = /** @type {any} */ (faces.ribbons)[code];
  return html`<span
    class=${state ? `hana-card is-${state}` : "hana-card"}
    role=${decorative ? nothing : "img"}
    aria-label=${decorative ? nothing : label(code)}
    aria-hidden=${decorative ? "true" : nothing}
    data-card=${code}
    data-kind=${kind(code)}
    data-ribbon=${ribbon ?? nothing}
    ><span class="hana-card__face" data-month=${number} aria-hidden="true"
      ><span class="hana-card__month">${number}</span><span class="hana-card__glyph"></span
      ><span class="hana-card__mark" lang="ja" data-letters=${mark.length}>${mark}</span
      ><span class="hana-card__foot"
        ><span class="hana-card__plant" lang="ja">${plant}</span
        ><span class="hana-card__flower">${plantName(number)}</span>
        <span class="hana-card__name">${NAMES[`short.${code}`]}</span></span
      ></span
    ></span
  >`;
}

/** A card face down. The count of such cards is told in words beside them. */
export function back() {
  return html`<span class="hana-card is-down" aria-hidden="true"><span class="hana-card__face"></span></span>`;
}

/** `<hana-card card="3H" state="match">`, or face down without a card. */
export class HanaCard extends LitElement {
  /** @override */
  static properties = { card: { type: String }, state: { type: String } };

  constructor() {
    super();
    this.card = "";
    /** @type {CardState} */
    this.state = "";
  }

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  render() {
    return face(this.card, { state: this.state });
  }
}

if (!customElements.get("hana-card")) customElements.define("hana-card", HanaCard);
