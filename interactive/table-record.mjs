// A record on its way between people: found in what was pasted, written into an address, into the code of an embedding.
// Nothing in it is understood here beyond which game it names; what it says is for the engine to judge.

import { GAMES } from "./games.mjs";
import { readFragment, writeFragment } from "./fragment.mjs";

/**
 * @typedef {object} Handed  a record that somebody hands over
 * @property {string} record
 * @property {number} seat  whose eyes look on
 * @property {number} at  the decision it is opened at; -1: the last
 */

/** The engine refuses longer ones; a text of a million letters is not even sent there. */
export const LONGEST = 20_000;
const NAMES = ["record", "seat", "at"];
const RECORD = /hc\d+~[\w.~-]*/;
const MOST_SEATS = 12;

/** The record in a text: alone, in a link, in a sentence around it; null: none. @param {string} text @returns {Handed | null} */
export function recordIn(text) {
  const [record] = RECORD.exec(text.slice(0, 2 * LONGEST)) ?? [];
  if (record === undefined) return null;
  const fields = readFragment(text.slice(0, 2 * LONGEST).split("#").at(-1) ?? "", NAMES);
  return { record, seat: whole(fields?.seat, MOST_SEATS), at: 0 };
}

/** What an address hands over. @param {string} hash @returns {Handed | null} */
export function handedIn(hash) {
  const fields = readFragment(hash, NAMES);
  if (fields?.record === undefined) return null;
  return { record: fields.record, seat: whole(fields.seat, MOST_SEATS), at: fields.at === "-1" ? -1 : whole(fields.at, LONGEST) };
}

/** @param {string | undefined} text @param {number} most */
const whole = (text, most) => (text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : 0);

/** The slug of the game that a record names; "": none of ours. @param {string} record */
export function gameOf(record) {
  const slug = record.split("~")[1]?.split(".")[0] ?? "";
  return Object.hasOwn(GAMES, slug) ? slug : "";
}

/** @param {{ record: string, seat?: number, at?: number }} handed */
export const fragmentOf = ({ record, seat = 0, at = 0 }) =>
  writeFragment({ record, ...(seat && { seat }), ...(at && { at }) });

/** The address of the page that shows a record. @param {{ record: string, seat?: number }} handed @param {string | URL} root */
export const linkTo = (handed, root) => new URL(`practice/${gameOf(handed.record)}/#${fragmentOf(handed)}`, root).href;

/** The address of a table without the site around it. @param {string} game @param {{ record: string, seat?: number } | null} handed @param {string | URL} root */
export const embedded = (game, handed, root) =>
  new URL(`practice/embed/?game=${game}${handed ? `#${fragmentOf(handed)}` : ""}`, root).href;

/** What a page puts in to show it. @param {string} game @param {{ record: string, seat?: number } | null} handed @param {string | URL} root */
export function embedCode(game, handed, root) {
  const title = `${GAMES[/** @type {keyof typeof GAMES} */ (game)]}: ${handed ? "a deal" : "a practice table"}`;
  const src = embedded(game, handed, root).replaceAll("&", "&amp;");
  return `<iframe src="${src}" title="${title}" width="100%" height="720" style="border:0" allow="clipboard-write"></iframe>`;
}
