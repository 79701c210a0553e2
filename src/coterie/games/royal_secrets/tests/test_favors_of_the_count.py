"""What the favors of phase 3 do (RS-92 to RS-94)."""

import pytest

from coterie.games.royal_secrets.lexicon import PLACES_COUNT
from coterie.games.royal_secrets.tests.scene import Scene

# Recruitment.

HIRE = "favors A: recruitment-dear \n queen planning-dear 90/0/0: C 0^ 0_ | D 0^ 30_ \n"


def test_RS_92_a_named_card_counts_as_usual_and_joins_the_recruiters_hand() -> None:
    scene = Scene("king 50/2/3: A 10^ 0_ | B 0^ 40_ \n" + HIRE).play(
        "A play-favor:audience-recruitment-dear, A recruit:B-down"
    )
    assert (scene.favors("B"), scene.hand("A"), scene.hand("B")) == ("corruption-dear", "0 40", "0")
    assert scene.seen("D", "hand", "A") == "0 40"


def test_RS_92_one_names_before_the_reveal_a_card_of_another_at_the_same_audience() -> None:
    scene = Scene("king 50/2/3: A 10^ 0_ | B 10^ 40_ \n" + HIRE).play("A play-favor:audience-recruitment-dear")
    assert scene.told("turned-up") == []
    assert scene.legal() == ["recruit:B-up", "recruit:B-down"]
    assert scene.refusal("A", "recruit:D-down") == "RS-92"
    assert scene.refusal("A", "recruit:A-up") == "RS-92"


def test_RS_92_a_face_down_0_courtier_stays_with_its_owner_and_the_favor_is_spent() -> None:
    scene = Scene("king 50/2/3: A 10^ 0_ | B 40^ 0_ \n" + HIRE).play(
        "A play-favor:audience-recruitment-dear, A recruit:B-down"
    )
    assert (scene.favors("A"), scene.hand("A"), scene.hand("B")) == ("", "0", "0")


def test_RS_92_a_0_courtier_that_lies_face_up_cannot_be_named() -> None:
    scene = Scene("king 50/2/3: A 10^ 0_ | B 0^ 40_ \n" + HIRE).play("A play-favor:audience-recruitment-dear")
    assert scene.legal() == ["recruit:B-down"]
    assert scene.refusal("A", "recruit:B-up") == "RS-92"


def test_RS_92_a_0_valet_that_lies_face_up_can_be_named() -> None:
    scene = Scene("king 50/2/3: A 10^ 0_ | B v0^ 40_ \n" + HIRE).play(
        "A play-favor:audience-recruitment-dear, A recruit:B-up"
    )
    assert scene.hand("A") == "0 v0"


def test_RS_92_never_the_cardinals_card() -> None:
    text = "king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n dine: D 0^ 0_ \n queen planning-dear: \n cardinal: 10^ 20_ \n"
    scene = Scene(text + "favors D: recruitment-dear").play("D play-favor:audience-recruitment-dear")
    assert not [a for a in scene.legal() if "cardinal" in a]
    assert scene.refusal("D", "recruit:cardinal-up") == "RS-92"


def test_RS_92_an_excuse_can_be_taken_also_if_its_owner_withdraws() -> None:
    scene = Scene("king 50/2/3: A 10^ 0_ | B 40^ x_ \n valets: \n" + HIRE).play(
        "A play-favor:audience-recruitment-dear, A recruit:B-down"
    )
    assert scene.hand("A") == "0 x"


def test_RS_92_it_works_also_if_the_recruiter_withdraws() -> None:
    scene = Scene("king 50/2/3: A 10^ x_ | B 40^ 0_ \n valets: \n" + HIRE).play(
        "A play-favor:audience-recruitment-dear, A recruit:B-up"
    )
    assert scene.hand("A") == "40"


def test_RS_92_a_diner_names_from_either_audience_and_can_be_named_from_either() -> None:
    text = "king 0/1/1: A 10^ 0_ | B 20^ 0_ \n queen planning-dear 90/0/0: C 10^ 0_ \n dine: D 20^ 0_ \n"
    scene = Scene(text + "favors D: recruitment-dear \n favors C: recruitment-cheap").play(
        "C play-favor:audience-recruitment-cheap"
    )
    assert scene.legal() == ["recruit:D-up", "recruit:D-down"]
    scene.play("C recruit:D-up, D play-favor:audience-recruitment-dear")
    assert scene.legal() == [f"recruit:{who}-{way}" for who in "ABC" for way in ("up", "down")]


TWO_RECRUITERS = "favors A: recruitment-dear \n favors C: recruitment-cheap \n queen planning-dear: \n"


def test_RS_92_a_card_that_somebody_has_named_cannot_be_named_again() -> None:
    scene = Scene("king 0/1/1: A 10^ 0_ | B 0^ 40_ | C 0^ 0_ | D 0^ 0_ \n" + TWO_RECRUITERS).play(
        "A play-favor:audience-recruitment-dear, A recruit:B-down, C play-favor:audience-recruitment-cheap"
    )
    assert scene.legal() == ["recruit:A-up", "recruit:A-down", "recruit:D-down"]
    assert scene.refusal("C", "recruit:B-down") == "RS-92"
    scene.play("C recruit:A-up")
    assert (scene.hand("A"), scene.hand("C")) == ("0 40", "0 0 10")


