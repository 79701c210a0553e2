"""Bots hold Eyes only, answer from the legal list whatever happens, and a courtier beats chance by far."""

import ast
import hashlib
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
    """The share of games a courtier wins among random seats, sitting in every seat in turn; a shared victory counts in
    parts.
    """
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
        for turn in range(
            max(len(option.values) for option in game.options if option.name != "first") if len(game.options) > 1 else 1
        ):
            options = {o.name: o.values[turn % len(o.values)] for o in game.options if o.name != "first"}
            match = Match(game, seats, options, SeededDice(turn))
            bots.play_on(match, dict.fromkeys(range(seats), bots.find("courtier", game)), Lehmer(turn))
            assert match.over


def test_a_level_that_does_not_exist_is_named() -> None:
    with pytest.raises(
        CoterieError, match="royal-secrets has no bot 'oracle': there are page, courtier, minister, eminence"
    ):
        bots.find("oracle", find("royal-secrets"))


def test_bots_stop_at_a_seat_without_one() -> None:
    match = Match(find("for-the-king"), 3, {"first": "A"}, SeededDice(1))
    bots.play_on(match, {0: bots.find("random", match.game)}, Lehmer(1))
    assert match.asked() == [1]


def decisions(level: str, name: str) -> tuple[int, str]:
    """How many decisions a bot takes in some seeded games of every size, and their digest.

    Its answers are followed every other time, so that it meets positions it would not come to.
    """
    game, taken, digest = find(name), 0, hashlib.sha256()
    bot = bots.find(level, game)
    for seats in range(game.fewest, game.most + 1):
        match, dice = Match(game, seats, {}, SeededDice(seats)), Lehmer(seats)
        while not match.over:
            eyes = match.eyes(match.asked()[0])
            legal, action = eyes.legal(), bot(eyes, Lehmer(taken + 1))
            digest.update(f"{game.lexicon.token(action)}\n".encode())
            taken += 1
            match.play(eyes.seat, [legal[dice.below(len(legal))] if dice.below(2) else action])
    return taken, digest.hexdigest()[:16]


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("for-the-king", (1440, "28fef85c117d3dee")),
        ("reigns-council", (1499, "1f184d0b23d70768")),
        ("royal-secrets", (507, "dee50cede81dbc55")),
    ],
)
def test_the_courtier_of_0_1_decides_for_ever_as_it_did(name: str, taken: tuple[int, str]) -> None:
    """A yardstick that changes measures nothing: mend its module, not these numbers, unless the rules have changed."""
    assert decisions("courtier-0.1", name) == taken


def test_a_frozen_bot_is_named_and_never_offered() -> None:
    assert not any("-" in level for game in games().values() for level in bots.levels(game))
    for missing in ("courtier-0.0", "courtier_0_1", "random-0.1", "__init__"):
        with pytest.raises(CoterieError, match="there are page, courtier, minister, eminence"):
            bots.find(missing, find("royal-secrets"))
    with pytest.raises(CoterieError, match="there are page"):
        bots.find("courtier-0.1", find("whispers"))


@pytest.mark.parametrize("module", ["instinct", "listening", "chatter", "frozen.courtier_0_1"])
@pytest.mark.parametrize("name", WITH_COURTIER)
def test_instincts_never_look_behind_the_eyes(name: str, module: str) -> None:
    spec = find_spec(f"{type(find(name)).__module__.rpartition('.')[0]}.{module}")
    assert spec is not None
    tree = ast.parse(Path(str(spec.origin)).read_text("utf-8"))
    attributes = [
        node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) != "self"
    ]
    private = [node.attr for node in attributes if node.attr.startswith("_")]
    imported = [alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert private == []
    assert "Table" not in imported


@pytest.mark.parametrize("name", WITH_COURTIER)
def test_a_frozen_bot_takes_nothing_from_its_game_but_the_manifest(name: str) -> None:
    spec = find_spec(f"{type(find(name)).__module__.rpartition('.')[0]}.frozen.courtier_0_1")
    assert spec is not None
    tree = ast.parse(Path(str(spec.origin)).read_text("utf-8"))
    imported = [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert [module for module in imported if ".games." in module] == [type(find(name)).__module__]
