"""The HTTP API holds to its documentation, whatever is asked of it."""

import asyncio
import json
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, given, settings

from coterie.server.http.requests import Problem
from coterie.server.http.routes import ROUTES
from tests.server.guests import RunningServer, play_out, run_scenario

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of what it is made of
    import schemathesis
    import schemathesis.specs.openapi.schemas  # now, and not by and by in a thread
    from schemathesis.generation import GenerationMode
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

WRITTEN = Path(__file__).parents[2] / "docs" / "openapi.json"
EXAMPLES = 10  # of each operation, with each key, sound and unsound
CHECKS = [schemathesis.checks.not_a_server_error, status_code_conformance, response_schema_conformance]


def document() -> dict[str, Any]:
    """The documentation of the API; as long as it is not written, what the routes themselves say."""
    if WRITTEN.exists():
        return dict(json.loads(WRITTEN.read_text("utf-8")))
    kinds = list(
        dict.fromkeys(kind for route in ROUTES for kind in (route.takes, route.gives, Problem) if kind is not None)
    )
    made, shapes = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(kinds, made, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
        parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
        parameters += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query]
        given = {"content": {"application/json": {"schema": schemas[route.gives]}}} if route.gives else {}
        problem = {"description": "", "content": {"application/json": {"schema": schemas[Problem]}}}
        operation: dict[str, Any] = {
            "parameters": parameters,
            "responses": {str(route.status): {"description": "", **given}, "4XX": problem},
        }
        if route.takes:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schemas[route.takes]}},
            }
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Coterie", "version": "0"},
        "paths": paths,
        "components": {"schemas": shapes},
    }


def test_every_answer_is_as_documented(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, other = await server.table_of("whispers", 2, seats=2, listed=True, watch="anyone")
        await play_out([host, other])
        waiting, _ = await server.open(listed=True, watch="anyone")
        asked = await asyncio.to_thread(
            ask, server.url, [host.table, waiting.table, "ZZZZZZZZ"], ["", host.key, server.house.owner_key()]
        )
        assert set(asked) >= {f"{route.method} {route.path}" for route in ROUTES}
        assert asked["POST /api/tables"] >= 2 * EXAMPLES
        assert (await host.do("say", text="Anything else?"))["type"] == "done"

    run_scenario(scenario, tmp_path)


def ask(url: str, tables: list[str], keys: list[str]) -> Counter[str]:
    """Ask for everything, as it should be and as it should not: how often for what."""
    asked: Counter[str] = Counter()
    for found in schemathesis.openapi.from_dict(document()).get_all_operations():
        operation = found.ok()
        if operation.path.endswith("/socket"):
            continue
        can_be_wrong = bool(len(operation.body) or len(operation.query))
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE) if can_be_wrong else (GenerationMode.POSITIVE,):
            for table in tables if "{table}" in operation.path else tables[:1]:
                more = {"path_parameters": {"table": table}} if "{table}" in operation.path else {}

                @settings(
                    max_examples=EXAMPLES,
                    database=None,
                    derandomize=True,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )
                @given(case=operation.as_strategy(mode, **more))
                def check(case: Any) -> None:
                    for key in keys:
                        headers = {"Authorization": f"Bearer {key}"} if key else {}
                        case.call_and_validate(base_url=url, headers=headers, checks=CHECKS)
                        asked[case.operation.label] += 1

                check()
    return asked
