// Small sentences that several widgets say.

/** "1 card", "3 cards". @param {number} count @param {string} [thing] */
export const counted = (count, thing = "card") => `${count} ${thing}${count === 1 ? "" : "s"}`;

/** A number with a minus sign, not a hyphen. @param {number} value */
export const number = (value) => String(value).replace("-", "−");

/** What the engine says, as a sentence. @param {string} text */
export const sentence = (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/[^.!?]$/, "$&.");

/** A piece of someone's text, short enough to quote. @param {string} text */
export const quote = (text) => `“${text.length > 24 ? `${text.slice(0, 24)}…` : text}”`;

/** Put the address of the page on the clipboard, and say what came of it. @param {string} link */
export const linkCopied = async (link) => ((await copied(link)) ? "Link copied" : "Copy it from the address bar");

/** Put a text on the clipboard. @param {string} text @returns {Promise<boolean>} false: the browser does not let a page */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
