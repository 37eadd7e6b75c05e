// One pile, or one end of a deal, by every named set; docs/.hooks/templates/comparisons.html.j2 draws the same.

import { html, nothing } from "lit";
import { face } from "./card-face.mjs";
import { readPile } from "./pile.mjs";
import { keycap } from "./keycap.mjs";
import { number } from "./words.mjs";

/**
 * @typedef {{ name: string, totals: (number | null)[], problem: { message: string, rule: string | null } | null }} Column
 * @typedef {{ name: string, rule: string, cells: string[], differs: boolean }} Row
 * @typedef {{ rule: string, told: string, totals: number[], points: number | null }} HouseRule
 * @typedef {{ game: string, columns: Column[], seats: { seat: number, rows: Row[], differs: boolean }[],
 *   points: number[] | null, house_rules: HouseRule[], pile?: string, hands?: string[], end?: string, called?: boolean }} Compared
 */

const differs = html` <span class="hana-differs">≠ differs</span>`;

/** @param {Compared} found @param {string} name  of the game */
export function comparison(found, name) {
  const { columns, seats, points } = found;
  const width = columns.length + 1;
  return html`<h2 class="hana-hidden">${name}</h2>
    ${found.pile ? html`<div class="hana-compared__pile">${readPile(found.pile).codes.map((code) => face(code))}</div>` : nothing}
    <table class="hana-compared__table" style=${`--columns: ${columns.length}`}>
      <caption class="hana-hidden">
        ${name}: what each named set makes of it
      </caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          ${columns.map((column) => html`<th scope="col">${column.name}</th>`)}
        </tr>
      </thead>
      ${seats.map(
        (seat) =>
          html`<tbody>
            ${seats.length > 1
              ? html`<tr class="hana-compared__seat">
                  <th scope="rowgroup" colspan=${width}>Seat ${seat.seat + 1}${found.hands ? `: ${found.hands[seat.seat] || "no cards"}` : ""}</th>
                </tr>`
              : nothing}
            ${seat.rows.map((row) => line(row, columns))} ${total(seat, columns, points !== null)}
          </tbody>`,
      )}
    </table>
    ${points
      ? html`<p class="hana-compared__points">
          The cards themselves count ${points[0]} points in each of these sets, before the share is taken off. ${keycap("HA-3.2")}
        </p>`
      : nothing}
    ${columns.map((column) =>
      column.problem
        ? html`<p class="hana-compared__problem"><b>${column.name}</b>: ${column.problem.message}</p>`
        : nothing,
    )}
    ${found.house_rules.length ? alone(found) : nothing}`;
}

/** How a value stands to the first column's. @param {string} text @param {string} first */
const kind = (text, first) => (text === "?" ? "is-unknown" : text && first && text !== first ? "is-other" : nothing);

/** @param {Row} row @param {Column[]} columns */
const line = (row, columns) =>
  html`<tr class=${row.differs ? "is-different" : nothing}>
    <th scope="row">${row.name} ${keycap(row.rule)}${row.differs ? differs : nothing}</th>
    ${row.cells.map((text, at) => html`<td data-set=${columns[at]?.name ?? ""} class=${kind(text, row.cells[0] ?? "")}>${text || "·"}</td>`)}
  </tr>`;

/** @param {{ seat: number, differs: boolean }} seat @param {Column[]} columns @param {boolean} ofYaku */
const total = (seat, columns, ofYaku) =>
  html`<tr class=${`hana-compared__total${seat.differs ? " is-different" : ""}`}>
    <th scope="row">${ofYaku ? "Yaku, from each other player" : "Total"}${seat.differs ? differs : nothing}</th>
    ${columns.map((column) => {
      const value = column.totals[seat.seat] ?? null;
      const first = columns[0]?.totals[seat.seat] ?? null;
      return html`<td data-set=${column.name} class=${value === null ? "is-unknown" : kind(String(value), first === null ? "" : String(first))}>${value === null ? (column.problem ? "·" : "?") : number(value)}</td>`;
    })}
  </tr>`;

/** @param {Compared} found */
function alone({ house_rules: rules, columns }) {
  const usual = (columns[0]?.totals ?? []).join();
  const first = columns[0];
  return html`<h3>One house rule alone</h3>
    <p class="hana-compared__alone">By ${first?.name} ${(first?.totals ?? []).map((total) => number(total ?? 0)).join(", ")}; with one house rule and nothing else changed:</p>
    <ul class="hana-compared__rules">
      ${rules.map(
        (rule) =>
          html`<li>
            ${keycap(rule.rule)} <span>${rule.told}</span>
            <b
              >${rule.totals.map(number).join(", ")}${rule.points !== null && rule.totals.join() === usual ? ` (cards ${rule.points})` : ""}</b
            >
          </li>`,
      )}
    </ul>`;
}
