"""Pacts at auctions: every outcome that they can have. Bids are open, so nobody breaks what is broken already."""

import pytest

from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.tests.test_sayings import auctions
from coterie.talk.verdict import VOID
from tests.talk.deals import Deals


@pytest.mark.parametrize(
    ("offer", "bids", "outcome"),
    [
        ("offer C bids-at-most 2 for bids-at-most 1", "C bids 1, A bids 2, B passes, C passes, A pays gold-3", "kept"),
        ("offer C bids-at-most 2 for bids-at-most 1", "C bids 4", "first-released"),
        ("offer C bids-at-most 2 for bids-at-most 1", "C passes, A bids 3", "second-released"),
        ("offer C bids-at-most 1 for bids-up-to 3", "C bids 3, A bids 4", "first-broke"),
        ("offer C bids-up-to 3 for bids-at-most 1", "C bids 1, A bids 3, B passes, C bids 4", "second-broke"),
        ("offer C bids-up-to 2 for bids-up-to 20", "C bids 2, A passes, B passes, C pays gold-2", "half"),
        ("offer C bids-up-to 8 for bids-up-to 9", "C passes", "first-released"),
        ("offer C bids-up-to 8 for bids-up-to 9", "C bids 1, A bids 2, B passes, C passes", "first-released"),
    ],
)
def test_FK_32_bids_keep_and_tear_pacts(offer: str, bids: str, outcome: str) -> None:
    talk = auctions("lot diplomacy-a")
    deals = Deals(GAME, lambda: talk.table)
    pact = deals.strike("A", offer)
    assert deals.outcome(pact) == ""
    talk.go(bids)
    assert deals.outcome(pact) == outcome, deals.sides(pact)


def test_FK_37_who_cannot_pay_is_bound_no_more_and_half_a_pact_is_left() -> None:
    talk = auctions("lot diplomacy-a")
    deals = Deals(GAME, lambda: talk.table)
    pact = deals.strike("A", "offer C bids-at-most 9 for bids-up-to 2")
    talk.go("C bids 2, A bids 8, B passes, C passes")
    assert deals.sides(pact)[0].mark == VOID
    assert deals.outcome(pact) == "half"


def test_a_pact_falls_away_with_the_game() -> None:
    talk = auctions("lot diplomacy-a")
    deals = Deals(GAME, lambda: talk.table)
    pact = deals.strike("A", "offer C bids-at-most 2 for bids-at-most 1")
    talk.go("C bids 1")
    deals.ended = True
    assert deals.outcome(pact) == "fell-away"
