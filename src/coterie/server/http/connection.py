"""Connections: a WebSocket from hello to goodbye. It says who it is, is welcomed, and then gives commands."""

import asyncio
import base64
import hashlib
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from aiohttp import web

from coterie.core.errors import CoterieError, Refused
from coterie.server.commands.play import preview
from coterie.server.http.entrance import NO_ROOM, visit_of
from coterie.server.http.frames import NO_TEXT, is_text
from coterie.server.http.guard import HEADERS, Limits, address_of, household, scheme_of
from coterie.server.http.lane import HEARTBEAT, Lane
from coterie.server.http.relay_marks import Relayed, RelayMarks, relayed
from coterie.server.http.relays import DRAINING, ELSEWHERE, NotReached, is_not_there
from coterie.server.http.requests import TOO_OFTEN, WRONG_KEY, HTTPProblem, Problem
from coterie.server.http.tunnels import Tunnel, call
from coterie.server.protocol import messages, told
from coterie.server.tables.house import House
from coterie.server.tables.keys import digest
from coterie.server.tables.sockets import ASIDE, BAD_KEY, BAD_MESSAGE, RESTART, TOO_FAST, Socket, Then, jitter
from coterie.server.tables.table import LiveTable
from coterie.server.tables.welcome import welcome
from coterie.store.port import Elsewhere, Lost, StoreFull, Unknown, Unreachable
from coterie.store.rows import HouseRow

HELLO_WITHIN = 10.0  # seconds until a client must have said hello
NO_HELLO = "the first message of a socket is hello, within ten seconds"
SOCKETS_PER_PERSON = 8
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of RFC 6455


