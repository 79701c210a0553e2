"""Tunnels: the bytes of a socket whose table another house keeps go there and back as they are.

The other house speaks WebSocket with the guest; this one counts the connection, and looks into nothing. It knows where
a frame ends, though: if it goes, or the other one does, it says goodbye there.
"""

import asyncio
import ssl
from collections.abc import Callable
from contextlib import suppress
from typing import cast
from urllib.parse import urlsplit

from aiohttp import web

from coterie.server.http.entrance import Visit
from coterie.server.http.frames import CLOSE, close_of
from coterie.server.http.lane import FAREWELL
from coterie.server.http.relay_marks import Relayed, RelayMarks
from coterie.server.http.relays import CONNECTS_WITHIN, NotReached, passed_on
from coterie.server.protocol import told
from coterie.server.tables.sockets import RESTART, frame, jitter
from coterie.store.rows import HouseRow

LONGEST_HEAD = 64 * 1024  # bytes of another house's answer to a handshake

_SOCKET = ("Upgrade: websocket", "Connection: Upgrade")


class Half(asyncio.Protocol):
    """One end of a tunnel: what comes here goes out at the other end, as fast as that is read."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.to: asyncio.Transport | None = None
        self.gone: Callable[[], None] = lambda: None
        self._early = b""  # what came before the other end was there

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.to:
            self.to.write(data)
        else:
            self._early += data

    def eof_received(self) -> bool:
        if self.to and self.to.can_write_eof() and not self.to.is_closing():
            self.to.write_eof()
        return True  # the other way may still be open

    def connection_lost(self, error: Exception | None) -> None:
        if self.to:
            self.to.close()
        self.gone()

    def pause_writing(self) -> None:
        """Whoever reads what this end sends is behind: the other end listens no more for a while."""
        if self.to and not self.to.is_closing():
            self.to.pause_reading()

    def resume_writing(self) -> None:
        if self.to and not self.to.is_closing():
            self.to.resume_reading()

    def join(self, to: asyncio.Transport) -> None:
        """Let everything go out there from now on."""
        self.to = to
        if self._early:
            to.write(self._early)
            self._early = b""


class FrameEnds:
    """Where the frames end that a house sends (RFC 6455, 5.2): they are not masked."""

    def __init__(self) -> None:
        self.closed = False  # whether the last frame was, or is, a goodbye
        self._head = b""  # of the next frame, as far as it has come
        self._left = 0  # bytes of the frame under way that have not come

    @property
    def between(self) -> bool:
        """Whether what came until now ends with a frame."""
        return not self._left and not self._head

    def follow(self, data: bytes, stop: bool = False) -> int:
        """See where frames end in what comes next; returns how far that was. `stop`: at the first end."""
        at = 0
        while at < len(data) and not (stop and self.between and at):
            if self._left:
                step = min(self._left, len(data) - at)
                self._left -= step
            else:
                step = self._read_head(data, at)
            at += step
        return at

    def _read_head(self, data: bytes, at: int) -> int:
        known = len(self._head)
        wanted = 2 if known < 2 else 2 + _WIDE.get(self._head[1] & 127, 0)
        self._head += data[at : at + wanted - known]
        step, head = len(self._head) - known, self._head
        wide = _WIDE.get(head[1] & 127, 0) if len(head) > 1 else 2
        if len(head) == 2 + wide:
            self.closed = head[0] & 15 == CLOSE
            self._left = int.from_bytes(head[2:], "big") if wide else head[1] & 127
            self._head = b""
        return step


_WIDE = {126: 2, 127: 8}  # bytes of a length that says so


class FarEnd(Half):
    """The end at the other house: it hears the answer to the handshake first."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self._ends = FrameEnds()
        self._last = b""  # what the guest is told at the end of the frame under way
        self._done = False  # whether the guest is told nothing more
        self._over = False  # whether the other house says nothing more

    def join(self, to: asyncio.Transport) -> None:
        self._ends.follow(self._early)
        super().join(to)
        if self._over:
            self.end_with(sent_away())

    def end_with(self, last: bytes) -> None:
        """Tell the guest this as soon as they have heard the frame under way, and nothing after it."""
        self._last = self._last or last
        if self.to and self._ends.between and not self._done:
            self._done = True
            if not self._ends.closed and not self.to.is_closing():
                self.to.write(self._last)

    def eof_received(self) -> bool:
        self._over = True
        if self.to:
            self.end_with(sent_away())
        return super().eof_received()

    def data_received(self, data: bytes) -> None:
        if self.to:
            if not self._done:
                self.to.write(data[: self._ends.follow(data, stop=bool(self._last))])
                if self._last:
                    self.end_with(self._last)
            return
        super().data_received(data)
        if not self.answer.done():
            try:
                self._read_answer()
            except (ValueError, IndexError) as error:
                self.answer.set_exception(error)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.answer.done():
            self.answer.set_exception(ConnectionResetError("the other house answered nothing"))
        self._over = True
        if self.to:
            self.end_with(sent_away())
        super().connection_lost(error)

    def _read_answer(self) -> None:
        """The status of the answer and what follows it, when that is whole."""
        head, found, rest = self._early.partition(b"\r\n\r\n")
        if not found:
            if len(head) > LONGEST_HEAD:
                self.answer.set_exception(ConnectionResetError("the other house speaks no HTTP"))
            return
        lines = head.decode("latin-1").split("\r\n")
        status = int(lines[0].split(" ")[1])
        if status == 101:
            self._early = rest
            self.answer.set_result((status, b""))
            return
        sizes = [int(line.partition(":")[2]) for line in lines if line.lower().startswith("content-length:")]
        if not sizes or sizes[0] > LONGEST_HEAD or len(rest) >= sizes[0]:
            self.answer.set_result((status, rest))


