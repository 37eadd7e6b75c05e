// The dialog of deals: a record to open, the deals that were played on this device, and a file of them.

import { html, nothing } from "lit";
import { gameName } from "./games.mjs";
import { LEFT, MOST } from "./table-deals.mjs";
import { dialog } from "./table-dialogs.mjs";
import { onTable, play, watch } from "./table-handed.mjs";
import { download } from "./table-opening.mjs";
import { gameOf, recordIn } from "./table-record.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-deals.mjs").Deal} Deal */
/** @typedef {import("./table-deals.mjs").Merged} Merged */

const TROUBLE = {
  good: "",
  blocked: "This browser keeps no list; it lasts until the page is loaded anew.",
  newer: "The list on this device is from a newer version of this page, which will show it again. Nothing in it is changed.",
  unread: "The list on this device cannot be read. Its text is put aside, and a new list is begun.",
};

/** @param {Table} table @param {() => void} closed */
export function dealsDialog(table, closed) {
  const { deals } = table;
  const all = deals.all();
  const unread = deals.unread;
  return dialog(
    "ht-deals",
    "Deals",
    html`${onTable(table) ? html`<button class="ht-equal" data-action="share" @click=${() => setTimeout(() => table.show("share"))}><b>Share the deal on the table</b></button>` : nothing}
      <fieldset>
        <legend>Open a record</legend>
        <textarea name="record" rows="3" aria-label="A record, or a link with one" placeholder="hc1~koi-koi~…" spellcheck="false"></textarea>
        <p class="ht-problem" role="alert"></p>
        <div class="ht-dialog-buttons">
          <button type="button" class="ht-equal" data-action="open-record" @click=${() => openPasted(table)}><b>Look at it</b></button>
        </div>
      </fieldset>
      <h3>Past deals</h3>
      ${deals.state === "good" ? nothing : html`<p class="hana-notice" data-notice="deals">${TROUBLE[deals.state]}</p>`}
      ${unread
        ? html`<button type="button" class="ht-quiet" data-action="save-unread" @click=${() => download("hana-deals-unread.txt", unread)}>Save the text that cannot be read</button>`
        : nothing}
      ${all.length
        ? html`<ul class="ht-deals">
            ${all.map((deal) => line(table, deal))}
          </ul>`
        : html`<p class="ht-muted">Deals that you have played to their end will stand here.</p>`}
      <div class="ht-dialog-buttons">
        <button type="button" class="ht-equal" data-action="export" ?disabled=${!all.length} @click=${() => download("hana-deals.json", deals.text)}><b>Save as a file</b></button>
        <label class="ht-equal ht-file"
          ><b>Add from a file</b><input type="file" name="import" accept=".json,application/json" @change=${(/** @type {Event} */ event) => merge(table, event)}
        /></label>
      </div>
      <p role="status" class="ht-merged"></p>
      <p class="ht-muted">The newest ${MOST} are kept, on this device only. A record holds the deal’s seed; the engine alone reads it.</p>`,
    closed,
  );
}

/** @param {Table} table @param {Deal} deal */
function line(table, deal) {
  const name = gameName(gameOf(deal.record));
  const here = gameOf(deal.record) === table.game;
  const of = `${name} of ${deal.when}, ${deal.title}`;
  const gone = () => {
    table.deals.remove(deal);
    table.set({});
  };
  return html`<li data-record=${deal.record}>
    <p><b>${deal.title}</b> <span>${name} · ${deal.when}</span></p>
    <p>
      <button class="ht-quiet" data-action="watch" aria-label="Look: ${of}" @click=${() => watch(table, { ...deal, at: 0 })}>Look</button>
      ${here
        ? html`<button class="ht-quiet" data-action="play-again" aria-label="${deal.title === LEFT ? "Play on" : "Play again"}: ${of}" @click=${() => play(table, { ...picked(deal), again: deal.title !== LEFT })}>
            ${deal.title === LEFT ? "Play on" : "Play again"}
          </button>`
        : nothing}
      <button class="ht-quiet" data-action="share-past" aria-label="Share: ${of}" @click=${() => share(table, deal)}>Share</button>
      <button type="button" class="ht-quiet" data-action="delete" aria-label="Delete: ${of}" @click=${gone}>Delete</button>
    </p>
  </li>`;
}

/** @param {Deal} deal */
const picked = ({ record, seat }) => ({ record, seat });

/** @param {Table} table @param {Deal} deal */
function share(table, deal) {
  table.set({ sharing: picked(deal) });
  setTimeout(() => table.show("share")); // once this dialog has closed
}

/** @param {Table} table */
function openPasted(table) {
  const own = /** @type {HTMLDialogElement} */ (table.querySelector("#ht-deals"));
  const { value } = /** @type {HTMLTextAreaElement} */ (own.querySelector("textarea"));
  const found = recordIn(value);
  const problem = /** @type {HTMLElement} */ (own.querySelector(".ht-problem"));
  if (!found) {
    problem.textContent = "There is no record in this text. One begins with hc1~ and a game, such as hc1~koi-koi~.";
    return;
  }
  own.close();
  watch(table, found);
}

/** @param {Table} table @param {Event} event */
async function merge(table, { target }) {
  const input = /** @type {HTMLInputElement} */ (target);
  const text = (await input.files?.[0]?.text().catch(() => "")) ?? "";
  input.value = "";
  const merged = table.deals.merge(text);
  const status = table.querySelector("#ht-deals .ht-merged");
  if (status) status.textContent = merged ? inWords(merged) : "This file holds no list of deals that this page can read. Nothing was changed.";
  table.set({});
}

/** @param {Merged} merged */
function inWords({ added, known, bad, over }) {
  const parts = [`${counted(added, "deal")} added`];
  if (known) parts.push(`${known} ${known === 1 ? "was" : "were"} here already`);
  if (bad) parts.push(`${bad} could not be read`);
  if (over) parts.push(`for ${over} there is no room`);
  return `${parts.join(", ")}.`;
}
