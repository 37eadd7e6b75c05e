// How far a yaku is: a chip with boxes, and one line with its clause.

import { html } from "lit";
import { clauseUrl, keycap } from "./keycap.mjs";

/** @typedef {import("./table-types.mjs").Chip} Chip */

/** @param {Chip[]} chips */
export function chipRow(chips) {
  if (!chips.length) return html`<div class="ht-chips"></div>`;
  return html`<div class="ht-chips" role="list" aria-label="Yaku begun">
    ${chips.map(
      (chip) => html`<div role="listitem">
        <a
          class="ht-chip ${chip.blocked ? "is-blocked" : ""}"
          data-rove
          href=${clauseUrl(chip.rule)}
          ><span class="ht-chip-name">${chip.name}</span> ${boxes(chip)}<span class="ht-sr">, ${counts(chip)}</span></a
        >
      </div>`,
    )}
  </div>`;
}

/** What the boxes show, in words. @param {Chip} chip */
const counts = ({ have, need, blocked }) =>
  `${have} of ${need}${blocked ? ", another player holds a card of it" : ""}`;

/** Filled and hollow boxes up to five; above that the count. @param {Chip} chip @param {number} [most] */
export function boxes({ have, need }, most = 5) {
  if (need > most) return html`<b class="ht-of" aria-hidden="true">${have}/${need}</b>`;
  return html`<span class="ht-boxes" aria-hidden="true"
    >${Array.from({ length: need }, (_, index) => html`<i class=${index < have ? "is-full" : ""}></i>`)}</span
  >`;
}

/** One yaku on the way: its name, its boxes, its clause. @param {Chip} chip */
export function openYaku(chip) {
  return html`<div role="listitem" class=${chip.blocked ? "is-blocked" : ""}>
    <span class="ht-chip-name">${chip.name}</span>
    <span class="ht-sr">${counts(chip)}</span>
    ${boxes(chip, 10)} ${keycap(chip.rule)}
  </div>`;
}
