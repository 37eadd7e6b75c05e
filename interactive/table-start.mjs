// Before a match: what the game is about, what will be played, and one press that deals.

import { html, nothing } from "lit";
import { namedSet } from "./choice.mjs";
import { gameName } from "./games.mjs";
import { keycap } from "./keycap.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./table-setup.mjs").Setup} Setup */

/** What a game is about, by its clauses. */
const ABOUT = /** @type {Record<string, ReturnType<typeof html>>} */ ({
  "koi-koi": html`Take cards of the same month. ${keycap("KK-4.1")} Make a yaku, then stop and score, or call koi-koi and play
  on. ${keycap("KK-5.1")}`,
  "hana-awase": html`Take cards of the same month. ${keycap("HA-2.1")} Every card counts, ${keycap("HA-3.1")} and all others pay
  you for each yaku. ${keycap("HA-6.1")}`,
  "nylon-ppong": html`Draw a card and discard one. ${keycap("NP-3.2")} Call ppong on a discard when you hold two of its month.
  ${keycap("NP-4.1")} Few cards and low months are good. ${keycap("NP-1.2")}`,
});

/**
 * @param {Setup} setup
 * @param {{ fresh: () => void, another: () => void }} on
 */
export function startPanel(setup, { fresh, another }) {
  return html`<section class="ht-start" data-panel="start" data-zone="start" aria-labelledby="ht-start-title">
    <h2 id="ht-start-title" tabindex="-1">${gameName(setup.slug)} against the computer</h2>
    <p>${ABOUT[setup.slug]} The match is kept on this device only.</p>
    <p class="ht-start-table">${facts(setup)}</p>
    <div class="ht-start-buttons">
      <button type="button" class="ht-ivory" data-action="new-match" data-rove @click=${fresh}>Deal</button>
      <button type="button" class="ht-on-green" data-action="setup" data-rove @click=${another}>Change players or rules</button>
    </div>
  </section>`;
}

/** What will be played, in short. @param {Setup} setup */
function facts(setup) {
  const { game, choice } = setup;
  if (!game) return nothing;
  const { table, changes } = setup;
  const own = changes.filter((change) => change.own).length;
  const parts = [`${table.seats} players`, `${namedSet(game, table.set).name}’s rules`];
  if (own) parts.push(`✱ ${counted(own, "change")}`);
  if (choice.open) parts.push("hands open");
  return parts.join(" · ");
}
