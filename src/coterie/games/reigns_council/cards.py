"""Reads a pack of Proposals, checks it against the clauses, and turns it into tables of numbers.

A Proposal is written `church+1 army-2 | people-1`: what changes if it is accepted, then what changes if it is rejected.
"""

import functools
import hashlib
import re
import tomllib
from importlib.resources import files
from pathlib import Path

from coterie.core.errors import BadPack
from coterie.games.reigns_council import cast
from coterie.games.reigns_council.table import CouncilPack
from coterie.games.reigns_council.words import END, GOALS, PILLARS, PROPOSALS

HAND = 7  # RC-06
RETIRE = 12  # RC-22

Steps = tuple[int, int, int, int]
_CHANGE = re.compile(r"([a-z]+)([+-])(\d+)")


def load(folder: str | None = None) -> CouncilPack:
    """The pack in a folder's `cards.toml`, or the house pack. Raises BadPack with the first constraint broken."""
    if folder is None:
        return _house()
    path = Path(folder) / "cards.toml"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"a pack is a folder with a readable file cards.toml: {path} is not ({error})") from None
    return read(text)


def read(text: str) -> CouncilPack:
    """The pack written in this text."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"cards.toml is to be TOML: {error}") from None
    for key in content:
        if key not in ("name", "proposals"):
            raise BadPack(f"cards.toml has the keys name and proposals, not '{key}'")
    name = content.get("name")
    if not isinstance(name, str) or not name:
        raise BadPack(f"cards.toml needs name, a word: {_got(name)} came")
    lines = content.get("proposals")
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise BadPack(f"cards.toml needs proposals, a list of lines such as 'church+1 army-2 | people-1': {_got(lines)} came")
    if not 1 <= len(lines) <= PROPOSALS:
        raise BadPack(f"RC-04: a pack has 1 to {PROPOSALS} Proposals, not {len(lines)}")
    cards = [parse(line) for line in lines]
    check_backs(cards)
    return make(name, cards, list(range(GOALS)), HAND, RETIRE)


def parse(line: str) -> tuple[Steps, Steps]:
    """A Proposal from its line: the steps of the four pillars if accepted, and if rejected."""
    parts = line.split("|")
    if len(parts) != 2:
        raise BadPack(f"RC-04: a Proposal is a part if accepted, one '|' and a part if rejected, not '{line}'")
    return _part(line, parts[0]), _part(line, parts[1])


def back_of(accept: Steps) -> int:
    """RC-04: the number of a back. It tells pillars and dots and nothing else: per pillar 0, 1 or, with a dot, 2, in base 3."""
    return sum(3**pillar * min(abs(step), 2) for pillar, step in enumerate(accept))


def shown(back: int) -> list[int]:
    """What a back shows of the four pillars: 0 nothing, 1 the pillar, 2 the pillar with a dot."""
    return [back // 3**pillar % 3 for pillar in range(4)]


def check_backs(cards: list[tuple[Steps, Steps]]) -> None:
    """RC-04: a back never tells more than pillars and dots."""
    behind: dict[int, list[tuple[Steps, Steps]]] = {}
    for accept, reject in cards:
        behind.setdefault(back_of(accept), []).append((accept, reject))
    for back, those in sorted(behind.items()):
        name = _back_name(back)
        counts: dict[tuple[bool, ...], int] = {}
        for accept, _ in those:
            signs = tuple(step > 0 for step in accept if step)
            counts[signs] = counts.get(signs, 0) + 1
        combinations = 2 ** sum(1 for dots in shown(back) if dots)
        if len(counts) < combinations or len(set(counts.values())) > 1:
            tally = ", ".join(f"{''.join('+' if up else '-' for up in signs)} {n}" for signs, n in sorted(counts.items(), reverse=True))
            wanted = f"each of the {combinations} combinations of directions is to be equally frequent"
            raise BadPack(f"RC-04: behind the back {name} {wanted}, not {tally}")
        if len({tuple(step != 0 for step in reject) for _, reject in those}) == 1:
            raise BadPack(f"RC-04: the {len(those)} cards behind the back {name} are not all to have the same rejected pillars, but have")


def make(name: str, cards: list[tuple[Steps, Steps]], goals: list[int], hand: int, retire: int) -> CouncilPack:
    """A pack of these Proposals. Kinds are numbered by back, then by steps, so that a pack is the same in whatever order it is written."""
    cards = sorted(cards, key=lambda card: (back_of(card[0]), card))
    different = sorted(set(cards), key=cards.index)
    roles = cast.house().roles(cards, [back_of(accept) for accept, _ in cards])
    lines = [f"{' '.join(map(str, accept))} | {' '.join(map(str, reject))}" for accept, reject in cards]
    canonical = "\n".join([*lines, f"goals {goals}", f"hand {hand}", f"retire {retire}"])
    return CouncilPack(
        name,
        hashlib.sha256(canonical.encode()).hexdigest()[:16],
        [different.index(card) for card in cards],
        [step for accept, _ in different for step in accept],
        [step for _, reject in different for step in reject],
        [back_of(accept) for accept, _ in different],
        [roles[card][0] for card in different],
        [icon for card in different for icon in roles[card][1]],
        goals,
        hand,
        retire,
    )


def small(seats: int) -> CouncilPack:
    """Twelve Proposals behind four backs, strong enough to kill, and a goal more than there are Advisors."""
    lines = [
        *("church+1 | church-1", "church+1 | church-1", "church-1 | army+5"),
        *("army+3 | church-2", "army-3 | people+1", "army-5 | wealth-1"),
        *("church+1 people-2 | wealth+5", "church-1 people+2 | army-1", "church-1 people+2 | army-1"),
        *("wealth+2 | army+1", "wealth+2 | army+1", "wealth-3 | church+2"),
    ]
    return make("small", [parse(line) for line in lines], [0, 21, 7, 21, 0, 21][:seats], 2 if seats < 5 else 1, 3)


@functools.cache
def _house() -> CouncilPack:
    return read(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))


def _part(line: str, part: str) -> Steps:
    steps = [0, 0, 0, 0]
    for word in part.split():
        found = _CHANGE.fullmatch(word)
        if not found or found[1] not in PILLARS:
            raise BadPack(f"RC-04: a change is {', '.join(PILLARS[:3])} or {PILLARS[3]} with + or - and a number, not '{word}' in '{line}'")
        size = int(found[3])
        if not 1 <= size <= END:
            raise BadPack(f"RC-02: a marker moves 1 to {END} spaces, not {size} in '{line}'")
        pillar = PILLARS.index(found[1])
        if steps[pillar]:
            raise BadPack(f"RC-04: a part changes a pillar once, {PILLARS[pillar]} came twice in '{line}'")
        steps[pillar] = size if found[2] == "+" else -size
    if not any(steps):
        raise BadPack(f"RC-04: either part of a Proposal changes at least one pillar, not so in '{line}'")
    return steps[0], steps[1], steps[2], steps[3]


def _back_name(back: int) -> str:
    return ", ".join(PILLARS[pillar] + (" with a dot" if dots == 2 else "") for pillar, dots in enumerate(shown(back)) if dots)


def _got(value: object) -> str:
    return "nothing" if value is None else f"a {type(value).__name__}"
