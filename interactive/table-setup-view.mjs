// The dialog in which a table is set up: who plays, by which rules, with which cards.

import { html, nothing } from "lit";
import { told, valueOf } from "./choice.mjs";
import { keycap } from "./keycap.mjs";
import { dialog, segments, tick } from "./table-dialogs.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./table-setup.mjs").Setup} Setup */
/** @typedef {import("./choice.mjs").Option} Option */

/** Enter in a field takes what was typed, and does not close the dialog. @param {KeyboardEvent} event */
function enter(event) {
  const field = /** @type {HTMLElement} */ (event.target);
  if (event.key !== "Enter" || !field.matches('input[type="text"]')) return;
  event.preventDefault();
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** @param {Event} event */
const typed = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/**
 * @param {Setup} setup
 * @param {{ warning: string, deal: () => void, closed: () => void }} on  warning: what is left behind
 */
export function setupDialog(setup, { warning, deal, closed }) {
  const { obstacle, game } = setup;
  const press = () => {
    if (!setup.obstacle) deal();
  };
  return dialog(
    "ht-setup",
    "Set up the table",
    html`<div class="ht-setup" @keydown=${enter}>${warning ? html`<p class="ht-warning">${warning}</p>` : nothing}
      ${game ? html`${who(setup)} ${rules(setup, game)}` : html`<p class="ht-muted">The questions are on their way.</p>`}
      ${cards(setup)}
      <div role="status">
        ${obstacle ? html`<p class="ht-obstacle"><strong>This cannot be dealt.</strong> ${obstacle.text} ${keycap(obstacle.rule)}</p>` : nothing}
      </div>
      <div class="ht-dialog-buttons ht-setup-buttons">
        ${setup.unusual
          ? html`<button type="button" class="ht-equal" data-action="usual-table" @click=${setup.reset}><b>As usual</b></button>`
          : nothing}
        <button
          type="button"
          class="ht-primary"
          data-action="deal"
          aria-disabled=${obstacle ? "true" : nothing}
          @click=${press}
        >
          Deal
        </button>
      </div></div>`,
    closed,
  );
}

/** @param {Setup} setup */
function who(setup) {
  const { game, seats, desk } = setup;
  const others = Array.from({ length: seats - 1 }, (_, at) => at);
  return html`<fieldset class="ht-setup-who">
    <legend>${game && game.seats.length > 1 ? "How many play, and who?" : "Who plays?"}</legend>
    ${game && game.seats.length > 1
      ? segments(
          "seats",
          game.seats.map((count) => /** @type {const} */ ([count, String(count)])),
          seats,
          setup.seatsAre,
        )
      : nothing}
    ${desk
      ? html`<div class="ht-setup-bots">
          ${others.map(
            (at) =>
              html`<label class="ht-ask"
                ><span>${place(at, seats)}</span>
                <select data-bot=${at} .value=${setup.bot(at)} @change=${(/** @type {Event} */ event) => setup.botIs(at, typed(event))}>
                  ${desk.bots.map(
                    ({ id, name, says }) =>
                      html`<option value=${id} ?selected=${id === setup.bot(at)}>${name}: ${says}</option>`,
                  )}
                </select></label
              >`,
          )}
        </div>`
      : nothing}
  </fieldset>`;
}

/** Where another player sits. @param {number} at  in order of play @param {number} seats */
function place(at, seats) {
  if (seats === 2) return "The computer";
  if (at === 0) return "On your right, plays after you";
  return at === seats - 2 ? "On your left" : `Then, player ${at + 2}`;
}

/** @param {Setup} setup @param {import("./choice.mjs").Game} game */
function rules(setup, game) {
  const { table, changes } = setup;
  const { desk } = setup;
  const playable = game.sets.filter(({ id, whole }) => (desk ? desk.sets.some((one) => one.id === id) : whole || id === table.set));
  const note = desk?.sets.find(({ id }) => id === table.set)?.note;
  return html`<fieldset class="ht-setup-rules">
    <legend>By whose rules?</legend>
    ${playable.length > 1
      ? html`<label class="ht-ask"
          ><span>Named set</span>
          <select data-part="set" .value=${table.set} @change=${(/** @type {Event} */ event) => setup.setIs(typed(event))}>
            ${playable.map(
              (set) =>
                html`<option value=${set.id} ?selected=${set.id === table.set}>${set.name}${set === game.sets[0] ? ", the usual" : ""}</option>`,
            )}
          </select></label
        >`
      : nothing}
    ${note ? html`<p class="ht-muted">This set ${note}.</p>` : nothing}
    ${changes.length
      ? html`<ul class="ht-setup-changes">
          ${changes.map(({ key, rule, told: says }) => html`<li data-change=${key}>${keycap(rule)} ${says}.</li>`)}
        </ul>`
      : nothing}
    <details class="ht-setup-all">
      <summary>All house rules <span>${changes.length ? `✱ ${counted(changes.length, "change")}` : counted(game.options.length, "question")}</span></summary>
      ${game.options.map((option) => question(setup, game, option))}
    </details>
  </fieldset>`;
}

/** @param {Setup} setup @param {import("./choice.mjs").Game} game @param {Option} option */
function question(setup, game, option) {
  const value = valueOf(game, setup.table, option);
  const listed = Object.keys(option.slugs);
  const values = listed.includes(value) ? listed : [...listed, value];
  return html`<fieldset class="ht-question" data-option=${option.key}>
    <legend>${option.ask} ${keycap(option.rule)}${value === option.default ? nothing : html` <span class="hana-changed">changed</span>`}</legend>
    ${values.map(
      (one) =>
        html`<label class="ht-tick"
          ><input type="radio" name=${option.key} .checked=${one === value} @change=${() => setup.answer(option, one)} />
          <span>${told(option, one)}${one === option.default ? html` <i>usual</i>` : nothing}</span></label
        >`,
    )}
    ${option.pattern
      ? html`<label class="ht-ask"
          ><span>Or another value</span>
          <input
            type="text"
            autocomplete="off"
            spellcheck="false"
            placeholder=${option.default}
            @change=${(/** @type {Event} */ event) => setup.answer(option, typed(event).trim())}
        /></label>`
      : nothing}
  </fieldset>`;
}

/** @param {Setup} setup */
const cards = (setup) =>
  html`<fieldset class="ht-setup-cards">
    <legend>Which cards?</legend>
    <label class="ht-ask"
      ><span>Seed: the same number deals the same cards</span>
      <input
        type="text"
        inputmode="numeric"
        name="seed"
        autocomplete="off"
        placeholder="random"
        .value=${setup.seed}
        aria-invalid=${setup.seedOdd ? "true" : "false"}
        @change=${(/** @type {Event} */ event) => setup.seedIs(typed(event))}
    /></label>
    ${tick("open", "All hands lie open, for learning", setup.choice.open, setup.openIs)}
  </fieldset>`;
