// From the engine's events to what lies on the table in between. Every event carries the position after it; between
// two positions a card is on its way, and here it is decided what of that is shown.

/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Pile} Pile */
/** @typedef {import("./table-types.mjs").Pooled} Pooled */
/** @typedef {import("./table-types.mjs").TableEvent} TableEvent */
/** @typedef {import("./table-types.mjs").EventBoard} EventBoard */

/**
 * @typedef {object} Board  what one sees on the table
 * @property {string[]} hand
 * @property {number[]} inHand  cards of every player
 * @property {(string[] | null)[]} hands  of every player, where they lie open
 * @property {number} stock
 * @property {string | null} turned
 * @property {string[]} field
 * @property {Pile[]} piles
 * @property {Pooled[]} pool
 * @property {string | null} shown  the discard that may be claimed
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

/** A table on which nothing lies. @param {number} players @returns {Board} */
export const bare = (players) => ({
  hand: [],
  inHand: Array.from({ length: players }, () => 0),
  hands: Array.from({ length: players }, () => null),
  stock: 0,
  turned: null,
  field: [],
  piles: Array.from({ length: players }, () => NO_PILE),
  pool: [],
  shown: null,
  landing: null,
});

/** @param {View} view @returns {Board} */
export function boardOf(view) {
  return {
    hand: view.hand,
    inHand: view.players.map(({ in_hand }) => in_hand),
    hands: view.players.map(({ hand }) => hand ?? null),
    stock: view.stock,
    turned: view.turned,
    field: view.field,
    piles: view.players.map(({ pile }) => pile ?? NO_PILE),
    pool: view.pool ?? [],
    shown: view.shown ?? null,
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
  const open = openHands(view, events);
  let before = previous && boardOf(previous);
  return events.flatMap((event, at) => {
    const after = { ...boardAfter(event.board), hands: open[at] ?? [] };
    const parts = partsOf(before ?? after, event, after);
    before = after;
    return parts;
  });
}

/** @param {EventBoard} board @returns {Board} */
function boardAfter({ hand, in_hand, stock, field, turned, piles, pool, shown }) {
  return {
    hand,
    inHand: in_hand,
    hands: [],
    stock,
    turned: turned ?? null,
    field: field ?? [],
    piles: piles ?? [],
    pool: pool ?? [],
    shown: shown ?? null,
    landing: null,
  };
}

/**
 * The hands that lie open, after each event: a card that is going to be played is still held.
 * @param {View} view @param {readonly TableEvent[]} events
 */
function openHands(view, events) {
  let hands = view.players.map(({ hand }) => hand ?? null);
  /** @type {(string[] | null)[][]} */
  const found = [];
  for (const { kind, card, player } of [...events].reverse()) {
    found.unshift(hands);
    if (kind === "play" && card !== null) hands = hands.map((hand, at) => (hand && at === player ? [...hand, card] : hand));
  }
  return found;
}

/** @param {Board} before @param {TableEvent} event @param {Board} after @returns {Step[]} */
function partsOf(before, event, after) {
  const { card, took, player, kind, field } = event;
  if (kind === "redeal") {
    const goesBack = { ...after, field: field ?? after.field, hand: [], inHand: after.inHand.map(() => 0) };
    return [{ board: goesBack, event, part: "done" }];
  }
  const moves = kind === "play" || kind === "turn" || kind === "take" || kind === "discard";
  if (card === null || !moves) return [{ board: after, event, part: "done" }];
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
    if (kind === "play") {
      landed.hand = shown.hand.filter((code) => code !== card);
      landed.hands = after.hands;
      landed.inHand = shown.inHand.map((count, at) => (at === player ? count - 1 : count));
    }
    parts.push({ board: landed, event, part: "landed" });
  }
  parts.push({ board: after, event, part: "done" });
  return parts;
}
