"""What is said about cards, kept and broken: the hidden card, the bets, the valets, what a spy saw.

| saying        | kept | broken | void                           | untested                                |
|---------------|------|--------|--------------------------------|-----------------------------------------|
| down-at-least | yes  | yes    | undone alone: it is a fact     | the match ended before the reveal alone |
| down-at-most  | yes  | yes    | undone alone                   | same                                    |
| down-is       | yes  | yes    | undone alone                   | same                                    |
| both-at-least | yes  | yes    | undone, other hand alone       | same: everybody bets both cards         |
| shows         | yes  | yes    | undone, other hand alone       | same                                    |
| brings-valet  | yes  | yes    | undone, other hand alone       | same                                    |
| holds-valet   | yes  | yes    | undone alone                   | a valet drawn since cannot be told apart |
| saw           | yes  | yes    | undone alone                   | the match ended before the reveal alone |

The rest is in `test_sayings_of_the_round.py`, the marks that all have in common in `test_sayings_in_common.py`.
"""

import pytest

from coterie.games.royal_secrets.lexicon import EXCUSE, KINDS
from coterie.games.royal_secrets.tests.evening import Evening
from coterie.talk import BROKEN, KEPT, PENDING, UNTESTED, Verdict

QUIET = "king 50/4/5\nqueen 40/3/4\n"


def card(name: str) -> int:
    return KINDS.index(name)


@pytest.mark.parametrize(
    ("laid", "text", "verdict"),
    [
        ("20", "down-at-least 20", Verdict(KEPT, card=card("courtier-20"), amount=20)),
        ("10", "down-at-least 20", Verdict(BROKEN, card=card("courtier-10"), amount=10)),
        ("v10", "down-at-least 10", Verdict(KEPT, card=card("valet-10"), amount=10)),
        ("x", "down-at-least 10", Verdict(BROKEN, card=EXCUSE, amount=0)),
        ("10", "down-at-most 10", Verdict(KEPT, card=card("courtier-10"), amount=10)),
        ("20", "down-at-most 10", Verdict(BROKEN, card=card("courtier-20"), amount=20)),
        ("x", "down-at-most 0", Verdict(KEPT, card=EXCUSE, amount=0)),
        ("40", "down-is courtier yes", Verdict(KEPT, card=card("courtier-40"), amount=40)),
        ("x", "down-is courtier yes", Verdict(BROKEN, card=EXCUSE, amount=0)),
        ("v10", "down-is valet yes", Verdict(KEPT, card=card("valet-10"), amount=10)),
        ("v10", "down-is valet no", Verdict(BROKEN, card=card("valet-10"), amount=10)),
        ("x", "down-is excuse yes", Verdict(KEPT, card=EXCUSE, amount=0)),
        ("0", "down-is excuse no", Verdict(KEPT, card=card("courtier-0"), amount=0)),
    ],
)
def test_a_hidden_card_answers_at_once_to_its_owner_and_at_the_reveal_to_all(
    laid: str, text: str, verdict: Verdict
) -> None:
    evening = Evening(QUIET).go("A king, B king, C queen, D queen")
    assert not evening.may("A", text)
    evening.bet(f"A {laid}_")
    said = evening.say("A", text)
    assert not evening.may("B", text)
    assert evening.verdict(said, "A") == verdict
    evening.bet("B 10^, C 10^, D 10^, A 30^, B 0_, C 0_")
    assert evening.verdict(said) == evening.verdict(said, "B") == Verdict(PENDING)
    evening.bet("D 0_")
    assert evening.verdict(said) == evening.verdict(said, "B") == verdict
    assert not evening.may("A", text)


