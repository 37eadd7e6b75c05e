// The zones of the table: their backs, field, hand, piles. Each draws what it is given and decides nothing.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { back, face } from "./card-face.mjs";
import { cardName, label } from "./deck.mjs";
import { clauseUrl, keycap } from "./keycap.mjs";
import { columns, place } from "./table-slots.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./table-types.mjs").Chip} Chip */
/** @typedef {import("./table-types.mjs").Kind} Kind */
/** @typedef {import("./table-types.mjs").Pile} Pile */
/** @typedef {import("./card-face.mjs").CardState} CardState */

/** @type {[Kind, string][]} */
export const KINDS = [
  ["hikari", "Lights"],
  ["tane", "Animals"],
  ["tan", "Ribbons"],
  ["kasu", "Chaff"],
];

/**
 * @typedef {object} CardLook  how a card in the hand or on the field stands
 * @property {CardState} state
 * @property {string} does  what it does, after its name
 * @property {boolean} pressed
 * @property {boolean} off  pressing it does nothing now
 */

/**
 * @param {string} code @param {CardLook} look
 * @param {{ press: (code: string) => void, point?: (code: string | null) => void }} on
 */
export function cardButton(code, { state, does, pressed, off }, { press, point }) {
  return html`<button
    type="button"
    class="ht-card"
    data-card=${code}
    data-rove
    aria-pressed=${pressed ? "true" : "false"}
    aria-disabled=${off ? "true" : nothing}
    aria-describedby=${off ? "ht-message" : nothing}
    @click=${() => press(code)}
    @pointerenter=${() => point?.(code)}
    @pointerleave=${() => point?.(null)}
    @focus=${(/** @type {FocusEvent} */ { target }) =>
      /** @type {Element} */ (target).matches(":focus-visible") && point?.(code)}
    @blur=${() => point?.(null)}
  >
    <span class="ht-sr">${does ? `${label(code)}. ${does}` : label(code)}</span>${face(code, { state, decorative: true })}
  </button>`;
}

/** @param {number} count */
export function backs(count) {
  return html`<section class="ht-backs" data-zone="backs">
    <h2 class="ht-sr">Computer’s hand, ${counted(count)}</h2>
    <span class="ht-fan" aria-hidden="true">${Array.from({ length: count }, () => back())}</span>
    <span class="ht-backs-count" aria-hidden="true">${count} in the computer’s hand</span>
  </section>`;
}

/**
 * @param {(string | null)[]} slots
 * @param {{ stock: number, turned: string | null, landing: { card: string, on: string } | null }} board
 * @param {(code: string) => ReturnType<typeof html>} button
 * @param {boolean} choosing  the turned card waits for a choice
 */
export function field(slots, { stock, turned, landing }, button, choosing) {
  const lying = slots.filter((code) => code !== null).length;
  return html`<section class="ht-field" data-zone="field" style="--cols:${columns(slots.length)}">
    <h2 class="ht-sr">Field, ${counted(lying)}</h2>
    <div class="ht-stock" data-zone="stock">
      <div class="ht-stock-pile">
        ${stock ? back() : html`<span class="ht-hole"></span>`}
        <p class="ht-caption"><span>Stock</span> <b>${stock}</b></p>
      </div>
      <div class="ht-turned">
        ${turned === null
          ? html`<span class="ht-hole"></span>`
          : html`<span class="ht-turned-card" data-card=${turned}
              >${face(turned, { state: choosing ? "selected" : "" })}</span
            >`}
        <p class="ht-caption"><span>Turned</span></p>
      </div>
    </div>
    <div class="ht-slots" role="list">
      ${slots.map((code, index) => {
        const { row, column } = place(index);
        return html`<div class="ht-slot"
          style="grid-area:${row}/${column}"
          role=${code === null ? nothing : "listitem"}
          aria-hidden=${code === null ? "true" : nothing}
        >
          ${code === null ? html`<span class="ht-hole"></span>` : button(code)}
          ${code !== null && landing?.on === code
            ? html`<span class="ht-landing">${face(landing.card, { decorative: true })}</span>`
            : nothing}
        </div>`;
      })}
    </div>
  </section>`;
}

/** @param {string[]} codes @param {(code: string) => ReturnType<typeof html>} button */
export function hand(codes, button) {
  return html`<section class="ht-hand" data-zone="hand">
    <h2 class="ht-sr">Your hand, ${counted(codes.length)}</h2>
    <div role="list">
      ${repeat(
        codes,
        (code) => code,
        (code) => html`<div role="listitem">${button(code)}</div>`,
      )}
    </div>
  </section>`;
}

