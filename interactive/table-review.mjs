// The review of a deal that is over, on the page: the costliest decisions first, each with what lay there, what was best
// and why; from each one can play on anew.

import { html, nothing } from "lit";
import { face } from "./card-face.mjs";
import { engine, EngineError } from "./engine.mjs";
import { dialog } from "./table-dialogs.mjs";
import { focusOn } from "./table-focus.mjs";
import { points, reasons, valueTable } from "./table-hint.mjs";
import { stepper, wayOf } from "./table-watch.mjs";
import { Weighing } from "./table-weighing.mjs";
import { whose } from "./table-words.mjs";
import { number, sentence } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Weighed} Weighed */

/** A review that was closed goes on where it was left, as long as its deal is on the table. @type {WeakMap<View, Weighing>} */
const begun = new WeakMap();

/** Weigh the person's decisions of the deal that is over. @param {Table} table */
export function lookBack(table) {
  const { keeper, view } = table;
  const end = view?.settlement;
  if (!table.free || !view || !end) return;
  const review = begun.get(view) ?? new Weighing(end.points, (at) => keeper.weigh(at), () => table.requestUpdate());
  begun.set(view, review);
  table.set({ review });
  table.show("review");
  review.run();
}

/** @param {number} cost */
const lost = (cost) => `${number(Math.round(cost * 10) / 10)} ${cost.toFixed(1) === "1.0" ? "point" : "points"}`;

/** @param {Table} table @param {Weighing} review @param {() => void} closed */
export function reviewDialog(table, review, closed) {
  const { weighed, decisions, done, fault, costliest, at, go } = review;
  const now = weighed[at];
  return dialog(
    "ht-review",
    "Review of the deal",
    html`<p role="status">${done ? summary(review) : nothing}</p>
      ${fault ? faulty(table, review) : nothing}
      ${done || fault
        ? nothing
        : html`<p>
            Weighing decision ${weighed.length + 1} of ${decisions.length} …
            <progress max=${decisions.length} value=${weighed.length} aria-label="Decisions weighed"></progress>
          </p>`}
      ${done && costliest.length
        ? html`<ol class="ht-costliest">
            ${costliest.map(
              (one) =>
                html`<li>
                  <button
                    type="button"
                    class="ht-equal"
                    data-action="look"
                    data-at=${one.at}
                    aria-pressed=${one === now}
                    @click=${() => review.look(weighed.indexOf(one))}
                  >
                    <b>${one.played.name}</b> <span>${one.played.says} It cost ${lost(one.cost)}.</span>
                  </button>
                </li>`,
            )}
          </ol>`
        : nothing}
      ${now ? decision(table, review, now) : nothing}`,
    closed,
    (event) => {
      const way = event.target instanceof HTMLInputElement ? null : wayOf(event); // the slider has these keys itself
      if (!way || !now) return;
      event.preventDefault();
      go(way);
    },
  );
}

/** @param {Table} table @param {Weighing} review */
function faulty(table, review) {
  const { fault } = review;
  const absent = fault instanceof EngineError && fault.absent;
  const on = () => {
    focusOn(table, "#ht-review [data-action=close]"); // this button goes, and keys are heard in the dialog only
    engine.retry();
    review.run();
  };
  return html`<p role="alert">
    ${absent ? "The engine is away." : sentence(fault instanceof Error ? fault.message : String(fault))} What was weighed
    stands below.
    <button type="button" class="ht-quiet" data-action="weigh-on" @click=${on}>Go on</button>
  </p>`;
}

/** What all of it comes to. @param {Weighing} review */
function summary({ weighed, costliest, cost }) {
  if (!weighed.length) return "There was nothing for you to decide in this deal.";
  if (!costliest.length) return "Nothing you did cost anything that can be told from chance.";
  return `Your decisions cost ${lost(cost)} in all, on average. The costliest:`;
}

/** One decision: what was played, what was best, what lay there. @param {Table} table @param {Weighing} review @param {Weighed} one */
function decision(table, review, one) {
  const { played, best, values, cost, because, against, measure, playouts } = one;
  const { at, weighed, decisions, go, look } = review;
  const again = () => {
    /** @type {HTMLDialogElement | null} */ (table.querySelector("#ht-review"))?.close();
    table.undo(one.at);
  };
  const same = played.code === best.code;
  return html`<section class="ht-weighed" data-at=${one.at} aria-label="Decision ${at + 1}">
    ${stepper({ step: at, last: weighed.length - 1, go, to: look, of: "Decisions", name: "Decision", text: `${at + 1} of ${decisions.length}` })}
    <p class="ht-verdict">
      You: <b>${played.name}</b>, ${points(played.mean)}. ${played.says}
      ${same
        ? "Nothing was better."
        : html`<br />Best: <b>${best.name}</b>, ${points(best.mean)}. ${best.says}
            ${cost ? html`<b>That cost ${lost(cost)}.</b>` : "Chance may explain the difference."}`}
    </p>
    ${reasons(because)} ${!same && against.length ? html`<h3>And what was played</h3>${reasons(against)}` : nothing}
    ${lying(table, one)} ${valueTable(values, played.code)}
    <p class="ht-muted">On average over ${playouts} deals played on, by what you could know: ${measure}.</p>
    <div class="ht-dialog-buttons">
      <button type="button" class="ht-equal" data-action="replay-from" @click=${again}><b>Play on from here</b></button>
    </div>
  </section>`;
}

const LATELY = 12; // discards that are shown

/** The cards as they lay, those of the best decision marked. @param {Table} table @param {Weighed} one */
function lying({ view }, { seen, best }) {
  const { field, turned, pool, hand, piles } = seen;
  const marked = new Set([best.card, ...best.take]);
  /** @param {string} title @param {readonly string[]} codes @param {string} [more] */
  const row = (title, codes, more = "") =>
    codes.length
      ? html`<h3>${title}</h3>
          <p class="ht-review-cards ${more}">${codes.map((code) => face(code, { state: marked.has(code) ? "match" : "" }))}</p>`
      : nothing;
  return html`${row("Field", field ?? [])} ${turned ? row("Turned", [turned]) : nothing}
  ${row("Laid down last", (pool ?? []).slice(-LATELY).map(({ card }) => card))} ${row("Your hand", hand)}
  ${(piles ?? []).map((pile, player) => (view ? row(`${whose(view, player)} pile`, Object.values(pile).flat(), "is-small") : nothing))}`;
}
