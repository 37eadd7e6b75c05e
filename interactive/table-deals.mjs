// The deals that were played on this device, newest first: kept within bounds, written to a file, merged from one.

import { gameOf } from "./table-record.mjs";

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Keep */

/**
 * @typedef {object} Deal
 * @property {string} record
 * @property {number} seat  the person's
 * @property {string} title  how it ended
 * @property {string} when  the day, as ISO 8601 writes it
 */
/** @typedef {{ added: number, known: number, bad: number, over: number }} Merged  over: there was no room for them */
/** @typedef {"good" | "unread" | "newer" | "blocked"} State */

export const MOST = 300;
/** How a deal is called that was not played to its end. */
export const LEFT = "Left before its end";
const VERSION = 1;
const KEY = "hana.deals";
const ASIDE = "hana.deals.unread";
const LONGEST_RECORD = 20_000;
const LONGEST_TITLE = 80;
const LONGEST_FILE = 8_000_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

export class Deals {
  #open;
  /** Once the device refuses, the visit remembers. @type {Deal[] | null} */
  #visit = null;
  /** @type {State} */
  state = "good";

  /** @param {() => Keep} open  throws where storage is blocked */
  constructor(open = () => localStorage) {
    this.#open = open;
  }

  /** Newest first. @returns {Deal[]} */
  all() {
    if (this.#visit) return this.#visit;
    /** @type {string | null} */
    let text;
    try {
      text = this.#open().getItem(KEY);
    } catch {
      this.state = "blocked";
      return [];
    }
    if (text === null) return [];
    const found = dealsIn(text);
    if (found.state === "good") return found.deals;
    this.state = found.state;
    return [];
  }

  /** Keep a deal; one that is there already comes to the front. @param {Deal} deal */
  add(deal) {
    this.#write([deal, ...this.all().filter((one) => !isSame(one, deal))].slice(0, MOST));
  }

  /** @param {Deal} deal */
  remove(deal) {
    this.#write(this.all().filter((one) => !isSame(one, deal)));
  }

  /** What a file holds, beside what is there; nothing that is there goes. @param {string} text @returns {Merged | null}  null: no such file */
  merge(text) {
    const found = text.length > LONGEST_FILE ? null : dealsIn(text);
    if (found?.state !== "good") return null;
    const mine = this.all();
    const fresh = found.deals.filter((deal, at, all) => ![...mine, ...all.slice(0, at)].some((one) => isSame(one, deal)));
    const room = Math.max(0, MOST - mine.length);
    const taken = fresh.slice(0, room);
    const all = [...mine, ...taken].sort((one, other) => (one.when < other.when ? 1 : one.when > other.when ? -1 : 0));
    if (taken.length) this.#write(all);
    return { added: taken.length, known: found.deals.length - fresh.length, bad: found.bad, over: fresh.length - taken.length };
  }

  /** As a file holds them. */
  get text() {
    return `${JSON.stringify({ v: VERSION, deals: this.all() }, null, 1)}\n`;
  }

  /** What could not be read, as it was found. */
  get unread() {
    try {
      const keep = this.#open();
      return keep.getItem(ASIDE) ?? (this.state === "good" ? "" : (keep.getItem(KEY) ?? ""));
    } catch {
      return "";
    }
  }

  /** @param {Deal[]} deals */
  #write(deals) {
    try {
      const keep = this.#open();
      const there = keep.getItem(KEY);
      const found = there === null ? null : dealsIn(there);
      if (found?.state === "newer") throw new Error("a newer page wrote it"); // and will want to read it again
      if (there !== null && found?.state === "unread") keep.setItem(ASIDE, there); // not lost, and out of the way
      keep.setItem(KEY, JSON.stringify({ v: VERSION, deals }));
      this.#visit = null;
    } catch {
      if (this.state === "good") this.state = "blocked";
      this.#visit = deals;
    }
  }
}

/** @param {string} text @returns {{ state: "good", deals: Deal[], bad: number } | { state: "unread" | "newer" }} */
function dealsIn(text) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { state: "unread" };
  }
  if (Number.isInteger(data?.v) && data.v > VERSION) return { state: "newer" };
  if (data?.v !== VERSION || !Array.isArray(data.deals)) return { state: "unread" };
  const deals = data.deals.filter(isDeal).map((/** @type {Deal} */ { record, seat, title, when }) => ({ record, seat, title, when }));
  return { state: "good", deals, bad: data.deals.length - deals.length };
}

/** Whether it has the shape of one; its record is for the engine to judge. @param {any} one */
const isDeal = (one) =>
  typeof one?.record === "string" &&
  one.record.length <= LONGEST_RECORD &&
  /^hc1~[\w.~-]*$/.test(one.record) &&
  gameOf(one.record) !== "" &&
  Number.isInteger(one.seat) &&
  one.seat >= 0 &&
  typeof one.title === "string" &&
  one.title.length <= LONGEST_TITLE &&
  typeof one.when === "string" &&
  DAY.test(one.when);

/** @param {Deal} one @param {Deal} other */
const isSame = (one, other) => one.record === other.record && one.seat === other.seat;
