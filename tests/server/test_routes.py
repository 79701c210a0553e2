"""Who may use which route: every one of them, at tables of every kind, by everybody who may come with or without a key.

The rows below are what was agreed. Nothing else succeeds, and what fails changes nothing, neither in memory nor on the
disk.
"""

import asyncio
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from coterie.server.http.app import make_app
from coterie.server.http.routes import ROUTES, Health, Route
from coterie.server.tables import keys
from coterie.server.tables.house import House
from tests.server.guests import RunningServer, run_scenario
from tests.server.scenes import Scene, done, scene

pytestmark = pytest.mark.slow

FORWARDED = {"X-Forwarded-For": "203.0.113.7"}  # as if by a proxy: who sits at this very machine may see the figures
MEMBERS = ("host", "asked", "spectator")
VISITORS = (
    *MEMBERS, "nobody", "removed", "elsewhere", "invited", "invited elsewhere", "house", "personal", "guess", "half",
    "more", "empty", "other scheme", "bytes", "long",
)  # fmt: skip


@dataclass(frozen=True)
class Where:
    """A table: whether it is listed, who may watch it, how far it is."""

    listed: bool
    watch: str
    status: str

    def may_look(self, visitor: str) -> bool:
        return (
            self.watch == "anyone"
            or visitor in (*MEMBERS, "house")
            or (self.watch == "invited" and visitor == "invited")
        )


def always(status: int) -> Callable[[str, Where], int]:
    return lambda visitor, where: status


def looks(visitor: str, where: Where) -> int:
    return 200 if where.may_look(visitor) or where.listed or visitor == "invited" else 404


def joins(visitor: str, where: Where) -> int:
    if not (where.listed or visitor == "invited"):
        return 404
    return 201 if where.status == "waiting" else 409


def watches(visitor: str, where: Where) -> int:
    if where.watch == "nobody":
        return 403 if where.listed or visitor == "invited" else 404
    return 201 if where.watch == "anyone" or visitor == "invited" else 404


def reads(visitor: str, where: Where) -> int:
    return 200 if where.may_look(visitor) and where.status != "waiting" else 404


def replays(visitor: str, where: Where) -> int:
    return 409 if where.may_look(visitor) and where.status == "playing" else reads(visitor, where)


def reviews(visitor: str, where: Where) -> int:
    if visitor not in MEMBERS:
        return 401
    status = replays(visitor, where)
    if status == 200:
        return 403 if visitor == "spectator" else 400  # a toy has no ministers
    return status


def shares(visitor: str, where: Where) -> int:
    if visitor not in MEMBERS:
        return 401
    if visitor == "spectator":
        return 403
    return 404 if where.status == "waiting" else 409 if where.status == "playing" else 201


def lists_shares(found: int) -> Callable[[str, Where], int]:
    """For who has a seat: what there is, or that there is no such link."""
    return lambda visitor, where: 401 if visitor not in MEMBERS else 403 if visitor == "spectator" else found


def goes_on(visitor: str, where: Where) -> int:
    status = shares(visitor, where)
    return 403 if status == 201 and visitor != "host" else status  # who opened this table may open another


