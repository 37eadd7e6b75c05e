// What a drill knows and asks: the question on the table, the round it belongs to, and where the next comes from.

import { EngineError } from "./engine.mjs";
import { writeFragment } from "./fragment.mjs";
import { Round, isQuestion, readAddress } from "./quiz-round.mjs";
import { anySeed } from "./seed.mjs";
import { sentence } from "./words.mjs";

/** @typedef {import("./quiz-round.mjs").Question} Question */
/** @typedef {Pick<import("./engine.mjs").Engine, "ask" | "phase">} Asked */

const TRIES = 12; // seeds looked at for one of the same kind

export class QuizDesk {
  #engine;
  #game;
  #ready;
  #progress;
  /** @type {AbortController | undefined} */
  #asking;
  /** @type {{ seed: number, notice: string } | null} what the engine was asked for and has not made yet */
  #owed = null;

  /** Called after every change; the element that shows the desk sets it. */
  changed = () => {};
  level = 1;
  /** @type {Question | null} null: being made, or the round is over */
  question = null;
  /** @type {number | null} the answer given, by its place */
  choice = null;
  waiting = false;
  notice = "";
  summary = false;

  /**
   * @param {Asked} engine @param {string} game
   * @param {readonly Question[]} ready  those that came with the page
   * @param {import("./store.mjs").Progress} progress
   */
  constructor(engine, game, ready, progress) {
    this.#engine = engine;
    this.#game = game;
    this.#ready = ready;
    this.#progress = progress;
    this.round = this.#newRound(1);
  }

  /** @returns {import("./quiz-round.mjs").Option | null} */
  get chosen() {
    return this.choice === null ? null : (this.question?.options[this.choice] ?? null);
  }

  /** Is there anything to go on with? */
  get begun() {
    return this.question !== null || this.waiting || this.summary;
  }

  /** The question's address; empty when none is on the table. */
  get fragment() {
    return this.question ? writeFragment({ level: this.question.level, q: this.question.seed }) : "";
  }

  /** The engine's last word on how the level goes. */
  get tally() {
    const answers = [...this.#progress.answers(this.level).values()];
    return { all: answers.length, right: answers.filter(Boolean).length, kept: this.#progress.kept };
  }

  forget() {
    this.#progress.forget(this.level);
    this.changed();
  }

  /** Take what an address asks for; an ordinary anchor asks for nothing. @param {string} hash @returns {boolean} */
  open(hash) {
    const address = readAddress(hash);
    if (!address) return false;
    const { level, seed, notice } = address;
    if (level !== this.round.level) this.round = this.#newRound(level);
    this.level = level;
    const seen = this.round.answers.find(({ question }) => question.seed === seed);
    if (seen) {
      this.#show(seen.question);
      this.choice = seen.choice;
    } else {
      if (this.round.over) this.round = this.#newRound(level);
      void this.#fetch(seed ?? this.#nextSeed(), { notice });
    }
    this.changed();
    return true;
  }

  /** A new round. @param {number} level */
  start(level) {
    this.level = level;
    this.round = this.#newRound(level);
    void this.#fetch(this.#nextSeed());
  }

  /** Go on where nothing is on the table: with what was being made when the engine or the page went, else the next. */
  resume() {
    if (this.begun) return;
    const { seed, notice } = this.#owed ?? { seed: this.#nextSeed(), notice: "" };
    void this.#fetch(seed, { notice });
  }

  /** @param {number} choice */
  pick(choice) {
    const { question } = this;
    if (!question || this.choice !== null || !question.options[choice]) return;
    this.choice = choice;
    const right = this.round.answer(question, choice);
    this.#progress.add(question.level, question.seed, right);
    this.changed();
    void this.#check(question, choice, right);
  }

  next() {
    if (this.choice === null && this.question) return;
    if (this.round.over) {
      this.#asking?.abort();
      this.question = this.choice = this.#owed = null;
      this.waiting = false;
      this.notice = "";
      this.summary = true;
      this.changed();
      return;
    }
    void this.#fetch(this.#nextSeed());
  }

  /** A question of the same level and kind, from a seed nobody chose. */
  async another() {
    const kind = this.question?.kind;
    if (!this.canMake) return;
    if (this.round.over) this.round = this.#newRound(this.level);
    const first = anySeed();
    for (let seed = first; seed < first + TRIES; seed++) {
      const wanted = (/** @type {Question} */ question) => question.kind === kind || seed === first + TRIES - 1;
      const came = await this.#fetch(seed, { wanted });
      if (came) return;
    }
  }

  /** Can questions be made that did not come with the page? */
  get canMake() {
    return this.#engine.phase === "ready";
  }

  /** While the engine makes one: a question that needs no engine. */
  meanwhile() {
    const seed = this.round.next(this.#prepared(), false);
    const ready = this.#prepared().find((one) => one.seed === seed);
    if (!ready) return;
    this.#asking?.abort();
    this.#show(ready);
  }

  get hasPrepared() {
    return this.#prepared().length > 0;
  }

  /** Stop asking, when the widget leaves the page. */
  stop() {
    this.#asking?.abort();
    this.waiting = false;
  }

  /** @param {number} level */
  #newRound(level) {
    return new Round(level, this.#progress.answers(level).keys());
  }

  #prepared() {
    return this.#ready.filter(({ level }) => level === this.level);
  }

  #nextSeed() {
    return this.round.next(this.#prepared(), this.#engine.phase !== "failed");
  }

  /** @param {Question} question @param {string} [notice] */
  #show(question, notice = "") {
    this.question = question;
    this.choice = this.#owed = null;
    this.waiting = this.summary = false;
    this.notice = notice;
    this.changed();
  }

  /**
   * Put a question on the table: from the page where it has it, else from the engine.
   * @param {number} seed
   * @param {{ wanted?: (question: Question) => boolean, notice?: string }} [options]  notice: what was wrong with the address
   * @returns {Promise<boolean>} false: the engine's question was not wanted
   */
  async #fetch(seed, { wanted = () => true, notice = "" } = {}) {
    this.#asking?.abort();
    const { signal } = (this.#asking = new AbortController());
    const ready = this.#prepared().find((question) => question.seed === seed);
    if (ready && wanted(ready)) {
      this.#show(ready, notice);
      return true;
    }
    this.question = this.choice = null;
    this.waiting = true;
    this.summary = false;
    this.notice = notice;
    this.#owed = { seed, notice };
    this.changed();
    try {
      const question = await this.#engine.ask("question", { game: this.#game, level: this.level, seed }, { signal });
      if (!isQuestion(question)) throw new EngineError({ code: "engine/strange", message: "A question arrived unreadable." });
      if (!wanted(question)) return false;
      this.#show(question, notice);
    } catch (error) {
      if (signal.aborted) return true;
      this.waiting = false;
      this.notice =
        error instanceof EngineError && !error.absent
          ? sentence(error.message)
          : "That question is made by the engine, which did not load.";
      this.changed();
    }
    return true;
  }

  /** The engine marks the answer too. Where a page and its engine disagree, the engine's question replaces the page's.
   * @param {Question} question @param {number} choice @param {boolean} right */
  async #check(question, choice, right) {
    if (!this.canMake) return;
    const { level, seed } = question;
    try {
      const verdict = await this.#engine.ask("answer", { game: this.#game, level, seed, choice });
      if (verdict.right === right) return;
      const newer = await this.#engine.ask("question", { game: this.#game, level, seed });
      if (this.question !== question || !isQuestion(newer)) return;
      this.#show(newer, "This question came with an older page. The engine has set it anew.");
    } catch {
      // The page's own marking stands: it was the engine's when the page was built.
    }
  }
}

