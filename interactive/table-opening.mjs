// How a table begins: with the match that is kept, the one an address asks for, or none; and what to say when what
// is kept cannot be read, or was played on elsewhere.

import { engine } from "./engine.mjs";
import { anySeed, seedIn } from "./seed.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

const KEPT = "Below is the match you were playing.";
export const BLOCKED = "The match cannot be kept in this browser. It lasts until the page is loaded anew.";

/** Begin with what is kept, or what the address asks for. @param {Table} table */
export function open(table) {
  table.afresh();
  const loaded = table.store.load();
  const asked = seedIn(location.hash);
  const seed = asked && "seed" in asked ? asked.seed : null;
  const session = "session" in loaded ? loaded.session : null;
  if (loaded.state === "blocked") table.tell("blocked", BLOCKED);
  if (loaded.state === "broken") {
    broken(table, "The match kept in this browser cannot be read.");
  } else if (session) {
    if (seed !== null && seed !== session.match.seed) offer(table, seed);
    table.run(table.keeper.restore(session), { reading: true });
  } else {
    if (seed !== null) table.run(table.keeper.start(seed), { opening: true });
    else whenIdle(() => table.isConnected && engine.start());
  }
  if (asked && "problem" in asked) table.tell("address", asked.problem, session ? KEPT : "");
}

/** The address has changed under an open table. @param {Table} table @param {string} hash */
export function readdress(table, hash) {
  const asked = seedIn(hash);
  const under = table.mode === "playing" && table.view;
  if (asked && !under) return open(table);
  if (table.told?.kind === "address") table.set({ told: null, asked: null });
  if (!asked || !under) return; // an anchor of this page
  if ("problem" in asked) table.tell("address", asked.problem, KEPT);
  else if (asked.seed !== table.keeper.seed) offer(table, asked.seed);
}

/** A new match; the one before is left. @param {Table} table */
export function startFresh(table) {
  const seed = table.asked ?? String(anySeed());
  if (table.asked === null) table.forgetAddress();
  table.renew();
  table.run(table.keeper.start(seed));
}

/** What is kept is no match. It stays where it is until the person chooses. @param {Table} table @param {string} text */
export function broken(table, text) {
  table.set({ mode: "broken" });
  table.tell("broken", text, "Nothing is overwritten until you start a new match.", [
    { action: "download", name: "Save its text", press: () => download(table.store.text) },
    { action: "new-match", name: "New match", press: () => startFresh(table) },
  ]);
}

/** The address asks for a match while another is under way. @param {Table} table @param {string} seed */
function offer(table, seed) {
  table.set({ asked: seed });
  const keep = () => {
    table.forgetAddress();
    table.set({ told: null, asked: null });
  };
  table.tell("address", `This address deals match ${seed}.`, KEPT, [
    { action: "play-asked", name: `Play match ${seed}`, press: () => table.show("leave") },
    { action: "keep-match", name: "Keep mine", press: keep },
  ]);
}

/** Another tab may have played on; then this one waits. @param {Table} table */
export function lookElsewhere(table) {
  if (table.mode !== "playing" || table.store.ours) return;
  table.halt();
  table.set({ mode: "elsewhere", selected: null });
  table.tell("elsewhere", "This match was played on in another tab.", "Here it waits.", [
    { action: "reopen", name: "Show it here", press: () => open(table) },
  ]);
}

/** @param {string} text */
function download(text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "koi-koi-match.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** After the page is drawn. @param {() => void} then */
function whenIdle(then) {
  const later = () => setTimeout(then, 200);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
