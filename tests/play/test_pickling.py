"""Games, tables, matches and Eyes are copied and pickled, within a process, into another one and into another build."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coterie import native
from coterie.core.dice import Dice, Lehmer
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import OPEN
from coterie.core.packing import pack
from coterie.core.table import Table, playout
from coterie.games import find, games
from coterie.play import Match, SeededDice
from coterie.play.dice import SystemDice
from tests.contracts.copies import snapshot
from tests.contracts.tables import cases
from tests.packs import others
from tests.play.matches import played, played_on
from tests.play.test_fork import sights


def again(thing: Any) -> Any:
    found = pickle.loads(pickle.dumps(thing))
    assert type(found) is type(thing)
    return found


Copy = Callable[[Any], Any]
COPIES: list[Copy] = [again, copy.copy, copy.deepcopy]
every_copy = pytest.mark.parametrize("copied", COPIES, ids=["pickled", "copied", "copied in depth"])


@every_copy
@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_copy_of_a_game_is_the_game(game: Game, copied: Copy) -> None:
    assert copied(game) is game


@every_copy
@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_copy_of_a_pack_lays_out_the_same_table(game: Game, copied: Copy) -> None:
    first = copied(game.load())
    assert first.digest == game.load().digest
    assert snapshot(game.table(game.fewest, {}, first)) == snapshot(game.table(game.fewest))


@every_copy
@pytest.mark.parametrize(("name", "seats"), cases())
def test_a_copy_of_a_table_is_equal_and_plays_on_by_itself(name: str, seats: int, copied: Copy) -> None:
    for moves in (0, 20, 60):
        table = played(name, seats, seats, moves)._table
        before = snapshot(table)
        twin: Table = copied(table)
        assert snapshot(twin) == before
        assert playout(twin, Lehmer(moves)) == playout(table.clone(), Lehmer(moves))
        assert snapshot(table) == before, "playing a copy changed the original"
        silent: Table = copied(table.clone(silent=True))
        assert (silent.silent, silent.at) == (True, table.at)


@every_copy
@pytest.mark.parametrize(("name", "seats"), cases())
def test_a_copy_of_a_match_stands_where_it_does_and_goes_the_same_way(name: str, seats: int, copied: Copy) -> None:
    for seed, moves in ((1, 0), (2, 12), (3, 40)):
        match = played(name, seats, seed, moves)
        before = sights(match)
        twin: Match = copied(match)
        assert sights(twin) == before
        if twin.can_take_back():
            twin.take_back()
            assert sights(match) == before
            twin = copied(match)
        played_on(twin, Lehmer(seed), moves + 20)
        assert sights(match) == before
        if copied is not copy.copy:  # which shares the dice, as a fork does
            played_on(match, Lehmer(seed), moves + 20)
            assert sights(match) == sights(twin)


def test_tables_that_are_pickled_together_share_their_layout() -> None:
    match = played("royal-secrets", 3, 1, 30)
    twin = again(match)
    assert twin._runs
    assert twin._before.layout is twin._table.layout
    assert copy.deepcopy(match)._table.layout is match._table.layout


@every_copy
@pytest.mark.parametrize(("name", "seats"), cases())
def test_a_copy_of_eyes_sees_hears_and_may_do_the_same(name: str, seats: int, copied: Copy) -> None:
    match = played(name, seats, 5, 30)
    for viewer in [*range(seats + 1), OPEN]:
        eyes = Eyes(match._table, viewer)
        twin: Eyes = copied(copied(eyes))
        assert twin.view().plain() == eyes.view().plain()
        assert [h.plain() for h in twin.heard()] == [h.plain() for h in eyes.heard()]
        assert twin.legal() == eyes.legal()
        assert pickle.dumps(twin) == pickle.dumps(eyes), "the pickle of a pickle is another"


def test_a_copy_of_eyes_in_depth_does_not_hold_the_real_table() -> None:
    match = played("royal-secrets", 4, 7, 60)
    twin = copy.deepcopy(match.eyes(0))
    assert twin._table.where != match._table.where
    assert not twin._table.log
    assert copy.copy(match.eyes(0))._table is match._table


def test_a_table_that_no_game_has_set_up_says_why_it_cannot_be_pickled() -> None:
    game = find("whispers")
    blank = game.blank(2, game.settle({}, 2), game.load())
    with pytest.raises(TypeError, match=r"set up by Game\.table"):
        pickle.dumps(blank)


@pytest.mark.parametrize("dice", [SystemDice(), SeededDice(3), Lehmer(3)])
def test_a_copy_of_dice_gives_the_same_numbers(dice: Dice) -> None:
    dice.below(6)
    for copied in (again, copy.deepcopy):
        twin = copied(dice)
        assert twin is not dice
        if not isinstance(dice, SystemDice):
            assert [copied(dice).below(1000) for _ in range(9)] == [copied(twin).below(1000) for _ in range(9)]
            assert twin.below(10**6) == again(dice).below(10**6)


def test_a_match_with_a_pack_of_its_own_comes_back_where_that_pack_is_not(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(others.ruthless())
    game = find("royal-secrets")
    match = Match(game, 3, dice=SeededDice(1), pack=game.load(str(tmp_path)))
    data = pickle.dumps(match)
    file.unlink()
    twin: Match = pickle.loads(data)
    assert twin.pack.digest == match.pack.digest != game.load().digest
    played_on(twin, Lehmer(1), 40)
    played_on(match, Lehmer(1), 40)
    assert sights(twin) == sights(match)


ELSEWHERE = """
import pickle, sys
import tests.conftest
from coterie import native
from tests.play.test_fork import sights
match, eyes = pickle.load(open(sys.argv[1], "rb"))
assert native.compiled() == (sys.argv[2] == "compiled"), native.describe()
pickle.dump([sights(match), [e.view().plain() for e in eyes], match, eyes], open(sys.argv[1], "wb"))
"""


@pytest.mark.parametrize("build", ["interpreted", "compiled"] if native.compiled() else ["interpreted"])
@pytest.mark.parametrize("name", games())
def test_a_match_and_eyes_go_to_another_process_of_either_build_and_come_back(
    name: str, build: str, tmp_path: Path
) -> None:
    match = played(name, 3, 4, 35)
    eyes = [match.eyes(viewer) for viewer in range(4)]
    file = tmp_path / "both"
    file.write_bytes(pickle.dumps([match, eyes]))
    environment = {**os.environ, "COTERIE_PURE": "1" if build == "interpreted" else ""}
    environment.pop("COTERIE_BUILD", None)
    subprocess.run([sys.executable, "-c", ELSEWHERE, str(file), build], env=environment, check=True)
    there, views, match_back, eyes_back = pickle.loads(file.read_bytes())
    assert there == sights(match) == sights(match_back)
    assert views == [e.view().plain() for e in eyes] == [e.view().plain() for e in eyes_back]
    assert pack(match_back._table) == pack(match._table)
    played_on(match, Lehmer(1), 60)
    played_on(match_back, Lehmer(1), 60)
    assert sights(match_back) == sights(match)
