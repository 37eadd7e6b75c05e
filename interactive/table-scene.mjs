// The whole picture: bar, board, panel, last turn. It reads the table and decides nothing.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { cardName } from "./deck.mjs";
import { root } from "./root.mjs";
import { leaveDialog, logDialog, notice, settingsDialog } from "./table-dialogs.mjs";
import { doing, targets, waysOf } from "./table-marks.mjs";
import { decisionPanel, firstDealer, settlementPanel, standingPanel, startPanel } from "./table-panels.mjs";
import { backs, cardButton, field, hand, pileOf, spreadOut } from "./table-parts.mjs";
import { pressField, pressHand } from "./table-presses.mjs";
import { keep } from "./table-slots.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-steps.mjs").Board} Board */
/** @typedef {import("./table-types.mjs").View} View */

const TITLES = /** @type {Record<string, string>} */ ({ "koi-koi": "Koi-Koi" });
const RULE_SETS = /** @type {Record<string, string>} */ ({ nintendo: "Nintendo’s rules" });

/** @type {Board} */
const BARE = {
  hand: [],
  theirHand: 0,
  stock: 0,
  turned: null,
  field: [],
  piles: [0, 1].map(() => ({ hikari: [], tane: [], tan: [], kasu: [] })),
  landing: null,
};

/** @param {Table} table */
export function scene(table) {
  const { view } = table;
  return html`${bar(table)} ${notice(table.told, () => table.set({ told: null }))}
    <div class="ht-panelled ${view ? "" : "is-bare"}">
      ${boardOfTable(table)} ${panelOf(table)} ${spreadOf(table)}
    </div>
    ${!table.stranded && (table.mode === "playing" || table.mode === "elsewhere") ? lastLine(table) : engineLine()}
    <div class="ht-sr" aria-live="polite" data-zone="live">
      ${repeat(
        table.heard,
        ({ id }) => id,
        ({ text }) => html`<p>${text}</p>`,
      )}
    </div>
    ${table.toast ? html`<p class="ht-toast" aria-hidden="true">${table.toast}</p>` : nothing} ${dialogOf(table)}`;
}

const engineLine = () =>
  html`<hana-engine-status
    what="Getting the table ready"
    meanwhile="The rules can be read meanwhile."
    failed="The rules and every other page can still be read; a kept match is not lost."
  ></hana-engine-status>`;

