"""Who lied: all that was said in a match against the cards, and who earned a medallion by it. A pure function of the
book, of one viewer's ears and, when the match is over, of the open record.

Forecasts are no word that somebody gave, and are left out.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import OPEN
from coterie.talk.acts import BELIEVE, DOUBT
from coterie.talk.book import Book, right
from coterie.talk.ears import Ears
from coterie.talk.sayings import FORECAST, Said, Saying, named, sayings_of
from coterie.talk.stakes import Chapter, Stakes, stakes_of
from coterie.talk.verdict import BROKEN, KEPT, Verdict

BOLDEST: Final = "boldest"  # the boldest lie that worked
TRUSTED: Final = "trusted"  # the most trusted liar
CASSANDRA: Final = "cassandra"  # true, and doubted most
NOSE: Final = "nose"  # doubts that were right
WORD: Final = "word"  # deals that were kept
CRIME: Final = "crime"  # a lie that only the record shows
MEDALLIONS: Final = (BOLDEST, TRUSTED, CASSANDRA, NOSE, WORD, CRIME)


@dataclass(frozen=True, slots=True)
class OpenRecord:
    """What there is to know when a match is over: the ears that heard everything, and those of each seat."""

    ears: Ears
    seats: list[Ears]


@dataclass(frozen=True, slots=True)
class Chip:
    """Something said, what became of it, and who took it for true or not before they could know."""

    said: Said
    verdict: Verdict
    by_record: bool  # whether only the record knows
    chapter: Chapter
    believers: tuple[int, ...]
    doubters: tuple[int, ...]
    partner: int = -1  # of a side of a pact: who is bound by the other


@dataclass(frozen=True, slots=True)
class Medallion:
    """Something to be remembered for: whose it is, how often, out of how often, and the chips that show it."""

    name: str
    seat: int
    count: int
    of: int
    chips: tuple[int, ...]  # places in the list of all


@dataclass(frozen=True, slots=True)
class SeatWord:
    """How one player's word stood: what was kept and what was not, and the doubts that were right."""

    seat: int
    kept: int
    broken: int
    doubts_right: int
    doubts: int  # that turned out right or wrong


@dataclass(frozen=True, slots=True)
class WhoLied:
    """The whole page: every chip in the order in which it was said, each player's word, and the medallions."""

    chips: list[Chip]
    seats: list[SeatWord]
    medallions: list[Medallion]

    @property
    def judged(self) -> int:
        return sum(chip.verdict.mark in (KEPT, BROKEN) for chip in self.chips)

    @property
    def broken(self) -> int:
        return sum(chip.verdict.mark == BROKEN for chip in self.chips)

    @property
    def chapters(self) -> list[Chapter]:
        """Those in which something was said, in order."""
        return list(dict.fromkeys(chip.chapter for chip in self.chips))


def who_lied(
    game: Game,
    book: Book,
    ears: Ears,
    public: Ears,
    record: OpenRecord | None = None,
) -> WhoLied:
    """All that everybody heard in a match against the cards, as these ears have it."""
    counted = [said for said in book.said if named(sayings_of(game), said.saying).act != FORECAST]
    page = _Page(sayings_of(game), stakes_of(game), book, ears, public, record)
    chips = [page.chip(said) for said in counted]
    words = [_word_of(seat, chips) for seat in range(ears.seats)]
    return WhoLied(chips, words, _medallions(chips, words, page))


def by_the_record(
    game: Game,
    book: Book,
    eyes: Callable[[int], Eyes],
    viewer: int = OPEN,
) -> WhoLied:
    """Who lied in a match that is over, with a result or without one. `eyes` are those of any viewer at its end."""
    last = eyes(OPEN)
    ears = {each: Ears.of(eyes(each)) for each in (*range(last.seats + 1), OPEN)}
    for each in ears.values():
        each.ended = True
    record = OpenRecord(ears[OPEN], [ears[seat] for seat in range(last.seats)])
    return who_lied(game, book, ears[viewer], ears[last.seats], record)


