"""Routing: what a route is, and what many of them begin with: the seat or the game that a request is about."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from msgspec import Struct

from coterie.core.errors import refuse
from coterie.server.http.bodies import Place
from coterie.server.http.requests import NOT_FOUND, WRONG_KEY, ApiRequest, HTTPProblem, find_table
from coterie.server.tables.house import Opened, Seated
from coterie.server.tables.table import LiveTable
from coterie.store.rows import Person

Serve = Callable[[ApiRequest], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Route:
    """A route: who may use it, what it takes and gives, what it is limited by."""

    method: str
    path: str
    # anyone; looker (may see the table); holder (of a key of this table); owner (of the house); joiner, watcher;
    # link (to a game that was shared)
    who: str
    serve: Serve
    gives: Any  # a type, or several, of which it gives one; None for plain text
    takes: type[Struct] | None = None
    status: int = 200
    limit: str = ""  # opens, joins, reads, tickets
    problems: tuple[int, ...] = ()  # the statuses of what may be wrong, apart from what every route checks
    query: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.serve.__name__


ROUTES: list[Route] = []


def route(method: str, path: str, who: str, gives: Any, **more: Any) -> Callable[[Serve], Serve]:
    """This function serves a route."""

    def keep(serve: Serve) -> Serve:
        ROUTES.append(Route(method, path, who, serve, gives, **more))
        return serve

    return keep


async def person_of(request: ApiRequest) -> tuple[LiveTable, Person]:
    """The table, and the person at it whose key is shown."""
    table = await find_table(request.house, request.http)
    person = request.person(table) if table else None
    if table is None or person is None:
        raise HTTPProblem(401, "refused-key", WRONG_KEY)
    return table, person


async def player_of(request: ApiRequest) -> tuple[LiveTable, Person]:
    """The table, and the person whose key is shown and who has a seat at it."""
    table, person = await person_of(request)
    if person.seat < 0:
        refuse("refused-gallery", "only a player who has a seat can do this")
    return table, person


async def seat_of(request: ApiRequest) -> tuple[LiveTable, int]:
    """The table, and the seat of the person whose key is shown; -1: in the gallery."""
    table, person = await person_of(request)
    return table, person.seat


def place_of(seated: Seated) -> Place:
    """A place that somebody was given, as they are told of it."""
    table = seated.table
    invitation = table.invitation if table.state.may_sit(table.state.people[seated.person]) else None
    return Place(table.id, seated.person, seated.seat, seated.key, invitation)


def place_at(opened: Opened) -> Place:
    """The place of who opened a table with a game on it."""
    return Place(opened.table, 0, opened.seat, opened.key, opened.invitation)


async def game_of(request: ApiRequest, over: bool = False, no: int | None = None) -> tuple[LiveTable, int]:
    """The table and the number of the game that is asked for, the last one if none is named."""
    table = await request.table()
    if not request.may_look(table):
        raise HTTPProblem(404, *NOT_FOUND)
    last = table.state.stored.match
    no = no or request.query.get("match", last)
    if not 1 <= no <= last:
        raise HTTPProblem(404, "no-match", "this table has no such game")
    if over and no == last and table.state.playing:
        raise HTTPProblem(409, "refused-goes-on", "this game goes on: it can be replayed when it is over")
    return table, no
