// Where the site is: our files are served from assets/hana/ under it, at whatever sub-path.

export const root = new URL("../../", import.meta.url);
