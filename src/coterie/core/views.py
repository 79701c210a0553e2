"""The one projector: what a seat sees, from what the game declares public and what the ledger says the seat knows."""

from coterie.core.deduction.certain import certain
from coterie.core.lexicon import OPEN
from coterie.core.table import Table


class PileView:
    """A pile as a seat sees it.

    The kinds it knows, sorted, and of the rest their number and, where backs show, their backs.
    """

    def __init__(self, name: str, seat: int, size: int, cards: list[int], backs: list[int]) -> None:
        self.name = name
        self.seat = seat
        self.size = size
        self.cards = cards
        self.backs = backs

    @property
    def hidden(self) -> int:
        """How many cards the seat does not know."""
        return self.size - len(self.cards)


class View:
    """Everything a seat sees of a table.

    The onlooker is the seat after the last; OPEN sees every card and every fact.
    """

    def __init__(self, table: Table, seat: int) -> None:
        layout = table.layout
        self.seat = seat
        self.seats: int = table.seats
        self.over = table.over
        self.pack = layout.pack  # what is printed on the cards is public
        self.piles: list[PileView] = _piles(table, certain(table, seat))
        self.facts: dict[str, object] = {}
        for fact in table.facts():
            value = fact.value
            if not isinstance(value, list):
                self.facts[fact.name] = value
            elif fact.private and seat != OPEN:
                self.facts[fact.name] = [v if i == seat else None for i, v in enumerate(value)]
            else:
                self.facts[fact.name] = value.copy()
        self.step = ""  # the question being asked
        self.clause = ""
        self.decision = -1
        self.waiting: list[int] = []  # the seats that have yet to answer it
        self.sealed = False
        ask = table.top
        if ask is not None:
            self.step = ask.step.name
            self.clause = ask.step.clause
            self.decision = ask.serial
            self.waiting = [s for s in range(layout.seats) if ask.waiting >> s & 1]
            self.sealed = ask.sealed
        self.scores: list[int] = table.scores() if table.over else []
        self.winners: list[int] = table.winners() if table.over else []

    def pile(self, name: str, seat: int = -1) -> PileView:
        """The pile of this name, of this seat if it is one per seat."""
        for pile in self.piles:
            if pile.name == name and pile.seat == seat:
                return pile
        raise KeyError(f"no pile {name} of seat {seat}")

    def number(self, name: str) -> int:
        """A fact that is one number."""
        value = self.facts[name]
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> list[int]:
        """A fact that is a list of numbers, all of which this seat may see."""
        value = self.facts[name]
        assert isinstance(value, list)
        return value

    def plain(self) -> dict[str, object]:
        """As plain data, for the wire and for comparing byte by byte."""
        return {
            "seat": self.seat,
            "seats": self.seats,
            "over": self.over,
            "step": self.step,
            "clause": self.clause,
            "decision": self.decision,
            "waiting": self.waiting,
            "sealed": self.sealed,
            "piles": [[p.name, p.seat, p.size, p.cards, p.backs] for p in self.piles],
            "facts": self.facts,
            "scores": self.scores,
            "winners": self.winners,
        }


def _piles(table: Table, sure: bytes) -> list[PileView]:
    layout = table.layout
    kind_of = layout.kind_of
    views: list[PileView] = []
    for pile in layout.piles:
        lying = table.at[pile.index]
        cards: list[int] = []
        backs: list[int] = []
        if lying:
            for card in lying:
                if sure[card]:
                    cards.append(kind_of[card])
                elif pile.backs:
                    backs.append(layout.back_of[card])
            cards.sort()
            backs.sort()
        views.append(PileView(pile.name, pile.seat, len(lying), cards, backs))
    return views
