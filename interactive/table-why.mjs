// Why something cannot be done now: the engine says it, and by which clause.

import { html } from "lit";
import { keycap } from "./keycap.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-types.mjs").Wish} Wish */

/**
 * Put the reason into the message, and into the ears of those who listen.
 * @param {Table} table @param {Wish} wish
 */
export async function why(table, wish) {
  const { keeper, view } = table;
  if (!table.free || !view) return;
  /** @type {import("./table-types.mjs").Told} */
  let told;
  try {
    told = await keeper.why(wish);
  } catch {
    return; // an engine that is away says so in its own line
  }
  if (keeper !== table.keeper || view !== table.view || !table.free) return;
  table.set({ remark: html`${told.text} ${keycap(told.rule)}` });
  table.hear(told.text);
}
