// What is explained the first time it comes up. Which explanations were read is kept on this device.

import { html, nothing } from "lit";
import { keycap, prose } from "./keycap.mjs";

/** @typedef {import("./table-types.mjs").First} First */
/** @typedef {import("./hana-table.mjs").HanaTable} Table */

const KEY = "hana.table.explained";
const MOST = 60; // keys; the games have some ten

/** The explanations that were read. */
export class Explained {
  #open;
  /** @type {Set<string>} */
  #read = new Set();

  /** @param {() => Storage} open  throws where storage is blocked */
  constructor(open = () => localStorage) {
    this.#open = open;
    try {
      const data = JSON.parse(open().getItem(KEY) ?? "[]");
      if (Array.isArray(data)) this.#read = new Set(data.filter((key) => typeof key === "string").slice(0, MOST));
    } catch {
      // Blocked, or not ours: everything is explained once more.
    }
  }

  /** The first of these that was not read yet. @param {string} game @param {readonly First[]} firsts */
  next(game, firsts) {
    return firsts.find(({ key }) => !this.#read.has(`${game}.${key}`)) ?? null;
  }

  get any() {
    return this.#read.size > 0;
  }

  /** @param {string} game @param {string} key */
  add(game, key) {
    this.#read.add(`${game}.${key}`);
    this.#keep();
  }

  /** Explain everything again. */
  reset() {
    this.#read.clear();
    this.#keep();
  }

  #keep() {
    try {
      this.#open().setItem(KEY, JSON.stringify([...this.#read]));
    } catch {
      // Blocked or full: what was read stays read until the page is left.
    }
  }
}

/** What the present position brings up for the first time. @param {Table} table */
export function firstTime(table) {
  const { view, busy, mode, explained } = table;
  const first = view && !busy && mode === "playing" ? explained.next(view.game, view.firsts ?? []) : null;
  if (!first) return nothing;
  const read = () => {
    explained.add(table.game, first.key);
    table.set({});
  };
  return html`<aside class="ht-first" data-zone="first" data-first=${first.key} aria-labelledby="ht-first-title">
    <h2 id="ht-first-title">${first.title}</h2>
    <p>${prose(first.text)} ${keycap(first.rule)}</p>
    <button type="button" class="ht-equal" data-action="got-it" data-rove @click=${read}><b>Got it</b></button>
  </aside>`;
}
