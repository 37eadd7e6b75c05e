// The zones of a capture game's board: the others' hands, field, hand, piles. Each draws what it is given and decides
// nothing.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { back, face } from "./card-face.mjs";
import { label } from "./deck.mjs";
import { chipRow } from "./table-chips.mjs";
import { columns, place } from "./table-slots.mjs";
import { counted, number } from "./words.mjs";

/** @typedef {import("./table-types.mjs").Chip} Chip */
/** @typedef {import("./table-types.mjs").Kind} Kind */
/** @typedef {import("./table-types.mjs").Pile} Pile */
/** @typedef {import("./card-face.mjs").CardState} CardState */
/** @typedef {ReturnType<typeof html>} Template */

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
 * @param {{ press: (code: string) => void, point?: (code: string | null) => void, grab?: (event: PointerEvent) => void }} on
 */
export function cardButton(code, { state, does, pressed, off }, { press, point, grab }) {
  return html`<button
    type="button"
    class="ht-card"
    data-card=${code}
    data-rove
    aria-pressed=${pressed ? "true" : "false"}
    aria-disabled=${off ? "true" : nothing}
    aria-describedby=${off ? "ht-message" : nothing}
    @click=${() => press(code)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => grab?.(event)}
    @pointerenter=${() => point?.(code)}
    @pointerleave=${() => point?.(null)}
    @focus=${(/** @type {FocusEvent} */ { target }) =>
      /** @type {Element} */ (target).matches(":focus-visible") && point?.(code)}
    @blur=${() => point?.(null)}
  >
    <span class="ht-sr">${does ? `${label(code)}. ${does}` : label(code)}</span>${face(code, { state, decorative: true })}
  </button>`;
}

/** @typedef {{ player: number, name: string, whose: string, inHand: number, hand: string[] | null }} Holder */

/** What the others hold, as seats: the next player sits on the right. @param {Holder[]} holders in order of play */
export function backs(holders) {
  const alone = holders.length === 1;
  return html`<section class="ht-backs" data-zone="backs">
    ${holders.map(
      ({ player, name, whose, inHand, hand }) => html`<div class="ht-back" data-player=${player}>
        <h2 class="ht-sr">${whose} hand, ${counted(inHand)}</h2>
        ${fan(inHand, hand)}
        <span class="ht-backs-count" aria-hidden="true">${alone ? `${inHand} in ${whose.replace("The", "the")} hand` : `${name} ${inHand}`}</span>
      </div>`,
    )}
  </section>`;
}

/** A hand from behind, or as it lies open. @param {number} count @param {string[] | null} hand */
export const fan = (count, hand) =>
  hand
    ? html`<span class="ht-fan">${repeat(hand, (code) => code, (code) => face(code))}</span>`
    : html`<span class="ht-fan" aria-hidden="true">${Array.from({ length: count }, () => back())}</span>`;

/**
 * @param {(string | null)[]} slots
 * @param {{ stock: number, turned: string | null, landing: { card: string, on: string } | null }} board
 * @param {(code: string) => Template} button
 * @param {{ choosing: boolean, marked: (code: string) => string }} how  choosing: the turned card waits for a choice;
 *   marked: what is to be said of a card beside its name
 */
export function field(slots, { stock, turned, landing }, button, { choosing, marked }) {
  const lying = slots.filter((code) => code !== null).length;
  return html`<section class="ht-field" data-zone="field" style="--cols:${columns(slots.length)}">
    <h2 class="ht-sr">Field, ${counted(lying)}</h2>
    <div class="ht-stock" data-zone="stock">
      <div class="ht-stock-pile">
        ${stock ? back() : html`<span class="ht-hole"></span>`}
        <p class="ht-caption"><span>Stock</span> <b>${stock}</b></p>
      </div>
      <div class="ht-turned" aria-hidden=${turned === null ? "true" : nothing}>
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
        const mark = code === null ? "" : marked(code);
        return html`<div class="ht-slot"
          style="grid-area:${row}/${column}"
          role=${code === null ? nothing : "listitem"}
          aria-hidden=${code === null ? "true" : nothing}
        >
          ${code === null ? html`<span class="ht-hole"></span>` : button(code)}
          ${mark ? html`<span class="ht-mark">${mark}</span>` : nothing}
          ${code !== null && landing?.on === code
            ? html`<span class="ht-landing">${face(landing.card, { decorative: true })}</span>`
            : nothing}
        </div>`;
      })}
    </div>
  </section>`;
}

/** @param {string[]} codes @param {(code: string) => Template} button @param {number} dealt  cards that it began with */
export function hand(codes, button, dealt) {
  return html`<section class="ht-hand" data-zone="hand" style="--dealt:${dealt}">
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
 * @typedef {object} PileView
 * @property {number} player
 * @property {string} name
 * @property {string} whose  "Your", "Aki’s"
 * @property {Pile} pile
 * @property {Chip[]} chips
 * @property {number | null} points
 * @property {boolean} dealer
 * @property {boolean} called
 * @property {boolean} acting  it is this player's turn
 * @property {number} inHand
 * @property {string[] | null} hand
 * @property {() => void} spread
 */

/** The zone of a player's pile. @param {number} player */
export const pileZone = (player) => (player === 0 ? "pile" : `pile-${player}`);

/** @param {PileView} of */
export function pileOf({ player, name, whose, pile, chips, points, dealer, called, acting, inHand, hand: open, spread }) {
  const count = KINDS.reduce((sum, [kind]) => sum + pile[kind].length, 0);
  const parts = KINDS.map(([kind, title]) => `${title.toLowerCase()} ${pile[kind].length}`).join(", ");
  return html`<section
    class="ht-pile ${player === 0 ? "ht-yours" : "ht-theirs"} ${acting ? "is-acting" : ""}"
    data-zone=${pileZone(player)}
    data-player=${player}
  >
    <h2 class="ht-pile-title">
      <span class="ht-who">${name}</span>${dealer ? html`<span class="ht-dealer"> · dealer</span>` : nothing}${called
        ? html`<span class="ht-called"> · called koi-koi</span>`
        : nothing}
      <span class="ht-sr">, pile of ${counted(count)}</span>
    </h2>
    <p class="ht-pile-facts">
      ${player === 0 ? nothing : html`<span class="ht-in-hand">${inHand} in hand</span>`}
      ${points === null ? nothing : html`<span class="ht-points">${number(points)} points</span>`}
    </p>
    ${open && player !== 0 ? html`<div class="ht-open-hand">${fan(inHand, open)}</div>` : nothing}
    <button type="button" class="ht-captured" data-rove data-action="spread" @click=${spread}>
      <span class="ht-sr">${whose} pile: ${parts}. Spread it out.</span>
      ${KINDS.map(
        ([kind, title]) => html`<span
          class="ht-kind ${pile[kind].length ? "" : "is-empty"}"
          data-kind=${kind}
          style="--n:${pile[kind].length}"
          aria-hidden="true"
        >
          <span class="ht-label"
            ><span class="hana-glyph" data-kind=${kind}></span> <span class="ht-kind-name">${title}</span>
            <b>${pile[kind].length}</b></span
          >
          <span class="ht-fan"
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
