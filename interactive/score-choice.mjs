// Whose rules a calculator counts by: the named set, how many play, and the house rules that change the score.

import { html, nothing } from "lit";
import { keycap } from "./keycap.mjs";
import { counted } from "./words.mjs";

/** @typedef {import("./score-desk.mjs").ScoreDesk} ScoreDesk */
/** @typedef {import("./score-types.mjs").Option} Option */
/** @typedef {(change: { ruleset?: string, seats?: number, deal?: number, options?: Record<string, string> }) => void} Choose */

/** @param {string} label @param {string | number} now @param {{ value: string | number, words: string }[]} all @param {(value: string) => void} choose */
export function select(label, now, all, choose) {
  return html`<label class="hana-choice"
    ><span>${label}</span>
    <select .value=${String(now)} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${all.map(({ value, words }) => html`<option value=${value} ?selected=${String(value) === String(now)}>${words}</option>`)}
    </select></label
  >`;
}

/** The set and the number of players. @param {ScoreDesk} desk @param {Choose} choose */
export function sets(desk, choose) {
  const { sets: all, seats, deal } = desk.table;
  const of = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => ({ value: at + 1, words: String(at + 1) }));
  return html`${select(
    "Rules of",
    desk.ruleset,
    all.map(({ id, name }) => ({ value: id, words: name })),
    (ruleset) => choose({ ruleset }),
  )}
  ${seats.length > 1 && desk.desk.key.endsWith("s")
    ? select(
        "Players",
        desk.playing,
        seats.map((value) => ({ value, words: String(value) })),
        (value) => choose({ seats: Number(value) }),
      )
    : nothing}
  ${deal ? select("Deal of the match", deal.now, of(deal.of), (value) => choose({ deal: Number(value) })) : nothing}`;
}

/** Every house rule that counts here, as a question. @param {ScoreDesk} desk @param {Choose} choose */
export function houseRules(desk, choose) {
  const asked = desk.desk.options.flatMap((key) => desk.table.options.find((one) => one.key === key) ?? []);
  const changed = asked.filter((one) => one.changed).length;
  const note = desk.table.sets.find(({ id }) => id === desk.ruleset)?.note;
  return html`<details class="hana-house">
    <summary>House rules <span class="hana-house__count">${changed ? `${changed} changed` : counted(asked.length, "question")}</span></summary>
    <div class="hana-house__list">
      ${asked.map(
        (option) =>
          html`<fieldset class="hana-house__rule" data-option=${option.key}>
            <legend>${option.ask} ${keycap(option.rule)}${option.changed ? html` <span class="hana-changed">changed</span>` : nothing}</legend>
            ${option.values.map(({ value, words }) => radio(option, desk, value, words, choose))}
            ${option.like ? other(option, desk, choose) : nothing}
          </fieldset>`,
      )}
    </div>
    ${note ? html`<p class="hana-house__note">This set ${note}.</p>` : nothing}
    ${desk.table.unasked.length
      ? html`<p class="hana-house__note">Also agreed at this table, and without effect here: ${desk.table.unasked.join(" ")}</p>`
      : nothing}
  </details>`;
}

/** @param {Option} option @param {ScoreDesk} desk @param {string} value @param {string} words @param {Choose} choose */
const radio = (option, desk, value, words, choose) =>
  html`<label class="hana-check"
    ><input
      type="radio"
      name=${`hana-${option.key}`}
      .checked=${desk.value(option.key) === value}
      @change=${() => choose({ options: { [option.key]: value } })}
    />
    ${words}</label
  >`;

/** An option takes more values than can be listed. @param {Option} option @param {ScoreDesk} desk @param {Choose} choose */
const other = (option, desk, choose) =>
  html`<label class="hana-choice"
    ><span>Or ${option.like}</span>
    <input
      type="text"
      autocomplete="off"
      spellcheck="false"
      .value=${desk.value(option.key) ?? ""}
      @change=${(/** @type {Event} */ event) => choose({ options: { [option.key]: /** @type {HTMLInputElement} */ (event.target).value } })}
  /></label>`;
