"""Sole answers: what everybody sees that a seat has to answer follows from what everybody sees."""

from collections import Counter

from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE
from coterie.core.table import NO_ANSWER, Table
from tests.contracts.recall import signature
from tests.contracts.tables import random_game
from tests.contracts.twins import twin_of


def check_soles(game: Game, seats: int, seed: int, looks: int = 40) -> Counter[str]:
    """A sole answer is the only legal one, and the same in every world that the onlooker cannot tell apart.

    So is whatever may be answered to a question that calls itself public. Returns how many worlds were compared that
    differed, how many answers were named, and how many were forced by a hidden hand alone in one of two worlds.
    """
    found: Counter[str] = Counter()
    dice = Lehmer(seed + 6)
    apart = max(1, sum(1 for _ in random_game(game, seats, seed)) // looks)
    for n, table in enumerate(random_game(game, seats, seed)):
        if table.over or table.whose() == CHANCE:
            continue
        asked = [seat for seat in range(seats) if table.asked(seat)]
        for seat in asked:
            _check_sole(table, seat, found)
        if n % apart == 0 or any(len(table.legal(seat)) == 1 for seat in asked):
            _compare(table, twin_of(table, seats, dice), asked, found)
    return found


def _check_sole(table: Table, seat: int, found: Counter[str]) -> None:
    sole = table.sole(seat)
    if sole != NO_ANSWER:
        found["named"] += 1
        assert table.legal(seat) == [sole], f"'{table.agenda[-1].step.name}' leaves more than the sole answer"


def _compare(table: Table, twin: Table, asked: list[int], found: Counter[str]) -> None:
    if twin.contradictions(table.seats):
        return
    step = table.agenda[-1].step
    found["differed"] += signature(table) != signature(twin)
    for seat in asked:
        legal = table.legal(seat), twin.legal(seat)
        found["forced"] += (len(legal[0]) == 1) != (len(legal[1]) == 1)
        assert table.sole(seat) == twin.sole(seat), f"the sole answer to '{step.name}' tells of a hidden card"
        if step.public:
            assert legal[0] == legal[1], f"what may be answered to '{step.name}' is not public"
