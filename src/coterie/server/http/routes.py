"""The routes: who may use each, what it takes and what it gives. OpenAPI and the documentation come from here."""

import asyncio

from aiohttp import web
from msgspec import Raw

from coterie import __version__
from coterie.core.errors import CoterieError, refuse
from coterie.games import find
from coterie.games import games as all_games
from coterie.packs import STANDARD
from coterie.play import Record
from coterie.server.http import sharing  # it has routes of its own
from coterie.server.http.bodies import (
    Health,
    HouseJson,
    Joining,
    Listing,
    OwnerKey,
    OwnerLink,
    Place,
    Ticket,
    Watching,
)
from coterie.server.http.requests import NOT_FOUND, WRONG_KEY, ApiRequest, HTTPProblem, answer, find_table
from coterie.server.http.routing import ROUTES, Route, game_of, place_of, route, seat_of
from coterie.server.protocol.advice_json import AskHint, HintJson, ReviewJson
from coterie.server.protocol.lied_json import LiedJson
from coterie.server.protocol.listed_json import listed_tables
from coterie.server.protocol.manifest import ManifestJson, manifest
from coterie.server.protocol.proposal import Proposal
from coterie.server.protocol.story_json import StoryJson
from coterie.server.protocol.table_json import TableJson, table_json
from coterie.server.protocol.told import PROTOCOL
from coterie.server.state.agreement import CLOCKS
from coterie.server.state.rows import match_of
from coterie.server.state.table_state import TableState
from coterie.server.tables.history import HistoryJson, history
from coterie.server.tables.house import House
from coterie.server.tables.replays import MOST_TURNS, PublicRecord, RecordJson, Replay

MOST_LISTED = 200  # tables

__all__ = ["ROUTES", "Health", "Route", "sharing"]


@route("GET", "/healthz", "anyone", Health)
async def healthz(request: ApiRequest) -> web.StreamResponse:
    """Whether the process answers."""
    return answer(Health("ok"))


@route("GET", "/readyz", "anyone", Health, problems=(503,))
async def readyz(request: ApiRequest) -> web.StreamResponse:
    """Whether new guests may come: 503 while tables are being resumed, while the house is closing, and while something
    fails that it does by itself.
    """
    house = request.house
    failing, aside = house.faults.tasks, len(house.aside)
    if house.draining or not house.ready:
        return answer(Health("draining" if house.draining else "resuming", failing, aside), 503)
    return answer(Health("failing" if failing else "ready", failing, aside), 503 if failing else 200)


@route("GET", "/metrics", "owner", None, problems=(403,))
async def metrics(request: ApiRequest) -> web.StreamResponse:
    """Figures for Prometheus: to the owner of the house, or to this machine itself if no proxy stands before it."""
    counts: dict[str, int] = {}
    for table in request.house.tables.values():
        counts[table.state.status] = counts.get(table.state.status, 0) + 1
    for status in ("waiting", "playing", "over", "ended"):
        request.house.metrics.tables.labels(request.house.name, status).set(counts.get(status, 0))
    return web.Response(body=request.house.metrics.text(), content_type="text/plain", charset="utf-8")


@route("GET", "/api/house", "anyone", HouseJson, limit="reads")
async def house(request: ApiRequest) -> web.StreamResponse:
    """The house: its games, card packs and clocks, and who may open a table."""
    house = request.house
    packs = house.services.packs.names()
    return answer(
        HouseJson(
            __version__,
            PROTOCOL,
            list(all_games()),
            packs,
            list(CLOCKS),
            house.settings.create,
            house.draining,
            house.settings.lobby,
        )
    )


@route("POST", "/api/owner", "anyone", OwnerKey, takes=OwnerLink, limit="joins", problems=(403,))
async def owner(request: ApiRequest) -> web.StreamResponse:
    """Become the owner of the house with the one-time link that was printed when the server was started."""
    house = request.house
    if not await house.take_owner_link(request.body.token):
        raise HTTPProblem(
            403,
            "refused-owner-link",
            "this owner link was used before, or is from another day: start the server again",
        )
    return answer(OwnerKey(house.owner_key()))


