// What a calculator knows and asks: the table's rules, the cards, how a deal ended, the engine's count, and what is
// wrong with a link, a choice or a text. Nothing here knows a rule: the engine says what is asked and what it comes to.

import { EngineError } from "./engine.mjs";
import { readLink, writeLink } from "./score-link.mjs";
import { Place, Places } from "./score-places.mjs";
import { sentence } from "./words.mjs";

/** @typedef {import("./score-types.mjs").Table} Table */
/** @typedef {import("./score-types.mjs").Desk} Desk */
/** @typedef {import("./score-types.mjs").Count} Count */
/** @typedef {import("./score-types.mjs").Notice} Notice */
/** @typedef {import("./score-types.mjs").End} End */
/** @typedef {{ table: string, ruleset?: string, seats?: number, deal?: number, options?: Record<string, string> }} Wanted */
/** @typedef {Pick<import("./engine.mjs").Engine, "ask">} Asked */

export const MOST_CALLS = 8; // one a turn

export class ScoreDesk {
  #engine;
  #usual;
  #changed;
  /** @type {AbortController | undefined} */
  #asking; // only while an answer is owed
  #unanswered = false; // there was no engine for the last question
  /** @type {Wanted | null} a table that the engine has not described yet */
  #wanted = null;
  #hash = "";
  #linked = false; // what is said comes from a link that nobody has looked through
  /** @type {Partial<Record<Desk["key"], Places>>} the cards of what is not being scored now */
  #kept = {};

  /** @type {Table} */
  table;
  /** @type {Desk["key"]} */
  key;
  places;
  active = 0;
  typedAt = 0; // the place whose text was typed last
  called = false;
  calls = [0, 0];
  /** @type {number | null} who called last */
  last = null;
  laid = 0;
  /** @type {End} */
  end = { how: "stop", seats: [0] };
  /** @type {Count | null} */
  count = null;
  /** @type {Notice | null} what in a link or a choice cannot be so */
  notice = null;
  /** @type {Notice | null} what the engine said against the cards */
  fault = null;

  /** @param {Asked} engine @param {Table} table  as the page was built @param {() => void} changed  called after every change */
  constructor(engine, table, changed) {
    this.#engine = engine;
    this.#changed = changed;
    this.#usual = this.table = table;
    this.key = /** @type {Desk} */ (table.desks[0]).key;
    this.places = new Places(this.desk.places.length);
  }

  /** What is being scored: one of the table's desks. */
  get desk() {
    return /** @type {Desk} */ (this.table.desks.find(({ key }) => key === this.key) ?? this.table.desks[0]);
  }

  /** The value of an option as chosen, even before the engine knows. @param {string} key */
  value(key) {
    return this.#wanted?.options?.[key] ?? this.table.options.find((one) => one.key === key)?.value;
  }

  get ruleset() {
    return this.#wanted?.ruleset ?? this.table.set;
  }

  get playing() {
    return this.#wanted?.seats ?? this.table.playing;
  }

  get isBlank() {
    return this.places.isEmpty;
  }

  /** Nothing is chosen, nothing typed. */
  get isEmpty() {
    return this.isBlank && !this.called && !this.calls.some(Boolean) && this.places.each.every(({ typed }) => !typed);
  }

  /** Where the next card goes. */
  get into() {
    return this.places.each[this.active] ?? /** @type {Place} */ (this.places.all[0]);
  }

