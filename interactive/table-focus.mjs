// One tab stop a zone, and a focus that never falls to the top of the page.

import { towards } from "./table-keys.mjs";

/** @typedef {import("./table-keys.mjs").Way} Way */

/** What may have the focus in a zone; in a panel's text that is everything one can press. @param {Element} root @param {string} zone */
function stops(root, zone) {
  const inside = zone === "panel" ? ":is(a, summary, button)" : "[data-rove]";
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(`[data-zone="${zone}"] ${inside}`));
  return [...found].filter((stop) => stop.checkVisibility());
}

/** The zone of an element. @param {Element | null} element */
const zoneOf = (element) => element?.closest("[data-zone]")?.getAttribute("data-zone") ?? null;

/** @typedef {{ zone: string, code: string | null, index: number }} Held */

/** Where the focus is, so that it can be given back. @param {Element} root @returns {Held | null} */
export function held(root) {
  const active = document.activeElement;
  if (!active || !root.contains(active)) return null;
  const zone = zoneOf(active) ?? "message";
  const code = active.getAttribute("data-card");
  return { zone, code, index: stops(root, zone).indexOf(/** @type {HTMLElement} */ (active)) };
}

/** Give back a focus whose element is gone: to its card, else its place, else the message. @param {Element} root @param {Held} was */
export function giveBack(root, { zone, code, index }) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const list = stops(root, zone);
  const there = list.find((stop) => code !== null && stop.dataset.card === code) ?? list[Math.min(Math.max(index, 0), list.length - 1)];
  const target = there ?? /** @type {HTMLElement | null} */ (root.querySelector("#ht-message"));
  target?.focus({ preventScroll: true });
}

/** Leave one stop in every zone: the focused one, else the one that was, else the first. @param {Element} root */
export function rove(root) {
  const zones = new Set([...root.querySelectorAll("[data-zone]")].map((zone) => zone.getAttribute("data-zone") ?? ""));
  // What can be seen is asked of all zones before anything is changed, so that the page is worked out once.
  for (const list of [...zones].map((zone) => stops(root, zone))) {
    const keep =
      list.find((stop) => stop === document.activeElement) ?? list.find((stop) => stop.getAttribute("tabindex") === "0") ?? list[0];
    for (const stop of list) {
      const index = stop === keep ? "0" : "-1";
      if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
    }
  }
}

/**
 * Move the focus as an arrow asks. Up and down pass between hand and field; the rest stays in its zone.
 * @param {Element} root
 * @param {Way} way
 * @param {(code: string) => boolean} open  the field cards that may be reached
 * @returns {boolean} whether there was anything to move in
 */
export function move(root, way, open) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  const zone = zoneOf(active);
  if (!active || !zone || !stops(root, zone).includes(active)) return false;
  const board = zone === "hand" || zone === "field";
  const across = board && (way === "up" || way === "down");
  const list = (across ? [...stops(root, "field"), ...stops(root, "hand")] : stops(root, zone)).filter(
    (stop) => stop === active || zoneOf(stop) !== "field" || open(stop.dataset.card ?? ""),
  );
  const sideways = !board && (way === "up" || way === "down") ? (way === "up" ? "left" : "right") : way;
  const to = towards(list.map(middle), list.indexOf(active), sideways);
  list[to]?.focus();
  return true;
}

/** @param {HTMLElement} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {Element} root @param {string} selector */
export function focusOn(root, selector) {
  const target = /** @type {HTMLElement | null} */ (root.querySelector(selector));
  target?.focus({ preventScroll: true });
  return target !== null;
}