def test_a_stabbed_card_and_one_with_a_medal_are_what_is_printed_on_them() -> None:
    evening = Evening(QUIET + "favors B: stabbing-cheap medal-dear").go("A king, B king, C queen, D queen")
    evening.bet("A 20_, B 10^")
    said, sum_of_both = evening.say("A", "down-at-least 20"), evening.say("A", "both-at-least 50")
    evening.play("B play-favor:audience-stabbing-cheap, B stab:A-down")
    evening.bet("C 10^, D 10^, A 30^")
    evening.bet("B 0_").play("B play-favor:audience-medal-dear, B decorate:A-up")
    assert evening.verdict(said) == Verdict(PENDING)
    evening.bet("C 0_, D 0_")
    assert evening.verdict(said) == Verdict(KEPT, card=card("courtier-20"), amount=20)
    assert evening.verdict(sum_of_both) == Verdict(KEPT, amount=50)


@pytest.mark.parametrize(
    ("bets", "text", "verdict"),
    [
        ("20^ 30_", "both-at-least 50", Verdict(KEPT, amount=50)),
        ("20^ 20_", "both-at-least 50", Verdict(BROKEN, amount=40)),
        ("40^ x_", "both-at-least 40", Verdict(BROKEN, amount=0)),
        ("v10^ 10_", "both-at-least 20", Verdict(KEPT, amount=20)),
        ("20^ 10_", "shows 20", Verdict(KEPT, card=card("courtier-20"), amount=20)),
        ("10^ 20_", "shows 20", Verdict(BROKEN, card=card("courtier-10"), amount=10)),
        ("x^ 20_", "shows 10", Verdict(BROKEN, card=EXCUSE, amount=0)),
        ("20^ v10_", "brings-valet yes", Verdict(KEPT)),
        ("v10^ 20_", "brings-valet no", Verdict(BROKEN)),
        ("20^ 10_", "brings-valet no", Verdict(KEPT)),
        ("20^ x_", "brings-valet yes", Verdict(BROKEN)),
    ],
)
def test_promised_bets(bets: str, text: str, verdict: Verdict) -> None:
    evening = Evening(QUIET + "hand A: 0 10 20 20 30 40 x")
    said = evening.say("A", text)
    assert evening.verdict(said, "A") == Verdict(PENDING)
    evening.round(A=bets)
    assert {evening.verdict(said, of) for of in ("", "A", "B")} == {verdict}


def test_an_excuse_face_up_breaks_a_promised_sum_at_once() -> None:
    evening = Evening(QUIET)
    said = evening.say("A", "both-at-least 20")
    evening.go("A king, B king, C queen, D queen").bet("A x^")
    assert evening.marks(said) == BROKEN


def test_a_valet_face_up_decides_at_once_and_a_courtier_does_not() -> None:
    evening = Evening(QUIET)
    valet, none = evening.say("A", "brings-valet yes"), evening.say("B", "brings-valet yes")
    evening.go("A king, B king, C queen, D queen").bet("A v10^, B 10^")
    assert evening.marks(valet) == KEPT
    assert evening.marks(none) == PENDING
    assert not evening.may("A", "shows 10")
    assert evening.may("C", "shows 10")


# Valets in hand.


def test_a_hand_that_was_dealt_a_valet_and_has_laid_none_is_known_to_hold_one() -> None:
    evening = Evening(QUIET)
    none, ten = evening.say("A", "holds-valet none"), evening.say("A", "holds-valet 10")
    assert evening.marks(none) == BROKEN
    assert evening.verdict(ten, "A") == Verdict(KEPT)
    assert evening.verdict(ten, "B") == Verdict(PENDING)
    evening.go("A king, B king, C queen, D queen").bet("A v10^")
    assert evening.marks(ten) == KEPT
    assert evening.marks(evening.say("A", "holds-valet none")) == KEPT


def test_a_valet_that_was_laid_before_is_not_in_hand() -> None:
    evening = Evening(QUIET).go("A king, B king, C queen, D queen").bet("A v10_")
    none, ten = evening.say("A", "holds-valet none"), evening.say("A", "holds-valet 10")
    assert evening.verdict(none, "B") == evening.verdict(ten, "B") == Verdict(PENDING)
    assert evening.verdict(none, "A") == Verdict(KEPT)
    evening.bet("B 10^, C 10^, D 10^, A 20^, B 0_, C 0_, D 0_")
    assert evening.marks(none) == KEPT
    assert evening.marks(ten) == BROKEN


