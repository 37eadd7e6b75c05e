// The shapes that the engine's table operations answer with. All of it is the engine's word: the page adds nothing.
//
// Players are numbers from 0: 0 is the person, the others follow in order of play, to the right. Match, view and reply
// hold for both families; what only one of them has is marked.

/** @typedef {"hikari" | "tane" | "tan" | "kasu"} Kind */
/** @typedef {Record<Kind, string[]>} Pile  captured cards by category */
/** @typedef {import("./score-sheet.mjs").Sheet} Sheet */
/** @typedef {{ text: string, rule: string | null }} Told  a sentence, and the clause that it follows */

/**
 * @typedef {object} Match  plain data; the page keeps it, the engine reads it back
 * @property {string} game
 * @property {string} seed  "" in a match of one given deal
 * @property {string} [table]  the head of a record with the choice of rules; "" or absent: the usual table
 * @property {string[]} [bots]  who plays for the others, in order of play
 * @property {string} [bot]  as matches were kept at first: this one for all
 * @property {boolean} [open]  all hands lie open, for learning
 * @property {{ seat: number }} [alone]  one given deal, in which the person has this seat
 * @property {string[]} deals  one record a deal, the last perhaps unfinished
 */

/**
 * @typedef {object} Chip
 * @property {string} yaku
 * @property {string} name
 * @property {string} rule
 * @property {number} have
 * @property {number} need
 * @property {boolean} blocked
 * @property {boolean} [made]
 */

/**
 * @typedef {object} Player
 * @property {string} name
 * @property {number} in_hand
 * @property {string[] | null} hand  when it lies open
 * @property {Pile | null} pile  capture games
 * @property {number} count  cards in the pile
 * @property {Chip[]} chips
 * @property {number | null} points  card points so far, where cards count
 * @property {number} calls  of koi-koi
 * @property {number} ppongs
 * @property {number} total  of the match
 */

/**
 * @typedef {object} Action
 * @property {string} code
 * @property {"play" | "take" | "call" | "stop" | "draw" | "discard" | "triple" | "ppong" | "pass" | "declare"} kind
 * @property {string | null} card
 * @property {string[]} take
 * @property {string} says
 * @property {number} gain
 */

/** @typedef {{ code: string, says: string }} Choice  a button of a question */
/** @typedef {{ text: string, rule: string }} Note */

/**
 * @typedef {object} Decision  stop or koi-koi
 * @property {string} title
 * @property {Sheet} sheet
 * @property {Choice} stop
 * @property {Choice} call
 * @property {Chip[]} yours
 * @property {Chip[]} theirs
 * @property {Note[]} notes  what calling asks of you, then what it risks
 * @property {Note[]} costs  what waiting may cost
 */

/**
 * @typedef {object} Claim  rummy: a discard that the person may claim
 * @property {string} title
 * @property {string} text
 * @property {string} rule
 * @property {Choice} pass
 * @property {(Choice & { cards: string[] })[]} ppongs
 */

/** @typedef {{ says: string, worth: number, rule: string }} StopOffer  rummy: stop, or draw */
/** @typedef {{ card: string, player: number, how: string }} Pooled  rummy: a card of the pool, and how it came there */
/** @typedef {{ key: string, title: string, text: string, rule: string }} First  explained the first time it comes up */
/** @typedef {{ says: string, rules: string[], player: number | null, at: number }} Line  of the log */

/**
 * @typedef {object} Settlement
 * @property {string} title
 * @property {number | null} winner
 * @property {number[]} winners
 * @property {string} why
 * @property {string} rule
 * @property {{ player: number, name: string, total: number, sheet: Sheet | null }[]} sheets
 * @property {Sheet | null} sheet  the winner's; null: nobody scores
 * @property {number[]} totals
 * @property {number[]} score
 * @property {number} next_dealer
 * @property {string} next_rule
 * @property {string} next_says
 * @property {string} record
 * @property {string} seed
 * @property {number[]} points  the decisions that were the person's
 * @property {string[]} hands
 * @property {string} verify  the totals in order of seats
 */

/** @typedef {{ deal: number, dealer: number, totals: number[], rule: string, record: string }} Settled */
/** @typedef {{ title: string, rule: string, deals: Settled[], score: number[], winners: number[] }} Standing */
/** @typedef {"play" | "take" | "call" | "discard" | "stop" | "claim" | "over" | "match-over"} Phase */

