// How far Python is: a thin bar with words and bytes, then "Starting"; a failure with a way to try again.
// The slot keeps its height in every state, so the page around it never moves.

import { LitElement, html, nothing } from "lit";
import { engine } from "./engine.mjs";
import { isOurs } from "./focus.mjs";

/** @param {number} bytes */
const mega = (bytes) => (bytes / 1e6).toFixed(1);

export class HanaEngineStatus extends LitElement {
  /** @override */
  static properties = {
    what: { type: String }, // what is being made ready
    meanwhile: { type: String }, // what works already
    failed: { type: String }, // what works without an engine
    asleep: { type: String }, // said while nobody has asked for it; without it, it is on its way
  };

  constructor() {
    super();
    this.what = "Getting the engine ready";
    this.meanwhile = "";
    this.failed = "";
    this.asleep = "";
  }

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    engine.addEventListener("change", this.#changed);
    this.requestUpdate();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    engine.removeEventListener("change", this.#changed);
  }

  #changed = () => this.requestUpdate();

  /** The button that was pressed goes; the focus stays at its place. */
  #retry = async () => {
    engine.retry();
    await this.updateComplete;
    if (isOurs(this)) /** @type {HTMLElement | null} */ (this.querySelector(".hana-engine"))?.focus({ preventScroll: true });
  };

  /** @override */
  render() {
    const { phase } = engine;
    return html`<div class="hana-engine" tabindex="-1" data-phase=${phase}>
      ${phase === "failed" ? this.#failure() : this.#progress()}
    </div>`;
  }

  #progress() {
    const { phase, loaded, total, slow, version } = engine;
    if (phase === "ready") return html`<p class="hana-engine__line">Counted by hanacore ${version}, on this device.</p>`;
    if (phase === "idle" && this.asleep) return html`<p class="hana-engine__line">${this.asleep}</p>`;
    const words = phase === "starting" ? "Starting" : this.what;
    const bytes = !total ? nothing : phase === "starting" ? html`${mega(total)} MB` : html`${mega(loaded)} of ${mega(total)} MB`;
    const note = slow ? "Slow connection. Everything you can read or answer here works." : this.meanwhile;
    return html`<p class="hana-engine__line"><span>${words}</span><span class="hana-engine__bytes">${bytes}</span></p>
      <progress class="hana-engine__bar" aria-label=${words} max="1" value=${total ? loaded / total : 0}></progress>
      <p class="hana-engine__note">${note}</p>`;
  }

  #failure() {
    return html`<div class="hana-notice" role="alert">
      <p><strong>The engine did not load.</strong> ${this.failed}</p>
      <p class="hana-notice__why">${engine.reason}</p>
      <button type="button" class="hana-button" @click=${this.#retry}>Try again</button>
    </div>`;
  }
}

if (!customElements.get("hana-engine-status")) customElements.define("hana-engine-status", HanaEngineStatus);
