"""What a courtier makes of what is said in For the King: how much gold a rival has, and how far a rival will go.

Everything is read from one pair of ears.
"""

from collections.abc import Sequence
from typing import Final

from coterie.games.for_the_king.hearsay import COMES, GOES, LOT_OVER, office_of
from coterie.games.for_the_king.judging import BIDS
from coterie.games.for_the_king.lexicon import GOLD, KING
from coterie.games.for_the_king.sayings import MOST_NAMED, SAYINGS
from coterie.talk.bargaining import Bargaining
from coterie.talk.book import Book, Spoken
from coterie.talk.ears import Ears
from coterie.talk.minds import Minds, Repertoire, Way, spread
from coterie.talk.sayings import FORECAST, Said, Saying
from coterie.talk.verdict import BROKEN, KEPT

STAKE: Final = 0.4  # points that a deal is about
DEAREST: Final = 3  # gold on one card
ROUND: Final = ("dealer", "lot")  # the events that begin a round
_SAYINGS: Final[dict[str, Saying]] = {saying.name: saying for saying in SAYINGS}
_USUAL: Final[list[Way]] = [
    *[("gold-at-least", (n,)) for n in (2, 4, 6, 8, 10, 12)],
    *[("gold-at-most", (n,)) for n in (1, 3, 5, 7, 9)],
]


def _gain(way: Way) -> float:
    """How much it serves the speaker to be believed: a full purse frightens others, an empty one lulls them."""
    return way[1][0] / 10 if way[0] == "gold-at-least" else 0.3


class Hearsay:
    """What was said so far, and what one listener thinks of the speakers by it."""

    def __init__(self, ears: Ears, said: Sequence[Spoken]) -> None:
        self.minds = Minds(ears.seats)
        self.book = Book.of(said)
        self.said = said
        self.ears = ears
        lot = ears.last("lot", *LOT_OVER)
        self._lot = lot.n if lot and lot.what == "lot" else -1  # the event that put it up; -1: none is up
        self._learn()

    def gold(self, seat: int, sure: int, hidden: int, mean: float) -> float:
        """How much gold a rival's hand holds, of which so much is known and so many cards are not."""
        said = self._of_gold(seat)
        if not said or not hidden:
            return mean
        high = min(sure + DEAREST * hidden, max(MOST_NAMED, sure + DEAREST))
        chances = spread(sure, high, mean, max(1.0, 0.9 * hidden**0.5))
        ways = [*_USUAL, *[way for way in said if way not in _USUAL]]
        repertoire = Repertoire(ways, chances, lambda way, c: _holds(way, sure + c), _gain)
        read = self.minds.reads(seat, repertoire, said)
        return sum(chance * (sure + c) for c, chance in enumerate(read))

    def time_left(self) -> float:
        """The part of the lots that is still to come."""
        gone = sum(event.what == "lot" for event in self.ears.heard)
        lot = self.ears.last("lot")
        left = lot.nums[0] if lot else 1
        return left / max(1, left + gone)

    def bargaining(self) -> Bargaining:
        """What the listener has agreed on, and how it bargains."""
        ears = self.ears
        return Bargaining(ears.viewer, ears, self.book, self.said, SAYINGS, self.minds, ROUND, self.time_left(), STAKE)

    def floor(self, seat: int) -> int:
        """Up to which bid a seat has promised to go for the lot; 0: it has promised nothing."""
        return max((said.args[0] for said in self._of_lot(seat, "bids-up-to")), default=0)

    def ceiling(self, seat: int) -> int | None:
        """Beyond which bid a seat has promised not to go for the lot, but by a pact; None: it has promised nothing."""
        plain = [said.args[0] for said in self._of_lot(seat, "bids-at-most") if said.given < 0]
        return min(plain, default=None)

    def held(self, seat: int, kind: int) -> int | None:
        """Beyond which bid a seat has agreed not to go for a lot of this kind; None: it has agreed to nothing."""
        found = [most for said in self._bound(seat) if (most := self._most(said, kind)) is not None]
        return min(found, default=None)

    def _bound(self, seat: int) -> list[Said]:
        """What a seat has promised by pacts that is open."""
        mine = [said for said in self.book.said if said.seat == seat and said.given >= 0]
        return [said for said in mine if not self.book.judge(said, SAYINGS, self.ears, self.ears).decided]

    def _most(self, said: Said, kind: int) -> int | None:
        """How much may be bid for a lot of this kind by a promise; None if it is about something else."""
        if said.saying == "bids-at-most":
            return said.args[0] if said.anchor == self._lot else None
        if said.saying == "next":
            return 0 if said.args[0] != BIDS and said.anchor < self._lot else None
        return 0 if said.saying == "leaves" and office_of(kind) == said.args[0] else None

    def bid(self, seat: int, gold: float) -> float:
        """How far a rival with so much gold is expected to go for the lot."""
        ceiling, keeps = self.ceiling(seat), self.minds.keeps(seat)  # a pact is no stronger than who made it
        return gold if ceiling is None or ceiling >= gold else keeps * ceiling + (1 - keeps) * gold

    def false(self, said: Said) -> float | None:
        """How likely a promise about the lot, or a word about gold, is not true."""
        fresh = said.anchor >= self._lot >= 0
        return 1 - self.minds.keeps(said.seat) if fresh and _SAYINGS[said.saying].act != FORECAST else None

    def _of_lot(self, seat: int, name: str) -> list[Said]:
        mine = [said for said in self.book.said if said.seat == seat and said.saying == name and not said.taken_back]
        return [said for said in mine if said.anchor == self._lot]

    def _of_gold(self, seat: int) -> list[Way]:
        """What a seat has said about the gold that it holds now, each thing once."""
        changed = self.ears.last(*COMES, *GOES, seat=seat)
        found: dict[Way, None] = {}
        for said in self.book.said:
            if said.seat != seat or said.taken_back or (changed and said.at <= changed.n):
                continue
            if said.saying in ("gold-at-least", "gold-at-most"):
                found[said.saying, said.args] = None
            elif said.saying == "can-pay" and (bid := self._bid(said.anchor)):
                found["gold-at-least", (bid,)] = None
        return list(found)

    def _bid(self, anchor: int) -> int:
        """The bid that an event told, if it is in gold; else 0."""
        lot = self.ears.last("lot", before=anchor)
        event = next((event for event in self.ears.since(anchor) if event.n == anchor), None)
        return event.nums[0] if lot and event and not GOLD <= lot.cards[0] < KING else 0

    def _learn(self) -> None:
        rounds = [event.n for event in self.ears.heard if event.what in ROUND]
        at = 0
        for said in self.book.said:
            while at < len(rounds) and rounds[at] < said.at:
                self.minds.fade()
                at += 1
            saying = _SAYINGS[said.saying]
            if said.seat == self.ears.viewer or saying.act == FORECAST:
                continue
            mark = self.book.judge(said, SAYINGS, self.ears, self.ears).mark
            if mark in (KEPT, BROKEN):
                self.minds.sees(said.seat, mark == KEPT)


def _holds(way: Way, gold: int) -> bool:
    return gold >= way[1][0] if way[0] == "gold-at-least" else gold <= way[1][0]
