// `<hana-table game="koi-koi">`: a match against the computer. The element shows positions and passes on what is
// pressed; the match is in table-match.mjs, and every rule in the engine.
//
// For tests and styles: data-phase (start, waiting, broken, elsewhere, or the engine's play, take, call, over,
// match-over) and data-busy on the element; data-zone on zones; data-card on cards; data-action on buttons;
// data-record on a settlement and on each line of the standing.

import { LitElement } from "lit";
import "./engine-status.mjs";
import { engine, EngineError } from "./engine.mjs";
import { isOurs } from "./focus.mjs";
import { Fragment } from "./fragment.mjs";
import { ClaimClock } from "./table-clock.mjs";
import { focusOn, giveBack, held, rove } from "./table-focus.mjs";
import { looks } from "./table-marks.mjs";
import { Keeper } from "./table-match.mjs";
import { Pace } from "./table-motion.mjs";
import { askedIn } from "./table-address.mjs";
import { Explained } from "./table-firsts.mjs";
import { BLOCKED, broken, lookElsewhere, open, readdress, startChosen, startFresh, unplayable } from "./table-opening.mjs";
import { FIRST_MATCH, pressKey } from "./table-presses.mjs";
import { Store } from "./table-session.mjs";
import { Setup } from "./table-setup.mjs";
import { follow } from "./table-pool.mjs";
import { lookBack } from "./table-review.mjs";
import { askHint } from "./table-hint.mjs";
import { loadSettings, saveSettings } from "./table-settings.mjs";
import { boardOf } from "./table-steps.mjs";
import { scene } from "./table-scene.mjs";
import { FACTOR, showSteps } from "./table-showing.mjs";
import { Deals } from "./table-deals.mjs";
import { afterTurn, looking, refuse } from "./table-handed.mjs";
import { why } from "./table-why.mjs";
import { copied, sentence } from "./words.mjs";

/** @typedef {import("./table-match.mjs").Turn} Turn */
/** @typedef {import("./table-match.mjs").Shown} Shown */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-dialogs.mjs").Notice} Notice */
/** @typedef {"settings" | "log" | "leave" | "setup" | "review" | "share" | "deals"} DialogName */

/** A panel that has just risen under a finger takes no press meant for what was there before. */
const ASLEEP_MS = 300;
const TOAST_MS = 2500;
const HEARD = 40; // lines of the live region: more than an answer has
/** The phases in which a panel asks or tells. */
const PANELLED = ["call", "over", "match-over"];
const OFFERED = ["stop", "claim"];
const FIRST_OFFER = '.ht-offers button:not([aria-disabled="true"])';

export class HanaTable extends LitElement {
  /** @override */
  static properties = { game: { type: String } };

  constructor() {
    super();
    this.game = "koi-koi";
    /** @type {"start" | "waiting" | "playing" | "broken" | "elsewhere" | "watching"} */
    this.mode = "waiting";
    this.settings = loadSettings();
    /** @type {Notice | null} */
    this.told = null;
    /** @type {string | null} */
    this.selected = null;
    /** @type {string | null} */
    this.pointed = null; // the field card under pointer or focus
    /** @type {unknown} */
    this.remark = ""; // answers the last press, until the next
    /** @type {Shown | null} */
    this.step = null; // what is shown while events run
    this.busy = false;
    this.folded = false;
    this.asleep = false;
    this.standing = false; // the standing is shown, not the last settlement
    /** @type {number | null} */
    this.spread = null; // the player whose pile is spread out
    /** @type {DialogName | null} */
    this.dialog = null;
    /** @type {import("./table-address.mjs").Asked | null} */
    this.asked = null; // what an address asks for, until it is played
    this.awaited = false; // step by step: the next move waits to be asked for
    this.explained = new Explained();
    /** @type {import("./table-types.mjs").Hint | null} */
    this.hint = null;
    this.thinking = false; // a hint is on its way
    /** @type {import("./table-weighing.mjs").Weighing | null} */
    this.review = null;
    /** @type {import("./table-watch.mjs").Watching | null} */
    this.watching = null; // the record that is looked at
    this.lone = false; // a deal that stands alone is played, beside the match
    this.deals = new Deals();
    /** @type {import("./table-share.mjs").Sharing | null} */
    this.sharing = null; // what is handed on; null: the deal on the table
    this.toast = "";
    /** @type {{ id: number, text: string }[]} */
    this.heard = []; // what the live region holds
    this.setup = new Setup(this.game, () => this.requestUpdate());
    this.store = this.#newStore();
    /** @type {Keeper} */
    this.keeper = this.#newKeeper();
  }

