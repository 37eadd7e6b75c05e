// How the page speaks of the players of a table.

import { html, nothing } from "lit";
import { cardName } from "./deck.mjs";
import { keycap } from "./keycap.mjs";
import { number } from "./words.mjs";

/** @typedef {import("./table-types.mjs").View} View */

const COMPUTER = "Computer"; // the name of the one other player

/** The name of a player. @param {View | null} view @param {number} player */
export const nameOf = (view, player) => view?.players[player]?.name ?? (player === 0 ? "You" : COMPUTER);

/** A player inside a sentence: "you", "the computer", "Aki". @param {View | null} view @param {number} player */
export function inWords(view, player) {
  const name = nameOf(view, player);
  return player === 0 ? "you" : name === COMPUTER ? "the computer" : name;
}

/** Whose something is, at the start of a sentence. @param {View | null} view @param {number} player */
export function whose(view, player) {
  const name = nameOf(view, player);
  return player === 0 ? "Your" : name === COMPUTER ? "The computer’s" : `${name}’s`;
}

/** "you 12, Aki −3, Ken 4" @param {View} view */
export const standingInWords = (view) =>
  view.score.map((points, player) => `${inWords(view, player)} ${number(points)}`).join(", ");

/**
 * Who deals first, and by which cards. Those who turned the same month turn again, in order of play.
 * @param {View} view
 */
export function firstDealer(view) {
  const { draws, dealer, rule } = view.first_dealer;
  const told = draws.map((draw, at) =>
    draw.length === view.seats || at === 0
      ? draw.map((code, player) => `${inWords(view, player)}${player ? "" : " turned"} ${cardName(code)}`).join(", ")
      : draw.map(cardName).join(" and "),
  );
  const who = inWords(view, dealer);
  const [deals, plays] = dealer === 0 ? ["deal", "play"] : ["deals", "plays"];
  return html`${capital(told.join("; again: "))}. ${capital(who)} ${deals} and ${plays} first ${rule ? keycap(rule) : nothing}.`;
}

/** @param {string} text */
const capital = (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
