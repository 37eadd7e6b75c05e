"""How long Python takes to be ready in Chromium, beside the least that its WebAssembly can take.

The floor only compiles pyodide.asm.wasm while it streams. Both are timed from navigation, in turns and in
one run: cold on a new profile, warm after the browser was started again on the same profile. Medians of five.
"""

from __future__ import annotations

import argparse
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

from browser import FLAGS, chromium
from build_runtime import RUNTIME
from playwright.sync_api import Playwright, sync_playwright
from serve import serving
from steps import ASSETS

HOME = "assets/hana/"
LINGER_MS = 1500  # a reader stays; the browser keeps what it compiled meanwhile
PAGE = """<!doctype html><html lang="en"><title>Timing</title><link rel="icon" href="data:,">
<script type="module">{script}</script></html>"""
FLOOR = """
await WebAssembly.compileStreaming(fetch("assets/hana/py/pyodide.asm.wasm"));
window.took = performance.now();
"""
ENGINE = """
const worker = new Worker("assets/hana/worker.js", { type: "module" });
worker.onmessage = ({ data }) => {
  if (typeof data === "string") window.took ??= performance.now();
  else if (data.status === "failed") window.failed = data.message;
};
const args = { game: "koi-koi", pile: "3H 3a 9T 9a", opponent_called: true };
worker.postMessage(JSON.stringify({ v: 1, id: 1, op: "score", args }));
"""
PAGES = {"floor.html": PAGE.format(script=FLOOR), "engine.html": PAGE.format(script=ENGINE)}
NAMES = {"floor.html": "wasm floor", "engine.html": "first score"}


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the start of Python in Chromium.")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    took: dict[tuple[str, str], list[float]] = {}
    chrome = chromium()
    with sync_playwright() as play, serving(extra=PAGES) as address:
        for path in [ASSETS / "worker.js", *RUNTIME.iterdir()]:
            fetch(
                address + HOME + path.relative_to(ASSETS).as_posix()
            )  # compressed once, before the clock runs
        for number in range(rounds):
            print(f"  round {number + 1} of {rounds} ...", end="", flush=True)
            start = time.monotonic()
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                for state in ("cold", "warm"):
                    for page in PAGES:
                        took.setdefault((page, state), []).append(
                            visit(play, chrome, Path(folder) / page, address + page)
                        )
            print(f" {time.monotonic() - start:.0f} s", flush=True)
    table(took)


def fetch(url: str) -> None:
    with urllib.request.urlopen(urllib.request.Request(url, headers={"Accept-Encoding": "gzip"})) as answer:
        answer.read()


def visit(play: Playwright, chrome: str, profile: Path, url: str) -> float:
    """Milliseconds from navigation to the answer, in a browser started for it."""
    context = play.chromium.launch_persistent_context(
        profile, executable_path=chrome, headless=False, args=list(FLAGS)
    )
    try:
        page = context.pages[0]
        page.goto(url)
        page.wait_for_function("window.took || window.failed", timeout=60_000)
        if why := page.evaluate("window.failed"):
            raise SystemExit(f"hanacore: the engine did not start: {why}")
        page.wait_for_timeout(LINGER_MS)
        return float(page.evaluate("window.took"))
    finally:
        context.close()


def table(took: dict[tuple[str, str], list[float]]) -> None:
    print(f"\n  {'ms, median (min-max)':<22}{'cold':>22}{'x floor':>9}{'warm':>22}{'x floor':>9}")
    for page, name in NAMES.items():
        cells = []
        for state in ("cold", "warm"):
            times, floor = took[page, state], median(took["floor.html", state])
            cells.append(f"{median(times):,.0f} ({min(times):,.0f}-{max(times):,.0f})".rjust(22))
            cells.append(f"{median(times) / floor:.2f}".rjust(9))
        print(f"  {name:<22}{''.join(cells)}")
    print("\n  The bar is 5 times the floor, cold and warm; 3 times is the aim.")


if __name__ == "__main__":
    main()