@route("GET", "/api/games/{game}", "anyone", ManifestJson, query={"pack": str}, limit="reads", problems=(404,))
async def game(request: ApiRequest) -> web.StreamResponse:
    """A game: its options, verbs with their ranges of actions, kinds of card with what a pack prints on them, standing
    orders.
    """
    try:
        game = find(request.http.match_info["game"])
        response = answer(
            manifest(game, request.house.services.packs.load(game, request.query.get("pack") or STANDARD))
        )
        response.enable_compression()  # it is long, and the same for everybody: its length says nothing
        return response
    except CoterieError as error:
        raise HTTPProblem(404, error.code, str(error), dict(error.values)) from None


@route("GET", "/api/tables", "anyone", Listing, limit="reads")
async def tables(request: ApiRequest) -> web.StreamResponse:
    """The tables that are listed, the latest first: those with free seats, and those that anyone may watch, whichever
    house keeps them; none if the house has no list.

    To the owner of the house, all of them.
    """
    house, everything = request.house, request.is_owner()
    shown = everything or house.settings.lobby
    rows = await house.services.store.listing(MOST_LISTED, everything) if shown else []
    openable = [row for row in rows if row.table.id not in house.aside]
    return answer(Listing(listed_tables(openable, everything)))


@route("POST", "/api/tables", "anyone", Place, takes=Proposal, status=201, limit="opens", problems=(403, 503, 507))
async def open_table(request: ApiRequest) -> web.StreamResponse:
    """Open a table. Whoever does is its host and gets a seat, unless they ask for none."""
    request.check_may_open()
    return answer(place_of(await request.house.open_table(request.body)), 201)


@route("GET", "/api/tables/{table}", "looker", TableJson, limit="reads", problems=(404,))
async def table(request: ApiRequest) -> web.StreamResponse:
    """A table: who is at it and how things stand. Looking takes no seat."""
    table = await request.table()
    if not (request.may_look(table) or table.state.agreement.listed or request.invited(table)):
        raise HTTPProblem(404, *NOT_FOUND)
    return answer(_json(request.house, table.state))


@route("GET", "/api/tables/{table}/games", "looker", HistoryJson, limit="reads", problems=(404,))
async def games(request: ApiRequest) -> web.StreamResponse:
    """A table with whose turn it is, and the games that were played at it: each can be replayed.

    Looking takes no seat.
    """
    table = await request.table()
    if not request.may_look(table):
        raise HTTPProblem(404, *NOT_FOUND)
    person = request.person(table)
    return answer(await history(table, person.n if person else -1))


@route(
    "POST",
    "/api/tables/{table}/join",
    "joiner",
    Place,
    takes=Joining,
    status=201,
    limit="joins",
    problems=(404, 409, 503, 507),
)
async def join(request: ApiRequest) -> web.StreamResponse:
    """Take a seat: at a listed table anybody may, at any other whoever was invited."""
    table = await request.table()
    if not (table.state.agreement.listed or request.invited(table, request.body.invitation)):
        raise HTTPProblem(404, *NOT_FOUND)
    return answer(place_of(await request.house.join(table, request.body.name, request.body.seat)), 201)


@route(
    "POST",
    "/api/tables/{table}/watch",
    "watcher",
    Place,
    takes=Watching,
    status=201,
    limit="joins",
    problems=(403, 404, 409, 503, 507),
)
async def watch(request: ApiRequest) -> web.StreamResponse:
    """Take a place in the gallery, as far as the table agreed to be watched."""
    table = await request.table()
    invited = request.invited(table, request.body.invitation)
    if table.state.agreement.watch == "nobody" and (invited or table.state.agreement.listed):
        raise HTTPProblem(403, "refused-watch", "this table is not to be watched")
    if not (table.state.agreement.watch == "anyone" or (table.state.agreement.watch == "invited" and invited)):
        raise HTTPProblem(404, *NOT_FOUND)
    return answer(place_of(await request.house.watch(table, request.body.name, invited)), 201)


@route("POST", "/api/tables/{table}/ticket", "holder", Ticket, status=201, limit="tickets", problems=(401, 404))
async def ticket(request: ApiRequest) -> web.StreamResponse:
    """A ticket for a socket, for clients that send no Origin."""
    table = await find_table(request.house, request.http)
    person = request.person(table) if table else None
    if table is None or person is None:
        raise HTTPProblem(401, "refused-key", WRONG_KEY)
    return answer(Ticket(request.house.tickets.give(table.id, person)), 201)


