"""The courtier: never at a loss, and better than chance."""

from collections.abc import Sequence
from math import isfinite

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import LETTERS
from coterie.games.for_the_king import instinct
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.sayings import SAYINGS
from coterie.games.for_the_king.table import KingTable
from coterie.games.for_the_king.tests.scene import STANDARD, run, scene
from coterie.talk.acts import Act
from coterie.talk.book import Spoken
from coterie.talk.sayings import PROMISE, Public, named


def choice(t: KingTable, who: str) -> str:
    return GAME.lexicon.token(instinct.choose(Eyes(t, LETTERS.index(who)), Lehmer(1)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("small", [False, True])
def test_a_courtier_answers_legally_in_any_position(seats: int, small: bool) -> None:
    """Every position of random games is shown to it, its own games or not."""
    for seed in range(3):
        table = GAME.table(seats, pack=GAME.small(seats) if small else STANDARD)
        dice = Lehmer(seed)
        while not table.over:
            seat = table.whose()
            if seat < 0:
                table.roll(dice)
                continue
            legal = table.legal(seat)
            eyes = Eyes(table, seat)
            assert instinct.choose(eyes, dice) in legal
            assert isfinite(instinct.value(eyes))
            table.play(seat, legal[dice.below(len(legal))])
        assert isfinite(instinct.value(Eyes(table, 0)))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_courtier_beats_random_players(seats: int) -> None:
    wins = 0.0
    for seed in range(12):
        table = GAME.table(seats, pack=STANDARD)
        dice = Lehmer(seed)
        me = seed % seats
        while not table.over:
            seat = table.whose()
            if seat < 0:
                table.roll(dice)
            elif seat == me:
                table.play(seat, instinct.choose(Eyes(table, seat), dice))
            else:
                legal = table.legal(seat)
                table.play(seat, legal[dice.below(len(legal))])
        winners = table.winners()
        wins += (me in winners) / len(winners)
    assert wins > 9


def test_a_courtier_keeps_what_helps_and_gives_away_what_does_not() -> None:
    t = scene("""
        2 players, dealer A, 3 to draw
        A: diplomacy-a military-a
        B: military-h military-i
    """)
    run(t, "draw:diplomacy-i")
    assert choice(t, "A") == "place:keep"
    run(t, "A/place:keep draw:gold-1")
    assert choice(t, "A") == "place:centre"


def test_a_courtier_raises_the_office_it_leads_and_lowers_the_one_it_does_not() -> None:
    t = scene("""
        2 players, first player A
        A: diplomacy-h diplomacy-i gold-1
        favor: king-plus-minus
    """)
    run(t, "turn-up:king-plus-minus A/bid:1 B/pass A/pay:gold-1")
    assert choice(t, "A") == "raise:diplomacy"
    run(t, "A/raise:diplomacy")
    assert choice(t, "A") != "lower:diplomacy"


def test_a_courtier_pays_as_little_as_it_can() -> None:
    t = scene("""
        2 players, first player A
        A: gold-1 gold-1 gold-3
        favor: diplomacy-a
    """)
    run(t, "turn-up:diplomacy-a A/bid:2 B/pass")
    assert choice(t, "A") == "pay:gold-1"


def test_a_courtier_never_bids_more_than_it_can_pay_if_nobody_is_known_to_go_on() -> None:
    t = scene("""
        2 players, first player B
        A: gold-1 diplomacy-a
        favor: diplomacy-i
    """)
    run(t, "turn-up:diplomacy-i B/bid:1")
    assert choice(t, "A") == "pass"


RICH = """
    3 players, first player A
    A: gold-3 gold-3 gold-3 gold-1 military-a
    B: gold-3 gold-3 gold-3 gold-2 gold-1 gold-1 gold-2 gold-2 diplomacy-g diplomacy-f
    C: provisions-a provisions-b
    favor: military-i diplomacy-i diplomacy-h
"""
LEARNED = (
    "turn-up:military-i A/bid:6 B/bid:9 C/pass A/bid:10 B/pass A/pay:gold-3 A/pay:gold-3 A/pay:gold-3 A/pay:gold-1"
)


def answers(t: KingTable, who: str, temperament: str, said: Sequence[Spoken] | None = None) -> set[str]:
    eyes = Eyes(t, LETTERS.index(who))
    given = (instinct.choose(eyes, Lehmer(seed), said, temperament) for seed in range(20))
    return {GAME.lexicon.token(action) for action in given}


def test_who_is_sly_drives_the_price_of_a_rival_who_will_surely_pay_more() -> None:
    t = scene(RICH)
    run(t, LEARNED + " turn-up:diplomacy-i B/bid:1")
    assert answers(t, "C", "sly") == {"bid:2"}  # C has no gold at all
    assert answers(t, "C", "") == {"bid:2", "pass"}
    assert answers(t, "C", "loyal") == {"pass"}


def test_nobody_drives_a_price_alone() -> None:
    t = scene(RICH)
    run(t, LEARNED + " turn-up:diplomacy-i B/pass")
    assert answers(t, "C", "sly") == {"pass"}  # A has paid all it had, and everybody saw it


def test_who_has_promised_to_stay_out_drives_no_price() -> None:
    t = scene(RICH)
    run(t, LEARNED + " turn-up:diplomacy-i")
    opening = named(SAYINGS, "bids-at-most").may(Public.of(Eyes(t, t.seats)), 2)
    assert opening
    line = Spoken(0, 2, t.told, (Act(PROMISE, "bids-at-most", (0,), anchor=opening.anchor),))
    run(t, "B/bid:1")
    assert answers(t, "C", "sly", []) == {"bid:2"}
    assert answers(t, "C", "sly", [line]) == {"pass"}
