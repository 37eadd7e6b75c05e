"""The gallery, and the pages of the months."""

from __future__ import annotations

import re

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
            assert place.locator(f'[data-card="{code}"]').count() == 1
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
        assert page.locator(".hana-month-card [data-card]").first.evaluate(wide) == width