def test_RS_92_a_card_may_be_named_in_the_next_round_again() -> None:
    scene = Scene("king 0/1/1: A 10^ 0_ | B 0^ 40_ | C 0^ 0_ | D 0^ 0_ \n" + TWO_RECRUITERS).play(
        "A play-favor:audience-recruitment-dear, A recruit:B-down, C pass"
    )
    assert (scene.step(), scene.table.recruiters) == ("turn-up", [-1] * PLACES_COUNT)


# Royal Pardon and Master Stroke.

LOSS = "king 90/2/3: A 10^ 0_ | B 0^ 0_ \n queen 0/1/1: C v0^ 10_ | D 0^ 0_ \n"
BOTH = "favors A: royal-pardon-dear master-stroke-dear \n"


def test_RS_93_pardon_cancels_all_losses_valets_included() -> None:
    scene = Scene(LOSS + "favors A: royal-pardon-dear")
    assert (scene.asked(), scene.step(), scene.lilies()) == ("A", "pardon-call", [10] * 4)
    scene.play("A play-favor:audience-royal-pardon-dear")
    assert scene.lilies() == [10, 10 - 3 - 3, 11, 11]
    assert scene.told("pardoned") == ["A 6"]


def test_RS_93_once_pardoned_a_second_pardon_has_nothing_to_act_on() -> None:
    scene = Scene(LOSS + "favors A: royal-pardon-dear royal-pardon-cheap").play(
        "A play-favor:audience-royal-pardon-dear"
    )
    assert (scene.step(), scene.favors("A")) == ("turn-up", "royal-pardon-cheap")


@pytest.mark.parametrize("favor", ["royal-pardon-dear", "master-stroke-dear"])
def test_RS_93_a_loss_of_one_lily_can_be_pardoned_or_turned(favor: str) -> None:
    one = LOSS.replace("90/2/3", "90/2/1").replace("v0^", "0^")
    assert Scene(f"{one}favors A: {favor}").step() == "pardon-call"


def test_RS_93_gains_stand() -> None:
    scene = Scene(LOSS.replace("king 90", "king 0") + "favors A: royal-pardon-dear").play(
        "A play-favor:audience-royal-pardon-dear"
    )
    assert scene.lilies()[:2] == [12, 9]


def test_RS_93_it_may_be_kept() -> None:
    scene = Scene(LOSS + "favors A: royal-pardon-dear").play("A pass")
    assert (scene.lilies()[0], scene.favors("A")) == (4, "royal-pardon-dear")


def test_RS_94_stroke_turns_audience_losses_into_gains_and_valet_losses_stand() -> None:
    scene = Scene(LOSS + "favors A: master-stroke-dear").play("A play-favor:audience-master-stroke-dear")
    assert scene.lilies()[0] == 10 + 3 - 3


def test_RS_94_a_loss_that_was_turned_leaves_nothing_to_pardon() -> None:
    scene = Scene(LOSS.replace("v0^", "0^") + BOTH).play("A play-favor:audience-master-stroke-dear")
    assert (scene.step(), scene.favors("A")) == ("turn-up", "royal-pardon-dear")


def test_RS_94_a_loss_is_turned_once() -> None:
    scene = Scene(LOSS + "favors A: master-stroke-dear master-stroke-cheap").play(
        "A play-favor:audience-master-stroke-dear"
    )
    assert (scene.step(), scene.favors("A"), scene.told("stroked")) == ("turn-up", "master-stroke-cheap", ["A 3"])


def test_RS_94_losses_count_in_full_even_with_fewer_lilies() -> None:
    scene = Scene(LOSS + "lilies A: 1 \n favors A: master-stroke-dear").play("A play-favor:audience-master-stroke-dear")
    assert scene.lilies()[0] == 1
    assert Scene(LOSS + "lilies A: 0 \n favors A: royal-pardon-dear").step() == "pardon-call"


@pytest.mark.parametrize(("one", "two"), [("royal-pardon", "master-stroke"), ("master-stroke", "royal-pardon")])
def test_RS_94_both_may_be_used_with_the_same_result_in_either_order(one: str, two: str) -> None:
    scene = Scene(LOSS + BOTH).play(f"A play-favor:audience-{one}-dear, A play-favor:audience-{two}-dear")
    assert scene.lilies()[0] == 13


def test_RS_94_a_stroke_leaves_a_pardon_nothing_to_act_on_where_no_valet_bit() -> None:
    scene = Scene(LOSS.replace("v0^", "0^") + BOTH).play("A play-favor:audience-master-stroke-dear")
    assert (scene.step(), scene.lilies()[0], scene.favors("A")) == ("turn-up", 13, "royal-pardon-dear")


def test_RS_94_a_diners_losses_at_both_audiences_are_turned() -> None:
    text = "king 90/2/3: A 10^ 0_ | B 0^ 0_ \n queen 90/1/1: C 0^ 10_ \n dine: D 0^ 0_ \n favors D: master-stroke-dear"
    assert Scene(text).play("D play-favor:audience-master-stroke-dear").lilies()[3] == 14
