// The board of a rummy: the others as they sit, stock and pool, what can be done, the hand. It decides nothing.

import { html, nothing } from "lit";
import { keycap } from "./keycap.mjs";
import { grab } from "./table-drag.mjs";
import { messageLine } from "./table-message.mjs";
import { cardButton, fan, hand } from "./table-parts.mjs";
import { poolZone } from "./table-pool.mjs";
import { pressHand } from "./table-presses.mjs";
import { bare } from "./table-steps.mjs";
import { nameOf, whose } from "./table-words.mjs";
import { counted, number } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-steps.mjs").Board} Board */

const BARE_PLAYERS = 4;
const MOST_IN_HAND = 6;

/** @param {Table} table */
export function rummyBoard(table) {
  const { view, looks } = table;
  const board = table.board ?? bare(BARE_PLAYERS);
  const others = board.inHand.map((_, player) => player).slice(1);
  return html`<section class="ht-backs ht-rivals" data-zone="backs">
      ${others.map((player) => rival(table, board, player))}
    </section>
    ${poolZone(view, board)} ${messageLine(table)}
    ${hand(
      board.hand,
      (code) =>
        cardButton(code, looks.hand(code), {
          press: (pressed) => pressHand(table, pressed),
          grab: (event) => grab(table, code, event),
        }),
      MOST_IN_HAND,
    )}
    ${view ? own(table, view, board) : nothing} ${view ? ends(view) : nothing}`;
}

/** Who has how many cards, and how the match stands for them. @param {Table} table @param {Board} board @param {number} player */
function rival({ view, busy, step }, board, player) {
  const known = view?.players[player];
  const count = board.inHand[player] ?? 0;
  const acting = busy ? step?.event.player === player : view?.to_act === player;
  return html`<div class="ht-back ${acting ? "is-acting" : ""}" data-player=${player}>
    <h2><span class="ht-who">${nameOf(view, player)}</span></h2>
    <span class="ht-sr">${whose(view, player)} hand, ${counted(count)}.</span>
    ${fan(count, board.hands[player] ?? null)}
    <p class="ht-rival-facts">
      ${dealer(view, player)}<span class="ht-in-hand" aria-hidden="true">${count} in hand</span>
      ${known?.ppongs ? html`<span class="ht-ppongs">${known.ppongs} ppong</span>` : nothing}
      <span class="ht-total">${number(known?.total ?? 0)} points</span>
    </p>
  </div>`;
}

/** @param {View | null} view @param {number} player */
const dealer = (view, player) => (view?.dealer === player ? html`<span class="ht-dealer">Dealer</span>` : nothing);

/** What one's own hand counts. @param {Table} table @param {View} view @param {Board} board */
function own({ selected, busy }, view, board) {
  const [you] = view.players;
  const left = selected === null || busy ? undefined : view.worth?.[selected];
  return html`<section class="ht-own" data-zone="own" data-player="0">
    <h2 class="ht-pile-title"><span class="ht-who">You</span></h2>
    <p>
      <span class="ht-worth">Your hand counts <b>${number(view.worth?.hand ?? 0)}</b>${left === undefined ? nothing : html`, then <b>${number(left)}</b>`}</span>
      ${dealer(view, 0)}<span class="ht-in-hand">${board.inHand[0]} in hand</span>
      ${you?.ppongs ? html`<span class="ht-ppongs">${you.ppongs} ppong</span>` : nothing}
      <span class="ht-total">${number(you?.total ?? 0)} points<span class="ht-in-match"> in the match</span></span>
    </p>
  </section>`;
}

/** How a deal can end at this table, with its clauses. @param {View} view */
const ends = (view) =>
  html`<section class="ht-ends" data-zone="ends">
    <h2>A deal ends when somebody can do one of these</h2>
    <ul>
      ${(view.ends ?? []).map(({ text, rule }) => html`<li>${text} ${keycap(rule)}</li>`)}
    </ul>
  </section>`;
