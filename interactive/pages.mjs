// Instant navigation changes the page without a load. The theme tells of each change by a stream.

/** @typedef {{ document$?: { subscribe(next: () => void): unknown } }} Theme */

/**
 * Run now and whenever another page is shown.
 * @param {() => void} run
 */
export function onEachPage(run) {
  run();
  /** @type {Theme} */ (/** @type {unknown} */ (window)).document$?.subscribe(run);
}
