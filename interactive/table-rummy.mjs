// The board of a rummy: the others as they sit, stock and pool, what can be done, the hand. It decides nothing.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { back, face } from "./card-face.mjs";
import { keycap } from "./keycap.mjs";
import { grab } from "./table-drag.mjs";
import { messageLine } from "./table-message.mjs";
import { cardButton, fan, hand } from "./table-parts.mjs";
import { pressHand } from "./table-presses.mjs";
import { bare } from "./table-steps.mjs";
import { nameOf, whose } from "./table-words.mjs";
import { counted, number } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Pooled} Pooled */
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
    <section class="ht-field ht-pool" data-zone="field">
      <h2 class="ht-sr">Laid down, ${counted(board.pool.length)}</h2>
      <div class="ht-stock-pile" data-zone="stock">
        ${board.stock ? back() : html`<span class="ht-hole"></span>`}
        <p class="ht-caption"><span>Stock</span> <b>${board.stock}</b></p>
      </div>
      <div class="ht-laid" role="list">
        ${repeat(
          board.pool,
          ({ card }) => card,
          (lying, at) => laid(view, lying, board.shown, joins(board.pool, at)),
        )}
      </div>
    </section>
    ${messageLine(table)}
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
    <h2><span class="ht-who">${nameOf(view, player)}</span>${view?.dealer === player ? html`<span class="ht-dealer"> · dealer</span>` : nothing}</h2>
    <span class="ht-sr">${whose(view, player)} hand, ${counted(count)}.</span>
    ${fan(count, board.hands[player] ?? null)}
    <p class="ht-rival-facts">
      <span class="ht-in-hand" aria-hidden="true">${count} in hand</span>
      ${known?.ppongs ? html`<span class="ht-ppongs">${known.ppongs} ppong</span>` : nothing}
      <span class="ht-total">${number(known?.total ?? 0)} points</span>
    </p>
  </div>`;
}

/** Whether a card lies half over the one before: it came with it, or claimed it. @param {Pooled[]} pool @param {number} at */
function joins(pool, at) {
  const [lying, before] = [pool[at], pool[at - 1]];
  if (!lying || !before) return false;
  return lying.how === "ppong" || (lying.how === "triple" && before.how === "triple" && before.player === lying.player);
}

/**
 * A card of the pool. Whoever cannot see the table hears who laid it.
 * @param {View | null} view @param {Pooled} lying @param {string | null} shown @param {boolean} joined
 */
function laid(view, { card, player, how }, shown, joined) {
  const claimed = how === "discard" ? "" : `, ${how}`;
  return html`<div class="ht-lying ${joined ? "is-joined" : ""} ${card === shown ? "is-shown" : ""}" role="listitem">
    ${face(card, { state: card === shown ? "match" : "" })}<span class="ht-sr">, from ${nameOf(view, player)}${claimed}</span>
    ${card === shown ? html`<span class="ht-mark" aria-hidden="true">${nameOf(view, player)}</span>` : nothing}
  </div>`;
}

/** What one's own hand counts. @param {Table} table @param {View} view @param {Board} board */
function own({ selected, busy }, view, board) {
  const [you] = view.players;
  const left = selected === null || busy ? undefined : view.worth?.[selected];
  return html`<section class="ht-own" data-zone="own" data-player="0">
    <h2 class="ht-pile-title"><span class="ht-who">You</span>${view.dealer === 0 ? html`<span class="ht-dealer"> · dealer</span>` : nothing}</h2>
    <p>
      <span class="ht-worth">Your hand counts <b>${number(view.worth?.hand ?? 0)}</b>${left === undefined ? nothing : html`, then <b>${number(left)}</b>`}</span>
      <span class="ht-in-hand">${board.inHand[0]} in hand</span>
      ${you?.ppongs ? html`<span class="ht-ppongs">${you.ppongs} ppong</span>` : nothing}
      <span class="ht-total">${number(you?.total ?? 0)} points in the match</span>
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