ROWS: dict[str, Callable[[str, Where], int]] = {
    "healthz": always(200),
    "readyz": always(200),
    "metrics": lambda visitor, where: 200 if visitor == "house" else 403,
    "house": always(200),
    "owner": always(403),  # the one-time link opens once, for whoever comes with it: none of these
    "game": always(200),
    "tables": always(200),
    "open_table": lambda visitor, where: 201 if visitor == "house" else 403,
    "table": looks,
    "games": lambda visitor, where: 200 if where.may_look(visitor) else 404,
    "join": joins,
    "watch": watches,
    "ticket": lambda visitor, where: 201 if visitor in MEMBERS else 401,
    "record": reads,
    "replay": replays,
    "lied": replays,
    "story": replays,
    "hint": lambda visitor, where: 409 if visitor in MEMBERS else 401,  # it was not agreed
    "review": reviews,
    "notices": lambda visitor, where: 200 if visitor in MEMBERS else 401,
    "subscribe": lambda visitor, where: 400 if visitor in MEMBERS else 401,  # of a device that is none
    "unsubscribe": lambda visitor, where: 200 if visitor in MEMBERS else 401,
    "webhook": lambda visitor, where: {"host": 400}.get(visitor, 403 if visitor in MEMBERS else 401),  # it leads inside
    "share": shares,
    "shares": lists_shares(200),
    "unshare": lists_shares(404),
    "shared": always(404),  # a key of anything else opens no game
    "play_on": lambda visitor, where: 400 if visitor == "house" else 403,  # nobody learned like that
    "go_on": goes_on,
    "report_line": lambda visitor, where: 400 if visitor in MEMBERS else 401,  # there is no such line
    "reports": lambda visitor, where: 200 if visitor == "house" else 403,
    "close_report": lambda visitor, where: 200 if visitor == "house" else 403,
    "keep": lambda visitor, where: 200 if visitor in MEMBERS else 401,
    "mine": lambda visitor, where: 200 if visitor == "personal" else 401,
    "renew": lambda visitor, where: 400 if visitor == "personal" else 401,  # by the same key: nothing is renewed
    "renewal": always(404),  # it is from house to house
    "socket": always(400),  # it is no page
    "home": always(200),
    "seat": always(200),
    "again": always(200),
    "shared_page": always(200),
    "rules": always(200),
    "lesson": always(200),
    "art": always(200),
    "asset": always(404),  # there is no such file
    "file": always(404),
}

NAMED = {
    "game": "for-the-king",
    "file": "nothing.js",
    "share": "0" * 16,
    "line": "7",
}  # what paths name, apart from tables

_names = itertools.count()


def bodies(name: str, key: str) -> dict[str, Any] | None:
    """What somebody sends to a route, the key they have in every place where one could go."""
    token = key if len(key) == keys.KEY_LENGTH else None
    who = {"name": f"Visitor {next(_names)}", "invitation": token}
    proposal = {"name": "Visitor", "agreement": {"game": "royal-secrets"}}
    return {
        "join": who,
        "watch": who,
        "owner": {"token": token or keys.new_key()},
        "open_table": proposal,
        "ticket": {},
        "hint": {"decision": 0},
        "subscribe": {"endpoint": "https://push.example/device", "p256dh": token or "", "auth": token or ""},
        "unsubscribe": {"endpoint": "https://push.example/device"},
        "webhook": {"url": "https://127.0.0.1/hook"},
        "share": {"names": True},
        "play_on": {"name": "Eve", "taken": []},
        "go_on": {"move": 1},
        "report_line": {"line": 99},
        "keep": {"personal": keys.new_key()},
        "renew": {"next": token or keys.new_key()},
    }.get(name)


def routes_of(house: House) -> dict[str, tuple[str, str]]:
    """Every route of the application by its name: its method and path."""
    found = {}
    for route in make_app(house).router.routes():
        if route.method != "HEAD":
            assert route.resource
            assert route.name
            found[route.name] = (route.method, route.resource.canonical)
    return found


def headers_of(visitor: str, key: str) -> dict[str, str]:
    if visitor == "nobody":
        return {**FORWARDED}
    return {**FORWARDED, "Authorization": f"{'Basic' if visitor == 'other scheme' else 'Bearer'} {key}"}


def keys_of(it: Scene, elsewhere: Scene) -> dict[str, str]:
    mine = it.guests["asked"].key
    return {
        **{name: it.guests[name].key for name in MEMBERS},
        "nobody": "",
        "removed": it.removed,
        "elsewhere": elsewhere.guests["asked"].key,
        "invited": it.invitation,
        "invited elsewhere": elsewhere.invitation,
        "house": it.server.house.owner_key(),
        "personal": it.personal,
        "guess": keys.new_key(),
        "half": mine[:11],
        "more": mine + "A",
        "empty": "",
        "other scheme": mine,
        "bytes": "\udcff\udcfe\udc80",  # as they are, not as any text
        "long": mine * 300,
    }


