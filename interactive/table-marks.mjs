// How every card in the hand and on the field stands: what the engine's list of actions says about it.

import { cardName } from "./deck.mjs";

/** @typedef {import("./table-types.mjs").Action} Action */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-parts.mjs").CardLook} CardLook */

const MANY = 3; // more rings than this would merge into one fence
/** @type {CardLook} */
const IDLE = { state: "", does: "", pressed: false, off: true };

/** Whether a card of the hand is asked for. @param {View | null} view */
export const playing = (view) => view?.phase === "play" || view?.phase === "discard";

/** The ways to play a card. @param {readonly Action[]} actions @param {string | null} card */
export const waysOf = (actions, card) => actions.filter((action) => action.card === card);

/** What a card does, in one sentence; with a choice, what it may take. @param {readonly Action[]} ways */
export function doing(ways) {
  const [only, ...others] = ways;
  if (!only) return "";
  if (!others.length) return only.says;
  const names = [...new Set(ways.map(({ take: [code = ""] }) => cardName(code)))];
  if (ways.length > MANY) return `Takes any one of ${ways.length} cards. Choose which.`;
  return `Takes ${names.length > 1 ? names.join(" or ") : `either ${names[0]}`}. Choose which.`;
}

/**
 * The cards one may press next on the field, and what that does.
 * @param {View} view @param {string | null} selected @returns {Map<string, Action[]>}
 */
export function targets(view, selected) {
  const open =
    view.phase === "take" ? view.actions : selected === null ? view.actions : waysOf(view.actions, selected);
  /** @type {Map<string, Action[]>} */
  const found = new Map();
  for (const action of open) {
    for (const code of action.take) found.set(code, [...(found.get(code) ?? []), action]);
  }
  return found;
}

/**
 * @param {View | null} view
 * @param {{ selected: string | null, marks: boolean, busy: boolean }} how
 * @returns {{ hand: (code: string) => CardLook, field: (code: string) => CardLook }}
 */
export function looks(view, { selected, marks, busy }) {
  if (!view || busy) return { hand: () => IDLE, field: () => IDLE };
  const matching = targets(view, selected);
  const choosing = view.phase === "take" || selected !== null;
  const many = matching.size > MANY;
  const shown = marks || choosing;
  return {
    hand(code) {
      const ways = playing(view) ? waysOf(view.actions, code) : [];
      if (!ways.length) return { ...IDLE, state: marks && view.phase === "claim" && matching.has(code) ? "match" : "" };
      const takes = ways.some((way) => way.take.length > 0) || (view.phase === "discard" && matching.has(code));
      const pressed = code === selected;
      const state = pressed ? "selected" : takes && marks ? "playable" : "";
      return { state, does: doing(ways), pressed, off: false };
    },
    field(code) {
      const ways = matching.get(code);
      if (!ways) return { ...IDLE, state: many && shown ? "disabled" : "" };
      const does = choosing
        ? (ways[0]?.says ?? "")
        : `Taken by ${[...new Set(ways.map(({ card }) => cardName(card ?? "")))].join(" or ")}.`;
      return { state: !shown ? "" : many ? "match-quiet" : "match", does, pressed: false, off: false };
    },
  };
}
