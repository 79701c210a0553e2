"""A whole game with the house's cards, in which every verdict is held against the open record, and that against a
second reading of it.
"""

from collections import Counter
from collections.abc import Iterable

from coterie.core.game import Game
from coterie.core.lexicon import OPEN
from coterie.core.table import Table
from coterie.talk import BROKEN, KEPT, Said, Saying, judge
from tests.talk.oracle import truths_of
from tests.talk.samples import sample


def check_the_record(
    game: Game, seats: int, seed: int, often: int = 3, sayings: Iterable[Saying] = ()
) -> Counter[tuple[str, str]]:
    """How often each saying got each mark by the open record, by name and mark."""
    truths = truths_of(game)
    facts: dict[int, bool | None] = {}

    def witness(said: Said, table: Table) -> None:
        now = truths[said.saying].now
        if now is not None:
            facts[said.line] = now(said, table)

    played = sample(game, seats, seed, often, sayings, witness)
    ears = {viewer: played.ears(viewer) for viewer in played.viewers()}
    found: Counter[tuple[str, str]] = Counter()
    for said in played.said:
        saying, read = played.sayings[said.saying], truths[said.saying].read(said, played.table)
        truth = judge(said, saying, ears[OPEN])
        named = f"{saying.written(said.args)} of seat {said.seat}, said before event {said.at}"
        assert truth.decided, f"{named}: still open after the game"
        if read is not None:
            assert truth.mark == read, f"{named}: {truth} by the record, read again {read}"
        elif facts[said.line] is not None:
            fact = KEPT if facts[said.line] else BROKEN
            assert truth.mark == fact, f"{named}: {truth} by the record, but the cards were {fact}"
        for viewer in played.viewers():
            verdict = judge(said, saying, ears[viewer])
            if {verdict.mark, truth.mark} <= {KEPT, BROKEN}:
                assert verdict.mark == truth.mark, f"{named}: {viewer} says {verdict}, the record {truth}"
        found[said.saying, truth.mark] += 1
    return found