def test_every_route_has_a_row(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        assert set(routes_of(server.house)) == set(ROWS)
        assert {route.name for route in ROUTES} < set(ROWS)

    run_scenario(scenario, tmp_path)


def test_a_route_without_a_row_is_found(tmp_path: Path) -> None:
    async def back_door(call: object) -> web.StreamResponse:
        return web.Response()

    async def scenario(server: RunningServer) -> None:
        ROUTES.append(Route("GET", "/back-door", "anyone", back_door, Health))
        try:
            assert set(routes_of(server.house)) - set(ROWS) == {"back_door"}
        finally:
            ROUTES.pop()

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
@pytest.mark.parametrize("watch", ["anyone", "invited", "nobody"])
@pytest.mark.parametrize("listed", [True, False], ids=["listed", "by link"])
def test_nobody_uses_a_route_that_is_not_theirs(tmp_path: Path, listed: bool, watch: str, status: str) -> None:
    where = Where(listed, watch, status)

    async def scenario(server: RunningServer) -> None:
        it, elsewhere = await scene(server, status, listed=listed, watch=watch), await scene(server, "waiting")
        routes, visitors = routes_of(server.house), keys_of(it, elsewhere)
        assert set(visitors) == set(VISITORS)
        secrets = [
            key
            for key in {*visitors.values(), server.house.owner_token, elsewhere.host.key}
            if len(key) == keys.KEY_LENGTH and key != it.invitation
        ]
        for name, (method, template) in routes.items():
            path = template.format(table=it.table, **NAMED)
            for visitor in VISITORS:
                visitors["invited"] = it.invitation  # another one after somebody was removed
                key, may_sit = visitors[visitor], listed or visitor == "invited"
                expected = ROWS[name](visitor, where)
                before = await everything(server, it, elsewhere)
                came, text = await ask(
                    server, method, path, headers_of(visitor, key), bodies(name, "" if visitor == "nobody" else key)
                )
                assert came == expected, f"{visitor} at {name} of {where}: {text}"
                assert (it.invitation in text) == (came == 201 and name in ("join", "watch") and may_sit)
                own = {it.guests["asked"].key} if (name, visitor) == ("mine", "personal") else set()
                told = {secret for secret in secrets if secret in text}
                assert told == own, f"{visitor} is told a secret by {name}"
                if came >= 400:
                    check_sentence(text)
                if came == 201 and name != "ticket":
                    await undo(server, it, json.loads(text))
                else:
                    assert await everything(server, it, elsewhere) == before, f"{visitor} changed something at {name}"

    run_scenario(scenario, tmp_path, create="owner")


async def everything(server: RunningServer, *scenes: Scene) -> object:
    known = [await it.known() for it in scenes]
    shares = [await server.store.shares(it.table) for it in scenes]
    return known, shares, sorted(server.house.tables), await server.store.open_tables(), server.house.owner_token


async def ask(
    server: RunningServer, method: str, path: str, headers: dict[str, str], body: dict[str, Any] | None = None
) -> tuple[int, str]:
    """The answer to a request that is sent as it is, whatever its headers hold."""
    host, _, port = server.url.removeprefix("http://").rpartition(":")
    data = json.dumps(body).encode() if body is not None else b""
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: close",
        *[f"{name}: {text}" for name, text in headers.items()],
    ]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write("\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + data)
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    head, _, text = answer.decode().partition("\r\n\r\n")
    return int(head.split()[1]), text


async def undo(server: RunningServer, it: Scene, place: dict[str, Any]) -> None:
    """Make room again after somebody was let in, and take a link back that was given."""
    if "share" in place:
        await server.store.unshare(it.table, keys.digest(place["key"]))
    elif place["table"] == it.table:
        await done(it.host, "remove", person=place["person"])
        assert it.host.invitation
        it.invitation = it.host.invitation


def check_sentence(text: str) -> None:
    problem = json.loads(text)
    assert set(problem) == {"code", "text", "values"}
    assert len(problem["text"].split()) > 3


# Pages of other sites.

ELSEWHERE = [
    "null",
    "http://elsewhere.example",
    "{home}.elsewhere.example",
    "{home}0",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "",
]


def test_pages_of_other_sites_change_nothing(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        it, elsewhere = await scene(server, "waiting", listed=True, watch="anyone"), await scene(server, "waiting")
        before = await everything(server, it, elsewhere)
        for name, (method, template) in routes_of(server.house).items():
            for form in ELSEWHERE:
                origin = form.format(home=server.url, port=server.url.rpartition(":")[2])
                headers = {"Authorization": f"Bearer {server.house.owner_key()}", "Origin": origin}
                path = template.format(table=it.table, **NAMED)
                body = bodies(name, it.invitation) if name != "owner" else {"token": server.house.owner_token}
                came, text = await ask(server, method, path, headers, body)
                if method != "GET" or name == "socket":
                    assert came == 403, f"a page of {origin} at {name}: {text}"
                    check_sentence(text)
                assert await everything(server, it, elsewhere) == before, (
                    f"a page of {origin} changed something at {name}"
                )

    run_scenario(scenario, tmp_path)


def test_our_own_page_may(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        status, _ = await server.post(
            "/api/tables", {"name": "Ann", "agreement": {"game": "for-the-king"}}, headers={"Origin": server.url}
        )
        assert status == 201

    run_scenario(scenario, tmp_path)


# Links and methods.


def test_following_a_link_takes_no_seat(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        it = await scene(server, "waiting", listed=True, watch="anyone")
        before = await everything(server, it)
        key, invitation = it.guests["asked"].key, it.invitation
        queries = [
            "",
            "?key={key}",
            "?invitation={invitation}",
            "?seat=4&name=Eve&invitation={invitation}",
            "%23key={key}",
            "?#key={key}",
        ]
        for name, (method, template) in routes_of(server.house).items():
            if method != "GET":
                continue
            for query in queries:
                path = template.format(table=it.table, **NAMED) + query.format(key=key, invitation=invitation)
                for bearer in ("", key, invitation, server.house.owner_key()):
                    came, _ = await ask(server, "GET", path, headers_of("asked" if bearer else "nobody", bearer))
                    assert came < 500, f"{name}{query}"
        assert await everything(server, it) == before

    run_scenario(scenario, tmp_path)


def test_other_methods_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        it = await scene(server, "waiting", listed=True, watch="anyone")
        before = await everything(server, it)
        ways: dict[str, set[str]] = {}
        for method, template in routes_of(server.house).values():
            ways.setdefault(template, set()).add(method)
        for template, methods in ways.items():
            path = template.format(table=it.table, **NAMED)
            for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"} - methods:
                came, text = await ask(
                    server, method, path, headers_of("host", it.host.key), bodies("join", it.invitation)
                )
                assert came == 405, f"{method} {template}: {text}"
                check_sentence(text)
            came, text = await ask(server, "HEAD", path, headers_of("host", it.host.key))
            assert came in ((404,) if "{file}" in template else (200, 400, 405)), f"HEAD {template}"
            assert text == "", "the answer to HEAD has no body"
        assert await everything(server, it) == before

    run_scenario(scenario, tmp_path)


# What strangers can tell.


def test_a_table_by_link_is_to_strangers_as_if_it_were_not(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        for watch in ("invited", "nobody"):
            it, elsewhere = await scene(server, "playing", watch=watch), await scene(server, "waiting")
            for name, (method, template) in routes_of(server.house).items():
                if "{table}" not in template:
                    continue
                for visitor in ("nobody", "removed", "elsewhere", "invited elsewhere", "guess"):
                    key = keys_of(it, elsewhere)[visitor]
                    body = bodies(name, key)
                    answers = [
                        await ask(server, method, template.format(table=table, **NAMED), headers_of(visitor, key), body)
                        for table in (it.table, "ZZZZZZZZ")
                    ]
                    assert answers[0] == answers[1], f"{visitor} can tell by {name} that there is a table"

    run_scenario(scenario, tmp_path)


def test_a_socket_does_not_tell_a_stranger_whether_there_is_a_table(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        it = await scene(server, "playing")
        told = []
        for table in (it.table, "ZZZZZZZZ"):
            ws = await server.session.ws_connect(f"{server.url}/api/tables/{table}/socket", origin=server.url)
            await ws.send_str(json.dumps({"type": "hello", "key": keys.new_key()}))
            told.append(((await ws.receive()).data, (await ws.receive()).data, ws.close_code))
        assert told[0] == told[1]

    run_scenario(scenario, tmp_path)


def test_strangers_are_shown_listed_tables_only(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        hidden, shown = await scene(server, "waiting"), await scene(server, "waiting", listed=True)
        for bearer in ("", hidden.host.key, hidden.invitation):
            _, listing = await server.get("/api/tables", bearer)
            assert [face["table"] for face in listing["tables"]] == [shown.table]
        _, listing = await server.get("/api/tables", server.house.owner_key())
        assert {face["table"] for face in listing["tables"]} == {hidden.table, shown.table}

    run_scenario(scenario, tmp_path)


def test_the_owner_link_opens_once(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        token = server.house.owner_token
        status, body = await server.post("/api/owner", {"token": token})
        assert (status, body) == (200, {"key": server.house.owner_key()})
        assert (await server.post("/api/owner", {"token": token}))[0] == 403

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via"])
def test_the_figures_are_for_this_machine_unless_a_proxy_stands_before_it(tmp_path: Path, header: str) -> None:
    async def scenario(server: RunningServer) -> None:
        assert (await server.get("/metrics"))[0] == 200
        assert (await server.get("/metrics", headers={header: "127.0.0.1"}))[0] == 403
        assert (await server.get("/metrics", server.house.owner_key(), headers={header: "127.0.0.1"}))[0] == 200

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("house.localhost:8765", 200),
        ("127.0.0.1", 200),
        ("[::1]:8765", 200),
        ("192.168.1.7", 403),  # an address of many machines
        ("games.example", 403),  # a proxy that says nothing of itself passes on the public name
        ("evil.local", 421),
        ("evil.example", 421),
    ],
)
def test_the_figures_are_for_who_calls_this_machine_by_its_own_name(tmp_path: Path, host: str, status: int) -> None:
    async def scenario(server: RunningServer) -> None:
        assert (await server.get("/metrics", headers={"Host": host}))[0] == status
        if status != 421:
            assert (await server.get("/metrics", server.house.owner_key(), headers={"Host": host}))[0] == 200

    run_scenario(scenario, tmp_path, public_url="https://games.example")


@pytest.mark.parametrize("host", ["[", "]", "[::1", "[127.0.0.1]"])
def test_a_host_that_cannot_be_read_is_none_of_ours(tmp_path: Path, host: str) -> None:
    async def scenario(server: RunningServer) -> None:
        for path in ("/", "/healthz", "/metrics", "/api/house", "/api/tables/AAAAAAAA/socket", "/no/such/page"):
            status, problem = await server.get(path, headers={"Host": host})
            assert (status, problem["code"]) == (421, "refused-name-of-house"), path

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "identity", "nonsense"])
def test_a_compressed_body_is_not_taken(tmp_path: Path, encoding: str) -> None:
    async def scenario(server: RunningServer) -> None:
        headers = {"Content-Encoding": encoding, "Content-Type": "application/json"}
        async with server.session.post(f"{server.url}/api/tables", data=b"no such thing", headers=headers) as response:
            assert (response.status, (await response.json())["code"]) == (415, "refused-encoding")

    run_scenario(scenario, tmp_path)
