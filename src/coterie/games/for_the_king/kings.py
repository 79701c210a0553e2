# mypyc
"""King cards: they change what the offices are worth, and leave the game."""

from typing import Final

from mypy_extensions import i64

from coterie.core.table import Ask, Step
from coterie.games.for_the_king.lexicon import KING, OFFICES, TO_LOWER, TO_RAISE
from coterie.games.for_the_king.table import CROWN, HIGHEST, LOWEST, KingTable

UP: Final = 1  # what a part of a King card can do, as a mask
DOWN: Final = 2

# The parts of each kind, in the order of KINGS: ±1, +1, −1, +1 +1, −1 −1, +1 −1 (FK-20).
FIRST_PART: Final = bytes([UP | DOWN, UP, DOWN, UP, DOWN, UP])
SECOND_PART: Final = bytes([0, 0, 0, UP, DOWN, DOWN])


def crown(t: KingTable, seat: i64, card: i64) -> None:
    """FK-12: a King card obtained is revealed, leaves the game and takes effect before anything else."""
    t.move(card, CROWN)
    t.tell("king", seat, card=card)
    king = t.layout.kind_of[card] - KING
    _ask_part(t, seat, ways=FIRST_PART[king], after=SECOND_PART[king], before=-1)


class Decree(Step):
    """FK-20: which office a part of a King card changes."""

    def legal(self, t: KingTable, ask: Ask, seat: i64) -> list[int]:
        actions: list[int] = []
        if ways_of(ask) & UP:
            for office in t.offices:
                if _can_raise(t, office, changed_before(ask)):
                    actions.append(TO_RAISE.of(office))
        if ways_of(ask) & DOWN:
            for office in t.offices:
                if _can_lower(t, office, changed_before(ask)):
                    actions.append(TO_LOWER.of(office))
        return actions

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        office = TO_RAISE.arg(action) if TO_RAISE.owns(action) else TO_LOWER.arg(action)
        t.primary = t.primary.copy()
        t.primary[office] += 1 if TO_RAISE.owns(action) else -1
        if TO_RAISE.owns(action):
            t.tell("raised", seat, n0=office, n1=t.primary[office], n2=t.secondary(office))
        else:
            t.tell("lowered", seat, n0=office, n1=t.primary[office], n2=t.secondary(office))
        if ways_after(ask):
            _ask_part(t, seat, ways=ways_after(ask), after=0, before=office)

    def why(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> str:
        way = UP if TO_RAISE.owns(action) else DOWN if TO_LOWER.owns(action) else 0
        if not ways_of(ask) & way:
            return self.clause
        office = TO_RAISE.arg(action) if way == UP else TO_LOWER.arg(action)
        if office not in t.offices:
            return "FK-01"
        return self.clause if office == changed_before(ask) else "FK-21"


def ways_of(ask: Ask) -> i64:
    """What this part of the King card can do."""
    return ask.x & (UP | DOWN)


def ways_after(ask: Ask) -> i64:
    """What the next part can do; 0 if there is none."""
    return ask.x >> 2


def changed_before(ask: Ask) -> i64:
    """The office that the part before changed, -1 if none."""
    return ask.y


DECREE: Final = Decree("decree", "FK-20", public=True)


def _ask_part(t: KingTable, seat: i64, ways: i64, after: i64, before: i64) -> None:
    """FK-22: each part is mandatory if it has a target at that moment, else skipped."""
    for office in range(len(OFFICES)):
        if (ways & UP and _can_raise(t, office, before)) or (ways & DOWN and _can_lower(t, office, before)):
            t.ask(DECREE, seat, ways | after << 2, before)
            return
    t.tell("skipped", seat, n0=ways)
    if after:
        _ask_part(t, seat, ways=after, after=0, before=-1)


def _can_raise(t: KingTable, office: i64, before: i64) -> bool:
    return office != before and 0 < t.primary[office] < HIGHEST  # FK-21


def _can_lower(t: KingTable, office: i64, before: i64) -> bool:
    return office != before and t.primary[office] > LOWEST  # FK-21
