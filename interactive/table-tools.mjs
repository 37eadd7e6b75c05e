// Buttons that go back and on again, and the one that asks for the computer's next move.

import { html, nothing } from "lit";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

/** In the bar. @param {Table} table */
export function undoTools({ view, keeper, undo, redo }) {
  if (!view) return nothing;
  /** @param {string} action @param {string} name @param {boolean} can @param {() => void} press @param {string} keys */
  const tool = (action, name, can, press, keys) =>
    html`<button
      type="button"
      class="ht-tool ht-tool-${action}"
      data-rove
      data-action=${action}
      aria-label=${name}
      aria-keyshortcuts=${keys}
      aria-disabled=${can ? nothing : "true"}
      title=${name}
      @click=${() => press()}
    ></button>`;
  return html`${tool("undo", "Undo", keeper.canUndo, () => undo(), "U")} ${tool("redo", "Redo", keeper.canRedo, redo, "Shift+U")}`;
}

/** Step by step, in the message. A press anywhere on the table goes on; this is for those who look for a button. @param {Table} table */
export function nextMove({ awaited, skip }) {
  if (!awaited) return nothing;
  /** Without a pointer, which would have gone on by itself. @param {MouseEvent} event */
  const press = (event) => event.detail === 0 && skip();
  return html`<button type="button" class="ht-ivory" data-action="next-move" data-rove @click=${press}>Next</button>`;
}
