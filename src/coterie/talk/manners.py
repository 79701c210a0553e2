"""Manners: how a bot speaks, and when it says that it believes or doubts somebody."""

from collections.abc import Callable, Sequence
from typing import Final

from coterie.core.dice import Dice
from coterie.talk.acts import BELIEVE, DOUBT, Act
from coterie.talk.book import Book
from coterie.talk.sayings import Said

TRUTHFUL: Final = "truthful"  # says what is true
EVASIVE: Final = "evasive"  # says what is true and serves the speaker, else nothing
MANNERS: Final = (TRUTHFUL, EVASIVE)
SUSPECT: Final = 0.45  # how likely a saying must be false to be doubted
CREDIBLE: Final = 0.1  # and at most, to be believed aloud
SELDOM: Final = 4  # of so many times, a belief is told once

Falsehood = Callable[[Said], float | None]  # how likely it is false; None: no opinion


def opinion(book: Book, seat: int, false: Falsehood, dice: Dice, among: Sequence[Said] | None = None) -> list[Act]:
    """A doubt of the least credible line of others, or now and then a belief; nothing, if nothing stands out.

    Nobody gives two opinions of one line.
    """
    judged: dict[int, float] = {}
    for said in book.said if among is None else among:
        chance = false(said) if said.seat != seat and seat not in book.beliefs.get(said.line, {}) else None
        if chance is not None:
            judged[said.line] = max(chance, judged.get(said.line, 0.0))
    if not judged:
        return []
    worst = max(judged, key=lambda line: judged[line])
    if judged[worst] >= SUSPECT:
        return [Act(DOUBT, line=worst)]
    best = min(judged, key=lambda line: judged[line])
    return [Act(BELIEVE, line=best)] if judged[best] <= CREDIBLE and not dice.below(SELDOM) else []
