"""Deals in games that tests play by hand: offers made and accepted through the occasion, and what became of them.

deals = Deals(ROYAL_SECRETS, lambda: evening.table)
pact = deals.strike("A", "offer B both-at-least 40 for both-at-least 20")
deals.outcome(pact)
"""

from collections.abc import Callable

from coterie.core.game import Game
from coterie.core.lexicon import LETTERS, OPEN
from coterie.core.table import Table
from coterie.talk import Book, Ears, Spoken, Verdict, sayings_of
from coterie.talk.acts import read
from coterie.talk.bargains import outcome_of
from coterie.talk.occasion import Occasion
from tests.talk.oracle import ears_of
from tests.talk.samples import LOUDEST, public_of


class Deals:
    """What is said at a table, line by line, as far as it may be said."""

    def __init__(self, game: Game, table: Callable[[], Table]) -> None:
        self.sayings = sayings_of(game)
        self.lines: list[Spoken] = []
        self.ended = False  # without a result
        self._table = table

    def say(self, who: str, text: str) -> int:
        """A seat says something, as it is written; the number of the line."""
        table, seat = self._table(), LETTERS.index(who)
        lines = range(len(self.lines))
        occasion = Occasion(
            self.sayings, self.book, LOUDEST, seat, table.seats, lambda: public_of(table), lines, len(lines)
        )
        act = occasion.check(read(text, self.sayings))
        self.lines.append(Spoken(len(lines), seat, table.told, (act,)))
        return len(lines)

    def strike(self, who: str, text: str) -> int:
        """An offer that is accepted at once; its line."""
        line = self.say(who, text)
        self.say(LETTERS[self.book.offers[line].to], f"accept #{line}")
        return line

    def hand_over(self, who: str) -> None:
        self.lines.append(Spoken(len(self.lines), LETTERS.index(who), self._table().told, hands_over=True))

    @property
    def book(self) -> Book:
        return Book.of(self.lines)

    def sides(self, line: int, viewer: int | None = None) -> tuple[Verdict, Verdict]:
        """The verdicts on both sides of a pact, by the ears of a viewer or the onlooker's."""
        book, seats = self.book, self._table().seats
        first, second = book.sides(book.offers[line])
        ears, public = [self._ears(of) for of in (seats if viewer is None else viewer, seats)]
        return book.judge(first, self.sayings, ears, public), book.judge(second, self.sayings, ears, public)

    def outcome(self, line: int) -> str:
        """What became of a pact for the table. Who knows more knows the same or, as yet, nothing else."""
        found = outcome_of(*self.sides(line))
        if found:
            for viewer in (*range(self._table().seats), OPEN):
                assert outcome_of(*self.sides(line, viewer)) == found
        return found

    def _ears(self, viewer: int) -> Ears:
        ears = ears_of(self._table(), viewer)
        ears.ended = ears.ended or self.ended
        return ears
