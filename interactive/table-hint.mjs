// A hint, when one asks for it: what every decision brings on average, the best first, and why. The engine plays on from
// each many times over cards that it deals anew; it knows no more than the person does.

import { html, nothing } from "lit";
import { EngineError } from "./engine.mjs";
import { keycap } from "./keycap.mjs";
import { sentence } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").Hint} Hint */
/** @typedef {import("./table-types.mjs").Value} Value */
/** @typedef {import("./table-types.mjs").Told} Told */

const MOST = 4; // decisions that are listed

/** Points as one says them: a sign, one decimal. @param {number} mean */
export const points = (mean) => {
  const text = mean.toFixed(1);
  return text === "-0.0" ? "0.0" : `${mean > 0 && text !== "0.0" ? "+" : ""}${text.replace("-", "−")}`;
};

/** Ask for one, and show it: the card that it speaks of is chosen. @param {Table} table */
export async function askHint(table) {
  const { keeper, view } = table;
  if (!canHint(table) || !view) return nothingToChoose(table);
  table.set({ thinking: true });
  /** @type {Hint | null} */
  let hint = null;
  try {
    hint = await keeper.hint();
  } catch (error) {
    // An engine that is away says so in its own line.
    if (error instanceof EngineError && !error.absent) table.set({ remark: sentence(error.message) });
  }
  // Whoever has played meanwhile needs no advice on what is played.
  if (keeper !== table.keeper || view !== table.view || !table.free) return table.set({ thinking: false });
  if (!hint) return table.set({ thinking: false });
  const { card } = hint.best;
  const chosen = card !== null && view.hand.includes(card) ? card : table.selected;
  table.set({ thinking: false, hint, selected: chosen, remark: "" });
  table.hear(`Hint. ${hint.best.says} ${points(hint.best.mean)}, ${hint.measure}.`);
  await table.updateComplete;
}

/** @param {Table} table */
function nothingToChoose(table) {
  if (table.free && table.view?.ask) table.set({ remark: "There is only one thing to do." });
}

/** Whether there is something to be advised on. @param {Table} table */
export const canHint = ({ view, free, thinking }) => free && !thinking && (view?.actions.length ?? 0) > 1;

/** @param {Told[]} told */
export const reasons = (told) =>
  told.length ? html`<ul class="ht-reasons">${told.map(({ text, rule }) => html`<li>${text} ${keycap(rule)}</li>`)}</ul>` : nothing;

/** What decisions bring, the best first. @param {readonly Value[]} values @param {string} [played]  the code of the one that was made */
export function valueTable(values, played = "") {
  const shown = values.filter(({ code }, at) => at < MOST || code === played);
  return html`<table class="ht-values">
    <thead class="ht-sr">
      <tr>
        <th scope="col">Decision</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      ${shown.map(
        ({ code, name, says, mean, level }, at) => html`<tr class="${at === 0 ? "is-best" : ""} ${code === played ? "is-played" : ""}">
          <th scope="row">
            ${name}${code === played ? html` <i>played</i>` : nothing} <span>${says}</span>
          </th>
          <td>${points(mean)}${at > 0 && level ? html`<span>about as good</span>` : nothing}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The hint that was asked for. @param {Table} table */
export function hintPanel(table) {
  const { hint, busy, mode } = table;
  if (!hint || busy || mode !== "playing") return nothing;
  const close = () => table.set({ hint: null });
  return html`<aside class="ht-first ht-hint" data-zone="hint" aria-labelledby="ht-hint-title">
    <header>
      <h2 id="ht-hint-title">Hint: ${hint.best.name}</h2>
      <button type="button" class="ht-quiet" data-action="close-hint" data-rove @click=${close}>Close</button>
    </header>
    ${reasons(hint.because)} ${valueTable(hint.values)}
    <p class="ht-muted">
      On average over ${hint.playouts} deals played on: ${hint.measure}. It knows only what you can know.
    </p>
  </aside>`;
}
