"""An occasion to speak: whether a seat may say something now, by what everybody knows, and by nothing else.

If it were decided by a hand, that something may be said, or is refused, would tell what is in that hand.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from typing import Final

from coterie.core.errors import CoterieError, refuse
from coterie.talk.acts import BELIEVE, DOUBT, GESTURES, SPOKEN, TAKE_BACK, Act, level_of
from coterie.talk.book import VERSIONS, Book
from coterie.talk.judge import judge
from coterie.talk.sayings import PROMISE, Opening, Public, Said, Saying, from_shorthand, named, openings
from coterie.talk.verdict import BROKEN

MOST_ACTS: Final = 600  # of a match
THIS_LINE: Final = -2  # has no number yet
LONGEST_SHORTHAND: Final = 40  # letters


class Occasion:
    """A moment at which a seat speaks, and what everybody knows then.

    `public` tells what everybody knows; it is None where nothing is being played. The book is its own: what is checked
    is written down in it. `lines` are the numbers of the lines that a gesture can be about, and `count` is how many
    acts there were.
    """

    def __init__(
        self,
        sayings: list[Saying],
        book: Book,
        level: int,
        seat: int,
        seats: int,
        public: Callable[[], Public] | None,
        lines: Container[int],
        count: int,
    ) -> None:
        self.level = level
        self._sayings = sayings
        self._book = book
        self._seat = seat
        self._seats = seats
        self._tells = public
        self._lines = lines
        self._count = count
        self._public: Public | None = None

    def check(self, act: Act) -> Act:
        """The act as it is kept: with nothing in it that does not belong there, and the event that it is about.

        Raises Refused if it may not be said.
        """
        if level_of(act, self._sayings) > self.level:
            refuse("refused-talk-level", "this table has agreed not to say such things")
        if self._count >= MOST_ACTS:
            refuse("refused-talk-full", f"{MOST_ACTS} such things were said in this game already", most=MOST_ACTS)
        if act.act in SPOKEN:
            checked = self._saying(act)
        elif act.act in (BELIEVE, DOUBT):
            checked = self._belief(act)
        elif act.act == TAKE_BACK:
            checked = self._take_back(act)
        else:
            checked = self._gesture(act)
        self._count += 1
        return checked

    def check_each(self, acts: Sequence[Act]) -> tuple[list[Act], list[tuple[int, CoterieError]]]:
        """Those that may be said, as they are kept, and why each of the others may not."""
        said: list[Act] = []
        unsaid: list[tuple[int, CoterieError]] = []
        for n, act in enumerate(acts):
            try:
                said.append(self.check(act))
            except CoterieError as error:
                unsaid.append((n, error))
        return said, unsaid

    def shorthand(self, text: str) -> Act | None:
        """The act that a line is, if it is nothing but the shorthand of something that may be said now."""
        if self._tells is None or len(text) > LONGEST_SHORTHAND:
            return None
        found = from_shorthand(self._openings(), text)
        return Act(found[0].act, found[0].name, found[1]) if found else None

    def openings(self) -> list[tuple[Saying, Opening]]:
        """What the seat may say now, without that of which it has told enough versions."""
        return [
            (saying, opening)
            for saying, opening in self._openings()
            if self._book.versions(self._seat, saying.name, opening.anchor) < VERSIONS
        ]

    def _openings(self) -> list[tuple[Saying, Opening]]:
        return openings(self._sayings, self._know(), self._seat, self.level) if self._tells else []

    def _saying(self, act: Act) -> Act:
        if self._tells is None:
            refuse("refused-nothing-played", "no game is being played that this could be about")
        saying = named(self._sayings, act.saying)
        if act.act != saying.act or act.line >= 0 or act.seat >= 0 or act.gesture:
            refuse("refused-argument", f"'{saying.name}' is a {saying.act}", saying=saying.name, wants=saying.act)
        opening = saying.may(self._know(), self._seat)
        if opening is None:
            refuse("refused-not-now", f"'{saying.name}' cannot be said now", saying.clause, saying=saying.name)
        if not saying.fits(opening, act.args):
            wants = _wanted(saying, opening)
            refuse("refused-argument", f"'{saying.name}' takes {wants}", saying=saying.name, wants=wants)
        if self._book.versions(self._seat, saying.name, opening.anchor) >= VERSIONS:
            refuse("refused-versions", f"you have told {VERSIONS} versions of this already", most=VERSIONS)
        n, told = len(self._book.said), self._know().ears.told
        self._book.said.append(Said(THIS_LINE, n, self._seat, saying.name, act.args, told, opening.anchor))
        return Act(saying.act, saying.name, act.args, anchor=opening.anchor)

    def _belief(self, act: Act) -> Act:
        found = self._of_line(act)
        if found[0].seat == self._seat:
            refuse("refused-own-line", "this is your own line: others believe it or not")
        self._check_open(found)
        return Act(act.act, line=act.line)

    def _take_back(self, act: Act) -> Act:
        found = self._of_line(act)
        if found[0].seat != self._seat or any(named(self._sayings, said.saying).act != PROMISE for said in found):
            refuse("refused-no-promise", "you can take back a promise of your own, and nothing else")
        self._check_open(found)
        public = self._know()
        others = [seat for seat in range(self._seats) if seat != self._seat]
        answered = public.view.sealed and any(seat not in public.view.waiting for seat in others)
        if answered or any(heard.seat != self._seat for heard in public.ears.since(found[0].at)):
            refuse("refused-acted", "somebody has acted since: this stays promised")
        return Act(TAKE_BACK, line=act.line)

    def _gesture(self, act: Act) -> Act:
        if act.gesture not in GESTURES or (act.line >= 0 and act.seat >= 0):
            wants = ", ".join(GESTURES)
            refuse("refused-argument", f"a gesture is one of {wants}", saying=act.act, wants=wants)
        if act.line >= 0 and act.line not in self._lines:
            refuse("refused-no-line", "there is no such line")
        if act.seat >= self._seats:
            refuse("refused-no-person", "there is no such seat")
        return replace(act, saying="", args=(), anchor=-1)

    def _of_line(self, act: Act) -> list[Said]:
        """What was said in the line that an act is about."""
        found = self._book.of_line(act.line)
        if not found or self._tells is None:
            refuse("refused-no-line", "nothing was said in such a line that could be true or false")
        return found

    def _check_open(self, found: list[Said]) -> None:
        """Raises Refused if everybody knows what became of a line."""
        ears = self._know().ears
        marks = [judge(said, named(self._sayings, said.saying), ears) for said in found]
        if all(verdict.decided for verdict in marks) or any(verdict.mark == BROKEN for verdict in marks):
            refuse("refused-decided", "everybody knows what became of this")

    def _know(self) -> Public:
        assert self._tells
        self._public = self._public or self._tells()
        return self._public


def _wanted(saying: Saying, opening: Opening) -> str:
    """What the arguments may be now."""
    parts = [
        f"{arg.name}: {', '.join(arg.word(value) for value in choices)}"
        for arg, choices in zip(saying.args, opening.choices, strict=True)
    ]
    return "; ".join(parts) or "-"
