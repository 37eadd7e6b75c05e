"""What other sites and programs fetch: objects.inv, the clauses as data, llms.txt."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import short_links
from clauses import INVENTORY, Clause
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.nav import Navigation

import hanacore


def add_labels(config: MkDocsConfig, clauses: Iterable[Clause]) -> None:
    """Each clause into objects.inv, beside the package's names, as a label.

    Sphinx asks for labels in lower case (``:ref:`kk-6.5```), mkdocstrings as written (``[KK-6.5][]``).
    """
    handlers: Any = config.plugins["mkdocstrings"].handlers  # type: ignore[attr-defined]
    handlers.inventory.version = hanacore.__version__
    for clause in clauses:
        for label in (clause.id.lower(), clause.id):
            handlers.inventory.register(
                name=label,
                domain="std",
                role="label",
                uri=short_links.address(clause.id),
                dispname=f"{clause.id} {clause.title}",
            )


def copy_inventory(site: Path) -> None:
    """The clauses as data/rules.json: id, title, text, page, sources, options."""
    folder = site / "data"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(INVENTORY, folder / "rules.json")


def write_llms(site: Path, config: MkDocsConfig, nav: Navigation) -> None:
    """llms.txt: what the site is and where each thing stands, for readers that are programs."""
    lines = [f"# {config.site_name}", "", f"> {config.site_description}", "", *ABOUT, "", "## Pages", ""]
    for page in nav.pages:
        lines.append(f"- [{page.meta['title']}]({page.canonical_url}): {page.meta['description']}")
    lines += ["", "## Clauses", ""]
    inventory = json.loads(INVENTORY.read_text(encoding="utf-8"))
    for rule, entry in inventory.items():
        lines.append(f"- [{rule} {entry['title']}]({config.site_url}{short_links.address(rule)})")
    (site / "llms.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


ABOUT = (
    "Every rule is a numbered clause with a permanent address, its source, and whether the source says it",
    "or we chose a default where the source is silent. Quote a clause by its id and address. Scores are",
    "computed by the rules engine when the site is built. The clauses are in data/rules.json, worked cases",
    "in data/cases/.",
)
