"""A few of the random deals that tests/table_deals.py plays by the thousand."""

from __future__ import annotations

import pytest

from hanacore.games import GAMES
from tests.table_deals import disagreements, drive


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_offers_what_the_engine_does_and_settles_as_verify(slug: str) -> None:
    told = drive(slug, 12, 3)
    assert len(told) == 12
    assert disagreements(told) == []