/** @param {Table} table */
function bar({ view, game, freshMatch, show }) {
  const title = TITLES[game] ?? game;
  const [you, computer] = view?.score ?? [0, 0];
  return html`<header class="ht-bar" data-zone="bar">
    <button type="button" class="ht-menu" data-rove data-action="menu" aria-label="Menu" @click=${openDrawer}></button>
    <p class="ht-name">${title}</p>
    ${view
      ? html`<p class="ht-facts">
          <span class="ht-long">Deal ${view.deal} of ${view.deals} · ${RULE_SETS[view.rules] ?? view.rules} · you ${you}, computer ${computer}</span>
          <span class="ht-short" aria-hidden="true">${view.deal}/${view.deals} · ${you}–${computer}</span>
        </p>`
      : html`<p class="ht-facts"><span class="ht-long">Twelve deals · Nintendo’s rules</span></p>`}
    <a class="ht-tool ht-tool-rules" data-rove href=${new URL(`rules/${game}/`, root).href} aria-label="Rules"
      ><span>Rules</span></a
    >
    <button type="button" class="ht-tool ht-tool-new" data-rove data-action="new-match" aria-label="New match" @click=${freshMatch}>
      <span>New match</span>
    </button>
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

/** Under 600 px the page's own header is away; its drawer opens from here. */
function openDrawer() {
  document.getElementById("__drawer")?.click();
}

/** @param {Table} table */
function boardOfTable(table) {
  const { view, looks, board: shown, busy } = table;
  const board = shown ?? BARE;
  const choosing = view?.phase === "take" && !busy;
  const slots = view ? table.slots : keep([], []);
  /** @param {0 | 1} player @param {"yours" | "theirs"} whose */
  const pile = (player, whose) =>
    pileOf(whose, {
      pile: board.piles[player] ?? /** @type {any} */ (BARE.piles[0]),
      chips: view?.players[player]?.chips ?? [],
      dealer: view?.dealer === player,
      called: Boolean(view?.calls[player]),
      inHand: board.theirHand,
      spread: () => table.spreadPile(player === 0 ? "pile" : "theirs"),
    });
  return html`${backs(board.theirHand)} ${pile(1, "theirs")}
  ${field(
    slots,
    board,
    (code) =>
      cardButton(code, looks.field(code), { press: (pressed) => pressField(table, pressed), point: table.pointAt }),
    choosing,
  )}
  ${message(table)}
  ${hand(board.hand, (code) => cardButton(code, looks.hand(code), { press: (pressed) => pressHand(table, pressed) }))}
  ${pile(0, "yours")}`;
}

/** @param {Table} table */
function message(table) {
  const { view, selected, busy, mode } = table;
  const ways = view && selected !== null && !busy ? waysOf(view.actions, selected) : [];
  const [only] = ways;
  const remarkable = busy || (table.keeper.untouched && view?.deal === 1);
  const play = ways.length === 1 && only && !table.remark;
  return html`<section class="ht-message" data-zone="message">
    <h2 class="ht-sr">Message</h2>
    <p id="ht-message" tabindex="-1">${fitted(words(table, ways))}</p>
    ${play
      ? html`<button type="button" class="ht-ivory" data-action="play" data-rove @click=${() => table.act(only.code)}>Play</button>`
      : view && mode === "playing" && !remarkable
        ? html`<button type="button" class="ht-on-green ht-log-button" data-action="log" data-rove @click=${() => table.show("log")}>
            Log
          </button>`
        : nothing}
  </section>`;
}

/** A long sentence is set smaller where room is short. @template T @param {T} text */
const fitted = (text) => (typeof text === "string" && text.length > 56 ? html`<span class="ht-small">${text}</span>` : text);

/** @param {Table} table @param {import("./table-types.mjs").Action[]} ways */
function words(table, ways) {
  const { view, step, busy, mode, remark, selected, pointed } = table;
  if (!view) return mode === "waiting" ? "Getting the table ready." : "";
  if (busy) return (step?.part === "before" ? table.heard.at(-1)?.text : step?.event.says) ?? "";
  if (mode === "elsewhere") return "The match goes on in another tab.";
  if (remark) return remark;
  const choices = pointed === null ? undefined : targets(view, selected).get(pointed);
  if (view.phase === "take") {
    return html`You turned <b>${cardName(view.turned ?? "")}</b>. ${choices?.[0]?.says ?? "Choose the card it takes."}`;
  }
  if (view.phase === "call") return "Your turn is complete.";
  if (view.phase !== "play") return "";
  if (ways.length > 1) return choices?.[0]?.says ?? doing(ways);
  if (ways[0]) return ways[0].says;
  const { untouched, log } = table.keeper;
  if (untouched && view.deal === 1) return html`<span class="ht-small">${firstDealer(view.first_dealer)}</span>`;
  const dealt = untouched ? log.slice(0, -1).join(" ") || table.lastTurn : "";
  return html`<span class="ht-turn-short ht-small">${table.lastTurn}</span
    ><span class="ht-turn-long">${dealt || "Your turn. Choose a card of your hand."}</span>`;
}

/** @param {Table} table */
function panelOf(table) {
  const { view, busy, folded, fold, asleep, mode } = table;
  if (mode === "start") return startPanel(table.freshMatch);
  if (!view || busy || mode !== "playing") return nothing;
  if (view.phase === "call" && view.decision) {
    return decisionPanel(view, view.decision, { folded, fold, asleep, act: table.act });
  }
  if (view.phase !== "over" && view.phase !== "match-over") return nothing;
  if (view.standing && (table.standing || !view.settlement)) {
    return standingPanel(view.standing, { folded, fold, asleep, fresh: table.freshMatch, copy: table.copy });
  }
  if (!view.settlement) return nothing;
  return settlementPanel(view, view.settlement, {
    seed: table.keeper.seed,
    folded,
    fold,
    asleep,
    next: table.nextDeal,
    standing: view.standing ? table.showStanding : null,
    copy: table.copy,
  });
}

/** @param {Table} table */
function spreadOf({ spread, board, view, spreadPile }) {
  if (!spread || !board || !view) return nothing;
  const player = spread === "pile" ? 0 : 1;
  const pile = board.piles[player];
  if (!pile) return nothing;
  const count = counted(Object.values(pile).flat().length);
  const title = `${player === 0 ? "Your pile" : "The computer’s pile"}, ${count}`;
  return spreadOut({ title, pile, chips: view.players[player]?.chips ?? [], close: () => spreadPile(null) });
}

/** @param {Table} table */
function lastLine({ lastTurn, show, busy, step }) {
  const said = (busy && step?.part !== "before" ? step?.event.says : lastTurn) ?? "";
  return html`<footer class="ht-last" data-zone="last">
    <p><b>Last turn:</b> ${said}</p>
    <button type="button" class="ht-quiet" data-rove data-action="log" @click=${() => show("log")}>Whole log</button>
    <p class="ht-fair">The computer sees only what you would see in its seat.</p>
  </footer>`;
}

/** @param {Table} table */
function dialogOf(table) {
  const { dialog, settings, view, asked } = table;
  const closed = () => table.show(null);
  if (dialog === "settings") return settingsDialog(settings, { change: table.change, closed });
  if (dialog === "log") return logDialog({ deal: view?.deal ?? 0, log: table.keeper.log, closed });
  if (dialog !== "leave") return nothing;
  const [you, computer] = view?.score ?? [];
  const where = view && !view.standing ? `Deal ${view.deal} of ${view.deals} is under way: you ${you}, computer ${computer}. ` : "";
  return leaveDialog({
    what: `${where}A match that is left cannot be taken up again.`,
    action: "leave-match",
    seed: asked,
    fresh: table.leave,
    closed,
  });
}
