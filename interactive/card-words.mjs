// A card in words, for those who chose words instead of pictures: "9 Chrysanthemum, Sake cup, animal".

import { kind, kindWord, month, monthName, shortName } from "./deck.mjs";

/** Where a long word may be divided on a narrow card. */
const DIVIDED = /(Chrysan|Paulow|Wis|Butter|Light|Phoe|Cur|War|Swal)(?=themum|nia|teria|flies|ning|nix|tain|bler|low)/g;

/** @param {string} name @param {string} text */
function part(name, text) {
  const made = document.createElement("span");
  made.className = `hana-card-${name}`;
  made.textContent = text.replace(DIVIDED, "$1\u00ad");
  return made;
}

/** @param {string} code @param {number} number  the month's, in the set that is shown */
export function inWords(code, number) {
  const all = document.createElement("span");
  all.className = "hana-card-words";
  const [shown, word] = [shortName(code), kindWord(code)];
  const parts = [part("number", String(number)), part("plant", monthName(month(code))), part("what", shown)];
  if (!shown.toLowerCase().includes(word)) parts.push(part("kind", word));
  all.dataset.kind = kind(code);
  all.append(...parts.flatMap((one, at) => (at ? [" ", one] : [one])));
  return all;
}
