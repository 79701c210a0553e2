"""Connections: a WebSocket from hello to goodbye. It says who it is, is welcomed, and then gives commands."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from coterie.core.errors import CoterieError, Refused
from coterie.server.commands.play import preview
from coterie.server.http.entrance import NO_ROOM
from coterie.server.http.guard import HEADERS, Limits, household
from coterie.server.http.requests import TOO_OFTEN, WRONG_KEY, HTTPProblem, find_table
from coterie.server.protocol import messages, told
from coterie.server.run.logs import note
from coterie.server.tables.house import House
from coterie.server.tables.keys import digest
from coterie.server.tables.sockets import ASIDE, BAD_KEY, BAD_MESSAGE, FAULT, TOO_FAST, Socket
from coterie.server.tables.table import LiveTable
from coterie.server.tables.welcome import welcome

HELLO_WITHIN = 10.0  # seconds until a client must have said hello
HEARTBEAT = 25.0  # seconds between two pings
SOCKETS_PER_PERSON = 8


class Connections:
    """All WebSocket connections of a server, counted by address."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._open = 0

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """A connection to one table, from hello to goodbye."""
        house, address = self.house, household(request, self.house.settings)
        if house.draining:
            raise HTTPProblem(503, "refused-draining", "the house is closing for a moment: try again shortly")
        if self._open >= house.settings.max_sockets or self._sockets[address] >= house.settings.sockets_per_address:
            raise HTTPProblem(429, "refused-sockets", NO_ROOM)
        if not self._limits.sockets.lets(address):
            raise HTTPProblem(429, "refused-too-fast", TOO_OFTEN)
        ws = web.WebSocketResponse(max_msg_size=messages.LONGEST, heartbeat=HEARTBEAT, compress=False, timeout=2.0)
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
        if not isinstance(hello, messages.Hello):
            if not ws.closed:
                await nobody.close(
                    BAD_MESSAGE, "bad-message", "the first message of a socket is hello, within ten seconds"
                )
            return
        try:
            table = await find_table(self.house, request)
        except Refused as error:
            await nobody.close(ASIDE, error.code, str(error))
            return
        person = self._who(request, table, hello) if table else None
        if table is None or person is None:
            if self._limits.wrong_keys.lets(household(request, self.house.settings)):
                await nobody.close(BAD_KEY, "bad-key", WRONG_KEY)
            else:
                await nobody.close(TOO_FAST, "too-fast", "too many wrong keys came from your address: wait a minute")
            return
        beside = [other.n for key in hello.beside if (other := table.state.person_of(digest(key)))]
        socket = Socket(ws, transport, person, self.house.metrics, beside, hello.at_once, hello.open_cards)
        await self._seat(ws, socket, table, hello, household(request, self.house.settings))

    def _who(self, request: web.Request, table: LiveTable, hello: messages.Hello) -> int | None:
        """The person a hello comes from. Without an Origin, which no browser omits, a ticket is wanted."""
        if hello.ticket is not None:
            n = self.house.tickets.take(hello.ticket, table.id)
            return n if n is not None and table.state.people[n].key else None
        if hello.key is None or "Origin" not in request.headers:
            return None
        person = table.state.person_of(digest(hello.key))
        return person.n if person else None

    async def _seat(
        self, ws: web.WebSocketResponse, socket: Socket, table: LiveTable, hello: messages.Hello, address: str
    ) -> None:
        mine = sorted(
            (other for other in table.sockets if other.person == socket.person), key=lambda other: other.since
        )
        for oldest in mine[: max(0, len(mine) + 1 - SOCKETS_PER_PERSON)]:
            oldest.send_off(TOO_FAST, "too-many", "this seat was opened in too many places")
        table.attach(socket)
        try:
            now = self.house.services.now()
            socket.send(welcome(table.state, table.verdicts, socket.person, hello, table.invitation, now))
            for held in table.waiting.of(socket.person):
                replace(held, reply=socket.send).tell()
            await self._listen(ws, socket, table, address)
        finally:
            table.detach(socket)

    async def _listen(self, ws: web.WebSocketResponse, socket: Socket, table: LiveTable, address: str) -> None:
        who = (table.id, socket.person)
        while not ws.closed:
            message = await ws.receive()
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return
            said = _decoded(message)
            if said is None or isinstance(said, messages.Hello):
                await socket.close(BAD_MESSAGE, "bad-message", _fault(message))
                return
            opens = isinstance(said, messages.NextGame)
            if (
                not self._limits.commands.lets(who)
                or (isinstance(said, messages.Say) and not self._limits.lines.lets(who, _weight(said)))
                or (opens and not self._limits.of_routes["opens"].lets(address))
            ):
                await self._too_fast(socket, said)
            elif isinstance(said, messages.AskPreview):
                person = table.state.people[socket.person]
                socket.send(told.encode(preview(table.state, person, said)))
            elif isinstance(said, messages.AskOpenings):
                sayings = told.raw(table.verdicts.sayings(said.seat))
                socket.send(told.encode(told.OpeningsTold(said.seat, sayings)))
            elif isinstance(said, messages.Drop):
                socket.send(told.encode_refusal(said.cmd_id, table.waiting.drop(socket.person, said.cmd_id)))
            elif isinstance(said, messages.Command):
                await table.obey(socket.person, said, socket.send)

    async def _too_fast(self, socket: Socket, said: messages.ClientMessage) -> None:
        cmd_id: str = getattr(said, "cmd_id", getattr(said, "id", ""))
        error = CoterieError("that was too fast: wait a moment and send it again", "refused-too-fast")
        socket.send(told.encode_refusal(cmd_id, error))
        await asyncio.sleep(0.1)


def _weight(said: messages.Say) -> float:
    """How much a line counts of those that a person may say in a minute: an act is half a line."""
    return len(said.acts) / 2 + (1 if said.text or not said.acts else 0)


def _decoded(message: Any) -> messages.ClientMessage | None:
    """What a client said; None if it is not one of our messages."""
    if message.type is not WSMsgType.TEXT:
        return None
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        said: messages.ClientMessage = messages.decoder.decode(message.data)
        return said
    return None


def _fault(message: Any) -> str:
    """Why a message is none of ours."""
    if message.type is not WSMsgType.TEXT:
        return "messages are text"
    try:
        messages.decoder.decode(message.data)
    except msgspec.ValidationError as error:
        return f"this message is not as it should be: {error}"
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return "this message is not JSON"
    return "hello is said once"
