"""What goes to assets/hana/: the widgets, which the bundler made under build/site-assets, and the cards."""

from __future__ import annotations

import shutil
from pathlib import Path

from clauses import ROOT
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

MADE = ROOT / "build" / "site-assets"
CARDS = ROOT / "interactive" / "cards"
UNDER = "assets/hana"


def add(files: Files, config: MkDocsConfig) -> Files:
    """Every page loads one script and one stylesheet of ours; the rest is fetched by what needs it."""
    if (MADE / "main.css").exists():
        config.extra_css.append(f"{UNDER}/main.css")
    if (MADE / "main.js").exists():
        config.extra["hana_main"] = f"{UNDER}/main.js"
    return files


def copy(site: Path) -> None:
    if MADE.is_dir():
        shutil.copytree(MADE, site / UNDER, dirs_exist_ok=True)
    shutil.copytree(CARDS, site / UNDER / "cards", dirs_exist_ok=True)
