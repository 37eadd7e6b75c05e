// From the engine's events to what lies on the table in between. Cards are carried where the events say;
// the positions are found backwards from the one the engine answered with, which is always the last.

/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Pile} Pile */
/** @typedef {import("./table-types.mjs").TableEvent} TableEvent */

/**
 * @typedef {object} Board  what one sees on the table
 * @property {string[]} hand
 * @property {number} theirHand
 * @property {number} stock
 * @property {string | null} turned
 * @property {string[]} field
 * @property {Pile[]} piles  yours, then the computer's
 * @property {{ card: string, on: string } | null} landing  a card that lies on the one it takes
 */

/**
 * @typedef {object} Step
 * @property {Board} board
 * @property {TableEvent} event
 * @property {"before" | "turned" | "landed" | "done"} part  of the half-turn
 */

/** @type {Pile} */
const NO_PILE = { hikari: [], tane: [], tan: [], kasu: [] };

/** @param {View} view @returns {Board} */
export function boardOf(view) {
  return {
    hand: [...view.hand],
    theirHand: view.their_hand,
    stock: view.stock,
    turned: view.turned,
    field: [...view.field],
    piles: view.players.map(({ pile }) => copyPile(pile ?? NO_PILE)),
    landing: null,
  };
}

/**
 * The steps that lead to `view`.
 * @param {View | null} previous  the position before, when it was the same deal
 * @param {View} view
 * @param {readonly TableEvent[]} events
 * @returns {Step[]}
 */
export function stepsTo(previous, view, events) {
  /** @type {Step[]} */
  const steps = [];
  let after = boardOf(view);
  for (const event of [...events].reverse()) {
    const before = undo(after, event, previous);
    steps.unshift(...partsOf(before, event, after));
    after = before;
  }
  return steps;
}

/**
 * The position before an event.
 * @param {Board} after @param {TableEvent} event @param {View | null} previous @returns {Board}
 */
function undo(after, event, previous) {
  const { card, took, player, kind } = event;
  if (card === null) return after;
  if (kind === "turn" && after.turned === card) return { ...after, turned: null, stock: after.stock + 1 };
  const gone = new Set([card, ...took]);
  const piles = after.piles.map((pile, owner) => (owner === player ? without(pile, gone) : pile));
  const field = [...after.field.filter((code) => code !== card), ...took];
  const before = { ...after, piles, field };
  if (kind === "take") return { ...before, turned: card };
  if (kind === "turn") return { ...before, stock: after.stock + 1 };
  if (player === 1) return { ...before, theirHand: after.theirHand + 1 };
  const held = new Set([...after.hand, card]);
  const order = previous?.hand.filter((code) => held.has(code)) ?? [];
  return { ...before, hand: [...order, ...[...held].filter((code) => !order.includes(code))] };
}

/** @param {Board} before @param {TableEvent} event @param {Board} after @returns {Step[]} */
function partsOf(before, event, after) {
  const { card, took, player, kind, field } = event;
  if (kind === "redeal" && field) {
    return [{ board: { ...after, field, hand: [], theirHand: 0 }, event, part: "done" }];
  }
  if (card === null) return [{ board: after, event, part: "done" }];
  /** @type {Step[]} */
  const parts = [{ board: before, event, part: "before" }];
  let shown = before;
  if (kind === "turn") {
    shown = { ...before, stock: before.stock - 1, turned: card };
    parts.push({ board: shown, event, part: "turned" });
  }
  const [first] = took;
  if (first !== undefined) {
    const landed = { ...shown, turned: null, landing: { card, on: first } };
    if (kind === "play" && player === 0) landed.hand = shown.hand.filter((code) => code !== card);
    if (kind === "play" && player === 1) landed.theirHand = shown.theirHand - 1;
    parts.push({ board: landed, event, part: "landed" });
  }
  parts.push({ board: after, event, part: "done" });
  return parts;
}

/** @param {Pile} pile @returns {Pile} */
function copyPile({ hikari, tane, tan, kasu }) {
  return { hikari: [...hikari], tane: [...tane], tan: [...tan], kasu: [...kasu] };
}

/** @param {Pile} pile @param {Set<string>} gone @returns {Pile} */
function without(pile, gone) {
  /** @param {string[]} codes */
  const rest = (codes) => codes.filter((code) => !gone.has(code));
  return { hikari: rest(pile.hikari), tane: rest(pile.tane), tan: rest(pile.tan), kasu: rest(pile.kasu) };
}
