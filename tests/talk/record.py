"""Checks of whole games with the house's cards.

Every verdict is held against the open record, and that against a second reading of it; only the events that a saying
names decide it; what was undone decides nothing.
"""

from collections import Counter
from collections.abc import Iterable

from coterie.core.dice import Lehmer
from coterie.core.events import not_undone
from coterie.core.game import Game
from coterie.core.lexicon import OPEN
from coterie.core.table import Table
from coterie.play import Match, SeededDice
from coterie.talk import BROKEN, KEPT, VOID, Ears, Said, Saying, Verdict, judge, sayings_of
from tests.talk.oracle import truths_of
from tests.talk.samples import sample, something


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
    log, pack = ears[OPEN].heard, played.table.layout.pack
    found: Counter[tuple[str, str]] = Counter()
    for said in played.said:
        saying, read = played.sayings[said.saying], truths[said.saying].read(said, log, pack)
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


def check_the_deciding_events(
    game: Game, seats: int, seed: int, often: int = 9, sayings: Iterable[Saying] = ()
) -> None:
    """Only an event of its list decides a saying, so that the server judges again only after one."""
    played, dice = sample(game, seats, seed, often, sayings), Lehmer(seed)
    for said in played.said:
        saying, viewer = played.sayings[said.saying], dice.below(seats + 1)
        ears, quiet = played.ears(viewer, said.at), list[str]()
        before = judge(said, saying, ears)
        for event in played.heard(viewer)[len(ears.heard) :]:
            if before.decided:
                break
            if event.what not in saying.decides:  # what is decided stays so: of a row of these the last is enough
                ears.hear([event])
                quiet.append(event.what)
                continue
            _expect_nothing_of(quiet, before, judge(said, saying, ears) if quiet else before, saying.written(said.args))
            ears.hear([event])
            before, quiet = judge(said, saying, ears), []
        _expect_nothing_of(quiet, before, judge(said, saying, ears), saying.written(said.args))


def _expect_nothing_of(events: list[str], before: Verdict, after: Verdict, written: str) -> None:
    assert before == after, f"{written}: one of {events} made {before} {after}"


def check_undone(game: Game, seats: int, seed: int, often: int = 2, sayings: Iterable[Saying] = ()) -> int:
    """A match in which answers are taken back now and then: every verdict is as if what was undone had never been.

    How many verdicts were given on what was said before something was taken back.
    """
    dice = Lehmer(seed)
    by_name = {saying.name: saying for saying in [*sayings_of(game), *sayings]}
    match = Match(game, seats, {}, SeededDice(seed))
    said: list[Said] = []
    while not match.over:
        seat = match.asked()[0]
        legal = match.eyes(seat).legal()
        match.play(seat, [legal[dice.below(len(legal))]])
        if not match.over and dice.below(often) == 0:
            new = something(match._table, by_name.values(), said, dice)
            said += [new] if new else []
        if match.can_undo(seat) and dice.below(3) == 0:
            match.undo(seat)
    touched = 0
    for viewer in range(seats + 1):
        heard = match.eyes(viewer).heard()
        stands = not_undone(heard)
        clean = Ears(viewer, seats, match.pack, stands, match.over)
        ears = Ears(viewer, seats, match.pack, heard, match.over)
        numbers = {event.n for event in stands}
        for one in said:
            saying = by_name[one.saying]
            verdict = judge(one, saying, ears)
            gone = one.anchor not in numbers
            wanted = Verdict(VOID, "undone") if gone else judge(one, saying, clean)
            assert verdict == wanted, f"{saying.written(one.args)}: {verdict} for {viewer}, not {wanted}"
            touched += any(event.what == "undo" and event.n >= one.at for event in heard)
    return touched
