// The decisions of a deal that is over, weighed one after the other: one question to the engine each, so that a press
// in between need not wait long. Nothing here touches the page.

/** @typedef {import("./table-types.mjs").Weighed} Weighed */

const COSTLIEST = 3;

export class Weighing {
  #ask;
  #changed;
  #running = false;
  #stopped = false;
  #looked = false; // somebody has chosen what to look at
  /** @type {Weighed[]} */
  weighed = [];
  /** The decision that is looked at, by its place. */
  at = 0;
  /** What was answered instead of a weighed decision. @type {unknown} */
  fault = null;

  /**
   * @param {readonly number[]} decisions  by their numbers in the deal
   * @param {(at: number) => Promise<Weighed>} ask @param {() => void} changed
   */
  constructor(decisions, ask, changed) {
    this.decisions = decisions;
    this.#ask = ask;
    this.#changed = changed;
  }

  /** Weigh one after the other until it is left; what was weighed before stays. Asked twice, it still runs once. */
  async run() {
    this.#stopped = false;
    this.fault = null;
    this.#changed();
    if (this.#running) return;
    this.#running = true;
    while (!this.done && !this.#stopped && !this.fault) {
      try {
        const found = await this.#ask(/** @type {number} */ (this.decisions[this.weighed.length]));
        this.weighed = [...this.weighed, found];
      } catch (error) {
        this.fault = error ?? true;
      }
      this.#changed();
    }
    this.#running = false;
    const [worst] = this.costliest;
    if (!this.done || this.#looked || !worst) return;
    this.look(this.weighed.indexOf(worst));
  }

  /** The question that is open is still answered. */
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

  /** What all of them cost. */
  get cost() {
    return this.weighed.reduce((sum, { cost }) => sum + cost, 0);
  }

  /** @param {number} at */
  look = (at) => {
    this.#looked = true;
    this.at = Math.max(0, Math.min(at, this.weighed.length - 1));
    this.#changed();
  };

  /** From one decision to another. @param {import("./table-watch.mjs").Way} way */
  go = (way) => this.look({ first: 0, back: this.at - 1, on: this.at + 1, last: this.weighed.length - 1 }[way]);
}
