"""Places outside the house that notices go to: a push service with its devices, and channels, all on loopback."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.guests import PATIENCE


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Call:
    """One request that came: the path, the headers and the body."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        """What a channel was told."""
        told: dict[str, Any] = json.loads(self.body)
        return told


@dataclass
class Device:
    """A browser's push subscription at a receiver: what it gives to the house, and how it reads a message."""

    url: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def path(self) -> str:
        return "/" + self.url.rpartition("/")[2]

    def subscription(self, **more: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url, "p256dh": base64url(point), "auth": base64url(self.auth), **more}

    def reads(self, call: Call) -> bytes:
        """A message, as the device alone can read it. The one who sent it is known by their signature."""
        assert call.headers["Content-Encoding"] == "aes128gcm"
        assert Vapid02.verify(call.headers["Authorization"])
        message: bytes = http_ece.decrypt(call.body, private_key=self.key, auth_secret=self.auth)
        return message


class Receiver:
    """A server on loopback that takes everything, unless `answers` has another status for a path."""

    def __init__(self) -> None:
        self.url = ""
        self.calls: list[Call] = []
        self.connections = 0  # also those that brought no request
        self.answers: dict[str, web.Response | None] = {}  # by path; None: it never answers
        self._came = asyncio.Event()

    def device(self, name: str) -> Device:
        return Device(f"{self.url}/{name}")

    def at(self, path: str) -> list[Call]:
        """What came to a path."""
        return [call for call in self.calls if call.path == path]

    async def until(self, count: int) -> list[Call]:
        """Wait until so many requests have come, and give them."""
        async with asyncio.timeout(PATIENCE):
            while len(self.calls) < count:
                self._came.clear()
                await self._came.wait()
        assert len(self.calls) == count, [call.path for call in self.calls]
        return self.calls

    async def _take(self, request: web.Request) -> web.StreamResponse:
        self.calls.append(Call(request.path, dict(request.headers), await request.read()))
        self._came.set()
        answer = self.answers.get(request.path, web.Response(status=201))
        if answer is None:
            await asyncio.Event().wait()
        assert answer
        return web.Response(status=answer.status, headers=answer.headers)


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver that listens while the scenario lasts."""
    receiver = Receiver()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", receiver._take)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    protocol = runner.server
    assert protocol

    def counted() -> asyncio.BaseProtocol:
        receiver.connections += 1
        return protocol()

    server = await asyncio.get_running_loop().create_server(counted, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield receiver
    finally:
        server.close()
        await runner.cleanup()
