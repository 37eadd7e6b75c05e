// <hana-composer>: the questions of the page, answered. The page has them as a form; here one game is shown, what is
// chosen goes into the address, and beside it stand the changes, an example and the sheet to print.

import { html, nothing, render } from "lit";
import { allows, changesOf, choices, namedSet, readTable, usual, valueOf, writeTable } from "./choice.mjs";
import { agreedPanel } from "./composer-panel.mjs";
import { EngineError, engine } from "./engine.mjs";
import { Fragment, readFragment, writeFragment } from "./fragment.mjs";
import { Paper } from "./paper.mjs";
import { counted, linkCopied } from "./words.mjs";
import "./engine-status.mjs";

/** @typedef {import("./choice.mjs").Table} Table */
/** @typedef {import("./composer-panel.mjs").Agreed} Agreed */

export class HanaComposer extends HTMLElement {
  /** @type {AbortController | undefined} */
  #life;
  /** @type {AbortController | undefined} */
  #asking;
  /** @type {import("./choice.mjs").Choices} */
  #all = {};
  /** @type {Table} */
  #table = { game: "koi-koi", seats: 2, set: "", values: {} };
  /** @type {Agreed | null} */
  #agreed = null;
  #fault = "";
  #notice = "";
  #copied = "";
  /** @type {Fragment | undefined} */
  #fragment;
  #paper = new Paper();
  #bar = document.createElement("div");

  async connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#fragment = new Fragment();
    try {
      this.#all = await choices();
    } catch {
      this.dispatchEvent(new Event("hana-missing", { bubbles: true })); // main.mjs, which arrives whole, says so
      return;
    }
    if (signal.aborted) return;
    this.#table = usual(this.#all, "koi-koi");
    this.#fragment.watch(() => this.#open(), signal);
    this.addEventListener("change", this.#answered, { signal });
    this.addEventListener("input", this.#typed, { signal });
    engine.addEventListener("phase", this.#engineChanged, { signal });
    engine.start();
    this.classList.add("is-live");
    this.#bar.className = "hana-composer__bar";
    this.#bar.addEventListener("click", this.#seePanel, { signal });
    this.append(this.#bar);
    this.#open();
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#asking?.abort();
    this.#paper.remove();
  }

  #engineChanged = () => {
    if (engine.phase === "ready" && !this.#agreed) void this.#ask();
    else this.#show();
  };

  /** What the address says, as far as it can be read. */
  #open() {
    const fields = readFragment(location.hash, ["table", "ask"]);
    this.#notice = "";
    if (fields?.table !== undefined) {
      const { table, unread } = readTable(this.#all, fields.table);
      if (table) this.#table = table;
      if (unread.length) this.#notice = notice(unread, table !== null);
    }
    this.#changed(false);
    if (fields?.ask) this.#seeQuestion(fields.ask);
  }

  /** Where a rule sends the reader to answer its question. @param {string} key */
  #seeQuestion(key) {
    const places = /** @type {HTMLElement[]} */ ([...this.#section.querySelectorAll("[data-option]")]);
    const place = places.find((one) => one.dataset.option === key);
    place?.closest("details")?.setAttribute("open", "");
    /** @type {HTMLElement | null | undefined} */ (place?.querySelector("input:checked"))?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: "center" });
  }

  get #game() {
    return /** @type {import("./choice.mjs").Game} */ (this.#all[this.#table.game]);
  }

  get #section() {
    return /** @type {HTMLElement} */ (this.querySelector(`[data-game="${this.#table.game}"]`));
  }

  /** @param {Event} event */
  #answered = (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const place = input.closest("fieldset");
    if (!place || input.type !== "radio") return;
    if (place.dataset.part === "set") this.#table = { ...this.#table, set: input.value };
    else if (place.dataset.part === "seats") this.#table = { ...this.#table, seats: Number(input.value) };
    else if (input.value) this.#choose(place.dataset.option ?? "", input.value);
    else {
      /** @type {HTMLInputElement | null} */ (place.querySelector(".hana-answer__text"))?.focus();
      return;
    }
    this.#notice = "";
    this.#changed(true);
  };

