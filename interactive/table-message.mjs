// The message between field and hand: what a card does, why one cannot, whose turn it is and what is asked.

import { html, nothing } from "lit";
import { cardName } from "./deck.mjs";
import { keycap } from "./keycap.mjs";
import { doing, playing, targets, waysOf } from "./table-marks.mjs";
import { putBack } from "./table-presses.mjs";
import { offers } from "./table-offers.mjs";
import { said } from "./table-watch.mjs";
import { nextMove } from "./table-tools.mjs";
import { firstDealer } from "./table-words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").Action} Action */

const LONG = 56; // letters; more are set smaller where room is short

/** @param {Table} table */
export function messageLine(table) {
  const { view, selected, busy } = table;
  const ways = view && selected !== null && !busy ? waysOf(view.actions, selected) : [];
  return html`<section class="ht-message" data-zone="message">
    <h2 class="ht-sr">Message</h2>
    <p id="ht-message" tabindex="-1">${fitted(words(table, ways))}</p>
    ${view?.family === "rummy" ? offers(table) : nothing} ${buttons(table, ways)}
  </section>`;
}

/** @param {Table} table @param {Action[]} ways */
function buttons(table, ways) {
  const { view, busy, mode, remark } = table;
  const [only, ...others] = ways;
  if (table.awaited) return nextMove(table);
  if (only && !others.length && !remark) {
    return html`<button type="button" class="ht-ivory" data-action="play" data-rove @click=${() => table.act(only.code)}>${view?.phase === "discard" ? "Lay down" : "Play"}</button>`;
  }
  if (others.length) {
    return html`<button type="button" class="ht-on-green" data-action="put-back" data-rove @click=${() => putBack(table)}>
      Put back
    </button>`;
  }
  const crowded = busy || (table.keeper.untouched && view?.deal === 1);
  if (!view || mode !== "playing" || crowded) return nothing;
  return html`<button type="button" class="ht-on-green ht-log-button" data-action="log" data-rove @click=${() => table.show("log")}>
    Log
  </button>`;
}

/** A long sentence is set smaller where room is short. @template T @param {T} text */
const fitted = (text) => (typeof text === "string" && text.length > LONG ? html`<span class="ht-small">${text}</span>` : text);

/** @param {Table} table @param {Action[]} ways */
function words(table, ways) {
  const { view, step, busy, mode, remark, selected, pointed } = table;
  if (table.watching) return said(table.watching);
  if (!view) return mode === "waiting" ? "Getting the table ready." : "";
  if (busy) return (step?.part === "before" ? table.heard.at(-1)?.text : step?.event.says) ?? "";
  if (mode === "elsewhere") return "The match goes on in another tab.";
  if (remark) return remark;
  const choices = pointed === null ? undefined : targets(view, selected).get(pointed);
  if (view.phase === "take") {
    return choices?.[0] ? html`You turned <b>${cardName(view.turned ?? "")}</b>. ${choices[0].says}` : asked(table);
  }
  if (view.phase === "call") return asked(table);
  if (view.phase === "stop" && view.stop) return html`${view.stop.says} ${keycap(view.stop.rule)}`;
  if (view.phase === "claim") return asked(table);
  if (!playing(view)) return "";
  if (ways.length > 1) return choices?.[0]?.says ?? doing(ways);
  if (ways[0]) return ways[0].says;
  const { untouched, log } = table.keeper;
  if (untouched && view.deal === 1 && !view.alone) return html`<span class="ht-small">${firstDealer(view)}</span>`;
  const dealt = untouched ? log.slice(0, -1).join(" ") || table.lastTurn : "";
  return html`<span class="ht-turn-short ht-small">${short(table)}</span><span class="ht-turn-long">${dealt || asked(table)}</span>`;
}

/** Where room is short: the last turn, in a rummy with what is asked; who listens hears that at every table. @param {Table} table */
function short(table) {
  const { lastTurn, view } = table;
  if (!lastTurn) return asked(table);
  return html`${lastTurn} <b class=${view?.family === "rummy" ? "" : "ht-sr"}>${view?.ask?.text}</b>`;
}

/** Whose turn it is and what is asked. @param {Table} table */
const asked = ({ view }) => (view?.ask ? html`${view.ask.text} ${keycap(view.ask.rule)}` : "");
