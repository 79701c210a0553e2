"""Checks of a record that came from outside. Every fault says what was expected and what came."""

import json
import re
from typing import Any, NoReturn

from coterie.core.errors import BadRecord
from coterie.core.lexicon import LETTERS

FORMAT = "coterie-record/1"
PERSON = "person"  # among the players: somebody, rather than a bot of some level

FAMILY = FORMAT.rpartition("/")[0] + "/"
WANTED: dict[str, type] = {
    "format": str,
    "game": str,
    "rules_version": int,
    "pack": dict,
    "options": dict,
    "seats": int,
    "moves": list,
    "seal": str,
}
NAMES = {
    str: "a text",
    int: "a whole number",
    dict: "an object",
    list: "a list",
    bool: "true or false",
    type(None): "null",
}
DIGITS = 15  # more than any number of a record has
LONG = 80  # characters, more than any text of a record but its seal has
PLAYER = re.compile(r"[a-z][a-z0-9.@-]{0,19}(:[a-z]{1,12})?")  # a level, and a temperament


def parse(text: str) -> Any:
    """The data of a JSON text, read strictly: whole numbers only, and no key twice."""
    try:
        return json.loads(
            text, object_pairs_hook=_object, parse_int=_number, parse_float=_fraction, parse_constant=_fraction
        )
    except json.JSONDecodeError as error:
        if not text.strip():
            raise BadRecord("this is not a record: there is nothing in it") from None
        raise BadRecord(
            f"this is not a whole record: its JSON breaks off or goes wrong in line {error.lineno}, column"
            f" {error.colno}"
        ) from None
    except RecursionError:
        raise BadRecord("this is not a record: it is nested far too deeply") from None


def check_data(data: Any) -> None:
    """Raise BadRecord at the first thing that is missing, of another type, or none of a record's."""
    if not isinstance(data, dict):
        raise BadRecord(f"this is not a record: expected an object of format {FORMAT}, found {_name(data)}")
    theirs = data.get("format")
    if theirs != FORMAT:
        if isinstance(theirs, str) and theirs.startswith(FAMILY):
            raise BadRecord(
                f"this record has format {_quote(theirs)}, and only {FORMAT} is known here: another Coterie wrote it"
            )
        raise BadRecord(f"this is not a record: expected format {FORMAT}, found {_quote(theirs)}")
    for key, kind in WANTED.items():
        if key not in data:
            raise BadRecord(f"the record has no '{key}'")
        _check_type(f"'{key}'", data[key], kind)
    for key in data:
        if key not in WANTED and key not in ("players", "result"):
            raise BadRecord(f"the record has {_quote(key)}, which no record has")
    _check_text("'game'", data["game"])
    _check_texts("pack", data["pack"], ["name", "digest"])
    _check_texts("options", data["options"], list(data["options"]))
    _check_moves(data["moves"])
    if not 1 <= data["seats"] <= len(LETTERS):
        raise BadRecord(f"'seats' should be from 1 to {len(LETTERS)}, not {data['seats']}")
    if "players" in data:
        check_players(data["players"], data["seats"])
    if "result" not in data:
        raise BadRecord("the record has no 'result': it is null while the game goes on")
    if data["result"] is not None:
        _check_result(data["result"], data["seats"])


def check_players(players: Any, seats: int) -> None:
    """One word per seat: PERSON, or the level of a bot, whether or not there is such a bot here."""
    _check_type("'players'", players, list)
    if len(players) != seats:
        raise BadRecord(f"'players' should have one word for each of the {seats} seats, not {len(players)}")
    for player in players:
        if not isinstance(player, str) or not PLAYER.fullmatch(player):
            raise BadRecord(f"a player is '{PERSON}' or the level of a bot, such as 'courtier', not {_quote(player)}")


def _check_moves(moves: list[Any]) -> None:
    for n, move in enumerate(moves, 1):
        if not isinstance(move, str) or len(move) > LONG or not move.isprintable() or len(move.split(" ")) != 2:
            raise BadRecord(f"a move is a letter and a word, such as 'A pass', not {_quote(move)}", n)


def _check_result(result: Any, seats: int) -> None:
    _check_type("'result'", result, dict)
    if set(result) != {"scores", "winners"}:
        raise BadRecord(f"'result' should have scores and winners, not {_quote(', '.join(result))}")
    for key, kind in (("scores", int), ("winners", str)):
        _check_type(f"'{key}' of the result", result[key], list)
        for value in result[key]:
            _check_type(f"each of the {key}", value, kind)
    if len(result["scores"]) != seats:
        raise BadRecord(f"'scores' should have one number for each of the {seats} seats, not {len(result['scores'])}")
    if not result["winners"] or not all(len(w) == 1 and w in LETTERS[:seats] for w in result["winners"]):
        raise BadRecord(
            f"'winners' should be seats from A to {LETTERS[seats - 1]}, not {_quote(', '.join(result['winners']))}"
        )


def _check_texts(what: str, data: dict[str, Any], keys: list[str]) -> None:
    if set(data) != set(keys):
        raise BadRecord(f"'{what}' should have {' and '.join(keys)}, not {_quote(', '.join(data))}")
    for key in keys:
        _check_text(f"each key of '{what}'", key)
        _check_text(f"'{key}' of '{what}'", data[key])


def _check_text(what: str, value: Any) -> None:
    """A text that may stand in a sentence on somebody's screen: short, and of characters that can be seen."""
    _check_type(what, value, str)
    if len(value) > LONG or not value.isprintable():
        raise BadRecord(f"{what} should be a short text without control characters, not {_quote(value)}")


def _check_type(what: str, value: Any, kind: type) -> None:
    if type(value) is not kind:
        raise BadRecord(f"{what} should be {NAMES[kind]}, not {_name(value)}")


def _name(value: Any) -> str:
    return NAMES.get(type(value), type(value).__name__)


def _quote(value: Any) -> str:
    """What came, in quotes if it is text, short enough for a sentence."""
    if not isinstance(value, str | int):
        return _name(value)
    text = repr(value)
    return text if len(text) <= LONG else text[:LONG] + "…"


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise BadRecord(f"the record has {_quote(key)} twice")
        data[key] = value
    return data


def _number(digits: str) -> int:
    if len(digits) > DIGITS:
        raise BadRecord(f"{digits[:DIGITS]}… is a number that no record has")
    return int(digits)


def _fraction(digits: str) -> NoReturn:
    raise BadRecord(f"{digits[:DIGITS]} is a number that no record has: they are whole")
