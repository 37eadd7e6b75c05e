// <hana-compare>: one pile by every named set. The page brings a comparison for each game; any other is the engine's.

import { LitElement, html, nothing } from "lit";
import { ENDS, nothingYet, question, readAsked, writeAsked } from "./compare-desk.mjs";
import { comparison } from "./compare-view.mjs";
import { EngineError, engine } from "./engine.mjs";
import { Fragment } from "./fragment.mjs";
import { GAMES, gameName } from "./games.mjs";
import { keycap } from "./keycap.mjs";
import { spacedPile, readPile } from "./pile.mjs";
import { picker } from "./pile-picker.mjs";
import { linkCopied, sentence } from "./words.mjs";
import "./engine-status.mjs";

/** @typedef {import("./compare-view.mjs").Compared} Compared */
/** @typedef {import("./compare-desk.mjs").Asked} Asked */

export class HanaCompare extends LitElement {
  /** @type {AbortController | undefined} */
  #life;
  /** @type {AbortController | undefined} */
  #asking;
  /** @type {Map<string, Compared>} */
  #prepared = new Map();
  /** @type {Asked} */
  #asked = nothingYet("koi-koi");
  /** @type {Compared | null} */
  #found = null;
  /** @type {{ text: string, rule?: string | null } | null} */
  #fault = null;
  #notice = "";
  #changing = false; // the place to change the cards is open
  #copied = "";
  #focus = "1H";
  /** @type {Fragment | undefined} */
  #fragment;

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    if (!this.hasUpdated) {
      for (const one of this.querySelectorAll("template")) {
        const found = /** @type {Compared} */ (JSON.parse(one.content.textContent ?? "null"));
        this.#prepared.set(found.game, found);
      }
      this.replaceChildren();
    }
    super.connectedCallback();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#fragment = new Fragment();
    this.#fragment.watch(() => this.#open(), signal);
    engine.addEventListener("phase", this.#engineChanged, { signal });
    // What the page brought is read without the engine, which weighs megabytes: it is for whoever reaches for more.
    for (const kind of ["pointerenter", "pointerdown", "focusin"]) {
      this.addEventListener(kind, () => engine.start(), { signal, once: true });
    }
    this.#open();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#life?.abort();
    this.#asking?.abort();
  }

  #engineChanged = () => {
    if (engine.phase === "ready" && !this.#found) void this.#ask();
    this.requestUpdate();
  };

  #open() {
    const read = readAsked(location.hash);
    this.#notice = read && !read.whole ? "Part of this link cannot be read. What can be is below." : "";
    if (read && !question(read.asked)) this.#changing = true; // there is nothing to see yet
    if (read) this.#turn(read.asked, false);
    else if (!this.#found) this.#show("koi-koi");
  }

