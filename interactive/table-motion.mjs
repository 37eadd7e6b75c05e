// Pauses one can skip, and cards that glide from where they were to where they are.

export const EASE = "cubic-bezier(.2,.7,.2,1)";

/** The pauses of one run of steps. */
export class Pace {
  /** @type {(() => void) | null} */
  #wake = null;
  #skipped = false;
  /** @type {Animation[]} */
  #moving = [];
  #stepping;

  /** @param {number} factor  1 calm, less is brisker, 0 not at all @param {boolean} [stepping]  moves wait to be asked for */
  constructor(factor, stepping = false) {
    this.factor = factor;
    this.#stepping = stepping;
  }

  get stepping() {
    return this.#stepping;
  }

  /** Until the next move is asked for. @returns {Promise<void>} */
  asked() {
    return new Promise((resolve) => (this.#wake = resolve));
  }

  get skipped() {
    return this.#skipped || this.factor === 0;
  }

  /** @param {number} ms @returns {Promise<void>} */
  wait(ms) {
    if (this.skipped || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms * this.factor);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Movements that end when the rest is skipped. @param {Animation[]} moving */
  accompany(moving) {
    this.#moving = moving;
  }

  /** To the end, at once; step by step, over what is waited for. */
  skip() {
    this.#skipped = !this.#stepping;
    for (const movement of this.#moving) movement.finish();
    this.#wake?.();
  }

  /** To the end, whatever is waited for. */
  end() {
    this.#stepping = false;
    this.skip();
  }
}

/** The card faces under an element, by code. @param {Element} root */
function faces(root) {
  return /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("hana-card[code]"));
}

/** Where every face is now. @param {Element} root @returns {Map<string, DOMRect>} */
export function whereabouts(root) {
  const places = new Map();
  for (const face of faces(root)) {
    const box = face.getBoundingClientRect();
    if (box.width) places.set(face.getAttribute("code"), box);
  }
  return places;
}

/**
 * Let every face that has moved since `before` glide to its place. A face that was nowhere comes from `origin`.
 * @param {Element} root
 * @param {Map<string, DOMRect>} before
 * @param {{ ms: number, origin?: DOMRect, flip?: string | null }} how  flip: this card turns over on the way
 * @returns {Animation[]}
 */
export function glide(root, before, { ms, origin, flip = null }) {
  if (ms <= 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  // All is measured before anything moves: each movement that begins makes the next measure work the page out anew.
  const measured = [...faces(root)].map((face) => ({ face, to: face.getBoundingClientRect() }));
  /** @type {Animation[]} */
  const moving = [];
  for (const { face, to } of measured) {
    const code = face.getAttribute("code") ?? "";
    const from = before.get(code) ?? origin;
    if (!from || !to.width) continue;
    const [dx, dy, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
    if (Math.abs(dx) + Math.abs(dy) < 2 && code !== flip) continue;
    const turn = code === flip ? " rotateY(90deg)" : "";
    const movement = face.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})${turn}`, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      { duration: ms, easing: EASE },
    );
    above(face, movement);
    moving.push(movement);
  }
  return moving;
}

/** A card lies above the others on its way. Among the keyframes this would keep the compositor from moving it alone. @param {HTMLElement} face @param {Animation} movement */
function above(face, movement) {
  face.style.zIndex = "9";
  movement.onfinish = movement.oncancel = () => face.style.removeProperty("z-index");
}
