// The deal on the table, or one of the past, handed on: as a link, in words, as its record, as the code of an embedding;
// and played once more, from any seat.

import { html, nothing } from "lit";
import { engine } from "./engine.mjs";
import { root } from "./root.mjs";
import { dialog } from "./table-dialogs.mjs";
import { onTable, play, watch } from "./table-handed.mjs";
import { embedCode, gameOf, linkTo } from "./table-record.mjs";
import { sentence } from "./words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {{ record: string, seat: number }} Sharing */

/** @param {Table} table @param {() => void} closed */
export function shareDialog(table, closed) {
  const deal = table.sharing ?? onTable(table);
  if (!deal) return nothing;
  const left = () => {
    closed();
    table.set({ sharing: null });
  };
  const game = gameOf(deal.record);
  /** @param {string} action @param {string} name @param {string} says @param {() => void} press */
  const way = (action, name, says, press) =>
    html`<button class="ht-equal" data-action=${action} @click=${press}><b>${name}</b> <span>${says}</span></button>`;
  const seats = table.sharing ? 0 : (table.view?.seats ?? 0);
  return dialog(
    "ht-share",
    "Share this deal",
    html`<div class="ht-ways">
        ${way("copy-link", "Copy a link", "opens the deal step by step", () => table.copy(linkTo(deal, root)))}
        ${way("copy-text", "Copy in words", "every step, and the points with their clauses", () => copyWords(table, deal))}
        ${way("copy-the-record", "Copy the record", "for this page, the command line, the Python package", () => table.copy(deal.record))}
        ${way("copy-embed", "Copy code to embed", "shows the deal inside another page", () => table.copy(embedCode(game, deal, root)))}
        ${table.watching ? nothing : way("watch", "Look at it step by step", "your match is kept meanwhile", () => watch(table, { ...deal, at: 0 }))}
      </div>
      ${seats ? sameDeal(table, deal, seats) : nothing}
      <p class="ht-muted">
        A record holds the deal’s seed, and so all of its cards. Only the engine reads it; the page is told what the seat that looks
        on may know.
      </p>`,
    left,
  );
}

/** The same cards again, from any seat. @param {Table} table @param {Sharing} deal @param {number} seats */
const sameDeal = (table, deal, seats) =>
  html`<h3>Play the same deal</h3>
    <p class="ht-same">
      ${Array.from(
        { length: seats },
        (_, seat) =>
          html`<button
            class="ht-quiet"
            data-action="same-deal"
            data-seat=${seat}
            @click=${() => play(table, { record: deal.record, seat, again: true })}
          >
            ${seat ? `From seat ${seat + 1}` : "As the dealer"}${seat === deal.seat ? " (as before)" : ""}
          </button>`,
      )}
    </p>`;

/** @param {Table} table @param {Sharing} deal */
async function copyWords(table, { record, seat }) {
  try {
    const { text } = await engine.ask("table.text", { record, seat });
    await table.copy(text);
  } catch (error) {
    table.tell("copy", sentence(error instanceof Error ? error.message : String(error)), "Nothing was copied.");
  }
}
