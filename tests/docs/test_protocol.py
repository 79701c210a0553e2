"""The protocol's page leaves nothing out: every message, route, close code and field of a view has its place in it."""

import re
from typing import Any

import msgspec

from coterie.server.http import app  # noqa: F401  # it knows the modules that hold routes
from coterie.server.http.routes import ROUTES
from coterie.server.protocol import messages, told
from coterie.server.protocol.game_json import GameJson, ViewJson
from coterie.server.protocol.manifest import VerbJson
from coterie.server.protocol.table_json import TableJson
from coterie.server.state.agreement import Agreement
from coterie.server.tables import sockets
from tests.docs.pages import ROOT
from tools import exchange

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
PROSE = PAGE.partition("## An exchange")[0]


def unsaid(names: list[str]) -> list[str]:
    """Of these names, those that the page explains nowhere."""
    return [name for name in names if not re.search(rf"`[^`\n]*(?<![\w-]){re.escape(name)}(?![\w-])[^`\n]*`", PROSE)]


def tags(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in union.__args__]


def fields(kind: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def test_every_message_is_explained() -> None:
    assert unsaid([*tags(messages.FromClient), *tags(told.FromServer)]) == []
    assert unsaid(["nothing-of-the-kind"]) == ["nothing-of-the-kind"]


def test_every_route_is_explained() -> None:
    paths = [re.sub(r"{(\w+)}", lambda named: named[1].upper(), route.path) for route in ROUTES]
    assert [path for path in paths if path not in PROSE] == []


def test_close_codes_are_those_the_house_uses() -> None:
    used = {
        value
        for name, value in vars(sockets).items()
        if name.isupper() and isinstance(value, int) and 1000 <= value < 5000
    }
    told = {int(code) for row in re.findall(r"^\| ([\d, ]+) \|", PROSE, re.MULTILINE) for code in row.split(",")}
    assert told - {1001, 1002, 1006, 1007, 1009} == used


def test_every_field_of_a_view_a_game_and_a_verb_is_explained() -> None:
    view = list(ViewJson.__annotations__)
    assert unsaid([name for name in view if name not in ("seat", "seats")]) == []
    assert unsaid(fields(GameJson)) == []
    assert unsaid([name for name in fields(VerbJson) if name != "name"]) == []


def test_every_status_and_policy_is_explained() -> None:
    shown = [*msgspec.structs.fields(TableJson), *msgspec.structs.fields(Agreement)]
    words = {field.name: msgspec.json.schema(field.type).get("enum") for field in shown}
    assert unsaid([word for name in ("status", "absent", "watch") for word in words[name]]) == []


def test_the_exchange_and_the_codes_are_those_of_today() -> None:
    assert exchange.fresh(PAGE) == PAGE, "write them anew with `python -m tools.exchange`"


def test_the_exchange_shortens_and_changes_nothing_else() -> None:
    whole = {"type": "news", "events": [[0, "a", 0, [], []]] * 2, "game": {"legal": [1, 2], "piles": []}}
    assert exchange.shortened(whole) == whole
    long = {"legal": list(range(20)), "cards": list(range(20)), "piles": [["hand", 0, 1, [], []]] * 9}
    assert exchange.shortened(long) == {
        "legal": [0, 1, 2, 3, 4, "…"],
        "cards": [0, 1, 2, 3, 4, 5, "…"],
        "piles": [["hand", 0, 1, [], []]] * 3 + ["…"],
    }
