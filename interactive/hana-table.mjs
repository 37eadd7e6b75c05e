// `<hana-table game="koi-koi">`: a match against the computer. The element shows positions and passes on what is
// pressed; the match is in table-match.mjs, and every rule in the engine.
//
// For tests and styles: data-phase (start, waiting, broken, elsewhere, or the engine's play, take, call, over,
// match-over) and data-busy on the element; data-zone on zones; data-card on cards; data-action on buttons;
// data-record on a settlement and on each line of the standing.

import { LitElement, html, nothing } from "lit";
import "./engine-status.mjs";
import { engine, EngineError } from "./engine.mjs";
import { cardName } from "./hana-card.mjs";
import { notice } from "./table-dialogs.mjs";
import { focusOn, giveBack, held, move, ours, rove } from "./table-focus.mjs";
import { command, isLetter } from "./table-keys.mjs";
import { looks, targets, waysOf } from "./table-marks.mjs";
import { Keeper } from "./table-match.mjs";
import { Pace, glide, whereabouts } from "./table-motion.mjs";
import { freshSeed, seedIn } from "./table-seed.mjs";
import { Store } from "./table-session.mjs";
import { loadSettings, saveSettings } from "./table-settings.mjs";
import { boardOf } from "./table-steps.mjs";
import { scene } from "./table-scene.mjs";

/** @typedef {import("./table-match.mjs").Turn} Turn */
/** @typedef {import("./table-match.mjs").Shown} Shown */
/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {NonNullable<Parameters<typeof notice>[0]>} Notice */

/** Pauses and movements in ms, for reading at a calm pace. */
const BEFORE_PLAY = 450;
const BEFORE_TURN = 350;
const MOVE = { before: 0, turned: 220, landed: 260, done: 260 };
const SAID = 500;
const REDEALT = 1800; // a field that goes back is looked at first
const FACTOR = { calm: 1, brisk: 0.5, instant: 0 };
/** A panel that has just risen under a finger takes no press meant for what was there before. */
const ASLEEP_MS = 300;

export class HanaTable extends LitElement {
  /** @override */
  static properties = { game: { type: String } };

  constructor() {
    super();
    this.game = "koi-koi";
    /** @type {"start" | "waiting" | "playing" | "broken" | "elsewhere"} */
    this.mode = "waiting";
    this.settings = loadSettings();
    /** @type {Notice | null} */
    this.told = null;
    /** @type {string | null} */
    this.selected = null;
    /** @type {string | null} */
    this.pointed = null; // the field card under pointer or focus
    this.remark = ""; // answers the last press, until the next
    /** @type {Shown | null} */
    this.step = null; // what is shown while events run
    this.busy = false;
    this.folded = false;
    this.asleep = false;
    this.standing = false; // the standing is shown, not the last settlement
    /** @type {"pile" | "theirs" | null} */
    this.spread = null;
    /** @type {"settings" | "log" | "leave" | null} */
    this.dialog = null;
    /** @type {string | null} */
    this.asked = null; // the seed an address asks for while another match is under way
    this.toast = "";
    /** @type {{ id: number, text: string }[]} */
    this.heard = []; // what the live region holds
    /** @type {Keeper} */
    this.keeper = this.#newKeeper();
  }

