// What an address asks a table to play: `#seed=7`, `#table=hana-awase.4.oni_on`, both, and `open=1`. Anyone may write
// one, so nothing in it is trusted; whether such a table can be played is for the engine to say.

import { readFragment } from "./fragment.mjs";
import { seedIn } from "./seed.mjs";
import { isHead } from "./table-choice.mjs";
import { quote } from "./words.mjs";

/**
 * @typedef {object} Asked
 * @property {string | null} table  null: the address names none
 * @property {string | null} seed
 * @property {boolean | null} open
 */

const NAMES = ["table", "seed", "open"];

/**
 * @param {string} hash @param {string} game
 * @returns {{ asked: Asked } | { problem: string } | null}  null: an anchor of the page, or nothing
 */
export function askedIn(hash, game) {
  const fields = readFragment(hash, NAMES);
  if (!fields) return null;
  const { table, open } = fields;
  const seed = seedIn(hash);
  if (seed && "problem" in seed) return seed;
  if (table !== undefined && !isHead(game, table)) {
    return { problem: `The address asks for the table ${quote(table)}, which is none of this game.` };
  }
  if (open !== undefined && open !== "0" && open !== "1") {
    return { problem: `The address says ${quote(open)} for open hands. It is 0 or 1.` };
  }
  return { asked: { table: table ?? null, seed: seed?.seed ?? null, open: open === undefined ? null : open === "1" } };
}

/** In words, for a button: what an address asks for. @param {Asked} asked */
export const inWords = ({ table, seed }) => (seed === null ? "this table" : table === null ? `match ${seed}` : `match ${seed} at this table`);
