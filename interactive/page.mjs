// What pages do without a widget: landing on a clause, and keeping the body's layout true under instant navigation.

import { watchContents } from "./contents.mjs";
import { onEachPage } from "./pages.mjs";

const CALM = 20; // frames without a shift after which a landing is over
const LONGEST = 300; // frames, whatever happens
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Instant navigation changes the page but not the body, so the page says its layout itself. */
function layout() {
  const said = document.querySelector("[data-hana-page]")?.getAttribute("data-hana-page");
  if (said) document.body.dataset.hanaLayout = said;
}

/** The id that the address names; a fragment that anyone may have broken names none. */
function anchor() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** Ends the landing under way. */
let free = new AbortController();

/** Stay at the address's target while what lies above it takes its true height. The reader's hand ends it. */
function land() {
  free.abort();
  const target = document.getElementById(anchor());
  if (!target) return;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const own = (free = new AbortController());
  for (const kind of HANDS) addEventListener(kind, () => own.abort(), { signal: own.signal, passive: true });
  let calm = 0;
  let left = LONGEST;
  const stay = () => {
    if (own.signal.aborted) return;
    const before = scrollY;
    if (Math.abs(target.getBoundingClientRect().top - margin) > 1) target.scrollIntoView({ behavior: "instant" });
    calm = scrollY === before ? calm + 1 : 0;
    if (calm < CALM && --left > 0 && target.isConnected) requestAnimationFrame(stay);
    else own.abort();
  };
  requestAnimationFrame(stay);
}

addEventListener("hashchange", land);
onEachPage(() => {
  layout();
  land();
  watchContents();
});
