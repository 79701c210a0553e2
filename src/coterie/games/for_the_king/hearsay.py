# mypyc
"""What a pair of ears can tell of a game of For the King: its course, and what a hand can have held."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from coterie.core.events import Heard
from coterie.games.for_the_king.kings import DOWN, FIRST_PART, SECOND_PART, UP
from coterie.games.for_the_king.lexicon import GOLD, KING, LETTERS, gold_of
from coterie.games.for_the_king.table import HIGHEST, LOWEST, KingPack
from coterie.talk.ears import Ears

COMES: Final = ("kept", "took", "gained")  # a card comes to a hand
GOES: Final = ("paid", "discarded", "lost")  # and goes from it
DEFAULTED: Final = "defaulted"  # tells that a hand had too little (FK-37)
LOT_OVER: Final = ("gained", "king", "unsold")
SHOWN: Final = ("shown", "empty-handed")
FIRST_TILE: Final = 3  # what every primary begins with (FK-02)
NO_OFFICE: Final = -1

Tiles = dict[int, int]  # by office in play, what its primary is worth


def pack_of(ears: Ears) -> KingPack:
    assert isinstance(ears.pack, KingPack)
    return ears.pack


def deck_of(ears: Ears) -> list[int]:
    """The kinds that are in the game at this number of seats, those left out unseen among them."""
    return pack_of(ears).decks[ears.seats]


@lru_cache(maxsize=64)
def kings_of(pack: KingPack, seats: int) -> int:
    """How many King cards are in the game at this number of seats."""
    return sum(kind >= KING for kind in pack.decks[seats])


def office_of(kind: int) -> int:
    return kind // LETTERS if 0 <= kind < GOLD else NO_OFFICE


class Course:
    """The course of a game as everybody follows it: the centre, the lot, the highest bid, the tiles, the King card."""

    def __init__(self, ears: Ears, heard: Iterable[Heard]) -> None:
        self._pack = pack_of(ears)
        self.tiles: Tiles = {office_of(kind): FIRST_TILE for kind in deck_of(ears) if kind < GOLD}
        self.dealer = -1
        self.centre: Counter[int] = Counter()
        self.lot = -1  # its kind, of the last lot as long as no other is up
        self.bid = 0
        self.king = -1  # whose King card is or was the last to take effect
        self.parts: list[int] = []  # what it still has to change, as masks
        self.changed = NO_OFFICE  # by its part before
        for event in heard:
            self.hear(event)

    def hear(self, event: Heard) -> None:
        what = event.what
        if what == "dealer":
            self.dealer = event.seat
        elif what == "centred":
            self.centre[event.cards[0]] += 1
        elif what == "lot":
            self.lot, self.bid = event.cards[0], 0
        elif what == "reopened":
            self.bid = 0
        elif what == "bid":
            self.bid = event.nums[0]
        elif what in ("raised", "lowered"):
            self.tiles[event.nums[0]] = event.nums[1]
            self.changed = event.nums[0]
            del self.parts[0]
        elif what == "skipped":
            self.changed = NO_OFFICE
            del self.parts[0]
        elif what == "king":
            king = event.cards[0] - KING
            self.king, self.changed = event.seat, NO_OFFICE
            self.parts = [part for part in (FIRST_PART[king], SECOND_PART[king]) if part]
        if self.lot < 0 and event.seat != self.dealer and what in ("took", "king"):
            self.centre[event.cards[0]] -= 1

    @property
    def most(self) -> int:
        """The highest bid allowed for the lot (FK-32): beyond it there is no choice but to pass."""
        return self._pack.most_hand if GOLD <= self.lot < KING else self._pack.most_gold

    def in_centre(self) -> list[int]:
        return sorted(kind for kind, count in self.centre.items() if count)

    def may_move(self, office: int, way: int) -> set[bool]:
        """Whether the King card that is taking effect will move an office this way: yes, no, or both are possible."""
        return _may_move(self.tiles, self.parts, self.changed, (office, way))


def _may_move(tiles: Tiles, parts: list[int], changed: int, wanted: tuple[int, int]) -> set[bool]:
    """FK-22: a part is done as long as it has a target, and the next one has all but the office just changed."""
    if not parts:
        return {False}
    targets = [
        (office, way)
        for office, worth in tiles.items()
        for way in (UP, DOWN)
        if office != changed and parts[0] & way and (worth < HIGHEST if way == UP else worth > LOWEST)
    ]
    if not targets:
        return _may_move(tiles, parts[1:], NO_OFFICE, wanted)
    found = {True} if wanted in targets else set()
    for office, way in targets:
        if (office, way) != wanted:
            after = tiles | {office: tiles[office] + (1 if way == UP else -1)}
            found |= _may_move(after, parts[1:], office, wanted)
    return found


def worth_of(ears: Ears, office: int = NO_OFFICE) -> "Worth":
    """What the cards of a game are worth in an office; in gold, where none is named."""
    return _worth_in(pack_of(ears), ears.seats, office)


@lru_cache(maxsize=64)
def _worth_in(pack: KingPack, seats: int, office: int) -> "Worth":
    return Worth(pack.value, pack.decks[seats], office)


class Worth:
    """Something that cards have, in an amount: gold, or the values of an office."""

    def __init__(self, value: Sequence[int], deck: list[int], office: int) -> None:
        self.gold = office == NO_OFFICE
        kinds = [k for k in deck if (gold_of(k) if self.gold else office_of(k) == office)]
        self._of = {kind: gold_of(kind) if self.gold else value[kind] for kind in kinds}
        self._dear = sorted(Counter(kinds).items(), key=lambda found: -self._of[found[0]])
        self.of_all = self.of(kinds)
        self.dearest = max(self._of.values(), default=0)

    def of(self, kinds: Iterable[int]) -> int:
        return sum(self.each(kinds))

    def each(self, kinds: Iterable[int]) -> list[int]:
        return [self._of.get(kind, 0) for kind in kinds]

    def dearest_but(self, kinds: Counter[int], count: int) -> list[int]:
        """What so many cards of the deck are worth at most, these not among them; worthless ones are left out."""
        found: list[int] = []
        for kind, copies in self._dear:
            found += [self._of[kind]] * min(copies - kinds[kind], count - len(found))
        return found


class Holding:
    """How much a hand held just before event `at`, of gold or of an office: `low` to `high`.

    The ears know cards that came before, and cards that went since or are shown at the end. Each proves something of
    the hand; of the others only the number is known.
    """

    def __init__(self, ears: Ears, seat: int, at: int, worth: Worth) -> None:
        self.seat = seat
        self.worth = worth
        self.size = 0
        self._came: Counter[int] = Counter()  # known cards that came before, without those known to have gone
        self._came_unseen = 0
        self._went_unseen = 0
        self._cap = 99  # a default told that there was less gold (FK-37)
        self._floor = 0
        self._lot = -1
        for event in ears.before(at):
            if event.seat == seat or event.what == "lot":
                self._hear_before(event)
        self._proved: Counter[int] = Counter()  # known cards that went or are shown and had not come since
        self._since: Counter[int] = Counter()  # known cards that came since, without those known to have gone
        self._left = self.size  # cards in hand that are not known
        self._gone = 0  # cards gone unseen since
        self._gain = 0  # what came since less what went, where it is known

    def _hear_before(self, event: Heard) -> None:
        if event.what == "lot":
            self._lot = event.cards[0]
        if event.seat != self.seat:
            return
        if event.what in COMES:
            self.size += 1
            if event.cards[0] >= 0:
                self._came[event.cards[0]] += 1
                self._cap += self.worth.of(event.cards)
            else:
                self._came_unseen += 1
        elif event.what in GOES:
            self.size -= 1
            if event.cards[0] < 0:
                self._went_unseen += 1
            else:
                self._cap -= self.worth.of(event.cards)
                if self._came[event.cards[0]]:
                    self._came[event.cards[0]] -= 1
                else:
                    self._came_unseen -= 1  # it was one of those
        elif self._tells_of_gold(event):
            self._cap = min(self._cap, event.nums[0] - 1)

    def hear(self, event: Heard) -> None:
        """Hear what came since."""
        if event.what == "lot":
            self._lot = event.cards[0]
        if event.seat != self.seat:
            return
        if event.what in COMES:
            self._left += 1
            if event.cards[0] >= 0:
                self._since[event.cards[0]] += 1
                self._gain += self.worth.of(event.cards)
        elif event.what in GOES:
            self._left -= 1
            if event.cards[0] < 0:
                self._gone += 1
            else:
                self._prove(event.cards[0])
                self._gain -= self.worth.of(event.cards)
            if event.what == "paid" and self.worth.gold:  # who pays can pay the rest as well (FK-38)
                self._floor = max(self._floor, event.nums[2] - event.nums[1] - self._gain)
        elif self._tells_of_gold(event):
            self._cap = min(self._cap, event.nums[0] - 1 - self._gain + self.worth.dearest * self._gone)
        elif event.what in SHOWN:
            for kind in event.cards:
                self._prove(kind)
            self._left = 0

    def _prove(self, kind: int) -> None:
        if self._since[kind]:
            self._since[kind] -= 1
        else:
            self._proved[kind] += 1

    def _tells_of_gold(self, event: Heard) -> bool:
        """Whether a default tells of gold: for a Gold card it was cards that were too few (FK-37)."""
        return event.what == DEFAULTED and self.worth.gold and not GOLD <= self._lot < KING

    def bounds(self) -> tuple[int, int]:
        """The least and the most that the hand can have held."""
        if self._went_unseen:  # then no card comes unseen any more
            sure, perhaps, unknown = self._proved, self._came, self._came_unseen
        else:
            sure, perhaps, unknown = self._came, self._proved, self._gone + self._left - self._since.total()
        more, rest = perhaps - sure, unknown - (sure - perhaps).total()
        others = self.size - sure.total()
        known, certain = self.worth.each(more.elements()), self.worth.of(sure.elements())
        dear = self.worth.dearest_but(sure | perhaps, rest)
        low = certain + sum(sorted(known + [0] * rest)[:others])
        high = certain + sum(sorted(known + dear, reverse=True)[:others])
        return max(low, self._floor), min(high, self._cap)
