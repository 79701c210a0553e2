"""The cast: who speaks for a Proposal, with which icons, and with which opening line.

Proposals of one back fall into groups, and a group shares two icons and a line. Icons and lines of single cards would
name the card to those who know the pack; a group tells no direction, for every combination of directions is equally
frequent in it, as it is behind the back (RC-04).
"""

import functools
import tomllib
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files

from coterie.core.errors import BadPack
from coterie.games.reigns_council.lexicon import PILLARS

CHARACTERS = 34
ICONS = 16  # of a pillar

Steps = tuple[int, int, int, int]
Proposal = tuple[Steps, Steps]  # what changes if it is accepted, and if it is rejected
Pair = tuple[str, str]
Role = tuple[int, Pair]  # a group, counted from 1, or 0 for a back that has no character; and two icons


class Cast:
    """The icons of every pillar, and the pairs of icons of every back that has a character, a pair for each of its
    groups.
    """

    def __init__(self, icons: list[list[str]], pairs: dict[int, list[Pair]]) -> None:
        self.icons = icons
        self.pairs = pairs

    def roles(self, cards: Sequence[Proposal], backs: Sequence[int]) -> dict[Proposal, Role]:
        """The group and the icons of every Proposal of a pack; `backs[i]` is the back of `cards[i]`."""
        behind: dict[int, Counter[Proposal]] = {}
        for card, back in zip(cards, backs, strict=True):
            behind.setdefault(back, Counter())[card] += 1
        roles: dict[Proposal, Role] = {}
        for back, copies in behind.items():
            if back in self.pairs:
                pairs = self.pairs[back]
                roles |= {card: (group + 1, pairs[group]) for card, group in _share_out(copies, len(pairs)).items()}
            else:
                roles |= {card: (0, self._petition(back, _touched(card[0]))) for card in copies}
        return roles

    def _petition(self, back: int, pillars: tuple[int, ...]) -> Pair:
        """Icons for a back without a character, the same for all its cards."""
        return self.icons[pillars[0]][back % ICONS], self.icons[pillars[-1]][(back + 1) % ICONS]


@functools.cache
def house() -> Cast:
    """The cast in `cast.toml`."""
    return read(files(__package__).joinpath("cast.toml").read_text(encoding="utf-8"))


