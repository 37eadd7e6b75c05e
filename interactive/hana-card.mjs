// <hana-card code="3H">: a card, face up; without a code, or with one that no card has, face down. One element for
// pages and widgets, without a shadow: what a page was built with shows before and without scripts.
//
//   <hana-card code="3H" data-month="3"><img src="…/cards/3H.svg" alt="Curtain, cherry blossom light"
//     width="330" height="540" loading="lazy" decoding="async"></hana-card>
//
// A widget gives `code` and `alt` and nothing inside. Where something around the card names it, `alt` is empty and the
// card is aria-hidden. A picture whose text says the month has data-alt-hanafuda and data-alt-hwatu.
// Width: --hana-card-width on any ancestor. States, as a class: is-playable is-match is-match-quiet is-selected is-faded
// is-disabled. The element keeps picture, number and words as the reader chose them (card-choices.mjs) or as the page says
// (data-own-set), and does nothing where both are as the page was built.

const ART = new URL("./cards/", import.meta.url); // beside this script, at whatever sub-path
// Month by month. The deck itself (deck.mjs) comes with every name, which few pages need.
const LETTERS = "HRab TRab HRab TRab TRab TRab TRab HTab TRab TRab HTRa Habc".split(" ");
export const CODES = new Set(LETTERS.flatMap((letters, at) => [...letters].map((letter) => `${at + 1}${letter}`)));
const chosen = document.documentElement.dataset;

/** @typedef {typeof import("./card-words.mjs")} Words */

/** @type {Words | null} */
let words = null;
/** @type {Promise<void> | null} */
let coming = null;

/** The names of the cards are fetched only for those who read them. */
function fetchWords() {
  coming ??= import("./card-words.mjs").then(
    (found) => {
      words = found;
      redraw();
    },
    () => {
      coming = null; // the next change of the page asks again
    },
  );
}

/** Every card of the page, after a choice. */
export function redraw() {
  for (const card of document.querySelectorAll("hana-card")) if (card instanceof HanaCard) card.draw();
}

/** @param {Element} card */
const setOf = (card) =>
  chosen.hanaSet ?? card.closest("[data-own-set]")?.getAttribute("data-own-set") ?? "hanafuda";

export class HanaCard extends HTMLElement {
  static observedAttributes = ["code", "alt"];

  #drawn = false;
  #changed = false; // it is no longer as the page was built

  connectedCallback() {
    this.#drawn = true;
    this.draw();
  }

  attributeChangedCallback() {
    if (!this.#drawn) return;
    this.#changed = true;
    this.draw();
  }

  draw() {
    const asBuilt = !chosen.hanaSet && chosen.hanaAs !== "words";
    if (asBuilt && !this.#changed && this.firstElementChild) return;
    this.#changed = true;
    const written = this.getAttribute("code") ?? "";
    const code = CODES.has(written) ? written : "";
    const month = Number.parseInt(code, 10);
    const set = setOf(this);
    if (code) this.dataset.month = String(month);
    else delete this.dataset.month;
    this.#picture(new URL(`${set === "hwatu" ? "kr/" : ""}${code || "back"}.svg`, ART).href, set);
    this.#words(code, set === "hwatu" && month > 10 ? 23 - month : month); // 11 and 12 change places: DK-2.1
  }

  /** @param {string} url @param {string} set */
  #picture(url, set) {
    let picture = this.querySelector("img");
    if (!picture) {
      picture = Object.assign(document.createElement("img"), { alt: "", width: 330, height: 540 });
      picture.decoding = "async";
      this.prepend(picture);
    }
    const { altHwatu, altHanafuda } = this.dataset;
    const alt = this.getAttribute("alt") ?? (set === "hwatu" ? altHwatu : altHanafuda);
    if (alt !== undefined && picture.alt !== alt) picture.alt = alt;
    // In words a picture is not even fetched: one that is there stays, hidden, for the way back.
    if (chosen.hanaAs !== "words" && picture.src !== url) picture.src = url;
  }

  /** @param {string} code @param {number} number  the month's, in the set that is shown */
  #words(code, number) {
    const there = this.querySelector(".hana-card-words");
    if (chosen.hanaAs !== "words" || !code) return there?.remove();
    if (!words) return fetchWords();
    const text = words.inWords(code, number);
    if (there) there.replaceWith(text);
    else this.append(text);
  }
}

customElements.define("hana-card", HanaCard);
