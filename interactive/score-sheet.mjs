// The score sheet, drawn from the engine's view of it, class by class as docs/.hooks/templates/sheet.html.j2 does.

import { html, nothing } from "lit";
import { face } from "./card-face.mjs";
import { keycap } from "./keycap.mjs";
import { number } from "./words.mjs";

/**
 * @typedef {{ rule: string, what: string, name: string, local?: string | null, lang?: string | null, op: string,
 *   value: number, cards?: string[] | null, applies?: boolean, note?: string | null }} SheetRow
 * @typedef {{ what: string, name: string, local?: string | null, lang?: string | null, rule: string, have?: number | null,
 *   need?: number | null, why: string, cards?: string[] | null }} SheetMiss
 * @typedef {{ rows: SheetRow[], base: number, factors: SheetRow[], total: number, looked_at?: SheetMiss[],
 *   remarks?: { rule: string, text: string }[] }} Sheet
 */

/** @param {string[]} codes  side by side, never overlapped: a covered card may be the reason for the line */
export const cards = (codes) => html`<span class="hana-cards">${codes.map((code) => face(code))}</span>`;

/** @param {{ name: string, local?: string | null, lang?: string | null }} row */
const named = ({ name, local, lang }) =>
  html`<span class="hana-line-name">${name}</span>${local
      ? html` <span class="hana-local" lang=${lang || nothing}>${local}</span>`
      : nothing}`;

/** @param {SheetRow} row @param {ReadonlySet<string>} missed */
function line(row, missed) {
  const applies = row.applies ?? true;
  const left = missed.has(row.what);
  const note = left ? "Your count left this out." : row.note;
  return html`<tr
    class="hana-line ${applies ? "" : "hana-not"} ${left ? "hana-missed" : ""}"
    data-what=${row.what}
  >
    <th scope="row" class="hana-line-what" colspan=${row.cards?.length ? 1 : 2}>
      ${named(row)}${note ? html`<span class="hana-line-note">${note}</span>` : nothing}
    </th>
    ${row.cards?.length ? html`<td class="hana-line-cards">${cards(row.cards)}</td>` : nothing}
    <td class="hana-line-rule">${keycap(row.rule)}</td>
    <td class="hana-line-value">${!applies ? "no" : row.value < 0 ? `− ${-row.value}` : `${row.op} ${row.value}`}</td>
  </tr>`;
}

/** @param {SheetMiss[]} rows */
const lookedAt = (rows) =>
  html`<details class="hana-looked-at">
    <summary>Looked at, not scored (${rows.length})</summary>
    <ul>
      ${rows.map(
        (row) =>
          html`<li>
            ${named(row)} ${row.need ? html`<span class="hana-have">${row.have ?? 0} of ${row.need}</span>` : nothing}
            ${keycap(row.rule)} <span class="hana-why">${row.why}</span>
          </li>`,
      )}
    </ul>
  </details>`;

/**
 * @param {Sheet} view
 * @param {{ left?: string, right?: string, totalName?: string, missed?: Iterable<string>, base?: boolean }} [options]
 *   left and right: the two ends of the caption; missed: lines the reader's count left out; base: its row is shown
 */
export function sheet(view, { left = "", right = "", totalName = "Total", missed = [], base = true } = {}) {
  const out = new Set(missed);
  return html`<div class="hana-sheet">
    <table class="hana-sheet-table">
      <caption class="hana-sheet-caption">
        <span>${left}</span>
        <span>${right}</span>
      </caption>
      <thead class="hana-hidden">
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Cards</th>
          <th scope="col">Clause</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        ${view.rows.map((row) => line(row, out))}
        ${base
          ? html`<tr class="hana-base">
              <th scope="row" colspan="3">Base</th>
              <td class="hana-line-value">${view.base}</td>
            </tr>`
          : nothing}
        ${view.factors.map((row) => line(row, out))}
      </tbody>
      <tfoot>
        <tr class="hana-total">
          <th scope="row" colspan="3">${totalName}</th>
          <td class="hana-line-value">${number(view.total)}</td>
        </tr>
      </tfoot>
    </table>
    ${view.looked_at?.length ? lookedAt(view.looked_at) : nothing}
    ${(view.remarks ?? []).map(
      (remark) => html`<p class="hana-remark">${keycap(remark.rule)} ${remark.text}</p>`,
    )}
  </div>`;
}
