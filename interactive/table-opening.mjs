// How a table begins: with the match that is kept, the one an address asks for, or none; and what to say when what
// is kept cannot be read, or was played on elsewhere.

import { engine } from "./engine.mjs";
import { anySeed } from "./seed.mjs";
import { askedIn, inWords } from "./table-address.mjs";
import { USUAL, loadChoice, saveChoice } from "./table-choice.mjs";
import { openHanded } from "./table-handed.mjs";
import { handedIn } from "./table-record.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-address.mjs").Asked} Asked */
/** @typedef {import("./table-choice.mjs").Choice} Choice */

const KEPT = "Below is the match you were playing.";
const HERE_IS_USUAL = "Here is the usual table.";
export const BLOCKED = "The match cannot be kept in this browser. It lasts until the page is loaded anew.";

/** Begin with what is kept, or what the address asks for. @param {Table} table */
export function open(table) {
  if (openHanded(table)) return;
  table.lone = false;
  table.afresh();
  const loaded = table.store.load();
  const found = askedIn(location.hash, table.game);
  const asked = found && "asked" in found ? found.asked : null;
  const session = "session" in loaded ? loaded.session : null;
  table.setup.begin(chosen(table, asked), asked?.seed);
  if (loaded.state === "blocked") table.tell("blocked", BLOCKED);
  if (loaded.state === "broken") {
    broken(table, "The match kept in this browser cannot be read.");
  } else if (session) {
    if (asked && !isPlayed(session.match, asked)) offer(table, asked);
    table.run(table.keeper.restore(session), { reading: true });
  } else {
    if (asked && asked.seed !== null) {
      table.run(table.keeper.start(asked.seed, chosen(table, asked)), { opening: true });
    } else {
      table.set({ asked }); // until the person deals
      whenIdle(() => table.isConnected && engine.start());
    }
  }
  if (found && "problem" in found) table.tell("address", found.problem, session ? KEPT : HERE_IS_USUAL);
}

/** The address has changed under an open table. @param {Table} table @param {string} hash */
export function readdress(table, hash) {
  if (handedIn(hash)) return open(table); // what is on the table is kept
  const found = askedIn(hash, table.game);
  const under = table.mode === "playing" && table.view;
  if (found && !under) return open(table);
  if (table.told?.kind === "address") table.set({ told: null, asked: null });
  if (!found || !under) return; // an anchor of this page
  if ("problem" in found) table.tell("address", found.problem, KEPT);
  else if (table.keeper.match && !isPlayed(table.keeper.match, found.asked)) offer(table, found.asked);
}

/**
 * What to deal: what the address asks for, else as the last time. An address says all of a table, so what it leaves
 * out is as usual. @param {Table} table @param {Asked | null} asked @returns {Choice}
 */
function chosen({ game }, asked) {
  if (!asked) return loadChoice(game);
  const { table, open } = asked;
  return { ...USUAL, table: table === null || table === game ? "" : table, open: open === true };
}

/** What a match was dealt with, so that the next can be alike. @param {import("./table-types.mjs").Match | null} match @returns {Choice | null} */
function choiceOf(match) {
  if (!match) return null;
  const { game, table = "", bots = [], open = false } = match;
  return { table: table === game ? "" : table, bots, open };
}

/** Whether a match is the one that an address asks for. @param {import("./table-types.mjs").Match} match @param {Asked} asked */
const isPlayed = (match, { table, seed }) =>
  (seed === null || seed === match.seed) && (table === null || table === (match.table || match.game));

/** A new match as the last one, or as the address asks; the one before is left. @param {Table} table */
export function startFresh(table) {
  const { asked } = table;
  const choice = asked ? chosen(table, asked) : (choiceOf(table.keeper.match) ?? loadChoice(table.game));
  if (asked === null) table.forgetAddress();
  table.renew();
  table.setup.begin(choice);
  table.run(table.keeper.start(asked?.seed ?? String(anySeed()), choice));
}

/** A new match as it was set up; so will the next be. @param {Table} table */
export function startChosen(table) {
  const { choice, seed } = table.setup;
  saveChoice(table.game, choice);
  table.forgetAddress();
  table.renew();
  table.setup.begin(choice);
  table.run(table.keeper.start(seed || String(anySeed()), choice));
}

/** What is kept is no match. It stays where it is until the person chooses. @param {Table} table @param {string} text */
export function broken(table, text) {
  table.set({ mode: "broken" });
  table.tell("broken", text, "Nothing is overwritten until you start a new match.", [
    { action: "download", name: "Save its text", press: () => download(`${table.game}-match.txt`, table.store.text) },
    { action: "new-match", name: "New match", press: () => startFresh(table) },
  ]);
}

/** The address asks for a match while another is under way. @param {Table} table @param {Asked} asked */
function offer(table, asked) {
  table.set({ asked });
  const keep = () => {
    table.forgetAddress();
    table.set({ told: null, asked: null });
  };
  const what = asked.seed === null ? "names another table" : `deals ${inWords(asked)}`;
  table.tell("address", `This address ${what}.`, KEPT, [
    { action: "play-asked", name: `Play ${inWords(asked)}`, press: () => table.show("leave") },
    { action: "keep-match", name: "Keep mine", press: keep },
  ]);
}

/**
 * The table that was asked for cannot be played: say so, and offer the usual one. A match that was under way is not
 * lost, it is still kept.
 * @param {Table} table @param {string} text
 */
export function unplayable(table, text) {
  const usual = () => {
    saveChoice(table.game, USUAL);
    table.forgetAddress();
    table.set({ asked: null });
    startFresh(table);
  };
  const before = () => {
    table.forgetAddress();
    open(table);
  };
  const loaded = table.store.load();
  const buttons = [{ action: "usual-table", name: "Play the usual table", press: usual }];
  if ("session" in loaded && loaded.session) buttons.push({ action: "keep-match", name: "Back to my match", press: before });
  table.tell("refused", text, "It was not dealt.", buttons);
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

/** @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** After the page is drawn. @param {() => void} then */
function whenIdle(then) {
  const later = () => setTimeout(then, 200);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