  /** Everything as an address fragment; empty when there is nothing to send. */
  get fragment() {
    const table = this.#wanted?.table ?? this.table.table;
    const usual = table === this.table.usual;
    const { desk } = this;
    if (this.isEmpty) return usual && desk === this.table.desks[0] ? "" : writeLink({ table: usual ? null : table, ...(desk === this.table.desks[0] ? {} : { [desk.key]: "" }) });
    const many = desk.key.endsWith("s");
    const both = desk.calls === "both";
    return writeLink({
      table: usual ? null : table,
      [desk.key]: many ? this.places.all.map(({ text }) => text) : this.places.all.slice(0, 1).map(({ text }) => text),
      field: desk.field && !this.places.field.isEmpty ? this.places.field.text : null,
      end: desk.ends.length ? [this.end.how, ...this.end.seats].join(".") : null,
      calls: both ? this.calls.join(".") : null,
      called: desk.calls === "called" ? Number(this.called) : null,
      last: both && many && this.calls.every(Boolean) ? this.last : null,
      laid: desk.laid && this.laid ? this.laid : null,
    });
  }

  /** Take what an address says; an ordinary anchor says nothing. @param {string} hash @returns {boolean} */
  open(hash) {
    const link = readLink(hash);
    if (!link) return false;
    this.#hash = hash;
    this.#linked = true;
    this.#start(link.table);
    const offered = this.#usual.desks.some(({ key }) => key === link.key);
    if (link.key && offered) this.key = link.key;
    this.places.fit(Math.max(this.desk.places.length, link.texts.length));
    const raw = [...link.texts, link.field];
    let whole = true;
    link.texts.forEach((text, at) => {
      if (text.trim() !== "rest") whole = this.#place(at).read(text, this.#months) && whole;
    });
    whole = this.places.field.read(link.field, false) && whole;
    link.texts.forEach((text, at) => text.trim() === "rest" && this.places.rest(this.#place(at)));
    this.called = link.called;
    this.calls = link.calls ?? [0, Number(link.called)];
    this.last = link.last;
    this.laid = link.laid;
    if (link.end) this.end = link.end;
    if (!link.table && link.texts.length !== this.desk.places.length && this.#usual.seats.includes(link.texts.length)) {
      this.#wanted = { table: this.#usual.table, seats: link.texts.length };
    }
    if (link.odd) this.notice = { text: link.odd };
    if (link.key && !offered) this.notice = { text: `This calculator has no use for “${link.key}”.`, kept: "Choose the cards below." };
    if (!this.#wanted) this.#fit();
    if (!whole) {
      this.notice = { text: "Part of this link cannot be read.", kept: kept(this.places.each.reduce((sum, { size }) => sum + size, 0)) };
      void this.#explain(raw);
    }
    void this.#ask();
    return true;
  }

  /** @param {string} code */
  toggle(code) {
    this.places.toggle(code, this.into, this.table.columns);
    this.#change();
  }

  /** Where cards go from now on. @param {number} place */
  choosePlace(place) {
    this.active = place;
    this.#changed();
  }

  /** What nobody has goes to the chosen place. */
  takeRest() {
    this.places.rest(this.into);
    this.#change();
  }

  /** @param {Partial<Pick<ScoreDesk, "called" | "calls" | "last" | "laid" | "end">>} said */
  say(said) {
    Object.assign(this, said);
    this.#change();
  }

  /** @param {Desk["key"]} key */
  score(key) {
    this.#kept[this.key] = this.places;
    this.key = key;
    const kept = this.#kept[key];
    if (kept) this.places = kept;
    else this.places = this.places.begun(this.desk.places.length);
    this.active = 0;
    this.count = null;
    this.#change();
  }

  /** Rules of the table: a named set, how many play, which deal, a house rule. @param {Omit<Wanted, "table">} change */
  choose({ ruleset, seats, deal, options }) {
    const before = this.#wanted ?? { table: this.table.table };
    this.#wanted = ruleset
      ? { ...before, ruleset, options: {} }
      : { ...before, ...(seats && { seats }), ...(deal && { deal }), options: { ...before.options, ...options } };
    this.notice = null;
    return this.#ask();
  }

  clear() {
    this.#kept = {};
    this.places = new Places(this.desk.places.length);
    this.called = false;
    this.calls = [0, 0];
    this.last = null;
    this.active = this.laid = 0;
    this.#change();
  }

  /** @param {number} at  which place @param {string} text  as typed, perhaps unfinished */
  async type(at, text) {
    const place = /** @type {Place} */ (this.places.each[at]);
    const read = new Place();
    const whole = read.read(text, this.#months && place !== this.places.field);
    this.notice = this.fault = null;
    if (whole) {
      place.codes = read.codes;
      place.months = read.months;
    }
    place.typed = text;
    this.typedAt = at;
    if (whole) return this.#ask();
    this.fault = { text: "This is not a pile so far. The engine, once it is ready, says why." };
    this.#changed();
    await this.#ask(this.places.each.map((one) => (one === place ? text : one.text)));
  }

  /** Take what somebody pasted while no field had the focus. @param {string} text */
  paste(text) {
    return this.type(this.active, text.trim());
  }

  /** The engine is here: ask what it could not answer before. */
  async engineCame() {
    if (this.#asking || !this.#unanswered) return;
    const typed = this.places.each.findIndex((place) => place.typed !== null && place.typed !== "");
    if (typed < 0) await this.#ask();
    else await this.type(typed, this.places.each[typed]?.typed ?? "");
  }

  /** Stop asking, when the widget leaves the page. */
  stop() {
    this.#asking?.abort();
  }

  get #months() {
    return this.desk.key.startsWith("hand") && this.desk.ends.length + Number(this.desk.key === "hand") > 0;
  }

  /** @param {number} at */
  #place(at) {
    return /** @type {Place} */ (this.places.all[at]);
  }

  /** Back to the page as it was built, by the rules that a link names. @param {string | null} table */
  #start(table) {
    this.table = this.#usual;
    this.#wanted = table && table !== this.#usual.table ? { table } : null;
    this.key = /** @type {Desk} */ (this.#usual.desks[0]).key;
    this.places = new Places(0);
    this.#kept = {};
    this.active = 0;
    this.end = { how: "stop", seats: [0] };
    this.count = this.notice = this.fault = null;
  }

  #change() {
    this.notice = this.fault = null;
    for (const place of this.places.each) place.typed = null;
    void this.#ask();
  }

  /** What the engine is asked about these cards. @param {string[]} texts  of every place, the field last */
  #request(texts) {
    const { desk } = this;
    const many = desk.key.endsWith("s");
    const own = texts.slice(0, desk.places.length);
    const field = texts.at(-1);
    return {
      [desk.key]: many ? own : (own[0] ?? ""),
      ...(desk.field && (field || desk.key === "hands") ? { field } : {}),
      ...(desk.calls === "called" ? { opponent_called: this.called } : {}),
      ...(desk.calls === "both" ? { calls: this.calls } : {}),
      ...(many && desk.calls === "both" && this.calls.every(Boolean) && this.last !== null ? { called_last: this.last } : {}),
      ...(desk.laid ? { laid: this.laid } : {}),
      ...(desk.ends.length ? { end: [this.end.how, ...this.end.seats].join(":") } : {}),
    };
  }

  /** The engine says what is wrong with a link's cards, and where. @param {string[]} raw */
  async #explain(raw) {
    const before = this.notice;
    try {
      await this.#engine.ask("score.count", { table: this.#wanted?.table ?? this.table.table, asked: this.#request(raw) });
    } catch (error) {
      if (!(error instanceof EngineError) || error.absent || this.notice !== before) return;
      this.notice = { text: sentence(`in this link, ${error.message}`), rule: error.rule, kept: before?.kept };
      this.#changed();
    }
  }

