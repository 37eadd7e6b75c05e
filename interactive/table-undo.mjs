// Back and on again through a match, decision by decision of the person's, over the bounds of deals. The page keeps the
// longer match; which positions there are is the engine's word.

/** @typedef {import("./table-types.mjs").Match} Match */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Reply} Reply */
/** @typedef {import("./table-match.mjs").Ask} Ask */

/** A match with its first deals only. @param {Match} match @param {number} deals @returns {Match} */
const upTo = (match, deals) => ({ ...match, deals: match.deals.slice(0, deals) });

/** Whether a match has come as far as another. @param {Match} match @param {Match} ahead */
export const reaches = (match, ahead) =>
  match.deals.length === ahead.deals.length && match.deals.at(-1) === ahead.deals.at(-1);

/** @param {Match} match @param {View} view */
export const canGoBack = (match, view) => view.points.length > 0 || match.deals.length > 1;

/**
 * The position before decision number `to`, or before the last; from the beginning of a deal, the end of the one before.
 * @param {Ask} ask @param {Match} match @param {View} view @param {number} [to] @returns {Promise<Reply>}
 */
export function goBack(ask, match, view, to = view.points.at(-1)) {
  if (to !== undefined) return ask("table.back", { match, to });
  return ask("table.view", { match: upTo(match, match.deals.length - 1) });
}

/**
 * One decision further along the longer match.
 * @param {Ask} ask @param {Match} ahead @param {Match} match  where one is @param {View} view  of it
 * @returns {Promise<Reply>}
 */
export async function goOn(ask, ahead, match, view) {
  const over = view.phase === "over" || view.phase === "match-over";
  const part = upTo(ahead, match.deals.length + (over ? 1 : 0));
  const made = over ? 0 : view.points.length + 1;
  /** @type {Reply} */
  const whole = await ask("table.view", { match: part });
  const to = whole.view.points[made];
  return to === undefined ? { ...whole, events: [] } : ask("table.back", { match: part, to });
}
