"""Pacts over every game that has promises: what became of a side, and which sides are released."""

from collections import Counter

import pytest

from coterie import native
from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.core.lexicon import OPEN
from coterie.core.table import Table
from coterie.games import find, games
from coterie.talk import Act, Book, Saying, Spoken, sayings_of
from coterie.talk.acts import ACCEPT, OFFER
from coterie.talk.bargains import BOTH_BROKE, OUTCOMES, outcome_of
from coterie.talk.occasion import Occasion
from coterie.talk.sayings import PROMISE
from coterie.talk.verdict import UNTESTED
from tests.contracts.tables import cases
from tests.talk.samples import LOUDEST, Sample, cuts, lively_game, public_of

BARGAINING = [
    (name, seats)
    for name, seats in cases()
    if any(saying.act == PROMISE for saying in sayings_of(games()[name])) and seats <= 4
]
every_game = pytest.mark.parametrize(("name", "seats"), BARGAINING)
OFTEN = {"whispers": 1, "royal-secrets": 5, "reigns-council": 5, "for-the-king": 25}  # steps for one pact
SEEDS = [2 if native.compiled() else 1, pytest.param(60, marks=pytest.mark.soak)]
some_seeds = pytest.mark.parametrize("seeds", SEEDS, ids=["", "soak"])


def bargain(table: Table, sayings: list[Saying], dice: Lehmer) -> tuple[int, Act] | None:
    """An offer of one promise for another that two seats can make now, and who makes it."""
    public = public_of(table)
    found: list[tuple[int, str, tuple[int, ...]]] = []
    for seat in range(table.seats):
        for saying in sayings:
            opening = saying.may(public, seat) if saying.act == PROMISE else None
            if ways := list(saying.variants(opening)) if opening else []:
                found.append((seat, saying.name, ways[dice.below(len(ways))]))
    if len({seat for seat, _, _ in found}) < 2:
        return None
    seat, mine, args = found[dice.below(len(found))]
    others = [one for one in found if one[0] != seat]
    to, wants, wants_args = others[dice.below(len(others))]
    return seat, Act(OFFER, mine, args, seat=to, wants=wants, wants_args=wants_args)


def bargaining_game(game: Game, seats: int, seed: int, often: int) -> tuple[Sample, Book]:
    """A game in which two seats make a pact at every `often`-th step."""
    dice, lines, table, sayings = Lehmer(seed + 31), list[Spoken](), None, sayings_of(game)
    for n, table in enumerate(lively_game(game, seats, seed)):
        offer = bargain(table, sayings, dice) if n % often == 0 and not table.over else None
        if offer:
            public = public_of(table)
            for seat, act in (offer, (offer[1].seat, Act(ACCEPT, line=len(lines)))):
                occasion = Occasion(sayings, Book.of(lines), LOUDEST, seat, seats, lambda p=public: p, (), 0)  # type: ignore[misc]
                lines.append(Spoken(len(lines), seat, table.told, (occasion.check(act),)))
    assert table is not None
    book = Book.of(lines)
    return Sample(table, book.said, {saying.name: saying for saying in sayings}), book


@some_seeds
@every_game
def test_a_verdict_on_a_pact_never_changes_and_agrees_with_the_open_record(name: str, seats: int, seeds: int) -> None:
    outcomes: Counter[str] = Counter()
    for seed in range(seeds):
        game, book = bargaining_game(find(name), seats, seed, OFTEN[name])
        sayings, dice = sayings_of(find(name)), Lehmer(seed)
        for said in game.said:
            truth = book.judge(said, sayings, game.ears(OPEN), game.ears(seats))
            for viewer in range(seats + 1):
                before = None
                for cut in [*cuts(game, said, dice, 3), None]:
                    verdict = book.judge(said, sayings, game.ears(viewer, cut), game.ears(seats, cut))
                    assert before is None or verdict == before, f"{said}: {before} became {verdict} for {viewer}"
                    if verdict.decided and verdict.mark != UNTESTED:
                        assert verdict == truth, f"{said}: {verdict} for {viewer}, {truth} by the record"
                    before = verdict if verdict.decided else None
        for offer in book.pacts():
            first, second = [book.judge(side, sayings, game.ears(OPEN), game.ears(seats)) for side in book.sides(offer)]
            outcomes[outcome_of(first, second)] += 1
    assert sum(outcomes.values()), "no pact was made"
    if seeds > 12 and name != "whispers":  # only who lays a card face down can break a pact that is broken already
        assert set(outcomes) | {BOTH_BROKE} == set(OUTCOMES), outcomes
