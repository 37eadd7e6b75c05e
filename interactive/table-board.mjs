// The board of a capture game, for any number of players: it reads the table and decides nothing.

import { html, nothing } from "lit";
import { grab } from "./table-drag.mjs";
import { messageLine } from "./table-message.mjs";
import { backs, cardButton, field, hand, pileOf } from "./table-parts.mjs";
import { pressField, pressHand } from "./table-presses.mjs";
import { keep } from "./table-slots.mjs";
import { spreadOut } from "./table-spread.mjs";
import { bare } from "./table-steps.mjs";
import { nameOf, whose } from "./table-words.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").View} View */

const BARE_PLAYERS = 2;
const USUAL_HAND = 8; // whose cards keep their size before a deal is there

/** @param {Table} table */
export function captureBoard(table) {
  const { view, looks, busy } = table;
  const board = table.board ?? bare(BARE_PLAYERS);
  const choosing = view?.phase === "take" && !busy;
  const slots = view ? table.slots : keep([], []);
  const others = board.piles.map((_, player) => player).slice(1);
  return html`${backs(others.map((player) => holder(view, board, player)))}
    <div class="ht-others">${others.map((player) => pile(table, board, player))}</div>
    ${field(
      slots,
      board,
      (code) => cardButton(code, looks.field(code), { press: (pressed) => pressField(table, pressed), point: table.pointAt }),
      { choosing, marked: (code) => layer(view, code) },
    )}
    ${messageLine(table)}
    ${hand(
      board.hand,
      (code) =>
        cardButton(code, looks.hand(code), {
          press: (pressed) => pressHand(table, pressed),
          grab: (event) => grab(table, code, event),
        }),
      view?.dealt ?? USUAL_HAND,
    )}
    ${pile(table, board, 0)}`;
}

/** @typedef {import("./table-steps.mjs").Board} Board */

/** Whose the wild card is that lies on the field. @param {View | null} view @param {string} code */
const layer = (view, code) => (view?.laid?.card === code ? nameOf(view, view.laid.player) : "");

/** @param {View | null} view @param {Board} board @param {number} player */
const holder = (view, board, player) => ({
  player,
  name: nameOf(view, player),
  whose: whose(view, player),
  inHand: board.inHand[player] ?? 0,
  hand: board.hands[player] ?? null,
});

/** @param {Table} table @param {Board} board @param {number} player */
function pile(table, board, player) {
  const { view, busy, step } = table;
  const known = view?.players[player];
  const acting = busy ? step?.event.player === player : view?.to_act === player;
  return pileOf({
    ...holder(view, board, player),
    pile: board.piles[player] ?? { hikari: [], tane: [], tan: [], kasu: [] },
    chips: known?.chips ?? [],
    points: known?.points ?? null,
    dealer: view?.dealer === player,
    called: Boolean(view?.calls[player]),
    acting: acting && (view?.seats ?? 0) > BARE_PLAYERS,
    spread: () => table.spreadPile(player),
  });
}

/** @param {Table} table */
export function spreadOf({ spread, board, view, spreadPile }) {
  if (spread === null || !board || !view) return nothing;
  const pile = board.piles[spread];
  if (!pile) return nothing;
  return spreadOut({
    title: `${whose(view, spread)} pile, ${counted(Object.values(pile).flat().length)}`,
    pile,
    hand: spread === 0 ? null : (board.hands[spread] ?? null),
    chips: view.players[spread]?.chips ?? [],
    close: () => spreadPile(null),
  });
}
