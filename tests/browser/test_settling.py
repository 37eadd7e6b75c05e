"""The calculators of whole tables: by pointer, keys, text, paste and link, with and without an engine."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
import run_cases
import score_page
from playwright.sync_api import Locator, Page, expect

from hanacore.cards import DECK
from hanacore.notation import choice_of
from tests.browser.conftest import Opening
from tests.browser.sheets import shown
from tests.browser.visits import address_ends, is_ready
from tests.console import run

HANA, NYLON, KOI = "score/hana-awase/", "score/nylon-ppong/", "score/koi-koi/"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WIDTH = "document.documentElement.scrollWidth - innerWidth"
CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in run_cases.cases()}
DEAL = CASES["C-HA-1"]
SAMPLE = [
    case
    for n, case in enumerate(CASES.values())
    if n % 5 == 0
    and case.get("kind", "pile") in ("pile", "settlement")
    and score_page.link(case)
    and not {"called_last", "laid"} & case.keys()
]


def card(page: Page, code: str) -> Locator:
    return page.locator(f'hana-score .hana-pick:has([code="{code}"])')


def place(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Where a card goes").get_by_role("button", name=name)


def totals(page: Page) -> Locator:
    return page.locator("hana-score .hana-score__totals dd")


def test_a_deal_of_hana_awase_by_pointer(page: Page) -> None:
    """The source's deal: 140, −58, −82. The last pile is what is left."""
    page.goto(HANA)
    is_ready(page)
    for seat, name in enumerate(("Dealer", "Seat 1")):
        place(page, name).click()
        for code in DEAL["piles"][seat].split():
            card(page, code).click()
    place(page, "Seat 2").click()
    expect(page.locator("hana-score .hana-empty")).to_contain_text("lies in no pile")
    page.get_by_role("button", name="The rest goes to seat 2").click()
    expect(totals(page)).to_have_text(["140", "−58", "−82"])
    dealer = page.locator("hana-score .hana-sheet").first
    expect(dealer.locator(".hana-line", has_text="Yaku paid")).to_contain_text(["to seat 1", "to seat 2"])
    expect(dealer.locator(".hana-line", has_text="Blue ribbons")).to_contain_text("40 from each other player")
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    expect(totals(page)).to_have_text(["140", "−58", "−82"])


