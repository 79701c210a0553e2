"""Advisors are read by what they draw and present; worlds are drawn from that, and from nothing a seat cannot know."""

from collections import Counter
from typing import cast

import pytest

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.games.reigns_council import belief
from coterie.games.reigns_council.advice import WISHES
from coterie.games.reigns_council.cards import back_of
from coterie.games.reigns_council.fit import held_out, score
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import GOALS, PROPOSALS
from coterie.games.reigns_council.table import CouncilTable
from coterie.games.reigns_council.weights import STANDARD
from tests.contracts.twins import twin_of

PACK = GAME.load()
CHURCH, ARMY, PEOPLE = back_of((2, 0, 0, 0)), back_of((0, 1, 0, 0)), back_of((0, 0, 1, 0))


def read(*events: tuple[str, int, list[int], list[int]]) -> belief.Reading:
    reading = belief.Reading(PACK, 4, STANDARD)
    for n, (what, seat, nums, cards) in enumerate(events):
        reading.hear(Heard(n, what, seat, nums, cards))
    return reading


def drawn(back: int) -> list[tuple[str, int, list[int], list[int]]]:
    """B prefers this back to the People."""
    return [
        ("turned-up", -1, [0], [~back]),
        ("turned-up", -1, [1], [~PEOPLE]),
        ("drawn", 1, [0, 84], [~back]),
    ]


CROWNED = ("crowned", 0, [1], [])


def test_a_drawn_back_tells_the_pillars_of_a_goal() -> None:
    reading = read(CROWNED, *drawn(CHURCH), *drawn(CHURCH))
    about_church = sum(reading.odds[1][goal] for goal in range(GOALS) if WISHES[goal][0])
    about_people = sum(reading.odds[1][goal] for goal in range(GOALS) if WISHES[goal][2])
    assert about_church > 0.8 > 0.5 > about_people
    assert reading.odds[2] == [1 / GOALS] * GOALS  # of the others it tells nothing


@pytest.mark.parametrize("side", [-1, 1])
def test_a_card_that_came_to_light_tells_the_side(side: int) -> None:
    kind = next(k for k in range(len(PACK.back)) if PACK.back[k] == CHURCH and PACK.accept[4 * k] == 2 * side)
    reading = read(
        CROWNED,
        *drawn(CHURCH),
        *drawn(ARMY),
        ("turn", 0, [1], []),
        ("presented", 1, [], [~CHURCH]),
        ("revealed", 1, [1], [kind]),
    )
    with_it = sum(reading.odds[1][goal] for goal in range(GOALS) if WISHES[goal][0] == side)
    against = sum(reading.odds[1][goal] for goal in range(GOALS) if WISHES[goal][0] == -side)
    assert with_it > 1.5 * against


def test_a_forecast_leaves_out_what_lies_open() -> None:
    behind = [kind for kind in range(len(PACK.back)) if PACK.back[kind] == CHURCH]
    reading = read(CROWNED, *drawn(CHURCH), ("discarded", 2, [], [behind[0]]), ("presented", 1, [], [~CHURCH]))
    forecast = dict(zip(reading.kinds(1), reading.forecast(1), strict=True))
    assert sorted(forecast) == behind
    assert forecast[behind[0]] == 0.0
    assert sum(forecast.values()) == pytest.approx(1.0)


def played(seed: int, level: str, until: str, skip: int = 0) -> CouncilTable:
    """A table of four bots of a level that asks this, after having asked it so often."""
    dice = Lehmer(seed)
    bot = bots.find(level, GAME)
    table = cast(CouncilTable, GAME.table(4))
    while not table.over:
        seat = table.whose()
        if seat == CHANCE:
            table.roll(dice)
            continue
        assert table.top
        if table.top.step.name == until:
            if not skip:
                return table
            skip -= 1
        table.play(seat, bot(Eyes(table, seat), dice))
    raise AssertionError(f"nobody was asked to {until} so often")


def test_worlds_have_goals_and_fronts_as_often_as_they_are_believed() -> None:
    table = played(2, "courtier-0.1", "judge", skip=6)
    eyes = Eyes(table, table.monarch)
    reading, world = belief.read(eyes), belief.worlds(eyes)
    other = (table.monarch + 1) % 4
    goals, fronts = Counter[int](), Counter[int]()
    dice = Lehmer(5)
    for _ in range(400):
        dealt = cast(CouncilTable, world(dice))
        goals[dealt.kind(dealt.only(dealt.goal(other))) - PROPOSALS] += 1
        fronts[dealt.kind(dealt.only(dealt.presented(other)))] += 1
    for goal, chance in enumerate(reading.chances(other)):
        assert goals[goal] / 400 == pytest.approx(chance, abs=0.09)
    for kind, chance in zip(reading.kinds(other), reading.forecast(other), strict=True):
        assert fronts[kind] / 400 == pytest.approx(chance, abs=0.09)


def test_a_monarch_foretells_where_cards_push() -> None:
    foretold = score(held_out(4), PACK, 4, STANDARD)
    assert foretold.count > 300
    assert foretold.right > 0.6
    assert foretold.brier < 0.235  # 0.25 knows nothing


@pytest.mark.soak
def test_a_monarch_foretells_most_directions_of_many_games() -> None:
    foretold = score(held_out(60), PACK, 4, STANDARD)
    assert foretold.right >= 0.62
    for count, said, came in foretold.bins:
        assert count < 200 or abs(said - came) < 0.1, f"{said:.2f} was said and {came:.2f} came"


@pytest.mark.parametrize("level", ["page", "courtier", "minister@8"])
def test_a_decision_is_the_same_in_worlds_that_look_alike(level: str) -> None:
    bot = bots.find(level, GAME)
    dice = Lehmer(11)
    differed = 0
    for seed, step, skip in ((1, "judge", 7), (2, "present", 9), (3, "doubt", 1), (4, "draw", 2)):
        table = played(seed, "courtier-0.1", step, skip)
        seat = table.whose()
        for _ in range(3):
            twin = cast(CouncilTable, twin_of(table, seat, dice))
            differed += twin.where != table.where
            assert bot(Eyes(twin, seat), Lehmer(seed)) == bot(Eyes(table, seat), Lehmer(seed))
    assert differed > 6
