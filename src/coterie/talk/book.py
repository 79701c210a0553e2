"""The book of a match: everything said in it that can be judged, and who believed it. A pure function of its lines.

Players read it as *the Ledger*.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from coterie.talk.acts import BELIEVE, DOUBT, SPOKEN, TAKE_BACK, Act
from coterie.talk.ears import Ears
from coterie.talk.judge import judge
from coterie.talk.sayings import FORECAST, Said, Saying, named
from coterie.talk.verdict import BROKEN, KEPT, Verdict

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
    """What was said in a match, in order, and the last word of every seat on each line: believe or doubt."""

    said: list[Said] = field(default_factory=list)
    beliefs: dict[int, dict[int, str]] = field(default_factory=dict)  # by line, then by seat

    @classmethod
    def of(cls, lines: Iterable[Spoken]) -> "Book":
        book = cls()
        for line in lines:
            book.add(line)
        return book

    def add(self, line: Spoken) -> None:
        """Write a line down."""
        if line.hands_over:
            self.said = [
                replace(said, handed_over=line.at) if said.seat == line.seat and said.handed_over < 0 else said
                for said in self.said
            ]
        for n, act in enumerate(line.acts):
            if act.act in SPOKEN:
                self.said.append(Said(line.line, n, line.seat, act.saying, act.args, line.at, act.anchor))
            elif act.act in (BELIEVE, DOUBT):
                self.beliefs.setdefault(act.line, {})[line.seat] = act.act
            elif act.act == TAKE_BACK:
                self.said = [replace(s, taken_back=True) if s.line == act.line else s for s in self.said]

    def of_line(self, line: int) -> list[Said]:
        return [said for said in self.said if said.line == line]

    def versions(self, seat: int, saying: str, anchor: int) -> int:
        """How often a seat has said this about the same event."""
        return sum(said.seat == seat and said.saying == saying and said.anchor == anchor for said in self.said)

    def spoken_about(self, seat: int, since: int) -> bool:
        """Whether a seat has said something about an event from number `since` on that still stands."""
        return any(said.seat == seat and said.anchor >= since and not said.taken_back for said in self.said)

    def verdicts(self, sayings: list[Saying], ears: Ears) -> dict[tuple[int, int], Verdict]:
        """The verdict of these ears on everything said, by line and number of the act."""
        return {(said.line, said.n): judge(said, named(sayings, said.saying), ears) for said in self.said}

    def honesty(self, sayings: list[Saying], ears: Ears) -> dict[int, tuple[int, int]]:
        """Of each seat that spoke, how much it kept and how much it broke, for these ears. Forecasts do not count."""
        found: dict[int, tuple[int, int]] = {}
        verdicts = self.verdicts(sayings, ears)
        for said in self.said:
            kept, broken = found.get(said.seat, (0, 0))
            mark = verdicts[said.line, said.n].mark
            counts = named(sayings, said.saying).act != FORECAST
            found[said.seat] = (kept + (counts and mark == KEPT), broken + (counts and mark == BROKEN))
        return found


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
