// A calculator's address: the table, the cards, and what else the score depends on. Anyone may write one, so whatever
// cannot be read is told and left out.
//
//   #pile=3H3a9T9a&called=1        #table=koi-koi.sake_tane-only&pile=9T&calls=1.0
//   #piles=1H1R_2T2R_rest          #table=nylon-ppong.2&hands=2.3_4.4.4.4.9&end=stop.0

import { readFragment, writeFragment } from "./fragment.mjs";

/** @typedef {import("./score-types.mjs").End} End */
/** @typedef {"piles" | "hands" | "pile" | "hand"} Key */
/**
 * @typedef {{ table: string | null, key: Key | null, texts: string[], field: string, end: End | null,
 *   calls: number[] | null, called: boolean, last: number | null, laid: number, odd: string }} Link
 */

const KEYS = /** @type {Key[]} */ (["piles", "hands", "pile", "hand"]);
const FIELDS = ["table", ...KEYS, "field", "end", "calls", "called", "last", "laid"];
const MOST = 8; // places; no game has more

/** Months stand with points between, since a link has no spaces. @param {string} text */
const plain = (text) => (/[a-z]/i.test(text) ? text : text.replaceAll(".", " "));

/** @param {string} hash @returns {Link | null} null: an ordinary anchor, which says nothing */
export function readLink(hash) {
  const fields = readFragment(hash, FIELDS);
  if (!fields) return null;
  const key = KEYS.find((one) => one in fields) ?? null;
  const text = key ? (fields[key] ?? "") : "";
  const texts = key?.endsWith("s") ? text.split("_", MOST).map(plain) : key ? [plain(text)] : [];
  /** @type {Link} */
  const link = {
    table: fields.table || null,
    key,
    texts,
    field: fields.field ?? "",
    end: null,
    calls: null,
    called: fields.called === "1",
    last: null,
    laid: 0,
    odd: "",
  };
  const { called = "0", calls, last, laid, end } = fields;
  if (!["0", "1"].includes(called)) link.odd = "This link says neither 0 nor 1 for “called”. It is read as not called.";
  if (calls !== undefined) {
    if (/^\d{1,2}[.,]\d{1,2}$/.test(calls)) link.calls = calls.split(/[.,]/).map(Number);
    else link.odd = "The calls in this link are not two numbers. They are read as none.";
  }
  for (const [name, value] of Object.entries({ last, laid })) {
    if (value === undefined) continue;
    if (!/^\d$/.test(value)) link.odd = `This link names no seat for “${name}”. It is left out.`;
    else if (name === "last") link.last = Number(value);
    else link.laid = Number(value);
  }
  if (end !== undefined) {
    const [how = "", ...seats] = end.split(/[.:]/);
    if (/^[a-z]{1,12}$/.test(how) && seats.length < 3 && seats.every((seat) => /^\d$/.test(seat))) link.end = { how, seats: seats.map(Number) };
    else link.odd = "This link does not say how the deal ended. Choose it below.";
  }
  return link;
}

/** @param {Record<string, string | number | string[] | null | undefined>} fields  in the order they should stand */
export function writeLink(fields) {
  /** @type {Record<string, string | number>} */
  const said = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    said[name] = Array.isArray(value) ? value.map((one) => one.replaceAll(" ", ".")).join("_") : value;
  }
  return writeFragment(said);
}
