// What a reader chose about cards, for every page: the set, the badges, pictures or words. Kept on this device, and
// written on <html>, where stylesheets and hana-card.mjs read it. What is not chosen is left to the page.
// docs/.overrides/partials/javascripts/palette.html writes the same before the first paint.

/** @typedef {"set" | "badges" | "as"} Name */

/** @type {Record<Name, readonly string[]>} */
export const CHOICES = Object.freeze({
  set: ["hanafuda", "hwatu"], // else the page's own: `months` of its front matter
  badges: ["on", "off"], // else the page's own: `badges`
  as: ["words"], // else pictures
});

const NAMES = /** @type {Name[]} */ (Object.keys(CHOICES));
/** @param {Name} name */
const keyOf = (name) => `hana.cards.${name}`;
/** @param {Name} name */
const fieldOf = (name) => `hana${name[0]?.toUpperCase()}${name.slice(1)}`;

export class CardChoices {
  #shown;
  #open;
  #changed;
  /** False once the device has refused to keep a choice: it holds for this visit. */
  kept = true;

  /**
   * @param {DOMStringMap} shown  where the choices are written
   * @param {() => void} changed
   * @param {() => Pick<Storage, "getItem" | "setItem" | "removeItem">} open  throws where storage is blocked
   */
  constructor(shown, changed, open = () => localStorage) {
    this.#shown = shown;
    this.#changed = changed;
    this.#open = open;
  }

  /** The choice, or "" for what the page has. @param {Name} name */
  get(name) {
    return this.#shown[fieldOf(name)] ?? "";
  }

  /** @param {Name} name @param {string} value  "" for what the page has */
  choose(name, value) {
    this.#show(name, value);
    try {
      if (value) this.#open().setItem(keyOf(name), value);
      else this.#open().removeItem(keyOf(name));
      this.kept = true;
    } catch {
      this.kept = false;
    }
    this.#changed();
  }

  /** What the device remembers; another tab may have written it. */
  recall() {
    const before = NAMES.map((name) => this.get(name));
    try {
      const storage = this.#open();
      for (const name of NAMES) this.#show(name, storage.getItem(keyOf(name)) ?? "");
    } catch {
      return; // blocked: what was chosen in this visit stays
    }
    if (NAMES.some((name, at) => this.get(name) !== before[at])) this.#changed();
  }

  /** Whether a stored value of that key is one of these; null: all of the storage was emptied. @param {string | null} key */
  owns(key) {
    return key === null || NAMES.some((name) => keyOf(name) === key);
  }

  /** @param {Name} name @param {string} value */
  #show(name, value) {
    if (CHOICES[name].includes(value)) this.#shown[fieldOf(name)] = value;
    else delete this.#shown[fieldOf(name)];
  }
}