  /** The table that was chosen, as the engine describes it. @param {Wanted} wanted @param {AbortSignal} signal */
  async #describe(wanted, signal) {
    try {
      const found = /** @type {Table} */ (await this.#engine.ask("score.desk", wanted, { signal }));
      if (found.game === this.#usual.game) this.table = found;
      else this.notice = { text: `This link is about ${found.name}.`, href: `score/${found.game}/${this.#hash}`, kept: `Open it there` };
    } catch (error) {
      if (!(error instanceof EngineError) || error.absent) throw error;
      this.notice = { text: sentence(error.message), rule: error.rule, kept: `The rules stay as they were: ${this.table.rules}.` };
    }
    this.#wanted = null;
    this.#fit();
  }

  /** As many places as the table has; a link may have filled more. */
  #fit() {
    const room = this.desk.places.length;
    const hasField = this.desk.field !== "";
    const gone = [...this.places.all.slice(room), ...(hasField ? [] : [this.places.field])];
    const lost = gone.some((place) => !place.isEmpty);
    this.places.fit(room);
    if (!hasField) this.places.field = new Place();
    if (this.active >= room + Number(hasField)) this.active = 0;
    if (lost && !this.notice) this.notice = { text: `This table has ${room} ${room === 1 ? "place" : "places"} for cards.`, kept: "What lay in the others is left out." };
    this.#hold();
  }

