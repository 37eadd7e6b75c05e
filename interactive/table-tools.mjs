// Buttons that go back and on again or ask for a hint, and the one that asks for the computer's next move.

import { html, nothing } from "lit";
import { canHint } from "./table-hint.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

/** In the bar. @param {Table} table */
export function undoTools(table) {
  const { view, keeper, undo, redo, advise } = table;
  if (!view || table.watching) return nothing;
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
  const hint = html`<button
    type="button"
    class="ht-tool ht-tool-hint"
    data-rove
    data-action="hint"
    aria-label="Hint"
    aria-keyshortcuts="H"
    aria-disabled=${canHint(table) ? nothing : "true"}
    title="Hint"
    @click=${advise}
  ></button>`;
  return html`${hint} ${tool("undo", "Undo", keeper.canUndo, () => undo(), "U")} ${tool("redo", "Redo", keeper.canRedo, redo, "Shift+U")}`;
}

/** Step by step, in the message. A press anywhere on the table goes on; this is for those who look for a button. @param {Table} table */
export function nextMove({ awaited, skip }) {
  if (!awaited) return nothing;
  /** Without a pointer, which would have gone on by itself. @param {MouseEvent} event */
  const press = (event) => event.detail === 0 && skip();
  return html`<button type="button" class="ht-ivory" data-action="next-move" data-rove @click=${press}>Next</button>`;
}
