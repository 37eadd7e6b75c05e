"""Changes in the theme's script, each for a page that is there sooner.

The search's index is fetched when somebody searches, or comes from a search with words to mark: the theme
fetches it with every page, and it weighs more than any page to read. Opened from a disk, the theme waits
until the search is opened, as it does here everywhere.

Links within a page are left as they are: the theme writes the whole address into every one of them, hundreds
on a page of rules, and they say the same.
"""

from __future__ import annotations

from pathlib import Path

from mkdocs.exceptions import PluginError

# What the theme's script says, and what instead: where the search begins, where words found are marked, and
# which links are written anew.
CHANGES = {
    '$(location.protocol!=="file:")': "$(!1)",
    'z([t,r.pipe(Q(we()),g(o=>!!o.searchParams.get("h")))])': (
        'r.pipe(Q(we()),g(o=>!!o.searchParams.get("h")),b(n=>t.pipe(m(o=>[o,n]))))'
    ),
    """let t of M("[href], [src]",e))for(let r of""": (
        """let t of M("[href]:not([href^='#']), [src]",e))for(let r of"""
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
            raise PluginError(f"the theme's script says {said} no more: see docs/.hooks/theme_script.py")
        text = text.replace(said, instead)
    script.write_text(text, "utf-8")
