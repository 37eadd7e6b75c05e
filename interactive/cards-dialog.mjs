// The reader's choices about cards: a dialog that a button of the header opens on every page, and one of the table.

import { CardChoices } from "./card-choices.mjs";
import { redraw } from "./hana-card.mjs";

/** @typedef {import("./card-choices.mjs").Name} Name */

/** @type {[Name, string, [string, string][]][]} */
const QUESTIONS = [
  ["as", "Show cards as", [["", "Pictures"], ["words", "Words"]]],
  ["set", "Set and month numbers", [["", "As the game is played"], ["hanafuda", "Hanafuda"], ["hwatu", "Hwatu"]]],
  ["badges", "Month and category at the corner", [["", "As the page has it"], ["on", "On"], ["off", "Off"]]],
];
const KEPT = "Kept on this device only.";
const NOT_KEPT = "This browser does not let us keep it. It holds until a page is loaded anew.";

/** @type {HTMLDialogElement | null} */
let dialog = null;

const choices = new CardChoices(document.documentElement.dataset, () => {
  redraw();
  show();
});

function build() {
  const made = document.createElement("dialog");
  made.className = "hana-dialog";
  made.setAttribute("aria-labelledby", "hana-dialog-title");
  made.innerHTML = `<form method="dialog">
    <header><h2 id="hana-dialog-title">Cards</h2><button class="hana-dialog-close">Close</button></header>
    <p class="hana-dialog-cards" aria-hidden="true">
      ${["1R", "9T", "11T", "12H"].map((code) => `<hana-card code="${code}" alt=""></hana-card>`).join("")}
    </p>
    ${QUESTIONS.map(
      ([name, title, answers]) => `<fieldset><legend>${title}</legend><div class="hana-dialog-answers">
        ${answers
          .map(
            ([value, text]) => `<label><input type="radio" name="hana-${name}" value="${value}"><span>${text}</span></label>`,
          )
          .join("")}
      </div></fieldset>`,
    ).join("")}
    <p>In the Korean set, hwatu, paulownia is month 11 and willow month 12.</p>
    <p class="hana-dialog-kept" role="status"></p>
  </form>`;
  made.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) choices.choose(/** @type {Name} */ (target.name.slice(5)), target.value);
  });
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close(); // beside the dialog
  });
  document.body.append(made);
  return made;
}

/** What is chosen, in the open dialog. */
function show() {
  if (!dialog) return;
  for (const input of dialog.querySelectorAll("input")) {
    input.checked = choices.get(/** @type {Name} */ (input.name.slice(5))) === input.value;
  }
  const kept = /** @type {HTMLElement} */ (dialog.querySelector(".hana-dialog-kept"));
  kept.textContent = choices.kept ? KEPT : NOT_KEPT;
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest(".hana-cards-open")) return;
  dialog ??= build();
  const page = document.querySelector("main[data-own-set]");
  for (const says of ["data-own-set", "data-own-badges"]) dialog.setAttribute(says, page?.getAttribute(says) ?? "");
  redraw(); // the examples are of the page's own set
  show();
  dialog.showModal();
});
window.addEventListener("popstate", () => dialog?.close()); // what it says is about the page it was opened on
window.addEventListener("storage", ({ key }) => {
  if (choices.owns(key)) choices.recall();
});
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) choices.recall(); // a page that was asleep
});
