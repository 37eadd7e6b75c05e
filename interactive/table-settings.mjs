// How a person likes the table. Kept on this device, apart from the match.

/**
 * @typedef {object} Settings
 * @property {"calm" | "brisk" | "instant"} speed
 * @property {boolean} marks  matching cards are marked
 * @property {boolean} letters  letter keys are on
 */

const SETTINGS_KEY = "hana.table.settings";

/** @type {Settings} */
const USUAL = { speed: "calm", marks: true, letters: true };

/** @param {() => Storage} [open] @returns {Settings} */
export function loadSettings(open = () => localStorage) {
  try {
    const data = JSON.parse(open().getItem(SETTINGS_KEY) ?? "{}");
    return {
      speed: ["calm", "brisk", "instant"].includes(data?.speed) ? data.speed : USUAL.speed,
      marks: data?.marks !== false,
      letters: data?.letters !== false,
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
