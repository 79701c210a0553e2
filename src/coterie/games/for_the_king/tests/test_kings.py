"""King cards: FK-20 to FK-22."""

import pytest

from coterie.games.for_the_king.table import KingTable
from coterie.games.for_the_king.tests.scene import asked, legal, run, scene, tiles, told, why

FIVE = ["diplomacy", "entertainment", "architecture", "military", "provisions"]


def kept(king: str, tiles: str = "") -> KingTable:
    """Three players; A has just kept a King card."""
    t = scene("3 players, dealer A, 4 to draw\n" + (f"tiles: {tiles}" if tiles else ""))
    run(t, f"draw:{king} A/place:keep")
    return t


def to(verb: str, *offices: str) -> list[str]:
    return [f"{verb}:{office}" for office in offices]


def test_FK_20_either_raises_or_lowers_one_office_as_the_player_likes() -> None:
    t = kept("king-either")
    assert legal(t) == to("raise", *FIVE) + to("lower", *FIVE)
    run(t, "A/lower:provisions")
    assert (tiles(t)["provisions"], asked(t)) == (2, "chance draw")


@pytest.mark.parametrize(("king", "verb", "worth"), [("king-plus", "raise", 4), ("king-minus", "lower", 2)])
def test_FK_20_a_single_part_changes_one_office_its_way(king: str, verb: str, worth: int) -> None:
    t = kept(king)
    assert legal(t) == to(verb, *FIVE)
    assert why(t, "A/lower:military" if verb == "raise" else "A/raise:military") == "FK-20"
    run(t, f"A/{verb}:military")
    assert tiles(t) == {**dict.fromkeys(FIVE, 3), "military": worth}
    assert asked(t) == "chance draw"


@pytest.mark.parametrize(("king", "verb", "worth"), [("king-plus-plus", "raise", 4), ("king-minus-minus", "lower", 2)])
def test_FK_20_two_equal_parts_change_two_different_offices(king: str, verb: str, worth: int) -> None:
    t = kept(king)
    run(t, f"A/{verb}:military")
    assert legal(t) == to(verb, "diplomacy", "entertainment", "architecture", "provisions")
    assert why(t, f"A/{verb}:military") == "FK-20"
    run(t, f"A/{verb}:diplomacy")
    assert tiles(t) == {**dict.fromkeys(FIVE, 3), "military": worth, "diplomacy": worth}
    assert asked(t) == "chance draw"


def test_FK_20_the_order_of_two_equal_parts_does_not_matter() -> None:
    one, two = kept("king-plus-plus"), kept("king-plus-plus")
    run(one, "A/raise:military A/raise:diplomacy")
    run(two, "A/raise:diplomacy A/raise:military")
    assert tiles(one) == tiles(two)


def test_FK_20_plus_minus_raises_first_and_then_lowers_another() -> None:
    t = kept("king-plus-minus")
    assert legal(t) == to("raise", *FIVE)
    run(t, "A/raise:architecture")
    assert legal(t) == to("lower", "diplomacy", "entertainment", "military", "provisions")
    run(t, "A/lower:diplomacy")
    assert (tiles(t)["architecture"], tiles(t)["diplomacy"]) == (4, 2)


def test_FK_20_whoever_obtained_the_card_chooses() -> None:
    t = scene("3 players, dealer A, 4 to draw")
    run(
        t,
        "draw:king-either A/place:centre draw:gold-2 A/place:centre draw:gold-1 A/place:keep draw:gold-1 A/place:favor",
    )
    run(t, "B/take:gold-2 C/take:king-either")
    assert asked(t) == "C decree"


def test_FK_21_a_primary_never_leaves_1_to_6() -> None:
    t = kept("king-either", "diplomacy 6, military 1, provisions 5, architecture 2")
    assert legal(t) == to("raise", "entertainment", "architecture", "military", "provisions") + to(
        "lower", "diplomacy", "entertainment", "architecture", "provisions"
    )
    assert why(t, "A/raise:diplomacy") == why(t, "A/lower:military") == "FK-21"


