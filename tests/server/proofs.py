"""What must be true of a table whatever was done to it: memory is what the store has, and every answer stands where it was said to."""

from dataclasses import dataclass
from typing import Any

from coterie.server import faces
from coterie.server.live import LiveTable
from coterie.store import Move
from tests.server.guests import Guest, Inn


@dataclass(frozen=True, slots=True)
class Given:
    """A run of answers that a seat was told is done: the match had so many moves then."""

    seat: int
    actions: tuple[int, ...]
    moves: int


async def kept_moves(inn: Inn, table: str, match: int = 1) -> list[Move]:
    found = await inn.store.match(table, match)
    assert found
    return found[1]


async def memory_is_what_was_kept(inn: Inn, table: str) -> None:
    """The table that a restart would bring back is the one that is being played at, through everybody's eyes."""
    live, shelf = inn.house.tables[table], await inn.store.load(table)
    assert shelf
    again = LiveTable.load(shelf, live.game, live.pack, inn.house.backstage)
    assert not again.broken
    assert (again.terms, again.state, again.people, again.lines) == (live.terms, live.state, live.people, live.lines)
    for viewer in range(live.terms.seats + 1):
        assert seen(again, viewer) == seen(live, viewer)


def seen(table: LiveTable, viewer: int) -> tuple[Any, ...]:
    sight = faces.sight(table, viewer)
    return (sight.view, sight.legal, sight.order, table.herald.heard(viewer)) if sight else ()


def guests_see_the_truth(inn: Inn, guests: list[Guest]) -> None:
    """Everything a guest heard and sees is what their seat may know of the table, no more and no less."""
    for guest in guests:
        table = inn.house.tables[guest.table]
        viewer = guest.seat if guest.seat >= 0 else table.terms.seats
        sight = faces.sight(table, viewer)
        assert sight
        assert (guest.view, guest.events) == (sight.view, table.herald.heard(viewer))


def each_answer_is_there_once(moves: list[Move], given: list[Given], others: set[int] | None = None) -> None:
    """Every run of answers is kept where its `done` said, chance's share after it, and nothing is kept that nobody was told of.

    `others` are seats for which somebody else may answer, too: a bot, a standing order.
    """
    assert [move.n for move in moves] == list(range(len(moves)))
    claimed: set[int] = set()
    for run in given:
        assert run.moves <= len(moves), "an acknowledged move is lost"
        last = run.moves - 1
        while moves[last].seat < 0:  # what chance gave then
            last -= 1
        places = range(last - len(run.actions) + 1, last + 1)
        assert [(moves[n].seat, moves[n].action) for n in places] == [(run.seat, action) for action in run.actions]
        assert claimed.isdisjoint(places), "one move, acknowledged as two"
        claimed |= set(places)
    untold = {move.n for move in moves if move.seat >= 0 and move.seat not in (others or ())} - claimed
    assert not untold, "a move that nobody was told of"