class _Page:
    """What the page is made from."""

    def __init__(
        self,
        sayings: list[Saying],
        stakes: Stakes,
        book: Book,
        ears: Ears,
        public: Ears,
        record: OpenRecord | None,
    ) -> None:
        self.sayings = sayings
        self.stakes = stakes
        self.book = book
        self.public = public
        self.record = record
        self.at_table = public if ears.viewer == OPEN else ears  # who could know it at the table
        self.knows = record.ears if record else self.at_table

    def chip(self, said: Said) -> Chip:
        there = self._judge(said, self.at_table)
        verdict, by_record = there, False
        if self.record and there.mark not in (KEPT, BROKEN):
            by_open = self._judge(said, self.record.ears)
            if by_open.mark in (KEPT, BROKEN):
                verdict, by_record = by_open, True
        partner = -1
        if said.given >= 0:
            partner = next(
                side.seat for side in self.book.sides(self.book.offers[said.given]) if side.seat != said.seat
            )
        chapter = self.stakes.chapter_of(self.public, said.at)
        return Chip(said, verdict, by_record, chapter, *self._thought_of(said, partner), partner)

    def results(self, said: Said) -> dict[int, int]:
        """What each seat won or lost in the chapter of a saying."""
        return self.stakes.results(self.knows, self.stakes.events_of(self.knows, said.at))

    def weight(self, chip: Chip) -> int:
        return self.stakes.weighs(self.knows, chip.said, chip.verdict)

    def _judge(self, said: Said, ears: Ears) -> Verdict:
        return self.book.judge(said, self.sayings, ears, self.public)

    def _thought_of(self, said: Said, partner: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Who believed something and who doubted it. To accept a deal is to believe its other side, until one doubts
        it; so is to act on a word, where a game tells it.
        """
        said_so = {
            seat: belief
            for seat, belief in self.book.beliefs.get(said.line, {}).items()
            if seat != said.seat and self._open_for(said, seat, self.book.believed_at[said.line, seat])
        }
        silently = {seat for seat in {partner, *self.stakes.trusts(self.knows, said)} if seat >= 0}
        believers = {seat for seat in silently if said_so.get(seat) != DOUBT}
        believers |= {seat for seat, belief in said_so.items() if belief == BELIEVE}
        doubters = {seat for seat, belief in said_so.items() if belief == DOUBT}
        return tuple(sorted(believers)), tuple(sorted(doubters))

    def _open_for(self, said: Said, seat: int, at: int) -> bool:
        """Whether a seat did not know, before event `at`, what became of something: else its belief is mere talk."""
        ears = (self.record.seats[seat] if self.record else self.public).until(at)
        ears.ended = False
        return not named(self.sayings, said.saying).judges(said, ears).decided


def _word_of(seat: int, chips: list[Chip]) -> SeatWord:
    marks = [chip.verdict.mark for chip in chips if chip.said.seat == seat]
    doubts = [right(DOUBT, verdicts_of(line)) for line in _lines(chips) if any(seat in chip.doubters for chip in line)]
    return SeatWord(
        seat, marks.count(KEPT), marks.count(BROKEN), doubts.count(True), sum(was is not None for was in doubts)
    )


def verdicts_of(line: Iterable[Chip]) -> list[Verdict]:
    """What became of all that one line said."""
    return [chip.verdict for chip in line]


def _lines(chips: Iterable[Chip]) -> list[list[Chip]]:
    """The chips line by line: of a pitch, all that it said together."""
    found: dict[int, list[Chip]] = {}
    for chip in chips:
        found.setdefault(chip.said.line, []).append(chip)
    return list(found.values())


def _medallions(chips: list[Chip], words: list[SeatWord], page: _Page) -> list[Medallion]:
    made = [
        _boldest(chips, page),
        _by_seat(TRUSTED, chips, _fooled),
        _by_seat(CASSANDRA, chips, _disbelieved),
        _nose(chips, words),
        _by_seat(WORD, chips, lambda line: sum(c.partner >= 0 and c.verdict.mark == KEPT for c in line)),
        _crime(chips, page),
    ]
    return [medallion for medallion in made if medallion]


def _boldest(chips: list[Chip], page: _Page) -> Medallion | None:
    """The lie that weighed most of those that somebody believed and nobody who did fared better than the liar.

    At a tie it is the one that more believed, then the one said first.
    """
    worked = []
    for n, chip in enumerate(chips):
        if chip.verdict.mark == BROKEN and chip.believers:
            won = page.results(chip.said)
            if all(won.get(chip.said.seat, 0) >= won.get(seat, 0) for seat in chip.believers):
                worked.append((-page.weight(chip), -len(chip.believers), n))
    if not worked:
        return None
    n = min(worked)[-1]
    return Medallion(BOLDEST, chips[n].said.seat, len(chips[n].believers), page.public.seats - 1, (n,))


def _by_seat(name: str, chips: list[Chip], counts: Callable[[list[Chip]], int]) -> Medallion | None:
    """The seat whose lines count most. At a tie it is the one with more such lines, then the one who had the first."""
    best: tuple[int, int, int] | None = None
    found: Medallion | None = None
    for seat in {chip.said.seat for chip in chips}:
        lines = [line for line in _lines(chip for chip in chips if chip.said.seat == seat) if counts(line)]
        if lines:
            total = sum(counts(line) for line in lines)
            rank = -total, -len(lines), lines[0][0].said.line
            if best is None or rank < best:
                places = tuple(chips.index(chip) for line in lines for chip in line if _shows(name, chip))
                best, found = rank, Medallion(name, seat, total, len(lines), places)
    return found


def _shows(name: str, chip: Chip) -> bool:
    """Whether a chip of a line that counts is among those that show it."""
    if name == TRUSTED:
        return chip.verdict.mark == BROKEN and bool(chip.believers)
    if name == CASSANDRA:
        return bool(chip.doubters)
    return chip.partner >= 0 and chip.verdict.mark == KEPT


def _fooled(line: list[Chip]) -> int:
    """How many believed a line that was not kept."""
    return len({seat for chip in line if chip.verdict.mark == BROKEN for seat in chip.believers})


def _disbelieved(line: list[Chip]) -> int:
    """How many doubted a line of which everything was kept."""
    return len({seat for chip in line for seat in chip.doubters}) if right(DOUBT, verdicts_of(line)) is False else 0


def _nose(chips: list[Chip], words: list[SeatWord]) -> Medallion | None:
    """Who doubted rightly more often than wrongly, by the most; at a tie who doubted more, then the first seat."""
    noses = [word for word in words if 2 * word.doubts_right > word.doubts]
    if not noses:
        return None
    best = min(noses, key=lambda word: (word.doubts - 2 * word.doubts_right, -word.doubts, word.seat))
    caught = tuple(n for n, chip in enumerate(chips) if best.seat in chip.doubters and chip.verdict.mark == BROKEN)
    return Medallion(NOSE, best.seat, best.doubts_right, best.doubts, caught)


def _crime(chips: list[Chip], page: _Page) -> Medallion | None:
    """The lie that weighed most of those that only the record shows. At a tie it is the one said first."""
    hidden = [(-page.weight(chip), n) for n, chip in enumerate(chips) if chip.by_record and chip.verdict.mark == BROKEN]
    if not hidden:
        return None
    n = min(hidden)[1]
    return Medallion(CRIME, chips[n].said.seat, 1, len(hidden), (n,))
