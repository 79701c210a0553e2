"""A match is rebuilt from its moves alone, every one of them checked, and can be played on."""

import re

import pytest

from coterie.core.dice import Lehmer
from coterie.core.errors import BadRecord
from coterie.core.lexicon import CHANCE, NOBODY, Action
from coterie.games import find
from coterie.play import Match, SeededDice, rebuild, rebuilding
from coterie.play.match import Move
from tests.contracts.copies import snapshot
from tests.contracts.tables import cases
from tests.play.matches import played, played_on

FIRST_LAY = 7  # of whispers with three seats: six cards are dealt before


def again(match: Match, moves: list[Move] | None = None) -> Match:
    return rebuild(
        match.game, match.seats, match.options, match.pack, match.moves if moves is None else moves, SeededDice(1)
    )


@pytest.mark.parametrize(("name", "seats"), cases())
def test_the_moves_of_a_match_are_enough_to_rebuild_it_and_go_on(name: str, seats: int) -> None:
    for seed, moves in ((1, 10_000), (2, 25), (3, 60)):
        match = played(name, seats, seed, moves)
        rebuilt = again(match)
        assert snapshot(rebuilt._table) == snapshot(match._table)
        assert (rebuilt.moves, rebuilt.options, rebuilt.scores) == (match.moves, match.options, match.scores)
        played_on(rebuilt, Lehmer(seed))
        assert rebuilt.over


@pytest.mark.parametrize(("name", "seats"), cases())
def test_every_decision_can_be_noted_on_the_way(name: str, seats: int) -> None:
    match = played(name, seats, 2, 40)
    course = rebuilding(match.game, seats, match.options, None, match.moves)
    noted = [(len(so_far.moves), so_far.eyes(seats).view().decision) for so_far in course]
    assert [n for n, _ in noted] == list(range(len(match.moves) + 1))
    assert noted[-1][1] == match.eyes(seats).view().decision


def test_chance_rolls_nothing_before_the_moves_are_all_told_and_then_what_it_is_asked() -> None:
    match = played(moves=8)
    *_, waiting = rebuilding(match.game, 3, match.options, None, match.moves[:4])
    assert (len(waiting.moves), waiting.asked()) == (4, [])
    rolled = again(match, match.moves[:4])
    assert rolled.moves[:4] == match.moves[:4]
    assert [seat for seat, _ in rolled.moves[4:]] == [CHANCE] * len(rolled.moves[4:])
    assert rolled.asked()


MATCH = played(seed=3, options={"first": "A"})
MOVES = MATCH.moves
WORD = MATCH.game.lexicon.parse


def put(n: int, seat: int, action: int) -> list[Move]:
    """The moves with number n changed."""
    return [*MOVES[: n - 1], (seat, Action(action)), *MOVES[n:]]


@pytest.mark.parametrize(
    ("moves", "n", "reason"),
    [
        (put(1, CHANCE, WORD("lay:one")), 1, "chance cannot have given 'lay:one' here"),
        (put(1, CHANCE, 9999), 1, "chance cannot have given action 9999 here"),
        (put(1, CHANCE, -1), 1, "chance cannot have given action -1 here"),
        (put(1, 0, WORD("lay:one")), 1, "a card is to be drawn here, and the record does not say which"),
        (put(FIRST_LAY, CHANCE, WORD("draw:one")), FIRST_LAY, "chance cannot have given 'draw:one' here"),
        (put(FIRST_LAY, 0, WORD("judge:B")), FIRST_LAY, "seat A, 'judge:B': that cannot be done now (WH-2)"),
        (put(FIRST_LAY, 1, WORD("lay:one")), FIRST_LAY, "seat B, 'lay:one': this seat is not asked anything now"),
        (put(FIRST_LAY, 9, WORD("lay:one")), FIRST_LAY, "there is no seat 9 at a table of 3"),
        (put(FIRST_LAY, -7, WORD("lay:one")), FIRST_LAY, "there is no seat -7 at a table of 3"),
        (put(FIRST_LAY, 0, -1), FIRST_LAY, "a move can be taken back only until a card is drawn or shown"),
        (put(FIRST_LAY + 1, 0, -2), FIRST_LAY + 1, "there are not 2 answers of this seat to take back"),
        (put(FIRST_LAY, NOBODY, -1), FIRST_LAY, "nothing can be taken back here: what chance gave stays given"),
        (put(FIRST_LAY + 1, NOBODY, -2), FIRST_LAY + 1, "there are not 2 answers of this seat to take back"),
        (put(FIRST_LAY, NOBODY, WORD("lay:one")), FIRST_LAY, "all together can take a move back, but not do 'lay:one'"),
        ([*MOVES, (0, Action(0))], len(MOVES) + 1, "the game was over before this"),
    ],
)
def test_a_move_that_does_not_fit_is_named_by_its_number(moves: list[Move], n: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(reason)) as caught:
        again(MATCH, moves)
    assert caught.value.move == n


def test_a_game_that_cannot_be_played_so_has_no_moves_to_fit() -> None:
    with pytest.raises(BadRecord, match="whispers is for 2 to 4 players, not 9") as caught:
        rebuild(find("whispers"), 9, {}, None, [])
    assert caught.value.move == 0
