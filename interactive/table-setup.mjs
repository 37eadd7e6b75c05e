// Setting up a table: what is chosen for the next match, and what the engine says of it. The questions come with the
// page, so that one can choose before Python is there; who can play and what contradicts itself is the engine's to say.

import { allows, changesOf, choices, readTable, usual, writeTable } from "./choice.mjs";
import { EngineError, engine } from "./engine.mjs";
import { seedIn } from "./seed.mjs";
import { USUAL } from "./table-choice.mjs";
import { sentence } from "./words.mjs";

/** @typedef {import("./table-choice.mjs").Choice} Choice */
/** @typedef {import("./table-types.mjs").Desk} Desk */
/** @typedef {import("./choice.mjs").Option} Option */

const GREEDY = "greedy"; // plays where nobody else was chosen

export class Setup {
  #changed;
  /** @type {AbortController | undefined} */
  #asking;
  /** @type {import("./choice.mjs").Choices | null} */
  #all = null;
  /** @type {Choice} */
  choice = USUAL;
  seed = ""; // "": any
  seedOdd = ""; // what is wrong with what was typed
  /** What the engine says of this table. @type {Desk | null} */
  desk = null;
  fault = "";

  /** @param {string} slug  the game @param {() => void} changed  draw anew */
  constructor(slug, changed) {
    this.slug = slug;
    this.#changed = changed;
  }

  /** Begin with a choice. @param {Choice} choice @param {string | null} [seed] */
  begin(choice, seed = null) {
    this.choice = choice;
    this.seed = seed ?? "";
    this.seedOdd = "";
    this.desk = null;
    this.fault = "";
    if (this.#all) return this.#changed();
    choices().then(
      (all) => {
        this.#all = all;
        this.#changed();
      },
      () => this.#changed(), // the engine still knows the usual table
    );
  }

  /** What may be chosen; null until it has come. */
  get game() {
    return this.#all?.[this.slug] ?? null;
  }

  /** The table that is chosen, read leniently. */
  get table() {
    const all = /** @type {import("./choice.mjs").Choices} */ (this.#all);
    return readTable(all, this.choice.table || this.slug).table ?? usual(all, this.slug);
  }

  get seats() {
    return this.game ? this.table.seats : 0;
  }

  get changes() {
    return this.game ? changesOf(this.game, this.table) : [];
  }

  /** Whether anything is not as usual. */
  get unusual() {
    const { table, bots, open } = this.choice;
    return table !== "" || open || bots.some((bot) => bot !== GREEDY) || this.seed !== "";
  }

  /** Why this cannot be dealt, if it cannot. @returns {{ text: string, rule: string | null } | null} */
  get obstacle() {
    if (this.seedOdd) return { text: this.seedOdd, rule: null };
    return this.desk?.contradiction ?? (this.fault ? { text: this.fault, rule: null } : null);
  }

  /** @param {number} seat  of the others, from 0 */
  bot(seat) {
    return this.choice.bots[seat] ?? GREEDY;
  }

  /** @param {number} seats */
  seatsAre = (seats) => this.#play({ ...this.table, seats });

  /** Another named set leaves the house rules behind. @param {string} set */
  setIs = (set) => this.#play({ ...this.table, set, values: {} });

  /** @param {Option} option @param {string} value */
  answer = (option, value) => {
    if (allows(option, value)) this.#play({ ...this.table, values: { ...this.table.values, [option.key]: value } });
  };

  /** @param {number} seat @param {string} name */
  botIs = (seat, name) => {
    const bots = Array.from({ length: this.seats - 1 }, (_, at) => (at === seat ? name : this.bot(at)));
    this.#choose({ bots });
  };

  /** @param {boolean} open */
  openIs = (open) => this.#choose({ open });

  /** @param {string} text  "": any */
  seedIs = (text) => {
    const found = text.trim() === "" ? null : seedIn(`#seed=${encodeURIComponent(text.trim())}`);
    this.seedOdd = found && "problem" in found ? "A seed is a whole number of 1 to 20 digits." : "";
    this.seed = found && "seed" in found ? found.seed : "";
    this.#changed();
  };

  /** Everything as usual again. */
  reset = () => {
    this.seed = this.seedOdd = "";
    this.#choose(USUAL);
    this.ask();
  };

  /** @param {import("./choice.mjs").Table} table */
  #play(table) {
    const text = writeTable(/** @type {import("./choice.mjs").Choices} */ (this.#all), table);
    const bots = this.choice.bots.slice(0, table.seats - 1);
    while (bots.length && bots.length < table.seats - 1) bots.push(GREEDY);
    this.#choose({ table: text === this.slug ? "" : text, bots });
    this.ask();
  }

  /** @param {Partial<Choice>} change */
  #choose(change) {
    this.choice = { ...this.choice, ...change };
    this.#changed();
  }

  /** Let the engine look at the table. */
  async ask() {
    this.#asking?.abort();
    const { signal } = (this.#asking = new AbortController());
    try {
      this.desk = await engine.ask("table.desk", { table: this.choice.table || this.slug }, { signal });
      this.fault = "";
    } catch (error) {
      if (signal.aborted) return;
      this.desk = null;
      this.fault = error instanceof EngineError && !error.absent ? sentence(error.message) : "";
    }
    this.#changed();
  }
}
