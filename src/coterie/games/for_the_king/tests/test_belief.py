"""What a seat believes of the gold of others: it follows from what they did, and from nothing behind their backs."""

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import LETTERS
from coterie.games.for_the_king.belief import Purse, purses, worlds
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.instinct import choose
from coterie.games.for_the_king.table import AUCTION, KingTable
from coterie.games.for_the_king.tests.scene import STANDARD, run, scene
from coterie.games.for_the_king.weights import load

SCENE = """
    3 players, first player A
    A: gold-1 gold-1 diplomacy-a
    B: gold-3 gold-3 gold-2 gold-1
    C: military-a gold-1 military-c military-d
    favor: diplomacy-h diplomacy-i military-i
"""


def of(t: KingTable, viewer: str, seat: str) -> Purse:
    eyes = Eyes(t, LETTERS.index(viewer))
    return next(p for p in purses(eyes, eyes.view(), load()) if p.seat == LETTERS.index(seat))


def test_who_bids_is_richer_and_who_passes_is_poorer() -> None:
    t = scene(SCENE)
    run(t, "turn-up:diplomacy-i")
    before = [of(t, "A", seat).mean() for seat in "BC"]
    run(t, "A/bid:1 B/bid:6")
    assert of(t, "A", "B").mean() > before[0]
    assert of(t, "A", "B").at_least(6) > 0.6
    run(t, "C/pass")
    assert of(t, "A", "C").mean() < before[1]


def test_what_was_paid_is_gone() -> None:
    t = scene(SCENE)
    run(t, "turn-up:diplomacy-i A/bid:1 B/bid:6")
    rich = of(t, "A", "B").mean()
    run(t, "C/pass A/pass B/pay:gold-3 B/pay:gold-3")
    assert of(t, "A", "B").mean() < rich - 3


def test_a_belief_is_the_same_whatever_lies_behind_it() -> None:
    """B has other cards in the second world, and A cannot tell."""
    moves = "turn-up:diplomacy-i A/bid:1 B/bid:2 C/pass"
    one, two = scene(SCENE), scene(SCENE.replace("gold-3 gold-3 gold-2 gold-1", "gold-1 gold-2 military-e military-f"))
    for t in (one, two):
        run(t, moves)
    assert of(one, "A", "B").chances == of(two, "A", "B").chances
    tables = [worlds(Eyes(t, 0))(Lehmer(3)) for t in (one, two)]
    assert tables[0].where == tables[1].where


def test_worlds_have_the_gold_that_is_believed() -> None:
    t = scene(SCENE)
    run(t, "turn-up:diplomacy-i A/bid:1 B/bid:6")
    draw, dice = worlds(Eyes(t, 0)), Lehmer(1)
    found = [world.gold(world.hand(1)) for world in (draw(dice) for _ in range(200)) if isinstance(world, KingTable)]
    belief = of(t, "A", "B")
    assert sum(found) / 200 == pytest.approx(belief.mean(), abs=0.5)
    assert sum(gold >= 6 for gold in found) / 200 == pytest.approx(belief.at_least(6), abs=0.1)


def test_a_seat_that_could_not_pay_is_believed_to_be_poor_again() -> None:
    t = scene(SCENE)
    run(t, "turn-up:diplomacy-i A/bid:1 B/bid:2 C/bid:9 A/pass B/pass lose:military-a")
    assert of(t, "A", "C").at_least(9) < 0.1


def brier(games: int, seed: int) -> tuple[float, float]:
    """How far beliefs are off in courtiers' auctions, and how far they would be by counting cards alone."""
    plain = load()
    plain.belief = [1.0] * len(plain.belief)
    errors = [0.0, 0.0]
    asked = 0
    for game in range(games):
        table, dice = GAME.table(4, pack=STANDARD), Lehmer(seed + game)
        while not table.over:
            seat = table.whose()
            if seat < 0:
                table.roll(dice)
                continue
            eyes = Eyes(table, seat)
            if table.phase == AUCTION and len(table.legal(seat)) > 1 and dice.below(4) == 0:
                view = eyes.view()
                for i, weights in enumerate((load(), plain)):
                    for purse in purses(eyes, view, weights):
                        truth = table.gold(table.hand(purse.seat))
                        for gold in (purse.sure + 2, purse.sure + 4, purse.sure + 6):
                            errors[i] += (purse.at_least(gold) - (truth >= gold)) ** 2
                            asked += i
            table.play(seat, choose(eyes, dice))
    return errors[0] / asked, errors[1] / asked


def test_beliefs_are_better_than_counting_cards() -> None:
    believed, counted = brier(6, 100)
    assert believed < counted
