// The key-cap of a clause, a link to its place in the rules; and what the clause says.

import { html } from "lit";
import { root } from "./root.mjs";
import rules from "../hanacore/rules.json" with { type: "json" };

/** @typedef {{ title: string, text: string, page: string, anchor: string, provenance: string, sources: string[] }} Clause */

const CLAUSES = /** @type {Record<string, Clause>} */ (/** @type {unknown} */ (rules));

/** @param {string} id @returns {Clause | undefined} */
export const clause = (id) => CLAUSES[id];

/** @param {string} id */
export function clauseUrl(id) {
  const found = CLAUSES[id];
  return new URL(found ? `${found.page}#${found.anchor}` : `rules/#${encodeURIComponent(id)}`, root).href;
}

/** @param {string | null | undefined} id */
export const keycap = (id) => (id ? html`<a class="hana-key" href=${clauseUrl(id)}>${id}</a>` : "");

/** A clause's sentences; the ids they cite become key-caps. @param {string} text */
export const prose = (text) =>
  text.split(/\[?\b([A-Z]{2}-\d+\.[0-9a-z]+)\b\]?/).map((part, at) => (at % 2 ? keycap(part) : part.replaceAll("**", "")));
