// What pages do without a widget: copying a clause's link, landing on it, and keeping the body's layout true under
// instant navigation.

import { watchContents } from "./contents.mjs";
import { onEachPage } from "./pages.mjs";

const SHOWN_FOR = 2000; // ms that a note stays
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

/** @type {ReturnType<typeof setTimeout> | undefined} */
let noted;

/** @param {string} text */
function note(text) {
  let toast = document.querySelector(".hana-toast");
  if (!toast) {
    toast = document.createElement("p");
    toast.className = "hana-toast";
    toast.setAttribute("role", "status");
    document.body.append(toast);
  }
  const shown = toast;
  shown.textContent = text;
  clearTimeout(noted);
  noted = setTimeout(() => {
    shown.textContent = "";
  }, SHOWN_FOR);
}

/** @param {MouseEvent} event */
async function copy(event) {
  const link = event.target instanceof Element ? event.target.closest("a.hana-copy") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The link is followed as well: the address bar then shows what was copied.
  try {
    await navigator.clipboard.writeText(link.href);
    note(`Link to ${link.dataset.copy} copied`);
  } catch {
    note(`The link to ${link.dataset.copy} is in the address bar`);
  }
}

document.addEventListener("click", copy);
addEventListener("hashchange", land);
onEachPage(() => {
  layout();
  land();
  watchContents();
});
