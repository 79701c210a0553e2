"""Bots hold Eyes only, answer from the legal list whatever happens, and a courtier beats chance by far."""

import ast
from importlib.util import find_spec
from pathlib import Path

import pytest

from coterie import bots, native
from coterie.core.dice import Lehmer
from coterie.core.errors import CoterieError
from coterie.games import find, games
from coterie.play import Match, SeededDice

WITH_COURTIER = [name for name, game in games().items() if "courtier" in bots.levels(game)]
GAMES = 120 if native.compiled() else 24


def wins_of_a_courtier(name: str, seats: int, count: int) -> float:
    """The share of games a courtier wins among random seats, sitting in every seat in turn; a shared victory counts in parts."""
    game = find(name)
    won = 0.0
    for seed in range(count):
        me = seed % seats
        company = dict.fromkeys(range(seats), bots.find("random", game))
        company[me] = bots.find("courtier", game)
        match = Match(game, seats, {}, SeededDice(seed))
        bots.play_on(match, company, Lehmer(seed))
        won += (me in match.winners) / len(match.winners)
    return won / count


@pytest.mark.parametrize("name", WITH_COURTIER)
def test_a_courtier_among_three_random_seats_wins_at_least_twice_its_share(name: str) -> None:
    assert wins_of_a_courtier(name, 4, GAMES) >= 0.5


def test_a_courtier_wins_four_of_five_games_for_the_king_against_one_random_seat() -> None:
    assert wins_of_a_courtier("for-the-king", 2, GAMES) >= 0.8


@pytest.mark.parametrize("name", WITH_COURTIER)
def test_courtiers_finish_games_at_every_seat_count_with_every_option(name: str) -> None:
    game = find(name)
    for seats in range(game.fewest, game.most + 1):
        for turn in range(max(len(option.values) for option in game.options if option.name != "first") if len(game.options) > 1 else 1):
            options = {o.name: o.values[turn % len(o.values)] for o in game.options if o.name != "first"}
            match = Match(game, seats, options, SeededDice(turn))
            bots.play_on(match, dict.fromkeys(range(seats), bots.find("courtier", game)), Lehmer(turn))
            assert match.over


def test_a_level_that_does_not_exist_is_named() -> None:
    with pytest.raises(CoterieError, match="royal-secrets has no bot 'oracle': there are random, courtier"):
        bots.find("oracle", find("royal-secrets"))


def test_bots_stop_at_a_seat_without_one() -> None:
    match = Match(find("for-the-king"), 3, {"first": "A"}, SeededDice(1))
    bots.play_on(match, {0: bots.find("random", match.game)}, Lehmer(1))
    assert match.asked() == [1]


@pytest.mark.parametrize("name", WITH_COURTIER)
def test_instincts_never_look_behind_the_eyes(name: str) -> None:
    spec = find_spec(f"{type(find(name)).__module__.rpartition('.')[0]}.instinct")
    assert spec is not None
    tree = ast.parse(Path(str(spec.origin)).read_text("utf-8"))
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) != "self"]
    private = [node.attr for node in attributes if node.attr.startswith("_")]
    imported = [alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert private == []
    assert "Table" not in imported