def test_FK_21_secondaries_follow_their_primaries() -> None:
    t = kept("king-plus-minus", "military 5, diplomacy 2")
    run(t, "A/raise:military A/lower:diplomacy")
    assert [t.secondary(o) for o in (4, 0)] == [3, 0]
    assert told(t, "raised") == [[0, 4, 6, 3]]
    assert told(t, "lowered") == [[0, 0, 1, 0]]


def test_FK_21_an_office_out_of_play_cannot_be_changed() -> None:
    t = kept("king-either")
    assert why(t, "A/raise:livestock") == why(t, "A/lower:livestock") == "FK-01"


ALL_SIX = ", ".join(f"{office} 6" for office in FIVE)
ALL_ONE = ", ".join(f"{office} 1" for office in FIVE)


@pytest.mark.parametrize(
    ("king", "everything"), [("king-plus", ALL_SIX), ("king-plus-plus", ALL_SIX), ("king-minus-minus", ALL_ONE)]
)
def test_FK_22_with_no_target_at_all_nobody_is_asked_and_the_card_leaves(king: str, everything: str) -> None:
    t = kept(king, everything)
    before = tiles(t)
    assert asked(t) == "chance draw"
    assert tiles(t) == before
    assert len(told(t, "skipped")) == (1 if king == "king-plus" else 2)
    assert t.at[5]


def test_FK_22_a_second_part_without_target_is_skipped() -> None:
    t = kept("king-plus-plus", "diplomacy 5, entertainment 6, architecture 6, military 6, provisions 6")
    assert legal(t) == ["raise:diplomacy"]
    run(t, "A/raise:diplomacy")
    assert (asked(t), tiles(t)["diplomacy"]) == ("chance draw", 6)


def test_FK_22_the_first_choice_is_not_restricted_by_what_it_leaves_for_the_second() -> None:
    t = kept("king-plus-minus", "diplomacy 2, entertainment 1, architecture 1, military 1, provisions 1")
    assert legal(t) == to("raise", *FIVE)
    run(t, "A/raise:diplomacy")
    assert (asked(t), tiles(t)["diplomacy"]) == ("chance draw", 3)


def test_FK_22_a_second_part_is_done_even_if_the_first_was_skipped() -> None:
    t = kept("king-plus-minus", ALL_SIX)
    assert legal(t) == to("lower", *FIVE)
    run(t, "A/lower:provisions")
    assert (asked(t), tiles(t)["provisions"]) == ("chance draw", 5)


def test_FK_20_if_the_up_was_skipped_the_down_goes_to_any_office() -> None:
    skipped = kept("king-plus-minus", ALL_SIX)
    assert len(told(skipped, "skipped")) == 1
    assert legal(skipped) == to("lower", *FIVE)
    done = kept("king-plus-minus", ALL_SIX.replace("diplomacy 6", "diplomacy 5"))
    run(done, "A/raise:diplomacy")
    assert legal(done) == to("lower", *(office for office in FIVE if office != "diplomacy"))


def test_FK_22_a_part_is_mandatory_while_it_has_a_target() -> None:
    t = kept("king-minus-minus", "diplomacy 6, entertainment 6, architecture 1, military 1, provisions 1")
    run(t, "A/lower:diplomacy")
    assert legal(t) == ["lower:entertainment"]
    assert why(t, "A/pass") == "FK-20"


def test_FK_22_a_part_may_aim_at_what_the_first_made_possible() -> None:
    """Targets are judged at the moment of the part.

    An office raised from 1 by the first is still barred, one at 2 is not.
    """
    t = kept("king-plus-minus", "diplomacy 1, entertainment 1, architecture 1, military 1, provisions 2")
    run(t, "A/raise:diplomacy")
    assert legal(t) == ["lower:provisions"]


def test_FK_20_an_answer_that_is_no_change_is_refused_by_the_card() -> None:
    t = kept("king-either")
    assert why(t, "A/pass") == "FK-20"
    assert why(t, "A/bid:1") == "FK-20"
