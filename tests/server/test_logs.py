"""The log says what happened in one line, in either form, and no key goes out by it, whoever wrote the line and however
it came in.
"""

import asyncio
import io
import json
import logging
import re
import secrets
from collections.abc import Iterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from hypothesis import given
from hypothesis import strategies as st

from coterie.server.run import logs
from coterie.server.run.logs import BLACK, note, scrub, start

FORMS = ("text", "json")
every_form = pytest.mark.parametrize("form", FORMS)

KEY = "3Fh_8x-Qz0LmN5vB7yTkRw"  # as `secrets.token_urlsafe(16)` makes them
PALE = "abcdefghijklmnopqrstuv"  # one in forty looks no more like a key than this


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    """The log is one for the whole program: leave it as it was."""
    root, ours = logging.getLogger(), logging.getLogger("coterie")
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def log(form: str, level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    start(form, level, stream)
    return stream


def test_a_line_of_text_says_when_how_grave_where_and_what() -> None:
    out = log("text")
    note("house", "table-opened", table="k3m9x2ab", seats=4, name="Zoé", words="à la cour")
    line = out.getvalue()
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z ", line)
    assert line.partition(" ")[2] == 'info house table-opened table=k3m9x2ab seats=4 name=Zoé words="à la cour"\n'


def test_a_line_of_json_says_the_same() -> None:
    out = log("json")
    note("house", "table-opened", logging.WARNING, table="k3m9x2ab", seats=4, paused=False, clock=None)
    said = json.loads(out.getvalue())
    assert list(said) == ["at", "level", "room", "event", "table", "seats", "paused", "clock"]
    assert said | {"at": ""} == {
        "at": "",
        "level": "warning",
        "room": "house",
        "event": "table-opened",
        "table": "k3m9x2ab",
        "seats": 4,
        "paused": False,
        "clock": None,
    }


def test_what_is_less_than_asked_for_is_left_out_and_what_libraries_chat_about_too() -> None:
    out = log("text", "warning")
    note("house", "small-matter")
    note("house", "great-matter", logging.ERROR)
    logging.getLogger("somebody.else").info("chat")
    logging.getLogger("somebody.else").warning("a warning")
    assert [line.split(" ", 2)[2] for line in out.getvalue().splitlines()] == [
        "house great-matter",
        "somebody.else a warning",
    ]


def test_starting_anew_replaces_the_old_log() -> None:
    old = log("text")
    new = log("json")
    note("house", "said-once")
    assert old.getvalue() == ""
    assert new.getvalue().count("said-once") == 1


# No key goes out.

LEAKS = [
    f"http://127.0.0.1:8765/#owner={PALE}",
    f"/t/k3m9x2ab#{PALE}",
    f"/t/k3m9x2ab#seat={PALE}",
    f"GET /live?key={PALE}&x=1",
    f"Authorization: Bearer {PALE}",
    f"bearer {PALE}",
    f"the ticket {PALE} is old",
    f'{{"ticket": "{PALE}"}}',
    f"{{'key': '{PALE}'}}",
    f"Cookie: seat={PALE}",
    f"what is {KEY}?",
    KEY,
    f"{KEY}{KEY}",
]


def leak_everywhere(secret: str) -> None:
    """Every way in which a text comes into a log."""
    note("house", secret)
    note("house", "leak", what=secret)
    note("house", "leak", what=[secret], **{secret: 1})
    logging.getLogger("coterie.sockets").error("it was %s", secret)
    logging.getLogger("aiohttp.server").error(f"it was {secret}")
    logging.getLogger("aiohttp.server").error("%d of them", secret)  # arguments that do not fit
    try:
        try:
            raise KeyError(secret)
        except KeyError as cause:
            raise ValueError(f"no such thing: {secret}") from cause
    except ValueError as error:
        note("house", "failed", logging.ERROR, error)
        logging.getLogger("asyncio").exception("failed")


@every_form
@pytest.mark.parametrize("secret", LEAKS)
def test_no_key_goes_out_by_message_field_argument_or_exception(
    form: str, secret: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = log(form)
    leak_everywhere(secret)
    said = out.getvalue() + "".join(capsys.readouterr())
    assert KEY not in said
    assert PALE not in said
    assert said.count(BLACK) >= 8
    assert len(said.splitlines()) == 8


@every_form
@pytest.mark.parametrize("name", ["key", "seat_key", "ticket", "token", "cookie", "Authorization", "password"])
def test_a_field_named_like_a_secret_is_blacked_out_whatever_it_holds(form: str, name: str) -> None:
    out = log(form)
    note("house", "leak", **{name: "hunter2"})
    assert "hunter2" not in out.getvalue()


def test_real_keys_are_known_by_what_goes_before_them_or_by_their_looks() -> None:
    keys = [secrets.token_urlsafe(16) for _ in range(2000)]
    assert [key for key in keys if key in scrub(f"#owner={key}")] == []
    assert sum(key in scrub(f"see {key} there") for key in keys) < 200  # those with no digit, about one in forty


@pytest.mark.parametrize(
    "text",
    [
        "test_no_key_goes_out_by_message_field_argument_or_exception",
        "pack house 05fd0631d91a139b05fd0631d91a139b",
        "ClientConnectionResetError: Cannot write to closing transport",
        "table k3m9x2ab, seat B, move 214",
        "http://192.168.100.200:8765/t/k3m9x2ab",
        "2026-11-16T04:23:34.730Z",
    ],
)
def test_what_is_no_key_stays(text: str) -> None:
    assert scrub(text) == text


# A line is a line.


@every_form
@given(text=st.text(st.characters(codec=None), max_size=40), name=st.text(min_size=1, max_size=10))
def test_no_text_makes_two_lines_or_moves_the_cursor(form: str, text: str, name: str) -> None:
    out = log(form)
    note("house", text, **{name: text} if name not in ("room", "event", "level", "error") else {})
    line = out.getvalue()
    assert line.endswith("\n")
    assert len(line.splitlines()) == 1
    assert not re.search("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]", line[:-1])
    line.encode("utf-8")


@every_form
def test_a_name_cannot_forge_another_field_or_line(form: str) -> None:
    out = log(form)
    note("house", "joined", name='Eve" level=error\n2026-01-01T00:00:00.000Z error house all-lost', at="never")
    line = out.getvalue()
    assert len(line.splitlines()) == 1
    if form == "text":
        assert r'joined name="Eve\" level=error\n2026' in line
    else:
        assert json.loads(line)["level"] == "info"
    assert "never" not in line


@every_form
def test_a_value_that_cannot_say_what_it_is_does_not_stop_the_house(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    class Mute:
        def __str__(self) -> str:
            raise ValueError(KEY)

    out = log(form)
    note("house", "met", guest=Mute())
    assert "unsayable: ValueError" in out.getvalue()
    assert capsys.readouterr() == ("", "")


# Requests.


@every_form
def test_a_request_is_logged_by_its_route_and_never_by_what_was_asked_for(form: str) -> None:
    out = log(form)
    paths = [f"/tables/{KEY}?key={PALE}", f"/nowhere/{KEY}?name=hunter2", "/fails"]
    assert asyncio.run(ask(paths)) == [200, 404, 500]
    lines = [line for line in out.getvalue().splitlines() if "access" in line]
    assert len(lines) == 3
    for secret in (KEY, PALE, "hunter2", "nowhere"):
        assert secret not in out.getvalue()
    if form == "json":
        said = [json.loads(line) for line in lines]
        assert [(line["method"], line["route"], line["status"]) for line in said] == [
            ("GET", "/tables/{table}", 200),
            ("GET", "unknown", 404),
            ("GET", "/fails", 500),
        ]
        assert all(line["ms"] >= 0 for line in said)
    else:
        assert "method=GET route=/tables/{table} status=200 ms=" in lines[0]


async def ask(paths: list[str]) -> list[int]:
    """The answers of a small house to these requests."""

    async def fine(request: web.Request) -> web.Response:
        return web.Response()

    async def fails(request: web.Request) -> web.Response:
        raise ValueError(f"#owner={KEY}")

    app = web.Application()
    app.add_routes([web.get("/tables/{table}", fine), web.get("/fails", fails)])
    server = TestServer(app)
    await server.start_server(access_log_class=logs.Access)
    async with TestClient(server) as client:
        return [(await client.get(path)).status for path in paths]