class Connections:
    """All WebSocket connections of a server, counted by address."""

    def __init__(self, house: House, limits: Limits, marks: RelayMarks) -> None:
        self.house = house
        self.limits = limits
        self._marks = marks
        self._tunnels: set[Tunnel] = set()
        house.neighbours.on_look.append(self._mind_tunnels)
        self._lanes: set[Lane] = set()
        self._sockets: Counter[str] = Counter()
        self._looks: asyncio.TimerHandle | None = None

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer the handshake of a WebSocket, and take the connection over from HTTP."""
        house, address, visit = self.house, household(request, self.house.settings), visit_of(request)
        if house.draining:
            raise HTTPProblem(503, DRAINING, "the house is closing for a moment: try again shortly")
        if self._sockets.total() >= house.settings.max_sockets or (
            self._sockets[address] >= house.settings.sockets_per_address
        ):
            raise HTTPProblem(429, "refused-sockets", NO_ROOM)
        if not self.limits.sockets.lets(address):
            raise HTTPProblem(429, "refused-too-fast", TOO_OFTEN)
        if not web.WebSocketResponse(compress=False).can_prepare(request).ok or visit is None:
            raise HTTPProblem(400, "no-socket", "this address is for WebSocket connections")
        tunnel = await self._tunnel(request)
        answer = Handshake(request)
        try:
            await answer.prepare(request)
            if tunnel:
                tunnel.join(visit, lambda: self._tunnel_ended(tunnel, address))
                self._tunnels.add(tunnel)
                self._sockets[address] += 1
                return answer
            lane = Lane(visit.transport)
            early = visit.hand_over(lane)
        except ConnectionError:
            if tunnel:
                tunnel.cut()
            return web.Response()  # the guest was gone before it was open: nobody reads this
        self._sockets[address] += 1
        self._lanes.add(lane)
        self._look_later()
        lane.open(Connection(self, lane, Newcomer.of(request, address)), early)
        return answer

    def left(self, lane: Lane, address: str) -> None:
        """A connection is gone."""
        self._lanes.discard(lane)
        self._one_less(address)

    def _one_less(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    # Tables that another house keeps.

    async def _tunnel(self, request: web.Request) -> Tunnel | None:
        """A tunnel to the house that keeps the table; None if this one does, or can say what is wrong with the table
        or when to come back.

        Raises HTTPProblem if that house does not want this socket.
        """
        table = request.match_info["table"].upper()
        if self.house.neighbours.alone:
            return None
        for _ in range(2):  # it may have gone from one house to another meanwhile
            try:
                await self.house.find(table)
            except Elsewhere as found:
                if relayed(request):
                    raise HTTPProblem(421, *ELSEWHERE) from None
                if tunnel := await self._called(request, table, found.house):
                    return tunnel
                self.house.neighbours.note_keeper(table, None)
            except Refused:
                return None  # hello is answered with the reason
            else:
                return None
        return None  # no house serves it now: hello is answered with when to come back, of which a status tells no page

    async def _called(self, request: web.Request, table: str, to: HouseRow) -> Tunnel | None:
        """A tunnel to another house; None if it cannot be reached, or does not keep the table."""
        settings = self.house.settings
        guest = Relayed(address_of(request, settings), scheme_of(request, settings))
        try:
            far, status, body = await call(request, to, guest, self._marks)
        except NotReached:
            return None
        tunnel = Tunnel(table, to, far)
        if status == 101:
            self.house.metrics.relays.labels(self.house.name, "socket").inc()
            return tunnel
        tunnel.cut()
        if is_not_there(status, body):
            return None
        try:
            problem = msgspec.json.decode(body, type=Problem)
        except msgspec.MsgspecError:
            return None
        raise HTTPProblem(status, problem.code, problem.text, problem.values)

    def _tunnel_ended(self, tunnel: Tunnel, address: str) -> None:
        self._tunnels.discard(tunnel)
        self._one_less(address)

    def _mind_tunnels(self) -> None:
        """End the tunnels to houses that live no longer, and of tables that this house keeps by now."""
        for tunnel in [*self._tunnels]:
            if tunnel.table in self.house.tables or not self.house.neighbours.lives(tunnel.house):
                tunnel.leaving = tunnel.leaving or asyncio.ensure_future(tunnel.say_goodbye())

    async def close(self, app: web.Application) -> None:
        """Let go of whoever is still connected."""
        for lane in [*self._lanes]:
            lane.cut()
        await asyncio.gather(*(tunnel.say_goodbye() for tunnel in self._tunnels))

    def _look_later(self) -> None:
        if self._looks is None:
            self._looks = asyncio.get_running_loop().call_later(HEARTBEAT, self._look)

    def _look(self) -> None:
        """See who is still there, as long as there is anybody."""
        self._looks = None
        for lane in [*self._lanes]:
            lane.look()
        if self._lanes:
            self._look_later()


class Handshake(web.StreamResponse):
    """The answer after which a connection speaks WebSocket (RFC 6455, 4.2.2), and HTTP no more."""

    def __init__(self, request: web.Request) -> None:
        key = request.headers["Sec-WebSocket-Key"].strip().encode()
        accept = base64.b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest()).decode()
        upgrade = {"Upgrade": "websocket", "Connection": "upgrade", "Sec-WebSocket-Accept": accept}
        super().__init__(status=101, headers=HEADERS | upgrade)

    async def write_eof(self, data: bytes = b"") -> None:
        """Nothing follows."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """What is known of who opens a connection before they say hello."""

    table: str
    address: str
    is_browser: bool  # it sends an Origin, which no browser omits

    @classmethod
    def of(cls, request: web.Request, address: str) -> "Newcomer":
        return cls(request.match_info["table"].upper(), address, "Origin" in request.headers)


class Connection:
    """A connection from hello to goodbye: it says who it is, is welcomed, and then gives commands."""

    __slots__ = ("_connections", "_lane", "_newcomer", "_patience", "_socket", "_table")

    def __init__(self, connections: Connections, lane: Lane, newcomer: Newcomer) -> None:
        self._connections = connections
        self._lane = lane
        self._newcomer = newcomer
        self._socket = Socket(lane, -1, connections.house.metrics)  # nobody yet
        self._table: LiveTable | None = None  # where it was welcomed
        self._patience = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._give_up)

    def hear(self, text: bytes | None, then: Then) -> Coroutine[Any, Any, None] | None:
        """Deal with a message: a move of a going game at once, everything else in what is returned."""
        said, table, socket = _decoded(text), self._table, self._socket
        if said is None and text is not None and not is_text(text):
            self._lane.leave(NO_TEXT)
            then(None)
            return None
        if table is None:
            return self._introduce(said)
        if said is None or isinstance(said, messages.Hello):
            return socket.close(BAD_MESSAGE, "bad-message", _fault(text))
        if not self._lets(said):
            return self._too_fast(said)
        if isinstance(said, messages.Play) and table.play_at_once(socket, said, then):
            return None
        return self._answer(said, table)

    def lost(self) -> None:
        """The connection is gone."""
        self._patience.cancel()
        self._connections.left(self._lane, self._newcomer.address)
        if self._table:
            self._table.detach(self._socket)

    # Hello.

    async def _introduce(self, hello: messages.ClientMessage | None) -> None:
        house, newcomer, nobody = self._connections.house, self._newcomer, self._socket
        self._patience.cancel()
        if not isinstance(hello, messages.Hello):
            await nobody.close(BAD_MESSAGE, "bad-message", NO_HELLO)
            return
        try:
            table = await house.find(newcomer.table)
        except (Elsewhere, Lost, StoreFull, Unknown, Unreachable) as error:  # they come back, and are served then
            house.faults.for_guests(error)
            text = "the table goes on in a moment: come back shortly"
            await nobody.close(RESTART, "restart", text, jitter())
            return
        except Refused as error:
            if house.draining:
                await nobody.close(RESTART, "restart", str(error), jitter(bool(house.neighbours.others)))
            else:
                await nobody.close(ASIDE, error.code, str(error))
            return
        person = self._who(table, hello) if table else None
        if table is None or person is None:
            if self._connections.limits.wrong_keys.lets(newcomer.address):
                await nobody.close(BAD_KEY, "bad-key", WRONG_KEY)
            else:
                await nobody.close(TOO_FAST, "too-fast", "too many wrong keys came from your address: wait a minute")
        elif table.gone:
            await nobody.close(RESTART, "restart", "the table goes on in a moment: come back shortly", jitter())
        elif not self._lane.closed:
            beside = [other.n for key in hello.beside if (other := table.state.person_of(digest(key)))]
            self._socket = Socket(self._lane, person, house.metrics, beside, hello.at_once, hello.open_cards)
            self._seat(table, hello)

    def _who(self, table: LiveTable, hello: messages.Hello) -> int | None:
        """The person a hello comes from. Without an Origin, which no browser omits, a ticket is wanted."""
        if hello.ticket is not None:
            return self._connections.house.tickets.take(hello.ticket, table.id, table.state.people)
        if hello.key is None or not self._newcomer.is_browser:
            return None
        person = table.state.person_of(digest(hello.key))
        return person.n if person else None

    def _seat(self, table: LiveTable, hello: messages.Hello) -> None:
        socket = self._socket
        mine = sorted(
            (other for other in table.sockets if other.person == socket.person), key=lambda other: other.since
        )
        for oldest in mine[: max(0, len(mine) + 1 - SOCKETS_PER_PERSON)]:
            oldest.send_off(TOO_FAST, "too-many", "this seat was opened in too many places")
        self._table = table
        table.attach(socket)
        now, viewer = self._connections.house.services.now(), table.state.viewer(socket.person, hello.open_cards)
        if table.state.match:
            socket.sayings = table.verdicts.sayings(viewer)
        socket.send(welcome(table.state, table.verdicts, socket.person, hello, table.invitation, now))
        for held in table.waiting.of(socket.person):
            replace(held, reply=socket.send).tell()

    def _give_up(self) -> None:
        self._socket.send_off(BAD_MESSAGE, "bad-message", NO_HELLO)

    # Commands.

    def _lets(self, said: messages.ClientMessage) -> bool:
        """Whether something is not said too often."""
        assert self._table
        limits, who = self._connections.limits, (self._table.id, self._socket.person)
        return (
            limits.commands.lets(who)
            and (not isinstance(said, messages.Say) or limits.lines.lets(who, _weight(said)))
            and (not isinstance(said, messages.NextGame) or limits.of_routes["opens"].lets(self._newcomer.address))
        )

    async def _answer(self, said: messages.ClientMessage, table: LiveTable) -> None:
        socket = self._socket
        if isinstance(said, messages.AskPreview):
            socket.send(told.encode(preview(table.state, table.state.people[socket.person], said)))
        elif isinstance(said, messages.AskOpenings):
            sayings = told.raw(table.verdicts.sayings(said.seat))
            socket.send(told.encode(told.OpeningsTold(said.seat, sayings)))
        elif isinstance(said, messages.Drop):
            socket.send(told.encode_refusal(said.cmd_id, table.waiting.drop(socket.person, said.cmd_id)))
        elif isinstance(said, messages.Command):
            await table.obey(socket.person, said, socket.send)

    async def _too_fast(self, said: messages.ClientMessage) -> None:
        cmd_id: str = getattr(said, "cmd_id", getattr(said, "id", ""))
        error = CoterieError("that was too fast: wait a moment and send it again", "refused-too-fast")
        self._socket.send(told.encode_refusal(cmd_id, error))
        await asyncio.sleep(0.1)


def _weight(said: messages.Say) -> float:
    """How much a line counts of those that a person may say in a minute: an act is half a line."""
    return len(said.acts) / 2 + (1 if said.text or not said.acts else 0)


def _decoded(text: bytes | None) -> messages.ClientMessage | None:
    """What a client said; None if it is not one of our messages."""
    if text is None:
        return None
    try:
        said: messages.ClientMessage = messages.decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return said


def _fault(text: bytes | None) -> str:
    """Why a message is none of ours."""
    if text is None:
        return "messages are text"
    try:
        messages.decoder.decode(text)
    except msgspec.ValidationError as error:
        return f"this message is not as it should be: {error}"
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return "this message is not JSON"
    return "hello is said once"
