// The bar over a table: which game and deal it is, by which rules, how the match stands, and the tools.

import { html } from "lit";
import { gameName } from "./games.mjs";
import { leave } from "./table-handed.mjs";
import { root } from "./root.mjs";
import { undoTools } from "./table-tools.mjs";
import { standingInWords } from "./table-words.mjs";
import { number } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").View} View */

/** @param {Table} table */
export function bar(table) {
  const { view, game, freshMatch, show, lone, watching } = table;
  return html`<header class="ht-bar" data-zone="bar">
    <button type="button" class="ht-menu" data-rove data-action="menu" aria-label="Menu" @click=${openDrawer}></button>
    <p class="ht-name">${gameName(game)}</p>
    <p class="ht-facts">${view ? facts(view) : html`<span class="ht-long"></span>`}</p>
    ${undoTools(table)}
    <a class="ht-tool ht-tool-rules" data-rove href=${new URL(`rules/${game}/`, root).href} aria-label="Rules"
      ><span>Rules</span></a
    >
    <button type="button" class="ht-tool ht-tool-deals" data-rove data-action="deals" aria-label="Deals" @click=${() => show("deals")}>
      <span>Deals</span>
    </button>
    ${lone || watching
      ? html`<button type="button" class="ht-tool ht-tool-leave" data-rove data-action="leave-record" aria-label="Back to my match" @click=${() => leave(table)}>
          <span>Back to my match</span>
        </button>`
      : html`<button type="button" class="ht-tool ht-tool-new" data-rove data-action="new-match" aria-label="New match" @click=${freshMatch}>
          <span>New match</span>
        </button>`}
    <button
      type="button"
      class="ht-tool ht-tool-settings"
      data-rove
      data-action="settings"
      aria-label="Table settings"
      @click=${() => show("settings")}
    ></button>
  </header>`;
}

/** @param {View} view */
const facts = (view) =>
  html`<span class="ht-long">${where(view)} · ${view.rules_name} · ${standingInWords(view)}</span>
    <span class="ht-short" aria-hidden="true">${view.alone ? "" : `${view.deal}/${view.deals} · `}${inShort(view.score)}</span>`;

/** @param {View} view */
const where = ({ alone, deal, deals }) => (alone ? "One deal" : `Deal ${deal} of ${deals}`);

/** The points of two, or one's own of more, where there is no room. @param {number[]} score */
export const inShort = (score) =>
  score.length === 2 && Math.min(...score) >= 0 ? score.join("–") : number(score[0] ?? 0);

/** Under 600 px the page's own header is away; its drawer opens from here. */
function openDrawer() {
  document.getElementById("__drawer")?.click();
}
