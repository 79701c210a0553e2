"""Card packs of For the King (and Me).

Held to everything known of the printed cards, and turned into tables of numbers.
"""

import json
from importlib.resources import files

from coterie import packs
from coterie.games.for_the_king.lexicon import GOLD, KINDS, KING, KINGS, LETTERS, MOST_GOLD, OFFICES
from coterie.games.for_the_king.table import KingPack

GAME = "for-the-king"

SEATS = range(2, 6)
REMOVED = [0, 0, 22, 13, 8, 0]  # by seats (FK-05)
DEALT = [0, 0, 60, 72, 80, 108]
MOST_HAND = 20

MARKS = ["0", "3", "4", "5"]  # the fewest players a card is used with (FK-04)
GOLD_MARKS = {0: 9, 3: 1, 4: 1, 5: 2}
KING_MARKS = {0: 10, 3: 0, 4: 0, 5: 5}

# Known from the game's ancestor: the kinds of the unmarked King cards, and what the unmarked offices are worth.
UNMARKED_KINGS = {"either": 1, "plus": 2, "minus": 2, "plus-plus": 2, "minus-minus": 2, "plus-minus": 1}
RICH = [2, 2, 2, 2, 3, 3, 3, 4, 4]
POOR = [1, 1, 1, 1, 1, 1, 1, 2, 2]


def load(folder: str | None = None) -> KingPack:
    """The pack in a folder, or the standard pack. Raises BadPack with the first constraint broken."""
    name, content = packs.read(GAME, ["offices", "gold", "king"], files(__package__), folder)
    value, marks = _offices(content.section("offices", OFFICES))
    gold = _gold(content.section("gold", ["1", "2", "3"]))
    kings = _kings(content.section("king", list(UNMARKED_KINGS)))
    copies: dict[int, dict[int, int]] = {}  # by kind: how many cards by mark
    for kind in range(GOLD):
        copies[kind] = {marks[kind // LETTERS]: 1}
    for worth in range(1, 4):
        copies[GOLD + worth - 1] = gold[worth]
    for i, king in enumerate(KINGS):
        copies[KING + i] = kings[king.removeprefix("king-")]
    decks: list[list[int]] = [[], []]
    for seats in SEATS:
        deck = [
            k for k in range(len(KINDS)) for mark, count in copies[k].items() if mark <= seats for _ in range(count)
        ]
        assert len(deck) - REMOVED[seats] == DEALT[seats]  # follows from the marks
        decks.append(deck)
    facts = json.dumps([list(value), [sorted(copies[k].items()) for k in range(len(KINDS))]])
    return KingPack(
        name=name,
        digest=packs.digest(facts),
        value=bytes(value),
        decks=decks,
        removed=REMOVED,
        most_gold=MOST_GOLD,
        most_hand=MOST_HAND,
    )


def small(seats: int) -> KingPack:
    """A pack of two offices so small that every deal can be listed.

    Two turns of dealing, two auctions, one card removed.
    """
    value = [0] * len(KINDS)
    deck: list[int] = []
    for name, worth in (
        ("diplomacy-a", 1),
        ("diplomacy-b", 2),
        ("military-a", 1),
        ("military-c", 1),
        ("military-d", 2),
    ):
        value[KINDS.index(name)] = worth
    value[GOLD : GOLD + 3] = [1, 2, 3]
    names = ["diplomacy-a", "diplomacy-b", "military-a", "gold-1", "gold-1", "gold-2", "king-plus-minus"]
    names += ["gold-2", "king-either", "military-c", "gold-1", "military-d", "gold-3"]
    deck = sorted(KINDS.index(name) for name in names[: 2 * (seats + 1) + 1])
    decks: list[list[int]] = [deck if s == seats else [] for s in range(6)]
    removed = [1 if s == seats else 0 for s in range(6)]
    gold = sum(k - GOLD + 1 for k in deck if GOLD <= k < KING)
    return KingPack(
        name="small",
        digest=f"small-{seats}",
        value=bytes(value),
        decks=decks,
        removed=removed,
        most_gold=gold,
        most_hand=2,
    )


def _offices(section: packs.Section) -> tuple[list[int], list[int]]:
    """The worth of every kind, and the mark of every office."""
    value = [0] * len(KINDS)
    value[GOLD : GOLD + 3] = [1, 2, 3]
    marks: list[int] = []
    spreads: list[list[int]] = []  # of the unmarked offices
    for i, name in enumerate(OFFICES):
        office = section.section(name, ["mark", "values"])
        mark = office.number("mark", 0, 5, "FK-04")
        office.expect(mark in (0, 5), f"an office should be marked 5, or 0 for not at all, not {mark}", "FK-01")
        marks.append(mark)
        values = office.section("values", list("ABCDEFGHI"))
        worth = [values.number(letter, 1, 4, "FK-04") for letter in "ABCDEFGHI"]
        value[i * LETTERS : (i + 1) * LETTERS] = worth
        if mark == 0:
            spreads.append(sorted(worth))
    marked = marks.count(5)
    section.expect(marked == 1, f"exactly one office should be marked 5, not {marked}", "FK-01")
    for spread, wanted in ((RICH, 2), (POOR, 3)):
        count = spreads.count(spread)
        values_of = ", ".join(map(str, spread))
        section.expect(
            count == wanted,
            f"{wanted} of the unmarked offices should have the values {values_of} in some order, not {count}",
        )
    return value, marks


def _gold(section: packs.Section) -> dict[int, dict[int, int]]:
    """How many gold cards by worth and mark."""
    gold: dict[int, dict[int, int]] = {}
    for worth in range(1, 4):
        row = section.section(str(worth), MARKS)
        gold[worth] = _counts(row)
        for mark, wanted in GOLD_MARKS.items():
            row.expect(
                gold[worth][mark] == wanted,
                f"{wanted} of these should be {_marked(mark)}, not {gold[worth][mark]}",
                "FK-04",
            )
    return gold


def _kings(section: packs.Section) -> dict[str, dict[int, int]]:
    """How many King cards by kind and mark."""
    rows = {kind: section.section(kind, MARKS) for kind in UNMARKED_KINGS}
    kings = {kind: _counts(row) for kind, row in rows.items()}
    for mark, wanted in KING_MARKS.items():
        count = sum(king[mark] for king in kings.values())
        section.expect(count == wanted, f"{wanted} King cards should be {_marked(mark)}, not {count}", "FK-04")
    for kind, wanted in UNMARKED_KINGS.items():
        rows[kind].expect(kings[kind][0] == wanted, f"{wanted} of these should be unmarked, not {kings[kind][0]}")
    return kings


def _counts(row: packs.Section) -> dict[int, int]:
    """How many cards by mark; a mark left out counts none."""
    return {int(mark): row.number(mark, 0, 99, "FK-04") if mark in row.entries else 0 for mark in MARKS}


def _marked(mark: int) -> str:
    return f"marked {mark}" if mark else "unmarked"
