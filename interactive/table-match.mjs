// The match itself: asks the engine, keeps the answer, and never lets two questions be open at once.

import { keep } from "./table-slots.mjs";
import { stepsTo } from "./table-steps.mjs";

/** @typedef {import("./table-types.mjs").Match} Match */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Reply} Reply */
/** @typedef {import("./table-session.mjs").Store} Store */
/** @typedef {import("./table-steps.mjs").Step & { slots: (string | null)[] }} Shown */
/** @typedef {(op: string, args: object) => Promise<any>} Ask */

/**
 * @typedef {object} Turn  what an answer brings to the table
 * @property {Shown[]} steps  empty when a position was only read back
 * @property {import("./table-session.mjs").Saved} saved
 */

export class Keeper {
  #ask;
  #store;
  #game;
  #pending = false;
  #closed = false;
  /** @type {Match | null} */
  #match = null;
  /** @type {View | null} */
  view = null;
  /** @type {(string | null)[]} */
  slots = [];
  /** Dealt before our eyes, and the person has not played a card yet. */
  untouched = false;
  /** What was played in this deal, a line a turn. @type {string[]} */
  log = [];

  /** @param {string} game @param {Ask} ask @param {Store} store */
  constructor(game, ask, store) {
    this.#game = game;
    this.#ask = ask;
    this.#store = store;
  }

  /** The seed of the match. */
  get seed() {
    return this.#match?.seed ?? "";
  }

  get pending() {
    return this.#pending;
  }

  /** No answer that is still on its way may change anything any more. */
  close() {
    this.#closed = true;
  }

  /** Read a kept match back. @param {import("./table-session.mjs").Session} session @returns {Promise<Turn | null>} */
  restore(session) {
    this.#match = session.match;
    this.slots = session.slots;
    this.log = session.log;
    return this.#turn("table.view", { match: session.match }, false);
  }

  /** @param {string} seed @returns {Promise<Turn | null>} */
  start(seed) {
    return this.#turn("table.new", { game: this.#game, seed, bot: "greedy" }, true);
  }

  /** @param {string} action @returns {Promise<Turn | null>} */
  act(action) {
    return this.#turn("table.act", { match: this.#match, action }, false);
  }

  /** Why something cannot be done now. @param {import("./table-types.mjs").Wish} action */
  why(action) {
    return this.#ask("table.why", { match: this.#match, action });
  }

  /** The next deal of the match. @returns {Promise<Turn | null>} */
  next() {
    return this.#turn("table.next", { match: this.#match }, true);
  }

  /**
   * @param {string} op
   * @param {object} args
   * @param {boolean} dealt  the answer begins with a deal
   * @returns {Promise<Turn | null>}  null: another question was open, or nobody waits any more
   */
  async #turn(op, args, dealt) {
    if (this.#pending || this.#closed) return null;
    this.#pending = true;
    try {
      /** @type {Reply} */
      const { match, view, events: told } = await this.#ask(op, args);
      if (this.#closed) return null;
      // A deal that is over is told so again whenever it is read back.
      const events = told.filter(({ kind, says }) => kind !== "over" || dealt || !this.log.at(-1)?.endsWith(says));
      let slots = dealt ? [] : this.slots;
      const steps = stepsTo(dealt ? null : this.view, view, events).map((step) => {
        const redealt = step.event.kind === "redeal"; // these cards go back, and leave no holes
        const shown = keep(redealt ? [] : slots, step.board.field);
        if (!redealt) slots = shown;
        return { ...step, slots: shown };
      });
      this.slots = keep(slots, view.field);
      this.log = logged(dealt ? [] : this.log, events);
      const said = view.log.map(({ says }) => says);
      if (!this.log.join(" ").includes(said.join(" "))) this.log = said; // kept by another hand
      this.untouched = dealt;
      this.#match = match;
      this.view = view;
      return { steps, saved: this.#store.save({ match, slots: this.slots, log: this.log }) };
    } finally {
      this.#pending = false;
    }
  }
}

/**
 * The log with what has happened since: a turn's two halves, and the word after them, stand in one line.
 * @param {readonly string[]} log @param {readonly import("./table-types.mjs").TableEvent[]} events
 */
export function logged(log, events) {
  const lines = [...log];
  for (const { kind, says } of events) {
    const goesOn = kind !== "play" && kind !== "deal" && kind !== "redeal";
    if (goesOn && lines.length) lines.push(`${lines.pop()} ${says}`);
    else lines.push(says);
  }
  return lines;
}
