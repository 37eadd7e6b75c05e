"""How soon the practice table answers, and how evenly its cards move on a slow processor.

An answer is timed from the press to the engine's reply in the page, warm, with greedy players, over a deal of
each game. Frames are counted while the computers move at calm speed and the processor is slowed four times,
beside an animation that moves nothing, the yardstick.
"""

from __future__ import annotations

from statistics import median, quantiles

from browser import FLAGS, chromium
from playwright.sync_api import Page, sync_playwright
from serve import serving, site_port

TABLES = ("koi-koi", "hana-awase.4", "nylon-ppong", "nylon-ppong.6")
PRESSES = 25
SLOWER = 4
LISTEN = """
globalThis.asked = new Map();
globalThis.took = [];
globalThis.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (typeof data !== "string") return;
      const { id } = JSON.parse(data);
      if (asked.has(id)) took.push(performance.now() - asked.get(id));
    });
  }
  postMessage(data, ...more) {
    const { id, op } = JSON.parse(data);
    if (op === "table.act") asked.set(id, globalThis.pressed ?? performance.now());
    super.postMessage(data, ...more);
  }
};
addEventListener("click", () => (globalThis.pressed = performance.now()), true);
"""
FRAMES = """
(ms) => new Promise((resolve) => {
  const gaps = [];
  let last = performance.now();
  const end = last + ms;
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else resolve(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})
"""
STILL = "document.documentElement.animate([{ opacity: 1 }, { opacity: 1 }], { duration: 9e6 })"
READY = """() => {
  const { phase, busy } = document.querySelector("hana-table")?.dataset ?? {};
  return busy === "false" && !["waiting", "start"].includes(phase);
}"""
PRESS = """() => {
  const table = document.querySelector("hana-table");
  const open = ':not([aria-disabled="true"]):not([disabled])';
  const first = (selector) => table.querySelector(selector + open);
  const next = first('[data-action="next-deal"]') ?? first('[data-action="new-match"].ht-primary');
  const said = ["stop", "draw", "pass"].map((action) => first(`[data-action="${action}"]`)).find(Boolean);
  const choice = table.dataset.phase === "take" && first('[data-zone="field"] button');
  const button = next ?? choice ?? said;
  if (button) return button.click();
  const [card] = table.querySelectorAll('[data-zone="hand"] button:not([aria-disabled])');
  card?.click();
  setTimeout(() => {
    const match = '[data-zone="field"] button:has(.is-match, .is-match-quiet)';
    (first('[data-action="play"]') ?? first(match))?.click();
  }, 60);
}"""


def main() -> None:
    with sync_playwright() as play, serving(site_port()) as address:
        browser = play.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        print(f"  {'press to answer, ms':<20}{'median':>8}{'p95':>8}{'most':>8}")
        for table in TABLES:
            page = seated(
                browser.new_page(viewport={"width": 1440, "height": 900}), address, table, "instant"
            )
            for _ in range(PRESSES):
                page.evaluate(PRESS)
                page.wait_for_timeout(150)
                page.wait_for_function(READY)
            took: list[float] = page.evaluate("took")
            print(f"  {table:<20}{median(took):8.0f}{quantiles(took, n=20)[18]:8.0f}{max(took):8.0f}")
            page.close()
        heading = f"frames at {SLOWER}x slower"
        print(f"\n  {heading:<28}{'a second':>10}{'p95 ms':>8}{'over 20 ms':>12}")
        for width, height in ((1440, 900), (360, 640)):
            for table in ("koi-koi", "hana-awase.4", "nylon-ppong.6"):
                page = seated(
                    browser.new_page(viewport={"width": width, "height": height}), address, table, "calm"
                )
                page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                page.evaluate(STILL)
                tell(f"{table} {width}, still", page.evaluate(FRAMES, 2000))
                page.evaluate(PRESS)
                tell(f"{table} {width}, moving", page.evaluate(FRAMES, 3000))
                page.close()
        browser.close()


def seated(page: Page, address: str, table: str, speed: str) -> Page:
    """A match at a table, at rest before the first decision."""
    page.add_init_script(LISTEN)
    page.add_init_script(
        f'localStorage.setItem("hana.table.settings", JSON.stringify({{ speed: "{speed}" }}))'
    )
    page.goto(f"{address}practice/{table.split('.')[0]}/#table={table}&seed=7")
    page.wait_for_function(READY, timeout=60_000)
    return page


def tell(name: str, gaps: list[float]) -> None:
    long = sum(gap > 20 for gap in gaps)
    print(
        f"  {name:<28}{1000 * len(gaps) / sum(gaps):10.0f}{quantiles(gaps, n=20)[18]:8.1f}"
        f"{f'{long} of {len(gaps)}':>12}",
        flush=True,
    )


if __name__ == "__main__":
    main()
