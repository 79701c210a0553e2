"""The entrance: every connection is a visit from its first moment on, counted to its address, whatever it says.

A visit is idle while no request of it is being answered. Whoever finds no room takes the place of the longest idle;
if nobody is idle, the newcomer is told so.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, cast

import msgspec
from aiohttp import web

from coterie.server.http.guard import network
from coterie.server.http.requests import Problem
from coterie.server.run.logs import note
from coterie.server.run.settings import Settings

BACKLOG: Final = 128  # visits that may begin in one go
RESERVE: Final = BACKLOG + 64  # files that are never a visit's: for those that begin, for bots' workers, for the store
UNREAD = 60.0  # seconds in which a reader takes something of what waits for it

NO_ROOM: Final = "there are too many connections already: close one and try again"


class Entrance:
    """All visits, and whether there is room for another. `files` is how many this process may have open; 0: any."""

    def __init__(
        self, settings: Settings, files: int = 0, is_neighbour: Callable[[str], bool] = lambda _: False
    ) -> None:
        self._settings = settings
        self._is_neighbour = is_neighbour  # whether another house is at an address: it speaks for many
        self._files = files
        self._highest = files - min(RESERVE, files // 2) if files else sys.maxsize
        self._of_address: dict[str, dict[Visit, None]] = {}  # the oldest first
        self._idle: dict[Visit, None] = {}  # the longest idle first
        self._warned = False

    def admit(self, visit: "Visit") -> bool:
        """Whether there is room for a new visit, if need be in place of an idle one."""
        beside = self._of_address.get(visit.household, {})
        many = self._settings.trusts(visit.address) or self._is_neighbour(visit.address)
        if len(beside) >= self._settings.connections_per_address and not many:
            idle = next((other for other in beside if other in self._idle), None)
        elif visit.file < self._highest:
            self._come(visit)
            return True
        else:
            self._warn()
            idle = next(iter(self._idle), None)
        if idle is None:
            return False
        idle.end()
        self._come(visit)
        return True

    def busy(self, visit: "Visit") -> None:
        """A request of a visit is being answered."""
        self._idle.pop(visit, None)

    def rest(self, visit: "Visit") -> None:
        """Nothing of a visit is being answered any more."""
        if not visit.stays and visit in self._of_address.get(visit.household, {}):
            self._idle[visit] = None

    def leave(self, visit: "Visit") -> None:
        """A visit is over."""
        self._idle.pop(visit, None)
        beside = self._of_address.get(visit.household, {})
        beside.pop(visit, None)
        if not beside:
            self._of_address.pop(visit.household, None)

    def _come(self, visit: "Visit") -> None:
        self._of_address.setdefault(visit.household, {})[visit] = None
        self._idle[visit] = None

    def _warn(self) -> None:
        if not self._warned:
            self._warned = True
            text = "hardly any open files are left: let the house have more (ulimit -n, or LimitNOFILE of its service)"
            note("web", text, logging.WARNING, files=self._files)


class Visit(asyncio.Protocol):
    """One connection. What it says goes on to the protocol of HTTP, which is made once it is let in."""

    address = ""
    household = ""
    file = 0  # its number: the system gives the lowest that is free
    stays = False  # whether it is a WebSocket, and so never idle
    gone = False

    def __init__(self, entrance: Entrance, make: Callable[[], asyncio.Protocol]) -> None:
        self._entrance = entrance
        self._make = make
        self._protocol = asyncio.Protocol()  # which does nothing
        self.transport: asyncio.Transport
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.address = (transport.get_extra_info("peername") or ("",))[0]
        self.household = network(self.address)
        self.file = transport.get_extra_info("socket").fileno()
        if self._entrance.admit(self):
            self._protocol = self._make()
            self._protocol.connection_made(transport)
        else:
            self.transport.write(_no_room())
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True
        self._stop_waiting()
        self._entrance.leave(self)
        self._protocol.connection_lost(error)

    def data_received(self, data: bytes) -> None:
        self._protocol.data_received(data)

    def eof_received(self) -> bool | None:
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        self._unread = asyncio.get_running_loop().call_later(UNREAD, self.end)
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._stop_waiting()
        self._protocol.resume_writing()

    def hand_over(self, to: asyncio.Protocol) -> bytes:
        """Take the connection from HTTP, which lets go of all that it holds. Returns what came too early for it.

        Raises ConnectionError if nobody is there any more.
        """
        http, early = cast(web.RequestHandler, self._protocol), Early()
        if self.gone:
            raise ConnectionResetError("the visit is over")
        http.set_parser(early)  # type: ignore[arg-type]  # it is given what follows the request
        http.transport = None  # or it would be closed
        self._protocol, self.stays = to, True
        http.connection_lost(None)
        return early.data

    def end(self) -> None:
        """Make room for others."""
        self._entrance.leave(self)
        self.transport.abort()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While this lasts, a request of the visit is being answered."""
        self._entrance.busy(self)
        try:
            yield
        finally:
            self._entrance.rest(self)

    def _stop_waiting(self) -> None:
        if self._unread:
            self._unread.cancel()
            self._unread = None


class Early:
    """What a client sent after its request without waiting for the answer."""

    data = b""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.data += data
        return False, b""

    def feed_eof(self) -> None:
        """Nothing more comes this way."""


def visit_of(request: web.Request) -> Visit | None:
    """The visit that a request came by, if it came by this entrance."""
    protocol = request.transport.get_protocol() if request.transport else None
    return protocol if isinstance(protocol, Visit) else None


def _no_room() -> bytes:
    """An answer to whatever the visitor would have asked."""
    body = msgspec.json.encode(Problem("refused-sockets", NO_ROOM))
    head = "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nCache-Control: no-store\r\n"
    return f"{head}Retry-After: 60\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body
