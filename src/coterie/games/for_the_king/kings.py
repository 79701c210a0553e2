# mypyc
"""King cards (FK-20 to FK-22): they change what the offices are worth, and leave the game."""

from typing import Final, cast

from coterie.core.table import Ask, Step, Table
from coterie.games.for_the_king.table import CROWN, HIGHEST, LOWEST, Court
from coterie.games.for_the_king.words import KING, LOWER, OFFICES, RAISE

UP: Final = 1  # what a part of a King card can do, as a mask
DOWN: Final = 2

# The parts of each kind, in the order of KINGS: ±1, +1, −1, +1 +1, −1 −1, +1 −1 (FK-20).
FIRST_PART: Final = bytes([UP | DOWN, UP, DOWN, UP, DOWN, UP])
SECOND_PART: Final = bytes([0, 0, 0, UP, DOWN, DOWN])


def crown(court: Court, seat: int, card: int) -> None:
    """A King card obtained is revealed, leaves the game and takes effect before anything else (FK-12)."""
    court.move(card, CROWN)
    court.tell("king", seat, cards=[card])
    king = court.layout.kind_of[card] - KING
    _ask_part(court, seat, FIRST_PART[king], SECOND_PART[king], -1)


class Decree(Step):
    """Which office a part of a King card changes. `x`: what this part can do, and above it the next one; `y`: the office changed before."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        court = cast(Court, table)
        actions: list[int] = []
        if ask.x & UP:
            for office in court.offices:
                if _can_raise(court, office, ask.y):
                    actions.append(RAISE.of(office))
        if ask.x & DOWN:
            for office in court.offices:
                if _can_lower(court, office, ask.y):
                    actions.append(LOWER.of(office))
        return actions

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        office = RAISE.arg(action) if RAISE.owns(action) else LOWER.arg(action)
        court.primary = court.primary.copy()
        court.primary[office] += 1 if RAISE.owns(action) else -1
        now = [office, court.primary[office], court.secondary(office)]
        court.tell("raised" if RAISE.owns(action) else "lowered", seat, now)
        if ask.x >> 2:
            _ask_part(court, seat, ask.x >> 2, 0, office)

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        court = cast(Court, table)
        way = UP if RAISE.owns(action) else DOWN if LOWER.owns(action) else 0
        if not ask.x & way:
            return self.clause
        office = RAISE.arg(action) if way == UP else LOWER.arg(action)
        if office not in court.offices:
            return "FK-01"
        return self.clause if office == ask.y else "FK-21"


DECREE: Final = Decree("decree", "FK-20")


def _ask_part(court: Court, seat: int, ways: int, after: int, before: int) -> None:
    """Each part is mandatory if it has a target at that moment, else skipped (FK-22)."""
    for office in range(len(OFFICES)):
        if (ways & UP and _can_raise(court, office, before)) or (ways & DOWN and _can_lower(court, office, before)):
            court.ask(DECREE, seat, ways | after << 2, before)
            return
    court.tell("skipped", seat, [ways])
    if after:
        _ask_part(court, seat, after, 0, -1)


def _can_raise(court: Court, office: int, before: int) -> bool:
    return office != before and 0 < court.primary[office] < HIGHEST  # FK-21


def _can_lower(court: Court, office: int, before: int) -> bool:
    return office != before and court.primary[office] > LOWEST
