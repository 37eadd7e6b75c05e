// A pile spread out over the table, at full size and by name.

import { html, nothing } from "lit";
import { face } from "./card-face.mjs";
import { cardName } from "./deck.mjs";
import { openYaku } from "./table-chips.mjs";
import { KINDS } from "./table-parts.mjs";

/** @typedef {import("./table-types.mjs").Chip} Chip */
/** @typedef {import("./table-types.mjs").Pile} Pile */

/** @param {{ title: string, pile: Pile, hand: string[] | null, chips: Chip[], close: () => void }} of  hand: where it lies open */
export function spreadOut({ title, pile, hand, chips, close }) {
  const kinds = KINDS.filter(([kind]) => pile[kind].length);
  return html`<section class="ht-spread" role="dialog" aria-labelledby="ht-spread-title" @click=${close}>
    <header>
      <h2 id="ht-spread-title" tabindex="-1">${title}</h2>
      <button type="button" class="ht-quiet" data-action="close-spread" @click=${close}>Close</button>
    </header>
    ${hand?.length ? html`<h3>In hand <b>${hand.length}</b></h3>${cards(hand)}` : nothing}
    <div class="ht-spread-kinds">
      ${kinds.map(
        ([kind, name]) => html`<div>
          <h3><span class="hana-glyph" data-kind=${kind}></span> ${name} <b>${pile[kind].length}</b></h3>
          ${cards(pile[kind])}
        </div>`,
      )}
    </div>
    ${kinds.length ? nothing : html`<p>No card yet. What a turn takes comes here.</p>`}
    ${chips.length
      ? html`<div class="ht-open" role="list">
          ${chips.map((chip) => openYaku(chip))}
        </div>`
      : nothing}
  </section>`;
}

/** @param {string[]} codes */
const cards = (codes) =>
  html`<div class="ht-spread-cards" role="list">
    ${codes.map((code) => html`<div role="listitem">${face(code, { decorative: true })}<span>${cardName(code)}</span></div>`)}
  </div>`;
