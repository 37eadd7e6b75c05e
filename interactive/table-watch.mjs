// Stepping through a record: which of its positions is looked at, the row of controls, the sentence of a step. Watched
// goes in, presses come out; what is on the table is drawn by whoever asked.

import { html, nothing } from "lit";
import { keycap } from "./keycap.mjs";
import { keep } from "./table-slots.mjs";

/** @typedef {import("./table-types.mjs").Watched} Watched */
/** @typedef {import("./table-record.mjs").Handed} Handed */
/** @typedef {{ record: string, seat: number, at: number, open: boolean }} Look  what table.watch is asked */
/** @typedef {"first" | "back" | "on" | "last"} Way */

/** @type {Record<string, Way>} */
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };

export class Watching {
  #ask;
  #changed;
  #asked = 0; // which question is the newest: an answer to an older one is not shown
  /** @type {Watched | null} */
  shown = null;
  /** @type {(string | null)[]} */
  slots = keep([], []);
  open = false;

  /** @param {Handed} handed @param {(look: Look) => Promise<Watched>} ask @param {() => void} changed */
  constructor({ record, seat, at }, ask, changed) {
    this.record = record;
    this.seat = seat;
    this.start = at;
    this.#ask = ask;
    this.#changed = changed;
  }

  /** Look at the position after a decision, perhaps with other eyes. @param {Partial<Look>} [other] */
  async look({ at = this.shown?.at ?? this.start, seat = this.seat, open = this.open } = {}) {
    const asked = ++this.#asked;
    const shown = await this.#ask({ record: this.record, seat, at, open });
    if (asked !== this.#asked) return;
    this.slots = keep(this.slots, shown.view.field); // what stays on the field stays in its place
    Object.assign(this, { shown, seat, open });
    this.#changed();
  }

  /** @param {number} step  its place among those with something to tell */
  to = (step) => {
    const at = this.shown?.steps[step];
    return at === undefined ? Promise.resolve() : this.look({ at });
  };

  /** The place of the position among the steps; one that tells nothing belongs to the step before it. */
  get step() {
    const { shown } = this;
    return shown ? shown.steps.filter((at) => at <= shown.at).length - 1 : 0;
  }

  get lastStep() {
    return (this.shown?.steps.length ?? 1) - 1;
  }

  /** @param {Way} way */
  go = (way) => this.to({ first: 0, back: this.step - 1, on: this.step + 1, last: this.lastStep }[way]);
}

/** Where a key leads, or null. @param {{ key: string, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean }} event */
export const wayOf = ({ key, ctrlKey, altKey, metaKey }) => (ctrlKey || altKey || metaKey ? null : (KEYS[key] ?? null));

/** The sentences of a step, with their clauses. @param {Watching} watching */
export const said = ({ shown }) =>
  shown
    ? html`<span class="ht-small">${shown.events.map(({ says, rules }) => html`${says} ${rules.map((rule) => html`${keycap(rule)} `)}`)}</span>`
    : "";

/**
 * Backward, forward, and a slider over all steps.
 * @param {{ step: number, last: number, go: (way: Way) => void, to: (step: number) => void, of?: string, name?: string, text?: string }} of
 *   of: what the steps are; name: one of them; text: which it is
 */
export function stepper({ step, last, go, to, of = "Steps of the deal", name: one = "Step", text = `${step} of ${last}` }) {
  /** @param {Way} way @param {string} name @param {boolean} can */
  const button = (way, name, can) =>
    html`<button
      type="button"
      class="ht-tool ht-step-${way}"
      data-action="step-${way}"
      aria-label=${name}
      title=${name}
      aria-disabled=${can ? nothing : "true"}
      @click=${() => can && go(way)}
    ></button>`;
  return html`<div class="ht-stepper" role="group" aria-label=${of}>
    ${button("first", "To the first card", step > 0)} ${button("back", "Back", step > 0)}
    <input
      type="range"
      aria-label=${one}
      aria-valuetext=${text}
      min="0"
      max=${last}
      .value=${String(step)}
      @input=${(/** @type {Event} */ { target }) => to(Number(/** @type {HTMLInputElement} */ (target).value))}
    />
    ${button("on", "On", step < last)} ${button("last", "To the end", step < last)}
    <span class="ht-step-count">${text}</span>
  </div>`;
}
