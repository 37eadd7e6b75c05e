// What every page does, and the widgets of those that have one: a page to read brings none of them.

import "./page.mjs";
import "./scheme.mjs";
import { onEachPage } from "./pages.mjs";

const WIDGETS = {
  "hana-score": () => import("./hana-score.mjs"),
  "hana-quiz": () => import("./hana-quiz.mjs"),
  "hana-table": () => import("./hana-table.mjs"),
};

onEachPage(() => {
  for (const [tag, bring] of Object.entries(WIDGETS)) if (document.querySelector(tag)) void bring();
});
