"""The routes of finished games: links to one, what a link opens, and a table that goes on from a moment of it."""

from aiohttp import web

from coterie.core.errors import CoterieError, Refused
from coterie.games import find
from coterie.server.http.bodies import Place
from coterie.server.http.requests import ApiRequest, HTTPProblem, answer
from coterie.server.http.routing import game_of, place_at, player_of, route
from coterie.server.protocol.shared_json import GoOn, LessonEnd, Shared, SharesJson, Sharing
from coterie.server.tables.replays import MOST_TURNS
from coterie.server.tables.shares import WRONG_LINK, SharedGame


@route(
    "POST",
    "/api/tables/{table}/shares",
    "holder",
    Shared,
    takes=Sharing,
    status=201,
    limit="opens",
    problems=(401, 403, 404, 409, 503, 507),
)
async def share(request: ApiRequest) -> web.StreamResponse:
    """A link that opens one finished game for anybody who has it, until it is taken back."""
    table, person = await player_of(request)
    _, no = await game_of(request, over=True, no=request.body.match)
    return answer(await request.house.shares.give(table.state, person, no, request.body.names), 201)


@route("GET", "/api/tables/{table}/shares", "holder", SharesJson, limit="reads", problems=(401, 403, 503))
async def shares(request: ApiRequest) -> web.StreamResponse:
    """The links that players gave to games of this table, without their keys."""
    table, _ = await player_of(request)
    return answer(SharesJson(await request.house.shares.given(table.state)))


@route(
    "DELETE",
    "/api/tables/{table}/shares/{share}",
    "holder",
    SharesJson,
    limit="joins",
    problems=(401, 403, 404, 503, 507),
)
async def unshare(request: ApiRequest) -> web.StreamResponse:
    """Take a link back: it opens nothing any more. Anybody who has a seat may."""
    table, _ = await player_of(request)
    await request.house.shares.take_back(table.state, request.http.match_info["share"])
    return answer(SharesJson(await request.house.shares.given(table.state)))


@route(
    "GET",
    "/api/shared",
    "link",
    SharedGame,
    query={"eyes": str, "first": int, "count": int},
    limit="reads",
    problems=(404, 409, 503),
)
async def shared(request: ApiRequest) -> web.StreamResponse:
    """The game that a link opens, through the eyes of a seat (its letter), the onlooker (`onlooker`), or with all cards
    open (`open`). The key of the link is shown as `Authorization: Bearer`.
    """
    eyes, first, count = (
        request.query.get("eyes") or "open",
        request.query.get("first", 0),
        request.query.get("count", MOST_TURNS),
    )
    try:
        return answer(await request.house.shares.open(request.bearer, eyes, first, count))
    except Refused as error:
        if error.code not in WRONG_LINK:
            raise
        raise HTTPProblem(404, error.code, str(error), dict(error.values)) from None  # it counts as a wrong key


@route(
    "POST",
    "/api/lessons/{game}/play-on",
    "anyone",
    Place,
    takes=LessonEnd,
    status=201,
    limit="opens",
    problems=(403, 404, 503, 507),
)
async def play_on(request: ApiRequest) -> web.StreamResponse:
    """Open a table with bots that goes on from the end of a first lesson. Who learned is its host."""
    request.check_may_open()
    try:
        game = find(request.http.match_info["game"])
    except CoterieError as error:
        raise HTTPProblem(404, error.code, str(error), dict(error.values)) from None
    return answer(place_at(await request.house.play_on(game, request.body.name, request.body.taken)), 201)


@route(
    "POST",
    "/api/tables/{table}/go-on",
    "holder",
    Place,
    takes=GoOn,
    status=201,
    limit="opens",
    problems=(401, 403, 404, 409, 503, 507),
)
async def go_on(request: ApiRequest) -> web.StreamResponse:
    """Open a table with bots that goes on from a moment of a finished game. Who had a seat has it again."""
    table, person = await player_of(request)
    _, no = await game_of(request, over=True, no=request.body.match)
    return answer(place_at(await request.house.go_on(table, person, no, request.body.move)), 201)
