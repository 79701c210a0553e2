"""The levels of bots: what they are called, that they play any game from Eyes alone, and that a seed repeats them."""

import itertools
from collections.abc import Iterator

import pytest

from coterie import bots, native
from coterie.bots.spec import TEMPERAMENTS, Spec, parse
from coterie.core.dice import Lehmer
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.core.table import Table
from coterie.games import find, games
from coterie.play import Match, SeededDice
from coterie.search.flat import Candidate, drawn, search
from coterie.search.sense import Sense, logistic, soften
from coterie.search.textbook import ismcts
from tests.contracts.twins import twin_of

ROLLOUTS = 8
SEARCHED = [(name, level) for name, game in games().items() for level in bots.levels(game)]
every_level = pytest.mark.parametrize(("name", "level"), SEARCHED)
PAIRS = [100 if native.compiled() else 8, pytest.param(2000, marks=pytest.mark.soak)]
GAMES = [2, pytest.param(200, marks=pytest.mark.soak)]
TEMPERED = [name for name, game in games().items() if "minister" in bots.levels(game)]


def named(level: str) -> str:
    """A level as it is tested: with few rollouts, if it searches."""
    return f"{level}@{ROLLOUTS}" if level in ("minister", "eminence") else level


def play(name: str, seats: int, company: list[str], seed: int) -> Match:
    match = Match(find(name), seats, {}, SeededDice(seed))
    bots.play_on(match, {seat: bots.find(bot, match.game) for seat, bot in enumerate(company)}, Lehmer(seed))
    return match


def test_a_name_is_a_level_a_temperament_and_rollouts() -> None:
    assert parse("minister") == Spec("minister")
    assert parse("minister:bold@200") == Spec("minister", "bold", 200)
    assert parse("courtier-0.1") == Spec("courtier-0.1")
    assert [str(parse(text)) for text in ("page:sly", "eminence@20")] == ["page:sly", "eminence@20"]
    for wrong in ("", "Minister", "minister:mad", "minister@0", "minister@", "minister:", ":bold", "minister@1e3"):
        assert parse(wrong) is None, wrong


def test_what_is_offered_goes_from_the_weakest_to_the_strongest_and_has_no_yardstick() -> None:
    assert bots.levels(find("royal-secrets")) == ["page", "courtier", "minister", "eminence"]
    assert bots.levels(find("whispers")) == ["page"]
    for game in games().values():
        assert bots.default_level(game) in bots.levels(game)
        for yardstick in ("random", "textbook@2"):
            assert bots.find(yardstick, game)
            assert parse(yardstick).level not in bots.levels(game)  # type: ignore[union-attr]


@pytest.mark.parametrize("wrong", ["minister:mad", "minister@0", "sage", "", "minister-0.1"])
def test_a_name_of_no_bot_is_refused(wrong: str) -> None:
    with pytest.raises(CoterieError, match="there are page, courtier, minister, eminence"):
        bots.find(wrong, find("royal-secrets"))


@pytest.mark.parametrize("count", GAMES)
@every_level
def test_every_level_plays_whole_games_at_every_number_of_seats(name: str, level: str, count: int) -> None:
    """A match refuses what is not legal."""
    game = find(name)
    for seats in range(game.fewest, game.most + 1):
        if not native.compiled() and seats not in (game.fewest, game.most):
            continue
        for seed in range(count):
            company = [named(level) if (seat + seed) % 2 == 0 else "random" for seat in range(seats)]
            assert play(name, seats, company, seed).over


@every_level
def test_the_same_seed_plays_the_same_game(name: str, level: str) -> None:
    seats = find(name).fewest
    one, two = (play(name, seats, [named(level)] * seats, 7).moves for _ in range(2))
    assert one == two


def spots(name: str, seed: int) -> Iterator[tuple[Table, int]]:
    """Tables of a game of random players, with a seat that is asked and has a choice."""
    game, dice = find(name), Lehmer(seed)
    table = game.table(game.fewest + seed % (game.most - game.fewest + 1))
    while not table.over:
        seat = table.whose()
        if seat == CHANCE:
            table.roll(dice)
            continue
        legal = table.legal(seat)
        if len(legal) > 1:
            yield table, seat
        table.play(seat, legal[dice.below(len(legal))])


