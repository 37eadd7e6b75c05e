// The match on this device. Written after every action, never over something that could not be read.

import { SLOTS } from "./table-slots.mjs";

/** @typedef {import("./table-types.mjs").Match} Match */

/**
 * @typedef {object} Session
 * @property {Match} match
 * @property {Match | null} ahead  the longer match that one has gone back from
 * @property {(string | null)[]} slots  where cards lie on the field
 * @property {string[]} opening  what happened before the first card of this deal
 */

/**
 * @typedef {{ state: "none" } | { state: "good", session: Session } | { state: "broken" } |
 *   { state: "blocked", session: Session | null }} Loaded
 */

/** @typedef {"kept" | "blocked" | "elsewhere"} Saved  elsewhere: another tab has written since we read */

// Version 1 kept the lines of a deal in `log`, which the engine now gives, and could not go back. It is read for ever.
const VERSIONS = [1, 2];
const VERSION = 2;
const LONGEST = 400_000; // a match of twelve deals is some 2,000 letters
const TEXT_LIMIT = 600;
const LINES = 12;

/** @param {string} text @returns {Session | null}  null: not something this page wrote */
export function read(text) {
  if (text.length > LONGEST) return null;
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const match = data?.match;
  if (!VERSIONS.includes(data?.v) || !isMatch(match)) return null;
  const ahead = isMatch(data.ahead) ? data.ahead : null;
  return { match, ahead, slots: slotsOf(data.slots), opening: linesOf(data.opening) };
}

/** Whether it has the shape of a match; what it says is for the engine to judge. @param {any} match @returns {match is Match} */
const isMatch = (match) =>
  typeof match === "object" &&
  match !== null &&
  typeof match.seed === "string" &&
  (typeof match.bot === "string" || Array.isArray(match.bots)) && // one computer player, as it once was, or several
  Array.isArray(match.deals) &&
  match.deals.length > 0 &&
  match.deals.every((/** @type {unknown} */ deal) => typeof deal === "string");

/** @param {Session} session */
export const write = ({ match, ahead, slots, opening }) => JSON.stringify({ v: VERSION, match, ahead, slots, opening });

/** @param {unknown} value @returns {(string | null)[]} */
function slotsOf(value) {
  if (!Array.isArray(value) || value.length > 2 * SLOTS) return [];
  return value.map((code) => (typeof code === "string" && code.length <= 3 ? code : null));
}

/** @param {unknown} value @returns {string[]} */
function linesOf(value) {
  if (!Array.isArray(value)) return [];
  return value.filter((line) => typeof line === "string" && line.length <= TEXT_LIMIT).slice(-LINES);
}

/** What storage has refused, for as long as the visit: instant navigation takes a table away and brings another. */
const VISIT = new Map();

/** One value under one key, which other tabs may write as well. */
export class Store {
  #key;
  #open;
  #visit;
  /** @type {string | null} */
  #known = null;

  /**
   * @param {string} key
   * @param {() => Storage} open  throws where storage is blocked
   * @param {Map<string, string>} visit
   */
  constructor(key, open = () => localStorage, visit = VISIT) {
    this.#key = key;
    this.#open = open;
    this.#visit = visit;
  }

  get key() {
    return this.#key;
  }

  /** What was there when it was last read or written. */
  get text() {
    return this.#known ?? "";
  }

  /** @returns {Loaded} */
  load() {
    try {
      this.#known = this.#open().getItem(this.#key);
    } catch {
      return { state: "blocked", session: read(this.#visit.get(this.#key) ?? "") };
    }
    const refused = this.#visit.get(this.#key);
    if (refused !== undefined) return { state: "blocked", session: read(refused) };
    if (this.#known === null) return { state: "none" };
    const session = read(this.#known);
    return session ? { state: "good", session } : { state: "broken" };
  }

  /** What could not be read gives way without being lost. */
  setAside() {
    try {
      this.#open().setItem(`${this.#key}.unread`, this.text);
    } catch {
      // then nothing will be written over it either
    }
  }

  /** Keep the match, unless another tab has played on. @param {Session} session @returns {Saved} */
  save(session) {
    const text = write(session);
    try {
      const storage = this.#open();
      const there = storage.getItem(this.#key);
      if (this.#foreign(there)) return "elsewhere";
      storage.setItem(this.#key, text);
    } catch {
      this.#visit.set(this.#key, text);
      return "blocked";
    }
    this.#visit.delete(this.#key);
    this.#known = text;
    return "kept";
  }

  /** Whether nobody else has written since we last read or wrote. */
  get ours() {
    try {
      return !this.#foreign(this.#open().getItem(this.#key));
    } catch {
      return true;
    }
  }

  /** A store that was emptied is free. @param {string | null} there */
  #foreign(there) {
    return there !== null && there !== this.#known;
  }
}
