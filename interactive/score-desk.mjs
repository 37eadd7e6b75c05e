// What a calculator knows and asks: the chosen cards, the call, the engine's sheet, and what is wrong with a link or a text.

import { EngineError } from "./engine.mjs";
import { readFragment, writeFragment } from "./fragment.mjs";
import { readPile, writePile } from "./pile.mjs";
import { sentence } from "./words.mjs";

/** @typedef {import("./score-sheet.mjs").Sheet} Sheet */
/** @typedef {{ text: string, rule?: string | null, kept?: string }} Notice */
/** @typedef {Pick<import("./engine.mjs").Engine, "ask">} Asked */

const FIELDS = ["pile", "called"];

export class ScoreDesk {
  #engine;
  #game;
  #changed;
  /** @type {AbortController | undefined} */
  #asking; // only while an answer is owed
  #unanswered = false; // there was no engine for the last question

  /** @type {ReadonlySet<string>} */
  pile = new Set();
  called = false;
  /** @type {Sheet | null} */
  sheet = null;
  /** @type {Notice | null} what in a link cannot be so */
  notice = null;
  /** @type {Notice | null} what the engine said against the pile or the typed text */
  fault = null;
  /** @type {string | null} what stands in the text field while it is no pile yet */
  typed = null;

  /** @param {Asked} engine @param {string} game @param {() => void} changed  called after every change */
  constructor(engine, game, changed) {
    this.#engine = engine;
    this.#game = game;
    this.#changed = changed;
  }

  /** Nothing is chosen, nothing typed. */
  get isEmpty() {
    return !this.pile.size && !this.called && !this.typed;
  }

  /** The pile and the call as an address fragment; empty when there is nothing to send. */
  get fragment() {
    if (!this.pile.size && !this.called) return "";
    return writeFragment({ pile: writePile(this.pile), called: this.called ? 1 : 0 });
  }

  /** Take what an address says; an ordinary anchor says nothing. @param {string} hash @returns {boolean} */
  open(hash) {
    const fields = readFragment(hash, FIELDS);
    if (!fields) return false;
    const { pile = "", called = "0" } = fields;
    const { codes, whole } = readPile(pile);
    this.pile = new Set(codes);
    this.called = called === "1";
    this.sheet = this.notice = this.fault = this.typed = null;
    if (!["0", "1"].includes(called)) {
      this.notice = { text: "This link says neither 0 nor 1 for “called”. It is read as not called." };
    }
    if (!whole) {
      this.notice = { text: "Part of this link cannot be read.", kept: kept(codes.length) };
      void this.#explain(pile, codes.length);
    }
    this.recount();
    return true;
  }

  /** @param {string} code */
  toggle(code) {
    const pile = new Set(this.pile);
    if (!pile.delete(code)) pile.add(code);
    this.#choose(pile, this.called);
  }

  /** @param {boolean} called */
  call(called) {
    this.#choose(this.pile, called);
  }

  clear() {
    this.#choose(new Set(), false);
  }

  /** @param {string} text  as typed, perhaps unfinished */
  async type(text) {
    const { codes, whole } = readPile(text);
    if (whole) this.#choose(new Set(codes), this.called);
    this.typed = text;
    if (whole) return;
    this.fault = { text: "This is not a pile so far. The engine, once it is ready, says why." };
    this.#changed();
    const read = await this.#score(text);
    if (read === null || this.typed !== text) return;
    this.pile = new Set(readPile(read).codes);
    this.#changed();
  }

  /** Ask for the sheet of the pile as it is. */
  recount() {
    void this.#score(writePile(this.pile));
  }

  /** The engine is here: ask what it could not answer before. */
  async engineCame() {
    if (this.#asking || !this.#unanswered) return;
    if (this.typed === null) this.recount();
    else await this.type(this.typed);
  }

  /** Stop asking, when the widget leaves the page. */
  stop() {
    this.#asking?.abort();
  }

  /** @param {ReadonlySet<string>} pile @param {boolean} called */
  #choose(pile, called) {
    this.pile = pile;
    this.called = called;
    this.notice = this.fault = this.typed = null;
    this.recount();
  }

  /** The engine says what is wrong with a link's pile, and where. @param {string} text @param {number} count */
  async #explain(text, count) {
    const before = this.notice;
    try {
      await this.#engine.ask("score", { game: this.#game, pile: text });
    } catch (error) {
      if (!(error instanceof EngineError) || error.absent || this.notice !== before) return;
      this.notice = { text: sentence(`in this link, ${error.message}`), rule: error.rule, kept: kept(count) };
      this.#changed();
    }
  }

  /** @param {string} text  a pile @returns {Promise<string | null>} the pile as the engine read it */
  async #score(text) {
    this.#asking?.abort();
    this.#asking = undefined;
    this.#unanswered = false;
    if (!text) {
      this.sheet = null;
      this.#changed();
      return null;
    }
    const { signal } = (this.#asking = new AbortController());
    this.#changed();
    try {
      const asked = { game: this.#game, pile: text, opponent_called: this.called };
      const reply = await this.#engine.ask("score", asked, { signal });
      this.sheet = reply.sheet;
      this.fault = null;
      return reply.pile;
    } catch (error) {
      if (signal.aborted) return null;
      this.sheet = null;
      this.#unanswered = error instanceof EngineError && error.absent;
      if (error instanceof EngineError && !error.absent) this.fault = { text: sentence(error.message), rule: error.rule };
      return null;
    } finally {
      if (!signal.aborted) {
        this.#asking = undefined;
        this.#changed();
      }
    }
  }
}

/** @param {number} count */
function kept(count) {
  if (!count) return "No card in it can be read. Tap the cards instead.";
  return count === 1 ? "The one card that can be read is below." : `The ${count} cards that can be read are below.`;
}
