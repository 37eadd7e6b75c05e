"""The MkDocs hook: clauses, worked examples, cards, prepared questions and the widgets' files.

Each idea has a module beside this one; here they meet the events of a build. Whatever is wrong with
the pages is collected while they render and stops the build in ``on_env``, place by place.
"""

from __future__ import annotations

import os
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import agreements
import assets
import choices
import clause_pictures
import clauses
import deck
import findable
import layout
import months
import notebook
import preview
import print_sheets
import prose
import published
import questions
import score_page
import short_links
import tables
import terms
import theme_script
import topics
import vectors
import worked
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from site_pages import Site

from hanacore.house_rules import ask
from hanacore.names import LANGUAGES

_site: Site
_nav: Navigation


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Read every clause first: a page may cite one that stands on a later page."""
    global _site
    docs = Path(config.docs_dir)
    try:
        found = clauses.collect(docs)
    except clauses.ClauseError as error:
        raise PluginError(str(error)) from None
    if docs == clauses.DOCS and os.environ.get("HANA_INVENTORY") != "keep":
        clauses.write(found)
    _site = Site(found)
    language = config.theme["language"]
    card_view = partial(deck.view, lang=language if language in LANGUAGES else "en")
    _site.templates.globals.update(card_view=card_view, card_address=deck.address, option_ask=ask)
    prose.BLOCKS |= {
        **months.BLOCKS,
        **tables.BLOCKS,
        **choices.BLOCKS,
        **agreements.BLOCKS,
        "index": topics.block,
        "onward": short_links.block,
        "print": print_sheets.block,
        "quiz": questions.block,
        "score": score_page.block,
        "terms": terms.block,
    }
    config.markdown_extensions.append(prose.Hana(_site))  # type: ignore[arg-type]  # Markdown takes objects too
    fences = config.mdx_configs.setdefault("pymdownx.superfences", {}).setdefault("custom_fences", [])
    fences.append({"name": "hana", "class": "hana-example", "format": worked.fence(_site)})
    notebook.use_slim_template()
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for file in short_links.files(_site.clauses.values(), config):
        files.append(file)
    return assets.add(files, config)


def on_nav(nav: Navigation, config: MkDocsConfig, **_: Any) -> Navigation:
    global _nav
    _nav = nav
    published.add_labels(config, _site.clauses.values())
    return nav


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    _site.begin(page)
    if page.file.src_uri.endswith(".ipynb"):
        notebook.front_matter(page, markdown)
        markdown = ""
    clause = short_links.clause_of(_site, page)
    if clause:
        short_links.front_matter(page, clause)
    if "month" in page.meta:
        markdown = months.compose(_site, page, markdown)
    if page.meta.get("alikes"):
        markdown = months.look_alikes(markdown)
    _site.words[page.url] = page.meta.get("words", "")
    _site.called[page.url] = page.meta.get("called", "")
    layout.apply(page)
    preview.apply(page, clause)
    if not page.meta.get("description"):
        _site.fail("the page has no description in its front matter", line=1)
    return clauses.rewrite(markdown, _site.clauses)


def on_page_content(html: str, page: Page, **_: Any) -> str:
    if page.file.src_uri.endswith(".ipynb"):
        _site.begin(page)
        return notebook.slim(html)
    if _site.cited and not _site.lists_sources:
        _site.fail(f"the page cites {', '.join(_site.cited)} and has no [[sources]]", line=1)
    listed = [_site.cite(mark) for mark in sorted(_site.cited)]
    html = html.replace(prose.SOURCES_LIST, _site.render("clause.html.j2", "sources", sources=listed))
    return re.sub(r"<p>\s*(<hana-[a-z]+[^>]*></hana-[a-z]+>)\s*</p>", r"\1", html)


def on_env(env: Any, **_: Any) -> Any:
    if _site.failures:
        found = "\n  ".join(dict.fromkeys(_site.failures))
        raise PluginError(f"the pages are not right:\n  {found}")
    return env


def on_post_page(output: str, page: Page, **_: Any) -> str:
    return layout.mark_body(output, page)


def on_post_build(config: MkDocsConfig) -> None:
    site = Path(config.site_dir)
    assets.copy(site)
    agreements.write_choices(site)
    preview.copy(site)
    clause_pictures.copy(site, _site.clauses.values())
    findable.add(site, _site.clauses, _site.words, _site.called)
    theme_script.patch(site)
    vectors.add(site)
    published.copy_inventory(site)
    published.write_llms(site, config, _nav)
