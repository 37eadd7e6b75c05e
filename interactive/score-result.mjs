// What a calculator shows beside the cards: the count, sheet by sheet, or why there is none.

import { html, nothing } from "lit";
import { engine } from "./engine.mjs";
import { writeFragment } from "./fragment.mjs";
import { keycap } from "./keycap.mjs";
import { root } from "./root.mjs";
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

/** @param {ScoreDesk} desk */
export function result(desk) {
  const { count } = desk;
  if (!count) return empty(desk);
  return html`${count.sheets.length > 1 ? totals(desk, count) : nothing}
  ${count.sheets.map(({ view, left, right, base }) => sheet(view, { left, right, base }))}
  ${count.facts.length
    ? html`<ul class="hana-score__facts">
        ${count.facts.map(({ text, rule }) => html`<li>${text} ${keycap(rule)}</li>`)}
      </ul>`
    : nothing}
  ${onward(desk)}`;
}

/** Where to go on with these cards and these rules. @param {ScoreDesk} desk */
function onward({ desk, table, places, called, end }) {
  const { game } = table;
  const all = places.all.map(({ text }) => text.replaceAll(" ", "."));
  /** @type {Record<string, string | number> | null} */
  const asked =
    desk.key === "pile"
      ? { game, pile: all[0] ?? "", ...(called ? { called: 1 } : {}) }
      : desk.ends.length
        ? { game, hands: all.join("_"), end: [end.how, ...end.seats].join(":") }
        : null;
  const to = (/** @type {string} */ page, /** @type {Record<string, string | number>} */ fields) => new URL(`${page}#${writeFragment(fields)}`, root).href;
  return html`<ul class="hana-score__onward">
    ${asked ? html`<li><a href=${to("rules/compare/", asked)}>By every named rule set</a></li>` : nothing}
    <li><a href=${to("rules/table/", { table: table.table })}>All rules of this table, to send or print</a></li>
  </ul>`;
}

/** @param {ScoreDesk} desk @param {import("./score-types.mjs").Count} count */
function totals(desk, count) {
  return html`<dl class="hana-score__totals">
    ${count.seats.map(
      ({ seat, total: points }) => html`<div><dt>${desk.desk.places[seat] ?? `Seat ${seat}`}</dt><dd>${number(points)}</dd></div>`,
    )}
  </dl>`;
}

/** @param {ScoreDesk} desk */
function empty(desk) {
  const { fault, places } = desk;
  const chosen = places.each.reduce((sum, { size }) => sum + size, 0);
  const failed = engine.phase === "failed";
  if (!chosen && !fault) return html`<div class="hana-empty"><p><strong>${none(desk)}.</strong> ${desk.desk.say}</p></div>`;
  const waiting = failed ? "There is no count without the engine." : "The count comes when the engine is ready.";
  return html`<div class="hana-empty ${!failed && !fault ? "is-pending" : ""}">
    <p>
      <strong>${counted(chosen)} chosen.</strong>
      ${fault ? html`${fault.text} ${keycap(fault.rule)}` : waiting}
    </p>
    ${fault && !desk.isBlank ? html`<p class="hana-empty__say">${desk.desk.say}</p>` : nothing}
  </div>`;
}
