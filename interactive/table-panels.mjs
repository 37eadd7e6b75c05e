// What is asked and told beside the board: the decision, the settlement and the standing.

import { html, nothing } from "lit";
import { keycap } from "./keycap.mjs";
import { sheet } from "./score-sheet.mjs";
import { openYaku } from "./table-chips.mjs";

/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Decision} Decision */
/** @typedef {import("./table-types.mjs").Settlement} Settlement */
/** @typedef {import("./table-types.mjs").Standing} Standing */
/** @typedef {ReturnType<typeof html>} Template */

/** The players as a sentence's subject. */
const WHO = ["You", "The computer"];
const WHOSE = ["your", "the computer’s"];

/** How a rule set is named beside its numbers. @param {string} rules */
export const ruleSet = (rules) => (rules === "nintendo" ? "Nintendo" : rules);

/**
 * The frame of every panel. It can be folded to its title, so that the table shows.
 * @param {{ kind: string, title: string, folded: boolean, fold: () => void, record?: string, body: Template,
 *   buttons: Template }} of
 */
function panel({ kind, title, folded, fold, record, body, buttons }) {
  return html`<section
    class="ht-panel ${folded ? "is-folded" : ""}"
    role="dialog"
    aria-labelledby="ht-panel-title"
    data-panel=${kind}
    data-record=${record ?? nothing}
  >
    <header>
      <h2 id="ht-panel-title" tabindex="-1">${title}</h2>
      <button type="button" class="ht-quiet" data-action="fold" aria-expanded=${folded ? "false" : "true"} @click=${fold}>
        ${folded ? "Open again" : "See table"}
      </button>
    </header>
    ${folded
      ? nothing
      : html`<div class="ht-panel-body" data-zone="panel">${body}</div>
          <footer class="ht-panel-buttons">${buttons}</footer>`}
  </section>`;
}

/**
 * Stop or koi-koi: two equal buttons, and what each means.
 * @param {View} view @param {Decision} decision
 * @param {{ folded: boolean, fold: () => void, asleep: boolean, act: (code: string) => void }} on
 */
export function decisionPanel(view, decision, { folded, fold, asleep, act }) {
  const { stop, call, yours, theirs, notes } = decision;
  const [improve, risk, ...others] = notes;
  /** @param {{ rule: string, text: string } | undefined} note @param {typeof yours} chips */
  const told = (note, chips) =>
    note
      ? html`<h3>${note.text} ${keycap(note.rule)}</h3>
          ${chips.length
            ? html`<div class="ht-open" role="list">
                ${chips.map((chip) => openYaku(chip))}
              </div>`
            : nothing}`
      : nothing;
  /** @param {string} action @param {string} name @param {{ code: string, says: string }} choice */
  const button = (action, name, { code, says }) =>
    html`<button type="button" class="ht-equal" data-action=${action} ?disabled=${asleep} @click=${() => act(code)}>
      <b>${name}</b> <span>${says}</span>
    </button>`;
  return panel({
    kind: "decision",
    title: decision.title,
    folded,
    fold,
    // What is missing stands below, as what would improve the pile.
    body: html`${sheet({ ...decision.sheet, looked_at: [] }, {
      left: "If you stop now",
      right: ruleSet(view.rules),
      totalName: "You would score",
    })}
    ${told(improve, yours)} ${told(risk, theirs)} ${others.map((note) => told(note, []))}`,
    buttons: html`${button("stop", "Stop", stop)} ${button("koi-koi", "Koi-koi", call)}`,
  });
}

/**
 * How the deal ended.
 * @param {View} view @param {Settlement} end
 * @param {{ seed: string, folded: boolean, fold: () => void, asleep: boolean, next: () => void, standing: (() => void) | null,
 *   copy: (text: string) => void }} on
 */
export function settlementPanel(view, end, { seed, folded, fold, asleep, next, standing, copy }) {
  const [you, computer] = end.score;
  return panel({
    kind: "settlement",
    title: end.title,
    folded,
    fold,
    record: end.record,
    body: html`<p class="ht-why">${end.why} ${keycap(end.rule)}</p>
      ${end.sheet === null
        ? nothing
        : sheet(end.sheet, {
            left: `Deal ${view.deal} · ${WHOSE[end.winner ?? 0]} ${view.players[end.winner ?? 0]?.count ? "pile" : "hand"}`,
            right: ruleSet(view.rules),
          })}
      <p>
        Match: <b>you ${you}, computer ${computer}.</b> ${standing
          ? nothing
          : html`${WHO[end.next_dealer]} ${end.next_dealer === 0 ? "deal" : "deals"} next ${keycap(end.next_rule)}.`}
      </p>
      <p class="ht-record">
        Match <code>${seed}</code>, seed of the deal <code>${end.seed}</code>
        <button type="button" class="ht-quiet" data-action="copy-record" @click=${() => copy(end.record)}>
          Copy the record
        </button>
      </p>`,
    buttons: standing
      ? html`<button type="button" class="ht-primary" data-action="standing" ?disabled=${asleep} @click=${standing}>
          Final standing
        </button>`
      : html`<button type="button" class="ht-primary" data-action="next-deal" ?disabled=${asleep} @click=${next}>
          Deal ${view.deal + 1} of ${view.deals}
        </button>`,
  });
}

/**
 * Twelve deals in a table, each with its record.
 * @param {Standing} standing
 * @param {{ folded: boolean, fold: () => void, asleep: boolean, fresh: () => void, copy: (text: string) => void }} on
 */
export function standingPanel(standing, { folded, fold, asleep, fresh, copy }) {
  return panel({
    kind: "standing",
    title: standing.title,
    folded,
    fold,
    body: html`<table class="ht-standing">
        <caption class="ht-sr">
          The deals of the match
        </caption>
        <thead>
          <tr>
            <th scope="col">Deal</th>
            <th scope="col">Dealer</th>
            <th scope="col">You</th>
            <th scope="col">Computer</th>
            <th scope="col">Ended by</th>
            <th scope="col">Record</th>
          </tr>
        </thead>
        <tbody>
          ${standing.deals.map(
            ({ deal, dealer, totals, rule, record }) => html`<tr data-record=${record}>
              <th scope="row">${deal}</th>
              <td>${dealer === 0 ? "you" : "computer"}</td>
              <td class="ht-number">${totals[0]}</td>
              <td class="ht-number">${totals[1]}</td>
              <td>${keycap(rule)}</td>
              <td>
                <button
                  type="button"
                  class="ht-quiet"
                  data-action="copy-record"
                  aria-label="Copy the record of deal ${deal}"
                  @click=${() => copy(record)}
                >
                  Copy
                </button>
              </td>
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="2">Total</th>
            <td class="ht-number">${standing.score[0]}</td>
            <td class="ht-number">${standing.score[1]}</td>
            <td colspan="2"></td>
          </tr>
        </tfoot>
      </table>
      <p>
        <button
          type="button"
          class="ht-quiet"
          data-action="copy-records"
          @click=${() => copy(standing.deals.map(({ record }) => record).join("\n"))}
        >
          Copy all ${standing.deals.length} records
        </button>
      </p>`,
    buttons: html`<button type="button" class="ht-primary" data-action="new-match" ?disabled=${asleep} @click=${fresh}>
      New match
    </button>`,
  });
}
