// What happened in a deal, as turns: the engine's lines, those of a player's turn together.

/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Line} Line */

/**
 * @typedef {object} LoggedTurn
 * @property {number | null} player
 * @property {Line[]} lines
 * @property {number | null} back  the person's first decision of it, where one can go back to
 */

/** @param {Pick<View, "log" | "points">} view @returns {LoggedTurn[]} */
export function turnsOf({ log, points }) {
  /** @type {LoggedTurn[]} */
  const turns = [];
  for (const line of log) {
    const last = turns.at(-1);
    const back = line.player === 0 && points.includes(line.at) ? line.at : null;
    if (last && last.player === line.player) {
      last.lines.push(line);
      last.back ??= back;
    } else turns.push({ player: line.player, lines: [line], back });
  }
  return turns;
}

/**
 * The deal in lines, a turn each: how it was dealt, what was played, and how it ended.
 * @param {readonly string[]} opening @param {Pick<View, "log" | "points" | "settlement">} view
 */
export function linesOf(opening, view) {
  const lines = [...opening, ...turnsOf(view).map((turn) => turn.lines.map(({ says }) => says).join(" "))];
  if (view.settlement) lines.push([lines.pop(), `${view.settlement.title}.`].filter(Boolean).join(" "));
  return lines;
}
