// What pressing a card or a key does. Whether it may be pressed is in the engine's list of actions.

import { cardName } from "./deck.mjs";
import { focusOn, move } from "./table-focus.mjs";
import { command, isLetter } from "./table-keys.mjs";
import { playing, targets, waysOf } from "./table-marks.mjs";
import { press } from "./table-offers.mjs";
import { wayOf } from "./table-watch.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

export const FIRST_MATCH = '[data-zone="field"] button:has(:is(.is-match, .is-match-quiet))';

/** @param {string} code */
const inHand = (code) => `[data-zone="hand"] button[data-card="${code}"]`;

/** A card of the hand: chosen at first, played the second time when only one thing can happen. @param {Table} table @param {string} code */
export function pressHand(table, code) {
  const { view } = table;
  if (!table.free || !view) return;
  const ways = playing(view) ? waysOf(view.actions, code) : [];
  const [first] = ways;
  if (!first) {
    table.why({ card: code, take: [] });
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
    return refuse(table, (view.phase === "take" ? view.turned : selected) ?? "", code);
  }
  const holders = [...new Set(ways.map(({ card }) => card))];
  if (holders.length === 1) return table.set({ selected: holders[0] ?? null, remark: "" });
  const remark = holders.length
    ? `${holders.length} of your cards take ${name}. Choose one in your hand.`
    : `Nothing in your hand takes ${name}.`;
  table.set({ remark });
}

/** A card does not take another: the engine says why. @param {Table} table @param {string} card @param {string} on */
export function refuse(table, card, on) {
  table.why({ card, take: [on] });
}

/** The choice is taken back. @param {Table} table */
export function putBack(table) {
  const { selected } = table;
  if (selected === null) return false;
  table.set({ selected: null, remark: "" });
  return focusOn(table, inHand(selected));
}

/** @param {Table} table @param {KeyboardEvent} event */
export function pressKey(table, event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("dialog, input, select, textarea")) return;
  if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault(); // held down, it presses once
  const way = table.watching && !target.closest(".ht-panel") && wayOf(event);
  if (way) {
    table.watching?.go(way).catch(() => table.set({})); // the engine's line says what is wrong
    return event.preventDefault();
  }
  if (table.spread !== null) return closeSpread(table, event, target);
  if (table.busy && ["Enter", " ", "Escape"].includes(event.key)) {
    table.skip();
    return event.preventDefault();
  }
  const { letters } = table.settings;
  const asked = command(event, { deciding: table.view?.phase === "call", letters, rummy: table.view?.family === "rummy" });
  // The theme has letters of its own, P for the page before and S for the search: not while one plays.
  if (letters && isLetter(event)) event.stopPropagation();
  if (asked && obey(table, asked)) event.preventDefault();
}

/** Any key closes a pile that is spread out; the key of the others' piles goes on to the next. @param {Table} table @param {KeyboardEvent} event @param {Element} target */
function closeSpread(table, event, target) {
  if (["Tab", "Shift"].includes(event.key) || (event.key === "Enter" && target.closest("a"))) return;
  event.preventDefault();
  event.stopPropagation();
  const on = table.settings.letters && event.key.toLowerCase() === "o" && table.spread;
  table.spreadPile(on ? nextOther(table, on) : null);
}

/** The next of the others whose pile can be looked at; after the last, none. @param {Table} table @param {number} player */
const nextOther = ({ view }, player) => (view && player + 1 < view.players.length ? player + 1 : null);

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
    case "back":
      return putBack(table);
    case "stop":
    case "call":
      if (!table.asleep) table.act((asked.do === "stop" ? view?.decision?.stop : view?.decision?.call)?.code ?? "");
      return true;
    case "deed":
      return press(table, asked.deed);
    case "undo":
      table.undo();
      return true;
    case "redo":
      table.redo();
      return true;
    case "hint":
      table.advise();
      return true;
    case "last":
      table.hear(table.lastTurn || "Nothing has been played yet.");
      return true;
    case "pile":
    case "theirs":
      if (view) table.spreadPile(asked.do === "pile" ? 0 : nextOther(table, 0));
      return true;
  }
}

/** With a choice to make, arrows go through the matches only. @param {Table} table @param {string} code */
function reachable({ view, busy, selected }, code) {
  if (!view || busy || (view.phase !== "take" && waysOf(view.actions, selected).length < 2)) return true;
  return targets(view, selected).has(code);
}
