// Dialogs that lie over the page: settings, the log of the deal, and leaving a match for a new one.

import { html, nothing } from "lit";

/** @typedef {import("./table-settings.mjs").Settings} Settings */

/** @type {[Settings["speed"], string][]} */
const SPEEDS = [
  ["calm", "Calm"],
  ["brisk", "Brisk"],
  ["instant", "Instant"],
];

/**
 * @param {string} id @param {string} title @param {unknown} body @param {() => void} closed
 */
function dialog(id, title, body, closed) {
  return html`<dialog class="ht-dialog" id=${id} aria-labelledby="${id}-title" @close=${closed}>
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
 * @param {Settings} settings
 * @param {{ change: (settings: Settings) => void, closed: () => void }} on
 */
export function settingsDialog(settings, { change, closed }) {
  return dialog(
    "ht-settings",
    "Table settings",
    html`<fieldset>
        <legend>The computer’s moves</legend>
        <div class="ht-segments">
          ${SPEEDS.map(
            ([speed, name]) => html`<label
              ><input
                type="radio"
                name="speed"
                value=${speed}
                .checked=${settings.speed === speed}
                @change=${() => change({ ...settings, speed })}
              /><span>${name}</span></label
            >`,
          )}
        </div>
      </fieldset>
      ${tick("marks", "Mark cards that match", settings.marks, (marks) => change({ ...settings, marks }))}
      ${tick("letters", "Letter keys: L last turn, P your pile, O the computer’s pile, S stop, K koi-koi", settings.letters, (letters) =>
        change({ ...settings, letters }),
      )}
      <button type="button" class="ht-equal hana-cards-open" data-action="cards"><b>Cards: pictures or words, set, badges</b></button>
      <p class="ht-muted">
        Tab goes from zone to zone, arrows move inside. 1 to 8 pick a hand card, Enter selects, Enter again plays, Escape
        takes back.
      </p>`,
    closed,
  );
}

/** @param {string} name @param {string} text @param {boolean} on @param {(on: boolean) => void} change */
function tick(name, text, on, change) {
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

/** @param {{ deal: number, log: string[], closed: () => void }} of */
export function logDialog({ deal, log, closed }) {
  return dialog(
    "ht-log",
    deal ? `Deal ${deal}, so far` : "Log",
    log.length
      ? html`<ul class="ht-log">
          ${log.map((line) => html`<li>${line}</li>`)}
        </ul>`
      : html`<p>Nothing has been played yet. Every half-turn is written here.</p>`,
    closed,
  );
}

/**
 * @param {{ what: string, action: string, seed: string | null, fresh: () => void, closed: () => void }} of
 */
export function leaveDialog({ what, action, seed, fresh, closed }) {
  return dialog(
    "ht-leave",
    seed === null ? "A new match?" : `Play match ${seed}?`,
    html`<p>${what}</p>
      <div class="ht-dialog-buttons">
        <button class="ht-equal" data-action="keep-match"><b>Keep this match</b></button>
        <button class="ht-equal" data-action=${action} @click=${fresh}><b>${seed === null ? "New match" : `Play match ${seed}`}</b></button>
      </div>`,
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
