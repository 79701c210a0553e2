"""Scoring: FK-50 to FK-53."""

from coterie.games.for_the_king.lexicon import OFFICES
from coterie.games.for_the_king.table import KingTable
from coterie.games.for_the_king.tests.scene import cards, run, scene, told


def finish(text: str, lot: str = "king-either") -> KingTable:
    """The end of the game with these hands: the last lot is turned up and nobody bids."""
    t = scene(f"{text.strip()}\nfavor: {lot}")
    run(t, f"turn-up:{lot}")
    while not t.over:
        t.play(t.whose(), t.legal(t.whose())[0])
    assert cards(t, "spent") == [lot]
    return t


def test_FK_50_the_highest_sum_takes_the_primary() -> None:
    t = finish("""
        2 players, first player A
        A: diplomacy-a diplomacy-b
        B: diplomacy-e
    """)
    assert t.scores() == [3, 0]
    assert told(t, "primary") == [[0, 0, 4, 3, 0]]


def test_FK_50_a_tie_goes_to_the_letter_closest_to_A() -> None:
    t = finish("""
        2 players, first player A
        A: military-h
        B: military-d military-b
    """)
    assert t.scores() == [0, 3]  # 4 each, and B holds the letter B
    assert told(t, "primary") == [[1, 4, 4, 3, 1]]


def test_FK_50_only_letters_of_the_tied_and_of_that_office_count() -> None:
    t = finish("""
        3 players, first player A
        A: military-a
        B: military-c military-d
        C: military-h diplomacy-a
    """)
    assert t.scores() == [0, 3, 4]  # A's letter A has only 2: B is first in Military, C second


def test_FK_51_the_second_highest_takes_the_secondary() -> None:
    t = finish("""
        3 players, first player A
        tiles: diplomacy 5
        A: diplomacy-a
        B: diplomacy-e
        C: diplomacy-h
    """)
    assert t.scores() == [0, 2, 5]
    assert told(t, "secondary") == [[1, 0, 3, 2, 0]]


def test_FK_51_the_loser_of_a_tie_for_first_is_second() -> None:
    t = finish("""
        3 players, first player A
        A: provisions-b
        B: provisions-a
    """)
    assert t.scores() == [1, 3, 0]
    provisions = OFFICES.index("provisions")
    assert told(t, "primary") == [[1, provisions, 1, 3, 1]]
    assert told(t, "secondary") == [[0, provisions, 1, 1, 1]]


def test_FK_51_a_tie_for_second_goes_to_the_letter_closest_to_A() -> None:
    t = finish("""
        4 players, first player A
        A: military-h
        B: military-d
        C: military-b
        D: military-c
    """)
    assert t.scores() == [3, 0, 1, 0]


def test_FK_51_three_may_tie_for_first() -> None:
    t = finish("""
        4 players, first player A
        A: military-c
        B: military-a
        C: military-b
    """)
    assert t.scores() == [0, 3, 1, 0]


def test_FK_51_with_one_holder_nobody_takes_the_secondary() -> None:
    t = finish("""
        3 players, first player A
        tiles: military 6
        A: military-a
    """)
    assert t.scores() == [6, 0, 0]
    assert told(t, "secondary") == []


def test_FK_51_no_secondary_where_the_primary_is_1_or_with_two_players() -> None:
    t = finish("""
        3 players, first player A
        tiles: military 1
        A: military-a
        B: military-b
    """)
    assert t.scores() == [1, 0, 0]
    t = finish("""
        2 players, first player A
        tiles: military 6
        A: military-a
        B: military-b
    """)
    assert t.scores() == [6, 0]


def test_FK_52_without_a_card_of_the_office_one_takes_neither_tile() -> None:
    t = finish("""
        3 players, first player A
        A: gold-3 diplomacy-a
        B: gold-1
    """)
    assert t.scores() == [3, 0, 0]
    assert len(told(t, "vacant")) == 4


def test_FK_53_most_points_win() -> None:
    t = finish("""
        3 players, first player A
        A: gold-3 gold-3
        B: provisions-a
        C: diplomacy-a military-a
    """)
    assert (t.scores(), t.winners()) == ([0, 3, 6], [2])
    assert told(t, "winner") == [[2, 6, 0]]


