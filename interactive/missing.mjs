// A widget whose code does not arrive: what came with the page stays, one line says so, and it can be tried again.

const LOST = "This part of the page did not load. The rest can be read.";
const STILL = "It did not arrive this time either. The rest can be read.";

/** @param {Element} place  the widget's element */
export function missing(place) {
  if (place.querySelector(":scope > .hana-missing")) return; // told already
  const notice = document.createElement("div");
  const words = document.createElement("p");
  const button = document.createElement("button");
  notice.className = "hana-notice hana-missing";
  notice.setAttribute("role", "alert");
  words.textContent = LOST;
  button.type = "button";
  button.className = "hana-button";
  button.textContent = "Try again";
  let trying = false;
  button.addEventListener("click", async () => {
    if (trying) return;
    trying = true;
    if (await startAnew()) return;
    trying = false;
    words.textContent = STILL;
  });
  notice.append(words, button);
  place.prepend(notice);
}

/**
 * Load the page again, once its start is there. A part that failed stays failed for the life of a page, and a start
 * from before a deploy names parts that are gone; so the start is fetched past the cache.
 */
async function startAnew() {
  try {
    const { ok } = await fetch(new URL("main.js", import.meta.url), { cache: "reload" });
    if (ok) location.reload();
    return ok;
  } catch {
    return false; // no line: a page loaded now would be the browser's own, which says nothing
  }
}
