"""The book of a match: everything said in it that can be judged, and who believed it. A pure function of its lines.

Players read it as *the Ledger*.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from coterie.talk.acts import ACCEPT, ASK, BELIEVE, DECLINE, DOUBT, OFFER, REFUSE, SPOKEN, TAKE_BACK, Act
from coterie.talk.bargains import (
    ACCEPTED,
    ANSWERED,
    COUNTERED,
    DECLINED,
    OPEN_OFFER,
    REFUSED,
    RELEASED,
    WITHDRAWN,
    Inquiry,
    Offer,
)
from coterie.talk.ears import Ears
from coterie.talk.judge import is_released, judge
from coterie.talk.sayings import FORECAST, Said, Saying, named
from coterie.talk.verdict import BROKEN, KEPT, Verdict, void

VERSIONS = 3  # of one saying about one event


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line of a seat that carries acts, said before event `at`; or the note that another hand plays the seat on."""

    line: int
    seat: int
    at: int
    acts: tuple[Act, ...] = ()
    hands_over: bool = False


@dataclass(slots=True)
class Book:
    """What was said in a match, in order, the last word of every seat on each line (believe or doubt), and what was
    asked and offered.
    """

    said: list[Said] = field(default_factory=list)
    beliefs: dict[int, dict[int, str]] = field(default_factory=dict)  # by line, then by seat
    questions: dict[int, Inquiry] = field(default_factory=dict)  # by line
    believed_at: dict[tuple[int, int], int] = field(default_factory=dict)  # by line and seat: before which event
    offers: dict[int, Offer] = field(default_factory=dict)  # by line

    @classmethod
    def of(cls, lines: Iterable[Spoken]) -> "Book":
        book = cls()
        for line in lines:
            book.add(line)
        return book

    def add(self, line: Spoken) -> None:
        """Write a line down."""
        if line.hands_over:
            self._hand_over(line)
        for n, act in enumerate(line.acts):
            if act.act in SPOKEN:
                self.said.append(Said(line.line, n, line.seat, act.saying, act.args, line.at, act.anchor))
                if act.line in self.questions:
                    self.questions[act.line].answers[line.seat] = ANSWERED
            elif act.act in (BELIEVE, DOUBT):
                self.beliefs.setdefault(act.line, {})[line.seat] = act.act
                self.believed_at[act.line, line.seat] = line.at
            elif act.act == TAKE_BACK:
                self._take_back(act.line)
            elif act.act == ASK:
                self.questions[line.line] = Inquiry(line.line, line.seat, act.seat, act.saying, act.args, act.anchor)
            elif act.act == DECLINE and act.line in self.questions:
                self.questions[act.line].answers[line.seat] = DECLINED
            elif act.act == OFFER:
                self._offer(line, n, act)
            elif act.act == REFUSE and act.line in self.offers:
                self.offers[act.line].state = REFUSED
            elif act.act == ACCEPT and act.line in self.offers:
                self._accept(line, n, self.offers[act.line])

    def open_offers(self) -> list[Offer]:
        """The offers that nobody has answered or withdrawn."""
        return [offer for offer in self.offers.values() if offer.state == OPEN_OFFER]

    def pacts(self) -> list[Offer]:
        """The offers that were accepted."""
        return [offer for offer in self.offers.values() if offer.state == ACCEPTED]

    def sides(self, offer: Offer) -> tuple[Said, Said]:
        """What both promised by a pact: first who offered it."""
        first, second = [said for said in self.said if said.given == offer.line]
        return first, second

    def of_line(self, line: int) -> list[Said]:
        return [said for said in self.said if said.line == line]

    def versions(self, seat: int, saying: str, anchor: int) -> int:
        """How often a seat has said this about the same event."""
        return sum(said.seat == seat and said.saying == saying and said.anchor == anchor for said in self.said)

    def spoken_about(self, seat: int, since: int) -> bool:
        """Whether a seat has said something about an event from number `since` on that still stands."""
        return any(said.seat == seat and said.anchor >= since and not said.taken_back for said in self.said)

    def judge(self, said: Said, sayings: Iterable[Saying], ears: Ears, public: Ears) -> Verdict:
        """The verdict of these ears on something said. `public` are the onlooker's ears: a side of a pact is released
        by what everybody knows.
        """
        saying = named(sayings, said.saying)
        if said.given >= 0 and not said.taken_back and ears.stands(said.anchor):
            other = self._other_side(said)
            if is_released(said, saying, other, named(sayings, other.saying), public):
                return void(RELEASED)
        return judge(said, saying, ears)

    def decides(self, said: Said, sayings: Iterable[Saying]) -> frozenset[str]:
        """The words of the events that can decide something said."""
        own = named(sayings, said.saying).decides
        return own | named(sayings, self._other_side(said).saying).decides if said.given >= 0 else own

    def verdicts(self, sayings: list[Saying], ears: Ears, public: Ears) -> dict[tuple[int, int], Verdict]:
        """The verdict of these ears on everything said, by line and number of the act."""
        return {(said.line, said.n): self.judge(said, sayings, ears, public) for said in self.said}

    def honesty(self, sayings: list[Saying], ears: Ears, public: Ears) -> dict[int, tuple[int, int]]:
        """Of each seat that spoke, how much it kept and how much it broke, for these ears. Forecasts do not count."""
        found: dict[int, tuple[int, int]] = {}
        verdicts = self.verdicts(sayings, ears, public)
        for said in self.said:
            kept, broken = found.get(said.seat, (0, 0))
            mark = verdicts[said.line, said.n].mark
            counts = named(sayings, said.saying).act != FORECAST
            found[said.seat] = (kept + (counts and mark == KEPT), broken + (counts and mark == BROKEN))
        return found

    def _hand_over(self, line: Spoken) -> None:
        """Another hand plays a seat: what it promised is over, and what it offered or was offered lapses."""
        self.said = [
            replace(said, handed_over=line.at) if said.seat == line.seat and said.handed_over < 0 else said
            for said in self.said
        ]
        for offer in self.open_offers():
            if line.seat in (offer.seat, offer.to):
                offer.state = WITHDRAWN

    def _take_back(self, line: int) -> None:
        if line in self.offers:
            self.offers[line].state = WITHDRAWN
        self.said = [replace(said, taken_back=True) if said.line == line else said for said in self.said]

    def _offer(self, line: Spoken, n: int, act: Act) -> None:
        if act.line in self.offers:
            self.offers[act.line].state = COUNTERED
        mine = Said(line.line, n, line.seat, act.saying, act.args, line.at, act.anchor)
        wants = Said(-1, 0, act.seat, act.wants, act.wants_args, line.at, act.wants_anchor)
        self.offers[line.line] = Offer(line.line, line.seat, act.seat, mine, wants, act.line)

    def _accept(self, line: Spoken, n: int, offer: Offer) -> None:
        """From now on both have promised."""
        offer.state, offer.accepted = ACCEPTED, line.line
        self.said.append(replace(offer.mine, at=line.at, given=offer.line))
        self.said.append(replace(offer.wants, line=line.line, n=n, at=line.at, given=offer.line))

    def _other_side(self, said: Said) -> Said:
        return next(other for other in self.said if other.given == said.given and other.seat != said.seat)


def right(belief: str, verdicts: Iterable[Verdict]) -> bool | None:
    """Whether a belief or a doubt of a line was right; None as long as that is open.

    A doubt is right as soon as one of the line's sayings is broken, a belief when all are kept.
    """
    marks = [verdict.mark for verdict in verdicts]
    if BROKEN in marks:
        return belief == DOUBT
    if marks and all(mark == KEPT for mark in marks):
        return belief == BELIEVE
    return None
