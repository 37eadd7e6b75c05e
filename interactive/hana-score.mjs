// <hana-score game="koi-koi">: choose cards, read the itemised score. What was chosen, the rules too, lives in the address.

import { LitElement, html, nothing } from "lit";
import { ref, createRef } from "lit/directives/ref.js";
import { neighbour } from "./arrows.mjs";
import { engine } from "./engine.mjs";
import { Fragment } from "./fragment.mjs";
import { keycap } from "./keycap.mjs";
import { root } from "./root.mjs";
import { chooser, pictures, text } from "./score-cards.mjs";
import { houseRules, sets } from "./score-choice.mjs";
import { ScoreDesk } from "./score-desk.mjs";
import { none, result, total } from "./score-result.mjs";
import { said } from "./score-said.mjs";
import { copied, counted } from "./words.mjs";
import "./engine-status.mjs";

export class HanaScore extends LitElement {
  /** @override */
  static properties = {
    game: { type: String },
    _mode: { state: true },
    _focus: { state: true },
    _copied: { state: true },
  };

  constructor() {
    super();
    this.game = "koi-koi";
    /** @type {"pictures" | "text"} */
    this._mode = "pictures";
    this._focus = "1H"; // the card that Tab reaches
    this._copied = "";
  }

  /** @type {AbortController | undefined} */
  #life;
  /** @type {ScoreDesk | undefined} */
  #desk;
  /** @type {Fragment | undefined} */
  #fragment;
  #panel = createRef();

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    if (!this.#desk) {
      const data = this.querySelector("template")?.content.textContent ?? "";
      this.replaceChildren(); // what the page showed before scripts
      this.#desk = new ScoreDesk(engine, JSON.parse(data), () => this.requestUpdate());
    }
    super.connectedCallback();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#fragment = new Fragment();
    this.#fragment.watch(() => this.#readAddress(), signal);
    engine.addEventListener("phase", this.#engineChanged, { signal });
    document.addEventListener("paste", this.#paste, { signal });
    engine.start();
    this.#readAddress();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#life?.abort();
    this.desk.stop();
  }

  /** What is known and asked. */
  get desk() {
    return /** @type {ScoreDesk} */ (this.#desk);
  }

  #engineChanged = () => {
    if (engine.phase === "ready") void this.#engineCame();
    this.requestUpdate();
  };

  async #engineCame() {
    const before = this.desk.fragment;
    await this.desk.engineCame();
    if (this.desk.fragment !== before) this.#writeAddress();
  }

