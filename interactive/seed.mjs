// The number that a match or a question is made from.

import { readFragment } from "./fragment.mjs";
import { quote } from "./words.mjs";

/** A seed nobody has chosen. */
export const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * The seed of the match that an address asks for.
 * @param {string} hash  `#seed=123`
 * @returns {{ seed: string } | { problem: string } | null}  null: it asks for none
 */
export function seedIn(hash) {
  const fields = readFragment(hash, ["seed"]);
  if (!fields) return null;
  const { seed = "" } = fields;
  if (/^\d{1,20}$/.test(seed)) return { seed: String(BigInt(seed)) };
  return { problem: `The address asks for the seed ${quote(seed)}. A seed is a whole number of 1 to 20 digits.` };
}
