// The cards laid down, in order, and what lies together: a discard with what claimed it, three of one month.

/** @typedef {import("./table-types.mjs").Pooled} Pooled */
/** @typedef {Pooled & { told: boolean }} Laid  told: who laid it is written under this card */

/** The cards that lie half over one another, together. @param {readonly Pooled[]} pool @returns {Laid[][]} */
export function together(pool) {
  /** @type {Laid[][]} */
  const sets = [];
  pool.forEach((lying, at) => {
    const joined = joins(lying, pool[at - 1]);
    const told = lying.how === "ppong" ? pool[at + 1]?.how !== "ppong" : !joined; // at the outer end, where there is room
    const last = sets.at(-1);
    if (joined && last) last.push({ ...lying, told });
    else sets.push([{ ...lying, told }]);
  });
  return sets;
}

/** Whether it came with the card before, or claims it. @param {Pooled} lying @param {Pooled | undefined} before */
function joins({ how, player }, before) {
  if (!before) return false;
  return how === "ppong" || (how === "triple" && before.how === "triple" && before.player === player);
}
