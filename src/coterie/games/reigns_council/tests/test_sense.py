"""The sense of the Council plays whole games, fits its numbers the same way twice, and bends to a temperament."""

import copy
from typing import cast

import pytest

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.games.reigns_council import fit
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import LEXICON
from coterie.games.reigns_council.sense import CouncilSense, sense
from coterie.games.reigns_council.table import CouncilTable
from coterie.games.reigns_council.tests.scene import scene
from coterie.games.reigns_council.weights import FITTED, TEMPERS, Weights
from coterie.play import Match, SeededDice


@pytest.mark.parametrize(("seats", "level"), [(3, "minister@8"), (6, "page"), (5, "courtier:vengeful")])
def test_every_level_plays_a_game_to_its_end(seats: int, level: str) -> None:
    match = Match(GAME, seats, {}, SeededDice(seats))
    bots.play_on(match, dict.fromkeys(range(seats), bots.find(level, GAME)), Lehmer(seats))
    assert match.over


def verdict(spec: str, text: str) -> str:
    return LEXICON.token(bots.find(spec, GAME)(Eyes(scene(text), 0), Lehmer(3)))


@pytest.mark.parametrize("level", ["courtier", "minister@60"])
def test_a_monarch_about_to_retire_shuns_a_pillar_near_its_end(level: str) -> None:
    text = "turn 5, church 4, reign 11\nB presents church+2|army-1\nC presents army+1|people-1"
    assert verdict(level, f"{text}\nD presents wealth+1|wealth-1\nasks judge") != "accept:B"


def test_rollouts_of_the_sense_end_and_are_worth_something_to_all() -> None:
    table = GAME.table(4).clone(silent=True)
    played = fit.play(table, [cast(CouncilSense, sense())] * 4, Lehmer(1))
    assert [left for left, _, _ in played] == [4, 3, 2, 1]
    values = sense().values(table)
    assert max(values) > 0.2
    assert sum(values) <= 1.0 + 1e-9


def test_chances_between_two_reigns_grow_with_points() -> None:
    table = cast(CouncilTable, GAME.table(4))
    table.monarch, table.reign, table.points = 1, 3, [9, 4, 4, 4]
    table.reigned = [1, 1, 0, 0]
    values = sense().values(table)
    assert sum(values) == pytest.approx(1.0)
    assert values[0] > values[2] >= values[1]


def test_a_temperament_bends_what_it_says_it_does() -> None:
    plain = Weights(FITTED)
    assert set(TEMPERS) == set(bots.TEMPERAMENTS)
    assert Weights(FITTED, "careful").fear > plain.fear > Weights(FITTED, "bold").fear
    assert Weights(FITTED, "vengeful").grudge > plain.grudge
    assert Weights(FITTED, "loyal").lean < plain.lean < Weights(FITTED, "sly").lean
    assert Weights(FITTED, "generous").gift < plain.gift


def test_numbers_are_fitted_the_same_way_from_the_same_seed() -> None:
    told: list[str] = []
    found = [fit.fit_value(copy.deepcopy(FITTED), seed=1, games=4, tell=told.append) for _ in range(2)]
    assert found[0] == found[1]
    assert fit.fit_monarch(FITTED, 1, 2, 2, told.append) == fit.fit_monarch(FITTED, 1, 2, 2, told.append)
    assert told
