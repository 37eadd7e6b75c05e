// Below a table on which a record is looked at: its steps, whose eyes look on, and what can be done with it.

import { html, nothing } from "lit";
import { looking, leave, play } from "./table-handed.mjs";
import { stepper } from "./table-watch.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */
/** @typedef {import("./table-watch.mjs").Watching} Watching */

/** @param {Table} table @param {Watching} watching */
export function watchBar(table, watching) {
  const { shown, step, lastStep, seat, record } = watching;
  if (!shown) return nothing;
  const again = () => looking(table, watching);
  const { over, view } = shown;
  const points = view.settlement && table.folded;
  return html`<footer class="ht-watch" data-zone="watch">
    ${stepper({ step, last: lastStep, go: watching.go, to: watching.to })}
    <div class="ht-watch-more">
      <label
        >Seen by
        <select
          name="watch-seat"
          @change=${(/** @type {Event} */ { target }) => watching.look({ seat: Number(/** @type {HTMLSelectElement} */ (target).value) }).catch(again)}
        >
          ${view.names.map(
            (_, number) => html`<option value=${number} ?selected=${number === seat}>${number ? `seat ${number + 1}` : "the dealer"}</option>`,
          )}
        </select></label
      >
      ${over
        ? html`<label class="ht-tick"
            ><input
              type="checkbox"
              name="watch-open"
              .checked=${watching.open}
              @change=${(/** @type {Event} */ { target }) => watching.look({ open: /** @type {HTMLInputElement} */ (target).checked }).catch(again)}
            /><span>All hands open</span></label
          >`
        : html`<button type="button" class="ht-ivory" data-action="play-on" @click=${() => play(table, { record, seat, again: false })}>Play on</button>`}
      ${points ? html`<button type="button" class="ht-ivory" data-action="points" @click=${() => table.showPoints()}>The points</button>` : nothing}
      <button type="button" class="ht-quiet" data-action="play-again" @click=${() => play(table, { record, seat, again: true })}>Play this deal</button>
      <button type="button" class="ht-quiet" data-action="share" @click=${() => table.show("share")}>Share</button>
      <button type="button" class="ht-quiet" data-action="leave-record" @click=${() => leave(table)}>Close</button>
    </div>
    ${over ? nothing : html`<p class="ht-muted">This deal is not over: what this seat may not know stays hidden.</p>`}
  </footer>`;
}
