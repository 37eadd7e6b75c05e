"""The widgets as the browser gets them: a start for every page, a part for each widget, a worker."""

from __future__ import annotations

from prepare import node
from steps import ASSETS, CACHE, MODULES, ROOT, digest, is_stamped, run, write_stamp

WIDGETS = ROOT / "interactive"
CORE = ROOT / "hanacore"
SPOKEN = (CORE / "names" / "en.json", CORE / "rules.json")  # what widgets read aloud
ENTRIES = ("main.mjs", "worker.mjs", "main.css")
# Small text keeps its place in the script; the licences of what is bundled stay at its end.
OPTIONS = (
    "--bundle",
    "--splitting",
    "--chunk-names=part-[hash]",
    "--minify",
    "--format=esm",
    "--target=es2022",
    "--charset=utf8",
    "--legal-comments=eof",
    "--log-level=warning",
    "--loader:.svg=text",
)


def bundle() -> None:
    key = digest([WIDGETS, *SPOKEN, ROOT / "package-lock.json"], *OPTIONS)
    if is_stamped(CACHE / "bundle.stamp", key) and (ASSETS / "main.js").exists():
        return
    entries = [WIDGETS / name for name in ENTRIES]
    for old in ASSETS.glob("*.js"):
        old.unlink()  # a part that is no part any more
    esbuild = MODULES / "esbuild" / "bin" / "esbuild"
    said = run("the widgets, bundled", node(), esbuild, *entries, *OPTIONS, f"--outdir={ASSETS}")
    if said.strip():
        print(said.rstrip())
    write_stamp(CACHE / "bundle.stamp", key)
