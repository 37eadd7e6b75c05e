// Storage as a browser has it, empty.

export class Shelf {
  kept = new Map();
  getItem(key) {
    return this.kept.get(key) ?? null;
  }
  setItem(key, value) {
    this.kept.set(key, value);
  }
  removeItem(key) {
    this.kept.delete(key);
  }
}
