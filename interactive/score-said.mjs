// What a score depends on beside cards: calls of koi-koi, how a deal ended and by whom, who laid the oni.

import { html, nothing } from "lit";
import { select } from "./score-choice.mjs";
import { MOST_CALLS } from "./score-desk.mjs";

/** @typedef {import("./score-desk.mjs").ScoreDesk} ScoreDesk */
/** @typedef {Parameters<ScoreDesk["say"]>[0]} Said */

/** @param {string[]} names */
const seats = (names) => names.map((words, value) => ({ value, words }));

/** @param {ScoreDesk} desk @param {(said: Said) => void} say */
export function said(desk, say) {
  const { desk: of } = desk;
  return html`${of.calls === "called" ? called(desk, say) : of.calls === "both" ? calls(desk, say) : nothing}
  ${of.ends.length ? end(desk, say) : nothing}
  ${of.laid
    ? select("The oni was laid by", desk.laid, seats(of.places), (value) => say({ laid: Number(value) }))
    : nothing}`;
}

/** @param {ScoreDesk} desk @param {(said: Said) => void} say */
const called = (desk, say) =>
  html`<label class="hana-check"
    ><input type="checkbox" .checked=${desk.called} @change=${(/** @type {Event} */ event) => say({ called: /** @type {HTMLInputElement} */ (event.target).checked })} />
    Opponent called koi-koi</label
  >`;

/** @param {ScoreDesk} desk @param {(said: Said) => void} say */
function calls(desk, say) {
  const whole = desk.desk.key === "piles";
  const numbers = Array.from({ length: MOST_CALLS + 1 }, (_, value) => ({ value, words: String(value) }));
  return html`${desk.calls.map((now, at) =>
    select(
      whole ? `Calls of ${at ? "seat 1" : "the dealer"}` : at ? "Opponent’s calls" : "Your calls",
      now,
      numbers,
      (value) => say({ calls: desk.calls.map((one, place) => (place === at ? Number(value) : one)) }),
    ),
  )}
  ${whole && desk.calls.every(Boolean)
    ? select("Who called last", desk.last ?? 1, seats(desk.desk.places), (value) => say({ last: Number(value) }))
    : nothing}`;
}

/** @param {ScoreDesk} desk @param {(said: Said) => void} say */
function end(desk, say) {
  const { ends, places } = desk.desk;
  const way = ends.find(({ id }) => id === desk.end.how);
  const choose = (/** @type {string} */ how) => {
    const names = ends.find(({ id }) => id === how)?.names ?? [];
    say({ end: { how, seats: names.map((_, at) => desk.end.seats[at] ?? at) } });
  };
  return html`${select(
    "The deal ended",
    desk.end.how,
    ends.map(({ id, words }) => ({ value: id, words })),
    choose,
  )}
  ${(way?.names ?? []).map((name, at) =>
    select(name, desk.end.seats[at] ?? 0, seats(places), (value) => {
      const now = (way?.names ?? []).map((_, place) => desk.end.seats[place] ?? place);
      now[at] = Number(value);
      say({ end: { how: desk.end.how, seats: now } });
    }),
  )}`;
}
