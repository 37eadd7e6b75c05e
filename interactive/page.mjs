// What pages do without a widget: copying a clause's link, and keeping the body's layout true under instant navigation.

const SHOWN_FOR = 2000; // ms that a note stays

/** Instant navigation changes the page but not the body, so the page says its layout itself. */
function layout() {
  const said = document.querySelector("[data-hana-page]")?.getAttribute("data-hana-page");
  if (said) document.body.dataset.hanaLayout = said;
}

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
  setTimeout(() => {
    if (shown.textContent === text) shown.textContent = "";
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
layout();

/** Material's stream of page changes; without it every page is loaded whole. */
const stream = /** @type {{ document$?: { subscribe(next: () => void): unknown } }} */ (
  /** @type {unknown} */ (window)
).document$;
stream?.subscribe(layout);