@pytest.mark.parametrize("pairs", PAIRS)
@every_level
def test_in_worlds_that_a_seat_cannot_tell_apart_it_decides_the_same(name: str, level: str, pairs: int) -> None:
    bot, dice, compared, seed = bots.find(named(level), find(name)), Lehmer(5), 0, 0
    while compared < pairs:
        for n, (table, seat) in enumerate(spots(name, seed)):
            if n % 5 == seed % 5 and compared < pairs:
                twin = twin_of(table, seat, dice)
                assert bot(Eyes(table, seat), Lehmer(n)) == bot(Eyes(twin, seat), Lehmer(n))
                compared += 1
        seed += 1


@pytest.mark.parametrize("name", TEMPERED)
def test_every_temperament_plays_at_every_level_that_has_one(name: str) -> None:
    seats = find(name).fewest
    for n, temperament in enumerate(TEMPERAMENTS):
        level = ("courtier", f"minister:{temperament}@2")[n % 2]
        company = [level if ":" in level else f"{level}:{temperament}", *["random"] * (seats - 1)]
        assert play(name, seats, company, n).over


def test_search_gives_the_candidates_from_the_one_to_play_and_keeps_what_is_not_clearly_beaten() -> None:
    match = Match(find("royal-secrets"), 4, {"first": "A"}, SeededDice(3))
    eyes, sense = match.eyes(0), Sense()
    imaginer = eyes.imaginer()
    sense.margin = 1000.0
    kept = search(eyes, Lehmer(1), sense, lambda dice: imaginer.world(dice, True), 40, own=eyes.legal()[1])
    assert [candidate.action for candidate in kept] == [eyes.legal()[1], eyes.legal()[0]]
    assert kept[0].gain == kept[0].error == 0.0
    assert kept[0].tries == kept[1].tries == 20
    sense.margin = -1000.0
    left = search(eyes, Lehmer(1), sense, lambda dice: imaginer.world(dice, True), 40, own=eyes.legal()[1])
    assert {candidate.action for candidate in left} == set(eyes.legal())


def test_an_eminence_of_the_council_leaves_its_first_thought_for_less_than_a_minister() -> None:
    """With as many rollouts and the same dice the two differ as Advisors alone."""
    game = find("reigns-council")
    minister, eminence = bots.find("minister@16", game), bots.find("eminence@16", game)
    differ = {"present": 0, "judge": 0}
    for table, seat in itertools.islice(spots(game.name, 1), 60):
        step = Eyes(table, seat).view().step
        if step in differ:
            differ[step] += minister(Eyes(table, seat), Lehmer(3)) != eminence(Eyes(table, seat), Lehmer(3))
    assert differ["present"] > differ["judge"] == 0


def test_a_candidate_knows_its_gain_and_how_sure_it_is() -> None:
    candidate = Candidate(5)
    for value, base in ((1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 1.0)):
        candidate.tell(value, base)
    assert (candidate.value, candidate.gain) == (0.75, 0.5)
    assert candidate.error == pytest.approx((0.25 / 3) ** 0.5)


def test_with_heat_a_candidate_is_drawn_by_what_it_gains() -> None:
    best, good, bad = (Candidate(action) for action in range(3))
    for candidate, gain in ((best, 0.0), (good, -0.1), (bad, -0.9)):
        candidate.tell(gain, 0.0)
    found, dice = [best, good, bad], Lehmer(3)
    assert {drawn(found, 0.0, dice).action for _ in range(50)} == {0}
    taken = [drawn(found, 0.1, dice).action for _ in range(400)]
    assert taken.count(1) / 400 == pytest.approx(0.27, abs=0.06)
    assert taken.count(2) < 4


def test_the_textbook_answers_first_where_several_are_asked_at_once() -> None:
    for table, _ in spots("royal-secrets", 3):
        if table.top and table.top.sealed and table.top.waiting.bit_count() > 1:
            last = table.top.waiting.bit_length() - 1
            if len(table.legal(last)) > 1:
                assert ismcts(Eyes(table, last), Lehmer(1), 12) in table.legal(last)


def test_points_become_chances() -> None:
    assert soften([3.0, 3.0], 2.0) == [0.5, 0.5]
    assert sum(soften([1.0, 9.0, 4.0], 1.5)) == pytest.approx(1.0)
    assert logistic(0.0) == 0.5
    assert logistic(-99.0) == 0.0
