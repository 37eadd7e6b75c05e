// Stock and pool of a rummy. Where the pool is too long for its place it is scrolled, and shows what was laid last.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { back, face } from "./card-face.mjs";
import { together } from "./table-laid.mjs";
import { inWords, nameOf } from "./table-words.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-laid.mjs").Laid} Laid */
/** @typedef {import("./table-steps.mjs").Board} Board */

/** How a card came there, where it was not laid down alone. @type {Record<string, string>} */
const HOW = { ppong: "ppong", triple: "three" };

/** @param {View | null} view @param {Board} board */
export const poolZone = (view, { pool, shown, stock }) =>
  html`<section class="ht-field ht-pool" data-zone="field">
    <h2 class="ht-sr">Laid down, ${counted(pool.length)}</h2>
    <div class="ht-stock-pile" data-zone="stock">
      ${stock ? back() : html`<span class="ht-hole"></span>`}
      <p class="ht-caption"><span>Stock</span> <b>${stock}</b></p>
    </div>
    <div class="ht-laid" role="list" aria-label="Laid down, in order">
      ${repeat(
        together(pool),
        ([first]) => first?.card,
        (set) => html`<div class="ht-set" role="listitem">${set.map((lying) => laid(view, lying, lying.card === shown))}</div>`,
      )}
    </div>
  </section>`;

/**
 * A card of the pool. Whoever cannot see the table hears who laid it; of two players, the other's name is not written.
 * @param {View | null} view @param {Laid} lying @param {boolean} open  it may be claimed
 */
function laid(view, { card, player, how, told }, open) {
  const name = nameOf(view, player);
  const came = HOW[how] ?? "";
  const by = view?.seats === 2 && player !== 0 ? "" : name;
  return html`<div class="ht-lying ${open ? "is-shown" : ""}" data-how=${how}>
    ${face(card, { state: open ? "match" : "" })}<span class="ht-sr">, from ${inWords(view, player)}${came ? `, ${came}` : ""}. </span>
    ${open && by ? html`<span class="ht-mark" aria-hidden="true">${by}</span>` : nothing}
    ${told && !open
      ? html`<span class="ht-by" aria-hidden="true">${by}${came ? html`<span class="ht-how"> ${came}</span>` : nothing}</span>`
      : nothing}
  </div>`;
}

/** A pool that does not fit can be reached by keys, and shows its end when a card has come or its place is another. @param {Element} root */
export function follow(root) {
  const list = /** @type {HTMLElement | null} */ (root.querySelector(".ht-laid"));
  if (!list) return;
  const { children, clientWidth, clientHeight, scrollHeight, dataset } = list;
  const long = scrollHeight > clientHeight + 1;
  const now = `${children.length} ${clientWidth} ${long}`; // who has scrolled back is left there until then
  if (dataset.seen !== now) list.scrollTop = scrollHeight;
  dataset.seen = now;
  list.toggleAttribute("data-rove", long);
  if (!long) list.removeAttribute("tabindex");
}
