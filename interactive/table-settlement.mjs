// How a deal ended: one sheet where one player scores, else all players' points with a sheet each; and who deals next.

import { html, nothing } from "lit";
import { keycap } from "./keycap.mjs";
import { sheet } from "./score-sheet.mjs";
import { panel } from "./table-panels.mjs";
import { nameOf, standingInWords, whose } from "./table-words.mjs";
import { number } from "./words.mjs";

/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Settlement} Settlement */
/** @typedef {ReturnType<typeof html>} Template */

/**
 * @param {View} view @param {Settlement} end
 * @param {{ seed: string, folded: boolean, fold: () => void, asleep: boolean, next: () => void, standing: (() => void) | null,
 *   copy: (text: string) => void, review: (() => void) | null, share: () => void, again: () => void }} on
 */
export function settlementPanel(view, end, { seed, folded, fold, asleep, next, standing, copy, review, share, again }) {
  const outcome = html`<p class="ht-outcome">
    ${view.alone ? nothing : html`Match: <b>${standingInWords(view)}.</b>`}
    ${standing || view.alone ? nothing : html`${end.next_says} ${keycap(end.next_rule)}`}
  </p>`;
  return panel({
    kind: "settlement",
    title: end.title,
    folded,
    fold,
    record: end.record,
    body: html`<p class="ht-why">${end.why} ${keycap(end.rule)}</p>
      ${sheets(view, end, outcome)}
      <p class="ht-record">
        ${seed ? html`Match <code>${seed}</code>, seed` : "Seed"} of the deal <code>${end.seed}</code>
        <button type="button" class="ht-quiet" data-action="copy-record" @click=${() => copy(end.record)}>
          Copy the record
        </button>
        <button type="button" class="ht-quiet" data-action="share" @click=${share}>Share this deal</button>
      </p>`,
    buttons: html`${review
        ? html`<button type="button" class="ht-equal" data-action="review" ?disabled=${asleep} @click=${review}><b>Review</b></button>`
        : nothing}
      ${view.alone
        ? html`<button type="button" class="ht-primary" data-action="play-again" ?disabled=${asleep} @click=${again}>Play this deal</button>`
        : standing
      ? html`<button type="button" class="ht-primary" data-action="standing" ?disabled=${asleep} @click=${standing}>
          Final standing
        </button>`
      : html`<button type="button" class="ht-primary" data-action="next-deal" ?disabled=${asleep} @click=${next}>
          Deal ${view.deal + 1} of ${view.deals}
        </button>`}`,
  });
}

/** The sheets on which something stands; what comes of them is not below many. @param {View} view @param {Settlement} end @param {Template} outcome */
function sheets(view, end, outcome) {
  const filled = end.sheets.filter((one) => one.sheet?.rows.length);
  const [only, ...others] = filled;
  if (!only?.sheet) return outcome;
  const caption = (/** @type {number} */ player) => `${whose(view, player)} ${view.family === "rummy" ? "hand" : "pile"}`;
  if (!others.length) {
    const whom = caption(only.player);
    return html`${sheet(only.sheet, {
      left: `Deal ${view.deal} · ${whom[0]?.toLowerCase()}${whom.slice(1)}`,
      right: view.rules_name,
    })} ${outcome}`;
  }
  return html`<table class="ht-standing ht-paid">
      <caption class="ht-sr">
        Points of this deal and of the match
      </caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">This deal</th>
          ${view.alone ? nothing : html`<th scope="col">Match</th>`}
        </tr>
      </thead>
      <tbody>
        ${end.totals.map(
          (total, player) => html`<tr class=${end.winners.includes(player) ? "is-best" : ""}>
            <th scope="row">${nameOf(view, player)}</th>
            <td class="ht-number">${number(total)}</td>
            ${view.alone ? nothing : html`<td class="ht-number">${number(end.score[player] ?? 0)}</td>`}
          </tr>`,
        )}
      </tbody>
    </table>
    ${outcome}
    ${filled.map(
      ({ player, sheet: lines }) => html`<details class="ht-sheet" data-player=${player} ?open=${player === 0}>
        <summary>${caption(player)}, ${number(end.totals[player] ?? 0)}</summary>
        ${lines ? sheet(lines, { left: `Deal ${view.deal}`, right: view.rules_name }) : nothing}
      </details>`,
    )}`;
}
