// A card's face, set in type: numeral, plant, category mark, name. Everything scales with the card's width.
//
// The markup, the same in widgets and in pages built ahead (which draw it from faces.json and the names file):
//
//   <span class="hana-card" role="img" aria-label="Curtain, cherry blossom light" data-card="3H" data-month="3" data-kind="hikari">
//     <span class="hana-card__face" aria-hidden="true" lang="ja" data-number="3" data-mark="幕" data-letters="1">
//       <i class="hana-card__foot" data-plant="桜" data-flower="Cherry" data-name="Curtain"></i>
//     </span>
//   </span>
//
// Three elements, since a page of rules shows hundreds of cards and each costs at every change of style. The letters
// are drawn by the stylesheet: they are a picture, which search, copying and screen readers skip.
// Ribbons add data-ribbon="poetry|blue|plain" to the outer span; a chaff card's mark is its plant, again.
// Names are `card.3H` (label), `plant.3` and `short.3H` of the names file. Width: `--hana-card-width` on any ancestor.
// States, on the outer span: is-playable is-match is-match-quiet is-selected is-faded is-disabled is-captured;
// face down: is-down, with an empty face.

import { html, nothing } from "lit";
import { DECK, kind, label, month, plantName, shortName } from "./deck.mjs";
import faces from "./faces.json" with { type: "json" };

/** @typedef {"" | "playable" | "match" | "match-quiet" | "selected" | "faded" | "disabled" | "captured"} CardState */

const KNOWN = new Set(DECK);
const PLANTS = /** @type {Record<string, string>} */ (faces.plants);
const MARKS = /** @type {Record<string, string>} */ (faces.marks);
const RIBBONS = /** @type {Record<string, string>} */ (faces.ribbons);

/**
 * The face of a card.
 * @param {string} code
 * @param {{ state?: CardState, decorative?: boolean }} [options]  decorative: a button around it has the name
 */
export function face(code, { state = "", decorative = false } = {}) {
  if (!KNOWN.has(code)) return back();
  const number = month(code);
  const plant = PLANTS[number] ?? "";
  const mark = MARKS[code] ?? plant;
  return html`<span
    class=${state ? `hana-card is-${state}` : "hana-card"}
    role=${decorative ? nothing : "img"}
    aria-label=${decorative ? nothing : label(code)}
    aria-hidden=${decorative ? "true" : nothing}
    data-card=${code}
    data-month=${number}
    data-kind=${kind(code)}
    data-ribbon=${RIBBONS[code] ?? nothing}
    ><span
      class="hana-card__face"
      aria-hidden="true"
      lang="ja"
      data-number=${number}
      data-mark=${mark}
      data-letters=${mark.length}
      ><i class="hana-card__foot" data-plant=${plant} data-flower=${plantName(number)} data-name=${shortName(code)}></i
    ></span>
  </span>`;
}

/** A card face down. The count of such cards is told in words beside them. */
export function back() {
  return html`<span class="hana-card is-down" aria-hidden="true"><span class="hana-card__face"></span></span>`;
}
