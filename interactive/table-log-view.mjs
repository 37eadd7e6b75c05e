// The log of a deal, in sentences, each with its clauses; from one's own turns one can go back.

import { html, nothing } from "lit";
import { keycap } from "./keycap.mjs";
import { dialog } from "./table-dialogs.mjs";
import { turnsOf } from "./table-log.mjs";

/** @typedef {import("./table-types.mjs").View} View */

/**
 * @param {View | null} view
 * @param {{ opening: readonly string[], back: (to: number) => void, closed: () => void }} on
 */
export function logDialog(view, { opening, back, closed }) {
  const turns = view ? turnsOf(view) : [];
  const deal = !view ? "Log" : view.alone ? "The deal, so far" : `Deal ${view.deal}, so far`;
  return dialog(
    "ht-log",
    deal,
    turns.length || opening.length
      ? html`<ol class="ht-log">
          ${opening.map((says) => html`<li class="ht-log-opening">${says}</li>`)}
          ${turns.map(
            ({ lines, back: to, player }) =>
              html`<li data-player=${player ?? nothing}>
                <p>${lines.map(({ says, rules }) => html`<span>${says} ${rules.map((rule) => keycap(rule))}</span> `)}</p>
                ${to === null
                  ? nothing
                  : html`<button class="ht-quiet" data-action="back-to" data-at=${to} @click=${() => back(to)}>
                      Back to here<span class="ht-sr">: ${lines[0]?.says}</span>
                    </button>`}
              </li>`,
          )}
          ${view?.settlement ? html`<li class="ht-log-end">${view.settlement.title}. ${keycap(view.settlement.rule)}</li>` : nothing}
        </ol>`
      : html`<p>Nothing has been played yet. Every half-turn is written here.</p>`,
    closed,
  );
}