  /** @type {Pace | null} */
  #pace = null;
  #clock = new ClaimClock();
  /** @type {import("./table-focus.mjs").Held | null} */
  #held = null; // where the focus was before the update
  #from = 0; // the place in the hand of the card played last
  #count = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #toasted;
  /** @type {AbortController | null} */
  #listening = null;
  /** @type {Fragment | undefined} */
  #fragment;

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    if (!this.#listening) this.replaceChildren(); // what the page said for readers without scripts
    super.connectedCallback();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#fragment = new Fragment();
    this.#fragment.watch((hash) => readdress(this, hash), signal);
    engine.addEventListener("phase", this.#engineChanged, { signal });
    this.addEventListener("keydown", (event) => pressKey(this, event), { signal });
    this.addEventListener("pointerdown", this.skip, { signal });
    window.addEventListener("resize", () => this.requestUpdate(), { signal });
    window.addEventListener("pageshow", () => lookElsewhere(this), { signal });
    window.addEventListener(
      "storage",
      ({ key }) => (key === null || key === this.store.key) && lookElsewhere(this),
      { signal },
    );
    open(this);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.halt();
  }

  /** Whatever is still on its way comes to nothing. */
  halt() {
    this.keeper.close();
    this.#pace?.end();
    this.#clock.end();
  }

  /** Another match, over what the store knows. */
  renew() {
    this.halt();
    this.keeper = this.#newKeeper();
    this.#from = 0;
    this.set({ told: null, asked: null, selected: null, step: null, busy: false, spread: null, standing: false, watching: null });
  }

  /** As a table that has just been opened. */
  afresh() {
    if (this.setup.slug !== this.game) this.setup = new Setup(this.game, () => this.requestUpdate());
    this.store = this.#newStore();
    this.renew();
    this.set({ mode: "start" });
  }

  get view() {
    return this.watching ? (this.watching.shown?.view ?? null) : this.keeper.view;
  }

  /** What lies on the table now. */
  get board() {
    return this.step?.board ?? (this.view && boardOf(this.view));
  }

  get slots() {
    if (this.watching) return this.watching.slots;
    return this.step?.slots ?? this.keeper.slots;
  }

  #newStore() {
    const frame = this.dataset.embedded === undefined ? "" : ".embed"; // beside the match of the site itself
    return new Store(`hana.table.${this.game}${frame}${this.lone ? ".alone" : ""}`);
  }

