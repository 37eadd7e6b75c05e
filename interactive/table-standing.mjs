// The deals of a match in a table, each with its record.

import { html } from "lit";
import { keycap } from "./keycap.mjs";
import { panel } from "./table-panels.mjs";
import { inWords, nameOf } from "./table-words.mjs";
import { number } from "./words.mjs";

/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Standing} Standing */

/**
 * @param {View} view @param {Standing} standing
 * @param {{ folded: boolean, fold: () => void, asleep: boolean, fresh: () => void, copy: (text: string) => void }} on
 */
export function standingPanel(view, standing, { folded, fold, asleep, fresh, copy }) {
  const players = standing.score.map((_, player) => player);
  return panel({
    kind: "standing",
    title: standing.title,
    folded,
    fold,
    body: html`<div class="ht-wide" tabindex="0" role="region" aria-label="The deals of the match">
        <table class="ht-standing">
          <caption class="ht-sr">
            The deals of the match
          </caption>
          <thead>
            <tr>
              <th scope="col">Deal</th>
              <th scope="col">Dealer</th>
              ${players.map((player) => html`<th scope="col">${nameOf(view, player)}</th>`)}
              <th scope="col">Ended by</th>
              <th scope="col">Record</th>
            </tr>
          </thead>
          <tbody>
            ${standing.deals.map(
              ({ deal, dealer, totals, rule, record }) => html`<tr data-record=${record}>
                <th scope="row">${deal}</th>
                <td>${inWords(view, dealer).replace("the ", "")}</td>
                ${players.map((player) => html`<td class="ht-number">${number(totals[player] ?? 0)}</td>`)}
                <td>${keycap(rule)}</td>
                <td>
                  <button
                    type="button"
                    class="ht-quiet"
                    data-action="copy-record"
                    aria-label="Copy the record of deal ${deal}"
                    @click=${() => copy(record)}
                  >
                    Copy
                  </button>
                </td>
              </tr>`,
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colspan="2">Total</th>
              ${standing.score.map((points) => html`<td class="ht-number">${number(points)}</td>`)}
              <td colspan="2"></td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p>
        <button
          type="button"
          class="ht-quiet"
          data-action="copy-records"
          @click=${() => copy(standing.deals.map(({ record }) => record).join("\n"))}
        >
          Copy all ${standing.deals.length} records
        </button>
      </p>`,
    buttons: html`<button type="button" class="ht-primary" data-action="new-match" ?disabled=${asleep} @click=${fresh}>
      New match
    </button>`,
  });
}
