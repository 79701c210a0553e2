"""Sheets: views, choices and news as JSON text, for whoever sends them to many. What is the same for every viewer is written once.

A sheet says to the byte what `View.plain` and `Heard.plain` say; it is quicker because it makes no objects on the way.
"""

from coterie.core.conclusions import certain
from coterie.core.table import Fact, Table
from coterie.core.words import OPEN


class Sheet:
    """A table on which nothing will change, to be written for any of its viewers: a seat, or the onlooker after the last."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._head = _head(table)
        self._public = [_public_pile(table, pile) for pile in range(len(table.at))]  # empty where viewers differ
        self._facts: list[str] = []
        self._private: list[Fact] = []  # in place of an empty text
        for fact in table.facts():
            if fact.private:
                self._facts.append("")
                self._private.append(fact)
            else:
                self._facts.append(_fact(fact, OPEN))
        over = table.over
        self._tail = f',"scores":{numbers(table.scores() if over else [])},"winners":{numbers(table.winners() if over else [])}}}'

    def view(self, seat: int) -> str:
        """What the viewer sees."""
        table = self._table
        sure = certain(table, seat)
        piles: list[str] = []
        for pile, text in enumerate(self._public):
            piles.append(text if text else _pile(table, pile, sure))
        facts: list[str] = []
        at = 0
        for text in self._facts:
            if text:
                facts.append(text)
            else:
                facts.append(_fact(self._private[at], seat))
                at += 1
        return f'{{"seat":{seat}{self._head}[{",".join(piles)}],"facts":{{{",".join(facts)}}}{self._tail}'

    def legal(self, seat: int) -> str:
        """What the viewer may answer now."""
        table = self._table
        if seat >= table.seats or not table.asked(seat):
            return "[]"
        return numbers(table.legal(seat))

    def heard(self, seat: int, since: int) -> str:
        """The events from a number on, as the viewer heard them."""
        table = self._table
        texts: list[str] = []
        at = table.logged
        while at > 0 and table.log[at - 1].n >= since:
            at -= 1
            heard = table.log[at].heard_by(seat)
            texts.append(f'[{heard.n},"{heard.what}",{heard.seat},{numbers(heard.nums)},{numbers(heard.cards)}]')
        texts.reverse()
        return f"[{','.join(texts)}]"


def numbers(values: list[int]) -> str:
    """A list of numbers as JSON."""
    if not values:
        return "[]"
    return f"[{','.join([str(value) for value in values])}]"


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


def _public_pile(table: Table, pile: int) -> str:
    """A pile that everybody sees alike: empty, or all its cards are publicly known."""
    lying = table.at[pile]
    if table.crowd[pile] != len(lying):
        return ""
    kind_of = table.layout.kind_of
    cards = [kind_of[card] for card in lying]
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