/**
 * @typedef {object} View
 * @property {string} game
 * @property {"fishing" | "rummy"} family
 * @property {string} table  the head of a record with the choice of rules
 * @property {string} rules  the id of the named set
 * @property {string} rules_name
 * @property {number} seats
 * @property {number} deal
 * @property {number} deals
 * @property {number} dealer
 * @property {number} seat  the person's, counted from the dealer as records do
 * @property {number} dealt  cards that each hand began with
 * @property {{ draws: string[][], dealer: number, rule: string | null }} first_dealer  no draws in one given deal
 * @property {number[]} score
 * @property {boolean} low_wins
 * @property {boolean} alone  one given deal, no match
 * @property {boolean} open
 * @property {string[]} names  "You" first
 * @property {Phase} phase
 * @property {number | null} to_act
 * @property {Told | null} ask  whose turn it is and what is asked
 * @property {string[]} hand
 * @property {number} their_hand  of two players: the other's
 * @property {number} stock
 * @property {string[]} field  capture games
 * @property {string | null} turned  capture games
 * @property {{ card: string, player: number } | null} laid  capture games: a wild card on the field, and who used it
 * @property {number[]} calls
 * @property {Player[]} players
 * @property {Pooled[]} [pool]  rummy, in order of laying
 * @property {string | null} [shown]  rummy: the discard that may be claimed now
 * @property {number | null} [discarder]  rummy
 * @property {Record<string, number> & { hand: number }} [worth]  rummy: the hand as counted, and what is left after a ppong
 * @property {Note[]} [ends]  rummy: the ways a deal can end
 * @property {Action[]} actions
 * @property {Decision | null} decision
 * @property {Claim | null} [claim]  rummy
 * @property {StopOffer | null} [stop]  rummy
 * @property {First[]} firsts
 * @property {number[]} points  the decisions of this deal that were the person's: undo goes there
 * @property {Line[]} log
 * @property {Settlement | null} settlement
 * @property {Standing | null} standing
 */

/**
 * @typedef {object} EventBoard  what the person sees after an event
 * @property {string[]} hand
 * @property {number[]} in_hand  of every player
 * @property {number} stock
 * @property {string[]} field  capture games
 * @property {string | null} turned  capture games
 * @property {Pile[]} piles  capture games
 * @property {Pooled[]} [pool]  rummy
 * @property {string | null} [shown]  rummy
 */

/**
 * @typedef {object} TableEvent
 * @property {number | null} player  null: nobody's doing
 * @property {"deal" | "redeal" | "play" | "turn" | "take" | "call" | "stop" | "over" | "draw" | "discard" | "ppong" |
 *   "triple" | "nobody" | "declare" | "reshuffle"} kind  take: a choice for the card that was turned before it
 * @property {string | null} card  null: none, or one that the person does not see
 * @property {string[]} took
 * @property {string} says
 * @property {string[]} rules  the clauses that the sentence follows
 * @property {number} at  the decision that brought it about
 * @property {EventBoard} board
 * @property {string[]} [field]  of a redeal: what lay there
 */

/** @typedef {{ match: Match, view: View, events: TableEvent[] }} Reply */

// What can be chosen, asked and looked at beside the playing.

/** @typedef {{ id: string, name: string, note: string }} NamedSet */
/** @typedef {{ id: string, name: string, says: string }} BotName */

/**
 * @typedef {object} Desk  what a table can be set up with (table.desk)
 * @property {string} game
 * @property {string} name
 * @property {string} table
 * @property {string} set
 * @property {NamedSet[]} sets
 * @property {number[]} seats
 * @property {number} playing
 * @property {import("./score-types.mjs").Option[]} options
 * @property {BotName[]} bots
 * @property {number} deals
 * @property {Note | null} contradiction
 */

/** @typedef {string | { card: string, take: string[] } | { button: "stop" | "koi-koi" | "ppong" | "pass" | "declare" | "draw" | "triple" }} Wish
 *   what cannot be done now (table.why) */

/**
 * @typedef {object} Value  an action, by playing on from it many times
 * @property {string} code
 * @property {string | null} card
 * @property {string[]} take
 * @property {string} name  the decision in a few words
 * @property {string} says
 * @property {number} mean  points
 * @property {number} error
 * @property {boolean} level  as good as the best, as far as the sample tells
 */
/** @typedef {{ measure: string, values: Value[], because: Told[], best: Value, playouts: number }} Hint  best first */

/**
 * @typedef {object} Weighed  one decision of a deal that is over (table.weigh)
 * @property {number} at
 * @property {string} measure  what the points are
 * @property {number} playouts
 * @property {Value} played
 * @property {Value} best
 * @property {Value[]} values
 * @property {number} cost
 * @property {Told[]} because  what speaks for the best
 * @property {Told[]} against  what speaks for or against what was played
 * @property {EventBoard} seen  what lay there
 */

/**
 * @typedef {object} Watched  a record looked at (table.watch); nothing is asked in its view
 * @property {View} view
 * @property {TableEvent[]} events  what the decision before this position brought about
 * @property {number} at
 * @property {number} last
 * @property {number[]} steps  the decisions after which there is something to tell
 * @property {number | null} actor
 * @property {string} says
 * @property {boolean} over  the whole record, not this position
 * @property {string} record
 */

export {};