  /** What no control can show is let go, and said: the reader could not mend it. */
  #hold() {
    const { ends, places } = this.desk;
    if (!this.#linked) {
      this.end = { how: this.end.how, seats: this.end.seats.map((seat) => Math.min(seat, places.length - 1)) }; // fewer play
      this.laid = Math.min(this.laid, places.length - 1);
      return;
    }
    this.#linked = false;
    const wanted = ends.find(({ id }) => id === this.end.how);
    const isHeld = wanted && wanted.names.length === this.end.seats.length && this.end.seats.every((seat) => seat < places.length);
    if (ends.length && !isHeld) {
      this.end = { how: "stop", seats: [0] };
      this.notice ??= { text: "This link does not say how the deal ended.", kept: "Choose it below." };
    }
    const callers = this.last === null || this.last < 2;
    if (this.calls.some((calls) => calls > MOST_CALLS) || !callers) {
      this.calls = this.calls.map((calls) => (calls > MOST_CALLS ? 0 : calls));
      if (!callers) this.last = null;
      this.notice ??= { text: "This link does not say how many calls there were.", kept: "Choose them below." };
    }
    if (this.laid >= Math.max(places.length, 1)) this.laid = 0;
  }

  /** Ask for the count. @param {string[]} [texts]  in place of the cards as they are */
  async #ask(texts) {
    this.#asking?.abort();
    this.#asking = undefined;
    this.#unanswered = false;
    if (!this.#wanted && !texts && this.isBlank) {
      this.count = null;
      this.#changed();
      return;
    }
    const { signal } = (this.#asking = new AbortController());
    this.#changed();
    try {
      if (this.#wanted) await this.#describe(this.#wanted, signal);
      if (!texts && this.isBlank) {
        this.count = null;
        return;
      }
      const asked = this.#request(texts ?? this.places.each.map(({ text }) => text));
      this.count = /** @type {Count} */ (await this.#engine.ask("score.count", { table: this.table.table, asked }, { signal }));
      this.fault = null;
      if (texts) this.#take(this.count);
    } catch (error) {
      if (signal.aborted) return;
      this.count = null;
      this.#unanswered = error instanceof EngineError && error.absent;
      if (error instanceof EngineError && !error.absent) this.fault = { text: sentence(error.message), rule: error.rule };
    } finally {
      if (!signal.aborted) {
        this.#asking = undefined;
        this.#changed();
      }
    }
  }

  /** The cards as the engine read them. @param {Count} count */
  #take(count) {
    const found = count.cards[this.desk.key] ?? [];
    (Array.isArray(found) ? found : [found]).forEach((text, at) => this.places.all[at]?.read(text, this.#months));
    if (typeof count.cards.field === "string") this.places.field.read(count.cards.field, false);
  }
}

/** @param {number} count */
function kept(count) {
  if (!count) return "No card in it can be read. Tap the cards instead.";
  return count === 1 ? "The one card that can be read is below." : `The ${count} cards that can be read are below.`;
}
