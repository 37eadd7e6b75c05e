// Positions as the engine answers them, as far as the table looks at them.

const none = () => ({ hikari: [], tane: [], tan: [], kasu: [] });

/** @param {Partial<Record<"hikari" | "tane" | "tan" | "kasu", string[]>>} kinds */
export const pile = (kinds = {}) => ({ ...none(), ...kinds });

/** What an event carries. */
export const board = (changes = {}) => ({
  hand: [],
  in_hand: [0, 0],
  stock: 0,
  field: [],
  turned: null,
  piles: [pile(), pile()],
  ...changes,
});

/** The view of such a position. @param {any} shown @returns {any} */
export const viewed = ({ hand, in_hand, stock, field, turned, piles, hands = [] }) => ({
  hand,
  stock,
  field,
  turned,
  players: piles.map((/** @type {any} */ pile, /** @type {number} */ at) => ({
    pile,
    in_hand: in_hand[at],
    hand: hands[at] ?? null,
    chips: [],
  })),
  log: [],
});
