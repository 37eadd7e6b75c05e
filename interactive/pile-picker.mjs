// The 48 cards by month, to choose a pile from: arrows move, Tab reaches one of them.

import { html } from "lit";
import { neighbour } from "./arrows.mjs";
import { face } from "./card-face.mjs";
import { DECK, label, month, monthName, plantName } from "./deck.mjs";

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/**
 * @param {{ pile: ReadonlySet<string>, focus: string, toggle: (code: string) => void, host: HTMLElement }} options
 *   focus: the card that Tab reaches
 */
export function picker({ pile, focus, toggle, host }) {
  /** @param {KeyboardEvent} event */
  const move = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = /** @type {HTMLButtonElement[]} */ ([...host.querySelectorAll(".hana-pick")]);
    const from = /** @type {HTMLButtonElement} */ (event.target);
    if (!buttons.includes(from)) return;
    const to = neighbour(event.key, from, buttons);
    if (!to && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    to?.focus();
  };
  return html`<div class="hana-months-grid" role="group" aria-label="The 48 cards by month" @keydown=${move}>
    ${MONTHS.map(
      (number) =>
        html`<div class="hana-months-grid__month" role="group" aria-label=${monthName(number)}>
          <p class="hana-months-grid__name" aria-hidden="true"><b>${number}</b> ${plantName(number)}</p>
          ${DECK.filter((code) => month(code) === number).map(
            (code) =>
              html`<button
                type="button"
                class="hana-pick"
                aria-pressed=${pile.has(code)}
                aria-label=${label(code)}
                tabindex=${code === focus ? 0 : -1}
                @click=${() => toggle(code)}
              >
                ${face(code, { state: pile.has(code) ? "selected" : "faded", decorative: true })}
              </button>`,
          )}
        </div>`,
    )}
  </div>`;
}
