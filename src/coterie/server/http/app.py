"""The web application: every request passes one door, which checks where it comes from and how often."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from socket import socket
from typing import Any

import msgspec
from aiohttp import web

from coterie.core.errors import CoterieError
from coterie.server.http import mine, notice_routes, reporting  # noqa: F401  # each of their functions is a route
from coterie.server.http.connection import Connections
from coterie.server.http.entrance import BACKLOG, Entrance, Visit, visit_of
from coterie.server.http.guard import (
    Limits,
    from_elsewhere,
    headers,
    host_name,
    household,
    is_ours,
    names_this_machine,
)
from coterie.server.http.relay_marks import HEADER, RELAYED, RelayMarks, relayed
from coterie.server.http.relays import ELSEWHERE, Relays
from coterie.server.http.requests import TOO_OFTEN, ApiRequest, HTTPProblem, Problem, answer
from coterie.server.http.routes import ROUTES, Route
from coterie.server.http.static import Pages, wants_page
from coterie.server.protocol import messages
from coterie.server.run.logs import Access, note
from coterie.server.run.setting_types import is_loopback
from coterie.server.tables.house import House
from coterie.server.tables.keyring import Renewal
from coterie.server.tables.outcomes import MOVED
from coterie.store.port import Elsewhere, Lost, Unknown

# seconds in which a connection brings a whole request, or is closed; proxies keep one for a minute
SILENCE = 75.0
BODY_WITHIN = 10.0  # seconds from the head of a request to the end of its body
REST_WITHIN = 2.0  # seconds in which the rest of a body that nobody wants is thrown away

PROXIED = ("x-forwarded-", "x-real-ip", "forwarded", "via")  # headers by which a proxy is known

# The status of a refusal by its code; of any other it is 400.
STATUS = {
    "refused-draining": 503,
    "refused-house-full": 503,
    "refused-begun": 409,
    "refused-seat": 409,
    "refused-name": 409,
    "refused-crowded": 409,
    "refused-disk": 507,
    "refused-read-only": 507,
    "refused-unreachable": 503,
    "refused-aside": 503,
    "refused-damaged": 503,
    "no-match": 404,
    "no-share": 404,
    "no-share-short": 404,
    "refused-shares": 409,
    "refused-at-end": 409,
    "refused-create": 403,
    "wrong-rules": 409,
    "refused-gallery": 403,
    "refused-hints": 409,
    "refused-hint": 409,
    "refused-no-advice": 503,
    "refused-webhook-host": 403,
    "refused-webhook": 409,
    "refused-webhook-status": 409,
    "refused-personal": 401,
    "refused-renewed": 401,
    "refused-other-seat": 409,
    "refused-many-keys": 409,
}


@asynccontextmanager
async def listening(house: House, door: socket, files: int = 0) -> AsyncIterator[None]:
    """Answer whoever comes to this door. `files` is how many this process may have open; 0: any."""
    runner = web.AppRunner(
        make_app(house),
        access_log_class=Access,
        handler_cancellation=False,
        shutdown_timeout=1.0,
        keepalive_timeout=SILENCE,
        lingering_time=REST_WITHIN,
        auto_decompress=False,
    )
    await runner.setup()
    protocol, entrance = runner.server, Entrance(house.settings, files, house.neighbours.is_at)
    assert protocol
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Visit(entrance, protocol), sock=door, backlog=BACKLOG)
    try:
        yield
    finally:
        server.close()
        await runner.cleanup()


def make_app(house: House) -> web.Application:
    """The application that serves a house."""
    pages = Pages()
    limits = Limits(house.settings)
    marks = RelayMarks(house.name, house.seal)
    relays = Relays(house, marks)
    door = Door(house, pages, limits, marks, relays)
    connections = Connections(house, limits, marks)
    house.keyring.pass_on = relays.renew
    app = web.Application(client_max_size=messages.LONGEST, middlewares=[door.middleware])
    for route in ROUTES:
        app.router.add_route(route.method, route.path, door.serving(route), name=route.name)
    app.router.add_get("/api/tables/{table}/socket", connections.serve, name="socket")
    app.router.add_post("/api/tables/{table}/renewal", door.renewal, name="renewal")  # from house to house
    app.on_shutdown.extend((connections.close, relays.close))
    pages.add_to(app.router)
    return app


class Door:
    """What every request passes: where it comes from, how often, and what it is told if it may not go on."""

    def __init__(self, house: House, pages: Pages, limits: Limits, marks: RelayMarks, relays: Relays) -> None:
        self.house = house
        self._marks = marks
        self._relays = relays
        self._pages = pages
        self._limits = limits

    @web.middleware
    async def middleware(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        visit = visit_of(request)
        try:
            with visit.answering() if visit else nullcontext():
                response = await self._answer(request, handler)
        except Exception as error:  # our fault: the client is told so, and nothing of what we hold
            note("web", "a request failed", logging.ERROR, error, path=_template(request))
            response = answer(Problem("fault", "the house made a mistake; nothing was changed, please try again"), 500)
        if not response.prepared:
            response.headers.update(headers(request, self.house.settings))
        return response

    async def _answer(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            self._check_mark(request)
            if not is_ours(request, self.house.settings):
                text = (
                    "the house does not know itself by this name: its owner can make it known with the setting"
                    " public_url"
                )
                raise HTTPProblem(421, "refused-name-of-house", text)
            if from_elsewhere(request, self.house.settings) and (
                request.method != "GET" or _template(request).endswith("/socket")
            ):
                raise HTTPProblem(403, "refused-origin", "pages of other sites may not do this")
            if "Content-Encoding" in request.headers:
                raise HTTPProblem(415, "refused-encoding", "the house takes bodies as they are, not compressed")
            return await handler(request)
        except HTTPProblem as error:
            if error.status in (401, 403, 404) and not self._limits.wrong_keys.lets(
                household(request, self.house.settings)
            ):
                error = _too_often()
            response = answer(error.problem, error.status)
            if error.status == 429:
                response.headers["Retry-After"] = "60"
            return response
        except (Elsewhere, Lost, Unknown):
            return answer(Problem(*MOVED), 503)
        except CoterieError as error:
            error = self.house.faults.for_guests(error)
            return answer(Problem(error.code or "refused", str(error), dict(error.values)), STATUS.get(error.code, 400))
        except web.HTTPException as error:
            if error.status == 404 and wants_page(request):
                return self._pages.nowhere(request)
            response = answer(Problem(f"http-{error.status}", _said(error)), error.status)
            if "Allow" in error.headers:
                response.headers["Allow"] = error.headers["Allow"]
            return response

    def serving(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            if route.limit and not self._limits.of_routes[route.limit].lets(household(request, self.house.settings)):
                raise _too_often()
            query = _query(request, route)
            asked = ApiRequest(self.house, request, await _body(request, route), query)
            if route.who == "owner" and not (asked.is_owner() or self._is_here(request)):
                raise HTTPProblem(403, "refused-owner", "this is for the owner of the house")
            try:
                return await route.serve(asked)
            except Elsewhere as found:
                return await self._relays.pass_on(request, found.house, lambda: route.serve(asked))

        return serve

    async def renewal(self, request: web.Request) -> web.StreamResponse:
        """Another house says that a seat has a new key."""
        if not relayed(request):
            raise web.HTTPNotFound
        try:
            await self.house.keyring.carry_out(msgspec.json.decode(await request.read(), type=Renewal))
        except Elsewhere:
            raise HTTPProblem(421, *ELSEWHERE) from None
        return answer({})

    def _check_mark(self, request: web.Request) -> None:
        """See whether another house passed a request on. Raises 403 if somebody else says so."""
        if marks := request.headers.getall(HEADER, []):
            guest = self._marks.take(marks[0], request.method, request.raw_path) if len(marks) == 1 else None
            if guest is None:
                raise HTTPProblem(403, "refused-house", "only another house of the same owner may do this")
            request[RELAYED] = guest

    def _is_here(self, request: web.Request) -> bool:
        """Whether a request comes from this very machine, calls it by its own name, and came by no proxy on it.

        A proxy may say nothing of itself, but it passes on the public name.
        """
        return (
            is_loopback(request.remote or "")
            and not relayed(request)
            and names_this_machine(host_name(request))
            and not any(name.lower().startswith(PROXIED) for name in request.headers)
        )


async def _body(request: web.Request, route: Route) -> Any:
    if route.takes is None:
        return None
    try:
        async with asyncio.timeout(BODY_WITHIN):
            data = await request.read()
    except TimeoutError:
        raise HTTPProblem(408, "refused-slow", "the body of this request did not come in time: send it again") from None
    try:
        return msgspec.json.decode(data, type=route.takes)
    except msgspec.ValidationError as error:
        raise HTTPProblem(400, "bad-body", f"the body is not as it should be: {error}") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise HTTPProblem(400, "bad-body", "the body is not JSON") from None


def _query(request: web.Request, route: Route) -> dict[str, Any]:
    query: dict[str, Any] = {}
    for name, text in request.query.items():
        kind = route.query.get(name)
        if kind is None:
            raise HTTPProblem(400, "bad-query", f"there is no '{name}' to ask for here")
        if kind is int and not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise HTTPProblem(400, "bad-query", f"'{name}' is a number from 0, not '{text[:40]}'")
        query[name] = kind(text)
    return query


def _template(request: web.Request) -> str:
    """The route of a request, never its path as it came."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "?"


def _said(error: web.HTTPException) -> str:
    words = {
        404: "there is nothing at this address",
        405: "this address does not do that",
        413: "that is more than 16 KiB",
    }
    return words.get(error.status, error.reason.lower())


def _too_often() -> HTTPProblem:
    return HTTPProblem(429, "refused-too-fast", TOO_OFTEN)
