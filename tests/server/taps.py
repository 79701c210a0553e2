"""A guest whose wire is tapped: every byte that came by socket or by HTTP is kept, as it came."""

import asyncio
import json
import re
from typing import Any

from tests.server.guests import Guest, RunningServer

HOST = "house.localhost"  # the same name for every house, whatever its port is
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

_KEY = "dGhlIHNhbWUgZm9yIGFsbA=="  # with which every socket is opened, so that the answer is the same
_DATE = re.compile(rb"\r\nDate: [^\r]*")


class Tap(Guest):
    """A guest on a bare connection.

    `raw` is all that came since it was last emptied, but for the time of day and pings.
    """

    def __init__(self, server: RunningServer, table: str, key: str) -> None:
        super().__init__(server, table, key)
        self.raw = bytearray()
        self.said = 0
        self._lines: asyncio.StreamReader
        self._out: asyncio.StreamWriter

    async def hello(self, **said: Any) -> "Tap":
        self._lines, self._out = await self._connect()
        headers = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13"
        extensions = "Sec-WebSocket-Extensions: permessage-deflate"  # offered, and not to be taken
        self._out.write(
            self._request(f"/api/tables/{self.table}/socket", f"{headers}\r\n{extensions}\r\nOrigin: http://{HOST}")
        )
        head = await self._lines.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        self.raw += _DATE.sub(b"", head)
        await self._introduce(said)
        return self

    async def back(self) -> "Tap":
        await super().back()
        return self

    async def leave(self) -> None:
        self._out.write(_masked(CLOSE, b"\x03\xe8"))
        await self.gone()

    async def gone(self) -> None:
        """Wait until the connection is closed."""
        assert self._reader
        await self._reader

    async def send(self, message: dict[str, Any]) -> None:
        self._out.write(_masked(TEXT, json.dumps(message).encode()))

    async def do(self, what: str, cmd_id: str = "", **said: Any) -> dict[str, Any]:
        self.said += 1
        return await super().do(what, cmd_id or f"command-{self.said:06}", **said)

    async def fetch(self, path: str) -> bytes:
        """Ask for something by HTTP, and return the whole answer; it is kept too."""
        lines, out = await self._connect()
        out.write(
            self._request(
                path, f"Authorization: Bearer {self.key}\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close"
            )
        )
        answer = await lines.read()
        out.close()
        assert b"Content-Encoding" not in answer, "the length of a compressed answer tells what is in it"
        self.raw += _DATE.sub(b"", answer)
        return answer

    async def catch_up(self) -> None:
        """Wait until everything that was sent to this guest before now has come."""
        await self.do("preview", decision=2**31, actions=[])

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        port = int(self.server.url.rpartition(":")[2])
        return await asyncio.open_connection("127.0.0.1", port)

    def _request(self, path: str, headers: str) -> bytes:
        return f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n{headers}\r\n\r\n".encode()

    async def _read(self) -> None:
        code = 1006
        try:
            while True:
                head = await self._lines.readexactly(2)
                size, more = head[1], b""
                if size > 125:
                    more = await self._lines.readexactly(2 if size == 126 else 8)
                    size = int.from_bytes(more, "big")
                payload = await self._lines.readexactly(size)
                if head[0] == 0x80 | PING:
                    self._out.write(_masked(PONG, payload))
                else:
                    self.raw += head + more + payload
                if head[0] == 0x80 | CLOSE:
                    code = int.from_bytes(payload[:2], "big")
                    self._out.write(_masked(CLOSE, payload))
                    break
                if head[0] == 0x80 | TEXT:
                    assert size % 512 == 0, f"a frame of {size} bytes tells something by its length"
                    self.frames.append(payload)
                    self._hear(json.loads(payload))
                    self._changed.set()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        except AssertionError as fault:
            self.bye = {"fault": str(fault)}
        finally:
            self.closed = code
            self._out.close()
            self._changed.set()


def _masked(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it, under a mask that changes nothing."""
    size = len(payload)
    head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload
