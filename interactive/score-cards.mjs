// The forty-eight cards of a calculator, as pictures to tap or as text to type and tick; and the place they go to.

import { html, nothing } from "lit";
import { face } from "./card-face.mjs";
import { DECK, cardName, label, month, monthName, plantName } from "./deck.mjs";
import { keycap } from "./keycap.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./score-desk.mjs").ScoreDesk} ScoreDesk */
/**
 * @typedef {{ desk: ScoreDesk, focus: string, toggle: (code: string) => void, focused: (code: string) => void,
 *   type: (at: number, text: string) => void, place: (at: number) => void, rest: () => void }} Hands
 */

/** What the places are called, the field last. @param {ScoreDesk} desk @returns {string[]} */
const names = ({ desk }) => [...desk.places, ...(desk.field ? [desk.field] : [])];

/** A place on a card's corner: the seat's number, or F. @param {ScoreDesk} desk @param {number} at */
const badge = ({ desk }, at) => (at === desk.places.length ? desk.field.charAt(0) : String(at));

/** @param {string} name */
const short = (name) => name.replace("Seat 0 · ", "the ").replace("Seat", "seat").replace("Left", "what is left").replace("Field", "the field");

/** The places to choose from, where there are several. @param {Hands} hands */
export function chooser({ desk, place, rest }) {
  const all = names(desk);
  if (all.length < 2) return nothing;
  const left = desk.places.left.length;
  return html`<div class="hana-places">
    <div class="hana-places__all" role="group" aria-label="Where a card goes">
      ${all.map((name, at) => {
        const of = /** @type {import("./score-places.mjs").Place} */ (desk.places.each[at]);
        return html`<button type="button" aria-pressed=${desk.active === at} @click=${() => place(at)}>
          <b aria-hidden="true">${badge(desk, at)}</b>
          <span>${name.replace("Seat 0 · dealer", "Dealer")}<i>${counted(of.size)}</i></span>
        </button>`;
      })}
    </div>
    ${desk.desk.rest && left && left < DECK.length
      ? html`<button type="button" class="hana-button hana-places__rest" @click=${rest}>
          The rest goes to ${short(all[desk.active] ?? "")} <span class="hana-places__left">(${left})</span>
        </button>`
      : nothing}
  </div>`;
}

/** @param {Hands} hands @param {(event: KeyboardEvent) => void} move */
export function pictures(hands, move) {
  return html`<div class="hana-months-grid" role="group" aria-label="The 48 cards by month" @keydown=${move}>
    ${hands.desk.table.columns.map(
      ({ month: number, number: shown }) =>
        html`<div class="hana-months-grid__month" role="group" data-month=${number} aria-label=${monthName(number)}>
          <p class="hana-months-grid__name" aria-hidden="true">${numeral(number, shown)} ${plantName(number)}</p>
          ${of(number).map((code) => pick(hands, code))}
        </div>`,
    )}
  </div>`;
}

/** The number of a month: as the reader counts them, unless the game counts otherwise. @param {number} number @param {number} shown */
const numeral = (number, shown) => (number === shown ? html`<b class="hana-number" data-month=${number}></b>` : html`<b>${shown}</b>`);

/** @param {number} number */
const of = (number) => DECK.filter((code) => month(code) === number);

/** @param {Hands} hands @param {string} code */
function pick({ desk, focus, toggle, focused }, code) {
  const owner = desk.places.whose(code);
  const chosen = owner === desk.active;
  const other = owner >= 0 && !chosen;
  const name = other ? `${label(code)}. With ${short(names(desk)[owner] ?? "")}` : label(code);
  return html`<button
    type="button"
    class="hana-pick ${other ? "is-elsewhere" : ""}"
    aria-pressed=${chosen}
    tabindex=${code === focus ? 0 : -1}
    data-place=${other ? badge(desk, owner) : nothing}
    @focus=${() => focused(code)}
    @click=${() => toggle(code)}
  >
    <span class="hana-hidden">${name}</span>${face(code, { state: chosen ? "selected" : other ? "" : "faded", decorative: true })}
  </button>`;
}

/** @param {Hands} hands */
export function text({ desk, toggle, type }) {
  const all = names(desk);
  const { fault } = desk;
  return html`${all.map((name, at) => {
      const place = /** @type {import("./score-places.mjs").Place} */ (desk.places.each[at]);
      const wrong = fault && place.typed !== null && desk.typedAt === at;
      const id = `hana-pile${at || ""}`;
      return html`<div class="hana-score__type">
        <label for=${id}>${all.length > 1 ? `${name}: card codes` : "Card codes, with or without spaces"}${months(desk, at)}</label>
        <input
          id=${id}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          placeholder=${at ? "" : "3H 3a 9T 9a"}
          aria-invalid=${wrong ? "true" : "false"}
          aria-describedby=${`${id}-fault`}
          .value=${place.typed ?? place.spaced}
          @input=${(/** @type {Event} */ event) => type(at, /** @type {HTMLInputElement} */ (event.target).value)}
        />
        <p id=${`${id}-fault`} class="hana-score__fault" aria-live="polite">${wrong ? html`${fault.text} ${keycap(fault.rule)}` : ""}</p>
      </div>`;
    })}
    ${desk.table.columns.map(
      ({ month: number, number: shown }) =>
        html`<fieldset class="hana-names-row">
          <legend>${numeral(number, shown)} ${monthName(number)}</legend>
          ${of(number).map((code) => {
            const owner = desk.places.whose(code);
            const whose = owner >= 0 && owner !== desk.active ? html` <span class="hana-names-row__place">${short(all[owner] ?? "")}</span>` : nothing;
            return html`<label class="hana-check"
              ><input type="checkbox" .checked=${owner === desk.active} @change=${() => toggle(code)} />
              <span>${cardName(code)} <code>${code}</code>${whose}</span></label
            >`;
          })}
        </fieldset>`,
    )}`;
}

/** @param {ScoreDesk} desk @param {number} at */
const months = ({ desk }, at) => (desk.key.startsWith("hand") && at < desk.places.length && (desk.ends.length || desk.key === "hand") ? ", or months such as 2 3" : "");
