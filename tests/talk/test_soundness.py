"""The judge, held against the open record over every game that has sayings."""

from collections import Counter

import pytest

from coterie import native
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import OPEN
from coterie.games import find, games
from coterie.talk import BROKEN, KEPT, judge, sayings_of
from coterie.talk.phrasing import values_of
from coterie.talk.sayings import openings
from coterie.words import LANGUAGES, Words
from tests.contracts.tables import cases
from tests.contracts.twins import twin_of
from tests.talk.record import check_the_deciding_events, check_the_record, check_undone
from tests.talk.samples import LOUDEST, cuts, lively_game, public_of, sample

SEEDS = [3 if native.compiled() else 1, pytest.param(40, marks=pytest.mark.soak)]
TALKING = [(name, seats) for name, seats in cases() if sayings_of(games()[name])]
every_game = pytest.mark.parametrize(("name", "seats"), TALKING)
TOY = "whispers"  # so short that it takes many games
LONG = "reigns-council"  # so long that one game says enough, but for a soak
some_seeds = pytest.mark.parametrize("seeds", SEEDS, ids=["", "soak"])


def often_in(name: str, seeds: int) -> int:
    """At every how many steps something is said."""
    return 1 if name == TOY else 9 if name == LONG and seeds <= 3 else 3


def seeds_of(name: str, seeds: int) -> range:
    return range(12 * seeds if name == TOY else 1 if name == LONG and seeds <= 3 else seeds)


@some_seeds
@every_game
def test_no_verdict_contradicts_the_open_record(name: str, seats: int, seeds: int) -> None:
    """Nor does the open record contradict a second reading of it, by what the game's tests say about the truth."""
    decided: Counter[tuple[str, str]] = Counter()
    for seed in seeds_of(name, seeds):
        decided += check_the_record(find(name), seats, seed, often=often_in(name, seeds))
    assert any(mark == KEPT for _, mark in decided), "nothing was kept"
    assert any(mark == BROKEN for _, mark in decided), "nothing was broken"
    if seeds > 3:
        for saying in sayings_of(find(name)):
            if not any(said == saying.name for said, _ in decided):
                continue  # it is not for so few players
            assert decided[saying.name, KEPT], f"{saying.name} was never kept in {seeds} games"
            assert decided[saying.name, BROKEN], f"{saying.name} was never broken in {seeds} games"


@some_seeds
@every_game
def test_a_verdict_never_changes(name: str, seats: int, seeds: int) -> None:
    compared = 0
    for seed in seeds_of(name, seeds):
        game, dice = sample(find(name), seats, seed, often=often_in(name, seeds)), Lehmer(seed)
        for said in game.said:
            saying = game.sayings[said.saying]
            for viewer in (dice.below(seats), seats, OPEN):
                before = None
                for cut in [*cuts(game, said, dice, 3), None]:
                    verdict = judge(said, saying, game.ears(viewer, cut))
                    assert before is None or verdict == before, f"{said}: {before} became {verdict} for {viewer}"
                    before = verdict if verdict.decided else None
                    compared += before is not None
    assert compared, "nothing was judged"


@some_seeds
@every_game
def test_the_events_that_decide_are_the_ones_it_names(name: str, seats: int, seeds: int) -> None:
    for seed in seeds_of(name, seeds):
        check_the_deciding_events(find(name), seats, seed)


@some_seeds
@every_game
def test_what_was_undone_decides_nothing(name: str, seats: int, seeds: int) -> None:
    touched = sum(check_undone(find(name), seats, seed) for seed in seeds_of(name, seeds))
    assert touched or seeds <= 3, "nothing was ever undone after something was said"


@some_seeds
@every_game
def test_who_may_say_what_follows_from_what_everybody_knows(name: str, seats: int, seeds: int) -> None:
    """In worlds that the onlooker cannot tell apart, everybody may say the same."""
    differed, offered, sayings = 0, set[str](), sayings_of(find(name))
    for seed in seeds_of(name, seeds):
        dice = Lehmer(seed + 5)
        for n, table in enumerate(lively_game(find(name), seats, seed)):
            if n % (1 if name == TOY else 28 if name == LONG and seeds <= 3 else 7) or table.over or table.answers:
                continue
            twin = twin_of(table, seats, dice)
            if twin.contradictions(seats):
                continue
            differed += Eyes(twin, OPEN).view().plain() != Eyes(table, OPEN).view().plain()
            publics = [public_of(world) for world in (table, twin)]
            for seat in range(seats):
                found = [openings(sayings, public, seat, LOUDEST) for public in publics]
                assert found[0] == found[1], f"seat {seat} may say other things after step {n}"
                offered |= {saying.name for saying, _ in found[0]}
    assert differed, "the worlds were all the same"
    assert offered, "nobody may ever say anything"


@some_seeds
@every_game
def test_every_verdict_has_what_its_text_tells(name: str, seats: int, seeds: int) -> None:
    """The card or the number that decided it is there where the text names it."""
    wrong: set[str] = set()
    worded = [Words(find(name), language) for language in LANGUAGES]
    for seed in seeds_of(name, seeds) if name != TOY else ():  # which has no words
        game = sample(find(name), seats, seed, often=often_in(name, seeds))
        ears = game.ears(OPEN)
        for said in game.said:
            saying = game.sayings[said.saying]
            verdict = judge(said, saying, ears)
            for words in worded if verdict.mark in (KEPT, BROKEN) else ():
                values = values_of(words, saying, said.args)
                values |= {"card": words.card(verdict.card)} if verdict.card >= 0 else {}
                values |= {"amount": verdict.amount} if verdict.amount is not None else {}
                wrong |= set(words.missing(f"verdict-{saying.name}-{verdict.mark}", values))
    assert wrong == set()
