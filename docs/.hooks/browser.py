"""The Chromium that tests and measurements drive: the machine's, or one that is installed for them."""

from __future__ import annotations

import os
import shutil

from steps import PYTHON, attempt, run, stop

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as play:
    print(play.chromium.executable_path)
"""


def chromium() -> str:
    """The path of a Chromium that starts; `CHROME_PATH` chooses one."""
    found = on_machine() or from_playwright()
    if found:
        return found
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        run("the lists of packages", "apt-get", "update", "-q")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run("Chromium", "apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium", env=quiet)
    else:
        run("Chromium, by Playwright", PYTHON, "-m", "playwright", "install", "chromium")
    return on_machine() or from_playwright() or stop("no Chromium could be installed: set CHROME_PATH to one")


def on_machine() -> str | None:
    chosen = os.environ.get("CHROME_PATH")
    names = [chosen] if chosen else [*NAMES, *ELSEWHERE]
    for name in names:
        path = shutil.which(name)
        if path and attempt([path, "--version"]).returncode == 0:  # a name may be a stub for a snap
            return path
    return None


def from_playwright() -> str | None:
    """What Playwright downloaded, if it has."""
    path = attempt([PYTHON, "-c", ASK_PLAYWRIGHT]).stdout.strip()
    return path if os.access(path, os.X_OK) else None
