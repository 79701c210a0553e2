"""Pacts between a Monarch and an Advisor: the outcomes that they can have. All is done in the open, one by one."""

import pytest

from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.tests.session import Session
from tests.talk.deals import Deals

HANDS = {"B": "people+1|people-1 army+1|army-1", "C": "church+1|church-1 wealth+1|wealth-1"}
PEOPLE, ARMY, CHURCH = "present:people+1|people-1", "present:army+1|army-1", "present:church+1|church-1"
BROUGHT = "offer B will-accept B for presents people"


@pytest.mark.parametrize(
    ("plays", "outcome"),
    [
        ([f"B {PEOPLE}", f"C {CHURCH}", "A accept:B", "A reject:C"], "kept"),
        ([f"B {PEOPLE}", f"C {CHURCH}", "A reject:B", "A accept:C"], "first-broke"),
        ([f"B {ARMY}"], "first-released"),
        ([f"B {ARMY}", f"C {CHURCH}", "A accept:B", "A reject:C"], "first-released"),
    ],
)
def test_RC_11_what_is_brought_and_what_is_accepted_keep_and_tear_a_pact(plays: list[str], outcome: str) -> None:
    council = Session(HANDS)
    deals = Deals(GAME, lambda: council.t)
    pact = deals.strike("A", BROUGHT)
    assert deals.outcome(pact) == ""
    council.plays(*plays)
    assert deals.outcome(pact) == outcome, deals.sides(pact)


def test_another_hand_leaves_half_a_pact_and_the_end_leaves_nothing() -> None:
    for ended, outcome in ((False, "half"), (True, "fell-away")):
        council = Session(HANDS)
        deals = Deals(GAME, lambda council=council: council.t)  # type: ignore[misc]
        pact = deals.strike("A", BROUGHT)
        deals.hand_over("A")
        if not ended:
            council.plays(f"B {PEOPLE}")
        deals.ended = True
        assert deals.outcome(pact) == outcome