def read(text: str) -> Cast:
    """The cast written in this text. Raises BadPack with the first thing that is wrong."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"cast.toml is to be TOML: {error}") from None
    if set(content) != {"icons", "groups"}:
        raise BadPack(f"cast.toml has the tables icons and groups, not {', '.join(content) or 'nothing'}")
    icons = _read_icons(content["icons"])
    pairs = _read_groups(content["groups"], {icon: pillar for pillar, own in enumerate(icons) for icon in own})
    used = {icon for own in pairs.values() for pair in own for icon in pair}
    for own in icons:
        for icon in own:
            if icon not in used:
                raise BadPack(f"cast.toml: every icon belongs to a group, but '{icon}' to none")
    return Cast(icons, pairs)


def _read_icons(table: dict[str, list[str]]) -> list[list[str]]:
    if list(table) != PILLARS:
        raise BadPack(f"cast.toml: icons has the lists {', '.join(PILLARS)}, not {', '.join(table) or 'nothing'}")
    seen: set[str] = set()
    for pillar, icons in table.items():
        if len(icons) != ICONS:
            raise BadPack(f"cast.toml: {pillar} has {ICONS} icons, not {len(icons)}")
        for icon in icons:
            if icon in seen:
                raise BadPack(f"cast.toml: an icon is written once, '{icon}' came twice")
            seen.add(icon)
    return list(table.values())


def _read_groups(table: dict[str, list[str]], pillar_of: dict[str, int]) -> dict[int, list[Pair]]:
    pairs: dict[int, list[Pair]] = {}
    owner: dict[frozenset[str], str] = {}
    for name, lines in table.items():
        dots = _read_back(name)
        pillars = [pillar for pillar in range(4) if dots[pillar]]
        if len(lines) != 4 - len(pillars):
            raise BadPack(f"cast.toml: the number of groups of '{name}' is {4 - len(pillars)}, not {len(lines)}")
        own = [_read_pair(name, pillars, line, pillar_of) for line in lines]
        for pair in own:
            if frozenset(pair) in owner:
                raise BadPack(
                    f"cast.toml: a pair belongs to one group, '{' '.join(pair)}' to '{owner[frozenset(pair)]}' and to"
                    f" '{name}'"
                )
            owner[frozenset(pair)] = name
        pairs[sum(3**pillar * dots[pillar] for pillar in pillars)] = own
    if len(pairs) != CHARACTERS:
        raise BadPack(f"cast.toml: {CHARACTERS} backs have a character, and so groups, not {len(pairs)}")
    return pairs


def _read_back(name: str) -> list[int]:
    """A back as it is written, `church•, army`: per pillar 0, 1 or, with a dot, 2."""
    dots = [0, 0, 0, 0]
    for word in name.split(", "):
        pillar = word.removesuffix("•")
        if pillar not in PILLARS or dots[PILLARS.index(pillar)]:
            raise BadPack(f"cast.toml: a back is one to three different pillars such as 'church•, army', not '{name}'")
        dots[PILLARS.index(pillar)] = 2 if word.endswith("•") else 1
    if all(dots):
        raise BadPack(f"cast.toml: a back is one to three different pillars such as 'church•, army', not '{name}'")
    return dots


def _read_pair(name: str, pillars: list[int], line: str, pillar_of: dict[str, int]) -> Pair:
    """Two icons: both of the only pillar, or of two different pillars of the back."""
    icons = line.split()
    if len(icons) != 2 or icons[0] == icons[1]:
        raise BadPack(f"cast.toml: a group of '{name}' has two different icons, not '{line}'")
    for icon in icons:
        if icon not in pillar_of:
            raise BadPack(f"cast.toml: a group of '{name}' has '{icon}', which is no icon")
        if pillar_of[icon] not in pillars:
            raise BadPack(
                f"cast.toml: a group of '{name}' has '{icon}', an icon of {PILLARS[pillar_of[icon]]}, which is not on"
                " that back"
            )
    if len(pillars) > 1 and pillar_of[icons[0]] == pillar_of[icons[1]]:
        raise BadPack(f"cast.toml: the two icons of a group of '{name}' are of different pillars, not '{line}'")
    return icons[0], icons[1]


def _share_out(copies: Counter[Proposal], most: int) -> dict[Proposal, int]:
    """Put the Proposals of one back into groups, from 0: as many groups as can be without telling a direction."""
    for groups in range(most, 1, -1):
        dealt = _deal(copies, groups)
        tally: Counter[tuple[int, tuple[bool, ...]]] = Counter()
        for card, group in dealt.items():
            tally[group, _directions(card)] += copies[card]
        if len(tally) == groups * len({_directions(card) for card in copies}) and len(set(tally.values())) == 1:
            return dealt
    return dict.fromkeys(copies, 0)


def _deal(copies: Counter[Proposal], groups: int) -> dict[Proposal, int]:
    """Deal the Proposals of each combination of directions to the groups in turn, each combination beginning one group
    later.

    They are in order of their rejected pillars, so that beginning later brings different ones together: a group should
    not tell those.
    """
    dealt: dict[Proposal, int] = {}
    for start, directions in enumerate(sorted({_directions(card) for card in copies})):
        own = [card for card in copies if _directions(card) == directions]
        for i, card in enumerate(sorted(own, key=lambda card: (_touched(card[1]), card))):
            dealt[card] = (start + i) % groups
    return dealt


def _directions(card: Proposal) -> tuple[bool, ...]:
    return tuple(step > 0 for step in card[0] if step)


def _touched(steps: Steps) -> tuple[int, ...]:
    return tuple(pillar for pillar in range(4) if steps[pillar])
