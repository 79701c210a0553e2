"""Views as JSON: views, choices and news as JSON text, for whoever sends them to many.

What is the same for every viewer is written once.

A `ViewWriter` says to the byte what `View.plain` and `Heard.plain` say; it is quicker because it makes no objects on
the way, and because its `Sheet` still has what is as it was before the last move.
"""

from typing import Final

from coterie.core.deduction.certain import certain
from coterie.core.events import Event
from coterie.core.lexicon import OPEN
from coterie.core.piles import NO_PILES
from coterie.core.table import Fact, Table

NOT_ASKED: Final = b""
NO_FACTS: Final[list[Fact]] = []
SMALL: Final = [str(number) for number in range(256)]  # most numbers on a table are


class ViewWriter:
    """A table on which nothing will change, to be written for any of its viewers.

    A seat, or the onlooker after the last.

    `sheet` is that of a match: what was written of any of its tables, and of those of its forks, may be on it.
    """

    def __init__(self, table: Table, sheet: "Sheet | None" = None) -> None:
        self._table = table
        self._sheet = sheet or Sheet()
        self._head = _head(table)
        self._public = self._sheet.public_piles(table)
        self._facts = table.facts()
        self._public_facts = self._sheet.public_facts(self._facts)
        self._first = -1  # where in the log the events begin that were asked for last
        self._events: list[str] = []  # those, as far as all hear them alike
        self._views: dict[int, str] = {}  # by seat
        over = table.over
        scores = numbers(table.scores() if over else [])
        winners = numbers(table.winners() if over else [])
        self._tail = f',"scores":{scores},"winners":{winners}}}'

    def view(self, seat: int) -> str:
        """What the viewer sees."""
        assert seat >= 0, "what is written is kept by seat: OPEN has no place there"
        if seat in self._views:
            return self._views[seat]
        piles = self._sheet.piles(self._table, seat, self._public)
        facts = [text or _fact(self._facts[n], seat) for n, text in enumerate(self._public_facts)]
        view = f'{{"seat":{seat}{self._head}[{",".join(piles)}],"facts":{{{",".join(facts)}}}{self._tail}'
        self._views[seat] = view
        return view

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


class Sheet:
    """What was last written of a match, with what it was written from: what still holds need not be written again.

    A pile's list of cards is replaced when cards come or go, so a pile with the same list has the same cards.
    """

    def __init__(self) -> None:
        self._at = NO_PILES  # the piles as they lay when the public ones were written
        self._public: list[str] = []  # per pile; empty where viewers differed
        self._facts = NO_FACTS
        self._fact_texts: list[str] = []  # per fact; empty for a private one
        self._passages: list[Passage] = []  # per viewer

    def public_piles(self, table: Table) -> list[str]:
        """Per pile its text, empty where viewers differ."""
        at = table.at
        crowd = table.crowd
        before = self._at
        old = self._public
        texts: list[str] = []
        for pile, lying in enumerate(at):
            text = ""
            if crowd[pile] == len(lying):
                if before and before[pile] is lying:
                    text = old[pile]
                if not text:
                    text = _public_pile(table, pile)
            texts.append(text)
        self._at = at
        self._public = texts
        return texts

    def public_facts(self, facts: list[Fact]) -> list[str]:
        """Per fact its text, empty for one of which every seat sees its own part."""
        before = self._facts
        old = self._fact_texts
        texts: list[str] = []
        for n, fact in enumerate(facts):
            if fact.private:
                texts.append("")
            elif before and (before[n] is fact or before[n].value == fact.value):
                texts.append(old[n])
            else:
                texts.append(_fact(fact, OPEN))
        self._facts = facts
        self._fact_texts = texts
        return texts

    def piles(self, table: Table, seat: int, public: list[str]) -> list[str]:
        """All piles as a viewer sees them, those that everybody sees alike as they are."""
        passages = self._passages
        while len(passages) <= table.seats:
            passages.append(Passage())
        own = passages[seat]
        other = passages[seat - 1 if seat else table.seats]  # most of what a viewer sees, the one before sees too
        at = table.at
        sure = certain(table, seat)
        texts = public.copy()
        for pile, text in enumerate(public):
            if not text:
                lying = at[pile]
                if own.holds(pile, lying, sure):
                    texts[pile] = own.texts[pile]
                elif other.holds(pile, lying, sure):
                    texts[pile] = other.texts[pile]
                else:
                    texts[pile] = _pile(table, pile, sure)
        own.at = at
        own.sure = sure
        own.texts = texts
        return texts


class Passage:
    """What was last written for one viewer."""

    def __init__(self) -> None:
        self.at = NO_PILES  # the piles as they lay then
        self.sure = NOT_ASKED  # of which cards the viewer was sure
        self.texts: list[str] = []  # per pile

    def holds(self, pile: int, lying: list[int], sure: bytes) -> bool:
        """Whether the text of a pile still holds: for who is sure of these cards, if they are what lies there."""
        before = self.sure
        if not before or self.at[pile] is not lying:
            return False
        if sure is not before:
            for card in lying:
                if sure[card] != before[card]:
                    return False
        return True


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


def _public_pile(table: Table, pile: int) -> str:
    """A pile that everybody sees alike: empty, or all its cards are publicly known."""
    kind_of = table.layout.kind_of
    cards = [kind_of[card] for card in table.at[pile]]
    return _written(table, pile, cards, [])


def _pile(table: Table, pile: int, sure: bytes) -> str:
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
