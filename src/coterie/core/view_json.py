"""Views as JSON: views, choices and news as JSON text, for whoever sends them to many.

What is the same for every viewer is written once.

A `ViewWriter` says to the byte what `View.plain` and `Heard.plain` say; it is quicker because it makes no objects on
the way, and because what is as it was before the last move is not written again.
"""

from typing import Final

from coterie.core.deduction.certain import certain
from coterie.core.events import Event
from coterie.core.lexicon import OPEN
from coterie.core.table import Fact, Table

NOT_ASKED: Final[list[bool]] = []
NO_TEXTS: Final[list[str]] = []
SMALL: Final = [str(number) for number in range(256)]  # most numbers on a table are


class ViewWriter:
    """A table on which nothing will change, to be written for any of its viewers.

    A seat, or the onlooker after the last.

    `before` is an earlier writer of the same match, or of a fork of it.
    """

    def __init__(self, table: Table, before: "ViewWriter | None" = None) -> None:
        self._table = table
        self._head = _head(table)
        self._old: Texts | None = None if before is None else before._texts
        self._texts: Texts = Texts(table, self._old)
        self._first = -1  # where in the log the events begin that were asked for last
        self._events: list[str] = []  # those, as far as all hear them alike
        over = table.over
        scores = numbers(table.scores() if over else [])
        winners = numbers(table.winners() if over else [])
        self._tail = f',"scores":{scores},"winners":{winners}}}'

    def view(self, seat: int) -> str:
        """What the viewer sees."""
        assert seat >= 0, "what is written is kept by seat: OPEN has no place there"
        piles = self._texts.piles_for(seat, self._table, self._old)
        return f'{{"seat":{seat}{self._head}[{",".join(piles)}],"facts":{{{self._texts.facts_for(seat)}}}{self._tail}'

    def legal(self, seat: int) -> str:
        """What the viewer may answer now."""
        table = self._table
        if seat >= table.seats or not table.asked(seat):
            return "[]"
        return numbers(table.legal(seat))

    def heard(self, seat: int, since: int) -> str:
        """The events from a number on, as the viewer heard them."""
        table = self._table
        first = table.logged
        while first > 0 and table.log[first - 1].n >= since:
            first -= 1
        if first != self._first:
            self._first = first
            self._events = [_event(event) for event in table.log[first : table.logged]]
        texts: list[str] = []
        for n, text in enumerate(self._events):
            event = table.log[first + n]
            texts.append(f"{text},{numbers(event.heard_by(seat).cards)}]" if event.cards else text)
        return f"[{','.join(texts)}]"


class Texts:
    """What a writer has written, with what it was written from, so that the next one sees what it need not write again.

    A pile's list of cards is replaced when cards come or go, so a pile with the same list has the same cards.
    """

    def __init__(self, table: Table, old: "Texts | None") -> None:
        self.at = table.at
        self.public: list[str] = []  # per pile; empty where viewers differ
        for pile, lying in enumerate(table.at):
            text = ""
            if table.crowd[pile] == len(lying):
                if old is not None and old.at[pile] is lying:
                    text = old.public[pile]
                if not text:
                    text = _public_pile(table, pile)
            self.public.append(text)
        self.sure: list[list[bool]] = [NOT_ASKED] * (table.seats + 1)  # per viewer: what it was sure of
        self.piles: list[list[str]] = [NO_TEXTS] * (table.seats + 1)  # per viewer: all piles as it sees them
        self.facts = table.facts()
        self.public_facts: list[str] = []  # empty where viewers differ
        self.private = False  # whether there are such
        for n, fact in enumerate(self.facts):
            text = ""
            if fact.private:
                self.private = True
            elif old is not None and old.facts[n].value == fact.value:
                text = old.public_facts[n]
            self.public_facts.append(text if text or fact.private else _fact(fact, OPEN))
        self.all_facts = "" if self.private else ",".join(self.public_facts)

    def piles_for(self, seat: int, table: Table, old: "Texts | None") -> list[str]:
        """All piles as a viewer sees them."""
        sure = certain(table, seat)
        texts = self.public.copy()
        for pile, text in enumerate(self.public):
            if (
                not text
                and old is not None
                and old.at[pile] is table.at[pile]
                and _alike(table.at[pile], sure, old.sure[seat])
            ):
                texts[pile] = old.piles[seat][pile]
            elif not text:
                texts[pile] = _pile(table, pile, sure)
        self.sure[seat] = sure
        self.piles[seat] = texts
        return texts

    def facts_for(self, seat: int) -> str:
        """The facts as a viewer sees them."""
        if not self.private:
            return self.all_facts
        return ",".join(
            [_fact(fact, seat) if fact.private else self.public_facts[n] for n, fact in enumerate(self.facts)]
        )


def numbers(values: list[int]) -> str:
    """A list of numbers as JSON."""
    if not values:
        return "[]"
    return f"[{','.join([SMALL[value] if 0 <= value < 256 else str(value) for value in values])}]"


def _head(table: Table) -> str:
    """What comes before the piles."""
    step, clause, decision, sealed = "", "", -1, False
    waiting: list[int] = []
    ask = table.top
    if ask is not None:
        step, clause, decision, sealed = ask.step.name, ask.step.clause, ask.serial, ask.sealed
        waiting = [seat for seat in range(table.seats) if ask.waiting >> seat & 1]
    return (
        f',"seats":{table.seats},"over":{_truth(table.over)},"step":"{step}","clause":"{clause}","decision":{decision}'
        f',"waiting":{numbers(waiting)},"sealed":{_truth(sealed)},"piles":'
    )


def _event(event: Event) -> str:
    """An event: the whole of it, or if there are cards in it what comes before them."""
    shared = f'[{event.n},"{event.what}",{event.seat},{numbers(event.nums)}'
    return shared if event.cards else f"{shared},[]]"


def _alike(cards: list[int], sure: list[bool], before: list[bool]) -> bool:
    """Whether a viewer is sure of the same of these cards as before, if it was asked then."""
    if sure is before:
        return True
    if not before:
        return False
    for card in cards:
        if sure[card] != before[card]:
            return False
    return True


def _public_pile(table: Table, pile: int) -> str:
    """A pile that everybody sees alike: empty, or all its cards are publicly known."""
    kind_of = table.layout.kind_of
    cards = [kind_of[card] for card in table.at[pile]]
    return _written(table, pile, cards, [])


def _pile(table: Table, pile: int, sure: list[bool]) -> str:
    """A pile as one viewer sees it, who is sure of these cards."""
    layout = table.layout
    kind_of = layout.kind_of
    shows = layout.backs[pile]
    cards: list[int] = []
    backs: list[int] = []
    for card in table.at[pile]:
        if sure[card]:
            cards.append(kind_of[card])
        elif shows:
            backs.append(layout.back_of[card])
    return _written(table, pile, cards, backs)


def _written(table: Table, pile: int, cards: list[int], backs: list[int]) -> str:
    cards.sort()
    backs.sort()
    row = table.layout.piles[pile]
    return f'["{row.name}",{row.seat},{len(table.at[pile])},{numbers(cards)},{numbers(backs)}]'


def _fact(fact: Fact, seat: int) -> str:
    value = fact.value
    if not isinstance(value, list):
        return f'"{fact.name}":{value}'
    if fact.private and seat != OPEN:
        own = ["null"] * len(value)
        if seat < len(value):
            own[seat] = str(value[seat])
        return f'"{fact.name}":[{",".join(own)}]'
    return f'"{fact.name}":{numbers(value)}'


def _truth(value: bool) -> str:
    return "true" if value else "false"
