// The buttons of a rummy beside its hand: what can be done now that is not laying down one card. A button that cannot
// be pressed now says why, by the clause.

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { cardName } from "./deck.mjs";
import { focusOn } from "./table-focus.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").Action} Action */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {"stop" | "draw" | "declare" | "ppong" | "pass" | "triple"} Deed */

/** @type {Record<Deed, string>} */
const NAMES = { stop: "Stop", draw: "Draw", declare: "Declare", ppong: "Ppong", pass: "Leave it", triple: "Lay down three" };
/** What is offered in each phase, whether it can be done or not. @type {Record<string, Deed[]>} */
const OFFERED = { stop: ["stop", "draw"], claim: ["ppong", "pass"], discard: ["declare"] };

/** The actions of one kind. @param {View} view @param {Deed} deed */
const ways = (view, deed) => view.actions.filter(({ kind }) => kind === deed);

/** What stands beside the message. @param {Table} table */
export function offers(table) {
  const { view, busy, mode } = table;
  if (!view || busy || mode !== "playing") return nothing;
  const time = view.phase === "claim" ? timeLeft(table) : nothing;
  return html`<div class="ht-offers">${deedsOf(view).flatMap((deed) => buttons(table, view, deed))}${time}</div>`;
}

/** What is offered now, whether it can be done or not. @param {View} view @returns {Deed[]} */
const deedsOf = (view) => [...(ways(view, "triple").length ? [/** @type {Deed} */ ("triple")] : []), ...(OFFERED[view.phase] ?? [])];

/** What the buttons can do now. @param {View} view @returns {Action[]} */
export const offered = (view) => deedsOf(view).flatMap((deed) => ways(view, deed));

/** The time to claim, where it is limited: a line that grows shorter. A new one for every claim and every change. @param {Table} table */
const timeLeft = ({ view, settings: { claim } }) =>
  claim
    ? keyed(view, keyed(claim, html`<p class="ht-time" style="--seconds:${claim}"><span aria-hidden="true"></span>${claim} seconds to claim</p>`))
    : nothing;

/** @param {Table} table @param {View} view @param {Deed} deed */
function buttons(table, view, deed) {
  const open = ways(view, deed);
  if (!open.length) return [button(table, deed, NAMES[deed], null)];
  return open.map((action) => button(table, deed, open.length > 1 ? `${NAMES[deed]}: ${apart(open, action)}` : NAMES[deed], action));
}

/** What tells one way from the others: the card that stays. @param {Action[]} open @param {Action} action */
function apart(open, action) {
  const kept = [...new Set(open.flatMap(({ take }) => take))].filter((code) => !action.take.includes(code));
  return `keep ${kept.map(cardName).join(" and ")}`;
}

/** @param {Table} table @param {Deed} deed @param {string} name @param {Action | null} action */
function button(table, deed, name, action) {
  const press = () => (action ? table.act(action.code) : table.why({ button: deed }));
  return html`<button
    type="button"
    class=${action ? "ht-ivory" : "ht-on-green"}
    data-action=${deed}
    data-code=${action?.code ?? nothing}
    data-rove
    aria-disabled=${action ? nothing : "true"}
    title=${action?.says ?? nothing}
    @click=${press}
  >
    ${name}
  </button>`;
}

/** A key of the table: done, if it can be done in one way; else the choice has the focus, or the reason is said. @param {Table} table @param {Deed} deed */
export function press(table, deed) {
  const { view } = table;
  if (!view || !table.free) return false;
  const [only, ...others] = ways(view, deed);
  if (others.length) return focusOn(table, `[data-action="${deed}"]`);
  if (only) table.act(only.code);
  else table.why({ button: deed });
  return true;
}
