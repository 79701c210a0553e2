"""The engine's scores against the oracle's, over random games and random hands."""

import random

import pytest

from coterie.core.dice import Lehmer
from coterie.core.table import Table
from coterie.games.for_the_king.count import Count
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.tests.oracle import TIE_ORDER, final_points, final_winners, printed_values
from coterie.games.for_the_king.tests.scene import STANDARD

GAMES = 200
VALUES = printed_values()


def play_modestly(table: Table, seed: int) -> None:
    """A random game whose bids stay low, so that cards are sold and hands do not melt away."""
    dice = Lehmer(seed)
    while not table.over:
        seat = table.whose()
        if seat < 0:
            table.roll(dice)
            continue
        legal = table.legal(seat)
        choices = min(len(legal), 3) if table.agenda[-1].step.name == "bid" else len(legal)
        table.play(seat, legal[dice.below(choices)])


def hands_shown(table: Table) -> list[list[str]]:
    """The hands as the last events tell them to an onlooker."""
    hands: list[list[str]] = [[] for _ in range(table.seats)]
    for event in table.log:
        if event.what == "shown":
            hands[event.seat] = [GAME.lexicon.kinds[kind] for kind in event.heard_by(table.seats).cards]
    return hands


def tiles_told(table: Table) -> dict[str, int]:
    """The primaries at the end: 3 each, and every change that was told."""
    tiles = {office: 3 for office in TIE_ORDER if office != "livestock" or table.seats == 5}
    for event in table.log:
        if event.what in ("raised", "lowered"):
            tiles[TIE_ORDER[event.nums[0]]] += 1 if event.what == "raised" else -1
    return tiles


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_FK_50_random_games_score_as_the_oracle_says(seats: int) -> None:
    scored = 0
    for seed in range(GAMES):
        table = GAME.table(seats, pack=STANDARD)
        play_modestly(table, seed * 5 + seats)
        hands, tiles = hands_shown(table), tiles_told(table)
        points = final_points(hands, tiles, VALUES)
        assert table.scores() == points, seed
        assert table.winners() == final_winners(hands, points, VALUES), seed
        scored += sum(points)
    assert scored > GAMES * 5  # the hands were worth counting


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_FK_53_hands_full_of_ties_are_decided_as_the_oracle_says(seats: int) -> None:
    """Hands of a few cards each, so that points, gold, sums and letters tie often."""
    chance = random.Random(seats)
    kinds = GAME.lexicon.kinds
    shared = 0
    for _ in range(3000):
        offices = [o for o in TIE_ORDER if o != "livestock" or seats == 5]
        tiles = {office: chance.randint(1, 2) for office in offices}
        deck = [f"{o}-{letter}" for o in offices for letter in "abcdefghi"]
        chance.shuffle(deck)
        hands: list[list[str]] = []
        for _ in range(seats):
            hands.append([deck.pop() for _ in range(chance.randint(0, 3))] + ["gold-1"] * chance.randint(0, 1))
        primary = [tiles.get(o, 0) for o in TIE_ORDER]
        secondary = [p // 2 if seats > 2 else 0 for p in primary]
        count = Count([[kinds.index(c) for c in hand] for hand in hands], STANDARD.value, primary, secondary)
        points = final_points(hands, tiles, VALUES)
        assert count.points == points, hands
        assert count.winners() == final_winners(hands, points, VALUES), (hands, tiles)
        shared += len(count.winners()) > 1
    assert shared > 0
