"""The web application: every request through one door, every socket through one loop."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from coterie.core.errors import CoterieError
from coterie.core.words import Action
from coterie.server import seen, wire
from coterie.server.calls import WRONG_KEY, Call, HTTPProblem, Problem, answer, find_table
from coterie.server.guard import HEADERS, Turnstile, from_elsewhere, headers, household, is_ours
from coterie.server.house import House
from coterie.server.keys import digest
from coterie.server.kinds import is_loopback
from coterie.server.live import LiveTable, refused
from coterie.server.logs import note
from coterie.server.page import Pages, wants_page
from coterie.server.routes import ROUTES, Route
from coterie.server.sockets import BAD_KEY, BAD_MESSAGE, FAULT, TOO_FAST, Socket

HELLO_WITHIN = 10.0  # seconds until a socket must have said who it is
HEARTBEAT = 25.0  # seconds between two pings
SOCKETS_PER_PERSON = 8

PROXIED = ("x-forwarded-", "x-real-ip", "forwarded", "via")  # headers by which a proxy is known

# The status of a refusal by its code; of any other it is 400.
STATUS = {"refused-draining": 503, "refused-house-full": 503, "refused-begun": 409, "refused-seat": 409, "refused-name": 409,
          "refused-crowded": 409, "refused-disk": 507}  # fmt: skip


def make_app(house: House) -> web.Application:
    """The application that serves a house."""
    pages = Pages()
    door = Door(house, pages)
    app = web.Application(client_max_size=wire.LONGEST, middlewares=[door.middleware])
    for route in ROUTES:
        app.router.add_route(route.method, route.path, door.serving(route), name=route.name)
    app.router.add_get("/api/tables/{table}/socket", door.socket, name="socket")
    pages.add_to(app.router)
    return app


class Door:
    """What every request passes: where it comes from, how often, and what it is told if it may not go on."""

    def __init__(self, house: House, pages: Pages) -> None:
        self.house = house
        self._pages = pages
        self._turnstiles = {
            "opens": Turnstile.a_minute(house.settings.opens_per_minute),
            "joins": Turnstile.a_minute(house.settings.joins_per_minute),
        }
        self._knocks = Turnstile.a_minute(house.settings.joins_per_minute)  # with wrong keys
        a_second = house.settings.commands_per_second
        self._commands = Turnstile(4 * a_second, a_second)  # of a person, by however many sockets
        a_minute = house.settings.lines_per_minute
        self._lines = Turnstile(max(1, a_minute / 6), a_minute / 60)
        self._sockets: Counter[str] = Counter()
        self._open = 0

    @web.middleware
    async def middleware(self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
        try:
            response = await self._answer(request, handler)
        except Exception as error:  # a fault of ours: the guest is told so, and nothing of what we hold
            note("web", "a request failed", logging.ERROR, error, path=_template(request))
            response = answer(Problem("fault", "the house made a mistake; nothing was changed, please try again"), 500)
        if not response.prepared:
            response.headers.update(headers(request, self.house.settings))
        return response

    async def _answer(self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
        try:
            if not is_ours(request, self.house.settings):
                text = "the house does not know itself by this name: its host can make it known with the setting public_url"
                raise HTTPProblem(421, "refused-name-of-house", text)
            if from_elsewhere(request, self.house.settings) and (request.method != "GET" or _template(request).endswith("/socket")):
                raise HTTPProblem(403, "refused-origin", "pages of other sites may not do this")
            return await handler(request)
        except HTTPProblem as error:
            if error.status in (401, 403, 404) and not self._knocks.lets(household(request, self.house.settings)):
                return _slow_down()
            return answer(error.problem, error.status)
        except CoterieError as error:
            return answer(Problem(error.code or "refused", str(error), dict(error.values)), STATUS.get(error.code, 400))
        except web.HTTPException as error:
            if error.status == 404 and wants_page(request):
                return self._pages.nowhere(request)
            response = answer(Problem(f"http-{error.status}", _said(error)), error.status)
            if "Allow" in error.headers:
                response.headers["Allow"] = error.headers["Allow"]
            return response

    def serving(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            if route.limit and not self._turnstiles[route.limit].lets(household(request, self.house.settings)):
                return _slow_down()
            call = Call(self.house, request, await _body(request, route), _query(request, route))
            if route.who == "host" and not (call.is_host() or self._is_here(request)):
                raise HTTPProblem(403, "refused-host", "this is for the host of the house")
            return await route.serve(call)

        return serve

    def _is_here(self, request: web.Request) -> bool:
        """Whether a request comes from this very machine, and not through a proxy on it."""
        return is_loopback(request.remote or "") and not any(name.lower().startswith(PROXIED) for name in request.headers)

    # Sockets.

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """A socket to one table, from hello to goodbye."""
        house, address = self.house, household(request, self.house.settings)
        if house.draining:
            raise HTTPProblem(503, "refused-draining", "the house is closing for a moment: try again shortly")
        if self._open >= house.settings.max_sockets or self._sockets[address] >= house.settings.sockets_per_address:
            raise HTTPProblem(429, "refused-sockets", "there are too many connections already: close one and try again")
        ws = web.WebSocketResponse(max_msg_size=wire.LONGEST, heartbeat=HEARTBEAT, compress=False, timeout=2.0)
        ws.headers.update(HEADERS)
        if not ws.can_prepare(request).ok:
            raise HTTPProblem(400, "no-socket", "this address is for WebSocket connections")
        self._open += 1
        self._sockets[address] += 1
        try:
            await ws.prepare(request)
            await self._converse(request, ws)
        except ConnectionError:
            return web.Response()  # the guest was gone before it was open: nobody reads this
        except Exception as error:  # a fault of ours: an answer of HTTP would be no message
            note("web", "a socket failed", logging.ERROR, error)
            await ws.close(code=FAULT, message=b"fault")
        finally:
            self._open -= 1
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
        return ws

    async def _converse(self, request: web.Request, ws: web.WebSocketResponse) -> None:
        transport = request.transport
        if transport is None:  # it is gone already
            return
        nobody = Socket(ws, transport, -1, self.house.metrics)
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = _decoded(await ws.receive())
        except TimeoutError:
            hello = None
        if not isinstance(hello, wire.Hello):
            if not ws.closed:
                await nobody.close(BAD_MESSAGE, "bad-message", "the first message of a socket is hello, within ten seconds")
            return
        table = await find_table(self.house, request)
        person = self._who(request, table, hello) if table else None
        if table is None or person is None:
            if self._knocks.lets(household(request, self.house.settings)):
                await nobody.close(BAD_KEY, "bad-key", WRONG_KEY)
            else:
                await nobody.close(TOO_FAST, "too-fast", "too many wrong keys came from your address: wait a minute")
            return
        beside = [other.n for key in hello.beside if (other := table.person_of(digest(key)))]
        socket = Socket(ws, transport, person, self.house.metrics, beside)
        await self._seat(ws, socket, table, hello, household(request, self.house.settings))

    def _who(self, request: web.Request, table: LiveTable, hello: wire.Hello) -> int | None:
        """The person a hello comes from. Without an Origin, which no browser omits, a ticket is wanted."""
        if hello.ticket is not None:
            n = self.house.punch(hello.ticket, table.id)
            return n if n is not None and table.people[n].key else None
        if hello.key is None or "Origin" not in request.headers:
            return None
        person = table.person_of(digest(hello.key))
        return person.n if person else None

    async def _seat(self, ws: web.WebSocketResponse, socket: Socket, table: LiveTable, hello: wire.Hello, address: str) -> None:
        mine = sorted((other for other in table.sockets if other.person == socket.person), key=lambda other: other.since)
        for oldest in mine[: max(0, len(mine) + 1 - SOCKETS_PER_PERSON)]:
            oldest.send_off(TOO_FAST, "too-many", "this seat was opened in too many places")
        self.house.attach(table, socket)
        try:
            socket.send(table.herald.welcome(socket, hello))
            await self._listen(ws, socket, table, address)
        finally:
            self.house.detach(table, socket)

    async def _listen(self, ws: web.WebSocketResponse, socket: Socket, table: LiveTable, address: str) -> None:
        who = (table.id, socket.person)
        while not ws.closed:
            message = await ws.receive()
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return
            said = _decoded(message)
            if said is None or isinstance(said, wire.Hello):
                await socket.close(BAD_MESSAGE, "bad-message", _fault(message))
                return
            talks, opens = isinstance(said, wire.Say), isinstance(said, wire.Next)
            if (
                not self._commands.lets(who)
                or (talks and not self._lines.lets(who))
                or (opens and not self._turnstiles["opens"].lets(address))
            ):
                await self._too_fast(socket, said)
            elif isinstance(said, wire.Preview):
                socket.send(_preview(table, socket.person, said))
            elif isinstance(said, wire.Command):
                await table.obey(socket.person, said, socket.send)

    async def _too_fast(self, socket: Socket, said: wire.Said) -> None:
        cmd_id = said.cmd_id if isinstance(said, wire.Command) else said.id if isinstance(said, wire.Preview) else ""
        socket.send(refused(cmd_id, CoterieError("that was too fast: wait a moment and send it again", "refused-too-fast")))
        await asyncio.sleep(0.1)


def _preview(table: LiveTable, person: int, said: wire.Preview) -> bytes:
    """What a run would lead to, for this seat alone; whoever is not asked is told so, as a command would be."""
    match, seat = table.match, table.people[person].seat
    if match is None or seat < 0 or not table.playing or said.decision != match.decision:
        return wire.encode(wire.Previewed(said.id, 0, "refused-late", "", [], None))
    foreseen = match.eyes(seat).preview([Action(action) for action in said.actions])
    view = seen.view(foreseen.view) if foreseen.view else None
    return wire.encode(wire.Previewed(said.id, foreseen.refused, foreseen.code, foreseen.clause, [*foreseen.legal], view))


def _decoded(message: Any) -> wire.Said | None:
    """What a client said; None if it is not one of our messages."""
    if message.type is not WSMsgType.TEXT:
        return None
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        said: wire.Said = wire.decoder.decode(message.data)
        return said
    return None


def _fault(message: Any) -> str:
    """Why a message is none of ours."""
    if message.type is not WSMsgType.TEXT:
        return "messages are text"
    try:
        wire.decoder.decode(message.data)
    except msgspec.ValidationError as error:
        return f"this message is not as it should be: {error}"
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return "this message is not JSON"
    return "hello is said once"


async def _body(request: web.Request, route: Route) -> Any:
    if route.takes is None:
        return None
    data = await request.read()
    try:
        return msgspec.json.decode(data, type=route.takes)
    except msgspec.ValidationError as error:
        raise HTTPProblem(400, "bad-body", f"the body is not as it should be: {error}") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise HTTPProblem(400, "bad-body", "the body is not JSON") from None


def _query(request: web.Request, route: Route) -> dict[str, Any]:
    query: dict[str, Any] = {}
    for name, text in request.query.items():
        kind = route.query.get(name)
        if kind is None:
            raise HTTPProblem(400, "bad-query", f"there is no '{name}' to ask for here")
        if kind is int and not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise HTTPProblem(400, "bad-query", f"'{name}' is a number from 0, not '{text[:40]}'")
        query[name] = kind(text)
    return query


def _template(request: web.Request) -> str:
    """The route of a request, never its path as it came."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "?"


def _said(error: web.HTTPException) -> str:
    words = {404: "there is nothing at this address", 405: "this address does not do that", 413: "that is more than 16 KiB"}
    return words.get(error.status, error.reason.lower())


def _slow_down() -> web.Response:
    response = answer(Problem("refused-too-fast", "that was too often from your address: wait a minute and try again"), 429)
    response.headers["Retry-After"] = "60"
    return response
