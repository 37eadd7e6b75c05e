// <hana-quiz game="koi-koi">: a pile, four answers, and after the answer the sheet and the clause that was missed.

import { LitElement, html, nothing } from "lit";
import { engine } from "./engine.mjs";
import { isOurs } from "./focus.mjs";
import { Fragment } from "./fragment.mjs";
import { QuizDesk } from "./quiz-desk.mjs";
import { LENGTH, LEVELS, prepared } from "./quiz-round.mjs";
import { calculator, summary } from "./quiz-summary.mjs";
import { spoken, why } from "./quiz-why.mjs";
import { cards, sheet } from "./score-sheet.mjs";
import { Progress } from "./store.mjs";
import { linkCopied } from "./words.mjs";
import "./engine-status.mjs";

/** @typedef {import("./quiz-round.mjs").Question} Question */

/** @type {Map<string, QuizDesk>} a round outlives its page: reading a clause and coming back goes on with it */
const DESKS = new Map();

export class HanaQuiz extends LitElement {
  /** @override */
  static properties = { game: { type: String }, _copied: { state: true } };

  constructor() {
    super();
    this.game = "koi-koi";
    this._copied = "";
  }

  /** @type {AbortController | undefined} */
  #life;
  /** @type {QuizDesk | undefined} */
  #desk;
  /** @type {Fragment | undefined} */
  #fragment;
  #fresh = true; // a visit keeps its plain address until something is answered or chosen
  /** @type {string} where focus goes after the next drawing; empty: it stays */
  #focus = "";

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    /** @type {HTMLTemplateElement | null} not a script: those that instant navigation brings, the theme runs */
    const data = this.querySelector("template.hana-quiz-data");
    const ready = prepared(data?.content.textContent);
    if (!this.hasUpdated) this.replaceChildren(); // the first question as the page showed it before scripts
    this.#desk ??= DESKS.get(this.game) ?? new QuizDesk(engine, this.game, ready, new Progress(`hana.quiz.${this.game}.`));
    DESKS.set(this.game, this.#desk);
    this.#desk.changed = this.#changed;
    super.connectedCallback();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#fragment = new Fragment();
    this.#fragment.watch((hash) => this.#desk?.open(hash), signal);
    document.addEventListener("keydown", this.#key, { signal });
    engine.addEventListener("phase", this.#engineChanged, { signal });
    engine.start();
    if (!this.#desk.open(location.hash)) this.#desk.resume();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#life?.abort();
    if (this.#desk?.changed !== this.#changed) return; // the next page's element has it
    this.#desk.stop();
    this.#desk.changed = () => {};
  }

  #changed = () => {
    this._copied = "";
    this.requestUpdate();
    const desk = this.#desk;
    if (!desk || this.#fresh || !this.isConnected || !(desk.question || desk.summary)) return;
    this.#fragment?.show(desk.fragment);
  };

  #engineChanged = () => {
    if (engine.phase === "ready") this.#desk?.resume();
    this.requestUpdate();
  };

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const desk = this.#desk;
    const target = /** @type {Element} */ (event.target);
    if (!desk || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (target !== document.body && !this.contains(target)) return;
    if (target.closest("input, textarea, select, summary")) return;
    const answered = desk.choice !== null;
    if (/^[1-4]$/.test(event.key) && desk.question && !answered) this.#pick(Number(event.key) - 1);
    else if (event.key === "Enter" && answered && !target.closest("a, button")) this.#next();
    else if (event.key.toLowerCase() === "a" && answered && desk.canMake) this.#another();
    else return;
    event.preventDefault();
  };

  /** @param {number} choice */
  #pick(choice) {
    if (this.#desk?.choice !== null) return;
    this.#fresh = false;
    this.#focus = ".hana-quiz-why";
    this.#desk?.pick(choice);
  }

  #next = () => {
    this.#focus = ".hana-quiz-ask";
    this.#desk?.next();
  };

  #another = () => {
    this.#focus = ".hana-quiz-ask";
    void this.#desk?.another();
  };

  /** @param {number} level */
  #start = (level) => {
    this.#fresh = false;
    this.#focus = ".hana-quiz-ask";
    this.#desk?.start(level);
  };

