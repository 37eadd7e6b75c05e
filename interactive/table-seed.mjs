// The number a match is dealt from.

/**
 * The seed an address asks for.
 * @param {string} fragment  `#seed=123`
 * @returns {{ seed: string } | { problem: string } | null}  null: it asks for none
 */
export function seedIn(fragment) {
  const asked = /^#?(?:.*&)?seed=([^&]*)/s.exec(fragment)?.[1];
  if (asked === undefined) return null;
  if (/^\d{1,20}$/.test(asked)) return { seed: String(BigInt(asked)) };
  const shown = asked.length > 24 ? `${asked.slice(0, 24)}…` : asked;
  return { problem: `The address asks for the seed “${shown}”. A seed is a whole number of 1 to 20 digits.` };
}

/** A seed nobody knows beforehand. */
export function freshSeed() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number);
}

/** The address no longer asks for a match. */
export function forgetSeed() {
  if (seedIn(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
}
