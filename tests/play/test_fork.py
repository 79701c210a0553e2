"""A fork stands where its match does, and from then on neither notices what happens to the other."""

import pytest

from coterie.core.dice import Lehmer
from coterie.games import find
from coterie.play import Match, SeededDice
from tests.contracts.tables import cases
from tests.play.matches import played, played_on


def sights(match: Match) -> list[object]:
    """Everything that can be got out of a match."""
    eyes = [match.eyes(viewer) for viewer in range(match.seats + 1)]
    undoable = [match.can_undo(seat) for seat in range(match.seats)]
    seen = [[e.view().plain(), e.legal(), [h.plain() for h in e.heard()]] for e in eyes]
    return [seen, undoable, match.moves.copy(), match.over, match.scores]


@pytest.mark.parametrize(("name", "seats"), cases())
def test_neither_a_match_nor_its_fork_notices_what_happens_to_the_other(name: str, seats: int) -> None:
    for seed, moves in ((1, 0), (2, 12), (3, 30), (4, 55)):
        match = played(name, seats, seed, moves)
        twin = match.fork()
        before = sights(match)
        assert sights(twin) == before
        played_on(twin, Lehmer(seed), moves + 15)
        assert match.over or len(twin.moves) > len(match.moves)
        assert sights(match) == before
        after = sights(twin)
        played_on(match, Lehmer(seed + 1), moves + 15)
        assert sights(twin) == after


@pytest.mark.parametrize(("name", "seats"), cases())
def test_what_is_taken_back_on_a_fork_stays_done_in_the_match_and_the_other_way_round(name: str, seats: int) -> None:
    match = Match(find(name), seats, {}, SeededDice(1))
    dice = Lehmer(1)
    taken_back = 0
    while not match.over and taken_back < 5:
        seat = match.asked()[0]
        legal = match.eyes(seat).legal()
        match.play(seat, [legal[dice.below(len(legal))]])
        if match.can_undo(seat):
            twin, other, before = match.fork(), match.fork(), sights(match)
            twin.undo(seat)
            after = sights(twin)
            assert after != before
            assert sights(match) == before
            other.undo(seat)
            assert sights(other) == after
            taken_back += 1
    assert taken_back


@pytest.mark.parametrize(("name", "seats"), cases())
def test_chance_that_rolls_on_a_fork_has_not_rolled_in_the_match(name: str, seats: int) -> None:
    match = Match(find(name), seats, {}, SeededDice(1), begin=False)
    before = sights(match)
    twin = match.fork()
    twin.resume()
    assert twin.moves
    assert sights(match) == before
    match.resume()
    assert match.asked()


def test_eyes_go_on_seeing_the_table_they_were_opened_on() -> None:
    match = Match(find("whispers"), 3, {}, SeededDice(1), begin=False)
    eyes = match.eyes(0)
    before = eyes.view().plain()
    match.resume()
    assert eyes.view().plain() == before
