// What a table has agreed on, beside its questions: the changes, what contradicts them, an example, and what to do with it.

import { html, nothing } from "lit";
import { face } from "./card-face.mjs";
import { engine } from "./engine.mjs";
import { keycap } from "./keycap.mjs";
import { qrCode } from "./qr-code.mjs";
import { root } from "./root.mjs";
import { counted, number, sentence } from "./words.mjs";

/**
 * @typedef {{ pile?: string[], points?: boolean, called?: boolean, was?: number, total?: number, hands?: string[],
 *   hand?: string, end?: string, was_totals?: number[], totals?: number[] }} Example
 * @typedef {{ message: string, rule: string | null, between: { key: string, told: string, rule: string }[] }} Problem
 * @typedef {{ table: string, plays: boolean, problem: Problem | null, example: Example | null }} Agreed
 * @typedef {{ game: import("./choice.mjs").Game, set: import("./choice.mjs").NamedSet, seats: number,
 *   changes: import("./choice.mjs").Change[], table: string, link: string, agreed: Agreed | null, fault: string,
 *   printable: boolean, playable: boolean, copied: string, reset: () => void, copy: () => void, print: () => void }} Shown
 */

const FEW = 4; // changes that have room to say what is usual too

/** @param {Shown} shown */
export function agreedPanel(shown) {
  const { game, set, seats, changes, agreed, fault } = shown;
  const usual = game.sets[0];
  return html`<h2 class="hana-composer__title">Your table</h2>
    <p class="hana-composer__base">
      ${game.name}, ${seats} players. ${set === usual ? `${usual?.name}’s rules` : `${set.name}, beside ${usual?.name}’s rules`}${changes.length
        ? html` with <b>${counted(changes.length, "change")}</b>`
        : ", nothing changed"}.
      ${set.whole ? nothing : html`What nobody has told us of ${set.name} is taken from ${usual?.name}.`}
    </p>
    ${changes.length
      ? html`<ul class="hana-composer__changes">
          ${changes.map(
            (change) =>
              html`<li>
                ${keycap(change.rule)}
                <span><span class="hana-asterisk" role="img" aria-label="changed">✱</span> ${change.told}.
                  ${changes.length > FEW ? nothing : html`<span class="hana-composer__was">Usual: ${change.was}.</span>`}</span>
              </li>`,
          )}
        </ul>`
      : nothing}
    <div role="status">
      ${agreed?.problem ? contradiction(agreed.problem) : nothing} ${fault ? html`<p class="hana-composer__fault">${sentence(fault)}</p>` : nothing}
      ${agreed?.example ? example(agreed.example) : nothing}
      ${agreed && changes.length && !agreed.problem && !agreed.example
        ? html`<p class="hana-composer__none">These changes are about play: no pile or hand of ours scores otherwise.</p>`
        : nothing}
    </div>
    ${actions(shown)}
    <hana-engine-status
      what="Getting the example ready"
      meanwhile="You can choose now. What you choose stays in the address."
      failed="Choosing, the link and the rules still work; the example and the printed page do not."
    ></hana-engine-status>`;
}

/** @param {Problem} problem */
const contradiction = (problem) =>
  html`<div class="hana-notice hana-composer__problem">
    <p><strong>These do not go together.</strong> ${keycap(problem.rule)}</p>
    <ul>
      ${problem.between.map((one) => html`<li>${keycap(one.rule)} ${one.told}.</li>`)}
    </ul>
    <p class="hana-notice__why">${problem.message}.</p>
  </div>`;

/** @param {Example} one */
function example(one) {
  if (one.hands) {
    return html`<h3>On an example</h3>
      <p class="hana-composer__hands">
        ${one.hands.map((hand, at) => html`<span>Seat ${at + 1}: <b>${hand || "no cards"}</b></span>`)}
        <span>${ended(one.end ?? "")}</span>
      </p>
      <p>Usually ${numbers(one.was_totals ?? [])}; <b>at your table ${numbers(one.totals ?? [])}</b>.</p>`;
  }
  if (one.hand) {
    return html`<h3>On an example</h3>
      <p>Six cards, ${one.hand}: usually ${number(one.was ?? 0)}; <b>at your table ${number(one.total ?? 0)}</b>.</p>`;
  }
  return html`<h3>On an example</h3>
    <div class="hana-composer__pile">${(one.pile ?? []).map((code) => face(code))}</div>
    <p>
      ${one.called ? "The opponent called koi-koi. " : ""}${one.points ? "Card points: usually" : "Usually"} ${number(one.was ?? 0)};
      <b>at your table ${number(one.total ?? 0)}</b>.
    </p>`;
}

/** @param {number[]} values */
const numbers = (values) => values.map(number).join(", ");

/** @param {string} end  as the notation writes it */
function ended(end) {
  const [how, one, other] = end.split(":");
  const seat = Number(one) + 1;
  if (how === "stop") return `Seat ${seat} stops.`;
  if (how === "declare") return `Seat ${seat} declares.`;
  if (how === "ppong") return `Seat ${seat} goes out by a ppong on the discard of seat ${Number(other) + 1}.`;
  return how === "out" ? `Seat ${seat} goes out.` : "The stock is empty.";
}

/** @param {Shown} shown */
function actions({ game, changes, table, link, agreed, printable, playable, copied, reset, copy, print }) {
  const why = agreed?.problem
    ? "A table that contradicts itself cannot be printed."
    : engine.phase === "failed"
      ? "The page is made by the engine, which is not here."
      : "The page is ready when the engine is.";
  return html`<div class="hana-composer__actions">
      <button
        type="button"
        class="hana-button hana-button--primary"
        aria-disabled=${printable ? nothing : "true"}
        aria-describedby=${printable ? nothing : "hana-print-why"}
        @click=${() => printable && print()}
      >
        Print one page
      </button>
      ${printable ? nothing : html`<p id="hana-print-why" class="hana-composer__why">${why}</p>`}
      <button type="button" class="hana-button" @click=${copy}>${copied || "Copy the link"}</button>
      <button type="button" class="hana-button hana-button--quiet" aria-disabled=${table.includes(".") ? nothing : "true"} @click=${reset}>
        Back to the usual rules
      </button>
    </div>
    <ul class="hana-composer__onward">
      <li><a href=${new URL(`${game.rules}#table=${table}`, root).href}>Read the rules${changes.length ? " as you play them" : ""}</a></li>
      ${playable ? html`<li><a data-play href=${new URL(`${game.practice}#table=${table}`, root).href}>Play at this table</a></li>` : nothing}
      ${game.score ? html`<li><a href=${new URL(`${game.score}#table=${table}`, root).href}>Score by these rules</a></li>` : nothing}
      <li><a href=${new URL("rules/compare/", root).href}>Compare the named sets</a></li>
    </ul>
    <details class="hana-composer__qr">
      <summary>A code to point a phone at</summary>
      ${qrCode(link)}
    </details>`;
}
