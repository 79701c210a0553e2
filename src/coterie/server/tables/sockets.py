"""The sending half of a connection. Frames go straight to the transport; a reader that is too slow is cut off."""

import asyncio
import random
import time
from collections.abc import Iterable

from aiohttp import web

from coterie.server.protocol import told
from coterie.server.run.metrics import Metrics

MOST_BEHIND = 512 * 1024  # bytes a reader may be behind

# Why the server closes a socket. From 4400 on there is no point in coming back as one was.
FAULT = 1011
RESTART = 1012
TOO_FAST = 4029
BAD_MESSAGE = 4400
BAD_KEY = 4401
REMOVED = 4403
ASIDE = 4404


class Socket:
    """One connection of a person at a table.

    Others who play on the same device are here with it, too, and are sent nothing.
    """

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
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
        self._ws = ws
        self._transport = transport
        self._metrics = metrics
        self._farewell: asyncio.Future[None] | None = None

    def send(self, payload: bytes) -> None:
        """Send a message, or cut the connection if the reader is too far behind. Never waits."""
        if self._ws.closed or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MOST_BEHIND:
            self._metrics.cut.inc()
            self._transport.abort()
            return
        self._transport.write(frame(payload))

    def send_off(self, code: int, word: str, text: str) -> None:
        """Close for good, without waiting for it."""
        self._farewell = asyncio.ensure_future(self.close(code, word, text))

    async def close(self, code: int, word: str, text: str, retry: int | None = None) -> None:
        """Say why, then close. `retry` says whether to come back, and when."""
        self.send(told.encode(told.Bye(word, text, retry)))
        await self._ws.close(code=code, message=word.encode())


def jitter() -> int:
    """When to come back after a restart, in ms: not everybody at once."""
    return 500 + random.randrange(4500)


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
