// The match on this device. Written after every action, never over something that could not be read.

import { SLOTS } from "./table-slots.mjs";

/** @typedef {import("./table-types.mjs").Match} Match */

/**
 * @typedef {object} Session
 * @property {Match} match
 * @property {(string | null)[]} slots  where cards lie on the field
 * @property {string[]} log  this deal, a line a turn
 */

/**
 * @typedef {{ state: "none" } | { state: "good", session: Session } | { state: "broken" } |
 *   { state: "blocked", session: Session | null }} Loaded
 */

/** @typedef {"kept" | "blocked" | "elsewhere"} Saved  elsewhere: another tab has written since we read */

const VERSION = 1;
const LONGEST = 400_000; // a match of twelve deals is some 2,000 letters
const TEXT_LIMIT = 600;

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
  const sound =
    data?.v === VERSION &&
    typeof match === "object" &&
    match !== null &&
    typeof match.seed === "string" &&
    (typeof match.bot === "string" || Array.isArray(match.bots)) && // one computer player, as it once was, or several
    Array.isArray(match.deals) &&
    match.deals.length > 0 &&
    match.deals.every((/** @type {unknown} */ deal) => typeof deal === "string");
  if (!sound) return null;
  return { match, slots: slotsOf(data.slots), log: logOf(data.log) };
}

/** @param {Session} session */
export const write = ({ match, slots, log }) => JSON.stringify({ v: VERSION, match, slots, log });

/** @param {unknown} value @returns {(string | null)[]} */
function slotsOf(value) {
  if (!Array.isArray(value) || value.length > 2 * SLOTS) return [];
  return value.map((code) => (typeof code === "string" && code.length <= 3 ? code : null));
}

/** @param {unknown} value @returns {string[]} */
function logOf(value) {
  if (!Array.isArray(value)) return [];
  return value.filter((line) => typeof line === "string" && line.length <= TEXT_LIMIT).slice(-60);
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
