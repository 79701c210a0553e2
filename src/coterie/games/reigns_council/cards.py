"""Card packs of Reigns: The Council: Proposals read, checked against the clauses, and turned into tables of numbers.

A Proposal is written `church+1 army-2 | people-1`: what changes if it is accepted, then what changes if it is rejected.
"""

import functools
import re
from importlib.resources import files

from coterie import packs
from coterie.core.errors import BadPack
from coterie.games.reigns_council import cast
from coterie.games.reigns_council.lexicon import END, GOALS, PILLARS, PROPOSALS
from coterie.games.reigns_council.table import CouncilPack

GAME = "reigns-council"

HAND = 7  # RC-06
RETIRE = 12  # RC-22

_CHANGE = re.compile(r"([a-z]+)([+-])([0-9]{1,3})")


def load(folder: str | None = None) -> CouncilPack:
    """The pack in a folder, or the standard pack. Raises BadPack with the first constraint broken."""
    return _standard() if folder is None else _read(folder)


def parse(line: str, number: int = 0) -> cast.Proposal:
    """A Proposal from its line: the steps of the four pillars if accepted, and if rejected.

    A fault tells its number in the pack.
    """
    where = f"{packs.FILE}, Proposal {number}, {packs.said(line)}"
    bars = line.count("|")
    if bars != 1:
        raise BadPack(
            f"{where}: there should be one '|' between the part if accepted and the part if rejected, not {bars}"
            " (RC-04)"
        )
    accept, _, reject = line.partition("|")
    return _part(accept, "accepted", where), _part(reject, "rejected", where)


def back_of(accept: cast.Steps) -> int:
    """RC-04: the number of a back.

    It tells pillars and dots and nothing else: per pillar 0, 1 or, with a dot, 2, in base 3.
    """
    return sum(3**pillar * min(abs(step), 2) for pillar, step in enumerate(accept))


def shown(back: int) -> list[int]:
    """What a back shows of the four pillars: 0 nothing, 1 the pillar, 2 the pillar with a dot."""
    return [back // 3**pillar % 3 for pillar in range(4)]


def fewest(seats: int, hand: int = HAND, retire: int = RETIRE) -> int:
    """RC-17: the smallest number of Proposals with which so many can play."""
    return (hand + 1) * (seats - 1) + retire - 1


def check_backs(cards: list[cast.Proposal]) -> None:
    """RC-04 (ruling): what is behind a back is told neither by its directions nor by its rejected pillars."""
    behind: dict[int, list[cast.Proposal]] = {}
    for accept, reject in cards:
        behind.setdefault(back_of(accept), []).append((accept, reject))
    for back, those in sorted(behind.items()):
        where = f"{packs.FILE}: behind the back '{_back_name(back)}'"
        counts: dict[tuple[bool, ...], int] = {}
        for accept, _ in those:
            signs = tuple(step > 0 for step in accept if step)
            counts[signs] = counts.get(signs, 0) + 1
        combinations = 2 ** sum(1 for dots in shown(back) if dots)
        if len(counts) < combinations or len(set(counts.values())) > 1:
            tally = ", ".join(
                f"{''.join('+' if up else '-' for up in signs)} {n}"
                for signs, n in sorted(counts.items(), reverse=True)
            )
            raise BadPack(
                f"{where} each of the {combinations} combinations of directions should be equally frequent, not {tally}"
                " (RC-04)"
            )
        if len({tuple(step != 0 for step in reject) for _, reject in those}) == 1:
            raise BadPack(
                f"{where} the rejected parts should change different pillars, not the same on all {len(those)} cards"
                " (RC-04)"
            )


def make(name: str, cards: list[cast.Proposal], goals: list[int], hand: int, retire: int) -> CouncilPack:
    """A pack of these Proposals.

    Kinds are numbered by back, then by steps, so that a pack is the same in whatever order it is written.
    """
    cards = sorted(cards, key=lambda card: (back_of(card[0]), card))
    different = sorted(set(cards), key=cards.index)
    roles = cast.house().roles(cards, [back_of(accept) for accept, _ in cards])
    lines = [f"{' '.join(map(str, accept))} | {' '.join(map(str, reject))}" for accept, reject in cards]
    facts = "\n".join([*lines, f"goals {goals}", f"hand {hand}", f"retire {retire}"])
    return CouncilPack(
        name=name,
        digest=packs.digest(facts),
        proposals=[different.index(card) for card in cards],
        accept=[step for accept, _ in different for step in accept],
        reject=[step for _, reject in different for step in reject],
        back=[back_of(accept) for accept, _ in different],
        group=[roles[card][0] for card in different],
        icons=[icon for card in different for icon in roles[card][1]],
        goals=goals,
        hand=hand,
        retire=retire,
    )


def small(seats: int) -> CouncilPack:
    """Twelve Proposals behind four backs, strong enough to kill, and a goal more than there are Advisors."""
    lines = [
        *("church+1 | church-1", "church+1 | church-1", "church-1 | army+5"),
        *("army+3 | church-2", "army-3 | people+1", "army-5 | wealth-1"),
        *("church+1 people-2 | wealth+5", "church-1 people+2 | army-1", "church-1 people+2 | army-1"),
        *("wealth+2 | army+1", "wealth+2 | army+1", "wealth-3 | church+2"),
    ]
    return make(
        name="small",
        cards=[parse(line) for line in lines],
        goals=[0, 21, 7, 21, 0, 21][:seats],
        hand=2 if seats < 5 else 1,
        retire=3,
    )


@functools.cache
def _standard() -> CouncilPack:
    return _read(None)


def _read(folder: str | None) -> CouncilPack:
    name, content = packs.read(GAME, ["proposals"], files(__package__), folder)
    lines = content.lines("proposals", "a list of lines such as 'church+1 army-2 | people-1'", "RC-04")
    least = fewest(seats=3)
    content.expect(
        len(lines) >= least,
        f"there should be {least} Proposals at least, enough for 3 players, not {len(lines)}",
        "RC-17",
    )
    content.expect(len(lines) <= PROPOSALS, f"there should be {PROPOSALS} Proposals at most, not {len(lines)}", "RC-04")
    cards = [parse(line, number) for number, line in enumerate(lines, 1)]
    check_backs(cards)
    return make(name, cards, goals=list(range(GOALS)), hand=HAND, retire=RETIRE)


def _part(part: str, verdict: str, where: str) -> cast.Steps:
    steps = [0, 0, 0, 0]
    for word in part.split():
        found = _CHANGE.fullmatch(word)
        if not found or found[1] not in PILLARS:
            pillars = f"{', '.join(PILLARS[:3])} or {PILLARS[3]}"
            raise BadPack(
                f"{where}: a change should be {pillars} with + or - and a number, not {packs.said(word)} (RC-04)"
            )
        size = int(found[3])
        if not 1 <= size <= END:
            raise BadPack(f"{where}: a marker should move 1 to {END} spaces, not {size} (RC-02)")
        pillar = PILLARS.index(found[1])
        if steps[pillar]:
            raise BadPack(f"{where}: the part if {verdict} should change {PILLARS[pillar]} once, not twice (RC-04)")
        steps[pillar] = size if found[2] == "+" else -size
    if not any(steps):
        raise BadPack(f"{where}: the part if {verdict} should change at least one pillar, not none (RC-04)")
    return steps[0], steps[1], steps[2], steps[3]


def _back_name(back: int) -> str:
    return ", ".join(
        PILLARS[pillar] + (" with a dot" if dots == 2 else "") for pillar, dots in enumerate(shown(back)) if dots
    )
