// The shapes that the engine's table operations answer with. All of it is the engine's word: the page adds nothing.

/** @typedef {"hikari" | "tane" | "tan" | "kasu"} Kind */
/** @typedef {Record<Kind, string[]>} Pile  captured cards by category */

/**
 * @typedef {object} Match  plain data; the page keeps it, the engine reads it back
 * @property {string} game
 * @property {string} seed
 * @property {string} bot
 * @property {string[]} deals  one record a deal, the last perhaps unfinished
 */

/** @typedef {{ yaku: string, name: string, rule: string, have: number, need: number, blocked: boolean, made?: boolean }} Chip */
/** @typedef {{ pile: Pile, count: number, chips: Chip[] }} Player */

/**
 * @typedef {object} Action
 * @property {string} code
 * @property {string | null} card
 * @property {string[]} take
 * @property {string} says
 * @property {number} gain
 */

/** @typedef {import("./score-sheet.mjs").Sheet} Sheet */

/**
 * @typedef {object} Decision
 * @property {string} title
 * @property {Sheet} sheet
 * @property {{ code: string, says: string }} stop
 * @property {{ code: string, says: string }} call
 * @property {Chip[]} yours
 * @property {Chip[]} theirs
 * @property {{ rule: string, text: string }[]} notes  what calling asks of you, then what it risks
 */

/**
 * @typedef {object} Settlement
 * @property {string} title
 * @property {number | null} winner
 * @property {string} why
 * @property {string} rule
 * @property {Sheet | null} sheet  null: nobody scores
 * @property {number[]} totals
 * @property {number[]} score
 * @property {number} next_dealer
 * @property {string} next_rule
 * @property {string} record
 * @property {string} seed
 */

/** @typedef {{ deal: number, dealer: number, totals: number[], rule: string, record: string }} Settled */
/** @typedef {{ title: string, deals: Settled[], score: number[] }} Standing */
/** @typedef {"play" | "take" | "call" | "over" | "match-over"} Phase */

/**
 * @typedef {object} View
 * @property {string} game
 * @property {string} rules
 * @property {number} deal
 * @property {number} deals
 * @property {number} dealer  0 you, 1 the computer; everywhere a number names a player
 * @property {number[]} score
 * @property {Phase} phase
 * @property {string[]} hand
 * @property {number} their_hand
 * @property {number} stock
 * @property {string[]} field
 * @property {string | null} turned
 * @property {number[]} calls
 * @property {Player[]} players
 * @property {Action[]} actions
 * @property {Decision | null} decision
 * @property {Settlement | null} settlement
 * @property {Standing | null} standing
 * @property {string[]} log  the sentences of the deal so far
 * @property {{ draws: string[][], dealer: number, rule: string }} first_dealer
 */

/**
 * @typedef {object} TableEvent
 * @property {number | null} player  null: nobody's doing
 * @property {"deal" | "redeal" | "play" | "turn" | "take" | "call" | "stop" | "over"} kind  take: a choice for the
 *   card that was turned before it
 * @property {string | null} card
 * @property {string[]} took
 * @property {string} says
 * @property {string[]} [field]  of a redeal: what lay there
 * @property {string} [rule]
 */

/** @typedef {{ match: Match, view: View, events: TableEvent[] }} Reply */

export {};
