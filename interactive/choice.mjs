// A table's rules as a line of text: the head of a record. What may be chosen, and what it says, comes from the build
// (choices.json), so a page can follow a table before Python is there. Whether it contradicts itself is the engine's to say.

/**
 * @typedef {{ id: string, name: string, whole: boolean, values: Record<string, string> }} NamedSet
 * @typedef {{ key: string, rule: string, ask: string, default: string, slugs: Record<string, string>,
 *   told: Record<string, string>, pattern: string, touches: Record<string, string[]> }} Option
 * @typedef {{ name: string, seats: number[], usual: number, rules: string, score: string, practice: string, sets: NamedSet[],
 *   options: Option[] }} Game
 * @typedef {Record<string, Game>} Choices
 * @typedef {{ game: string, seats: number, set: string, values: Record<string, string> }} Table  own values only
 * @typedef {{ key: string, value: string, rule: string, ask: string, told: string, was: string, own: boolean,
 *   touches: string[] }} Change
 */

const LONGEST = 1000;

/** @type {Promise<Choices> | undefined} */
let fetched;

/** What every game offers. @returns {Promise<Choices>} */
export function choices() {
  fetched ??= fetch(new URL("choices.json", import.meta.url)).then((reply) => {
    if (!reply.ok) throw new Error(`choices.json: ${reply.status}`);
    return reply.json();
  });
  fetched.catch(() => (fetched = undefined)); // the next page may have a network
  return fetched;
}

/** Key and value as a link holds them. @param {Option} option @param {string} value */
export function slug(option, value) {
  if (Object.hasOwn(option.slugs, value)) return /** @type {string} */ (option.slugs[value]);
  const key = option.key.slice(option.key.indexOf(".") + 1).replaceAll("_", "-");
  return `${key}_${value.replaceAll("/", "-")}`;
}

/** The value that a part of a link names, or null. @param {Option} option @param {string} part */
function linked(option, part) {
  for (const [value, written] of Object.entries(option.slugs)) if (written === part) return value;
  const value = part.slice(part.indexOf("_") + 1).replaceAll("-", "/");
  return allows(option, value) && slug(option, value) === part ? value : null;
}

/** Whether an option may have a value. @param {Option} option @param {string} value */
export const allows = (option, value) =>
  Object.hasOwn(option.slugs, value) || (option.pattern !== "" && new RegExp(`^(?:${option.pattern})$`).test(value));

/** What a value says, without its full stop. @param {Option} option @param {string} value */
export function told(option, value) {
  const text = (Object.hasOwn(option.told, value) ? option.told[value] : option.told.other) ?? "";
  return text.replace(/\{(\d)\}/g, (_, at) => value.split("/")[Number(at)] ?? "");
}

/** @param {Game} game @param {string} id */
export const namedSet = (game, id) => game.sets.find((one) => one.id === id) ?? /** @type {NamedSet} */ (game.sets[0]);

/** A game's usual table. @param {Choices} all @param {string} slug @returns {Table} */
export function usual(all, slug) {
  const game = /** @type {Game} */ (all[slug]);
  return { game: slug, seats: game.usual, set: namedSet(game, "").id, values: {} };
}

/** The value of an option at a table. @param {Game} game @param {Table} table @param {Option} option */
export const valueOf = (game, table, option) =>
  table.values[option.key] ?? namedSet(game, table.set).values[option.key] ?? option.default;

/**
 * Read a table leniently: whatever can be read is kept, and what cannot is listed.
 * @param {Choices} all @param {string} text
 * @returns {{ table: Table | null, unread: string[] }}
 */
export function readTable(all, text) {
  const [first = "", ...parts] = text.slice(0, LONGEST).split(".");
  if (!Object.hasOwn(all, first)) return { table: null, unread: [first] };
  const game = /** @type {Game} */ (all[first]);
  const table = usual(all, first);
  const unread = text.length > LONGEST ? ["…"] : [];
  /** @type {Set<string>} */
  const said = new Set();
  for (const part of parts) {
    const found = read(game, part);
    if (!found || said.has(found.what)) {
      unread.push(part);
      continue;
    }
    said.add(found.what);
    const { values, ...rest } = found.says;
    Object.assign(table, rest);
    Object.assign(table.values, values);
  }
  return { table, unread };
}

/**
 * What one part of a link says of a table; null: nothing.
 * @param {Game} game @param {string} part @returns {{ what: string, says: Partial<Table> } | null}
 */
function read(game, part) {
  if (/^[0-9]$/.test(part) && game.seats.includes(Number(part))) return { what: "seats", says: { seats: Number(part) } };
  if (game.sets.some((one) => one.id === part)) return { what: "set", says: { set: part } };
  if (/^deal_[0-9]{1,2}$/.test(part)) return { what: "deal", says: {} }; // a table is the same in every deal
  for (const option of game.options) {
    const value = linked(option, part);
    if (value !== null) return { what: option.key, says: { values: { [option.key]: value } } };
  }
  return null;
}

/** The table as a link names it; nothing usual is named. @param {Choices} all @param {Table} table */
export function writeTable(all, table) {
  const game = /** @type {Game} */ (all[table.game]);
  const set = namedSet(game, table.set);
  const parts = [table.game];
  if (table.seats !== game.usual) parts.push(String(table.seats));
  if (set !== game.sets[0]) parts.push(set.id);
  for (const option of game.options) {
    const value = table.values[option.key];
    if (value !== undefined && value !== (set.values[option.key] ?? option.default)) parts.push(slug(option, value));
  }
  return parts.join(".");
}

/** In what a table differs from the usual rules. @param {Game} game @param {Table} table @returns {Change[]} */
export function changesOf(game, table) {
  const set = namedSet(game, table.set);
  return game.options.flatMap((option) => {
    const value = valueOf(game, table, option);
    if (value === option.default) return [];
    return [
      {
        key: option.key,
        value,
        rule: option.rule,
        ask: option.ask,
        told: told(option, value),
        was: told(option, option.default),
        touches: (Object.hasOwn(option.touches, value) ? option.touches[value] : option.touches.other) ?? [option.rule],
        own: value !== (set.values[option.key] ?? option.default),
      },
    ];
  });
}
