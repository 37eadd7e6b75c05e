// What a table does with a record that is handed to it: look at it, play it on or once more, and go back to the match.
// A deal that stands alone is kept beside the match, under a name of its own: neither takes the other's place.

import { engine } from "./engine.mjs";
import { LEFT } from "./table-deals.mjs";
import { open } from "./table-opening.mjs";
import { fragmentOf, gameOf, handedIn, linkTo } from "./table-record.mjs";
import { root } from "./root.mjs";
import { Watching } from "./table-watch.mjs";
import { sentence } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-record.mjs").Handed} Handed */

const KEPT = "Your match is as it was.";

/** What the address hands over, if it does: a deal that is being played goes on, any other is looked at. @param {Table} table */
export function openHanded(table) {
  const handed = handedIn(location.hash);
  if (!handed) return false;
  if (elsewhere(handed)) return true;
  table.lone = true;
  table.afresh();
  const loaded = table.store.load();
  const session = "session" in loaded ? loaded.session : null;
  if (session?.match.deals[0]?.startsWith(handed.record) && session.match.alone?.seat === handed.seat) {
    table.run(table.keeper.restore(session), { reading: true });
  } else watch(table, handed);
  return true;
}

/** A record of another game belongs on that game's page. @param {Handed} handed @param {string} [game] */
function elsewhere(handed, game = document.querySelector("hana-table")?.getAttribute("game") ?? "") {
  const other = gameOf(handed.record);
  if (!other || other === game) return false;
  if (document.querySelector("hana-table[data-embedded]")) {
    const here = new URL(location.href);
    here.searchParams.set("game", other);
    location.replace(here);
  } else location.assign(linkTo(handed, root));
  return true;
}

/** Look at a record. @param {Table} table @param {Handed} handed */
export async function watch(table, handed) {
  if (elsewhere(handed, table.game)) return;
  table.lone = false;
  table.afresh();
  const ask = (/** @type {object} */ look) => engine.ask("table.watch", look);
  const watching = new Watching(handed, ask, () => table.hear(watching.shown?.says ?? ""));
  table.set({ watching, mode: "watching", folded: true });
  table.showAddress(fragmentOf(handed));
  await looking(table, watching);
}

/** Ask, or ask again once the engine is there. @param {Table} table @param {Watching} watching */
export async function looking(table, watching) {
  table.dataset.busy = "true";
  try {
    await watching.look();
  } catch (error) {
    if (table.watching !== watching || /** @type {any} */ (error).absent) return table.set({});
    refuse(table, error);
  }
}

/** The record is none that can be looked at. @param {Table} table @param {unknown} error */
export function refuse(table, error) {
  const text = sentence(error instanceof Error ? error.message : String(error));
  leave(table);
  table.tell("record", text, KEPT, [
    { action: "open-record", name: "Open another record", press: () => table.show("deals") },
    { action: "close-notice", name: "Close", press: () => table.set({ told: null }) },
  ]);
}

/** Play a deal on from where it stops, or once more from its first card. @param {Table} table @param {{ record: string, seat: number, again: boolean, bots?: string[] }} asked */
export function play(table, asked) {
  table.lone = true;
  table.afresh();
  const loaded = table.store.load();
  const before = "session" in loaded ? loaded.session?.match : null;
  const [record] = before?.deals ?? [];
  // A deal that was left in the middle is not lost for another.
  if (before && record && !table.deals.all().some((one) => one.record === record)) {
    table.deals.add({ record, seat: before.alone?.seat ?? 0, title: LEFT, when: today() });
  }
  if (loaded.state === "broken") table.store.setAside();
  table.run(table.keeper.take(asked));
}

/** The address follows a deal that stands alone; a deal that is over goes into the list. @param {Table} table */
export function afterTurn(table) {
  const { view, keeper } = table;
  const record = keeper.match?.deals.at(-1);
  if (!view || !record) return;
  if (view.alone) table.showAddress(fragmentOf({ record, seat: view.seat }));
  if (view.settlement) table.deals.add({ record, seat: view.seat, title: view.settlement.title, when: today() });
}

/** Back to the match. @param {Table} table */
export function leave(table) {
  table.lone = false;
  table.set({ watching: null });
  table.showAddress("");
  open(table);
}

/** The deal on the table, as it may be handed on. @param {Table} table */
export function onTable({ view, watching, keeper }) {
  const record = watching ? watching.record : keeper.match?.deals.at(-1);
  const seat = watching ? watching.seat : (view?.seat ?? 0);
  return record ? { record, seat } : null;
}

const today = () => new Date().toISOString().slice(0, 10);
