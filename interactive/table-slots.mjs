// Where cards lie on the field. A card never moves while it lies there: a taken card leaves a hole,
// and the next card to stay fills the first hole.

export const SLOTS = 12;
const ROW = 6;

/**
 * The slots after the field has changed.
 * @param {readonly (string | null)[]} slots  as they were; empty for a new deal
 * @param {readonly string[]} field  the codes that lie there now
 * @returns {(string | null)[]}  at least twelve; more only while more than twelve cards lie there
 */
export function keep(slots, field) {
  const lying = new Set(field);
  const next = slots.map((code) => (code !== null && lying.delete(code) ? code : null));
  while (next.length < SLOTS) next.push(null);
  for (const code of field) {
    if (!lying.delete(code)) continue;
    const hole = next.indexOf(null);
    if (hole === -1) next.push(code);
    else next[hole] = code;
  }
  while (next.length > SLOTS && next.at(-1) === null) next.pop();
  return next;
}

/**
 * The row and column of a slot, from 1. The first twelve are two rows of six; a thirteenth card opens a seventh
 * column, so that those before it stay where they are.
 * @param {number} index
 */
export function place(index) {
  if (index < SLOTS) return { row: Math.floor(index / ROW) + 1, column: (index % ROW) + 1 };
  const further = index - SLOTS;
  return { row: (further % 2) + 1, column: ROW + 1 + Math.floor(further / 2) };
}

/** How many columns so many slots need. @param {number} count */
export const columns = (count) => Math.max(ROW, Math.ceil(count / 2));
