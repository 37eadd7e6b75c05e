// A card in a widget: the element does the rest (hana-card.mjs).

import { html, nothing } from "lit";
import { DECK, label } from "./deck.mjs";

/** @typedef {"" | "playable" | "match" | "match-quiet" | "selected" | "faded" | "disabled"} CardState */

const KNOWN = new Set(DECK);

/**
 * @param {string} code  one that no card has is shown face down
 * @param {{ state?: CardState, decorative?: boolean }} [options]  decorative: a button around it has the name
 */
export function face(code, { state = "", decorative = false } = {}) {
  const alt = decorative || !KNOWN.has(code) ? "" : label(code);
  return html`<hana-card
    class=${state ? `is-${state}` : nothing}
    code=${code}
    alt=${alt}
    aria-hidden=${alt ? nothing : "true"}
  ></hana-card>`;
}

/** A card face down. The count of such cards is told in words beside them. */
export const back = () => html`<hana-card alt="" aria-hidden="true"></hana-card>`;
