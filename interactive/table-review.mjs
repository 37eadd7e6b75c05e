// The review of a deal that is over: every decision of the person's is weighed, one question to the engine each, so that
// a press in between need not wait long. The costliest come first; from each one can play on anew.

import { html, nothing } from "lit";
import { face } from "./card-face.mjs";
import { dialog } from "./table-dialogs.mjs";
import { points, reasons, valueTable } from "./table-hint.mjs";
import { number } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").Weighed} Weighed */
/** @typedef {import("./table-types.mjs").Match} Match */

const COSTLIEST = 3;

export class Review {
  #asked;
  #changed;
  #stopped = false;
  /** @type {Weighed[]} */
  weighed = [];
  /** The decision that is looked at, by its place. */
  at = 0;
  failed = false;

  /**
   * @param {readonly number[]} decisions  by their numbers in the deal
   * @param {(at: number) => Promise<Weighed>} weigh @param {() => void} changed
   */
  constructor(decisions, weigh, changed) {
    this.decisions = decisions;
    this.#asked = weigh;
    this.#changed = changed;
  }

  /** Weigh one after the other, until it is left. */
  async run() {
    this.#stopped = false;
    this.failed = false;
    for (let next = this.weighed.length; next < this.decisions.length && !this.#stopped; next++) {
      try {
        const found = await this.#asked(/** @type {number} */ (this.decisions[next]));
        this.weighed = [...this.weighed, found];
      } catch {
        this.failed = true; // an engine that is away says so in its own line; what was weighed stays
        break;
      }
      this.#changed();
    }
    if (this.done) this.look(this.costliest[0] ? this.weighed.indexOf(this.costliest[0]) : 0);
    this.#changed();
  }

  stop() {
    this.#stopped = true;
  }

  get done() {
    return this.weighed.length === this.decisions.length;
  }

  /** Those that cost something, the worst three first. */
  get costliest() {
    return this.weighed
      .filter(({ cost }) => cost > 0)
      .sort((one, other) => other.cost - one.cost)
      .slice(0, COSTLIEST);
  }

  /** @param {number} at */
  look = (at) => {
    this.at = Math.max(0, Math.min(at, this.weighed.length - 1));
    this.#changed();
  };
}

/** @param {number} cost */
const lost = (cost) => `${number(Math.round(cost * 10) / 10)} ${cost.toFixed(1) === "1.0" ? "point" : "points"}`;

/** @param {Table} table @param {Review} review @param {() => void} closed */
export function reviewDialog(table, review, closed) {
  const { weighed, decisions, done, failed, costliest, at } = review;
  const now = weighed[at];
  return dialog(
    "ht-review",
    "Review of the deal",
    html`<p role="status">
        ${failed
          ? html`The engine is away; what was weighed stands below.
              <button type="button" class="ht-quiet" data-action="weigh-on" @click=${() => review.run()}>Go on</button>`
          : done
            ? summary(review)
            : html`Weighing decision ${weighed.length + 1} of ${decisions.length} …
                <progress max=${decisions.length} value=${weighed.length}></progress>`}
      </p>
      ${done && costliest.length
        ? html`<ol class="ht-costliest">
            ${costliest.map(
              (one) =>
                html`<li>
                  <button type="button" class="ht-equal" data-action="look" data-at=${one.at} @click=${() => review.look(weighed.indexOf(one))}>
                    <b>${one.played.name}</b> <span>${one.played.says} It cost ${lost(one.cost)}.</span>
                  </button>
                </li>`,
            )}
          </ol>`
        : nothing}
      ${now ? decision(table, review, now) : nothing}`,
    closed,
  );
}

/** What all of it comes to. @param {Review} review */
function summary({ weighed, costliest }) {
  if (!weighed.length) return "There was nothing for you to decide in this deal.";
  if (!costliest.length) return "Nothing you did cost anything that can be told from chance.";
  const all = weighed.reduce((sum, { cost }) => sum + cost, 0);
  return `Your decisions cost ${lost(all)} in all, on average. The costliest:`;
}

/** One decision: what lay there, what was played, what was best. @param {Table} table @param {Review} review @param {Weighed} one */
function decision(table, review, one) {
  const { seen, played, best, values, cost, because, against, measure, playouts } = one;
  const { at, weighed, decisions } = review;
  const lying = seen.field ?? (seen.pool ?? []).slice(-12).map(({ card }) => card);
  const again = () => {
    /** @type {HTMLDialogElement | null} */ (table.querySelector("#ht-review"))?.close();
    table.undo(one.at);
  };
  return html`<section class="ht-weighed" data-at=${one.at}>
    <header>
      <button type="button" class="ht-quiet" data-action="review-back" ?disabled=${at === 0} @click=${() => review.look(at - 1)}>Back</button>
      <label
        ><span class="ht-sr">Decision</span
        ><input type="range" min="1" max=${weighed.length} .value=${String(at + 1)} @input=${(/** @type {Event} */ { target }) =>
            review.look(Number(/** @type {HTMLInputElement} */ (target).value) - 1)} /></label>
      <span>${at + 1} of ${decisions.length}</span>
      <button type="button" class="ht-quiet" data-action="review-on" ?disabled=${at + 1 >= weighed.length} @click=${() => review.look(at + 1)}>On</button>
    </header>
    <h3>${seen.field ? "Field" : "Laid down last"}</h3>
    <p class="ht-review-cards">${lying.map((code) => face(code, { state: best.take.includes(code) ? "match" : "" }))}</p>
    <h3>Your hand</h3>
    <p class="ht-review-cards">
      ${seen.hand.map((code) => face(code, { state: code === best.card || (!seen.field && best.take.includes(code)) ? "match" : "" }))}
    </p>
    <p>
      You: <b>${played.name}</b>, ${points(played.mean)}. ${played.says}
      ${played.code === best.code
        ? "Nothing was better."
        : html`Best: <b>${best.name}</b>, ${points(best.mean)}. ${best.says} ${cost ? html`That cost ${lost(cost)}.` : "Chance may explain the difference."}`}
    </p>
    ${played.code === best.code ? reasons(because) : html`${reasons(because)}${against.length ? html`<h3>And what was played</h3>${reasons(against)}` : nothing}`}
    ${valueTable(values, played.code)}
    <p class="ht-muted">On average over ${playouts} deals played on, by what you could know: ${measure}.</p>
    <div class="ht-dialog-buttons">
      <button type="button" class="ht-equal" data-action="replay-from" @click=${again}><b>Play on from here</b></button>
    </div>
  </section>`;
}
