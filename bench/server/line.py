"""A line: the client's end of a WebSocket, as lean as it can be, so that the load is never what is full.

It speaks as much of RFC 6455 as a server in the bench does: whole frames, pings, closing; nothing is compressed.
Whoever listens is called with every frame at once; until somebody does, frames wait to be received.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
WHOLE = 0x80  # a frame that is a message of its own
MASKED = 0x80
MASK = b"\x5a\xc3\x17\x8e"  # hides nothing, but the server has to take it off again
GOODBYE = 5.0  # seconds in which a server must have closed its end too


class Line(asyncio.Protocol):
    """One open WebSocket."""

    def __init__(self) -> None:
        self.closed_with = ""  # why the server closed the line
        self.hear: Callable[[bytes], object] | None = None
        self._transport: asyncio.Transport
        self._read = self._read_answer
        self._rest = b""
        self._waiting: deque[bytes] = deque()
        loop = asyncio.get_running_loop()
        self._open: asyncio.Future[None] = loop.create_future()
        self._closed: asyncio.Future[None] = loop.create_future()
        self._more: asyncio.Future[None] | None = None

    def send(self, frame: str | bytes) -> None:
        """Send a text or bytes."""
        if isinstance(frame, str):
            self._write(TEXT, frame.encode())
        else:
            self._write(BINARY, frame)

    async def receive(self) -> bytes:
        """The next frame, for as long as nobody listens."""
        while not self._waiting:
            if self._closed.done():
                raise ConnectionError(self.closed_with or "the line is closed")
            self._more = asyncio.get_running_loop().create_future()
            await self._more
        return self._waiting.popleft()

    def listen(self, hear: Callable[[bytes], object], ended: Callable[[], object]) -> None:
        """Call this with every frame from now on, and that when the server has closed the line."""
        self.hear = hear
        self._closed.add_done_callback(lambda _: ended())
        while self._waiting:
            hear(self._waiting.popleft())

    async def close(self) -> None:
        """Say goodbye and wait until the server has closed the line."""
        self.hear = lambda frame: None
        if not self._closed.done():
            self._write(CLOSE, (1000).to_bytes(2, "big"))
            await asyncio.wait([self._closed], timeout=GOODBYE)
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed_with = self.closed_with or f"the server closed a socket without a word ({exc})"
        for waits in (self._open, self._closed, self._more):
            if waits and not waits.done():
                waits.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._rest = self._read(self._rest + data if self._rest else data)

    def _read_answer(self, data: bytes) -> bytes:
        """The answer to the request, up to its empty line."""
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            return data
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.closed_with = head.split(b"\r\n")[0].decode()
            self._transport.close()
            return b""
        self._read = self._read_frames
        self._open.set_result(None)
        return self._read_frames(rest)

    def _read_frames(self, data: bytes) -> bytes:
        """Take in all whole frames. Returns the beginning of the next."""
        at, size = 0, len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1]
            if length >= 126:
                wide = 2 if length == 126 else 8
                if size - start < wide:
                    break
                length = int.from_bytes(data[start : start + wide], "big")
                start += wide
            end = start + length
            if end > size:
                break
            self._take(data[at], data[start:end])
            at = end
        return data[at:]

    def _take(self, head: int, frame: bytes) -> None:
        kind = head & 15
        if head in (WHOLE | TEXT, WHOLE | BINARY):
            if self.hear:
                self.hear(frame)
                return
            self._waiting.append(frame)
            if self._more and not self._more.done():
                self._more.set_result(None)
        elif kind == PING:
            self._write(PONG, frame)
        elif kind == CLOSE:
            self.closed_with = f"the server closed a socket with {int.from_bytes(frame[:2], 'big')}"
            self._write(CLOSE, frame)
            self._transport.close()
        elif kind != PONG:
            self.closed_with = f"a frame began with {head:#x}, which no server here should send"
            self._transport.close()

    def _write(self, kind: int, frame: bytes) -> None:
        size = len(frame)
        if size < 126:
            head = bytes((WHOLE | kind, MASKED | size))
        else:
            head = bytes((WHOLE | kind, MASKED | 126)) + size.to_bytes(2, "big")
        mask = (MASK * (size // 4 + 1))[:size]
        masked = int.from_bytes(frame, "big") ^ int.from_bytes(mask, "big")
        self._transport.write(head + MASK + masked.to_bytes(size, "big"))


async def connect(address: str, origin: str = "") -> Line:
    """A line to an address that begins with http. Raises ConnectionError with what the server said instead."""
    parts = urlsplit(address)
    _, line = await asyncio.get_running_loop().create_connection(Line, parts.hostname, parts.port)
    key = base64.b64encode(os.urandom(16)).decode()
    heads = [
        f"GET {parts.path or '/'}{'?' if parts.query else ''}{parts.query} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Origin: {origin}"] if origin else []),
    ]
    line._transport.write("\r\n".join([*heads, "", ""]).encode())
    await line._open
    if line.closed_with:
        raise ConnectionError(line.closed_with)
    return line
