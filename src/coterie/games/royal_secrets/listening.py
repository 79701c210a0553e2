"""What a courtier makes of what is said in Royal Secrets: about hidden cards, and where somebody goes.

Everything is read from one pair of ears.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from coterie.games.royal_secrets import lexicon as w
from coterie.games.royal_secrets.judges import COURTIER, EXCUSED, VALET, YES, class_of, is_worth
from coterie.games.royal_secrets.sayings import SAYINGS
from coterie.talk.book import Book, Spoken
from coterie.talk.ears import Ears
from coterie.talk.minds import Minds, Repertoire, Way
from coterie.talk.sayings import FORECAST, Said, Saying
from coterie.talk.verdict import BROKEN, KEPT

# How often a card that courtiers bet face down is of each kind, up to the last valet.
HIDDEN: Final = (0.43, 0.14, 0.166, 0.077, 0.076, 0.071, 0.005, 0.014, 0.011, 0.014)
STAYS: Final[Way] = ("stays", ())
_SAYINGS: Final[dict[str, Saying]] = {saying.name: saying for saying in SAYINGS}


def _true(way: Way, kind: int) -> bool:
    """Whether something said about a hidden card is true of a kind. Only who has laid the Excuse withdraws."""
    name, args = way
    if name == "down-at-least":
        return is_worth(kind, args[0])
    if name == "down-at-most":
        return w.INFLUENCE[kind] <= args[0]
    if name == "down-is":
        return (class_of(kind) == args[0]) == (args[1] == YES)
    return kind != w.EXCUSE


def _gain(way: Way) -> float:
    """How much it serves the speaker to be believed: others count on who is strong, and stay."""
    name, args = way
    if name == "down-at-least":
        return args[0] / 20
    if name == "down-at-most":
        return args[0] / 20 - 1
    if name == "down-is":
        gains = {(COURTIER, 1): 0.3, (COURTIER, 0): -1.0, (VALET, 1): -0.7, (VALET, 0): 0.2, (EXCUSED, 1): -1.5}
        return gains.get((args[0], args[1]), 0.4)
    return 0.5


_WAYS: Final[list[Way]] = [
    *[("down-at-least", (n,)) for n in (10, 20, 30, 40)],
    *[("down-at-most", (n,)) for n in (0, 10, 20)],
    *[("down-is", (what, yes)) for what in (COURTIER, VALET, EXCUSED) for yes in (0, 1)],
    STAYS,
]
REPERTOIRE: Final = Repertoire(_WAYS, HIDDEN, _true, _gain, frankness=1.2)


class Hearsay:
    """What was said so far, and what one listener thinks of the speakers by it."""

    def __init__(self, ears: Ears, said: Sequence[Spoken]) -> None:
        self.minds = Minds(ears.seats)
        self.book = Book.of(said)
        self._ears = ears
        self._laid: dict[int, int] = {}  # in this round, by seat: the number of the event that laid the hidden card
        self._now: list[Said] = []  # what was said in this round
        self._learn()

    def down(self, seat: int) -> list[float] | None:
        """How likely the hidden card of another seat is of each kind; None as long as none is laid."""
        return self.minds.reads(seat, REPERTOIRE, _about_card(self._now, seat)) if seat in self._laid else None

    def comes(self, seat: int, audience: int) -> float:
        """How likely a seat that has yet to choose comes to an audience."""
        promised = self.promised(seat)
        if promised is None:
            return 0.5
        keeps = self.minds.keeps(seat)
        return keeps if promised == audience else 1 - keeps

    def promised(self, seat: int) -> int | None:
        """The audience that a seat has said it goes to in this round."""
        halls = [said.args[0] for said in self._now if said.seat == seat and said.saying == "goes"]
        return halls[-1] if halls else None

    def false(self, said: Said) -> float | None:
        """How likely something said in this round is false; None if this listener has no opinion of it."""
        if said.saying == "goes":
            return 1 - self.minds.keeps(said.seat)
        way = (said.saying, said.args)
        chances = self.down(said.seat) if said in self._now and way in REPERTOIRE.ways else None
        return sum(c for kind, c in enumerate(chances) if not _true(way, kind)) if chances else None

    def _learn(self) -> None:
        """Go through the rounds: what was said in each, and what became of it."""
        for begins, ends in _rounds(self._ears):
            said = [s for s in self.book.said if begins <= s.anchor and (ends < 0 or s.anchor < ends)]
            self._now = [s for s in said if not s.taken_back]
            self._laid.clear()
            shown: dict[int, int] = {}
            for event in self._ears.since(begins):
                if 0 <= ends <= event.n:
                    break
                if event.what == "bet-down" and event.seat != self._ears.viewer:
                    self._laid[event.seat] = event.n
                elif event.what == "turned-up" and event.seat in self._laid:
                    shown[event.seat] = event.cards[0]
            for seat, kind in shown.items():
                self.minds.learns(seat, REPERTOIRE, _about_card(self._now, seat), kind)
            self._learn_of_words()
            if ends >= 0:
                self.minds.fade()
            else:
                self._laid = {seat: n for seat, n in self._laid.items() if seat not in shown}

    def _learn_of_words(self) -> None:
        """What is said of other things is judged alone."""
        for said in self._now:
            saying = _SAYINGS[said.saying]
            if said.seat == self._ears.viewer or (said.saying, said.args) in REPERTOIRE.ways or saying.act == FORECAST:
                continue
            mark = self.book.judge(said, SAYINGS, self._ears, self._ears).mark
            if mark in (KEPT, BROKEN):
                self.minds.sees(said.seat, mark == KEPT)


def _rounds(ears: Ears) -> Iterator[tuple[int, int]]:
    """The numbers of the events with which each round begins and ends; the last has no end yet."""
    begun = [event.n for event in ears.heard if event.what == "round"]
    return zip(begun, [*begun[1:], -1], strict=True)


def _about_card(said: Sequence[Said], seat: int) -> list[Way]:
    """What a seat has said that tells something of its hidden card, each thing once."""
    found = {(s.saying, s.args): None for s in said if s.seat == seat}
    return [way for way in found if way in REPERTOIRE.ways]
