"""Relays: a request about a table that another house keeps is passed on to that house, and its answer comes back.

What is passed on is never passed on again. A house that keeps the table no longer says so (421), or that it is closing,
and then the first one claims it, or asks once more.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import aiohttp
import msgspec
from aiohttp import web
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from coterie.core.errors import CoterieError
from coterie.server.http.guard import address_of, household, scheme_of
from coterie.server.http.relay_marks import HEADER, Relayed, RelayMarks, relayed
from coterie.server.http.requests import HTTPProblem, Problem
from coterie.server.protocol.messages import LONGEST
from coterie.server.tables.house import House
from coterie.server.tables.keyring import Renewal
from coterie.server.tables.outcomes import MOVED
from coterie.store.port import Elsewhere
from coterie.store.rows import HouseRow

ELSEWHERE = ("refused-elsewhere", "this table is at another house")
DRAINING: Final = "refused-draining"  # what a house says that lets go of its tables

CONNECTS_WITHIN = 3.0  # seconds
ANSWERS_WITHIN = 120.0  # seconds: a review of a whole game takes long
AT_ONCE = 512  # requests under way to other houses
AT_ONCE_OF_ONE = 64  # of them, of one address
MOST = 32 * 1024 * 1024  # bytes of an answer

# Headers that are about one connection, or about the way that a request took so far.
_OWN: Final = frozenset(
    {
        "connection",
        "keep-alive",
        "proxy-authenticate",
        "proxy-authorization",
        "proxy-connection",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
        "content-length",
        "date",
        "forwarded",
        "via",
        "x-real-ip",
        HEADER.lower(),
    }
)


class NotReached(Exception):
    """Another house could not be reached: nothing was done there."""


class Relays:
    """Requests to other houses."""

    def __init__(self, house: House, marks: RelayMarks) -> None:
        self._house = house
        self._marks = marks
        self._session: aiohttp.ClientSession | None = None
        self._of_address: Counter[str] = Counter()
        self._awaited: dict[asyncio.Timeout, HouseRow] = {}  # answers under way, by what ends the wait
        house.neighbours.on_look.append(self._mind)

    async def pass_on(
        self, request: web.Request, to: HouseRow, serve: Callable[[], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """The answer of the house that keeps the table, or of this one if it can claim the table now.

        Raises 421 if the request was passed on already.
        """
        if relayed(request):
            raise HTTPProblem(421, *ELSEWHERE)
        reached = await self._answer(request, to)
        if reached:
            return reached
        self._house.neighbours.note_keeper(request.match_info["table"].upper(), None)
        try:
            return await serve()  # its house is gone, or it is another one by now
        except Elsewhere as found:
            reached = await self._answer(request, found.house) if found.house != to else None
        if reached is None:
            raise HTTPProblem(503, *MOVED)
        return reached

    async def renew(self, to: HouseRow, renewal: Renewal) -> None:
        """Let another house give a seat its new key. Raises CoterieError if it did not."""
        path = f"/api/tables/{renewal.table}/renewal"
        mark = self._marks.give(to.name, "POST", path, Relayed("", "http"))
        try:
            status, _, _ = await self._call("POST", to, path, {HEADER: mark}, msgspec.json.encode(renewal))
        except NotReached:
            status = 0
        if status != 200:
            self._house.neighbours.note_keeper(renewal.table, None)
            raise CoterieError("the house that keeps this table could not be reached")

    async def close(self, app: web.Application) -> None:
        if self._session:
            await self._session.close()
            self._session = None

    async def _answer(self, request: web.Request, to: HouseRow) -> web.Response | None:
        """The answer of another house; None if it could not be reached, or does not keep the table."""
        try:
            status, headers, body = await self._send(request, to)
        except NotReached:
            return None
        return None if is_not_there(status, body) else web.Response(status=status, headers=headers, body=body)

    async def _send(self, request: web.Request, to: HouseRow) -> tuple[int, CIMultiDict[str], bytes]:
        guest = Relayed(address_of(request, self._house.settings), scheme_of(request, self._house.settings))
        mark = self._marks.give(to.name, request.method, request.raw_path, guest)
        body = await request.read()
        async with self._room(household(request, self._house.settings)):
            self._house.metrics.relays.labels(self._house.name, "request").inc()
            return await self._call(request.method, to, request.raw_path, passed_on(request, mark), body)

    @asynccontextmanager
    async def _room(self, address: str) -> AsyncIterator[None]:
        if self._of_address.total() >= AT_ONCE or self._of_address[address] >= AT_ONCE_OF_ONE:
            raise HTTPProblem(503, *MOVED)
        self._of_address[address] += 1
        try:
            yield
        finally:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    async def _call(
        self, method: str, to: HouseRow, path: str, headers: "CIMultiDict[str] | dict[str, str]", body: bytes
    ) -> tuple[int, CIMultiDict[str], bytes]:
        assert len(body) <= LONGEST
        try:
            async with (
                self._while_it_lives(to),
                self._opened().request(
                    method, URL(to.url + path, encoded=True), headers=headers, data=body or None, allow_redirects=False
                ) as response,
            ):
                content = await response.content.read(MOST + 1)
                while not response.content.at_eof() and len(content) <= MOST:
                    content += await response.content.read(MOST + 1 - len(content))
                if len(content) > MOST:
                    raise HTTPProblem(503, *MOVED)
                return response.status, _kept(response.headers), content
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError):
            raise NotReached from None
        except (aiohttp.ClientError, TimeoutError, OSError):
            if method == "GET":  # it changes nothing, wherever it is answered
                raise NotReached from None
            raise HTTPProblem(503, *MOVED) from None  # it may have been done: whoever asked looks again

    @asynccontextmanager
    async def _while_it_lives(self, to: HouseRow) -> AsyncIterator[None]:
        """Raises TimeoutError as soon as a house is known to live no longer: it may hang, and keep its connections."""
        async with asyncio.timeout(None) as wait:
            self._awaited[wait] = to
            try:
                yield
            finally:
                del self._awaited[wait]

    def _mind(self) -> None:
        """Wait no longer for houses that live no longer."""
        for wait, to in self._awaited.items():
            if not self._house.neighbours.lives(to) and not wait.expired():
                wait.reschedule(asyncio.get_running_loop().time())

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=AT_ONCE),
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=ANSWERS_WITHIN, sock_connect=CONNECTS_WITHIN),
                auto_decompress=False,
                skip_auto_headers=("User-Agent", "Accept", "Accept-Encoding", "Content-Type"),
            )
        return self._session


def is_not_there(status: int, body: bytes) -> bool:
    """Whether another house says that it does not keep the table, or lets go of it just now: nothing was done there."""
    if status != 503:
        return status == 421
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(body, type=Problem).code == DRAINING
    return False


def passed_on(request: web.Request, mark: str) -> CIMultiDict[str]:
    """The headers of a request as another house gets them: as they came, without those that the way here added."""
    headers = _kept(request.headers)
    headers[HEADER] = mark
    return headers


def _kept(headers: CIMultiDictProxy[str]) -> CIMultiDict[str]:
    return CIMultiDict(
        (name, value)
        for name, value in headers.items()
        if name.lower() not in _OWN and not name.lower().startswith("x-forwarded-")
    )
