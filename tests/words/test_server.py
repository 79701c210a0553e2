"""Every code that the table server can send has its words in both languages, and every word a web client needs is
there.
"""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from coterie.core.errors import REFUSALS
from coterie.server.commands import COMMANDS
from coterie.server.protocol import messages
from coterie.server.protocol.table_json import TableJson, VoteJson
from coterie.server.protocol.talk_json import LineJson
from coterie.server.state.agreement import CLOCKS, Agreement
from coterie.words import LANGUAGES, Phrases
from tests.words.sources import entries, read, references, variables

every_language = pytest.mark.parametrize("language", LANGUAGES)

# what is wrong there is told in the terminal
NEVER_SENT = {"archive.py", "companion.py", "settings.py", "setting_types.py", "listen.py", "logs.py"}
SENDING = {
    "HTTPProblem",
    "Problem",
    "CoterieError",
    "BadSeats",
    "Refused",
    "refuse",
    "refusal",
    "StoreFull",
    "Damaged",
    "Forgotten",
    "Previewed",
    "Bye",
    "close",
    "send_off",
    "Unreachable",
}
NOT_LOGGED = re.compile(r"[a-z]+(-[a-z0-9]+)*")
MADE = {  # codes that are put together, and with what
    "refused-when-": ["waiting", "playing", "over", "ended", "closed"],
    "http-": ["400", "404", "405", "413", "417"],
}


class Sent(NamedTuple):
    """A code that is sent, where, and with which values."""

    code: str
    where: str
    values: frozenset[str]


def sent(source: str, where: str) -> Iterator[Sent]:
    """The codes that a module sends."""
    for node in ast.walk(ast.parse(source)):
        # code and text under a name
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple) and node.value.elts:
            yield from (Sent(code, where, frozenset()) for code in _codes(node.value.elts[0], where) if "-" in code)
        if not (isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in SENDING):
            continue
        named = {keyword.arg or "": keyword.value for keyword in node.keywords}
        values = (
            set(named)
            if getattr(node.func, "id", "") == "refuse"
            else {"clause"}
            if getattr(node.func, "id", "") == "Refused"
            else set()
        )
        for arg in node.args:
            if isinstance(arg, ast.Dict):
                values |= {str(key.value) for key in arg.keys if isinstance(key, ast.Constant)}
        for arg in [*node.args, *([named["code"]] if "code" in named else [])]:
            for code in _codes(arg, f"{where}:{node.lineno}"):
                yield Sent(code, f"{where}:{node.lineno}", frozenset(values))


def _codes(node: ast.expr, where: str) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and NOT_LOGGED.fullmatch(node.value):
        yield node.value
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _codes(value, where)
    elif (
        isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.fullmatch(r"[a-z-]+-", node.values[0].value)
    ):
        start = node.values[0].value
        assert start in MADE, f"{where} sends codes that begin with {start}: say in MADE how they end"
        yield from (start + end for end in MADE[start])


def all_sent() -> list[Sent]:
    """The codes of the server and of talk, and what the store refuses: the rest of its codes is told in the
    terminal.
    """
    server, talk, store = (
        sorted(Path(str(files(room))).rglob("*.py")) for room in ("coterie.server", "coterie.talk", "coterie.store")
    )
    sending = [path for path in [*server, *talk] if path.name not in NEVER_SENT]
    by_server = [code for path in sending for code in sent(path.read_text("utf-8"), path.name)]
    by_store = [code for path in store for code in sent(path.read_text("utf-8"), path.name)]
    return [*by_server, *(code for code in by_store if code.code.startswith("refused"))]


def phrases(language: str) -> Phrases:
    return Phrases(language, [files("coterie.words"), files("coterie.server")])


def frame() -> set[str]:
    """What a web client says around a game, by what the messages can hold."""
    table, agreement, vote, line = (
        {field.name: msgspec.json.schema(field.type).get("enum", []) for field in msgspec.structs.fields(shape)}
        for shape in (TableJson, Agreement, VoteJson, LineJson)
    )
    families = {
        "status": table["status"],
        "absent": filter(None, agreement["absent"]),
        "watch": agreement["watch"],
        "talk": agreement["talk"],
        "ledger": agreement["ledger"],
        "clock": CLOCKS,
        "vote": vote["topic"],
        "room": line["room"],
        "do": [kind.__struct_config__.tag for kind in COMMANDS if kind is not messages.Play],
    }
    return {f"{family}-{word}" for family, words in families.items() for word in words}


@every_language
def test_every_code_the_server_sends_is_said(language: str) -> None:
    said = phrases(language)
    assert sorted({f"{code.where} {code.code}" for code in all_sent() if not said.has(code.code)}) == []


@every_language
def test_every_word_has_the_values_it_needs_wherever_its_code_is_sent(language: str) -> None:
    every = entries(read("coterie.words", language)) | entries(read("coterie.server", language))
    assert [
        f"{code.where} {code.code}: {gap}" for code in all_sent() if (gap := variables(code.code, every) - code.values)
    ] == []


@every_language
def test_everything_around_a_game_is_said(language: str) -> None:
    assert sorted(name for name in frame() if not phrases(language).has(name)) == []


def test_no_word_is_left_over() -> None:
    every = entries(read("coterie.server", "en"))
    families = ("refused", "wrong-", "no-", "bad-", "too-", "http-", "do-", "clock-", "absent-", "watch-", "room-")
    known = {code.code for code in all_sent()} | frame()
    assert sorted(name for name in set(every) - references(every) - known if name.startswith(families)) == []


def test_codes_are_found_wherever_they_are_sent_from() -> None:
    source = """
GONE = ("no-house", "there is no such house")
def one(said):
    refuse("refused-one", "this is one", name=said)
def two(status):
    raise HTTPProblem(403, "refused-two", "this is two", {"why": status})
def three(status):
    return Problem(f"http-{status}", "this is three")
async def four(socket, error):
    await socket.close(4000, "weary", "this is four")
    raise Refused("this is five", code=error.code or "refused-five")
"""
    found = {code.code: set(code.values) for code in sent(source, "here.py")}
    ends = MADE["http-"]
    assert found == {
        "no-house": set(),
        "refused-one": {"name"},
        "refused-two": {"why"},
        **{f"http-{end}": set() for end in ends},
        "weary": set(),
        "refused-five": {"clause"},
    }
    with pytest.raises(AssertionError, match="say in MADE how they end"):
        list(sent('refuse(f"never-{x}", "no")', "here.py"))


def test_the_refusals_of_the_engine_are_among_those_that_are_said() -> None:
    assert all(phrases(language).has(code) for language in LANGUAGES for code in REFUSALS)
