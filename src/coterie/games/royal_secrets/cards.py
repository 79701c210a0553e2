"""Card packs of Royal Secrets: read, held to every known constraint, and turned into tables of numbers."""

import hashlib
import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from coterie.core.errors import BadPack
from coterie.games.royal_secrets.table import RoyalPack
from coterie.games.royal_secrets.words import AUDIENCE_KINDS, AUDIENCES, FAVORS, PRICES

COURTIERS = {"0": 2, "10": 3, "20": 3, "30": 1, "40": 1, "excuse": 1}  # RS-02
REMOVED = [0, 1, 2]
VALETS = {"-10": 2, "0": 4, "10": 2, "20": 2}  # RS-04
CARDINALS = {"-10": 2, "0": 4, "10": 6, "20": 2}  # RS-05
ROUNDS = 7  # RS-10
MEASURES = ("need", "gain", "loss")


def load(folder: str | None = None) -> RoyalPack:
    """The pack in a folder's `cards.toml`, or the house pack. Raises BadPack with the first constraint broken."""
    content = _read(folder)
    name = _entry(content, "name", "the pack", str)
    _only(content, ["name", "rounds", "courtiers", "valets", "cardinals", "audiences"], "the pack")
    rounds = _entry(content, "rounds", "the pack", int)
    _expect(rounds == ROUNDS, f"RS-10: a game has {ROUNDS} rounds, not {rounds}")
    courtiers = _entry(content, "courtiers", "the pack", dict)
    _only(courtiers, [*COURTIERS, "removed"], "courtiers")
    counts = [_count(courtiers, value, number, "RS-02", "courtiers") for value, number in COURTIERS.items()]
    removed = _entry(courtiers, "removed", "courtiers", list)
    _expect(removed == REMOVED, f"RS-02: 3, 4 and 5 players give up {REMOVED} 20s each, not {removed}")
    valets = _entry(content, "valets", "the pack", dict)
    _only(valets, list(VALETS), "valets")
    penalties = [_penalty(valets, value, number) for value, number in VALETS.items()]
    _expect(penalties[0] == 4, f"a valet of -10 costs 4 lilies, not {penalties[0]}")
    cardinals = _entry(content, "cardinals", "the pack", dict)
    _only(cardinals, list(CARDINALS), "cardinals")
    cardinal_counts = [_count(cardinals, value, number, "RS-05", "cardinals") for value, number in CARDINALS.items()]
    need, gain, loss = _audiences(_entry(content, "audiences", "the pack", dict))
    return RoyalPack(
        name,
        hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16],
        rounds,
        counts,
        [0, 0, 0, *REMOVED],
        list(VALETS.values()),
        penalties,
        cardinal_counts,
        list(range(AUDIENCES, AUDIENCES + AUDIENCE_KINDS)),
        need,
        gain,
        loss,
    )


def small(seats: int) -> RoyalPack:
    """Two rounds with two or three courtiers each, fewer at larger tables. Whatever is bet first, two cards are left to bet."""
    hands = {3: [1, 1, 0, 0, 0, 1], 4: [2, 0, 0, 0, 0, 1], 5: [2, 0, 0, 0, 0, 0]}
    deck = [AUDIENCES + 2 * FAVORS.index(f) for f in ("corruption", "espionage", "stabbing", "recruitment", "medal")]
    return RoyalPack(
        "small",
        f"small-{seats}",
        2,
        hands[seats],
        [0] * 6,
        [1, 1, seats - 1, 0] if seats < 5 else [0, 2, 4, 0],
        [4, 3, 2, 1],
        [1, 1, 2, 0],
        deck,
        [10] * AUDIENCE_KINDS,
        [2] * AUDIENCE_KINDS,
        [3] * AUDIENCE_KINDS,
    )


def _read(folder: str | None) -> dict[str, Any]:
    place = files(__package__) if folder is None else Path(folder)
    try:
        return tomllib.loads((place / "cards.toml").read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPack(f"a pack is a folder with a file cards.toml, which cannot be read in {folder}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadPack(f"cards.toml is UTF-8 text, but byte {error.start} is not") from error
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"cards.toml is not TOML: {error}") from error


def _audiences(content: dict[str, Any]) -> list[list[int]]:
    """Needs, gains and losses by audience card, held to RS-03 and to what is known of the printed cards."""
    _only(content, FAVORS, "RS-03: audiences")
    tables: list[list[int]] = [[], [], []]
    for favor in FAVORS:
        pair = _entry(content, favor, "RS-03: audiences", dict)
        _only(pair, PRICES, f"RS-03: {favor}")
        for price in PRICES:
            card = _entry(pair, price, f"RS-03: {favor}", dict)
            _only(card, list(MEASURES), f"{favor}.{price}")
            for table, measure in zip(tables, MEASURES, strict=True):
                value = _entry(card, measure, f"{favor}.{price}", int)
                _expect(value > 0, f"RS-10: {favor}.{price} has a {measure} above 0, not {value}")
                table.append(value)
    need, gain, loss = tables
    for i, favor in enumerate(FAVORS):
        cheap, dear = need[2 * i], need[2 * i + 1]
        _expect(cheap <= dear, f"the cheap card of {favor} needs no more than the dear one ({dear}), not {cheap}")
    plan = FAVORS.index("planning")
    _expect(
        need[2 * plan] != need[2 * plan + 1],
        f"RS-84: the two planning cards need different influence, not both {need[2 * plan]}",
    )
    larger = sum(lost > won for lost, won in zip(loss, gain, strict=True))
    _expect(2 * larger > len(loss), f"the loss is usually larger than the gain, not on {larger} of {len(loss)} cards only")
    _expect((50, 5) in list(zip(need, loss, strict=True)), "some card needs 50 and loses 5 (RS-EX-3), but none does")
    queens = [n for n, won in zip(need, gain, strict=True) if won == 3]
    _expect(
        any(n <= 40 for n in queens),
        f"some card that gains 3 needs at most 40 (RS-EX-5), but those that gain 3 need {queens}",
    )
    return tables


def _penalty(valets: dict[str, Any], value: str, number: int) -> int:
    """What the valets of one influence cost, the same for all of them."""
    penalties = _entry(valets, value, "valets", list)
    _expect(len(penalties) == number, f"RS-04: there are {number} valets of {value}, not {len(penalties)}")
    for penalty in penalties:
        _expect(type(penalty) is int and penalty > 0, f"a valet of {value} costs a number of lilies above 0, not {penalty!r}")
    _expect(len(set(penalties)) == 1, f"RS-04: valets of {value} all cost the same, not {penalties}")
    return int(penalties[0])


def _count(content: dict[str, Any], key: str, number: int, clause: str, where: str) -> int:
    found: int = _entry(content, key, where, int)
    _expect(found == number, f"{clause}: there are {number} {where} of {key}, not {found}")
    return found


def _entry(content: dict[str, Any], key: str, where: str, kind: type) -> Any:
    _expect(key in content, f"{where}: '{key}' is missing")
    words = {str: "a text", int: "a whole number", list: "a list", dict: "a section"}
    _expect(type(content[key]) is kind, f"{where}: '{key}' is {words[kind]}, not {content[key]!r}")
    return content[key]


def _only(content: dict[str, Any], keys: list[str], where: str) -> None:
    for key in content:
        _expect(key in keys, f"{where}: there is no '{key}', only {', '.join(keys)}")


def _expect(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPack(sentence)
