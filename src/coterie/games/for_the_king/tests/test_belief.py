"""What a seat believes of the gold of others: it follows from what they did, and from nothing behind their backs."""

from itertools import pairwise

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import LETTERS
from coterie.games.for_the_king.belief import BLUFFS, YIELDS, Evidence, Purse, purses, worlds
from coterie.games.for_the_king.scoring import HELD_OUT, Score, counting, score
from coterie.games.for_the_king.table import KingTable
from coterie.games.for_the_king.tests.scene import run, scene
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


def test_beliefs_are_better_than_counting_cards() -> None:
    believed, counted = score(4, 4, HELD_OUT, [load(), counting()])
    assert believed.asked == counted.asked > 500
    assert believed.brier < 0.9 * counted.brier
    assert believed.error < counted.error


def test_a_score_counts_how_far_a_forecast_was_off() -> None:
    purse = Purse(1, 2)
    purse.add(0, 0, 0, 0.25)
    purse.add(1, 0, 0, 0.75)
    one = Score()
    one.add(purse, 3, 3)
    one.add(purse, 3, 2)
    assert one.error == pytest.approx((0.25 + 0.75) / 2)
    assert one.brier == pytest.approx((0.25**2 + 0.75**2) / 2)
    assert one.calibration() == "75% → 50% (2)"


def test_a_pass_says_less_once_there_are_newer_ones() -> None:
    numbers = load().belief
    likely: list[float] = []
    for passes in range(4):
        did = Evidence()
        did.passes = [2] * passes
        assert did.likelihood(1, numbers) == 1
        likely.append(did.likelihood(2, numbers))
    drops = [after / before for before, after in pairwise(likely)]
    assert drops[0] == pytest.approx(numbers[YIELDS])
    assert drops == sorted(drops)
    assert drops[0] < drops[2] < 1


def test_a_card_laid_face_down_may_have_been_gold() -> None:
    did = Evidence()
    did.bids = [5]
    assert did.likelihood(4, load().belief) == load().belief[BLUFFS]
    did.lay_down()
    assert did.likelihood(4, load().belief) == 1
