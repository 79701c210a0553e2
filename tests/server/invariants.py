"""What must be true of a table whatever was done to it.

Memory is what the store has, and every answer stands where it was said to.
"""

import json
from dataclasses import dataclass
from typing import Any

from coterie.server.protocol.game_json import game_json
from coterie.server.state.table_state import TableState
from coterie.server.tables.loading import load
from coterie.store.rows import MoveRow
from tests.server.guests import Guest, RunningServer


@dataclass(frozen=True, slots=True)
class Given:
    """A run of answers that a seat was told is done: the match had so many moves then."""

    seat: int
    actions: tuple[int, ...]
    moves: int


async def kept_moves(server: RunningServer, table: str, match: int = 1) -> list[MoveRow]:
    found = await server.store.match(table, match)
    assert found
    return found[1]


async def memory_is_what_was_kept(server: RunningServer, table: str) -> None:
    """The table that a restart would bring back is the one that is being played at, through everybody's eyes."""
    live, rows = server.house.tables[table].state, await server.store.load(table)
    assert rows
    services = server.house.services
    again, rolled = load(rows, live.house, services.packs, services.dice(), services.now())
    assert rolled.empty
    assert not again.broken
    assert (again.stored, again.people, again.lines) == (live.stored, live.people, live.lines)
    for viewer in range(live.agreement.seats + 1):
        assert seen(again, viewer) == seen(live, viewer)


def seen(state: TableState, viewer: int) -> tuple[Any, ...]:
    """What a viewer is told of the match, apart from what depends on the clock."""
    if state.match is None:
        return ()
    writer = state.match.writer()
    game = json.loads(game_json(state, viewer, writer))
    return game["view"], game["legal"], game["order"], json.loads(writer.heard(viewer, 0))


def guests_see_the_truth(server: RunningServer, guests: list[Guest]) -> None:
    """Everything a guest heard and sees is what their seat may know of the table, no more and no less."""
    for guest in guests:
        state = server.house.tables[guest.table].state
        viewer = guest.seat if guest.seat >= 0 else state.agreement.seats
        view, _, _, events = seen(state, viewer)
        assert (guest.view, guest.events) == (view, events)


def each_answer_is_there_once(moves: list[MoveRow], given: list[Given], others: set[int] | None = None) -> None:
    """Every run of answers is kept where its `done` said, chance's share after it, and nothing is kept that nobody was
    told of.

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
