"""Notebook pages without Jupyter's own page: 600 kB of styles and scripts that a reader never needs."""

from __future__ import annotations

import json
import re

from mkdocs.structure.pages import Page
from mkdocs_jupyter.config import settings
from site_pages import HERE


def use_slim_template() -> None:
    """mkdocs-jupyter looks for ``mkdocs_html/notebook.html.j2`` here; its own is the stock one."""
    settings.templates_dir = str(HERE / "templates" / "jupyter")


def front_matter(page: Page, source: str) -> None:
    """A notebook keeps its front matter under ``page`` in its metadata."""
    page.meta.update(json.loads(source)["metadata"].get("page", {}))


def slim(html: str) -> str:
    """Drop the stylesheets that the plugin appends whatever the template, and the pilcrows of headings."""
    html = re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)
    html = re.sub(r'<div id="cell-\d+" class="clipboard-copy-txt">.*?</div>', "", html, flags=re.DOTALL)
    return re.sub(r'<a class="anchor-link"[^>]*>.*?</a>', "", html)
