// What a person last chose to play at a game's table. Kept on this device, apart from the match.

/**
 * @typedef {object} Choice
 * @property {string} table  the head of a record; "": the usual table
 * @property {string[]} bots  who plays for the others, in order of play; empty: the usual computer player for all
 * @property {boolean} open  all hands lie open, for learning
 */

const LONGEST = 1000; // letters of a table
const SEATS = 8; // more than any game has

/** @type {Choice} */
export const USUAL = { table: "", bots: [], open: false };

/** @param {string} game */
const keyOf = (game) => `hana.table.${game}.choice`;

/** @param {string} game @param {() => Storage} [open] @returns {Choice} */
export function loadChoice(game, open = () => localStorage) {
  try {
    return read(game, JSON.parse(open().getItem(keyOf(game)) ?? "{}"));
  } catch {
    return { ...USUAL };
  }
}

/** @param {string} game @param {Choice} choice @param {() => Storage} [open] */
export function saveChoice(game, choice, open = () => localStorage) {
  try {
    open().setItem(keyOf(game), JSON.stringify(choice));
  } catch {
    // Blocked or full: the choice lasts until the page is left.
  }
}

/** Whether a text may be the head of a game's record; whether such a table can be played is for the engine to say. @param {string} game @param {unknown} text */
export const isHead = (game, text) =>
  typeof text === "string" && text.length <= LONGEST && (text === game || text.startsWith(`${game}.`));

/** @param {string} game @param {any} data @returns {Choice} */
function read(game, data) {
  const table = isHead(game, data?.table) ? data.table : "";
  const sound =
    Array.isArray(data?.bots) &&
    data.bots.length < SEATS &&
    data.bots.every((/** @type {unknown} */ bot) => typeof bot === "string" && bot.length <= 20);
  return { table, bots: sound ? data.bots : [], open: data?.open === true };
}
