// Rules pages as a table plays them: the address says which table, and each clause that it plays otherwise says how.
// What is said comes from the build; nothing is counted here.

import { html, nothing, render } from "lit";
import { changesOf, choices, namedSet, readTable } from "./choice.mjs";
import { readFragment } from "./fragment.mjs";
import { root } from "./root.mjs";
import { counted } from "./words.mjs";

/** The table that an address names, or null. @param {string} hash */
export const tableOf = (hash) => readFragment(hash, ["table"])?.table ?? null;

/** Mark the page in hand. @param {string} text  a table as links name it */
export async function followTable(text) {
  const page = document.querySelector(".md-content__inner");
  const all = await choices();
  const { table, unread } = readTable(all, text);
  if (!page?.isConnected || tableOf(location.hash) !== text) return; // the reader has gone on
  forget(page);
  const game = table && all[table.game];
  if (!game) return banner(page, html`This address names no table that is known here. These are the usual rules.`, text, false);
  const changes = changesOf(game, table);
  const set = namedSet(game, table.set);
  let here = 0;
  for (const change of changes) {
    for (const rule of change.touches) here += mark(rule, change) ? 1 : 0;
  }
  banner(
    page,
    html`<b>${game.name} at your table.</b> ${set === game.sets[0] ? `${set?.name}’s rules` : set?.name}, ${table.seats} players,
      ${counted(changes.length, "change")}${here ? ". Marked clauses say what you play." : "."}
      ${unread.length ? "Part of the link cannot be read." : nothing}
      ${changes.length
        ? html`<ul>
            ${changes.map((change) => html`<li><a class="hana-key" href=${place(game.rules, change.rule)}>${change.rule}</a> ${change.told}</li>`)}
          </ul>`
        : nothing}`,
    text,
    true,
  );
}

/** Say at a clause of this page what the table plays. @param {string} rule @param {import("./choice.mjs").Change} change */
function mark(rule, change) {
  const heading = document.getElementById(rule);
  if (!heading) return false;
  const note = document.createElement("p");
  note.className = "hana-table-note";
  render(
    html`<span class="hana-asterisk" aria-hidden="true">✱</span> <b>At your table:</b> ${change.told}. <span>Usual: ${change.was}.</span>`,
    note,
  );
  heading.after(note);
  return true;
}

/** A clause on this page, or on the game's own. @param {string} page @param {string} rule */
const place = (page, rule) => (document.getElementById(rule) ? `#${rule}` : new URL(`${page}#${rule}`, root).href);

/** Take every mark away. @param {Element} page */
function forget(page) {
  for (const mark of page.querySelectorAll(".hana-table-note, .hana-table-banner")) mark.remove();
}

/** @param {Element} page @param {unknown} words @param {string} text @param {boolean} known */
function banner(page, words, text, known) {
  const box = document.createElement("div");
  box.className = "hana-table-banner";
  box.setAttribute("role", "status");
  const back = () => {
    forget(page);
    history.replaceState(history.state, "", location.pathname + location.search);
  };
  render(
    html`<div>${words}</div>
      <p>
        <a class="hana-button" href=${new URL(`rules/table/${known ? `#table=${text}` : ""}`, root).href}>Change the table</a>
        <button type="button" class="hana-button hana-button--quiet" @click=${back}>Back to the usual rules</button>
      </p>`,
    box,
  );
  const title = page.querySelector("h1");
  if (title) title.after(box);
  else page.prepend(box);
}
