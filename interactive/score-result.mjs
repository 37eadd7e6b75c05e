// What a calculator shows beside the cards: the count, sheet by sheet, or why there is none.

import { html, nothing } from "lit";
import { engine } from "./engine.mjs";
import { keycap } from "./keycap.mjs";
import { sheet } from "./score-sheet.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./score-desk.mjs").ScoreDesk} ScoreDesk */

/** A number with a minus sign, not a hyphen. @param {number} value */
export const number = (value) => String(value).replace("-", "−");

/** "10 points", or every seat's. @param {ScoreDesk} desk */
export function total(desk) {
  const { count } = desk;
  if (!count) return "";
  const [first, ...more] = count.seats;
  if (first && !more.length) return counted(first.total, "point").replace("-", "−");
  return first ? count.seats.map((seat) => number(seat.total)).join(" · ") : "No score";
}

/** While there is nothing. @param {ScoreDesk} desk */
export const none = ({ desk }) => (desk.key.startsWith("hand") ? "No hand yet" : "No pile yet");

/** @param {ScoreDesk} desk @param {string} mode */
export function result(desk, mode) {
  const { count } = desk;
  if (!count) return empty(desk, mode);
  return html`${count.sheets.length > 1 ? totals(desk, count) : nothing}
  ${count.sheets.map(({ view, left, right, base }) => sheet(view, { left, right, base }))}
  ${count.facts.length
    ? html`<ul class="hana-score__facts">
        ${count.facts.map(({ text, rule }) => html`<li>${text} ${keycap(rule)}</li>`)}
      </ul>`
    : nothing}`;
}

/** @param {ScoreDesk} desk @param {import("./score-types.mjs").Count} count */
function totals(desk, count) {
  return html`<dl class="hana-score__totals">
    ${count.seats.map(
      ({ seat, total: points }) => html`<div><dt>${desk.desk.places[seat] ?? `Seat ${seat}`}</dt><dd>${number(points)}</dd></div>`,
    )}
  </dl>`;
}

/** @param {ScoreDesk} desk @param {string} mode */
function empty(desk, mode) {
  const { fault, places } = desk;
  const chosen = places.each.reduce((sum, { size }) => sum + size, 0);
  const failed = engine.phase === "failed";
  if (!chosen && !fault) return html`<div class="hana-empty"><p><strong>${none(desk)}.</strong> ${desk.desk.say}</p></div>`;
  const waiting = failed ? "There is no count without the engine." : "The count comes when the engine is ready.";
  const elsewhere = mode === "text" && places.each.some(({ typed }) => typed !== null);
  return html`<div class="hana-empty ${!failed && !fault ? "is-pending" : ""}">
    <p>
      <strong>${counted(chosen)} chosen.</strong>
      ${fault ? (elsewhere ? "There is no count of what cannot be read." : html`${fault.text} ${keycap(fault.rule)}`) : waiting}
    </p>
    ${fault && desk.isBlank ? nothing : html`<p class="hana-empty__say">${fault && !elsewhere ? desk.desk.say : ""}</p>`}
  </div>`;
}