@route(
    "GET",
    "/api/tables/{table}/record",
    "looker",
    (RecordJson, PublicRecord),
    query={"match": int},
    limit="reads",
    problems=(404, 409),
)
async def record(request: ApiRequest) -> web.StreamResponse:
    """The record of a finished game, to be kept and replayed; of one that goes on, its public part."""
    table, no = await game_of(request)
    state = table.state
    if no == state.stored.match and state.playing:
        if state.match is None:
            refuse("refused-broken", f"this table cannot go on: {state.broken}", why=state.broken)
        return answer(Raw(await request.house.replays.public_part(state, state.match)))
    found = await request.house.services.store.match(table.id, no)
    if found is None:
        raise HTTPProblem(404, "no-match", "this table has no such game")
    match = await asyncio.to_thread(match_of, *found, state.game, state.pack)
    text = Record.of(match).dumps()
    name = f'attachment; filename="{state.game.name}-{table.id}-{no}.json"'
    return web.Response(
        text=text, content_type="application/json", headers={"Cache-Control": "no-store", "Content-Disposition": name}
    )


@route(
    "GET",
    "/api/tables/{table}/replay",
    "looker",
    Replay,
    query={"match": int, "eyes": str, "first": int, "count": int},
    limit="reads",
    problems=(404, 409),
)
async def replay(request: ApiRequest) -> web.StreamResponse:
    """A finished game through the eyes of a seat (its letter), the onlooker (`onlooker`), or with all cards open
    (`open`).
    """
    table, no = await game_of(request, over=True)
    eyes, first, count = (
        request.query.get("eyes") or "onlooker",
        request.query.get("first", 0),
        request.query.get("count", MOST_TURNS),
    )
    return answer(await request.house.replays.turns(table.state, no, eyes, first, count))


@route(
    "GET",
    "/api/tables/{table}/lied",
    "looker",
    LiedJson,
    query={"match": int, "eyes": str},
    limit="reads",
    problems=(404, 409),
)
async def lied(request: ApiRequest) -> web.StreamResponse:
    """Who lied in a finished game: everything that was said aloud, against the record. `eyes` are all cards open
    (`open`) unless those of a viewer are named.
    """
    table, no = await game_of(request, over=True)
    return answer(await request.house.replays.lied(table.state, no, request.query.get("eyes") or "open"))


@route(
    "GET",
    "/api/tables/{table}/story",
    "looker",
    StoryJson,
    query={"match": int},
    limit="reads",
    problems=(404, 409),
)
async def story(request: ApiRequest) -> web.StreamResponse:
    """The story of a finished game, from what everybody heard: how all came by their points, what turned it, and what
    is worth watching again.
    """
    table, no = await game_of(request, over=True)
    return answer(await request.house.replays.story(table.state, no))


@route(
    "POST",
    "/api/tables/{table}/hint",
    "holder",
    HintJson,
    takes=AskHint,
    limit="reads",
    problems=(401, 404, 409, 503),
)
async def hint(request: ApiRequest) -> web.StreamResponse:
    """What a minister would do in one's place, where that was agreed. Nobody learns who asks."""
    table, seat = await seat_of(request)
    found = await request.house.counsel.hint(table.state, seat, request.body.decision)
    return answer(found, pads=True)


@route(
    "GET",
    "/api/tables/{table}/review",
    "holder",
    ReviewJson,
    query={"match": int},
    limit="reads",
    problems=(401, 403, 404, 409, 503),
)
async def review(request: ApiRequest) -> web.StreamResponse:
    """One's own decisions in a finished game that cost most, with what a minister would have done, and why."""
    table, seat = await seat_of(request)
    _, no = await game_of(request, over=True)
    if seat < 0:
        refuse("refused-gallery", "only a player who has a seat can do this")
    return answer(await request.house.counsel.review(table.state, no, seat), pads=True)


def _json(house: House, state: TableState) -> TableJson:
    return table_json(state, house.services.now())
