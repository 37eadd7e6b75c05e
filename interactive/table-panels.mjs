// What is asked beside the board: the frame of every panel, and stop or koi-koi.

import { html, nothing } from "lit";
import { keycap } from "./keycap.mjs";
import { sheet } from "./score-sheet.mjs";
import { openYaku } from "./table-chips.mjs";

/** @typedef {import("./table-types.mjs").View} View */
/** @typedef {import("./table-types.mjs").Decision} Decision */
/** @typedef {ReturnType<typeof html>} Template */

/** How a rule set is named beside its numbers. @param {string} rules */
export const ruleSet = (rules) => (rules === "nintendo" ? "Nintendo" : rules);

/**
 * The frame of every panel. It can be folded to its title, so that the table shows.
 * @param {{ kind: string, title: string, folded: boolean, fold: () => void, record?: string, body: Template,
 *   buttons: Template }} of
 */
export function panel({ kind, title, folded, fold, record, body, buttons }) {
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
