"""`make cards-browsers`: the cards as Chromium, Firefox and WebKitGTK draw them, side by side and compared.

Browsers that this machine lacks are named and left out. On Debian: apt-get install chromium firefox-esr
webkit2gtk-driver xvfb. Nothing else is needed: two take pictures by themselves, the third speaks WebDriver.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageFilter

from interactive.art.build import drawn
from interactive.art.deck import HEIGHT, WIDTH
from interactive.art.sheets import FOLDER, LIGHT

WIDTHS = (96, 300)
COLUMNS = 14
GAP = 8
APART = 40  # of 255: what two browsers' smoothing of one edge never differs by over a whole patch
PATCH = 3  # pixels each way
BARS = 200  # pixels: more than the bars of a window take

# Calls back when every picture of the page is decoded and two frames are drawn.
DRAWN = """
const done = arguments[arguments.length - 1];
Promise.all(Array.from(document.images, (image) => image.decode())).then(() =>
  requestAnimationFrame(() => requestAnimationFrame(() => done())));
"""

CHROMIUM_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
]

Taker = Callable[[Path, Path, int, int], None]  # page, picture, width and height of the window


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    takers = dict(browsers())
    if len(takers) < 2:
        sys.exit("two browsers at least are compared: install chromium, firefox-esr or webkit2gtk-driver")
    files = _copied()
    wrong = [line for width in WIDTHS for line in compared(files, width, takers)]
    print("\n".join(wrong) or f"{', '.join(takers)} draw every card alike")
    sys.exit(bool(wrong))


def browsers() -> Iterator[tuple[str, Taker]]:
    """Those that this machine has."""
    chromium = os.environ.get("CHROME_PATH") or shutil.which("chromium") or shutil.which("google-chrome")
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    if chromium:
        yield "chromium", lambda page, to, width, height: _by_chromium(chromium, page, to, width, height)
    if firefox:
        yield "firefox", lambda page, to, width, height: _by_firefox(firefox, page, to, width, height)
    if shutil.which("WebKitWebDriver") and shutil.which("Xvfb"):
        yield "webkitgtk", _by_webkitgtk


def compared(files: list[Path], width: int, takers: dict[str, Taker]) -> list[str]:
    """Take the pictures at one width of a card, and name what differs from the first browser's."""
    page, across, down = _page(files, width)
    pictures = {}
    for name, take in takers.items():
        to = (FOLDER / f"browser-{width}-{name}.png").resolve()
        to.unlink(missing_ok=True)
        start = time.monotonic()
        take(page, to, across, down)
        pictures[name] = Image.open(to).convert("RGB")
        print(f"{to.relative_to(Path.cwd())}, {time.monotonic() - start:.0f} s", flush=True)
    first, *others = pictures
    wrong = []
    for other in others:
        for i, file in enumerate(files):
            spot = _spot(i, width)
            if worst := apart(pictures[first].crop(spot), pictures[other].crop(spot)):
                wrong.append(f"{file.parent.name}/{file.stem} at {width}: {other} and {first} differ {worst}")
    return wrong


def apart(one: Image.Image, other: Image.Image) -> str:
    """Where a whole patch differs, or nothing: edges may be smoothed in different ways."""
    difference = abs(np.asarray(one, dtype=np.int16) - np.asarray(other, dtype=np.int16)).max(axis=2)
    patches = Image.fromarray(difference.astype(np.uint8)).filter(ImageFilter.MinFilter(PATCH))
    values = np.asarray(patches)
    if values.max() <= APART:
        return ""
    y, x = np.argwhere(values == values.max())[0]
    where = f"{x / values.shape[1] * WIDTH:.0f}, {y / values.shape[0] * HEIGHT:.0f}"
    return f"in {(values > APART).sum()} pixels, most about {where} of the card"


def _copied() -> list[Path]:
    """The cards as they are now: all browsers see the same, though somebody draws on meanwhile."""
    copies = []
    for path, text in drawn().items():
        copy = (FOLDER / "svg" / path.parent.name / path.name).resolve()
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")
        copies.append(copy)
    return copies


def _page(files: list[Path], width: int) -> tuple[Path, int, int]:
    """A page of cards at fixed places, and the size of it."""
    images = []
    for i, file in enumerate(files):
        left, top, right, foot = _spot(i, width)
        place = f"left:{left}px;top:{top}px;width:{right - left}px;height:{foot - top}px"
        images.append(f'<img src="{file.as_uri()}" style="position:absolute;{place}">')
    page = (FOLDER / f"browser-{width}.html").resolve()
    page.write_text(f'<!doctype html><body style="margin:0;background:{LIGHT}">{"".join(images)}', "utf-8")
    _, _, right, _ = _spot(COLUMNS - 1, width)
    _, _, _, foot = _spot(len(files) - 1, width)
    return page, right + GAP, foot + GAP


def _spot(i: int, width: int) -> tuple[int, int, int, int]:
    height = round(width * HEIGHT / WIDTH)
    row, column = divmod(i, COLUMNS)
    left, top = GAP + column * (width + GAP), GAP + row * (height + GAP)
    return left, top, left + width, top + height


def _by_chromium(program: str, page: Path, to: Path, width: int, height: int) -> None:
    size = f"--window-size={width},{height}"
    _run([program, *CHROMIUM_FLAGS, size, f"--screenshot={to}", page.as_uri()])


def _by_firefox(program: str, page: Path, to: Path, width: int, height: int) -> None:
    with tempfile.TemporaryDirectory() as profile:
        size = f"--window-size={width},{height}"
        _run([program, "--headless", "--profile", profile, size, "--screenshot", str(to), page.as_uri()])


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)


def _by_webkitgtk(page: Path, to: Path, width: int, height: int) -> None:
    with _screen(width + BARS, height + BARS) as display, _driver(display) as ask:
        ask("POST", "/url", {"url": page.as_uri()})
        ask("POST", "/window/rect", {"width": width + BARS, "height": height + BARS})
        for _ in range(100):  # the window grows in its own time
            seen = ask("POST", "/execute/sync", {"script": "return [innerWidth, innerHeight]", "args": []})
            if seen[0] >= width and seen[1] >= height:
                break
            time.sleep(0.1)
        ask("POST", "/execute/async", {"script": DRAWN, "args": []})
        # A busy machine paints late: the picture is taken once two in a row are the same.
        last, now = "", ask("GET", "/screenshot", None)
        while now != last:
            time.sleep(0.7)
            last, now = now, ask("GET", "/screenshot", None)
        to.write_bytes(base64.b64decode(now))


@contextmanager
def _screen(width: int, height: int) -> Iterator[str]:
    """A screen that nobody sees; the server picks its own number."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def _driver(display: str) -> Iterator[Callable[[str, str, Any], Any]]:
    """A WebDriver session, as a function of method, path and body."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}/session"
    on_screen = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"}
    quiet = subprocess.DEVNULL
    command = ["WebKitWebDriver", f"--port={port}"]
    with subprocess.Popen(command, env=on_screen, stdout=quiet, stderr=quiet) as server:
        try:
            session = _asked("POST", base, {"capabilities": {}}, patience=20)["sessionId"]
            yield lambda method, path, body: _asked(method, f"{base}/{session}{path}", body)
            _asked("DELETE", f"{base}/{session}", None)
        finally:
            server.terminate()


def _asked(method: str, url: str, body: Any, patience: float = 0) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
    deadline = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.URLError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    main()
