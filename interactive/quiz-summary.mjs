// The end of a round: only what was missed, each with its clause and both counts.

import { html, nothing } from "lit";
import { writeFragment } from "./fragment.mjs";
import { clause, keycap } from "./keycap.mjs";
import { writePile } from "./pile.mjs";
import { LENGTH } from "./quiz-round.mjs";
import { root } from "./root.mjs";
import { cards } from "./score-sheet.mjs";

/** @param {import("./quiz-round.mjs").Question} question  @returns {string} its pile in the calculator */
export function calculator({ game, pile, opponent_called }) {
  const fragment = writeFragment({ pile: writePile(pile), called: opponent_called ? 1 : 0 });
  return new URL(`score/${game}/#${fragment}`, root).href;
}

/**
 * @param {import("./quiz-round.mjs").Round} round
 * @param {() => void} again @param {(hash: string) => void} open  shows a question of the round
 */
export function summary(round, again, open) {
  const { misses } = round;
  return html`<h2 class="hana-quiz-ask" tabindex="-1">Round over: ${LENGTH - misses.length} of ${LENGTH}</h2>
    ${misses.length ? table(misses, open) : html`<p>Nothing was missed.</p>`}
    <div class="hana-quiz-again">
      <button type="button" class="hana-button hana-button--primary" @click=${again}>New round</button>
    </div>`;
}

/** @param {import("./quiz-round.mjs").Answer[]} misses @param {(hash: string) => void} open */
const table = (misses, open) =>
  html`<div class="hana-quiz-misses">
    <table class="hana-quiz-table">
      <caption class="hana-hidden">Questions missed in this round</caption>
      <thead>
        <tr>
          <th scope="col">Missed</th>
          <th scope="col">Clause</th>
          <th scope="col">You</th>
          <th scope="col">Count</th>
          <th scope="col"><span class="hana-hidden">Sheet</span></th>
        </tr>
      </thead>
      <tbody>
        ${misses.map((miss) => row(miss, open))}
      </tbody>
    </table>
  </div>`;

/** @param {import("./quiz-round.mjs").Answer} miss @param {(hash: string) => void} open */
function row({ question, choice }, open) {
  const hash = `#${writeFragment({ level: question.level, q: question.seed })}`;
  // Followed as a link, instant navigation would fetch this very page again.
  const show = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(hash);
  };
  const chosen = question.options[choice];
  const right = question.options.find((option) => option.right);
  const rule = chosen?.rule;
  return html`<tr>
    <td>${cards(question.pile)}</td>
    <td>${keycap(rule)} ${rule ? (clause(rule)?.title ?? nothing) : nothing}</td>
    <td>${chosen?.text}</td>
    <td><strong>${right?.text}</strong></td>
    <td><a href=${hash} @click=${show}>See the sheet</a></td>
  </tr>`;
}
