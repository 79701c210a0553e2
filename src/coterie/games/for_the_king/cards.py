"""Card packs: read from a folder, checked against everything known of the printed cards, turned into tables of integers."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from coterie.core.errors import BadPack
from coterie.games.for_the_king.table import KingPack
from coterie.games.for_the_king.words import GOLD, KINDS, KING, KINGS, LETTERS, MOST_GOLD, OFFICES

FILE = "cards.toml"
SEATS = range(2, 6)
REMOVED = [0, 0, 22, 13, 8, 0]  # by seats (FK-05)
DEALT = [0, 0, 60, 72, 80, 108]
MOST_HAND = 20

GOLD_MARKS = {0: 9, 3: 1, 4: 1, 5: 2}
KING_MARKS = {0: 10, 5: 5}
UNMARKED_KINGS = {"either": 1, "plus": 2, "minus": 2, "plus-plus": 2, "minus-minus": 2, "plus-minus": 1}
RICH = [2, 2, 2, 2, 3, 3, 3, 4, 4]
POOR = [1, 1, 1, 1, 1, 1, 1, 2, 2]


def load(folder: str | None = None) -> KingPack:
    """The pack in a folder, or the house pack. Raises BadPack with the first constraint broken."""
    content = _read(folder)
    name = content.get("name")
    if not isinstance(name, str) or not name:
        raise BadPack(f"{FILE}: 'name' should be the pack's name, a text, and is {_said(name)}")
    _check_keys(FILE, content, ["name", "offices", "gold", "king"])
    value, marks = _offices(_table(FILE, content, "offices"))
    gold = _gold(_table(FILE, content, "gold"))
    kings = _kings(_table(FILE, content, "king"))
    copies: dict[int, dict[int, int]] = {}  # by kind: how many cards by mark
    for kind in range(GOLD):
        copies[kind] = {marks[kind // LETTERS]: 1}
    for worth in range(1, 4):
        copies[GOLD + worth - 1] = gold[worth]
    for i, king in enumerate(KINGS):
        copies[KING + i] = kings[king.removeprefix("king-")]
    decks: list[list[int]] = [[], []]
    for seats in SEATS:
        deck = [k for k in range(len(KINDS)) for mark, count in copies[k].items() if mark <= seats for _ in range(count)]
        assert len(deck) - REMOVED[seats] == DEALT[seats]  # follows from the marks
        decks.append(deck)
    canonical = json.dumps([list(value), [sorted(copies[k].items()) for k in range(len(KINDS))]])
    digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
    return KingPack(name, digest, bytes(value), decks, REMOVED, MOST_GOLD, MOST_HAND)


def small(seats: int) -> KingPack:
    """A pack of two offices so small that every deal can be listed: two turns of dealing, two auctions, one card removed."""
    value = [0] * len(KINDS)
    deck: list[int] = []
    for name, worth in (("diplomacy-a", 1), ("diplomacy-b", 2), ("military-a", 1), ("military-c", 1), ("military-d", 2)):
        value[KINDS.index(name)] = worth
    value[GOLD : GOLD + 3] = [1, 2, 3]
    names = ["diplomacy-a", "diplomacy-b", "military-a", "gold-1", "gold-1", "gold-2", "king-plus-minus"]
    names += ["gold-2", "king-either", "military-c", "gold-1", "military-d", "gold-3"]
    deck = sorted(KINDS.index(name) for name in names[: 2 * (seats + 1) + 1])
    decks: list[list[int]] = [deck if s == seats else [] for s in range(6)]
    removed = [1 if s == seats else 0 for s in range(6)]
    gold = sum(k - GOLD + 1 for k in deck if GOLD <= k < KING)
    return KingPack("small", f"small-{seats}", bytes(value), decks, removed, gold, 2)


def _read(folder: str | None) -> dict[str, Any]:
    path = files(__package__).joinpath(FILE) if folder is None else Path(folder, FILE)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPack(f"a pack is a folder with a file {FILE}, and {path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadPack(f"{FILE} should be a text in UTF-8, and {path} is not") from None
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{FILE} should be TOML, and is not: {error}") from None


def _offices(table: Mapping[str, Any]) -> tuple[list[int], list[int]]:
    """The worth of every kind, and the mark of every office."""
    _check_keys("offices", table, OFFICES)
    value = [0] * len(KINDS)
    value[GOLD : GOLD + 3] = [1, 2, 3]
    marks: list[int] = []
    spreads: list[list[int]] = []
    for i, office in enumerate(OFFICES):
        here = f"offices.{office}"
        row = _table("offices", table, office)
        _check_keys(here, row, ["mark", "values"])
        values = _table(here, row, "values")
        _check_keys(f"{here}.values", values, list("ABCDEFGHI"))
        for j, letter in enumerate("ABCDEFGHI"):
            value[i * LETTERS + j] = _number(f"{here}.values", values, letter, 1, 4)
        marks.append(_number(here, row, "mark", 0, 5))
        if marks[i] not in (0, 5):
            raise BadPack(f"{here}: an office is marked 5 or not at all (0), not {marks[i]}")
        if marks[i] == 0:
            spreads.append(sorted(value[i * LETTERS : (i + 1) * LETTERS]))
    if marks.count(5) != 1:
        raise BadPack(f"offices: exactly one office is marked 5, and {marks.count(5)} are")
    for spread, count in ((RICH, 2), (POOR, 3)):
        if spreads.count(spread) != count:
            worth = ", ".join(str(v) for v in spread)
            raise BadPack(f"offices: {count} of the unmarked offices have the values {worth}, and {spreads.count(spread)} do")
    return value, marks


def _gold(table: Mapping[str, Any]) -> dict[int, dict[int, int]]:
    """How many gold cards by worth and mark."""
    _check_keys("gold", table, ["1", "2", "3"])
    gold: dict[int, dict[int, int]] = {}
    for worth in range(1, 4):
        here = f"gold.{worth}"
        gold[worth] = _marks(here, _table("gold", table, str(worth)))
        for mark in (0, 3, 4, 5):
            if gold[worth][mark] != GOLD_MARKS[mark]:
                how = f"marked {mark}" if mark else "unmarked"
                raise BadPack(f"{here}: {GOLD_MARKS[mark]} cards are {how}, and here {gold[worth][mark]} are")
    return gold


def _kings(table: Mapping[str, Any]) -> dict[str, dict[int, int]]:
    """How many King cards by kind and mark."""
    _check_keys("king", table, list(UNMARKED_KINGS))
    kings = {kind: _marks(f"king.{kind}", _table("king", table, kind)) for kind in UNMARKED_KINGS}
    for mark in (0, 3, 4, 5):
        count = sum(row[mark] for row in kings.values())
        if count != KING_MARKS.get(mark, 0):
            how = f"marked {mark}" if mark else "unmarked"
            raise BadPack(f"king: {KING_MARKS.get(mark, 0)} King cards are {how}, and here {count} are")
    for kind, row in kings.items():
        if row[0] != UNMARKED_KINGS[kind]:
            raise BadPack(f"king.{kind}: {UNMARKED_KINGS[kind]} of its cards are unmarked, and here {row[0]} are")
    return kings


def _marks(here: str, table: Mapping[str, Any]) -> dict[int, int]:
    """How many cards by mark; a mark left out counts none."""
    for key in table:
        if key not in ("0", "3", "4", "5"):
            raise BadPack(f"{here}: a mark is 0 (none), 3, 4 or 5, not '{key}'")
    return {mark: _number(here, table, str(mark), 0, 99) if str(mark) in table else 0 for mark in (0, 3, 4, 5)}


def _check_keys(here: str, table: Mapping[str, Any], keys: list[str]) -> None:
    for key in keys:
        if key not in table:
            raise BadPack(f"{here}: '{key}' is missing; expected are {', '.join(keys)}")
    for key in table:
        if key not in keys:
            raise BadPack(f"{here}: there is no '{key}'; expected are {', '.join(keys)}")


def _table(here: str, table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = table.get(key)
    if not isinstance(value, dict):
        raise BadPack(f"{here}: '{key}' should be a table, and is {_said(value)}")
    return value


def _number(here: str, table: Mapping[str, Any], key: str, low: int, high: int) -> int:
    value = table[key]
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPack(f"{here}: '{key}' should be a whole number from {low} to {high}, and is {_said(value)}")
    return value


def _said(value: object) -> str:
    return "missing" if value is None else json.dumps(value, default=str)
