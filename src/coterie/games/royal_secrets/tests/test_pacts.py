"""Pacts of Royal Secrets: every outcome that a pact can have, in rounds played by hand."""

import pytest

from coterie.core.errors import Refused
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.tests.evening import Evening
from coterie.talk import Verdict
from coterie.talk.verdict import BROKEN, KEPT, PENDING, void
from tests.talk.deals import Deals

QUIET = "king 50/4/5\nqueen 40/3/4\n" + "\n".join(f"hand {seat}: 0 10 10 20 20 30 40 x" for seat in "AB")
SUMS = "offer B both-at-least 40 for both-at-least 20"


def begun(parley: str = "A") -> tuple[Evening, Deals]:
    evening = Evening(QUIET, parley=parley)
    return evening, Deals(GAME, lambda: evening.table)


@pytest.mark.parametrize(
    ("first", "second", "outcome"),
    [
        ("20^ 20_", "10^ 10_", "kept"),
        ("10^ 0_", "10^ 0_", "both-broke"),
        ("20^ 10_", "20^ 0_", "first-broke"),
        ("40^ 0_", "0^ 10_", "second-broke"),
    ],
)
def test_RS_41_cards_that_lie_hidden_keep_or_break_both_sides(first: str, second: str, outcome: str) -> None:
    """Who has laid both cards has acted, whatever is known later: nobody is released."""
    evening, deals = begun()
    pact = deals.strike("A", SUMS)
    assert deals.outcome(pact) == ""
    evening.round(A=first, B=second)
    assert deals.outcome(pact) == outcome


def test_RS_32_an_excuse_face_up_tears_a_pact_and_releases_who_has_not_bet() -> None:
    evening, deals = begun()
    pact = deals.strike("A", SUMS)
    evening.go("A king, B king, C queen, D queen").bet("A x^")
    assert deals.sides(pact) == (Verdict(BROKEN, amount=0), void("released"))
    evening.bet("B 10^, C 10^, D 10^, A 40_, B 10_, C 0_, D 0_")
    assert deals.outcome(pact) == "second-released"

    evening, deals = begun("B")
    pact = deals.strike("A", SUMS)
    evening.go("B king, A king, C queen, D queen").bet("B x^")
    assert deals.outcome(pact) == "first-released"


def test_RS_32_who_has_bet_before_the_other_broke_it_is_not_released() -> None:
    evening, deals = begun()
    pact = deals.strike("A", SUMS)
    evening.go("A king, B king, C queen, D queen").bet("A 20^, B x^")
    assert [side.mark for side in deals.sides(pact)] == [PENDING, BROKEN]
    evening.bet("C 10^, D 10^, A 20_, B 10_, C 0_, D 0_")
    assert deals.outcome(pact) == "second-broke"


def test_another_hand_leaves_half_a_pact() -> None:
    evening, deals = begun()
    pact = deals.strike("A", SUMS)
    evening.go("A king, B king, C queen, D queen")
    deals.hand_over("B")
    evening.bet("A 20^, B 0^, C 10^, D 10^, A 20_, B 10_, C 0_, D 0_")
    assert deals.sides(pact) == (Verdict(KEPT, amount=40), void("other-hand"))
    assert deals.outcome(pact) == "half"


def test_a_pact_falls_away_with_the_game() -> None:
    evening, deals = begun()
    pact = deals.strike("A", SUMS)
    evening.go("A king, B king, C queen, D queen").bet("A 20^")
    deals.ended = True
    assert deals.outcome(pact) == "fell-away"


def test_what_is_offered_lapses_with_its_moment() -> None:
    evening, deals = begun()
    offer = deals.say("A", SUMS)
    evening.round()
    for text in (f"accept #{offer}", f"refuse #{offer}", f"offer A both-at-least 20 for stays against #{offer}"):
        with pytest.raises(Refused) as caught:
            deals.say("B", text)
        assert caught.value.code in ("refused-offer-lapsed", "refused-not-now")
    assert len(deals.lines) == 1
