// The clause being read, marked in the contents of a rules page. The theme would ask every heading for its place, and
// so lay out all that is off the screen; an observer is told of the few sections that are on it.

const ACTIVE = "md-nav__link--active";
const READ = "-80px 0px -65% 0px"; // the part of the window in which one reads: under the header, above the middle

/** @type {IntersectionObserver | undefined} */
let watcher;

/** Watch the clauses of the page that is shown now. */
export function watchContents() {
  watcher?.disconnect();
  const clauses = [...document.querySelectorAll("section.hana-clause")];
  if (!clauses.length) return;
  /** @type {Set<Element>} */
  const seen = new Set();
  watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target) : seen.delete(target);
      const read = clauses.find((clause) => seen.has(clause));
      if (read) mark(/** @type {HTMLElement} */ (read).dataset.rule ?? "");
    },
    { rootMargin: READ },
  );
  for (const clause of clauses) watcher.observe(clause);
}

/** @param {string} id */
function mark(id) {
  for (const link of document.querySelectorAll(".md-nav--secondary .md-nav__link")) {
    const is = link.getAttribute("href") === `#${id}`;
    if (is === link.classList.contains(ACTIVE)) continue;
    link.classList.toggle(ACTIVE, is);
    const list = link.closest(".md-sidebar__scrollwrap");
    if (!is || !list?.closest(".md-sidebar--secondary")) continue;
    const { top, bottom } = link.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
  }
}
