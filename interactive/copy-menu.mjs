// What can be copied of a clause: its short address, or a link to it as Markdown, as HTML, as a plain citation.
// Without a script the button is a link to the clause, and stays one for who opens it in another tab.

import { root } from "./root.mjs";
import { toast } from "./toast.mjs";

/** @typedef {{ id: string, title: string, game: string, href: string }} Cited */

const LEFT_OVER = 8; // px that stay free at the window's edge

/** @type {ReadonlyArray<[string, (one: Cited) => string]>} */
export const FORMS = [
  ["Link", ({ href }) => href],
  ["Markdown", ({ id, title, href }) => `[${id} ${title.replace(/[[\]\\]/g, "\\$&")}](${href})`],
  ["HTML", ({ id, title, href }) => `<a href="${href}">${id} ${escaped(title)}</a>`],
  ["Citation", ({ id, title, game, href }) => `${id}, “${title}”. ${game}, Hanacore. ${href}`],
];

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** @type {HTMLElement | null} */
let menu = null;

/** @param {HTMLAnchorElement} link @returns {Cited} */
function cited(link) {
  const { copy: id = "", title = "", game = "" } = link.dataset;
  return { id, title, game, href: new URL(`r/${id}/`, root).href };
}

/** @param {HTMLAnchorElement} link */
function open(link) {
  const one = cited(link);
  menu?.remove();
  menu = document.createElement("div");
  menu.className = "hana-copy-menu";
  menu.popover = "auto";
  menu.setAttribute("role", "group");
  menu.setAttribute("aria-label", `Copy ${one.id} as`);
  for (const [form, text] of FORMS) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = form;
    button.addEventListener("click", () => copy(one, form, text(one), link));
    menu.append(button);
  }
  link.after(menu); // beside what opened it, so that the tab key goes on from there
  link.setAttribute("aria-expanded", "true");
  const own = menu;
  own.addEventListener("toggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState !== "closed") return;
    link.removeAttribute("aria-expanded");
    if (own.contains(document.activeElement)) link.focus();
    own.remove();
  });
  own.showPopover();
  place(own, link);
  own.querySelector("button")?.focus();
}

/** @param {HTMLElement} own @param {Element} link */
function place(own, link) {
  const at = link.getBoundingClientRect();
  const left = Math.min(at.right - own.offsetWidth, innerWidth - own.offsetWidth - LEFT_OVER);
  const below = at.bottom + own.offsetHeight + LEFT_OVER < innerHeight;
  own.style.left = `${Math.max(LEFT_OVER, left)}px`;
  own.style.top = `${below ? at.bottom : at.top - own.offsetHeight}px`;
}

/** @param {Cited} one @param {string} form @param {string} text @param {HTMLAnchorElement} link */
async function copy(one, form, text, link) {
  const own = menu;
  try {
    await navigator.clipboard.writeText(text);
    link.focus();
    own?.hidePopover();
    toast(form === "Link" ? `Link to ${one.id} copied` : `${one.id} copied as ${form}`);
  } catch {
    show(own, form, text);
  }
}

/**
 * Where the browser refuses the clipboard, the text stands there to be copied by hand.
 * @param {HTMLElement | null} own @param {string} form @param {string} text
 */
function show(own, form, text) {
  if (!own) return;
  const field = document.createElement("textarea");
  field.readOnly = true;
  field.value = text;
  field.setAttribute("aria-label", `${form}, to copy by hand`);
  own.replaceChildren(field);
  field.select();
  field.focus();
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.hana-copy") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!("popover" in HTMLElement.prototype)) return; // an old browser follows the link
  event.preventDefault();
  event.stopPropagation(); // the theme would follow it
  open(link);
}, true);
// A page may still be moving when the button is pressed: the menu goes with it, and only leaves when it does.
addEventListener("scroll", () => {
  const link = menu?.previousElementSibling;
  if (!menu?.isConnected || !link) return;
  const { top, bottom } = link.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) menu.hidePopover();
  else place(menu, link);
}, { passive: true });
