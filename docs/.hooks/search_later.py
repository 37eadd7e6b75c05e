"""The search's index is fetched when somebody searches, or comes from a search with words to mark.

The theme fetches it with every page, and it weighs more than any page to read. Opened from a disk, the theme
waits until the search is opened, as it does here everywhere.
"""

from __future__ import annotations

from pathlib import Path

from mkdocs.exceptions import PluginError

# What the theme's script says, and what instead: where the search begins, and where words found are marked.
CHANGES = {
    '$(location.protocol!=="file:")': "$(!1)",
    'z([t,r.pipe(Q(we()),g(o=>!!o.searchParams.get("h")))])': (
        'r.pipe(Q(we()),g(o=>!!o.searchParams.get("h")),b(n=>t.pipe(m(o=>[o,n]))))'
    ),
}


def patch(site: Path) -> None:
    """Change the theme's script in the built site.

    Raises:
        PluginError: a newer theme says it in another way.
    """
    (script,) = (site / "assets" / "javascripts").glob("bundle.*.min.js")
    text = script.read_text("utf-8")
    for said, instead in CHANGES.items():
        if text.count(said) != 1:
            raise PluginError(f"the theme's script says {said} no more: see docs/.hooks/search_later.py")
        text = text.replace(said, instead)
    script.write_text(text, "utf-8")
