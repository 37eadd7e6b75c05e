// The keys of the table, and how arrows move over it. Nothing here touches the page.

/**
 * @typedef {{ do: "hand", index: number } | { do: "deed", deed: import("./table-offers.mjs").Deed } | { do: "move", way: Way } |
 *   { do: "back" | "stop" | "call" | "last" | "pile" | "theirs" | "undo" | "redo" | "hint" }} Command
 */
/** @typedef {"left" | "right" | "up" | "down" | "first" | "last"} Way */
/** @typedef {{ x: number, y: number }} Point  the middle of a card */

/** @type {Record<string, Way>} */
const WAYS = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};

/** The letters of a rummy. @type {Record<string, import("./table-offers.mjs").Deed>} */
const DEEDS = { d: "draw", s: "stop", p: "ppong", n: "pass", y: "declare", t: "triple" };

/**
 * What a key asks for. Enter and the space bar press the focused button by themselves.
 * @param {{ key: string, shiftKey?: boolean, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean }} event
 * @param {{ deciding: boolean, letters: boolean, rummy?: boolean }} at  deciding: stop or koi-koi is asked; letters: letter
 *   keys are on; rummy: they are a rummy's
 * @returns {Command | null}
 */
export function command(event, { deciding, letters, rummy = false }) {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const way = WAYS[event.key];
  if (way) return { do: "move", way };
  if (event.key === "Escape") return { do: "back" };
  if (/^[0-9]$/.test(event.key)) return { do: "hand", index: (Number(event.key) + 9) % 10 }; // 0 is the tenth
  if (!letters) return null;
  const letter = event.key.toLowerCase();
  const deed = rummy ? DEEDS[letter] : undefined;
  if (deed) return { do: "deed", deed };
  switch (letter) {
    case "s":
      return deciding ? { do: "stop" } : null;
    case "k":
      return deciding ? { do: "call" } : null;
    case "u":
      return { do: event.shiftKey ? "redo" : "undo" };
    case "h":
      return { do: "hint" };
    case "l":
      return { do: "last" };
    case "p":
      return { do: "pile" };
    case "o":
      return rummy ? null : { do: "theirs" };
    default:
      return null;
  }
}

/** Whether a key is one of the table's letters, asked for now or not. @param {{ key: string }} event */
export const isLetter = ({ key }) => /^[sklpoudnyth]$/i.test(key);

/**
 * The card an arrow leads to, or -1 where there is none. Left and right follow the row and run on into the next;
 * up and down look for the nearest card that is clearly above or below.
 * @param {readonly Point[]} points  in reading order
 * @param {number} from
 * @param {Way} way
 */
export function towards(points, from, way) {
  const here = points[from];
  if (!here) return points.length ? 0 : -1;
  if (way === "first") return 0;
  if (way === "last") return points.length - 1;
  if (way === "left") return from - 1;
  if (way === "right") return from + 1 < points.length ? from + 1 : -1;
  const sign = way === "down" ? 1 : -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const dy = (point.y - here.y) * sign;
    const dx = Math.abs(point.x - here.x);
    if (dy < 20) return; // the lift of a chosen card is less than this, a row is more
    const far = dy * 2 + dx;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}
