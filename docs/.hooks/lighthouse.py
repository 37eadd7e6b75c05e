"""Lighthouse's scores of the main pages, as a phone sees them, served compressed.

lighthouse.py            all four categories, as a table
lighthouse.py --check    without performance, which a busy machine spoils; fails below 100
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any
from urllib.parse import urlsplit

from browser import FLAGS, chromium
from prepare import node, node_env
from serve import serving, site_port
from steps import BUILD, MODULES, ROOT, SITE_URL, stop

PAGES = (
    "",
    "cards/",
    "cards/chrysanthemum/",
    "rules/koi-koi/",
    "r/KK-6.5/",
    "rules/compare/",
    "rules/table/",
    "score/koi-koi/",
    "practice/koi-koi/",
    "reference/terms/",
)
ALL = ("performance", "accessibility", "best-practices", "seo")
REPORTS = BUILD / "lighthouse"


def main(*, check: bool) -> None:
    categories = ALL[1:] if check else ALL
    chrome = chromium()
    REPORTS.mkdir(parents=True, exist_ok=True)
    low: list[str] = []
    print("  page".ljust(24), *(name.rjust(15) for name in categories), flush=True)
    with serving(site_port(), urlsplit(SITE_URL).path) as address:
        for page in PAGES:
            report = audit(address + page, categories, chrome)
            name = page.strip("/").replace("/", "-") or "home"
            (REPORTS / f"{name}.json").write_text(json.dumps(report, indent=1), "utf-8")
            scores = {key: round(100 * (report["categories"][key]["score"] or 0)) for key in categories}
            print(f"  /{page}".ljust(24), *(str(scores[key]).rjust(15) for key in categories), flush=True)
            low += [f"/{page}: {why}" for why in failings(report) if why]
    for why in low:
        print("  " + why)
    if check and low:
        sys.exit(1)


def audit(url: str, categories: tuple[str, ...], chrome: str) -> dict[str, Any]:
    command = [
        node(), MODULES / "lighthouse" / "cli" / "index.js", url,
        "--quiet", "--output=json", "--no-enable-error-reporting", "--max-wait-for-load=60000",
        f"--only-categories={','.join(categories)}", f"--chrome-flags={' '.join(FLAGS)}",
    ]  # fmt: skip
    env = {**node_env(), "CHROME_PATH": chrome}
    done = subprocess.run(
        [str(word) for word in command], cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True
    )
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        stop(f"lighthouse could not read {url}:\n{done.stderr.strip()[-2000:]}")
    return report


def failings(report: dict[str, Any]) -> list[str]:
    """Every audit that costs a point, outside performance."""
    audits, found = report["audits"], []
    for key, category in report["categories"].items():
        if key == "performance":
            continue
        for ref in category["auditRefs"]:
            one = audits[ref["id"]]
            if ref["weight"] and one["score"] is not None and one["score"] < 1:
                items = one.get("details", {}).get("items", [])
                where = " ".join(item.get("node", {}).get("selector", "") for item in items[:3])
                found.append(f"{key}: {one['title']} {where}".rstrip())
    return found


if __name__ == "__main__":
    main(check="--check" in sys.argv[1:])