  #newKeeper() {
    return new Keeper(this.game, (op, args) => engine.ask(op, args), this.store);
  }

  #engineChanged = () => {
    if (engine.phase === "ready" && this.mode === "waiting" && !this.keeper.pending) open(this);
    if (engine.phase === "ready" && this.watching && !this.watching.shown) looking(this, this.watching);
    this.requestUpdate();
  };

  /** @param {string} kind @param {string} text @param {string} [more] @param {Notice["buttons"]} [buttons] */
  tell(kind, text, more = "", buttons = []) {
    this.set({ told: { kind, text, more, buttons } });
  }

  /** @param {Partial<HanaTable>} changes */
  set(changes) {
    Object.assign(this, changes);
    this.requestUpdate();
  }

  /**
   * One question to the engine, and the showing of its answer.
   * @param {Promise<Turn | null>} asking
   * @param {{ reading?: boolean, opening?: boolean, still?: boolean }} [why]  reading: a kept match is read back;
   *   opening: the address asks for one; still: one goes back or on. None of them moves the focus.
   */
  async run(asking, { reading = false, opening = false, still = false } = {}) {
    const { keeper } = this;
    this.dataset.busy = "true"; // at once: whoever watches must not take the old position for the new one
    this.set(keeper.view ? {} : { mode: "waiting" });
    /** @type {Turn | null} */
    let turn;
    try {
      turn = await asking;
    } catch (error) {
      if (keeper === this.keeper && this.isConnected) this.#fault(error, reading);
      return;
    }
    if (!turn || keeper !== this.keeper) return;
    this.set({ mode: "playing", selected: null, remark: "", pointed: null, folded: false, standing: false, heard: [], hint: null });
    if (turn.saved === "elsewhere") return lookElsewhere(this);
    if (!reading) afterTurn(this);
    if (turn.saved === "blocked" && this.told?.kind !== "blocked") this.tell("blocked", BLOCKED);
    const pace = (this.#pace = new Pace(FACTOR[this.settings.speed], this.settings.speed === "step"));
    this.set({ busy: turn.steps.length > 0 });
    await showSteps(this, turn.steps, pace, () => keeper !== this.keeper || !this.isConnected);
    if (keeper !== this.keeper || !this.isConnected) return;
    this.set({ busy: false, step: null });
    this.#clock.start(this);
    const { view } = this;
    if (!still && view?.ask && OFFERED.includes(view.phase)) this.hear(view.ask.text); // the focus goes to its buttons
    await this.#arrive(!reading && !opening && !still);
  }

  /** @param {unknown} error @param {boolean} reading */
  #fault(error, reading) {
    const absent = error instanceof EngineError && error.absent;
    if (absent) return this.set({}); // the status line says so, and offers another try
    const text = sentence(error instanceof Error ? error.message : String(error));
    if (this.lone) return refuse(this, error);
    if (reading) return broken(this, `The match kept in this browser cannot be read. ${text}`);
    if (this.view) return this.tell("refused", text, "The match is as it was.");
    this.set({ mode: "start" });
    unplayable(this, text);
  }

  /** After an answer: wake the panel, and put the focus where the next choice is. @param {boolean} pressed */
  async #arrive(pressed) {
    const { view } = this;
    const panel = view && PANELLED.includes(view.phase);
    if (panel) this.#doze();
    await this.updateComplete;
    if (!pressed || !view || !isOurs(this)) return;
    if (panel) focusOn(this, "#ht-panel-title");
    else if (view.phase === "take") focusOn(this, FIRST_MATCH);
    else if (OFFERED.includes(view.phase)) focusOn(this, FIRST_OFFER);
    else if (!document.activeElement?.closest('[data-zone="hand"], [data-zone="field"]')) {
      const next = view.hand[Math.min(this.#from, view.hand.length - 1)];
      focusOn(this, `[data-zone="hand"] button[data-card="${next}"]`);
    }
  }

  #doze() {
    this.set({ asleep: true });
    setTimeout(() => this.set({ asleep: false }), ASLEEP_MS);
  }

  /** @param {string} text */
  hear(text) {
    this.set({ heard: [...this.heard.slice(1 - HEARD), { id: ++this.#count, text }] });
  }

  /** A tap or key while the computer moves: to the end, or to its next move. */
  skip = () => {
    if (this.busy) this.#pace?.skip();
  };

  /** Step by step: wait until the next move is asked for. @param {Pace} pace */
  async awaitNext(pace) {
    this.set({ awaited: true });
    await pace.asked();
    this.set({ awaited: false });
  }

  /** Whether a press may reach the match now. */
  get free() {
    return this.mode === "playing" && !this.busy && !this.keeper.pending;
  }

  /** @param {string} action */
  act = (action) => {
    const { view } = this;
    const asked = view?.actions.find(({ code }) => code === action);
    if (!this.free || !view || !asked) return;
    this.#from = Math.max(view.hand.indexOf(asked.card ?? ""), 0);
    this.run(this.keeper.act(action));
  };

  /** The next deal; the one that was played before one went back, if there is one. */
  nextDeal = () => {
    if (!this.free || this.view?.phase !== "over") return;
    this.run(this.keeper.canRedo ? this.keeper.redo() : this.keeper.next());
  };

  /** Back before the person's last decision, or before one of this deal. @param {number} [to] */
  undo = (to) => {
    if (this.free && this.keeper.canUndo) this.#go(this.keeper.undo(to));
  };

  advise = () => askHint(this);

  lookBack = () => lookBack(this);

  redo = () => {
    if (this.free && this.keeper.canRedo) this.#go(this.keeper.redo());
  };

  /** Back or on again; the focus stays on the button, to go further. @param {Promise<Turn | null>} asking */
  async #go(asking) {
    await this.run(asking, { still: true });
    if (this.view?.ask) this.hear(this.view.ask.text);
  }

  /** A match is under way that would be lost. */
  get underWay() {
    return this.mode === "playing" && this.view !== null && !this.view.standing;
  }

  /** A new match, after a question when one is under way. */
  freshMatch = () => {
    if (this.underWay) this.show("leave");
    else startFresh(this);
  };

  leave = () => startFresh(this);

  /** Choose players, rules and cards, then deal. */
  setUp = () => {
    this.setup.ask();
    return this.show("setup");
  };

  dealChosen = () => {
    /** @type {HTMLDialogElement | null} */ (this.querySelector("#ht-setup"))?.close();
    startChosen(this);
  };

  explainAgain = () => {
    this.explained.reset();
    this.set({});
  };

  /** @param {string | null} code */
  pointAt = (code) => {
    if (this.pointed !== code) this.set({ pointed: code });
  };

  fold = () => this.set({ folded: !this.folded });
  showPoints = async () => {
    this.set({ folded: false });
    await this.updateComplete;
    focusOn(this, "#ht-panel-title");
  };
  showStanding = async () => {
    this.set({ standing: true });
    await this.updateComplete;
    focusOn(this, "#ht-panel-title");
  };

  /** @param {DialogName | null} dialog */
  show = async (dialog) => {
    this.set({ dialog });
    await this.updateComplete;
    const shown = /** @type {HTMLDialogElement | null} */ (dialog && this.querySelector(`#ht-${dialog}`));
    shown?.showModal();
    if (dialog === "log") shown?.scrollTo(0, shown.scrollHeight); // what was played last
  };

  /** @param {import("./table-settings.mjs").Settings} settings */
  change = (settings) => {
    const timed = settings.claim !== this.settings.claim;
    saveSettings(settings);
    this.set({ settings });
    if (timed && this.free) this.#clock.start(this); // the claim that is asked for follows the new time
  };

  /** @param {number | null} spread */
  spreadPile = async (spread) => {
    const was = this.spread;
    this.set({ spread });
    await this.updateComplete;
    if (spread !== null) focusOn(this, "#ht-spread-title");
    else if (was !== null) focusOn(this, `[data-player="${was}"] [data-action=spread]`);
  };

  /** @param {import("./table-types.mjs").Wish} wish */
  why = (wish) => why(this, wish);

  /** @param {string} text */
  copy = async (text) => {
    if (!(await copied(text))) return this.tell("copy", "The browser does not let this page copy. Here it is:", text);
    this.hear("Copied.");
    this.set({ toast: "Copied." });
    clearTimeout(this.#toasted);
    this.#toasted = setTimeout(() => this.set({ toast: "" }), TOAST_MS);
  };

  /** @param {string} fragment */
  showAddress(fragment) {
    this.#fragment?.show(fragment);
  }

  /** The address no longer asks for a match. */
  forgetAddress() {
    if (askedIn(location.hash, this.game)) this.#fragment?.show("");
  }

  /** The last line of the log. */
  get lastTurn() {
    return this.keeper.log.at(-1) ?? "";
  }

  /** The engine is away: its line says so, and offers another try. */
  get stranded() {
    return engine.phase === "failed";
  }

  /** How the cards stand now. */
  get looks() {
    const { view, selected, busy } = this;
    return looks(view, { selected, marks: this.settings.marks, busy: busy || this.mode !== "playing" });
  }

  /** @override */
  willUpdate() {
    this.#held = held(this);
    this.dataset.phase = this.mode === "playing" ? (this.view?.phase ?? "waiting") : this.mode;
    this.dataset.busy = String(this.busy || this.keeper.pending);
  }

  /** @override */
  updated() {
    follow(this);
    rove(this);
    if (this.#held) giveBack(this, this.#held);
  }

  /** @override */
  render() {
    return scene(this);
  }
}

if (!customElements.get("hana-table")) customElements.define("hana-table", HanaTable);
