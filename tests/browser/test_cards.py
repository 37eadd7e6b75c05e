"""The gallery, the pages of the months, and the sheets to print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import worth
from deck import month_view, months
from playwright.sync_api import Page, expect
from steps import SITE

from hanacore.cards import CODES
from hanacore.names import LANGUAGES, names
from tests.browser.conftest import Opening
from tests.browser.links import anchors

MONTHS = months()
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
A4, LETTER = (841.92, 594.96), (792.0, 612.0)  # points, on their side


@pytest.fixture
def plain(opening: Opening) -> Page:
    return opening(java_script_enabled=False).new_page()


def test_every_card_stands_on_its_month_with_its_names(page: Page) -> None:
    seen = []
    for it in MONTHS:
        page.goto(it["url"])
        expect(page.get_by_role("heading", level=1)).to_contain_text(it["name"])
        for place in page.locator(".hana-month-card").all():
            code = place.get_attribute("id") or ""
            text = place.inner_text()
            seen.append(code)
            for lang in LANGUAGES:
                assert names(lang)[f"card.{code}"] in text, f"{code} in {lang}"
                assert names(lang).get(f"roman.card.{code}", "") in text
            assert place.locator(f'hana-card[code="{code}"]').count() == 1
            assert len(place.locator(".hana-month-look").inner_text()) > 10
    assert seen == list(CODES)


def test_a_month_tells_what_its_cards_make(page: Page) -> None:
    """tests/test_worth.py holds the same facts against what piles score."""
    for it in MONTHS:
        page.goto(it["url"])
        shown = {
            (body.get_attribute("data-codes"), row.get_attribute("data-what"), slug): re.findall(
                r"^\d+|[A-Z]{2}-[\d.]+", cell.inner_text().strip()
            )
            for body in page.locator(".hana-worth tbody").all()
            for row in body.locator("tr[data-what]").all()
            for slug in worth.CAPTURE
            if (cell := row.locator(f'[data-game="{slug}"]:not(.is-none)')).count()
        }
        told = {
            (" ".join(lot["codes"]), entry["what"], slug): [str(price["points"]), price["rule"]]
            for lot in worth.captured(it["number"])
            for entry in lot["yaku"]
            for slug, price in entry["games"].items()
        }
        assert shown == told


def test_months_lead_to_each_other(page: Page) -> None:
    page.goto(MONTHS[0]["url"])
    for it in MONTHS[1:]:
        page.get_by_role("navigation", name="Months beside this one").locator('[rel="next"]').click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(it["name"])
    expect(page.locator('.hana-beside [rel="next"]')).to_have_count(0)


def test_old_addresses_land(page: Page) -> None:
    """What other sites link to: a month or a card in the gallery."""
    gallery = anchors(SITE / "cards" / "index.html")
    assert {it["slug"] for it in MONTHS} | set(CODES) <= gallery
    for anchor in ("paulownia", "11a"):
        page.goto(f"cards/#{anchor}")
        expect(page.locator(f'[id="{anchor}"]')).to_be_in_viewport()


def test_the_gallery_needs_no_script(plain: Page) -> None:
    plain.goto("cards/")
    shown = plain.locator(".hana-deck-month li:visible")
    expect(shown).to_have_count(48)
    for kind, held in (("Lights", 5), ("Animals", 9), ("Ribbons", 10), ("Chaff", 24)):
        plain.locator(".hana-filter label", has_text=kind).click()
        expect(shown).to_have_count(held)
        assert plain.locator(".hana-deck-month:visible:not(:has(li:visible))").count() == 0
    plain.get_by_text("All 48", exact=True).click()
    expect(shown).to_have_count(48)
    plain.get_by_role("navigation", name="Months on this page").get_by_role("link", name="Willow").click()
    expect(plain.locator('[id="willow"]')).to_be_in_viewport()


def test_cards_are_large(opening: Opening) -> None:
    wide = "one => Math.round(one.getBoundingClientRect().width)"
    for settings, width in (({"viewport": {"width": 1440, "height": 900}}, 212), (PHONE, 96)):
        page = opening(**settings).new_page()
        page.goto(month_view(9)["url"])
        assert page.locator(".hana-month-card hana-card").first.evaluate(wide) == width


@pytest.mark.parametrize(("paper", "size"), [("A4", A4), ("Letter", LETTER)])
@pytest.mark.parametrize("deck", ["Hanafuda", "Hwatu"])
def test_sheets_fill_their_pages(plain: Page, tmp_path: Path, deck: str, paper: str, size: tuple) -> None:
    """No page too many, each of the paper's size; the cards at 33 by 54 mm, whole and on the page."""
    plain.goto("cards/print/")
    choice = plain.locator(".hana-print-choice")
    choice.get_by_text(deck, exact=True).click()
    choice.get_by_text(paper, exact=True).click()
    for sheet, pages in (("Cards", 2), ("Cards and backs", 4), ("Chart", 1)):
        choice.get_by_text(sheet, exact=True).click()
        file = tmp_path / "sheets.pdf"
        plain.pdf(path=file, prefer_css_page_size=True)
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", file.read_bytes())
        assert [tuple(round(float(side), 2) for side in box) for box in boxes] == [size] * pages, sheet


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_cards_are_printed_at_their_size(plain: Page, paper: str) -> None:
    plain.goto("cards/print/")
    plain.get_by_text("Cards and backs", exact=True).click()
    plain.get_by_text(paper, exact=True).click()
    plain.emulate_media(media="print")
    millimetre = 96 / 25.4
    for sheet in plain.locator(".hana-sheet-page:visible").all():
        page = sheet.bounding_box()
        cards = [one.bounding_box() for one in sheet.locator("img").all()]
        assert page
        assert len(cards) == 24
        corners = {(round(one["x"] - page["x"], 1), round(one["y"] - page["y"], 1)) for one in cards if one}
        assert len(corners) == 24
        for one in cards:
            assert one
            assert one["width"] == pytest.approx(33 * millimetre, abs=0.05)
            assert one["height"] == pytest.approx(54 * millimetre, abs=0.05)
        # The cards lie in the middle of the sheet: backs meet faces whichever way the paper is turned.
        for side, length in (("x", "width"), ("y", "height")):
            low = min(one[side] for one in cards if one)
            high = max(one[side] + one[length] for one in cards if one)
            assert (low + high) / 2 == pytest.approx(page[side] + page[length] / 2, abs=0.1)
    assert plain.locator(".md-header:visible, .md-footer:visible, .hana-print-choice:visible").count() == 0
