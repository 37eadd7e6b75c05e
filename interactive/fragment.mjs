// The address fragment: what a page's widget shows, so that it can be sent. Anyone may write one, so nothing is trusted.

/**
 * The fields of a fragment, or null when it is an ordinary anchor or empty.
 * @param {string} hash  with or without "#"
 * @param {readonly string[]} names  fields that make it ours
 * @returns {Record<string, string> | null}
 */
export function readFragment(hash, names) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const ours = names.filter((name) => fields.has(name));
  if (!ours.length) return null;
  return Object.fromEntries(ours.map((name) => [name, fields.get(name) ?? ""]));
}

/** @param {Record<string, string | number>} fields  in the order they should stand */
export const writeFragment = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

/** The fragment of the page that a widget stands on. */
export class Fragment {
  #page = location.pathname;
  #last = location.hash; // what the widget wrote or read last is no news to it

  /**
   * Tell when a link, a key or the history changes it. Instant navigation pushes the address of a link on the same
   * page and reports it as `popstate` alone; while it leaves, the address is another page's.
   * @param {(hash: string) => void} opened @param {AbortSignal} signal
   */
  watch(opened, signal) {
    const look = () => {
      if (location.pathname !== this.#page || location.hash === this.#last) return;
      this.#last = location.hash;
      opened(location.hash);
    };
    addEventListener("hashchange", look, { signal });
    addEventListener("popstate", look, { signal });
  }

  /** Put it into the address without a history entry or a jump; not into the next page's. @param {string} fragment */
  show(fragment) {
    if (location.pathname !== this.#page) return;
    const { pathname, search } = location;
    history.replaceState(history.state, "", pathname + search + (fragment && `#${fragment}`));
    this.#last = location.hash;
  }
}
