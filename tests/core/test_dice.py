"""Dice: in range, all numbers alike, and the small generator the same on every machine."""

import pickle
import random
from collections import Counter

import pytest

from coterie.core.dice import Dice, FloatDice, Lehmer, shuffle
from coterie.play import SeededDice, SystemDice


@pytest.mark.parametrize(
    "dice",
    [Lehmer(1), SeededDice(1), SystemDice(), FloatDice(random.Random(1).random)],
    ids=["lehmer", "seeded", "system", "float"],
)
def test_numbers_are_in_range_and_about_equally_frequent(dice: Dice) -> None:
    counts = Counter(dice.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert min(counts.values()) > 700  # 1000 each expected; ten standard deviations away
    assert dice.below(1) == 0


def test_small_seeds_do_not_start_alike() -> None:
    assert len({tuple(Lehmer(seed).below(1000) for _ in range(3)) for seed in range(200)}) == 200


def test_a_seed_means_the_same_game_for_ever() -> None:
    prime = 2**31 - 1  # the powers of 48271 modulo a prime, the first four thrown away
    powers = [43 * pow(48271, n, prime) % prime for n in range(5, 13)]
    dice = Lehmer(42)
    assert [dice.below(100) for _ in range(8)] == [(power - 1) * 100 // (prime - 1) for power in powers]


def test_dice_out_of_a_generator_give_its_numbers_and_are_pickled_with_its_state() -> None:
    dice, same = FloatDice(random.Random(5).random), random.Random(5)
    assert [dice.below(6) for _ in range(20)] == [int(same.random() * 6) for _ in range(20)]
    copy = pickle.loads(pickle.dumps(dice))
    assert [copy.below(6) for _ in range(20)] == [dice.below(6) for _ in range(20)]


def test_a_shuffle_reaches_every_order() -> None:
    dice = Lehmer(3)
    orders = set()
    for _ in range(300):
        cards = [1, 2, 3]
        shuffle(cards, dice)
        orders.add(tuple(cards))
    assert len(orders) == 6