  #readAddress() {
    if (!this.desk.open(location.hash)) return;
    this._copied = "";
    this._focus = [...this.desk.into.codes][0] ?? "1H";
  }

  #writeAddress() {
    this._copied = "";
    this.#fragment?.show(this.desk.fragment);
  }

  /** @param {string} code */
  #toggle = (code) => {
    this._focus = code;
    this.desk.toggle(code);
    this.#writeAddress();
  };

  #clear = () => {
    if (this.desk.isEmpty) return;
    this.desk.clear();
    this.#writeAddress();
  };

  #rest = () => {
    this.desk.takeRest();
    this.#writeAddress();
  };

  /** @param {Parameters<ScoreDesk["say"]>[0]} what */
  #say = (what) => {
    this.desk.say(what);
    this.#writeAddress();
  };

  /** @param {Parameters<ScoreDesk["choose"]>[0]} change */
  #choose = async (change) => {
    await this.desk.choose(change);
    this.#writeAddress();
    this.requestUpdate();
  };

  /** @param {number} at @param {string} typed */
  #type = async (at, typed) => {
    await this.desk.type(at, typed);
    this.#writeAddress();
  };

  /** Cards pasted anywhere but into a field go to the chosen place. @param {ClipboardEvent} event */
  #paste = async (event) => {
    const target = /** @type {Element | null} */ (event.target);
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (!pasted.trim() || target?.closest("input, textarea, select, [contenteditable]")) return;
    if (document.activeElement !== document.body && !this.contains(document.activeElement)) return;
    event.preventDefault();
    await this.desk.paste(pasted);
    this.#writeAddress();
  };

  #copy = async () => {
    this._copied = (await copied(location.href)) ? "Link copied" : "Copy it from the address bar";
  };

  /** @param {KeyboardEvent} event */
  #move = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = /** @type {HTMLButtonElement[]} */ ([...this.querySelectorAll(".hana-pick")]);
    const from = /** @type {HTMLButtonElement} */ (event.target);
    if (!buttons.includes(from)) return;
    const to = neighbour(event.key, from, buttons);
    if (!to && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    to?.focus();
  };

  #seeLines = () => {
    const panel = /** @type {HTMLElement | undefined} */ (this.#panel.value);
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: "start" });
  };

  /** @override */
  render() {
    const { desk } = this;
    const hands = {
      desk,
      focus: this._focus,
      toggle: this.#toggle,
      focused: (/** @type {string} */ code) => (this._focus = code),
      type: this.#type,
      place: (/** @type {number} */ at) => desk.choosePlace(at),
      rest: this.#rest,
    };
    return html`<div class="hana-score">
      ${this.#tools()} ${this.#noticeBox()}
      <div class="hana-score__body">
        <div class="hana-score__cards">
          ${this._mode === "pictures" || desk.desk.places.length > 1 || desk.desk.field ? chooser(hands) : nothing}
          ${this._mode === "pictures" ? pictures(hands, this.#move) : text(hands)}
          <hana-engine-status
            what="Getting the count ready"
            meanwhile="You can choose cards now. They stay in the address."
            failed="Choosing cards and reading the rules still work; counting does not."
          ></hana-engine-status>
        </div>
        <div class="hana-score__panel" tabindex="-1" aria-label="Score" role="group" ${ref(this.#panel)}>
          ${result(desk)}
        </div>
      </div>
      ${this.#bar()}
      <p class="hana-hidden" role="status">${this.#spoken()}</p>
    </div>`;
  }

  get #chosen() {
    return this.desk.places.each.reduce((sum, { size }) => sum + size, 0);
  }

  #bar() {
    const points = total(this.desk);
    const cards = counted(this.#chosen);
    return html`<div class="hana-score__bar">
      <span>${points ? html`<strong>${points}</strong> ${this.desk.count?.seats.length === 1 ? cards : nothing}` : html`<strong>${this.#chosen ? cards : none(this.desk)}</strong>`}</span>
      <button type="button" class="hana-button hana-button--primary" @click=${this.#seeLines}>See the lines</button>
    </div>`;
  }

  #spoken() {
    if (this._copied) return this._copied;
    const points = total(this.desk);
    return points ? `${counted(this.#chosen)}, ${points}.` : "";
  }

  #tools() {
    const { desk } = this;
    /** @param {boolean} pressed @param {string} words @param {() => void} press */
    const segment = (pressed, words, press) => html`<button type="button" aria-pressed=${pressed} @click=${press}>${words}</button>`;
    const score = (/** @type {import("./score-types.mjs").Desk["key"]} */ key) => {
      desk.score(key);
      this.#writeAddress();
    };
    return html`<div class="hana-score__tools">
      <div class="hana-segments" role="group" aria-label="What to count">
        ${desk.table.desks.map(({ key, name }) => segment(desk.desk.key === key, name, () => score(key)))}
      </div>
      ${sets(desk, this.#choose)} ${said(desk, this.#say)} ${houseRules(desk, this.#choose)}
      <div class="hana-segments hana-score__mode" role="group" aria-label="Show the cards as">
        ${segment(this._mode === "pictures", "Pictures", () => (this._mode = "pictures"))}${segment(this._mode === "text", "Text", () => (this._mode = "text"))}
      </div>
      <span class="hana-score__ends">
        <button type="button" class="hana-button hana-button--quiet" aria-disabled=${desk.isEmpty ? "true" : nothing} @click=${this.#clear}>
          Clear
        </button>
        <button type="button" class="hana-button" @click=${this.#copy}>${this._copied || "Copy link"}</button>
      </span>
    </div>`;
  }

  #noticeBox() {
    const { notice } = this.desk;
    return html`<div role="alert">
      ${notice
        ? html`<div class="hana-notice">
            <p>
              <strong>${notice.text}</strong> ${keycap(notice.rule)}
              ${notice.href ? html`<a href=${new URL(notice.href, root).href}>${notice.kept}</a>` : (notice.kept ?? "")}
            </p>
          </div>`
        : nothing}
    </div>`;
  }
}

if (!customElements.get("hana-score")) customElements.define("hana-score", HanaScore);
