// Why the count is what it is: the clause that a wrong answer missed, or those that a right one rests on.

import { html, nothing } from "lit";
import { clause, keycap, prose } from "./keycap.mjs";

/** @typedef {import("./quiz-round.mjs").Question} Question */
/** @typedef {import("./quiz-round.mjs").Option} Option */

/** @param {Question} question @param {Option | null} chosen */
export const why = (question, chosen) => (chosen?.right ? rests(question, chosen) : missed(chosen));

/** @param {Question} question @param {Option} chosen */
const rests = (question, chosen) =>
  html`<h3 class="hana-quiz-why" tabindex="-1">
      ${question.kind === "points" ? `${chosen.text} is the count.` : "That is what it makes."}
    </h3>
    <p>It rests on</p>
    <ul class="hana-quiz-teaches">
      ${(question.teaches ?? []).map((id) => html`<li>${keycap(id)} ${clause(id)?.title ?? ""}</li>`)}
    </ul>`;

/** @param {Option | null} chosen */
function missed(chosen) {
  const rule = chosen?.rule ?? null;
  const said = rule ? clause(rule) : undefined;
  return html`<h3 class="hana-quiz-why" tabindex="-1">${chosen?.says ?? ""}</h3>
    <p>${keycap(rule)} ${said?.title ?? ""}</p>
    ${said ? html`<p>${prose(said.text)}</p>` : nothing} ${said ? provenance(said) : nothing}`;
}

/** @param {import("./keycap.mjs").Clause} said */
function provenance({ provenance, sources }) {
  const ours = provenance === "default";
  const source = sources.includes("S001") ? "Source: Nintendo’s rules" : "From the named source";
  return html`<p class="hana-quiz-source">
    <span class="hana-sign" data-provenance=${ours ? "default" : "source"} aria-hidden="true"></span>
    ${ours ? "Our default, the source is silent" : source}
  </p>`;
}

/** What the live region says. @param {import("./quiz-desk.mjs").QuizDesk} desk */
export function spoken({ question, chosen, waiting }) {
  if (waiting) return "The engine is making the question.";
  if (!question || !chosen) return "";
  const right = question.options.find((option) => option.right)?.text ?? "";
  return chosen.right ? `${right}: your answer and the count.` : `Your answer: ${chosen.text}. The count: ${right}.`;
}