  /** The comparison that the page brought. @param {string} game */
  #show(game) {
    const found = this.#prepared.get(game) ?? null;
    const asked = { ...nothingYet(game), pile: found?.pile ?? "" };
    if (found?.hands) Object.assign(asked, { hands: [...found.hands], end: found.end ?? "" });
    this.#asked = asked;
    this.#asking?.abort();
    this.#found = found;
    this.#fault = null;
    this.requestUpdate();
  }

  /** @param {string} game */
  #play(game) {
    this.#notice = this.#copied = "";
    this.#show(game);
    this.#fragment?.show(writeAsked(this.#asked));
  }

  /** Compare something else. @param {Asked} asked @param {boolean} [write]  into the address */
  #turn(asked, write = true) {
    this.#asked = asked;
    this.#copied = "";
    if (write) {
      this.#notice = "";
      this.#fragment?.show(writeAsked(asked));
    }
    void this.#ask();
  }

  async #ask() {
    this.#asking?.abort();
    const { signal } = (this.#asking = new AbortController());
    const asked = question(this.#asked);
    this.#fault = null;
    const prepared = this.#prepared.get(this.#asked.game);
    const same = prepared && writeAsked({ ...this.#asked, ...given(prepared) }) === writeAsked(this.#asked);
    this.#found = same ? prepared : null;
    this.requestUpdate();
    if (!asked || same) return;
    try {
      this.#found = await engine.ask(asked[0], asked[1], { signal });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof EngineError && !error.absent) this.#fault = { text: sentence(error.message), rule: error.rule };
    }
    if (!signal.aborted) this.requestUpdate();
  }

  /** @param {Event} event */
  #folded = (event) => {
    this.#changing = /** @type {HTMLDetailsElement} */ (event.target).open;
  };

  /** @param {string} code */
  #toggle = (code) => {
    const pile = new Set(readPile(this.#asked.pile).codes);
    if (!pile.delete(code)) pile.add(code);
    this.#focus = code;
    this.#turn({ ...this.#asked, pile: spacedPile(pile) });
  };

  /** @override */
  render() {
    const { game } = this.#asked;
    return html`<div class="hana-compare is-live">
      <div class="hana-compare__tools">
        <div class="hana-segments" role="group" aria-label="Game">
          ${Object.entries(GAMES).map(
            ([slug, name]) =>
              html`<button type="button" aria-pressed=${slug === game} @click=${() => this.#play(slug)}>${name}</button>`,
          )}
        </div>
        <button type="button" class="hana-button" @click=${this.#copy}>${this.#copied || "Copy link"}</button>
      </div>
      <div role="alert">${this.#notice ? html`<div class="hana-notice"><p>${this.#notice}</p></div>` : nothing}</div>
      <details class="hana-compare__change" ?open=${this.#changing} @toggle=${this.#folded}>
        <summary>${game === "nylon-ppong" ? "Change the hands" : "Change the pile"}</summary>
        ${game === "nylon-ppong" ? this.#ending() : this.#pile()}
      </details>
      <p class="hana-hidden" role="status">${this.#spoken()}</p>
      <section class="hana-compared" data-game=${game}>${this.#result()}</section>
      <hana-engine-status
        what="Getting the comparison ready"
        meanwhile="The comparison on this page came with it. Cards you choose stay in the address."
        failed="The comparison that came with the page can be read; others cannot be counted."
        asleep="Change something, and the engine counts it anew on this device."
      ></hana-engine-status>
    </div>`;
  }

  #spoken() {
    const totals = this.#found?.columns.map((one) => `${one.name} ${one.totals.map((total) => total ?? "unknown").join(", ")}`);
    return totals ? `Totals: ${totals.join("; ")}.` : "";
  }

  #result() {
    if (this.#found) return comparison(this.#found, gameName(this.#found.game));
    if (this.#fault) return html`<div class="hana-notice"><p>${this.#fault.text} ${keycap(this.#fault.rule)}</p></div>`;
    if (!question(this.#asked)) return html`<p class="hana-empty"><strong>No pile yet.</strong> Tap the cards to compare.</p>`;
    return html`<p class="hana-empty">
      ${engine.phase === "failed" ? "There is no comparison of this without the engine." : "The comparison comes when the engine is ready."}
    </p>`;
  }

  #pile() {
    return html`${picker({ pile: new Set(readPile(this.#asked.pile).codes), focus: this.#focus, toggle: this.#toggle, host: this })}
      ${this.#asked.game === "koi-koi"
        ? html`<label class="hana-check"
            ><input type="checkbox" .checked=${this.#asked.called} @change=${this.#call} /> Opponent called koi-koi</label
          >`
        : nothing}`;
  }

  /** @param {Event} event */
  #call = (event) => {
    this.#turn({ ...this.#asked, called: /** @type {HTMLInputElement} */ (event.target).checked });
  };

  #ending() {
    const { hands, end } = this.#asked;
    const [how = "", seat = "0", other = "1"] = end.split(":");
    return html`<div class="hana-compare__hands">
      ${hands.map(
        (hand, at) =>
          html`<label
            >Seat ${at + 1}
            <input type="text" .value=${hand} autocomplete="off" spellcheck="false" placeholder="5 5 5 6 6" @change=${(/** @type {Event} */ event) => this.#hand(at, event)} />
          </label>`,
      )}
      <p>
        Months as Korea counts them, with spaces: paulownia 11, willow 12.
        <button type="button" class="hana-button hana-button--quiet" ?disabled=${hands.length > 5} @click=${() => this.#turn({ ...this.#asked, hands: [...hands, ""] })}>One more player</button>
        <button type="button" class="hana-button hana-button--quiet" ?disabled=${hands.length < 3} @click=${() => this.#turn({ ...this.#asked, hands: hands.slice(0, -1) })}>One fewer</button>
      </p>
      <label
        >The deal ends by
        <select @change=${(/** @type {Event} */ event) => this.#end(/** @type {HTMLSelectElement} */ (event.target).value, seat, other)}>
          ${Object.entries(ENDS).map(([key, words]) => html`<option value=${key} ?selected=${key === how}>${words}</option>`)}
        </select></label
      >
      ${how === "exhausted" ? nothing : this.#seat("of", seat, (value) => this.#end(how, value, other))}
      ${how === "ppong" ? this.#seat("on the discard of", other, (value) => this.#end(how, seat, value)) : nothing}
    </div>`;
  }

  /** @param {string} words @param {string} value @param {(value: string) => void} chosen */
  #seat(words, value, chosen) {
    return html`<label
      >${words}
      <select @change=${(/** @type {Event} */ event) => chosen(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${this.#asked.hands.map((_, at) => html`<option value=${at} ?selected=${String(at) === value}>seat ${at + 1}</option>`)}
      </select></label
    >`;
  }

  /** @param {number} at @param {Event} event */
  #hand(at, event) {
    const hands = [...this.#asked.hands];
    hands[at] = /** @type {HTMLInputElement} */ (event.target).value;
    this.#turn({ ...this.#asked, hands });
  }

  /** @param {string} how @param {string} seat @param {string} other */
  #end(how, seat, other) {
    const end = how === "exhausted" ? how : how === "ppong" ? `${how}:${seat}:${other}` : `${how}:${seat}`;
    this.#turn({ ...this.#asked, end });
  }

  #copy = async () => {
    this.#fragment?.show(writeAsked(this.#asked));
    this.#copied = await linkCopied(location.href);
    this.requestUpdate();
  };
}

/** What a prepared comparison asked. @param {Compared} found */
function given({ pile = "", called = false, hands, end }) {
  return hands ? { hands, end: end ?? "" } : { pile: spacedPile(readPile(pile).codes), called };
}

if (!customElements.get("hana-compare")) customElements.define("hana-compare", HanaCompare);
