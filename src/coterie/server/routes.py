"""The HTTP part: every route with who may use it, what it takes and what it gives. OpenAPI and the documentation come from here."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

from aiohttp import web
from msgspec import Meta, Struct

from coterie import __version__
from coterie.core.errors import CoterieError
from coterie.games import find
from coterie.games import games as all_games
from coterie.play import Record
from coterie.server import seen
from coterie.server.calls import NOT_FOUND, WRONG_KEY, Call, HTTPProblem, answer, find_table
from coterie.server.chronicle import Chronicle, chronicle
from coterie.server.deeds import refuse
from coterie.server.faces import Face, face
from coterie.server.fields import Clock, Name, PersonNumber, SeatNumber, SeatOrNone, Token, one_of
from coterie.server.house import House, Seated
from coterie.server.keys import digest, same
from coterie.server.live import LiveTable
from coterie.server.replays import MOST_TURNS, Kept, PublicRecord, Replay, public_part, replay_of
from coterie.server.rows import match_of
from coterie.server.terms import CLOCKS, Proposal
from coterie.server.wire import PROTOCOL

# What goes in and out.


class Joining(Struct, forbid_unknown_fields=True):
    """Somebody who wants a seat."""

    name: Name
    seat: SeatNumber | None = None
    invitation: Token | None = None


class Watching(Struct, forbid_unknown_fields=True):
    """Somebody who wants to watch."""

    name: Name
    invitation: Token | None = None


class Hosting(Struct, forbid_unknown_fields=True):
    """Whoever holds the one-time host link."""

    token: Token


class Place(Struct):
    """A place at a table. The key is told this once: with it, `/t/TABLE#key=KEY` brings its holder back on any device."""

    table: str
    person: PersonNumber
    seat: SeatOrNone
    key: str
    invitation: Annotated[str, Meta(description="`/t/TABLE#invitation=INVITATION` invites others; null for the gallery.")] | None


class Ticket(Struct):
    """Good for the next socket to this table, once, for half a minute."""

    ticket: str


class HostKey(Struct):
    """What the host of the house holds from now on."""

    key: str


class HouseFace(Struct):
    """The house, for everybody."""

    version: str
    protocol: int
    games: list[str]
    packs: list[str]
    clocks: list[Clock]
    create: Annotated[str, one_of("anyone", "host", description="Who may open a table.")]
    draining: Annotated[bool, Meta(description="Whether the house is closing for a moment.")]


class Listing(Struct):
    """The listed tables."""

    tables: list[Face]


class Beat(Struct):
    """Whether the house is well."""

    status: Annotated[str, one_of("ok", "ready", "resuming", "draining")]


# Routes.

Serve = Callable[[Call], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Route:
    """A route: who may use it, what it takes and gives, what it is limited by."""

    method: str
    path: str
    who: str  # anyone; looker (may see the table); holder (of a key of this table); host (of the house); joiner, watcher
    serve: Serve
    gives: Any  # a type, or several, of which it gives one; None for plain text
    takes: type[Struct] | None = None
    status: int = 200
    limit: str = ""  # opens, joins
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


@route("GET", "/healthz", "anyone", Beat)
async def healthz(call: Call) -> web.StreamResponse:
    """Whether the process answers."""
    return answer(Beat("ok"))


@route("GET", "/readyz", "anyone", Beat, problems=(503,))
async def readyz(call: Call) -> web.StreamResponse:
    """Whether new guests may come: 503 while tables are being resumed, and while the house is closing."""
    house = call.house
    if house.draining or not house.ready:
        return answer(Beat("draining" if house.draining else "resuming"), 503)
    return answer(Beat("ready"))


@route("GET", "/metrics", "host", None, problems=(403,))
async def metrics(call: Call) -> web.StreamResponse:
    """Figures for Prometheus: to the host of the house, or to this machine itself if no proxy stands before it."""
    counts: dict[str, int] = {}
    for table in call.house.tables.values():
        counts[table.state.status] = counts.get(table.state.status, 0) + 1
    for status in ("waiting", "playing", "over", "ended"):
        call.house.metrics.tables.labels(status).set(counts.get(status, 0))
    return web.Response(body=call.house.metrics.text(), content_type="text/plain", charset="utf-8")


@route("GET", "/api/house", "anyone", HouseFace)
async def house(call: Call) -> web.StreamResponse:
    """The house: its games, card packs and clocks, and who may open a table."""
    house = call.house
    packs = ["house", *house.packs()]
    return answer(HouseFace(__version__, PROTOCOL, list(all_games()), packs, list(CLOCKS), house.settings.create, house.draining))


@route("POST", "/api/host", "anyone", HostKey, takes=Hosting, limit="joins", problems=(403,))
async def host(call: Call) -> web.StreamResponse:
    """Become the host of the house with the one-time link that was printed when it was opened."""
    house = call.house
    if not house.welcome_host or not same(call.body.token.encode(), house.welcome_host.encode()):
        raise HTTPProblem(403, "refused-host-link", "this host link was used before, or is from another day: start the server again")
    house.welcome_host = ""
    return answer(HostKey(house.host_key()))


@route("GET", "/api/games/{game}", "anyone", seen.GameFace, query={"pack": str}, problems=(404,))
async def game(call: Call) -> web.StreamResponse:
    """A game: its options, verbs with their ranges of actions, kinds of card with what a pack prints on them, standing orders."""
    try:
        game = find(call.request.match_info["game"])
        response = answer(seen.manifest(game, call.house.pack(game, call.query.get("pack") or "house")))
        response.enable_compression()  # it is long, and the same for everybody: its length says nothing
        return response
    except CoterieError as error:
        raise HTTPProblem(404, error.code, str(error), dict(error.values)) from None


@route("GET", "/api/tables", "anyone", Listing)
async def tables(call: Call) -> web.StreamResponse:
    """The tables that are listed: those with free seats, and those that anyone may watch. To the host of the house, all of them."""
    everything = call.is_host()
    shown = [t for t in call.house.tables.values() if everything or (t.terms.listed and (t.free_seats() or t.terms.watch == "anyone"))]
    alive = [t for t in shown if t.state.status != "closed"]
    return answer(Listing([face(table) for table in sorted(alive, key=lambda t: -t.moved_at)[:200]]))


@route("POST", "/api/tables", "anyone", Place, takes=Proposal, status=201, limit="opens", problems=(403, 503, 507))
async def open_table(call: Call) -> web.StreamResponse:
    """Open a table. Whoever does is its host and gets a seat, unless they ask for none."""
    if call.house.settings.create == "host" and not call.is_host():
        raise HTTPProblem(403, "refused-create", "only the host of this house opens tables: ask them for a link")
    return answer(_place(call.house, await call.house.open_table(call.body)), 201)


@route("GET", "/api/tables/{table}", "looker", Face, problems=(404,))
async def table(call: Call) -> web.StreamResponse:
    """A table: who is at it and how things stand. Looking takes no seat."""
    table = await call.table()
    if not (call.may_look(table) or table.terms.listed or call.invited(table)):
        raise HTTPProblem(404, *NOT_FOUND)
    return answer(face(table))


@route("GET", "/api/tables/{table}/games", "looker", Chronicle, problems=(404,))
async def games(call: Call) -> web.StreamResponse:
    """A table with whose turn it is, and the games that were played at it: each can be replayed. Looking takes no seat."""
    table = await call.table()
    if not call.may_look(table):
        raise HTTPProblem(404, *NOT_FOUND)
    person = table.person_of(digest(call.bearer)) if call.bearer else None
    return answer(await chronicle(table, person.n if person else -1))


@route("POST", "/api/tables/{table}/join", "joiner", Place, takes=Joining, status=201, limit="joins", problems=(404, 409, 503, 507))
async def join(call: Call) -> web.StreamResponse:
    """Take a seat: at a listed table anybody may, at any other whoever was invited."""
    table = await call.table()
    if not (table.terms.listed or call.invited(table, call.body.invitation)):
        raise HTTPProblem(404, *NOT_FOUND)
    return answer(_place(call.house, await call.house.join(table, call.body.name, call.body.seat)), 201)


@route("POST", "/api/tables/{table}/watch", "watcher", Place, takes=Watching, status=201, limit="joins", problems=(403, 404, 409, 503, 507))
async def watch(call: Call) -> web.StreamResponse:
    """Take a place in the gallery, as far as the table agreed to be watched."""
    table = await call.table()
    invited = call.invited(table, call.body.invitation)
    if table.terms.watch == "nobody" and (invited or table.terms.listed):
        raise HTTPProblem(403, "refused-watch", "this table is not to be watched")
    if not (table.terms.watch == "anyone" or (table.terms.watch == "invited" and invited)):
        raise HTTPProblem(404, *NOT_FOUND)
    return answer(_place(call.house, await call.house.watch(table, call.body.name)), 201)


@route("POST", "/api/tables/{table}/ticket", "holder", Ticket, status=201, problems=(401, 404))
async def ticket(call: Call) -> web.StreamResponse:
    """A ticket for a socket, for clients that send no Origin."""
    table = await find_table(call.house, call.request)
    person = table.person_of(digest(call.bearer)) if table and call.bearer else None
    if table is None or person is None:
        raise HTTPProblem(401, "refused-key", WRONG_KEY)
    return answer(Ticket(call.house.ticket(table, person.n)), 201)


@route("GET", "/api/tables/{table}/record", "looker", (Kept, PublicRecord), query={"match": int}, problems=(404,))
async def record(call: Call) -> web.StreamResponse:
    """The record of a finished game, to be kept and replayed; of one that goes on, its public part."""
    table, no = await _game_of(call)
    found = await call.house.backstage.store.match(table.id, no)
    if found is None:
        raise HTTPProblem(404, "no-match", "this table has no such game")
    if no == table.state.match and table.playing:
        if table.match is None:
            raise refuse("refused-broken", f"this table cannot go on: {table.broken}", why=table.broken)
        return answer(await asyncio.to_thread(public_part, table.match.fork()))
    match = await asyncio.to_thread(match_of, *found, table.game, table.pack)
    text = Record.of(match).dumps()
    name = f'attachment; filename="{table.game.name}-{table.id}-{no}.json"'
    return web.Response(text=text, content_type="application/json", headers={"Cache-Control": "no-store", "Content-Disposition": name})


@route(
    "GET",
    "/api/tables/{table}/replay",
    "looker",
    Replay,
    query={"match": int, "eyes": str, "first": int, "count": int},
    problems=(404, 409),
)
async def replay(call: Call) -> web.StreamResponse:
    """A finished game through the eyes of a seat (its letter), the onlooker (`onlooker`), or with all cards open (`open`)."""
    table, no = await _game_of(call)
    if no == table.state.match and table.playing:
        raise HTTPProblem(409, "refused-goes-on", "this game goes on: it can be replayed when it is over")
    eyes, first, count = call.query.get("eyes") or "onlooker", call.query.get("first", 0), call.query.get("count", MOST_TURNS)
    return answer(await replay_of(call.house, table, no, eyes, first, count))


def _place(house: House, seated: Seated) -> Place:
    table = seated.table
    invitation = house.seal.invitation(table.id) if seated.seat >= 0 or seated.person == table.state.host else None
    return Place(table.id, seated.person, seated.seat, seated.key, invitation)


async def _game_of(call: Call) -> tuple[LiveTable, int]:
    """The table and the number of the game that is asked for, the last one if none is named."""
    table = await call.table()
    if not call.may_look(table):
        raise HTTPProblem(404, *NOT_FOUND)
    no = call.query.get("match", table.state.match)
    if not 1 <= no <= table.state.match:
        raise HTTPProblem(404, "no-match", "this table has no such game")
    return table, no
