"""Questions to CHANCE: which card comes out of a pile, and which seat it falls on."""

from mypy_extensions import i64, mypyc_attr

from coterie.core.dice import Dice
from coterie.core.lexicon import Verb
from coterie.core.table import Ask, Step, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step):
    """A question to CHANCE: which card comes out of a pile. A stock has no order until it is drawn from.

    The ask's first number is the pile; the second is the game's own.
    """

    def __init__(self, name: str, clause: str, verb: Verb, secret: bool = False) -> None:
        super().__init__(name, clause, secret)
        self.verb = verb

    def legal(self, t: Table, ask: Ask, seat: i64) -> list[int]:
        return t.kinds_from(self.verb.base, drawn_from(ask))

    def odds(self, t: Table, ask: Ask) -> list[int]:
        weights: list[int] = []
        last = -1
        for card in t.at[drawn_from(ask)]:
            kind = t.layout.kind_of[card]
            if kind != last:
                weights.append(0)
                last = kind
            weights[len(weights) - 1] += 1
        return weights

    def roll(self, t: Table, ask: Ask, dice: Dice) -> i64:
        cards = t.at[drawn_from(ask)]
        return self.verb.base + t.layout.kind_of[cards[dice.below(len(cards))]]

    def drawn(self, t: Table, ask: Ask, action: i64) -> i64:
        """The card an outcome names."""
        return t.find(drawn_from(ask), action - self.verb.base)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnySeat(Step):
    """A question to CHANCE: which seat, each as likely as the others."""

    def __init__(self, name: str, clause: str, verb: Verb) -> None:
        super().__init__(name, clause)
        self.verb = verb

    def legal(self, t: Table, ask: Ask, seat: i64) -> list[int]:
        return self.verb.pointing(t.layout.all_seats)

    def odds(self, t: Table, ask: Ask) -> list[int]:
        return [1] * t.seats


def drawn_from(ask: Ask) -> i64:
    """The pile of a Draw."""
    return ask.x