  /** @param {Event} event */
  #typed = (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const key = input.closest("fieldset")?.dataset.option;
    const option = this.#game.options.find((one) => one.key === key);
    if (!option || !input.classList.contains("hana-answer__text")) return;
    const value = input.value.trim();
    const right = allows(option, value);
    input.setAttribute("aria-invalid", String(!right && value !== ""));
    if (!right) return;
    this.#choose(option.key, value);
    this.#changed(true, input);
  };

  /** @param {string} key @param {string} value */
  #choose(key, value) {
    this.#table = { ...this.#table, values: { ...this.#table.values, [key]: value } };
  }

  /** @param {string} slug */
  #play = (slug) => {
    if (slug === this.#table.game) return;
    this.#table = usual(this.#all, slug);
    this.#notice = "";
    this.#changed(true);
  };

  #reset = () => {
    this.#table = usual(this.#all, this.#table.game);
    this.#notice = "";
    this.#changed(true);
  };

  #copy = async () => {
    this.#copied = await linkCopied(this.#link);
    this.#show();
  };

  /** @param {Event} event */
  #seePanel = (event) => {
    if (!(event.target instanceof HTMLButtonElement)) return;
    const panel = /** @type {HTMLElement | null} */ (this.querySelector(".hana-composer__panel"));
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: "start" });
  };

  get #text() {
    return writeTable(this.#all, this.#table);
  }

  get #link() {
    return `${location.origin}${location.pathname}#${writeFragment({ table: this.#text })}`;
  }

  /** @param {boolean} write  into the address @param {HTMLElement} [typing]  the field that is being typed in */
  #changed(write, typing) {
    this.#agreed = null;
    this.#fault = this.#copied = "";
    this.#paper.remove();
    if (write) this.#fragment?.show(writeFragment({ table: this.#text }));
    this.#fill(typing);
    this.#show();
    void this.#ask();
  }

  /** The form as the table is. @param {HTMLElement} [typing] */
  #fill(typing) {
    for (const section of this.querySelectorAll(".hana-composer__game")) {
      section.toggleAttribute("hidden", section !== this.#section);
    }
    const { set, seats } = this.#table;
    this.#check('[data-part="set"]', set);
    this.#check('[data-part="seats"]', String(seats));
    for (const option of this.#game.options) {
      const value = valueOf(this.#game, this.#table, option);
      const place = this.#check(`[data-option="${option.key}"]`, value);
      place?.toggleAttribute("data-changed", value !== option.default);
      const text = /** @type {HTMLInputElement | null} */ (place?.querySelector(".hana-answer__text"));
      if (text && text !== typing) {
        text.value = place?.querySelector(`input[type="radio"][value="${value}"]`) ? "" : value;
        text.removeAttribute("aria-invalid");
      }
    }
    for (const topic of this.#section.querySelectorAll(".hana-topic")) {
      const count = topic.querySelectorAll("[data-changed]").length;
      const asked = topic.querySelectorAll("fieldset").length;
      const words = topic.querySelector(".hana-topic__count");
      topic.toggleAttribute("data-has-changes", count > 0);
      if (words) words.textContent = count ? `✱ ${count} changed` : counted(asked, "question");
    }
  }

  /** @param {string} place @param {string} value */
  #check(place, value) {
    const field = /** @type {HTMLElement | null} */ (this.#section.querySelector(place));
    const radios = /** @type {HTMLInputElement[]} */ ([...(field?.querySelectorAll('input[type="radio"]') ?? [])]);
    const one = radios.find((radio) => radio.value === value) ?? radios.find((radio) => radio.value === "");
    for (const radio of radios) radio.checked = radio === one;
    return field;
  }

  async #ask() {
    this.#asking?.abort();
    const { signal } = (this.#asking = new AbortController());
    const table = this.#text;
    const link = this.#link;
    try {
      const agreed = await engine.ask("agree", { table }, { signal });
      this.#agreed = agreed;
      this.#fault = "";
      if (!agreed.problem) this.#paper.show(await engine.ask("agree.print", { table }, { signal }), link);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof EngineError && !error.absent) this.#fault = error.message;
    }
    if (!signal.aborted) this.#show();
  }

  #show() {
    const games = this.querySelector(".hana-composer__games");
    const told = this.querySelector(".hana-composer__notice");
    const panel = this.querySelector(".hana-composer__panel");
    if (!games || !told || !panel) return;
    render(
      html`<div class="hana-segments" role="group" aria-label="Game">
        ${Object.entries(this.#all).map(
          ([slug, { name }]) =>
            html`<button type="button" aria-pressed=${slug === this.#table.game} @click=${() => this.#play(slug)}>${name}</button>`,
        )}
      </div>`,
      /** @type {HTMLElement} */ (games),
    );
    render(
      this.#notice ? html`<div class="hana-notice"><p>${this.#notice}</p></div>` : nothing,
      /** @type {HTMLElement} */ (told),
    );
    if (!panel.classList.contains("is-live")) {
      panel.replaceChildren(); // what the page said without scripts
      panel.classList.add("is-live");
    }
    const changes = changesOf(this.#game, this.#table);
    render(bar(changes.length, this.#agreed?.problem !== undefined && this.#agreed.problem !== null), this.#bar);
    render(
      agreedPanel({
        game: this.#game,
        set: namedSet(this.#game, this.#table.set),
        seats: this.#table.seats,
        changes,
        table: this.#text,
        link: this.#link,
        agreed: this.#agreed,
        fault: this.#fault,
        printable: this.#paper.ready,
        playable: this.#agreed !== null && !this.#agreed.problem && this.#agreed.plays && this.#game.practice !== "",
        copied: this.#copied,
        reset: this.#reset,
        copy: this.#copy,
        print: () => this.#paper.print(),
      }),
      /** @type {HTMLElement} */ (panel),
    );
  }
}

/** Under the questions of a narrow page, where the panel is far below. @param {number} changes @param {boolean} clash */
const bar = (changes, clash) =>
  html`<span>
      ${clash ? html`<strong>These do not go together</strong>` : html`<strong>${changes ? counted(changes, "change") : "Nothing changed"}</strong>`}
    </span>
    <button type="button" class="hana-button hana-button--primary">See your table</button>`;

/** @param {string[]} unread @param {boolean} kept */
function notice(unread, kept) {
  const words = unread.slice(0, 3).map((part) => `“${part.length > 40 ? `${part.slice(0, 40)}…` : part}”`);
  const rest = kept ? "The rest of the link is below." : "Here are the usual rules of Koi-Koi.";
  return `This link names ${words.join(", ")}, which no table here has. ${rest}`;
}

if (!customElements.get("hana-composer")) customElements.define("hana-composer", HanaComposer);
