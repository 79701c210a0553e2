"""`python -m tools.schema` writes docs/protocol.schema.json and docs/openapi.json from the messages and routes of the
server.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from coterie import __version__
from coterie.server.http import app  # noqa: F401  # it knows the modules that hold routes
from coterie.server.http.requests import Problem
from coterie.server.http.routes import ROUTES, Route
from coterie.server.protocol import messages, told
from coterie.server.tables import keys

ROOT = Path(__file__).parent.parent
MESSAGES = ROOT / "docs" / "protocol.schema.json"
ROUTES_FILE = ROOT / "docs" / "openapi.json"

ABOUT = (
    "The HTTP part of the protocol of a Coterie house; docs/protocol.md explains it, and protocol.schema.json has the"
    " messages."
)
SOCKET = (
    "A WebSocket. Whoever sends no Origin needs a ticket. The first message is `hello`; what may be said and heard is"
    " in protocol.schema.json, and docs/protocol.md explains it."
)
PARAMETERS = {
    "table": (
        "The eight characters of a table; small letters will do.",
        {"type": "string", "pattern": f"^[{keys.LETTERS}]{{8}}$"},
    ),
    "game": ("The name of a game, as `/api/house` lists them.", {"type": "string", "examples": ["royal-secrets"]}),
    "pack": (
        "The name of a card pack, as `/api/house` lists them; `standard` if it is not named.",
        {"type": "string", "examples": ["standard"]},
    ),
    "line": ("The number of a line of talk at its table.", {"type": "integer", "minimum": 0}),
    "match": (
        "The number of the game at this table; the last one if it is not named.",
        {"type": "integer", "minimum": 1},
    ),
    "share": (
        "The name of a link, as it was told when it was made.",
        {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    ),
    "eyes": (
        "Whose eyes: the letter of a seat, `onlooker` (if it is not named) or `open`.",
        {"type": "string", "pattern": "^([A-F]|onlooker|open)$"},
    ),
    "first": ("The first turn wanted; 0 is the table before the first move.", {"type": "integer", "minimum": 0}),
    "count": ("How many turns are wanted, at most 100.", {"type": "integer", "minimum": 0}),
}
STATUSES = {
    200: "It is so.",
    201: "It was made.",
    400: "Something is not as it should be, or may not be asked for.",
    401: "The key opens nothing here.",
    403: "This is not for you.",
    404: "There is no such thing, or you may not know of it.",
    409: "Not as things stand.",
    408: "The body did not come in time.",
    413: "That is more than 16 KiB.",
    415: "The body is compressed, which the house does not take.",
    421: "The house does not know itself by this name.",
    429: "Too often: wait as long as Retry-After says.",
    500: "A fault of the house; nothing was changed.",
    503: "Not at the moment: try again shortly.",
    507: "The house has no room left to keep this.",
}


def files() -> dict[Path, str]:
    """Every file that should be there."""
    return {
        path: json.dumps(made, indent=1, ensure_ascii=False) + "\n"
        for path, made in ((MESSAGES, message_schema()), (ROUTES_FILE, route_schema()))
    }


def message_schema() -> dict[str, Any]:
    """The JSON Schema of everything that goes through a socket."""
    (heard, answered), shapes = schema_components((messages.FromClient, told.FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Coterie protocol {told.PROTOCOL}",
        "description": (
            "Every message is one JSON object with a `type`. A client says what FromClient has and hears what"
            " FromServer has."
        ),
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {
            "FromClient": _choice("What a client says.", heard),
            "FromServer": _choice(
                "What the server says. A client passes over fields and types that it does not know.", answered
            ),
            **{name: shapes[name] for name in sorted(shapes)},
        },
    }


def route_schema() -> dict[str, Any]:
    """The OpenAPI document of everything that is asked for by HTTP."""
    kinds = list(
        dict.fromkeys(kind for route in ROUTES for kind in (*_kinds(route.gives), *_kinds(route.takes), Problem))
    )
    made, shapes = schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(kinds, made, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    paths["/api/tables/{table}/socket"] = {"get": _socket()}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Coterie",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": {name: shapes[name] for name in sorted(shapes)},
            "responses": {str(status): _response(status, schemas[Problem]) for status in STATUSES if status >= 400},
            "securitySchemes": {
                "key": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A key of this table, its invitation, or the key of the house's owner.",
                }
            },
        },
    }


def statuses(route: Route) -> list[int]:
    """The statuses of the problems a route may tell of: its own, and those of what is checked for all."""
    found = {400, 421, 500, *route.problems}
    if route.method != "GET":
        found |= {403, 408, 413, 415}  # a page of another site; a body too slow, too long, or compressed
    if route.limit or found & {401, 403, 404}:
        found.add(429)  # asked too often, or wrong too often
    return sorted(found)


def _kinds(given: Any) -> tuple[Any, ...]:
    return given if isinstance(given, tuple) else () if given is None else (given,)


def _operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    gives = [schemas[kind] for kind in _kinds(route.gives)]
    text = re.sub(r"\s+", " ", route.serve.__doc__ or "")
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": text,
        "parameters": _parameters(route.path, route.query),
    }
    if route.takes:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schemas[route.takes]}}}
    given = {"anyOf": gives} if len(gives) > 1 else gives[0] if gives else {"type": "string"}
    content = {"application/json" if gives else "text/plain": {"schema": given}}
    responses: dict[str, Any] = {str(route.status): {"description": STATUSES[route.status], "content": content}}
    responses |= {str(status): {"$ref": f"#/components/responses/{status}"} for status in statuses(route)}
    if route.name == "readyz":
        responses["503"] = _response(503, given)  # no problem: whoever asks wants to know
    operation["responses"] = responses
    operation["security"] = _security(route)
    return operation


def _socket() -> dict[str, Any]:
    return {
        "operationId": "socket",
        "summary": SOCKET,
        "parameters": _parameters("/api/tables/{table}/socket", {}),
        "responses": {
            "101": {"description": "The socket is open: say hello within ten seconds."},
            **{str(status): {"$ref": f"#/components/responses/{status}"} for status in (400, 403, 429, 500, 503)},
        },
        "security": [],
    }


def _security(route: Route) -> list[dict[str, list[str]]]:
    """A key must be shown, may be shown, or is not looked at."""
    if route.who in ("holder", "link"):
        return [{"key": []}]
    return [{}, {"key": []}] if route.who != "anyone" or route.path == "/api/tables" else []


def _parameters(path: str, query: dict[str, Any]) -> list[dict[str, Any]]:
    wanted = [(name, "path") for name in re.findall(r"{(\w+)}", path)] + [(name, "query") for name in query]
    return [
        {
            "name": name,
            "in": where,
            "required": where == "path",
            "description": PARAMETERS[name][0],
            "schema": PARAMETERS[name][1],
        }
        for name, where in wanted
    ]


def _response(status: int, schema: Any) -> dict[str, Any]:
    response: dict[str, Any] = {"description": STATUSES[status], "content": {"application/json": {"schema": schema}}}
    if status == 429:
        response["headers"] = {"Retry-After": {"description": "In seconds.", "schema": {"type": "integer"}}}
    return response


def _choice(text: str, schema: dict[str, Any]) -> dict[str, Any]:
    """One of several messages, told apart by their `type`."""
    return {"description": text, "oneOf": schema["anyOf"]}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
    print(f"{len(files())} files are written to docs.")
