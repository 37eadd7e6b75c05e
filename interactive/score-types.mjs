// What the engine says about a calculator (hanacore/web_score.py), as the widgets read it.

/**
 * @typedef {{ value: string, words: string }} Answer
 * @typedef {{ key: string, rule: string, ask: string, value: string, changed: boolean, values: Answer[], like: string }} Option
 * @typedef {{ id: string, words: string, names: string[] }} EndWay
 * @typedef {{ id: string, name: string, key: "pile" | "hand" | "piles" | "hands", say: string, options: string[],
 *   places: string[], field: string, calls: "" | "called" | "both", laid: boolean, rest: boolean, ends: EndWay[] }} Desk
 * @typedef {{ game: string, name: string, table: string, usual: string, set: string, rules: string,
 *   sets: { id: string, name: string, note: string }[], seats: number[], playing: number,
 *   deal: { now: number, of: number } | null, options: Option[], unasked: string[], desks: Desk[],
 *   columns: { month: number, number: number }[] }} Table
 * @typedef {{ seat: number | null, left: string, right: string, base: boolean, view: import("./score-sheet.mjs").Sheet }} SeatSheet
 * @typedef {{ table: string, seats: { seat: number, total: number }[], sheets: SeatSheet[],
 *   facts: { text: string, rule: string | null }[], cards: Record<string, string | string[]> }} Count
 * @typedef {{ text: string, rule?: string | null, kept?: string, href?: string }} Notice
 * @typedef {{ how: string, seats: number[] }} End
 */

export {};
