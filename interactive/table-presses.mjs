// What pressing a card or a key does. Whether it may be pressed is in the engine's list of actions.

import { cardName } from "./deck.mjs";
import { focusOn, move } from "./table-focus.mjs";
import { command, isLetter } from "./table-keys.mjs";
import { targets, waysOf } from "./table-marks.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

export const FIRST_MATCH = '[data-zone="field"] button:has(.is-match)';

/** @param {string} code */
const inHand = (code) => `[data-zone="hand"] button[data-card="${code}"]`;

/** A card of the hand: chosen at first, played the second time when only one thing can happen. @param {Table} table @param {string} code */
export function pressHand(table, code) {
  const { view } = table;
  if (!table.free || !view) return;
  const ways = view.phase === "play" ? waysOf(view.actions, code) : [];
  const [first] = ways;
  if (!first) {
    const why = view.phase === "take" ? "First choose what the turned card takes." : "It is not your turn to play a card.";
    table.set({ remark: why });
  } else if (table.selected !== code) {
    table.set({ selected: code, remark: "", pointed: null });
  } else if (ways.length === 1) {
    table.act(first.code);
  } else {
    focusOn(table, FIRST_MATCH);
  }
}

/** A card of the field: taken, when the chosen or turned card takes it. @param {Table} table @param {string} code */
export function pressField(table, code) {
  const { view, selected } = table;
  if (!table.free || !view) return;
  const ways = targets(view, selected).get(code) ?? [];
  const [first] = ways;
  const name = cardName(code);
  if (view.phase === "take" || selected !== null) {
    if (first) return table.act(first.code);
    const taker = cardName((view.phase === "take" ? view.turned : selected) ?? "");
    return table.set({ remark: `${taker} does not take ${name}.` });
  }
  const holders = [...new Set(ways.map(({ card }) => card))];
  if (holders.length === 1) return table.set({ selected: holders[0] ?? null, remark: "" });
  const remark = holders.length
    ? `${holders.length} of your cards take ${name}. Choose one in your hand.`
    : `Nothing in your hand takes ${name}.`;
  table.set({ remark });
}

/** @param {Table} table @param {KeyboardEvent} event */
export function pressKey(table, event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("dialog, input, select, textarea")) return;
  if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault(); // held down, it presses once
  if (table.spread) return closeSpread(table, event, target);
  if (table.busy && ["Enter", " ", "Escape"].includes(event.key)) {
    table.skip();
    return event.preventDefault();
  }
  const { letters } = table.settings;
  const asked = command(event, { deciding: table.view?.phase === "call", letters });
  // The theme has letters of its own, P for the page before and S for the search: not while one plays.
  if (letters && isLetter(event)) event.stopPropagation();
  if (asked && obey(table, asked)) event.preventDefault();
}

/** Any key closes a pile that is spread out. @param {Table} table @param {KeyboardEvent} event @param {Element} target */
function closeSpread(table, event, target) {
  if (["Tab", "Shift"].includes(event.key) || (event.key === "Enter" && target.closest("a"))) return;
  event.preventDefault();
  event.stopPropagation();
  table.spreadPile(null);
}

/** @param {Table} table @param {import("./table-keys.mjs").Command} asked @returns {boolean} whether the key was used */
function obey(table, asked) {
  const { view } = table;
  switch (asked.do) {
    case "move":
      return move(table, asked.way, (code) => reachable(table, code));
    case "hand": {
      const code = view?.hand[asked.index];
      if (code === undefined || !table.free) return false;
      if (table.selected !== code) pressHand(table, code);
      return focusOn(table, inHand(code));
    }
    case "back": {
      const { selected } = table;
      if (selected === null) return false;
      table.set({ selected: null, remark: "" });
      return focusOn(table, inHand(selected));
    }
    case "stop":
    case "call":
      if (!table.asleep) table.act((asked.do === "stop" ? view?.decision?.stop : view?.decision?.call)?.code ?? "");
      return true;
    case "last":
      table.hear(table.lastTurn || "Nothing has been played yet.");
      return true;
    case "pile":
    case "theirs":
      if (view) table.spreadPile(asked.do);
      return true;
  }
}

/** With a choice to make, arrows go through the matches only. @param {Table} table @param {string} code */
function reachable({ view, busy, selected }, code) {
  if (!view || busy || (view.phase !== "take" && waysOf(view.actions, selected).length < 2)) return true;
  return targets(view, selected).has(code);
}
