// A card of the hand that is dragged: onto a card it takes, or onto the field. Let go anywhere else, it returns. What
// one can do by dragging can be done by pressing as well, so keys and screen readers never meet this.

import { playing, targets, waysOf } from "./table-marks.mjs";
import { EASE } from "./table-motion.mjs";
import { refuse } from "./table-presses.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

const STARTS = 8; // px that a press may tremble
const RETURN_MS = 140;

/** A finger or the mouse goes down on a card of the hand. @param {Table} table @param {string} code @param {PointerEvent} down */
export function grab(table, code, down) {
  const { view } = table;
  if (!down.isPrimary || down.button !== 0 || !table.free || !playing(view) || !view) return;
  if (!waysOf(view.actions, code).length) return;
  const card = /** @type {HTMLElement} */ (down.currentTarget);
  const listening = new AbortController();
  const { signal } = listening;
  let dragging = false;

  /** @param {PointerEvent} event */
  const follow = (event) => {
    if (event.pointerId !== down.pointerId) return;
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!dragging && Math.hypot(dx, dy) < STARTS) return;
    if (!table.free) return end();
    if (!dragging) {
      dragging = true;
      card.setPointerCapture(down.pointerId);
      card.classList.add("is-dragged");
      table.set({ selected: code, remark: "", pointed: null });
    }
    card.style.transform = `translate(${dx}px, ${dy}px)`;
    table.pointAt(under(card, event));
  };

  /** @param {PointerEvent} event */
  const drop = (event) => {
    if (event.pointerId !== down.pointerId) return;
    if (!dragging) return end();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    if (event.type === "pointerup" && play(table, code, card, event)) return settle(table, card, listening);
    end();
  };

  const end = () => {
    listening.abort();
    if (!dragging) return;
    goBack(card);
    table.set({ selected: null, pointed: null });
  };

  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", drop, { signal });
}

/** The click that follows a drag presses nothing. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** What lies under the pointer, beneath the card that hangs there. @param {HTMLElement} card @param {PointerEvent} event */
function beneath(card, { clientX, clientY }) {
  card.style.pointerEvents = "none";
  const found = document.elementFromPoint(clientX, clientY)?.closest('[data-zone="field"] button[data-card], [data-zone="field"]');
  card.style.pointerEvents = "";
  return found ?? null;
}

/** The card of the field under the pointer. @param {HTMLElement} card @param {PointerEvent} event */
const under = (card, event) => beneath(card, event)?.getAttribute("data-card") ?? null;

/**
 * Play it where it was let go, if that is a way to play it.
 * @param {Table} table @param {string} code @param {HTMLElement} card @param {PointerEvent} event
 */
function play(table, code, card, event) {
  const { view } = table;
  const place = beneath(card, event);
  if (!view || !place || !table.free) return false;
  const on = place.getAttribute("data-card");
  const ways = on === null ? waysOf(view.actions, code) : (targets(view, code).get(on) ?? []);
  const [only, ...others] = ways;
  if (on !== null && !only) refuse(table, code, on);
  if (!only || others.length) return false;
  table.act(only.code);
  return true;
}

/**
 * It stays where it was dropped until the table shows it there.
 * @param {Table} table @param {HTMLElement} card @param {AbortController} listening
 */
async function settle(table, card, listening) {
  listening.abort();
  while (card.isConnected && table.keeper.pending) await new Promise((resolve) => setTimeout(resolve, 50));
  if (card.isConnected && !table.busy) goBack(card); // the engine refused it
}

/** @param {HTMLElement} card */
function goBack(card) {
  const { transform } = card.style;
  card.classList.remove("is-dragged");
  card.style.transform = "";
  if (!transform || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  card.animate([{ transform }, { transform: "none" }], { duration: RETURN_MS, easing: EASE });
}
