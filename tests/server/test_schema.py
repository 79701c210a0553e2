"""The documented shapes are those of what is really sent, and every route says which problems it may tell of."""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from coterie.server.http import mine, notice_routes, reporting, requests, routes, routing, sharing
from coterie.server.http.routes import ROUTES
from coterie.server.protocol import manifest, messages, table_json, told
from coterie.server.tables import replays
from tests.server.guests import Guest, RunningServer, play_out, run_scenario
from tools import schema

GAMES = ["royal-secrets", "for-the-king", "reigns-council"]

heard = msgspec.json.Decoder(told.FromServer)


def validator(side: str) -> Any:
    """What checks a message of one side, `FromClient` or `FromServer`, by the written schema."""
    written = json.loads(schema.MESSAGES.read_text("utf-8"))
    return jsonschema_rs.Draft202012Validator({**written, "anyOf": [{"$ref": f"#/$defs/{side}"}]})


def strange(frames: list[bytes]) -> Iterator[str]:
    """What is wrong with frames from the server.

    Not in the schema, or with more or less in them than their type has.
    """
    valid = validator("FromServer")
    for frame in frames:
        message = json.loads(frame)
        for error in valid.iter_errors(message):
            yield f"{message['type']}: {error.message}"
        if json.loads(msgspec.json.encode(heard.decode(frame))) != message:
            yield f"{message['type']}: this is not all: {heard.decode(frame)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_and_answer_of_a_game_has_its_documented_shape(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, 3, seats=3, watch="anyone", clock=300, whispers=True)
        host = guests[0]
        watcher = await server.watch(host.table, None, "Wat")
        await host.do("say", text="Well met.")
        await watcher.do("say", text="Shh.")
        await host.do("say", text="Between us.", form="whisper", about=1)
        await host.send({"type": "openings", "seat": 1})
        await host.do("propose", topic="end")
        await guests[1].do("vote", vote=host.face["votes"][0]["vote"], yes=False)
        await host.do("order", order="no-such-order")
        await play_out([*guests], turns=20)
        asked = next(guest for guest in guests if guest.legal)
        for actions in ([asked.legal[0]], [0, 0], []):
            await asked.do("preview", decision=asked.view["decision"], actions=actions)
        status, part = await server.get(f"/api/tables/{host.table}/record")
        assert (status, exact(replays.PublicRecord, part)) == (200, True)
        await play_out(guests)
        await host.do("hush", line=0)
        await watcher.leave()
        await watcher.back()
        await host.send({"type": "nonsense"})
        await host._reader  # type: ignore[misc]
        frames = [frame for guest in [*guests, watcher] for frame in guest.frames]
        assert {json.loads(frame)["type"] for frame in frames} == set(_tags(told.FromServer)) - {
            "held"
        }  # which comes in windows
        assert list(strange(frames)) == []
        await check_answers(server, watcher, game)

    run_scenario(scenario, tmp_path)


async def check_answers(server: RunningServer, guest: Guest, game: str) -> None:
    """Whatever can be asked for by GET, and two problems."""
    table = f"/api/tables/{guest.table}"
    for path, kind in (
        ("/healthz", routes.Health),
        ("/api/house", routes.HouseJson),
        (f"/api/games/{game}", manifest.ManifestJson),
        ("/api/tables", routes.Listing),
        (table, table_json.TableJson),
        (f"{table}/record", replays.RecordJson),
        *[(f"{table}/replay?eyes={eyes}", replays.Replay) for eyes in ("A", "onlooker", "open")],
    ):
        status, found = await server.get(path, guest.key)
        assert (path, status, exact(kind, found)) == (path, 200, True)
    for path in ("/api/games/chess", "/nowhere"):
        assert exact(requests.Problem, (await server.get(path))[1])


def exact(kind: Any, found: Any) -> bool:
    """Whether something is of this type, and has nothing besides."""
    return bool(json.loads(msgspec.json.encode(msgspec.convert(found, kind))) == found)


def test_what_a_client_may_say_is_what_the_schema_says() -> None:
    valid = validator("FromClient")
    said = [
        {"type": "hello", "ticket": "A" * 22, "match": 1, "since": 3},
        {"type": "play", "cmd_id": "command-1", "decision": 4, "actions": [7]},
        {"type": "agree", "cmd_id": "command-2", "absent": "vote", "clock": 30},
        {"type": "propose", "cmd_id": "command-3", "topic": "end"},
        {"type": "sit", "cmd_id": "command-4", "seat": None},
    ]
    for message in said:
        messages.decoder.decode(msgspec.json.encode(message))
        assert valid.is_valid(message)
    for message in [
        {**said[1], "actions": []},
        {**said[1], "seat": 2},
        {**said[1], "cmd_id": "short"},
        {**said[2], "absent": "wait\n"},
        {**said[3], "topic": "ended"},
        {**said[0], "type": "hallo"},
        {"type": "play"},
    ]:
        with pytest.raises(msgspec.ValidationError):
            messages.decoder.decode(msgspec.json.encode(message))
        assert not valid.is_valid(message)


def test_a_frame_with_a_field_more_a_field_less_or_another_type_is_found() -> None:
    bye = {"type": "bye", "code": "restart", "text": "come back", "retry": 500}
    assert list(strange([msgspec.json.encode(bye)])) == []
    for planted in ({**bye, "secret": 1}, {**bye, "retry": 0.5}, {k: v for k, v in bye.items() if k != "code"}):
        with pytest.raises((msgspec.ValidationError, AssertionError)):
            assert list(strange([msgspec.json.encode(planted)])) == []


def test_every_route_names_the_statuses_its_function_may_answer_with() -> None:
    raised = statuses_raised(routing, routes, sharing, mine, notice_routes, reporting)
    unnamed = {route.name: raised[route.name] - set(schema.statuses(route)) for route in ROUTES}
    assert {name: found for name, found in unnamed.items() if found} == {}
    assert raised["watch"] == {403, 404}, "what the functions it calls raise counts, too"


def statuses_raised(*modules: ModuleType) -> dict[str, set[int]]:
    """The statuses of the problems that each function of these modules raises, itself or through another of them."""
    functions = {
        n.name: n
        for module in modules
        for n in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    calls = {name: [n for n in ast.walk(node) if isinstance(n, ast.Call)] for name, node in functions.items()}
    named = {
        name: {getattr(call.func, "attr", getattr(call.func, "id", "")) for call in found}
        for name, found in calls.items()
    }
    raised = {
        name: {
            call.args[0].value
            for call in found
            if getattr(call.func, "id", "") == "HTTPProblem" and isinstance(call.args[0], ast.Constant)
        }
        for name, found in calls.items()
    }
    for _ in functions:
        for name in functions:
            raised[name] |= {status for other in named[name] & set(functions) for status in raised[other]}
    return raised  # type: ignore[return-value]


def _tags(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in union.__args__]
