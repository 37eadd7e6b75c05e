// What the device remembers. Storage may be blocked or full, and what is in it may be anyone's: neither breaks a page.

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Keep */

/** @returns {Keep | null} */
function device() {
  try {
    return globalThis.localStorage ?? null; // reading the property is what throws where storage is blocked
  } catch {
    return null;
  }
}

/** How often questions were answered, and how well, one stored value a level. */
export class Progress {
  #keep;
  #prefix;
  /** False once the device has refused to keep something. */
  kept = true;

  /** @param {string} prefix @param {Keep | null} [keep] */
  constructor(prefix, keep = device()) {
    this.#prefix = prefix;
    this.#keep = keep;
    this.kept = keep !== null;
  }

  /**
   * Seeds answered at a level, the last answer each. Entries that make no sense are left out, the others stay.
   * @param {number} level @returns {Map<number, boolean>}
   */
  answers(level) {
    /** @type {Map<number, boolean>} */
    const answers = new Map();
    for (const [seed, right] of Object.entries(this.#read(level))) {
      const number = Number(seed);
      if (Number.isSafeInteger(number) && number >= 0 && (right === 0 || right === 1)) answers.set(number, right === 1);
    }
    return answers;
  }

  /** @param {number} level @param {number} seed @param {boolean} right */
  add(level, seed, right) {
    const all = this.answers(level).set(seed, right);
    this.#write(level, Object.fromEntries([...all].map(([key, good]) => [key, good ? 1 : 0])));
  }

  /** @param {number} level */
  forget(level) {
    try {
      this.#keep?.removeItem(this.#prefix + level);
    } catch {
      this.kept = false;
    }
  }

  /** @param {number} level @returns {Record<string, unknown>} */
  #read(level) {
    try {
      const value = JSON.parse(this.#keep?.getItem(this.#prefix + level) ?? "{}");
      return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
    } catch {
      return {};
    }
  }

  /** @param {number} level @param {Record<string, number>} value */
  #write(level, value) {
    try {
      if (!this.#keep) throw new Error("no storage");
      this.#keep.setItem(this.#prefix + level, JSON.stringify(value));
    } catch {
      this.kept = false;
    }
  }
}
