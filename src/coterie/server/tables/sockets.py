"""The sending half of a connection: whose it is, and what is sent to them."""

import asyncio
import random
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from coterie.server.protocol import told
from coterie.server.run.metrics import Metrics

# Why the server closes a socket. From 4400 on there is no point in coming back as one was.
FAULT = 1011
RESTART = 1012
TOO_FAST = 4029
BAD_MESSAGE = 4400
BAD_KEY = 4401
REMOVED = 4403
ASIDE = 4404


Then = Callable[[BaseException | None], None]  # is called at the end of something, with what went wrong if it did


class Wire(Protocol):
    """What carries frames to a guest."""

    def write(self, frame: bytes) -> bool:
        """Send a frame, and never wait. False: the reader is too far behind, and is cut off."""

    def hold(self) -> None:
        """Let what is sent from now on go out together."""

    def let_go(self) -> bool:
        """Send what was held in one write; returns what `write` does."""

    async def close(self, code: int, word: str) -> None:
        """Say goodbye with a code and a word."""


class Socket:
    """One connection of a person at a table.

    Others who play on the same device are here with it, too, and are sent nothing.
    """

    __slots__ = ("_farewell", "_metrics", "_wire", "at_once", "here", "open_cards", "person", "since")

    def __init__(
        self,
        wire: Wire,
        person: int,
        metrics: Metrics,
        beside: Iterable[int] = (),
        at_once: bool = False,
        open_cards: bool = False,
    ) -> None:
        self.person = person
        self.here = frozenset((person, *beside))
        self.open_cards = open_cards  # whether they want to see every card, where they may
        self.at_once = at_once  # whether they want their sole answers given for them
        self.since = time.monotonic()
        self._wire = wire
        self._metrics = metrics
        self._farewell: asyncio.Future[None] | None = None

    def send(self, payload: bytes) -> None:
        """Send a message, or cut the connection if the reader is too far behind. Never waits."""
        self.write(frame(payload))

    def write(self, frame: bytes) -> None:
        """Send a message that is a frame already."""
        if not self._wire.write(frame):
            self._metrics.cut.inc()

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is sent meanwhile goes out in one write."""
        self._wire.hold()
        try:
            yield
        finally:
            if not self._wire.let_go():
                self._metrics.cut.inc()

    def send_off(self, code: int, word: str, text: str, retry: int | None = None) -> None:
        """Close, without waiting for it: for good, unless `retry` says when to come back."""
        self._farewell = asyncio.ensure_future(self.close(code, word, text, retry))

    async def close(self, code: int, word: str, text: str, retry: int | None = None) -> None:
        """Say why, then close. `retry` says whether to come back, and when."""
        self.send(told.encode(told.Bye(word, text, retry)))
        await self._wire.close(code, word)


def send_off_the_removed(sockets: Iterable[Socket], person: int) -> None:
    """Close every connection of somebody whom the host has shown the door."""
    for socket in [socket for socket in sockets if socket.person == person]:
        socket.send_off(REMOVED, "removed", "the host has shown you the door")


def shut_out(sockets: Iterable[Socket], person: int) -> None:
    """Close every connection of a device that a person was at: they, or others there with good keys, come again."""
    for socket in [socket for socket in sockets if person in socket.here]:
        socket.send_off(BAD_KEY, "bad-key", "this seat has a new key: bring it here from the other device")


def jitter(soon: bool = False) -> int:
    """When to come back after a restart, in ms: not everybody at once. `soon`: another house is there already."""
    return 100 + random.randrange(1400) if soon else 500 + random.randrange(4500)


def frame(payload: bytes) -> bytes:
    """A text message as one WebSocket frame (RFC 6455, 5.2): unmasked, as a server sends it, and never compressed."""
    size = len(payload)
    if size < 126:
        head = bytes((0x81, size))
    elif size < 1 << 16:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return head + payload
