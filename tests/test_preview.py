"""The site's mark and the pictures of its links: drawn from the cards, whole, in the colours of the deck."""

from __future__ import annotations

import re
import struct
from xml.etree import ElementTree

import pytest

pytest.importorskip("resvg_py")

import preview

from interactive.art import link_picture, marks
from interactive.art.palette import COLOURS


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def test_the_mark_is_four_shapes_of_the_decks_colours() -> None:
    shapes = list(ElementTree.fromstring(marks.mark()))
    assert len(shapes) == 4
    assert {shape.get("fill") for shape in shapes} < COLOURS
    assert len(marks.mark()) < 1000


def test_links_have_a_picture_of_the_size_that_is_said() -> None:
    png = preview._preview(preview.LIGHTS, fanned=True)
    assert size(png) == link_picture.PREVIEW == (1200, 630)
    assert len(png) < 300_000


def test_cards_in_one_picture_keep_their_own_names() -> None:
    """Every card calls its clip the same: inside one picture each name has the card's number."""
    cards = [(preview.CARDS / f"{code}.svg").read_text("utf-8") for code in ("1a", "1b", "2a")]
    svg = link_picture.preview(cards, fanned=False)
    ids = re.findall(r'\bid="([^"]+)"', svg)
    assert len(ids) == len(set(ids)) > 3
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)) <= {
        pair for name in ids for pair in ((name, ""), ("", name))
    }
