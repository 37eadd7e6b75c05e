// A round of ten questions: which come with the page, which comes next, and what was missed. No rule of any game here:
// a question says itself which answer is right and what refutes the others.

import { readFragment } from "./fragment.mjs";
import { quote } from "./words.mjs";

/**
 * @typedef {{ text: string, right: boolean, misreading?: string | null, says?: string | null, rule?: string | null,
 *   missed?: string[] | null }} Option
 * @typedef {{ id: string, game: string, level: number, seed: number, pile: string[], opponent_called: boolean, ask: string,
 *   kind: "points" | "yaku", options: Option[], sheet: import("./score-sheet.mjs").Sheet, teaches?: string[] }} Question
 * @typedef {{ question: Question, choice: number, right: boolean }} Answer
 * @typedef {{ level: number, seed: number | null, notice: string }} Address
 */

export const LEVELS = Object.freeze([
  { level: 1, name: "One yaku" },
  { level: 2, name: "Several" },
  { level: 3, name: "Doublings" },
]);
export const LENGTH = 10;
const FIELDS = ["level", "q"];

/** Is this a question that can be shown and marked? Data in a page may be older than the script. @param {any} it */
export function isQuestion(it) {
  return (
    it !== null &&
    typeof it === "object" &&
    LEVELS.some(({ level }) => level === it.level) &&
    Number.isSafeInteger(it.seed) &&
    Array.isArray(it.pile) &&
    Array.isArray(it.options) &&
    it.options.length > 1 &&
    it.options.every((/** @type {any} */ one) => typeof one?.text === "string") &&
    it.options.filter((/** @type {any} */ one) => one.right === true).length === 1 &&
    Array.isArray(it.sheet?.rows) &&
    Array.isArray(it.sheet?.factors)
  );
}

/** The questions that came with the page. @param {string | null | undefined} text  JSON @returns {Question[]} */
export function prepared(text) {
  try {
    const { levels } = JSON.parse(text ?? "{}");
    return Object.values(levels ?? {}).flat().filter(isQuestion);
  } catch {
    return [];
  }
}

/** What an address asks for; null for an ordinary anchor or none. @param {string} hash @returns {Address | null} */
export function readAddress(hash) {
  const fields = readFragment(hash, FIELDS);
  if (!fields) return null;
  const { level = "1", q } = fields;
  const known = LEVELS.some((one) => String(one.level) === level);
  const seed = q !== undefined && /^\d{1,15}$/.test(q) ? Number(q) : null;
  const notice = !known
    ? `This link asks for level ${quote(level)}. There are levels 1, 2 and 3; here is level 1.`
    : q !== undefined && seed === null
      ? `This link asks for question ${quote(q)}, which is no number. Here is another question.`
      : "";
  return { level: known ? Number(level) : 1, seed: known ? seed : null, notice };
}

/** Ten questions of one level, in the order of their seeds. */
export class Round {
  /** @type {Answer[]} */
  answers = [];
  #seen;

  /** @param {number} level @param {Iterable<number>} seen  seeds answered on other days */
  constructor(level, seen) {
    this.level = level;
    this.#seen = new Set(seen);
  }

  /** The number of the question on the table, from 1. @param {boolean} answered */
  place(answered) {
    return Math.min(LENGTH, this.answers.length + (answered ? 0 : 1));
  }

  get over() {
    return this.answers.length >= LENGTH;
  }

  get misses() {
    return this.answers.filter(({ right }) => !right);
  }

  /** @param {Question} question @param {number} choice */
  answer(question, choice) {
    const right = question.options[choice]?.right === true;
    this.answers.push({ question, choice, right });
    this.#seen.add(question.seed);
    return right;
  }

  /**
   * The seed to ask next. Those that came with the page come first; when all are seen and there is no engine to make
   * others, the page's own come again, those answered longest ago first.
   * @param {readonly Question[]} ready  prepared questions of this level
   * @param {boolean} engine  can others be made?
   */
  next(ready, engine) {
    const fresh = ready.find(({ seed }) => !this.#seen.has(seed));
    if (fresh) return fresh.seed;
    const today = new Set(this.answers.map(({ question }) => question.seed));
    if (engine || !ready.length) {
      let seed = 1;
      while (this.#seen.has(seed)) seed++;
      return seed;
    }
    const again = ready.find(({ seed }) => !today.has(seed)) ?? ready[this.answers.length % ready.length];
    return again?.seed ?? 1;
  }
}
