// The whole picture: bar, board, panel, last turn. It reads the table and decides nothing.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { bar } from "./table-bar.mjs";
import { captureBoard, spreadOf } from "./table-board.mjs";
import { rummyBoard } from "./table-rummy.mjs";
import { isRummy } from "./games.mjs";
import { notice } from "./table-dialogs.mjs";
import { firstTime } from "./table-firsts.mjs";
import { hintPanel } from "./table-hint.mjs";
import { onTable, play } from "./table-handed.mjs";
import { openDialog } from "./table-open-dialog.mjs";
import { decisionPanel } from "./table-panels.mjs";
import { settlementPanel } from "./table-settlement.mjs";
import { watchBar } from "./table-watch-bar.mjs";
import { standingPanel } from "./table-standing.mjs";
import { startPanel } from "./table-start.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

const PHONE_ROW = 8; // cards of a hand side by side on a phone

/** @param {Table} table */
export function scene(table) {
  const { view } = table;
  const long = view && view.dealt > PHONE_ROW;
  const rummy = isRummy(view?.game ?? table.game);
  return html`${bar(table)} ${notice(table.told, () => table.set({ told: null }))}
    <div
      class="ht-panelled ${view ? "" : "is-bare"} ${view?.open ? "is-open" : ""} ${long ? "is-long" : ""}"
      data-seats=${view?.seats ?? 2}
      data-family=${rummy ? "rummy" : "fishing"}
      @click=${(/** @type {Event} */ event) => unselect(table, event)}
    >
      ${rummy ? rummyBoard(table) : captureBoard(table)} ${table.hint ? hintPanel(table) : firstTime(table)} ${panelOf(table)} ${rummy ? nothing : spreadOf(table)}
    </div>
    ${table.watching?.shown ? watchBar(table, table.watching) : !table.stranded && (table.mode === "playing" || table.mode === "elsewhere") ? lastLine(table) : engineLine()}
    <div class="ht-sr" aria-live="polite" data-zone="live">
      ${repeat(
        table.heard,
        ({ id }) => id,
        ({ text }) => html`<p>${text}</p>`,
      )}
    </div>
    ${table.toast ? html`<p class="ht-toast" aria-hidden="true">${table.toast}</p>` : nothing} ${openDialog(table)}`;
}

/** A press beside every card and button takes the choice back. @param {Table} table @param {Event} event */
function unselect(table, { target }) {
  const beside = target instanceof Element && !target.closest("button, a, .ht-panel, .ht-message");
  if (beside && table.selected !== null && table.free) table.set({ selected: null, remark: "" });
}

const engineLine = () =>
  html`<hana-engine-status
    what="Getting the table ready"
    meanwhile="The rules can be read meanwhile."
    failed="The rules and every other page can still be read; a kept match is not lost."
  ></hana-engine-status>`;

/** @param {Table} table */
function panelOf(table) {
  const { view, busy, folded, fold, asleep, mode } = table;
  if (mode === "start") return startPanel(table.setup, { fresh: table.freshMatch, another: table.setUp });
  if (!view || busy || (mode !== "playing" && mode !== "watching")) return nothing;
  if (view.phase === "call" && view.decision) {
    return decisionPanel(view, view.decision, { folded, fold, asleep, act: table.act });
  }
  if (view.phase !== "over" && view.phase !== "match-over") return nothing;
  if (view.standing && (table.standing || !view.settlement)) {
    return standingPanel(view, view.standing, { folded, fold, asleep, fresh: table.freshMatch, copy: table.copy });
  }
  if (!view.settlement || (table.watching && folded)) return nothing; // asked for below, it covers the steps
  return settlementPanel(view, view.settlement, {
    seed: table.keeper.seed,
    folded,
    fold,
    asleep,
    next: table.nextDeal,
    standing: view.standing ? table.showStanding : null,
    copy: table.copy,
    review: table.watching ? null : table.lookBack,
    share: () => table.show("share"),
    again: () => playAgain(table),
  });
}

/** The deal on the table once more. @param {Table} table */
function playAgain(table) {
  const deal = onTable(table);
  if (deal) play(table, { ...deal, again: true });
}

/** @param {Table} table */
function lastLine({ lastTurn, show, busy, step }) {
  const said = (busy && step?.part !== "before" ? step?.event.says : lastTurn) ?? "";
  return html`<footer class="ht-last" data-zone="last">
    <p><b>Last turn:</b> ${said}</p>
    <button type="button" class="ht-quiet" data-rove data-action="log" @click=${() => show("log")}>Whole log</button>
    <p class="ht-fair">A computer player sees only what you would see in its seat.</p>
  </footer>`;
}