/**
 * @param {"yours" | "theirs"} whose
 * @param {{ pile: Pile, chips: Chip[], dealer: boolean, called: boolean, inHand: number, spread: () => void }} of
 */
export function pileOf(whose, { pile, chips, dealer, called, inHand, spread }) {
  const name = whose === "yours" ? "You" : "Computer";
  const count = KINDS.reduce((sum, [kind]) => sum + pile[kind].length, 0);
  const parts = KINDS.map(([kind, title]) => `${title.toLowerCase()} ${pile[kind].length}`).join(", ");
  return html`<section class="ht-pile ht-${whose}" data-zone=${whose === "yours" ? "pile" : "their-pile"}>
    <h2 class="ht-pile-title">
      <span>${name}</span>${dealer ? html`<span class="ht-dealer"> · dealer</span>` : nothing}${called
        ? html`<span class="ht-called"> · called koi-koi</span>`
        : nothing}
      <span class="ht-sr">, pile of ${counted(count)}</span>
    </h2>
    ${whose === "theirs" ? html`<p class="ht-in-hand">${inHand} in hand</p>` : nothing}
    <button
      type="button"
      class="ht-captured"
      data-rove
      data-action=${whose === "yours" ? "spread" : "spread-theirs"}
      @click=${spread}
    >
      <span class="ht-sr">${whose === "yours" ? "Your pile" : "Computer’s pile"}: ${parts}. Spread it out.</span>
      ${KINDS.map(
        ([kind, title]) => html`<span class="ht-kind" data-kind=${kind} aria-hidden="true">
          <span class="ht-label"
            ><span class="hana-glyph" data-kind=${kind}></span> ${title} <b>${pile[kind].length}</b></span
          >
          <span class="ht-fan" style="--n:${pile[kind].length}"
            >${repeat(
              pile[kind],
              (code) => code,
              (code) => face(code, { decorative: true }),
            )}</span
          >
        </span>`,
      )}
    </button>
    ${chipRow(chips)}
  </section>`;
}

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
  `${have} of ${need}${blocked ? ", the other side holds a card of it" : ""}`;

/** Filled and hollow boxes up to five; above that the count. @param {Chip} chip @param {number} [most] */
export function boxes({ have, need }, most = 5) {
  if (need > most) return html`<b class="ht-of" aria-hidden="true">${have}/${need}</b>`;
  return html`<span class="ht-boxes" aria-hidden="true"
    >${Array.from({ length: need }, (_, index) => html`<i class=${index < have ? "is-full" : ""}></i>`)}</span
  >`;
}

/** A pile spread out over the table. @param {{ title: string, pile: Pile, chips: Chip[], close: () => void }} of */
export function spreadOut({ title, pile, chips, close }) {
  return html`<section class="ht-spread" role="dialog" aria-labelledby="ht-spread-title" @click=${close}>
    <header>
      <h2 id="ht-spread-title" tabindex="-1">${title}</h2>
      <button type="button" class="ht-quiet" data-action="close-spread" @click=${close}>Close</button>
    </header>
    <div class="ht-spread-kinds">
    ${KINDS.filter(([kind]) => pile[kind].length).map(
      ([kind, name]) => html`<div><h3>
          <span class="hana-glyph" data-kind=${kind}></span> ${name} <b>${pile[kind].length}</b>
        </h3>
        <div class="ht-spread-cards" role="list">
          ${pile[kind].map(
            (code) => html`<div role="listitem">${face(code, { decorative: true })}<span>${cardName(code)}</span></div>`,
          )}
        </div></div>`,
    )}
    </div>
    ${KINDS.some(([kind]) => pile[kind].length) ? nothing : html`<p>No card yet. What a turn takes comes here.</p>`}
    ${chips.length
      ? html`<div class="ht-open" role="list">
          ${chips.map((chip) => openYaku(chip))}
        </div>`
      : nothing}
  </section>`;
}

/** One yaku on the way: its name, its boxes, its clause. @param {Chip} chip */
export function openYaku(chip) {
  return html`<div role="listitem" class=${chip.blocked ? "is-blocked" : ""}>
    <span class="ht-chip-name">${chip.name}</span>
    <span class="ht-sr">${counts(chip)}</span>
    ${boxes(chip, 10)} ${keycap(chip.rule)}
  </div>`;
}
