// <hana-score game="koi-koi">: tap the captured cards, read the itemised score. The pile lives in the address.

import { LitElement, html, nothing } from "lit";
import { ref, createRef } from "lit/directives/ref.js";
import { neighbour } from "./arrows.mjs";
import { engine } from "./engine.mjs";
import { Fragment } from "./fragment.mjs";
import { DECK, cardName, label, month, monthName, plantName } from "./deck.mjs";
import { face } from "./card-face.mjs";
import { keycap } from "./keycap.mjs";
import { spacedPile } from "./pile.mjs";
import { ScoreDesk } from "./score-desk.mjs";
import { sheet } from "./score-sheet.mjs";
import { copied, counted } from "./words.mjs";
import "./engine-status.mjs";

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

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
  /** @type {ScoreDesk} */
  #desk = new ScoreDesk(engine, this.game, () => this.requestUpdate());
  /** @type {Fragment | undefined} */
  #fragment;
  #panel = createRef();

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    if (!this.hasUpdated) {
      this.replaceChildren(); // what the page showed before scripts
      this.#desk = new ScoreDesk(engine, this.game, () => this.requestUpdate());
    }
    super.connectedCallback();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#fragment = new Fragment();
    this.#fragment.watch(() => this.#readAddress(), signal);
    engine.addEventListener("phase", this.#engineChanged, { signal });
    engine.start();
    this.#readAddress();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#life?.abort();
    this.#desk.stop();
  }

  #engineChanged = () => {
    if (engine.phase === "ready") void this.#engineCame();
    this.requestUpdate();
  };

  async #engineCame() {
    const typed = this.#desk.typed !== null;
    await this.#desk.engineCame();
    if (typed) this.#writeAddress();
  }

  #readAddress() {
    if (!this.#desk.open(location.hash)) return;
    this._copied = "";
    this._focus = [...this.#desk.pile][0] ?? "1H";
  }

  #writeAddress() {
    this._copied = "";
    this.#fragment?.show(this.#desk.fragment);
  }

  /** @param {string} code */
  #toggle(code) {
    this._focus = code;
    this.#desk.toggle(code);
    this.#writeAddress();
  }

  #clear = () => {
    if (this.#desk.isEmpty) return;
    this.#desk.clear();
    this.#writeAddress();
  };

  /** @param {Event} event */
  #call = (event) => {
    this.#desk.call(/** @type {HTMLInputElement} */ (event.target).checked);
    this.#writeAddress();
  };

  /** @param {Event} event */
  #type = async (event) => {
    await this.#desk.type(/** @type {HTMLInputElement} */ (event.target).value);
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
    const { sheet: total, pile } = this.#desk;
    const chosen = pile.size;
    const phone = html`<div class="hana-score__bar">
      <span>${total
        ? html`<strong>${counted(total.total, "point")}</strong> ${counted(chosen)}`
        : html`<strong>${chosen ? counted(chosen) : "No pile yet"}</strong>`}</span>
      <button type="button" class="hana-button hana-button--primary" @click=${this.#seeLines}>See the lines</button>
    </div>`;
    return html`<div class="hana-score">
      ${this.#tools()} ${this.#noticeBox()}
      <div class="hana-score__body">
        <div class="hana-score__cards">
          ${this._mode === "pictures" ? this.#pictures() : this.#text()}
          <hana-engine-status
            what="Getting the count ready"
            meanwhile="You can choose cards now. They stay in the address."
            failed="Choosing cards and reading the rules still work; counting does not."
          ></hana-engine-status>
        </div>
        <div class="hana-score__panel" tabindex="-1" aria-label="Score" role="group" ${ref(this.#panel)}>
          ${this.#lines()}
        </div>
      </div>
      ${phone}
      <p class="hana-hidden" role="status">${this.#spoken()}</p>
    </div>`;
  }

  #spoken() {
    if (this._copied) return this._copied;
    return this.#desk.sheet ? `${counted(this.#desk.pile.size)}, ${counted(this.#desk.sheet.total, "point")}.` : "";
  }

  #tools() {
    /** @param {"pictures" | "text"} mode @param {string} words */
    const segment = (mode, words) =>
      html`<button type="button" aria-pressed=${this._mode === mode} @click=${() => (this._mode = mode)}>${words}</button>`;
    return html`<div class="hana-score__tools">
      <div class="hana-segments" role="group" aria-label="Show the cards as">
        ${segment("pictures", "Pictures")}${segment("text", "Text")}
      </div>
      <label class="hana-check"
        ><input type="checkbox" .checked=${this.#desk.called} @change=${this.#call} /> Opponent called koi-koi</label
      >
      <span class="hana-score__rules">Nintendo’s rules</span>
      <span class="hana-score__ends">
        <button type="button" class="hana-button hana-button--quiet" aria-disabled=${this.#desk.isEmpty ? "true" : nothing} @click=${this.#clear}>
          Clear
        </button>
        <button type="button" class="hana-button" @click=${this.#copy}>${this._copied || "Copy link"}</button>
      </span>
    </div>`;
  }

  #noticeBox() {
    const notice = this.#desk.notice;
    return html`<div role="alert">
      ${notice
        ? html`<div class="hana-notice">
            <p><strong>${notice.text}</strong> ${keycap(notice.rule)} ${notice.kept ?? ""}</p>
          </div>`
        : nothing}
    </div>`;
  }

  #pictures() {
    return html`<div class="hana-months-grid" role="group" aria-label="The 48 cards by month" @keydown=${this.#move}>
      ${MONTHS.map(
        (number) =>
          html`<div class="hana-months-grid__month" role="group" data-month=${number} aria-label=${monthName(number)}>
            <p class="hana-months-grid__name" aria-hidden="true"><b class="hana-number" data-month=${number}></b> ${plantName(number)}</p>
            ${DECK.filter((code) => month(code) === number).map((code) => this.#pick(code))}
          </div>`,
      )}
    </div>`;
  }

  /** @param {string} code */
  #pick(code) {
    const chosen = this.#desk.pile.has(code);
    return html`<button
      type="button"
      class="hana-pick"
      aria-pressed=${chosen}
      tabindex=${code === this._focus ? 0 : -1}
      @focus=${() => (this._focus = code)}
      @click=${() => this.#toggle(code)}
    >
      <span class="hana-hidden">${label(code)}</span>${face(code, { state: chosen ? "selected" : "faded", decorative: true })}
    </button>`;
  }

  #text() {
    const fault = this.#desk.fault;
    return html`<div class="hana-score__type">
        <label for="hana-pile">Card codes, with or without spaces</label>
        <input
          id="hana-pile"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          placeholder="3H 3a 9T 9a"
          aria-invalid=${fault ? "true" : "false"}
          aria-describedby="hana-pile-fault"
          .value=${this.#desk.typed ?? spacedPile(this.#desk.pile)}
          @input=${this.#type}
        />
        <p id="hana-pile-fault" class="hana-score__fault" aria-live="polite">${fault ? html`${fault.text} ${keycap(fault.rule)}` : ""}</p>
      </div>
      ${MONTHS.map(
        (number) =>
          html`<fieldset class="hana-names-row">
            <legend><b class="hana-number" data-month=${number}></b> ${monthName(number)}</legend>
            ${DECK.filter((code) => month(code) === number).map(
              (code) =>
                html`<label class="hana-check"
                  ><input type="checkbox" .checked=${this.#desk.pile.has(code)} @change=${() => this.#toggle(code)} />
                  ${cardName(code)} <code>${code}</code></label
                >`,
            )}
          </fieldset>`,
      )}`;
  }

  #lines() {
    const count = this.#desk.pile.size;
    if (this.#desk.sheet) {
      return sheet(this.#desk.sheet, {
        left: `Your pile · ${counted(count)}`,
        right: `Nintendo · ${this.#desk.called ? "opponent called" : "no call"}`,
      });
    }
    const waiting = engine.phase === "failed" ? "There is no count without the engine." : "The count comes when the engine is ready.";
    return html`<div class="hana-empty ${count && engine.phase !== "failed" && !this.#desk.fault ? "is-pending" : ""}">
      ${count
        ? html`<p><strong>${counted(count)} chosen.</strong> ${this.#desk.fault && this._mode === "pictures" ? this.#desk.fault.text : waiting}</p>`
        : html`<p><strong>No pile yet.</strong> Tap a card to see what it adds.</p>`}
    </div>`;
  }
}

if (!customElements.get("hana-score")) customElements.define("hana-score", HanaScore);