class Tunnel:
    """A guest's connection, and the one to the house that keeps their table."""

    def __init__(self, table: str, house: HouseRow, far: FarEnd) -> None:
        self.table = table
        self.house = house
        self.near = Half()
        self.leaving: asyncio.Task[None] | None = None
        self._far = far
        self._gone = asyncio.Event()

    def join(self, visit: Visit, gone: Callable[[], None]) -> None:
        """Let the guest's connection be one with that to the other house. `gone` is called at its end.

        Raises ConnectionError if the guest is not there any more.
        """
        assert self._far.transport

        def left() -> None:
            self._gone.set()
            gone()

        self.near.connection_made(visit.transport)
        self.near.gone = left
        self.near.data_received(visit.hand_over(self.near))
        self.near.join(self._far.transport)
        self._far.join(visit.transport)
        if self._far.transport.is_closing():
            visit.transport.close()

    async def say_goodbye(self) -> None:
        """Send the guest away for a moment, and wait until they are gone, but not for long."""
        self._far.end_with(sent_away())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._gone.wait(), FAREWELL)
        self.cut()

    def cut(self) -> None:
        """End both connections."""
        for transport in (self.near.transport, self._far.transport):
            if transport:
                transport.abort()


def sent_away() -> bytes:
    """What a guest is told last whom another house, or this one, serves in a moment."""
    text = "the table goes on in a moment: come back shortly"
    return frame(told.encode(told.Bye("restart", text, jitter(soon=True)))) + close_of(RESTART, "restart")


async def call(request: web.Request, to: HouseRow, guest: Relayed, marks: RelayMarks) -> tuple[FarEnd, int, bytes]:
    """The connection to another house after the handshake of a guest's socket, with the status and the body of its
    answer. Raises NotReached if it cannot be had.
    """
    site = urlsplit(to.url)
    secure = ssl.create_default_context() if site.scheme == "https" else None
    port = site.port or (443 if secure else 80)
    mark = marks.give(to.name, "GET", request.raw_path, guest)
    headers = [f"{name}: {value}" for name, value in passed_on(request, mark).items()]
    head = "\r\n".join([f"GET {request.raw_path} HTTP/1.1", *headers, *_SOCKET, "", ""])
    far: FarEnd | None = None
    try:
        async with asyncio.timeout(CONNECTS_WITHIN):
            loop = asyncio.get_running_loop()
            transport, far = await loop.create_connection(FarEnd, site.hostname or "", port, ssl=secure)
            transport.write(head.encode("latin-1", "replace"))
            status, body = await asyncio.shield(far.answer)
            return far, status, body
    except (OSError, TimeoutError, ValueError, IndexError):
        if far and far.transport:
            far.answer.cancel()
            far.transport.abort()
        raise NotReached from None
