// A table's rules on one sheet of paper, A4 or Letter. It hangs on the body, unseen, and is all that is printed while
// it is there; it takes the size of letters at which everything fits.

import { html, nothing, render } from "lit";
import { face } from "./card-face.mjs";
import { qrCode } from "./qr-code.mjs";
import { counted } from "./words.mjs";

/**
 * @typedef {{ text: string, rule: string, changed: boolean }} Sentence
 * @typedef {{ name: string, local?: string, lang?: string, rule: string, cards: string[], others: string, points: string,
 *   changed: boolean }} YakuRow
 * @typedef {{ title: string, table: string, set_name: string, seats: number, deals: number, columns: number, wins: string,
 *   changes: { rule: string, told: string, key: string, value: string }[], yaku: YakuRow[],
 *   dealt: { hand: number, field: number, stock: number, rule: string } | null,
 *   topics: { topic: string, heading: string, lines: Sentence[] }[] }} Sheet
 */

const WIDTH = 700; // px: A4 less its margins, the narrower of the two
const HEIGHT = 950; // px: Letter less its margins, the lower of the two
const LARGEST = 14;
const SMALLEST = 6;

export class Paper {
  #place = document.createElement("div");

  constructor() {
    this.#place.className = "hana-paper";
    this.#place.setAttribute("aria-hidden", "true");
    // Not before: to find the size of letters is slow, and a style or a picture that comes late would change it.
    addEventListener("beforeprint", () => {
      if (this.ready) this.#fit();
    });
  }

  /** Whether there is a sheet to print. */
  get ready() {
    return this.#place.isConnected;
  }

  /** @param {Sheet} sheet @param {string} link */
  show(sheet, link) {
    delete this.#place.dataset.ownSet;
    if (sheet.table.startsWith("nylon-ppong")) this.#place.dataset.ownSet = "hwatu";
    render(paper(sheet, link), this.#place);
    document.body.append(this.#place);
  }

  /** The largest letters at which it is one page. */
  #fit() {
    this.#place.style.width = `${WIDTH}px`;
    let size = LARGEST;
    do {
      this.#place.style.setProperty("--paper-size", `${size}px`);
      size -= 0.25;
    } while (this.#place.scrollHeight > HEIGHT && size >= SMALLEST);
  }

  /** Once its pictures are there: a printer does not wait for them. */
  async print() {
    const pictures = [...this.#place.querySelectorAll("img")];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    if (this.ready) print();
  }

  remove() {
    this.#place.remove();
  }
}

/** @param {string} rule */
const id = (rule) => html`<span class="hana-paper__id">${rule}</span>`;
const star = html`<span class="hana-paper__star">*</span>`;

/** @param {Sheet} sheet @param {string} link */
function paper(sheet, link) {
  const { changes, yaku, dealt, topics } = sheet;
  return html`<header class="hana-paper__head">
      <div>
        <h1>${sheet.title}</h1>
        <p>
          ${sheet.set_name} · ${changes.length ? counted(changes.length, "change") : "nothing changed"} ·
          ${sheet.seats} players · ${counted(sheet.deals, "deal")} · the ${sheet.wins} total wins
        </p>
      </div>
    </header>
    ${changes.length
      ? html`<section class="hana-paper__changes">
          <h2>Changed here</h2>
          <ul>
            ${changes.map((change) => html`<li>${change.told}. ${id(change.rule)}</li>`)}
          </ul>
        </section>`
      : nothing}
    ${yaku.length
      ? html`<section>
          <h2>Yaku</h2>
          <ul class="hana-paper__yaku">
            ${yaku.map(
              (row) =>
                html`<li>
                  <span class="hana-paper__name">${row.name}${row.changed ? star : nothing}${row.local ? html` <span lang=${row.lang ?? "ja"}>${row.local}</span>` : nothing}</span>
                  <span class=${row.cards.length && row.others.startsWith("such as") ? "hana-paper__cards is-hand" : "hana-paper__cards"}>${row.cards.map((code) => face(code, { decorative: true }))} <i>${row.others}</i></span>
                  <b>${row.points}</b> ${id(row.rule)}
                </li>`,
            )}
          </ul>
        </section>`
      : nothing}
    <div class="hana-paper__topics">
      ${dealt
        ? html`<section>
            <h2>Cards</h2>
            <ul>
              <li>${dealt.hand} to each hand, ${dealt.field} face up on the field, ${dealt.stock} in the stock. ${id(dealt.rule)}</li>
            </ul>
          </section>`
        : nothing}
      ${topics.map(
        ({ heading, lines }) =>
          html`<section>
            <h2>${heading}</h2>
            <ul>
              ${lines.map((line) => html`<li>${line.text}${line.changed ? star : nothing} ${id(line.rule)}</li>`)}
            </ul>
          </section>`,
      )}
    </div>
    ${grid(sheet)}
    <footer class="hana-paper__foot">
      <p>* changed at this table. Every number names its rule: ${new URL("r/", new URL("../../", link.split("#")[0])).href}…<br />This table: ${link}</p>
      ${qrCode(link)}
    </footer>`;
}

/** @param {Sheet} sheet */
function grid({ seats, columns, deals }) {
  const numbers = Array.from({ length: columns }, (_, at) => at + 1);
  return html`<section>
    <h2>Score${deals > columns ? html` <span class="hana-paper__id">the first ${columns} of ${deals} deals</span>` : nothing}</h2>
    <table class="hana-paper__score">
      <thead>
        <tr>
          <th>Player</th>
          ${numbers.map((number) => html`<th>${number}</th>`)}
          <th>Total</th>
        </tr>
      </thead>
      <tbody>
        ${Array.from({ length: seats }, () => html`<tr><td></td>${numbers.map(() => html`<td></td>`)}<td></td></tr>`)}
      </tbody>
    </table>
  </section>`;
}
