"""The tools that make and serve the site, apart from the pages."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import bytecode
import pytest
from serve import serving
from steps import ROOT, digest


def ask(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body, errors included; underscores stand for hyphens."""
    request = urllib.request.Request(
        url, headers={key.replace("_", "-"): text for key, text in headers.items()}
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    (site / "cards").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Home</h1>" * 100)
    (site / "cards" / "index.html").write_text("months")
    (site / "404.html").write_text("no such page")
    (site / "a.wasm").write_bytes(b"\0asm" * 100)
    (site / "a.mjs").write_text("export {}")
    (tmp_path / "secret.txt").write_text("not for reading")
    return site


def test_pages_are_served_under_a_prefix(folder: Path) -> None:
    with serving(prefix="/hana/", folder=folder) as address:
        assert address.endswith("/hana/")
        assert ask(address)[2].startswith(b"<h1>Home")
        assert ask(address + "cards")[2] == b"months"  # by way of a redirect to cards/
        assert ask(address + "nowhere/")[::2] == (404, b"no such page")
        assert ask(address.removesuffix("hana/"))[0] == 404


def test_files_come_compressed_and_typed(folder: Path) -> None:
    with serving(folder=folder) as address:
        _, headers, body = ask(address + "a.wasm", Accept_Encoding="gzip")
        assert headers["Content-Type"] == "application/wasm"  # else it cannot compile while it streams
        assert headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(body) == b"\0asm" * 100
        assert ask(address + "a.wasm")[2] == b"\0asm" * 100
        assert ask(address + "a.mjs")[1]["Content-Type"].startswith("text/javascript")


def test_an_unchanged_file_is_not_sent_again(folder: Path) -> None:
    with serving(folder=folder) as address:
        tag = ask(address)[1]["ETag"]
        assert ask(address, If_None_Match=tag)[::2] == (304, b"")
        (folder / "index.html").write_text("changed")
        assert ask(address, If_None_Match=tag)[::2] == (200, b"changed")


def test_nothing_outside_the_folder_is_served(folder: Path) -> None:
    with serving(folder=folder) as address:
        for path in ("../secret.txt", "%2e%2e/secret.txt", "cards/..%2f../secret.txt", "%2fetc/passwd"):
            assert ask(address + path)[0] == 404


def test_bytecode_is_the_same_every_time(tmp_path: Path) -> None:
    source, keep = tmp_path / "source.zip", tmp_path / "keep.txt"
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr("one.py", '"""Words."""\nKINDS = {"tane", "tan", "kasu"}\n')
        archive.writestr("two.py", "import one\n")
    keep.write_text("# kept\none.py\n")
    for name in ("first.zip", "second.zip"):
        bytecode.main(str(source), str(tmp_path / name), str(keep))
    assert (tmp_path / "first.zip").read_bytes() == (tmp_path / "second.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "first.zip") as made:
        assert made.namelist() == ["one.pyc"]


def test_a_wheel_of_bytecode_says_for_which_python(tmp_path: Path) -> None:
    source, target = tmp_path / "a-1-py3-none-any.whl", tmp_path / "a-1-cp3-none-any.whl"
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr("a/__init__.py", "")
        archive.writestr("a-1.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr("a-1.dist-info/RECORD", "a/__init__.py,,\n")
    bytecode.main(str(source), str(target))
    with zipfile.ZipFile(target) as made:
        assert "Tag: cp3" in made.read("a-1.dist-info/WHEEL").decode()
        listed = [line.split(",")[0] for line in made.read("a-1.dist-info/RECORD").decode().splitlines()]
        assert sorted(listed) == sorted(made.namelist())


def test_a_module_that_the_library_lacks_is_named(tmp_path: Path) -> None:
    source, keep = tmp_path / "source.zip", tmp_path / "keep.txt"
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr("one.py", "")
    keep.write_text("gone.py\n")
    with pytest.raises(SystemExit, match=r"gone\.py"):
        bytecode.main(str(source), str(tmp_path / "made.zip"), str(keep))


def test_a_digest_sees_names_and_contents() -> None:
    lock = ROOT / "requirements" / "tools.lock"
    assert digest([lock]) == digest([lock])
    assert digest([lock]) != digest([lock], "another word")


def test_locks_hold_hashes_and_no_addresses() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.lock")):
        text = lock.read_text()
        assert "--hash=sha256:" in text
        assert "://" not in text
        assert "index-url" not in text
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text()