def test_a_stop_in_nylon_ppong_by_keys(page: Page) -> None:
    page.goto(NYLON)
    is_ready(page)
    page.get_by_label("Players").select_option("2")
    expect(place(page, "Seat 2")).to_have_count(0)
    card(page, "1H").focus()
    for key in ("Space", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    place(page, "Seat 1").press("Enter")
    card(page, "2T").focus()
    for key in ("Space", "ArrowDown", "Space"):
        page.keyboard.press(key)
    expect(totals(page)).to_have_text(["34", "4"])
    expect(page.locator("hana-score .hana-sheet").first).to_contain_text("Stop-bagaji")
    expect(page.locator("hana-score")).to_contain_text("A player stopped.")
    page.locator("hana-score .hana-house summary").click()
    rule = page.locator('[data-option="np.stop_tie"]')
    rule.get_by_role("radio").nth(1).check()
    expect(totals(page)).to_have_text(["4", "4"])
    assert "table=nylon-ppong.2.stop-tie_safe" in page.url


@pytest.mark.parametrize(
    ("end", "hands", "points"),
    [
        (("ppong", "1", "0"), ("8T 9T 10T 11H 7T", "", "1R 4R 6T 6R 12a"), ["76", "0", "28"]),
        (("exhausted",), ("2T 3H", "4T 5T", "1H 1R"), ["5", "9", "2"]),
        (("declare", "0"), ("2T 3H 4T 5T 6T 7T", "4R 5R", "1H 1R"), ["-27", "9", "2"]),
        (("out", "2"), ("2T 3H", "4T 5T", ""), ["5", "9", "0"]),
    ],
)
def test_every_way_a_deal_of_nylon_ppong_ends(
    page: Page, end: tuple[str, ...], hands: tuple[str, ...], points: list[str]
) -> None:
    page.goto(f"{NYLON}#table=nylon-ppong.3&hands={'_'.join(hand.replace(' ', '') for hand in hands)}")
    is_ready(page)
    page.get_by_label("The deal ended").select_option(end[0])
    labels = {
        "ppong": ("Who claimed", "Who discarded"),
        "declare": ("Who declared",),
        "out": ("Who went out",),
    }
    for label, seat in zip(labels.get(end[0], ()), end[1:], strict=True):
        page.get_by_label(label).select_option(seat)
    expect(totals(page)).to_have_text([one.replace("-", "−") for one in points])
    address_ends(page, f"end={'.'.join(end)}")


def test_a_call_and_special_hands_of_koi_koi(page: Page) -> None:
    page.goto(KOI)
    is_ready(page)
    page.get_by_label("Rules of").select_option("koi-koi-japan")
    for code in ("3H", "9T"):
        card(page, code).click()
    page.get_by_label("Your calls").select_option("1")
    page.get_by_label("Opponent’s calls").select_option("1")
    expect(page.locator("hana-score .hana-total .hana-line-value")).to_have_text("5")  # 3, and 2 by steps
    address_ends(page, "#table=koi-koi.koi-koi-japan&pile=3H9T&calls=1.1")
    page.get_by_label("Rules of").select_option("nintendo")
    page.get_by_role("button", name="Dealt").click()
    page.locator("hana-score").get_by_role("button", name="Clear").click(force=True)
    hands = {"Dealer": "1H1R1a1b2T3H4T5T", "Seat 1": "2R3R4R5R6R7R9R10R", "Field": "2a3a4a5a6a7a8a9a"}
    for name, codes in hands.items():
        place(page, name).click()
        page.evaluate(PASTE, codes)
        expect(place(page, name)).to_contain_text("8 cards")
    expect(page.locator("hana-score .hana-total .hana-line-value")).to_have_text("6")
    expect(page.locator("hana-score .hana-line")).to_contain_text(["Four of one month in hand"])


PASTE = """(text) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
}"""


def test_hands_in_months_and_what_cannot_be_mixed(page: Page) -> None:
    page.goto(f"{NYLON}#table=nylon-ppong.2")
    is_ready(page)
    page.get_by_role("button", name="Text", exact=True).click()
    dealer, other = page.get_by_label("Seat 0 · dealer: card"), page.get_by_label("Seat 1: card")
    dealer.fill("2 3")
    other.fill("4 4 4 4 9")
    expect(totals(page)).to_have_text(["5", "13"])
    assert "hands=2.3_4.4.4.4.9" in page.url
    other.fill("4T 5T")
    expect(page.locator("hana-score")).to_contain_text("All hands are written in months, or all in cards")
    expect(page.locator("hana-score .hana-key", has_text="DK-2.2").first).to_be_visible()
    other.fill("4T 5")
    expect(page.locator("#hana-pile1-fault")).to_contain_text("A hand is written in months or in cards")
    expect(page.locator("hana-score .hana-empty")).not_to_contain_text("when the engine is ready")


def test_an_unreadable_card_is_told_and_no_engine_is_waited_for(page: Page) -> None:
    page.goto(f"{KOI}#pile=3H9T")
    is_ready(page)
    page.get_by_role("button", name="Text", exact=True).click()
    page.get_by_label("Card codes").fill("3H 9X")
    expect(page.locator("#hana-pile-fault")).to_contain_text("There is no card '9X'")
    expect(page.locator("hana-score .hana-empty")).to_contain_text("There is no card '9X'")
    expect(page.locator("hana-score .hana-empty")).not_to_contain_text("when the engine is ready")


IMPOSSIBLE = {
    f"{HANA}#piles=1H1R_1H2T_rest": "stands here twice",
    f"{HANA}#piles=1H1R_2T_3H": "44 cards lie in no pile",
    f"{HANA}#table=hana-awase.2&piles=1H_2T_rest": "This table has 2 places for cards.",
    f"{HANA}#piles=1Z_2T_rest": "no card '1Z'",
    f"{NYLON}#table=nylon-ppong.2&hands=2.3_4.5.6&end=stop.0": "Seat 1 holds 3 cards",
    f"{NYLON}#table=nylon-ppong.2&hands=4.3_4.5&end=stop.0": "with 5 or less",
    f"{NYLON}#table=nylon-ppong.2&hands=2.3_4.13&end=stop.0": "no month 13",
    f"{NYLON}#hand=1.2.3.4.5.6.7": "never holds 7 cards",
    f"{KOI}#hands=1H_2T&field=3H": "8 cards to each",
}


@pytest.mark.parametrize(("address", "says"), IMPOSSIBLE.items())
def test_what_cannot_be_is_explained(page: Page, address: str, says: str) -> None:
    page.goto(address)
    is_ready(page)
    expect(page.locator("hana-score")).to_contain_text(says)
    assert page.evaluate(WIDTH) <= 0


HOSTILE = (
    "table=%3Cimg%20src%3Dx%20onerror%3Dwindow.injected%3D1%3E&piles=1H",
    "table=" + "x" * 20_000,
    "table=koi-koi.seven_off.double-stack_x2-cap&pile=3H",
    "piles=" + "_".join("3H9T" * 200 for _ in range(40)),
    "hands=" + quote("${7*7}{{7*7}}<script>window.injected=1</script>") + "&end=stop.0",
    "end=" + quote("<b>") + "&calls=x&last=y&laid=z&pile=3H",
    "field=%00%ff&pile=3H",
    "table=%E0%A4%A&pile=3H",
)


@pytest.mark.parametrize("path", [KOI, HANA, NYLON])
def test_hostile_links_do_no_harm(page: Page, path: str) -> None:
    page.goto(path)
    is_ready(page)
    for fragment in HOSTILE:
        page.evaluate("(hash) => { location.hash = hash }", fragment)
        expect(page.locator("hana-score .hana-notice")).to_have_count(1)
        text = page.locator("hana-score .hana-notice").text_content() or ""
        assert len(text) < 600
        assert page.evaluate("window.injected") is None
        assert page.evaluate(WIDTH) <= 0
        page.locator("hana-score").get_by_role("button", name="Clear").click(force=True)
    expect(page.locator("hana-score .hana-pick")).to_have_count(len(DECK))


def test_a_link_for_another_game_says_where_it_belongs(page: Page) -> None:
    page.goto(f"{KOI}#table=hana-awase.2&piles=1H_rest")
    is_ready(page)
    page.get_by_role("link", name="Open it there").click()
    expect(totals(page)).to_have_count(2)


def test_the_page_says_what_the_command_line_says(page: Page) -> None:
    """Cases with a pile, piles or hands, opened as the pages' examples link to them."""
    sheets = page.locator("hana-score .hana-sheet")
    for case in sorted(SAMPLE, key=lambda case: str(case.get("game"))):
        address = score_page.link(case) or ""
        path, fragment = address.split("#")
        if path not in page.url:
            page.goto(path)
            is_ready(page)
        page.locator("hana-score").get_by_role("button", name="Clear").click(force=True)
        expect(sheets).to_have_count(0)
        page.evaluate("(hash) => { location.hash = hash }", fragment)
        data = json.loads(run(*_words(case, address), "--json").out)
        expect(sheets).to_have_count(len(data["seats"]))
        for place, seat in enumerate(data["seats"]):
            found = shown(sheets.nth(place))
            assert found.total == seat["total"], case["id"]
            assert [(one.what, one.rule) for one in found.lines] == [
                (line["what"], line["rule"]) for line in seat["lines"]
            ], case["id"]


def _words(case: dict[str, Any], address: str) -> list[str]:
    """The command of a case; the table is the one that its link names."""
    table = choice_of(address.split("table=")[1].split("&")[0]) if "table=" in address else None
    words = ["score", case.get("game", "koi-koi")]
    if table:
        words += ["--rules", table.ruleset.id, "--seats", str(table.seats), "--deal", str(table.deal)]
        words += [word for key, value in table.changed.items() for word in ("--set", f"{key}={value}")]
    for key, flag in (("pile", "--pile"), ("hand", "--hand"), ("end", "--end"), ("field", "--field")):
        if key in case:
            words += [flag, case[key]]
    for key, flag in (("piles", "--pile"), ("hands", "--hand")):
        words += [word for text in case.get(key, ()) for word in (flag, text)]
    if "calls" in case:
        words += ["--calls", ",".join(map(str, case["calls"]))]
    return words + (["--opponent-called"] if case.get("opponent_called") else [])


def test_on_a_phone(opening: Opening) -> None:
    page = opening(**PHONE).new_page()
    page.goto(f"{HANA}#piles=1H_2T_")
    is_ready(page)
    assert page.evaluate(WIDTH) == 0
    card(page, "12c").scroll_into_view_if_needed()
    seat = place(page, "Seat 2")
    expect(seat).to_be_in_viewport()  # the piles stay where a thumb finds them
    seat.tap()
    card(page, "12c").tap()
    expect(seat).to_contain_text("1 card")
    page.get_by_role("button", name="The rest goes to seat 2").tap()
    bar = page.locator("hana-score .hana-score__bar")
    expect(bar).to_be_in_viewport()
    bar.get_by_role("button", name="See the lines").tap()
    expect(page.locator("hana-score .hana-score__totals")).to_be_in_viewport()
    page.get_by_role("button", name="Text", exact=True).tap()
    heights = page.locator("hana-score .hana-names-row code").evaluate_all(
        "all => all.map((one) => one.offsetHeight)"
    )
    assert max(heights) < 30, "a code breaks over two lines"
    page.locator("hana-score .hana-house summary").tap()
    assert page.evaluate(WIDTH) == 0


@pytest.mark.console("Failed to load resource", "404", "engine", "worker")
def test_without_an_engine_everything_can_be_chosen_and_sent(page: Page) -> None:
    page.route("**/worker.js", lambda route: route.abort())
    page.goto(f"{HANA}#piles=1H_2T_3H")
    expect(page.locator("hana-score")).to_contain_text("The engine did not load")
    place(page, "Seat 1").click()
    card(page, "4T").click()
    address_ends(page, "#piles=1H_2T4T_3H")
    expect(page.locator("hana-score .hana-empty")).to_contain_text("There is no count without the engine")
    page.locator("hana-score .hana-house summary").click()
    page.locator('[data-option="ha.oni"]').get_by_role("radio").nth(1).check()
    expect(page.locator('[data-option="ha.oni"]').get_by_role("radio").nth(1)).to_be_checked()
