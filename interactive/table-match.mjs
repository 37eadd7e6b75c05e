// The match itself: asks the engine, keeps the answer, and never lets two questions be open at once.

import { linesOf } from "./table-log.mjs";
import { keep } from "./table-slots.mjs";
import { stepsTo } from "./table-steps.mjs";
import { canGoBack, goBack, goOn, reaches } from "./table-undo.mjs";

/** @typedef {import("./table-types.mjs").Match} Match */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Reply} Reply */
/** @typedef {import("./table-session.mjs").Store} Store */
/** @typedef {import("./table-steps.mjs").Step & { slots: (string | null)[] }} Shown */
/** @typedef {import("./table-choice.mjs").Choice} Choice */
/** @typedef {(op: string, args: object) => Promise<any>} Ask */

/**
 * @typedef {object} Turn  what an answer brings to the table
 * @property {Shown[]} steps  empty when a position was only read back
 * @property {import("./table-session.mjs").Saved} saved
 */

/**
 * What becomes of an answer: a deal begins with it; a position is only read back; or the longer match is kept.
 * @typedef {{ dealt?: boolean, readBack?: boolean, ahead?: Match | null }} Sort
 */

export class Keeper {
  #ask;
  #store;
  #game;
  #pending = false;
  #closed = false;
  /** @type {Match | null} */
  #match = null;
  /** The longer match that one has gone back from, until another decision is made. @type {Match | null} */
  #ahead = null;
  /** What happened before the first card of this deal. @type {string[]} */
  #opening = [];
  /** @type {View | null} */
  view = null;
  /** @type {(string | null)[]} */
  slots = [];
  /** Dealt before our eyes, and the person has not played a card yet. */
  untouched = false;

  /** @param {string} game @param {Ask} ask @param {Store} store */
  constructor(game, ask, store) {
    this.#game = game;
    this.#ask = ask;
    this.#store = store;
  }

  /** The match as it is kept. */
  get match() {
    return this.#match;
  }

  /** The seed of the match. */
  get seed() {
    return this.#match?.seed ?? "";
  }

  get pending() {
    return this.#pending;
  }

  /** What happened before the first card of this deal. */
  get opening() {
    return this.#opening;
  }

  /** This deal, a line a turn. */
  get log() {
    return this.view ? linesOf(this.#opening, this.view) : [];
  }

  /** Whether there is a decision before this position. */
  get canUndo() {
    return this.#match !== null && this.view !== null && canGoBack(this.#match, this.view);
  }

  get canRedo() {
    return this.#ahead !== null;
  }

  /** No answer that is still on its way may change anything any more. */
  close() {
    this.#closed = true;
  }

  /** Read a kept match back. @param {import("./table-session.mjs").Session} session @returns {Promise<Turn | null>} */
  restore(session) {
    this.#match = session.match;
    this.slots = session.slots;
    this.#opening = session.opening;
    return this.#turn(() => this.#ask("table.view", { match: session.match }), { readBack: true, ahead: session.ahead });
  }

  /** A new match. @param {string} seed @param {Choice} choice @returns {Promise<Turn | null>} */
  start(seed, { table, bots, open }) {
    const chosen = { ...(table && { table }), ...(bots.length && { bots }), ...(open && { open }) };
    return this.#turn(() => this.#ask("table.new", { game: this.#game, seed, ...chosen }), { dealt: true });
  }

  /** One deal from a record, played on. @param {object} asked  table.take's @returns {Promise<Turn | null>} */
  take(asked) {
    return this.#turn(() => this.#ask("table.take", asked), { dealt: true });
  }

  /** @param {string} action @returns {Promise<Turn | null>} */
  act(action) {
    return this.#turn(() => this.#ask("table.act", { match: this.#match, action }), {});
  }

  /** The next deal of the match. @returns {Promise<Turn | null>} */
  next() {
    return this.#turn(() => this.#ask("table.next", { match: this.#match }), { dealt: true });
  }

  /** Before the person's last decision, or before number `to` of this deal. @param {number} [to] @returns {Promise<Turn | null>} */
  undo(to) {
    const { view } = this;
    const match = this.#match;
    if (!match || !view || !this.canUndo) return Promise.resolve(null);
    return this.#turn(() => goBack(this.#ask, match, view, to), { readBack: true, ahead: this.#ahead ?? match });
  }

  /** One decision on again. @returns {Promise<Turn | null>} */
  redo() {
    const { view } = this;
    const [match, ahead] = [this.#match, this.#ahead];
    if (!match || !ahead || !view) return Promise.resolve(null);
    return this.#turn(() => goOn(this.#ask, ahead, match, view), { readBack: true, ahead });
  }

  /** What each decision brings. @returns {Promise<import("./table-types.mjs").Hint>} */
  hint() {
    return this.#ask("table.hint", { match: this.#match });
  }

  /** What a decision of this deal brought. @param {number} at @returns {Promise<import("./table-types.mjs").Weighed>} */
  weigh(at) {
    return this.#ask("table.weigh", { match: this.#match, deal: this.view?.deal, at });
  }

  /** Why something cannot be done now. @param {import("./table-types.mjs").Wish} action */
  why(action) {
    return this.#ask("table.why", { match: this.#match, action });
  }

  /**
   * @param {() => Promise<Reply>} asking
   * @param {Sort} sort
   * @returns {Promise<Turn | null>}  null: another question was open, or nobody waits any more
   */
  async #turn(asking, { dealt = false, readBack = false, ahead = null }) {
    if (this.#pending || this.#closed) return null;
    this.#pending = true;
    try {
      const { match, view, events: told } = await asking();
      if (this.#closed) return null;
      // A deal that is over is told so again whenever it is read back.
      const events = told.filter(({ kind }) => !readBack || kind !== "over" || told.length > 1);
      const sameDeal = !dealt && this.#match?.deals.length === match.deals.length;
      let slots = dealt ? [] : this.slots;
      const steps = stepsTo(dealt || !sameDeal ? null : this.view, view, events).map((step) => {
        const redealt = step.event.kind === "redeal"; // these cards go back, and leave no holes
        const shown = keep(redealt ? [] : slots, step.board.field);
        if (!redealt) slots = shown;
        return { ...step, slots: shown };
      });
      this.slots = keep(slots, view.field);
      if (dealt) this.#opening = events.filter(isOpening).map(({ says }) => says);
      else if (!sameDeal) this.#opening = [];
      this.untouched = dealt;
      this.#match = match;
      this.#ahead = ahead && !reaches(match, ahead) ? ahead : null;
      this.view = view;
      const session = { match, ahead: this.#ahead, slots: this.slots, opening: this.#opening };
      return { steps, saved: this.#store.save(session) };
    } finally {
      this.#pending = false;
    }
  }
}

/** Whether an event comes before the first card. @param {{ kind: string }} event */
const isOpening = ({ kind }) => kind === "deal" || kind === "redeal";
