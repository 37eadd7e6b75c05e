// What every page does, and the widgets of those that have one: a page to read brings none of them. Nothing here is a
// widget's too, so this file arrives whole and can say what did not.

import { missing } from "./missing.mjs";
import "./page.mjs";
import { onEachPage } from "./pages.mjs";
import "./scheme.mjs";

const WIDGETS = {
  "hana-compare": () => import("./hana-compare.mjs"),
  "hana-composer": () => import("./hana-composer.mjs"),
  "hana-score": () => import("./hana-score.mjs"),
  "hana-quiz": () => import("./hana-quiz.mjs"),
  "hana-table": () => import("./hana-table.mjs"),
};

// These share code with the widgets: were they part of this file, it could not start without theirs. A page whose part
// does not come can be read all the same.
let isHere = false;
const here = Promise.allSettled([import("./cards-dialog.mjs"), import("./copy-menu.mjs")]).then(() => (isHere = true));
const early = (/** @type {MouseEvent} */ event) => {
  const pressed = event.target instanceof Element ? event.target.closest(".hana-cards-open, a.hana-copy") : null;
  if (isHere || !(pressed instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  void here.then(() => pressed.click()); // what it needs was on its way
};
document.addEventListener("click", early, true);

onEachPage(() => {
  for (const [tag, bring] of Object.entries(WIDGETS)) {
    const place = document.querySelector(tag);
    if (place) bring().catch(() => missing(place));
  }
});

addEventListener("hana-missing", ({ target }) => {
  if (target instanceof HTMLElement) missing(target); // a widget whose own data did not come
});

/** Rules pages follow the table that the address names. */
const follow = () => {
  if (!location.hash.includes("table=") || !document.querySelector(".hana-clause")) return;
  import("./table-notes.mjs")
    .then(({ followTable, tableOf }) => {
      const text = tableOf(location.hash);
      if (text !== null) return followTable(text);
    })
    .catch(() => missing(document.querySelector(".md-content__inner") ?? document.body));
};
addEventListener("hashchange", follow);
onEachPage(follow);
