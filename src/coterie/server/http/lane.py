"""The lane of a connection: frames are read where they arrive, and what they say is heard one after the other.

What can be dealt with at once needs no task of its own; everything else has one as long as it takes.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from coterie.server.http.frames import (
    CLOSE,
    GOING,
    PING,
    PONG,
    TEXT,
    BadFrame,
    FrameReader,
    close_of,
    control,
)
from coterie.server.protocol.messages import LONGEST
from coterie.server.run.logs import note
from coterie.server.tables.sockets import FAULT, Then

HEARTBEAT = 12.5  # seconds between two looks at who is silent
SILENT = 2  # looks without a word, after which a client is asked for a sign of life; after one more it is gone
FAREWELL = 2.0  # seconds that a client has to say goodbye, too
MOST_BEHIND = 512 * 1024  # bytes that a reader may be behind
MOST_WAITING = 16  # messages of a client that wait until it is read on


class Hearer(Protocol):
    """Who hears what comes along a lane."""

    def hear(self, text: bytes | None, then: Then) -> Coroutine[Any, Any, None] | None:
        """Deal with a message, None being one that is no text: either at once, calling `then` at the end, or in what
        is returned.
        """

    def lost(self) -> None:
        """The connection is gone."""


class Lane(asyncio.Protocol):
    """One WebSocket, from its first frame to its last."""

    __slots__ = (
        "_beats",
        "_busy",
        "_gone",
        "_hearer",
        "_held",
        "_reader",
        "_task",
        "_transport",
        "_waiting",
        "closed",
    )

    def __init__(self, transport: asyncio.Transport) -> None:
        self.closed = False  # whether nothing more is heard
        self._transport = transport
        self._reader = FrameReader(LONGEST)
        self._hearer: Hearer
        self._waiting: deque[tuple[int, bytes]] = deque()  # what was said and not heard yet
        self._busy = False  # whether something is being dealt with
        self._task: asyncio.Task[None] | None = None
        self._held: list[bytes] | None = None  # frames that go out together
        self._beats = 0  # looks since the client last said something
        self._gone: asyncio.Event | None = None

    def open(self, hearer: Hearer, early: bytes) -> None:
        """Begin to read, with what came before anybody did."""
        self._hearer = hearer
        if early:
            self.data_received(early)

    # What comes.

    def data_received(self, data: bytes) -> None:
        self._beats = 0
        try:
            for kind, payload in self._reader.read(data):
                self._take(kind, payload)
        except BadFrame as error:
            self.leave(error.code)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        self._waiting.clear()
        if self._gone:
            self._gone.set()
        self._hearer.lost()

    def cut(self) -> None:
        """End the connection without a word."""
        self._transport.abort()

    def look(self) -> None:
        """Ask a client that is silent for a sign of life; let go of one that gave none."""
        self._beats += 1
        if self._beats > SILENT:
            self._transport.abort()
        elif self._beats == SILENT:
            self.write(control(PING, b""))

    def _take(self, kind: int, payload: bytes) -> None:
        if self.closed:
            if kind == CLOSE:  # the client says goodbye, too
                self._transport.close()
        elif kind == PING:
            self.write(control(PONG, payload))
        elif kind == PONG:
            return
        elif self._busy:
            self._waiting.append((kind, payload))
            if len(self._waiting) == MOST_WAITING and not self._transport.is_closing():
                self._transport.pause_reading()
        else:
            self._begin(kind, payload)

    def _begin(self, kind: int, payload: bytes) -> None:
        if kind == CLOSE:
            self._say_goodbye(int.from_bytes(payload[:2], "big") or GOING)
            self._transport.close()
            return
        self._busy = True
        try:
            work = self._hearer.hear(payload if kind == TEXT else None, self._go_on)
        except Exception as fault:
            self._go_on(fault)
        else:
            self._task = asyncio.ensure_future(self._do(work)) if work else None

    async def _do(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._go_on(error)
        else:
            self._go_on()

    def _go_on(self, fault: BaseException | None = None) -> None:
        """What was said is dealt with: now the next."""
        self._busy, self._task = False, None
        if fault:
            note("web", "a socket failed", logging.ERROR, fault)
            self.leave(FAULT, "fault")
        if self._waiting:
            following = self._waiting.popleft()
            if len(self._waiting) == MOST_WAITING - 1:
                self._read_on()
            self._begin(*following)

    # What goes.

    def write(self, frame: bytes) -> bool:
        """Send a frame, and never wait. False: the reader is too far behind, and is cut off."""
        if self.closed or self._transport.is_closing():
            return True
        if self._held is not None:
            self._held.append(frame)
        elif self._transport.get_write_buffer_size() > MOST_BEHIND:
            self._transport.abort()
            return False
        else:
            self._transport.write(frame)
        return True

    def hold(self) -> None:
        """Let what is sent from now on go out together."""
        self._held = []

    def let_go(self) -> bool:
        """Send what was held in one write; returns what `write` does."""
        held, self._held = self._held, None
        return self.write(b"".join(held)) if held else True

    async def close(self, code: int, word: str) -> None:
        """Say goodbye with a code and a word, and wait a moment for the client to say it, too."""
        if self.closed:
            return
        said_already = any(kind == CLOSE for kind, _ in self._waiting)
        self._say_goodbye(code, word)
        if not said_already:
            self._gone = asyncio.Event()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._gone.wait(), FAREWELL)
        self._transport.close()

    def leave(self, code: int, word: str = "") -> None:
        """Say goodbye, and listen no more. What still comes is read, or the client would not hear why."""
        if not self.closed:
            self._say_goodbye(code, word)
            if self._transport.can_write_eof():
                self._transport.write_eof()
            asyncio.get_running_loop().call_later(FAREWELL, self._transport.close)

    def _say_goodbye(self, code: int, word: str = "") -> None:
        self.let_go()
        self.write(close_of(code, word))
        self.closed = True
        if len(self._waiting) >= MOST_WAITING:
            self._read_on()
        self._waiting.clear()

    def _read_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()
