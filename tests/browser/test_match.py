"""A whole match at the table, by clicks, judged by the engine deal by deal."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hanacore import Record, settle
from tests.browser.matches import Step, act, is_call, is_choice, is_triple, is_turned_choice, seed_where
from tests.browser.seat import Seat
from tests.browser.settlements import verify
from tests.browser.sheets import engines, shown

KINDS_OF_STEP = {"koi-koi": is_call, "two": is_choice, "two turned": is_turned_choice, "three": is_triple}
WHO = ("You deal next", "The computer deals next")


def test_a_match_of_twelve_deals_by_clicks(page: Page) -> None:
    seed = seed_where(*KINDS_OF_STEP.values())
    seat = Seat.new(page, seed)
    choose_instant_speed(seat)
    seen: set[str] = set()
    dealers = [seat.view["dealer"]]
    records: list[str] = []
    while action := seat.decided():
        step = Step(seat.shown, action)
        seen |= {name for name, kind in KINDS_OF_STEP.items() if kind(step) and is_offered(seat, step)}
        if action == "k":
            check_decision(seat)
        if action == "next":
            records.append(check_settlement(seat))
        seat.do(action)
        if action == "next":
            dealers.append(seat.view["dealer"])
        if action == "k":
            expect(seat.table.locator('[data-zone="pile"] .ht-called')).to_have_text("· called koi-koi")
    records.append(check_settlement(seat))
    assert seen == set(KINDS_OF_STEP)
    check_standing(seat, dealers, records)


def choose_instant_speed(seat: Seat) -> None:
    seat.button("settings").click()
    settings = seat.page.get_by_role("dialog", name="Table settings")
    settings.get_by_text("Instant", exact=True).click()
    expect(settings.get_by_label("Instant")).to_be_checked()
    settings.get_by_role("button", name="Close").click()
    expect(settings).to_be_hidden()


def is_offered(seat: Seat, step: Step) -> bool:
    """Whether the page marks what the decision is between, as the engine says."""
    targets = sorted(code for one in step.view["actions"] for code in one["take"])
    marked = ".is-match, .is-match-quiet"
    if step.action == "k":
        return seat.button("stop").is_visible() and seat.button("koi-koi").is_visible()
    if step.view["phase"] == "take":
        assert codes(seat, marked) == targets
        return len(targets) == 2
    card = step.ways[0]["card"]
    seat.hand(card).click()
    expect(seat.hand(card)).to_have_attribute("aria-pressed", "true")
    assert codes(seat, marked) == sorted(code for one in step.ways for code in one["take"])
    seat.page.keyboard.press("Escape")
    expect(seat.hand(card)).to_have_attribute("aria-pressed", "false")
    return True


def codes(seat: Seat, marked: str) -> list[str]:
    found = seat.table.locator('[data-zone="field"]').locator(marked)
    card = "one.dataset.card ?? one.getAttribute('code')"
    cards: list[str] = found.evaluate_all(f"all => all.map((one) => {card}).sort()")
    return cards


def check_decision(seat: Seat) -> None:
    """What was made is on the sheet before stop or koi-koi is asked."""
    decision = seat.view["decision"]
    expect(seat.panel.get_by_role("heading", level=2)).to_have_text(decision["title"])
    sheet = shown(seat.panel.locator(".hana-sheet"))
    assert sheet.total == decision["sheet"]["total"]
    assert [line.rule for line in sheet.lines]
    for note in decision["notes"]:
        expect(seat.panel.locator(".ht-panel-body")).to_contain_text(note["text"])
        expect(seat.panel.locator(".hana-key", has_text=note["rule"]).first).to_be_visible()


def check_settlement(seat: Seat) -> str:
    """The panel says what `hanacore verify` says of its record."""
    panel = seat.panel
    record = panel.get_attribute("data-record") or ""
    settlement = settle(Record.parse(record).final())
    dealer = seat.view["dealer"]
    totals = [settlement.totals[(player - dealer) % 2] for player in (0, 1)]
    title = panel.get_by_role("heading", level=2)
    if settlement.winner is None:
        assert panel.locator(".hana-sheet").count() == 0
        assert totals == [0, 0]
    else:
        assert shown(panel.locator(".hana-sheet")) == engines(settlement.sheets[settlement.winner])
        winner = (settlement.winner + dealer) % 2
        expect(title).to_have_text(f"{('You score', 'The computer scores')[winner]} {max(totals)}")
    expect(panel.locator(".ht-why .hana-key")).to_have_text(settlement.ended)
    you, computer = seat.view["score"]
    expect(panel).to_contain_text(f"Match: you {you}, the computer {computer}.")
    if seat.view["phase"] == "over":
        following = act(seat.shown, "next")["view"]["dealer"]
        expect(panel).to_contain_text(WHO[following])
    assert seat.stored() == seat.shown["match"]
    assert seat.stored()["deals"][-1] == record
    return record


def check_standing(seat: Seat, dealers: list[int], records: list[str]) -> None:
    seat.button("standing").click()
    expect(seat.panel).to_have_attribute("data-panel", "standing")
    rows = seat.panel.locator("tbody tr")
    assert rows.evaluate_all("all => all.map((row) => row.dataset.record)") == records
    cells: list[list[str]] = rows.evaluate_all(
        "all => all.map((row) => [...row.cells].map((cell) => cell.textContent.trim()))"
    )
    assert [row[0] for row in cells] == [str(number) for number in range(1, 13)]
    assert [row[1] for row in cells] == [("you", "computer")[dealer] for dealer in dealers]
    for row, dealer, record in zip(cells, dealers, records, strict=True):
        verified = verify(record)
        assert row[2:4] == [str(verified["totals"][(player - dealer) % 2]) for player in (0, 1)]
        assert row[4] == verified["ended"]
    sums = [sum(int(row[at]) for row in cells) for at in (2, 3)]
    total = seat.panel.locator("tfoot .ht-number")
    assert total.all_text_contents() == [str(sum_) for sum_ in sums]
    assert sums == seat.view["score"]
    expect(seat.table.locator(".ht-facts .ht-short")).to_have_text(f"12/12 · {sums[0]}–{sums[1]}")
    title = seat.panel.get_by_role("heading", level=2)
    expect(title).to_contain_text(f"{max(sums)} to {min(sums)}" if sums[0] != sums[1] else str(sums[0]))
