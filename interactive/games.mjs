// The games by their slugs, in the order of the site.

export const GAMES = /** @type {const} */ ({
  "koi-koi": "Koi-Koi",
  "hana-awase": "Hana-awase",
  "nylon-ppong": "Nylon-ppong",
});

/** @param {string} slug */
export const gameName = (slug) => GAMES[/** @type {keyof typeof GAMES} */ (slug)] ?? slug;

/** Whether one draws and lays down, and captures nothing. @param {string} slug */
export const isRummy = (slug) => slug === "nylon-ppong";