  #store = new Store("hana.table.koi-koi");
  /** @type {Pace | null} */
  #pace = null;
  /** @type {import("./table-focus.mjs").Held | null} */
  #held = null; // where the focus was before the update
  #from = 0; // the place in the hand of the card played last
  #count = 0;
  /** @type {AbortController | null} */
  #listening = null;

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    if (!this.#listening) this.replaceChildren(); // what the page said for readers without scripts
    super.connectedCallback();
    this.#store = new Store(`hana.table.${this.game}`);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    engine.addEventListener("change", this.#engineChanged, { signal });
    this.addEventListener("keydown", this.#key, { signal });
    this.addEventListener("pointerdown", this.#skip, { signal });
    window.addEventListener("hashchange", () => this.#open(), { signal });
    window.addEventListener("pageshow", () => this.#lookElsewhere(), { signal });
    window.addEventListener(
      "storage",
      ({ key }) => (key === null || key === this.#store.key) && this.#lookElsewhere(),
      { signal },
    );
    this.#open();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.keeper.close();
    this.#pace?.skip();
  }

  get view() {
    return this.keeper.view;
  }

  /** What lies on the table now. */
  get board() {
    return this.step?.board ?? (this.view && boardOf(this.view));
  }

  get slots() {
    return this.step?.slots ?? this.keeper.slots;
  }

  #newKeeper() {
    return new Keeper(this.game, (op, args) => engine.ask(op, args), this.#store);
  }

  /** Begin with what is kept, or what the address asks for. */
  #open() {
    this.keeper.close();
    this.#pace?.skip();
    this.#store = new Store(`hana.table.${this.game}`);
    this.keeper = this.#newKeeper();
    const loaded = this.#store.load();
    const asked = seedIn(location.hash);
    this.#set({ mode: "start", told: null, selected: null, step: null, busy: false, asked: null, spread: null, standing: false });
    if (loaded.state === "broken") {
      this.#broken("The match kept in this browser cannot be read.");
    } else if (loaded.state === "good") {
      if (asked && "seed" in asked && asked.seed !== loaded.session.match.seed) this.#offer(asked.seed);
      this.#run(this.keeper.restore(loaded.session), { reading: true });
    } else {
      if (loaded.state === "blocked") this.#tell("blocked", BLOCKED);
      if (asked && "seed" in asked) this.#run(this.keeper.start(asked.seed), { opening: true });
      else whenIdle(() => this.isConnected && engine.start());
    }
    if (asked && "problem" in asked) this.#tell("address", asked.problem, loaded.state === "good" ? "Your own match is below." : "");
  }

  /** @param {string} text */
  #broken(text) {
    this.#set({ mode: "broken" });
    this.#tell("broken", text, "Nothing is overwritten until you start a new match.", [
      { action: "download", name: "Save its text", press: () => this.#download() },
      { action: "new-match", name: "New match", press: () => this.#fresh() },
    ]);
  }

  /** @param {string} seed */
  #offer(seed) {
    this.asked = seed;
    this.#tell("address", `This address deals match ${seed}.`, "Below is the match you were playing.", [
      { action: "play-asked", name: `Play match ${seed}`, press: () => this.show("leave") },
      { action: "keep-match", name: "Keep mine", press: () => this.#keepMine() },
    ]);
  }

  #keepMine() {
    forgetSeed();
    this.#set({ told: null, asked: null });
  }

