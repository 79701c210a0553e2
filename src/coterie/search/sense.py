# mypyc
"""Sense: what a game knows of itself, so that a bot can think ahead on imagined tables."""

from math import exp

from mypy_extensions import mypyc_attr

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.table import Ask, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """How a game is played well enough, and what a table is worth. This one knows nothing of any game.

    The same policy plays rollouts, proposes what is worth a search, and tells how likely an answer was. It is given
    imagined tables alone. `noise` is how many of a hundred answers in rollouts are any of `narrow`, `marks` after how
    many changes of the mark a rollout is cut (0: at the end), and `margin` by how many standard errors another answer
    has to be better than the one that `pick` gives.
    """

    def __init__(self) -> None:
        self.noise = 25
        self.marks = 1
        self.margin = 0.5

    def seeing(self, eyes: Eyes) -> "Sense":
        """The sense for one decision: a game may look at what the seat has heard before."""
        return self

    def eminent(self) -> "Sense":
        """The sense of an éminence, who may think otherwise than a minister, and not only longer."""
        return self

    def sober(self) -> "Sense":
        """The sense for who is told of chances: `values` are the chance to win alone, whatever a bot likes besides."""
        return self

    def heat(self, eyes: Eyes) -> float:
        """How readily a search gives an answer that is worth less to what is asked now, so that nobody can count on
        the seat; in chances to win. 0: it gives the best.
        """
        return 0.0

    def pick(self, table: Table, ask: Ask, seat: int, dice: Dice) -> int:
        """One good answer of a seat that is asked, quickly."""
        legal = ask.step.legal(table, ask, seat)
        return legal[dice.below(len(legal))]

    def narrow(self, table: Table, ask: Ask, seat: int) -> list[int]:
        """The answers worth a thought, never none. Where there is one alone, nothing is searched."""
        return ask.step.legal(table, ask, seat)

    def mark(self, table: Table) -> int:
        """A number that changes where a rollout may be cut: a round, a lot, a reign is over."""
        return 0

    def values(self, table: Table) -> list[float]:
        """What the table is worth to each seat, from 0 to 1: the chance to win, or what comes near it."""
        return shares(table)


def shares(table: Table) -> list[float]:
    """The victory as it stands, in parts if it is shared."""
    winners = table.winners()
    out = [0.0] * table.seats
    for seat in winners:
        out[seat] = 1.0 / len(winners)
    return out


def logistic(x: float) -> float:
    """From 0 to 1; a half at 0."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def soften(points: list[float], heat: float) -> list[float]:
    """The chance of each seat to win, from points: the hotter, the more even."""
    most = max(points)
    out = [exp((one - most) / heat) for one in points]
    total = sum(out)
    return [one / total for one in out]
