// How a person likes the table. Kept on this device, apart from the match.

/**
 * @typedef {object} Settings
 * @property {"calm" | "brisk" | "instant" | "step"} speed  step: each move of a computer player waits to be asked for
 * @property {boolean} marks  matching cards are marked
 * @property {boolean} letters  letter keys are on
 * @property {0 | 5 | 10} claim  seconds in which a discard can be claimed; 0: as long as one likes
 */

const SETTINGS_KEY = "hana.table.settings";
const SPEEDS = ["calm", "brisk", "instant", "step"];
const CLAIMS = [0, 5, 10];

/** @type {Settings} */
const USUAL = { speed: "calm", marks: true, letters: true, claim: 0 };

/** @param {() => Storage} [open] @returns {Settings} */
export function loadSettings(open = () => localStorage) {
  try {
    const data = JSON.parse(open().getItem(SETTINGS_KEY) ?? "{}");
    return {
      speed: SPEEDS.includes(data?.speed) ? data.speed : USUAL.speed,
      marks: data?.marks !== false,
      letters: data?.letters !== false,
      claim: CLAIMS.includes(data?.claim) ? data.claim : USUAL.claim,
    };
  } catch {
    return { ...USUAL };
  }
}

/** @param {Settings} settings @param {() => Storage} [open] */
export function saveSettings(settings, open = () => localStorage) {
  try {
    open().setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // Blocked or full: the choice lasts until the page is left.
  }
}
