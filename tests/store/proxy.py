"""A way to PostgreSQL that breaks at the worst moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal
from urllib.parse import urlsplit, urlunsplit

LAST_WORDS = (b"COMMIT", b"WITH own")  # a statement for moves alone commits by itself


class Proxy:
    """Passes bytes on. If it is told to `cut`, the next COMMIT is its connection's last word: it arrives and its answer
    does not, or it does not arrive.
    """

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self.cut: Literal["", "answer", "request"] = ""
        self.cuts = 0

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection until one side closes it, or it is cut."""
        there, back = await asyncio.open_connection(self._host, self._port)
        answers = asyncio.ensure_future(self._answers(there, writer))
        try:
            while said := await reader.read(65536):
                if self.cut and any(word in said for word in LAST_WORDS):
                    how, self.cut = self.cut, ""
                    self.cuts += 1
                    answers.cancel()
                    await asyncio.wait([answers])
                    if how == "answer":
                        back.write(said)
                        await back.drain()
                        assert await there.read(1), "PostgreSQL answered, and nobody hears it"
                    return
                back.write(said)
                await back.drain()
        finally:
            answers.cancel()
            for side in (back, writer):
                side.close()

    async def _answers(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while said := await there.read(65536):
                writer.write(said)
                await writer.drain()
            writer.close()


@asynccontextmanager
async def between(address: str) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy to the database at this address, and the address of the same database through it."""
    parts = urlsplit(address)
    proxy = Proxy(parts.hostname or "", parts.port or 0)
    server = await asyncio.start_server(proxy.pass_on, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    through = parts._replace(
        netloc=parts.netloc.replace(f":{parts.port}", f":{port}"),
        query="&".join(filter(None, [parts.query, "sslmode=disable"])),
    )
    try:
        yield proxy, urlunsplit(through)
    finally:
        server.close()