  #meanwhile = () => {
    this.#fresh = false;
    this.#focus = ".hana-quiz-ask";
    this.#desk?.meanwhile();
  };

  #forget = () => {
    this.#focus = ".hana-quiz-tally";
    this.#desk?.forget();
  };

  /** @param {string} hash */
  #open = (hash) => {
    this.#focus = ".hana-quiz-why";
    this.#desk?.open(hash);
  };

  #copy = async () => {
    const link = new URL(`#${this.#desk?.fragment ?? ""}`, location.href).href;
    this._copied = await linkCopied(link);
  };

  /** @override */
  updated() {
    const target = this.#focus ? /** @type {HTMLElement | null} */ (this.querySelector(this.#focus)) : null;
    if (!target) return; // the question is still being made
    this.#focus = "";
    if (isOurs(this)) target.focus(); // who went to read something else meanwhile stays there
  }

  /** @override */
  render() {
    const desk = this.#desk;
    if (!desk) return nothing;
    return html`<section class="hana-quiz">
      ${this.#head(desk)}
      <div role="alert">${desk.notice ? this.#notice(desk) : nothing}</div>
      <div class="hana-quiz-body ${desk.summary ? "is-over" : ""}">
        ${desk.summary
          ? summary(desk.round, () => this.#start(desk.level), this.#open)
          : desk.question
            ? this.#question(desk, desk.question)
            : this.#pending(desk)}
        <div class="hana-quiz-side">
          <hana-engine-status
            what="Getting fresh questions ready"
            meanwhile="You can answer now. The first ten of each level came with the page."
            failed="The prepared questions, their sheets and the rules still work."
          ></hana-engine-status>
          ${this.#tally(desk)}
        </div>
      </div>
      <p class="hana-hidden" role="status">${this._copied || spoken(desk)}</p>
    </section>`;
  }

  /** @param {QuizDesk} desk */
  #head({ level, round, choice, summary: over }) {
    const place = over ? LENGTH : round.place(choice !== null);
    return html`<div class="hana-quiz-head">
        <div class="hana-segments" role="group" aria-label="Level">
          ${LEVELS.map(
            (one) =>
              html`<button type="button" aria-pressed=${one.level === level} @click=${() => this.#start(one.level)}>
                <span class="hana-quiz-level">Level</span> ${one.level} <span class="hana-quiz-level">${one.name}</span>
              </button>`,
          )}
        </div>
        <span class="hana-quiz-rules">Nintendo’s rules</span>
        <span class="hana-quiz-place">${place} of ${LENGTH}</span>
      </div>
      <progress class="hana-engine__bar" max=${LENGTH} value=${round.answers.length} aria-label="Questions answered"></progress>`;
  }

  /** @param {QuizDesk} desk */
  #notice(desk) {
    const stuck = !desk.question && !desk.summary && desk.hasPrepared;
    return html`<div class="hana-notice">
      <p><strong>${desk.notice}</strong></p>
      ${stuck
        ? html`<button type="button" class="hana-button" @click=${this.#meanwhile}>Take a prepared question</button>`
        : nothing}
    </div>`;
  }

  /** @param {QuizDesk} desk */
  #pending(desk) {
    return html`<div class="hana-quiz-pending">
      ${desk.waiting
        ? html`<p>The engine is making this question${engine.phase === "ready" ? "." : ", as soon as it is here."}</p>`
        : nothing}
      ${desk.waiting && desk.hasPrepared && engine.phase !== "ready"
        ? html`<button type="button" class="hana-button" @click=${this.#meanwhile}>Take a prepared one meanwhile</button>`
        : nothing}
    </div>`;
  }

  /** @param {QuizDesk} desk @param {Question} question */
  #question(desk, question) {
    const { choice } = desk;
    return html`<div class="hana-quiz-asked">
        <h2 class="hana-quiz-ask" tabindex="-1">${question.ask}</h2>
      <div class="hana-quiz-pile">${cards(question.pile)}</div>
      <p class="hana-quiz-note">
        ${question.opponent_called ? "The opponent has called koi-koi." : "Nobody has called koi-koi."}
      </p>
      <div class="hana-quiz-options" data-kind=${question.kind} role="group" aria-label="Answers">
        ${question.options.map((option, place) => this.#option(option, place, choice))}
      </div>
      </div>
      ${choice === null ? nothing : this.#result(desk, question)}`;
  }

  /** @param {import("./quiz-round.mjs").Option} option @param {number} place @param {number | null} choice */
  #option(option, place, choice) {
    const answered = choice !== null;
    const mark = !answered ? "" : option.right ? "is-right" : place === choice ? "is-yours" : "is-other";
    const yours = place === choice ? (option.right ? "your answer, the count" : "your answer") : "the count";
    return html`<button
      type="button"
      class="hana-quiz-option ${mark}"
      aria-disabled=${answered ? "true" : "false"}
      @click=${() => this.#pick(place)}
    >
      <kbd class="hana-quiz-digit" aria-hidden="true">${place + 1}</kbd>
      <span class="hana-quiz-text">${option.text}</span>
      ${mark === "is-right" || mark === "is-yours"
        ? html`<span class="hana-quiz-mark">${option.right ? "✓ " : ""}${yours}</span>`
        : nothing}
    </button>`;
  }

  /** @param {QuizDesk} desk @param {Question} question */
  #result(desk, question) {
    const { chosen, round } = desk;
    const last = round.over;
    return html`<div class="hana-quiz-result">
      <div class="hana-quiz-clause ${chosen?.right ? "is-right" : ""}">${why(question, chosen)}</div>
      <div class="hana-quiz-then">
        <button type="button" class="hana-button hana-button--primary" @click=${this.#next}>
          ${last ? "See the round" : "Next question"}
        </button>
        <button
          type="button"
          class="hana-button"
          ?disabled=${!desk.canMake}
          aria-describedby="hana-quiz-another"
          @click=${this.#another}
        >
          Another like this
        </button>
        <p id="hana-quiz-another" class="hana-quiz-reason">
          ${desk.canMake ? nothing : "Another like this needs the engine, which is not here yet."}
        </p>
        <a class="hana-button hana-button--quiet" href=${calculator(question)}>Open in the calculator</a>
        <button type="button" class="hana-button hana-button--quiet" @click=${this.#copy}>
          ${this._copied || "Copy question"}
        </button>
      </div>
      <div class="hana-quiz-sheet">
        ${sheet(question.sheet, {
          left: "The pile, line by line",
          right: `Nintendo · ${question.opponent_called ? "opponent called" : "no call"}`,
          missed: chosen?.right ? [] : (chosen?.missed ?? []),
        })}
      </div>
    </div>`;
  }

  /** @param {QuizDesk} desk */
  #tally(desk) {
    const { all, right, kept } = desk.tally;
    if (!kept) return html`<p class="hana-quiz-tally" tabindex="-1">Progress cannot be kept in this browser.</p>`;
    if (!all) return html`<p class="hana-quiz-tally" tabindex="-1">What you answer is kept on this device only.</p>`;
    return html`<p class="hana-quiz-tally">
      Level ${desk.level}: ${right} of ${all} right. Kept on this device only.
      <button type="button" class="hana-button hana-button--quiet" @click=${this.#forget}>Forget it</button>
    </p>`;
  }
}

if (!customElements.get("hana-quiz")) customElements.define("hana-quiz", HanaQuiz);
