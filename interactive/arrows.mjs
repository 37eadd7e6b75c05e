// Arrow keys among things laid out on a plane: the nearest in the arrow's direction, whatever the layout is today.

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * @template {{ getBoundingClientRect(): { x: number, y: number, width: number, height: number } }} T
 * @param {string} key @param {T} from @param {readonly T[]} all
 * @returns {T | undefined} undefined: not a key for moving, or nothing lies there
 */
export function neighbour(key, from, all) {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const here = centre(from);
  let best;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const there = centre(one);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = along + 4 * across; // straight on beats near by
    if (along > 1 && far < least) [best, least] = [one, far];
  }
  return best;
}

/** @param {{ getBoundingClientRect(): { x: number, y: number, width: number, height: number } }} one */
function centre(one) {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
