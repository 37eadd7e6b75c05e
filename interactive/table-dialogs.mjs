// Dialogs that lie over the page: their frame, the settings, leaving a match for another; and the notice over the board.

import { html, nothing } from "lit";
import { isRummy } from "./games.mjs";

/** @typedef {import("./table-settings.mjs").Settings} Settings */

/** @type {[Settings["speed"], string][]} */
const SPEEDS = [
  ["calm", "Calm"],
  ["brisk", "Brisk"],
  ["instant", "Instant"],
  ["step", "Step by step"],
];

/** @type {[Settings["claim"], string][]} */
const CLAIMS = [
  [0, "Off"],
  [10, "10 seconds"],
  [5, "5 seconds"],
];

/**
 * @param {string} id @param {string} title @param {unknown} body @param {() => void} closed
 * @param {(event: KeyboardEvent) => void} [keyed]
 */
export function dialog(id, title, body, closed, keyed) {
  return html`<dialog class="ht-dialog" id=${id} aria-labelledby="${id}-title" @close=${closed} @keydown=${keyed ?? nothing}>
    <form method="dialog">
      <header>
        <h2 id="${id}-title">${title}</h2>
        <button class="ht-quiet" data-action="close">Close</button>
      </header>
      ${body}
    </form>
  </dialog>`;
}

/**
 * @template {string | number} T
 * @param {string} name @param {readonly (readonly [T, string])[]} all @param {T} now @param {(value: T) => void} choose
 */
export const segments = (name, all, now, choose) =>
  html`<div class="ht-segments">
    ${all.map(
      ([value, words]) =>
        html`<label
          ><input type="radio" name=${name} value=${value} .checked=${value === now} @change=${() => choose(value)} /><span
            >${words}</span
          ></label
        >`,
    )}
  </div>`;

/**
 * @param {Settings} settings
 * @param {{ game: string, change: (settings: Settings) => void, explain: (() => void) | null, deals: () => void, closed: () => void }} on
 *   explain: everything is explained again, when something was read
 */
export function settingsDialog(settings, { game, change, explain, deals, closed }) {
  return dialog(
    "ht-settings",
    "Table settings",
    html`<fieldset>
        <legend>The computer’s moves</legend>
        ${segments("speed", SPEEDS, settings.speed, (speed) => change({ ...settings, speed }))}
        ${settings.speed === "step" ? html`<p class="ht-muted">Each move waits for Next, Enter or a tap on the board.</p>` : nothing}
      </fieldset>
      ${isRummy(game)
        ? html`<fieldset>
            <legend>Time to claim a discard</legend>
            ${segments("claim", CLAIMS, settings.claim, (claim) => change({ ...settings, claim }))}
          </fieldset>`
        : nothing}
      ${tick("marks", "Mark cards that match", settings.marks, (marks) => change({ ...settings, marks }))}
      ${tick("letters", letters(game), settings.letters, (on) => change({ ...settings, letters: on }))}
      <button
        type="button"
        class="ht-equal ht-explain"
        data-action="explain-again"
        aria-disabled=${explain ? nothing : "true"}
        @click=${() => explain?.()}
      >
        <b>Explain everything again</b>
        <span>${explain ? "What was read once comes up once more" : "Nothing is hidden: all will be explained when it comes up"}</span>
      </button>
      <button class="ht-equal ht-explain" data-action="deals" @click=${deals}>
        <b>Deals: past ones, and records to open</b>
      </button>
      <button type="button" class="ht-equal hana-cards-open" data-action="cards"><b>Cards: pictures or words, set, badges</b></button>
      <p class="ht-muted">
        Tab goes from zone to zone, arrows move inside. 1 to 9 and 0 pick a hand card, Enter selects, Enter again plays,
        Escape takes back.
      </p>`,
    closed,
  );
}

/** The letters of a game's table. @param {string} game */
function letters(game) {
  const own = { "koi-koi": "S stop, K koi-koi", "nylon-ppong": "D draw, S stop, P ppong, N leave it, T lay down three, Y declare" }[game] ?? "";
  const piles = isRummy(game) ? "" : ", P your pile, O the others’ piles";
  return `Letter keys: H hint, U undo, L last turn${piles}${own && `, ${own}`}`;
}

/** @param {string} name @param {string} text @param {boolean} on @param {(on: boolean) => void} change */
export function tick(name, text, on, change) {
  return html`<label class="ht-tick"
    ><input
      type="checkbox"
      name=${name}
      .checked=${on}
      @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)}
    />
    <span>${text}</span></label
  >`;
}

/**
 * @param {{ what: string, action: string, name: string, title: string, fresh: () => void, another: (() => void) | null,
 *   closed: () => void }} of  another: to set up another table
 */
export function leaveDialog({ what, action, name, title, fresh, another, closed }) {
  return dialog(
    "ht-leave",
    title,
    html`<p>${what}</p>
      <div class="ht-dialog-buttons">
        <button class="ht-equal" data-action="keep-match"><b>Keep this match</b></button>
        <button class="ht-equal" data-action=${action} @click=${fresh}><b>${name}</b></button>
      </div>
      ${another
        ? html`<div class="ht-dialog-buttons">
            <button class="ht-equal" data-action="setup" @click=${another}><b>Change players or rules</b></button>
          </div>`
        : nothing}`,
    closed,
  );
}

/** @typedef {{ action: string, name: string, press: () => void }} Remedy */
/** @typedef {{ kind: string, text: string, more?: string, buttons?: Remedy[] }} Notice */

/** One clear line, and what can be done about it. @param {Notice | null} told @param {() => void} close */
export function notice(told, close) {
  if (!told) return nothing;
  return html`<div class="hana-notice ht-notice" role="alert" data-notice=${told.kind}>
    <p><strong>${told.text}</strong> ${told.more ?? nothing}</p>
    ${told.buttons?.length
      ? nothing
      : html`<button type="button" class="ht-quiet" data-action="close-notice" @click=${close}>Close</button>`}
    ${told.buttons?.length
      ? html`<p class="ht-notice-buttons">
          ${told.buttons.map(
            ({ action, name, press }) =>
              html`<button type="button" class="hana-button" data-action=${action} @click=${press}>${name}</button>`,
          )}
        </p>`
      : nothing}
  </div>`;
}