def test_another_valet_shows_that_the_one_claimed_was_not_there() -> None:
    evening = Evening(QUIET)
    said = evening.say("A", "holds-valet 20")
    evening.go("A king, B king, C queen, D queen").bet("A v10^")
    assert evening.marks(said) == BROKEN


def test_a_valet_drawn_since_leaves_open_which_was_held() -> None:
    evening = Evening(QUIET + "favors A: corruption-cheap\nround 7")
    said = evening.say("A", "holds-valet 10")
    evening.play("A play-favor:audience-corruption-cheap, - draw:valet-20")
    drawn = evening.say("A", "holds-valet 20")
    evening.round(A="v20^ 10_")
    assert evening.table.over
    assert evening.verdict(said) == Verdict(UNTESTED)
    assert evening.verdict(drawn) == evening.verdict(said, "A") == Verdict(KEPT)


def test_a_valet_recruited_or_passed_since_is_told_apart() -> None:
    """Everybody sees which card is recruited, so that it hides nothing."""
    evening = Evening(QUIET + "favors A: recruitment-cheap\nround 7")
    said = evening.say("A", "holds-valet 20")
    evening.round(A="40^ 30_", B="v20^ 0_")
    evening.play("A play-favor:audience-recruitment-cheap, A recruit:B-up")
    assert evening.table.over
    assert evening.marks(said) == BROKEN


# What a spy saw.


def spied() -> Evening:
    """A has looked at the cards of B and D, not at that of C, who was stabbed; A's own was among them."""
    evening = Evening(QUIET + "favors A: espionage-cheap\nfavors D: stabbing-cheap")
    evening.go("A king, B king, C queen, D queen")
    evening.bet("A 0_, B 30_, C x_, D v-10_").play("D play-favor:audience-stabbing-cheap, D stab:C-down")
    evening.bet("A 10^")
    return evening.play("A play-favor:audience-espionage-cheap")


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("saw B 30", Verdict(KEPT, card=card("courtier-30"), amount=30)),
        ("saw B 40", Verdict(BROKEN, card=card("courtier-30"), amount=30)),
        ("saw B excuse", Verdict(BROKEN, card=card("courtier-30"), amount=30)),
        ("saw D valet", Verdict(KEPT, card=card("valet-minus-10"), amount=-10)),
        ("saw D 10", Verdict(BROKEN, card=card("valet-minus-10"), amount=-10)),
    ],
)
def test_a_spy_who_tells_is_judged_by_the_card(text: str, verdict: Verdict) -> None:
    evening = spied()
    said, owner = evening.say("A", text), text.split()[1]
    assert evening.verdict(said, "A") == evening.verdict(said, owner) == verdict
    assert evening.verdict(said, "C") == evening.verdict(said) == Verdict(PENDING)
    evening.bet("B 10^, C 10^, D 10^")
    assert evening.verdict(said, "C") == evening.verdict(said) == verdict


def test_only_a_spy_tells_and_only_what_lay_there_unstabbed() -> None:
    evening = spied()
    assert not evening.may("B", "saw A 10")
    assert not evening.may("A", "saw C excuse")
    assert not evening.may("A", "saw A 10")


def test_what_a_spy_knows_is_judged_for_that_spy_alone() -> None:
    """The order of the cards that a spy saw: by seat, without the one stabbed before."""
    evening = spied()
    b, c, d = (evening.say(seat, "down-at-most 20") for seat in "BCD")
    assert evening.verdict(b, "A") == Verdict(BROKEN, card=card("courtier-30"), amount=30)
    assert evening.verdict(d, "A") == Verdict(KEPT, card=card("valet-minus-10"), amount=-10)
    assert evening.verdict(c, "A") == evening.verdict(b, "C") == evening.verdict(d, "") == Verdict(PENDING)