def test_FK_53_a_tie_goes_to_the_most_gold() -> None:
    t = finish("""
        3 players, first player A
        A: diplomacy-i gold-1 gold-1
        B: provisions-a gold-3
        C: gold-3 gold-3
    """)
    assert (t.scores(), t.winners()) == ([3, 3, 0], [1])
    assert told(t, "winner") == [[1, 3, 1]]


def test_FK_53_then_diplomacy_decides_by_its_sum() -> None:
    t = finish("""
        3 players, first player A
        tiles: diplomacy 1, military 2
        A: diplomacy-h military-b
        B: diplomacy-a military-a
    """)
    assert (t.scores(), t.winners()) == ([2, 2, 0], [0])


def test_FK_53_then_the_letter_in_diplomacy() -> None:
    t = finish("""
        3 players, first player A
        tiles: diplomacy 1, military 2
        A: diplomacy-c military-b
        B: diplomacy-d military-a
    """)
    assert (t.scores(), t.winners()) == ([2, 2, 0], [0])
    assert told(t, "winner") == [[0, 2, 2]]


def test_FK_53_the_first_office_of_which_one_of_the_tied_holds_a_card_decides() -> None:
    t = finish("""
        5 players, first player A
        A: livestock-i
        B: architecture-i
        C: entertainment-a
        D: provisions-i
    """)
    assert (t.scores(), t.winners()) == ([3, 3, 3, 3, 0], [2])  # Entertainment comes before Livestock


def test_FK_53_livestock_comes_before_architecture_and_architecture_before_military() -> None:
    t = finish("""
        5 players, first player A
        A: architecture-i
        B: livestock-a
    """)
    assert t.winners() == [1]
    t = finish("""
        5 players, first player A
        A: military-i
        B: architecture-a
        C: provisions-i
    """)
    assert t.winners() == [1]
    t = finish("""
        5 players, first player A
        A: provisions-i
        B: military-a
    """)
    assert t.winners() == [1]


def test_FK_53_cards_of_those_no_longer_tied_do_not_count() -> None:
    t = finish("""
        3 players, first player A
        tiles: diplomacy 1, architecture 3, military 3
        A: architecture-a
        B: military-a
        C: diplomacy-a
    """)
    assert (t.scores(), t.winners()) == ([3, 3, 1], [0])


def test_FK_53_still_tied_shares_the_victory() -> None:
    t = finish("""
        3 players, first player A
        A: gold-2
        B: gold-1 gold-1
        C: gold-1
    """)
    assert (t.scores(), t.winners()) == ([0, 0, 0], [0, 1])
    assert len(told(t, "shared")) == 2


def test_FK_EX_4_five_players_first_in_two_offices_and_second_in_a_third() -> None:
    t = finish("""
        5 players, first player A
        tiles: military 4, entertainment 3, provisions 4
        A: military-h military-i entertainment-h provisions-a
        B: military-g entertainment-a
        C: provisions-h
        D: provisions-b
    """)
    assert t.scores()[0] == 4 + 3 + 2
    assert t.winners() == [0]


def test_FK_03_where_the_primary_is_worth_1_nobody_is_told_second() -> None:
    t = finish("""
        3 players, first player A
        tiles: diplomacy 1
        A: diplomacy-a
        B: diplomacy-e
    """)
    assert t.scores() == [0, 1, 0]
    assert told(t, "secondary") == []


def test_FK_02_with_two_players_nobody_is_told_second() -> None:
    t = finish("""
        2 players, first player A
        A: diplomacy-a
        B: diplomacy-e
    """)
    assert t.scores() == [0, 3]
    assert told(t, "secondary") == []


def test_FK_53_points_and_gold_are_told_for_every_seat() -> None:
    t = finish("""
        2 players, first player A
        A: diplomacy-a gold-1 gold-3
        B: gold-2
    """)
    assert told(t, "points") == [[0, 3, 4], [1, 0, 2]]
