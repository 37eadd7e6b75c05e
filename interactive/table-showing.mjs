// The steps of an answer, one after the other: the computer's moves can be followed, and a tap skips to the end.

import { glide, whereabouts } from "./table-motion.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-match.mjs").Shown} Shown */
/** @typedef {import("./table-motion.mjs").Pace} Pace */

/** Pauses and movements in ms, for reading at a calm pace; the speeds as factors of them. */
const BEFORE_PLAY = 450;
const BEFORE_TURN = 350;
const MOVE = { before: 0, turned: 220, landed: 260, done: 260 };
const REST = 80;
const SAID = 500;
const REDEALT = 1800; // a field that goes back is looked at first
export const FACTOR = { calm: 1, brisk: 0.5, instant: 0 };

/** Where the computer's cards come from. */
const THEIR_HAND = ".ht-backs hana-card:last-of-type, .ht-in-hand";

/**
 * @param {Table} table @param {Shown[]} steps @param {Pace} pace
 * @param {() => boolean} gone  nobody looks any more
 */
export async function showSteps(table, steps, pace, gone) {
  for (const step of steps) {
    const { event, part } = step;
    if (part === "done") table.hear(event.says);
    if (pace.skipped) continue;
    const before = whereabouts(table);
    const origin = table.querySelector(event.kind === "turn" ? ".ht-stock-pile hana-card" : THEIR_HAND);
    table.set({ step });
    await table.updateComplete;
    glide(table, before, {
      ms: MOVE[part] * pace.factor,
      origin: origin?.getBoundingClientRect(),
      flip: part === "turned" ? event.card : null,
    });
    await pace.wait(pauseAt(step));
    if (gone()) return;
  }
}

/** @param {Shown} step */
function pauseAt({ event, part }) {
  if (event.kind === "redeal") return REDEALT;
  if (part === "before") return event.kind === "turn" ? BEFORE_TURN : event.player === 1 ? BEFORE_PLAY : 0;
  if (part === "done") return event.card === null ? SAID : MOVE.done;
  return MOVE[part] + REST;
}