  #download() {
    const loaded = this.#store.load();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([loaded.state === "broken" ? loaded.text : ""], { type: "text/plain" }));
    link.download = "koi-koi-match.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** Another tab may have played on. */
  #lookElsewhere() {
    if (this.mode !== "playing" || this.#store.ours) return;
    this.keeper.close();
    this.#pace?.skip();
    this.#set({ mode: "elsewhere", selected: null });
    this.#tell("elsewhere", "This match was played on in another tab.", "Here it waits.", [
      { action: "reopen", name: "Show it here", press: () => this.#open() },
    ]);
  }

  #engineChanged = () => {
    if (engine.phase === "ready" && this.mode === "waiting" && !this.keeper.pending) this.#open();
    this.requestUpdate();
  };

  /** @param {string} kind @param {string} text @param {string} [more] @param {Notice["buttons"]} [buttons] */
  #tell(kind, text, more = "", buttons = []) {
    this.#set({ told: { kind, text, more, buttons } });
  }

  /** @param {Partial<HanaTable>} changes */
  #set(changes) {
    Object.assign(this, changes);
    this.requestUpdate();
  }

  /**
   * One question to the engine, and the showing of its answer.
   * @param {Promise<Turn | null>} asking
   * @param {{ reading?: boolean, opening?: boolean }} [why]  reading: a kept match is read back; opening: the address
   *   asks for one. Neither is a press, so neither moves the focus.
   */
  async #run(asking, { reading = false, opening = false } = {}) {
    const { keeper } = this;
    this.dataset.busy = "true"; // at once: whoever watches must not take the old position for the new one
    this.#set(keeper.view ? {} : { mode: "waiting" });
    /** @type {Turn | null} */
    let turn;
    try {
      turn = await asking;
    } catch (error) {
      if (keeper === this.keeper && this.isConnected) this.#fault(error, reading);
      return;
    }
    if (!turn || keeper !== this.keeper) return;
    this.#set({ mode: "playing", selected: null, remark: "", pointed: null, folded: false, standing: false, heard: [] });
    if (turn.saved === "elsewhere") return this.#lookElsewhere();
    if (turn.saved === "blocked" && this.told?.kind !== "blocked") this.#tell("blocked", BLOCKED);
    await this.#play(turn.steps);
    if (keeper === this.keeper && this.isConnected) await this.#arrive(!reading && !opening);
  }

  /** @param {unknown} error @param {boolean} reading */
  #fault(error, reading) {
    const absent = error instanceof EngineError && error.absent;
    const text = error instanceof Error ? error.message : String(error);
    if (absent) return this.#set({}); // the status line says so, and offers another try
    if (reading) return this.#broken(`The match kept in this browser cannot be read: ${text}`);
    if (!this.view) this.#set({ mode: "start" });
    this.#tell("refused", text, this.view ? "The match is as it was." : "");
  }

  /** Show the steps in turn, with their pauses. @param {Shown[]} steps */
  async #play(steps) {
    const { keeper } = this;
    const pace = (this.#pace = new Pace(FACTOR[this.settings.speed]));
    this.#set({ busy: steps.length > 0 });
    for (const step of steps) {
      const { event, part } = step;
      if (part === "done") this.#hear(event.says);
      if (pace.skipped) continue;
      const before = whereabouts(this);
      const origin = this.querySelector(event.kind === "turn" ? ".ht-stock-pile .hana-card" : ORIGIN);
      this.#set({ step });
      await this.updateComplete;
      const ms = MOVE[part] * pace.factor;
      glide(this, before, { ms, origin: origin?.getBoundingClientRect(), flip: part === "turned" ? event.card : null });
      await pace.wait(pauseAt(step));
      if (keeper !== this.keeper || !this.isConnected) return;
    }
    this.#set({ busy: false, step: null });
  }

  /** After an answer: wake the panel, and put the focus where the next choice is. @param {boolean} pressed */
  async #arrive(pressed) {
    const { view } = this;
    const panel = view && view.phase !== "play" && view.phase !== "take";
    if (panel) this.#doze();
    await this.updateComplete;
    if (!pressed || !view || !ours(this)) return;
    if (panel) focusOn(this, "#ht-panel-title");
    else if (view.phase === "take") focusOn(this, FIRST_MATCH);
    else if (!document.activeElement?.closest('[data-zone="hand"], [data-zone="field"]')) {
      const next = view.hand[Math.min(this.#from, view.hand.length - 1)];
      focusOn(this, `[data-zone="hand"] button[data-card="${next}"]`);
    }
  }

  #doze() {
    this.#set({ asleep: true });
    setTimeout(() => this.#set({ asleep: false }), ASLEEP_MS);
  }

  /** @param {string} text */
  #hear(text) {
    this.#set({ heard: [...this.heard, { id: ++this.#count, text }] });
  }

  #skip = () => {
    if (this.busy) this.#pace?.skip();
  };

  /** Whether a press may reach the match now. */
  get #free() {
    return this.mode === "playing" && !this.busy && !this.keeper.pending;
  }

  /** @param {string} action */
  act = (action) => {
    const { view } = this;
    const asked = view?.actions.find(({ code }) => code === action);
    if (!this.#free || !view || !asked) return;
    this.#from = Math.max(view.hand.indexOf(asked.card ?? ""), 0);
    this.#run(this.keeper.act(action));
  };

  nextDeal = () => {
    if (this.#free && this.view?.phase === "over") this.#run(this.keeper.next());
  };

  /** A new match, after a question when one is under way. */
  freshMatch = () => {
    const under = this.mode === "playing" && this.view && !this.view.standing;
    if (under) this.show("leave");
    else this.#fresh();
  };

  #fresh() {
    const seed = this.asked ?? freshSeed();
    if (this.asked === null) forgetSeed();
    this.keeper.close();
    this.#pace?.skip();
    this.keeper = this.#newKeeper();
    this.#from = 0;
    this.#set({ told: null, asked: null, step: null, busy: false, spread: null });
    this.#run(this.keeper.start(seed));
  }

  leave = () => this.#fresh();

  /** A card of the hand was pressed. @param {string} code */
  pressHand = (code) => {
    const { view } = this;
    if (!this.#free || !view) return;
    const ways = view.phase === "play" ? waysOf(view.actions, code) : [];
    const [first] = ways;
    if (!first) {
      const why = view.phase === "take" ? "First choose what the turned card takes." : "It is not your turn to play a card.";
      return this.#set({ remark: why });
    }
    if (this.selected !== code) return this.#set({ selected: code, remark: "", pointed: null });
    if (ways.length === 1) return this.act(first.code);
    focusOn(this, FIRST_MATCH);
  };

  /** A card of the field was pressed. @param {string} code */
  pressField = (code) => {
    const { view } = this;
    if (!this.#free || !view) return;
    const ways = targets(view, this.selected).get(code) ?? [];
    const [first] = ways;
    const name = cardName(code);
    if (view.phase === "take" || this.selected !== null) {
      if (first) return this.act(first.code);
      const taker = cardName((view.phase === "take" ? view.turned : this.selected) ?? "");
      return this.#set({ remark: `${taker} does not take ${name}.` });
    }
    const holders = [...new Set(ways.map(({ card }) => card))];
    if (holders.length === 1) return this.#set({ selected: holders[0] ?? null, remark: "" });
    const remark = holders.length
      ? `${holders.length} of your cards take ${name}. Choose one in your hand.`
      : `Nothing in your hand takes ${name}.`;
    this.#set({ remark });
  };

  /** @param {string | null} code */
  pointAt = (code) => {
    if (this.pointed !== code) this.#set({ pointed: code });
  };

  fold = () => this.#set({ folded: !this.folded });
  showStanding = async () => {
    this.#set({ standing: true });
    await this.updateComplete;
    focusOn(this, "#ht-panel-title");
  };

  /** @param {"settings" | "log" | "leave" | null} dialog */
  show = async (dialog) => {
    this.#set({ dialog });
    await this.updateComplete;
    if (dialog) /** @type {HTMLDialogElement | null} */ (this.querySelector(`#ht-${dialog}`))?.showModal();
  };

  /** @param {import("./table-settings.mjs").Settings} settings */
  change = (settings) => {
    saveSettings(settings);
    this.#set({ settings });
  };

  /** @param {"pile" | "theirs" | null} spread */
  spreadPile = async (spread) => {
    const was = this.spread;
    this.#set({ spread });
    await this.updateComplete;
    if (spread) focusOn(this, "#ht-spread-title");
    else if (was) focusOn(this, was === "pile" ? "[data-action=spread]" : "[data-action=spread-theirs]");
  };

  /** @param {string} text */
  copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      this.#set({ toast: "Copied." });
    } catch {
      return this.#tell("copy", "The browser does not let this page copy. Here it is:", text);
    }
    this.#hear("Copied.");
    setTimeout(() => this.#set({ toast: "" }), 2500);
  };

  #key = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("dialog, input, select, textarea")) return;
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault(); // a key held down presses once
    if (this.spread) {
      if (["Tab", "Shift"].includes(event.key) || (event.key === "Enter" && target.closest("a"))) return;
      event.preventDefault();
      event.stopPropagation();
      return void this.spreadPile(null);
    }
    if (this.busy && ["Enter", " ", "Escape"].includes(event.key)) {
      this.#skip();
      return event.preventDefault();
    }
    const asked = command(event, { deciding: this.view?.phase === "call", letters: this.settings.letters });
    // The theme has letters of its own, P for the page before and S for the search: not while one plays.
    if (this.settings.letters && isLetter(event)) event.stopPropagation();
    if (asked && this.#obey(asked)) event.preventDefault();
  };

  /** @param {import("./table-keys.mjs").Command} asked @returns {boolean} whether the key was used */
  #obey(asked) {
    switch (asked.do) {
      case "move":
        return move(this, asked.way, this.#reachable);
      case "hand": {
        const code = this.view?.hand[asked.index];
        if (code === undefined || !this.#free) return false;
        if (this.selected !== code) this.pressHand(code);
        return focusOn(this, `[data-zone="hand"] button[data-card="${code}"]`);
      }
      case "back":
        return this.#takeBack();
      case "stop":
      case "call":
        if (!this.asleep) this.act((asked.do === "stop" ? this.view?.decision?.stop : this.view?.decision?.call)?.code ?? "");
        return true;
      case "last":
        this.#hear(this.lastTurn || "Nothing has been played yet.");
        return true;
      case "pile":
      case "theirs":
        if (this.view) this.spreadPile(asked.do);
        return true;
    }
  }

  #takeBack() {
    const { selected } = this;
    if (selected === null) return false;
    this.#set({ selected: null, remark: "" });
    return focusOn(this, `[data-zone="hand"] button[data-card="${selected}"]`);
  }

  /** With a choice to make, arrows go through the matches only. @param {string} code */
  #reachable = (code) => {
    const { view } = this;
    if (!view || this.busy || (view.phase !== "take" && waysOf(view.actions, this.selected).length < 2)) return true;
    return targets(view, this.selected).has(code);
  };

  /** The last line of the log. */
  get lastTurn() {
    return this.keeper.log.at(-1) ?? "";
  }

  /** How the cards stand now. */
  get looks() {
    const { view, selected, busy } = this;
    if (!view) return null;
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
    rove(this);
    if (this.#held) giveBack(this, this.#held);
  }

  /** @override */
  render() {
    return scene(this);
  }
}

/** Where the computer's cards come from. */
const ORIGIN = ".ht-backs .hana-card:last-of-type, .ht-in-hand";
const FIRST_MATCH = '[data-zone="field"] button:has(.is-match)';
const BLOCKED = "The match cannot be kept in this browser. It lasts until you leave this page.";

/** @param {Shown} step */
function pauseAt({ event, part }) {
  if (part === "before") return event.kind === "turn" ? BEFORE_TURN : event.player === 1 ? BEFORE_PLAY : 0;
  if (event.kind === "redeal") return REDEALT;
  if (part === "done") return event.card === null ? SAID : MOVE.done;
  return MOVE[part] + 80;
}

/** The address no longer asks for a match. */
function forgetSeed() {
  if (seedIn(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
}

/** After the page is drawn. @param {() => void} then */
function whenIdle(then) {
  const later = () => setTimeout(then, 200);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

if (!customElements.get("hana-table")) customElements.define("hana-table", HanaTable);
