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
export const FACTOR = { calm: 1, brisk: 0.5, instant: 0, step: 1 };

/** Where a card comes from that was not to be seen. @param {Element} table @param {Shown["event"]} event */
function originOf(table, { kind, player }) {
  const places =
    kind === "turn" || kind === "draw"
      ? [".ht-stock-pile hana-card"]
      : [`.ht-backs [data-player="${player}"] hana-card:last-of-type`, `[data-player="${player}"] .ht-in-hand`];
  const seen = places.flatMap((place) => [...table.querySelectorAll(place)]).find((one) => one.checkVisibility());
  return seen?.getBoundingClientRect();
}

/**
 * @param {Table} table @param {Shown[]} steps @param {Pace} pace
 * @param {() => boolean} gone  nobody looks any more
 */
export async function showSteps(table, steps, pace, gone) {
  for (const step of steps) {
    const { event, part } = step;
    if (pace.stepping && isFirst(step, steps) && byOther(event)) {
      await table.awaitNext(pace);
      if (gone()) return;
    }
    if (part === "done") table.hear(event.says);
    if (pace.skipped) continue;
    const before = whereabouts(table);
    const origin = originOf(table, event);
    table.set({ step });
    await table.updateComplete;
    pace.accompany(
      glide(table, before, { ms: MOVE[part] * pace.factor, origin, flip: part === "turned" ? event.card : null }),
    );
    await pace.wait(pauseAt(step));
    if (gone()) return;
  }
}

/** Whether an event begins with this step. @param {Shown} step @param {Shown[]} steps */
const isFirst = (step, steps) => steps.find(({ event }) => event === step.event) === step;

/** A move of a computer player; the deal and the end are nobody's. @param {Shown["event"]} event */
const byOther = ({ kind, player }) => player !== null && player !== 0 && kind !== "deal" && kind !== "over";

/** @param {Shown} step */
function pauseAt({ event, part }) {
  if (event.kind === "redeal") return REDEALT;
  if (part === "before") return event.kind === "turn" ? BEFORE_TURN : event.player ? BEFORE_PLAY : 0;
  if (part === "done") return event.card === null ? SAID : MOVE.done;
  return MOVE[part] + REST;
}
