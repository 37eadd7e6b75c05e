"""What other sites and programs fetch: the Sphinx inventory, the clauses as data, llms.txt."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from steps import ROOT, SITE, SITE_URL

RULES = json.loads((ROOT / "hanacore" / "rules.json").read_text("utf-8"))


def test_sphinx_resolves_every_clause(tmp_path: Path) -> None:
    """``:ref:`` lowers its label, so each clause is there in lower case; a missing one is an error (-W)."""
    (tmp_path / "conf.py").write_text(
        'extensions = ["sphinx.ext.intersphinx"]\n'
        f"intersphinx_mapping = {{'hanacore': ({SITE_URL!r}, {str(SITE / 'objects.inv')!r})}}\n"
    )
    lines = [f"- :ref:`{rule}`" for rule in RULES]
    lines.append("- :external+hanacore:py:class:`hanacore.CardSet`")
    (tmp_path / "index.rst").write_text("Clauses\n=======\n\n" + "\n".join(lines) + "\n")
    sphinx = [sys.executable, "-m", "sphinx", "-q", "-W", "-n", "-b", "html", tmp_path, tmp_path / "out"]
    done = subprocess.run(sphinx, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    html = (tmp_path / "out" / "index.html").read_text("utf-8")
    for rule, entry in RULES.items():
        assert f'href="{SITE_URL}r/{rule}/"' in html
        assert entry["title"].partition(" ")[0] in html
    assert f"{SITE_URL}reference/api/#hanacore.cards.CardSet" in html


def test_the_clauses_are_published_as_data() -> None:
    assert json.loads((SITE / "data" / "rules.json").read_text("utf-8")) == RULES


def test_llms_txt_names_every_page_and_clause() -> None:
    text = (SITE / "llms.txt").read_text("utf-8")
    for rule in RULES:
        assert f"({SITE_URL}r/{rule}/)" in text
    for page in ("rules/koi-koi/", "rules/hana-awase/", "rules/nylon-ppong/", "reference/api/"):
        assert f"({SITE_URL}{page})" in text
