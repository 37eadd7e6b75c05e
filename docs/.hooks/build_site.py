"""`make build`: everything the site is made of, then the site."""

from __future__ import annotations

import re
import time

from build_bundle import bundle
from build_runtime import runtime
from steps import CACHE, HOOKS, PYTHON, ROOT, SITE, SITE_URL, run, stop

# A notebook's kernel and matplotlib keep their files here and not in anybody's home.
ENV = {
    "IPYTHONDIR": str(CACHE / "ipython"),
    "JUPYTER_CONFIG_DIR": str(CACHE / "jupyter"),
    "JUPYTER_DATA_DIR": str(CACHE / "jupyter"),
    "JUPYTER_RUNTIME_DIR": str(CACHE / "jupyter-runtime"),
    "MPLBACKEND": "agg",
    "MPLCONFIGDIR": str(CACHE / "matplotlib"),
    "NO_MKDOCS_2_WARNING": "1",  # the theme's notice of its end of life; CONTRIBUTING tells of it
    "PYTHONPATH": str(ROOT),
    "SITE_URL": SITE_URL,
}


def build() -> None:
    start = time.monotonic()
    if not re.fullmatch(r"https?://[^/\s]+/(\S*/)?", SITE_URL):
        stop(f"SITE_URL is {SITE_URL!r}: it must be a whole address that ends with a slash")
    run("the rule inventory", PYTHON, HOOKS / "clauses.py")  # before the wheel, which carries it
    runtime()
    bundle()
    said = run(f"the pages, for {SITE_URL}", PYTHON, "-m", "mkdocs", "build", "--strict", env=ENV)
    for line in said.splitlines():
        if line.startswith(("WARNING", "ERROR")):
            print("  " + line)
    print(f"  {SITE.name}/ is built ({time.monotonic() - start:.0f} s)")


if __name__ == "__main__":
    build()
