// The time to claim a discard, where a person wants it limited. When it is over the discard is left to the others, which
// the engine offers in every claim.

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

export class ClaimClock {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #running;

  /** The table has come to rest. @param {Table} table */
  start(table) {
    this.end();
    const { view, settings, keeper } = table;
    const pass = view?.claim?.pass.code;
    if (!settings.claim || pass === undefined) return;
    this.#running = setTimeout(() => {
      if (keeper === table.keeper && view === table.view) table.act(pass);
    }, settings.claim * 1000);
  }

  end() {
    clearTimeout(this.#running);
  }
}
