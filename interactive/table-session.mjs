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
 *   { state: "blocked" }} Loaded
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
    typeof match.bot === "string" &&
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

/** One value under one key, which other tabs may write as well. */
export class Store {
  #key;
  #open;
  /** @type {string | null} */
  #known = null;

  /**
   * @param {string} key
   * @param {() => Storage} open  throws where storage is blocked
   */
  constructor(key, open = () => localStorage) {
    this.#key = key;
    this.#open = open;
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
      return { state: "blocked" };
    }
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
      if (there !== null && there !== this.#known) return "elsewhere";
      storage.setItem(this.#key, text);
    } catch {
      return "blocked";
    }
    this.#known = text;
    return "kept";
  }

  /** Whether what is stored now is what we last read or wrote. */
  get ours() {
    try {
      return this.#open().getItem(this.#key) === this.#known;
    } catch {
      return true;
    }
  }
}
