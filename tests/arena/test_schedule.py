"""Who sits where: seats go round, deals are shared, and a schedule that cannot be carried out gets a sentence."""

import pytest

from coterie.arena.schedule import EACH, LINEUPS, MIRROR, MIXED, Schedule
from coterie.core.errors import CoterieError
from tests.arena.runs import played, small

ABCDE = ("a", "b", "c", "d", "e")


def seatings(schedule: Schedule, games: int) -> list[tuple[int, tuple[str, ...]]]:
    return [
        (task.deal, schedule.seated(task.lineup, turn))
        for task in schedule.tasks(games)
        for turn in range(schedule.turns(task.lineup))
    ]


@pytest.mark.parametrize("lineups", [kind for kind in LINEUPS if kind != MIRROR])
@pytest.mark.parametrize("bots", [2, 3, 5])
def test_every_bot_has_every_seat_equally_often_on_every_deal(lineups: str, bots: int) -> None:
    schedule = Schedule("any", ABCDE[:bots], 4, lineups=lineups)
    every = seatings(schedule, 100)
    assert len(every) >= 100
    for deal in {deal for deal, _ in every}:
        tables = [bots for at, bots in every if at == deal]
        for bot in {bot for table in tables for bot in table}:
            counts = [sum(table[seat] == bot for table in tables) for seat in range(4)]
            assert len(set(counts)) == 1, (bot, counts)


def test_games_are_played_as_they_are_scheduled() -> None:
    made = small("royal-secrets", "courtier", "random", "page", lineups=MIXED)
    games = played(made, 6)
    assert [(game.deal, game.bots) for game in games] == seatings(made, 6)
    assert [game.lineup for game in games] == [task.lineup for task in made.tasks(6) for _ in range(3)]


def test_one_meets_each_of_the_others_alone_on_the_same_deals() -> None:
    schedule = Schedule("any", ABCDE[:3], 4)
    assert schedule.groups(0) == schedule.groups(9) == [("a", "b", "b", "b"), ("a", "c", "c", "c")]
    assert [task.deal for task in schedule.tasks(17)] == [0, 0, 1, 1, 2, 2]


def test_each_meets_each() -> None:
    assert len(Schedule("any", ABCDE[:3], 4, lineups=EACH).groups(0)) == 6


def test_mixed_tables_have_no_bot_twice_more_than_another() -> None:
    for bots in (2, 3, 5):
        schedule = Schedule("any", ABCDE[:bots], 4, lineups=MIXED)
        tables = [schedule.groups(deal)[0] for deal in range(60)]
        for table in tables:
            counts = [table.count(bot) for bot in schedule.bots]
            assert max(counts) - min(counts) <= 1
        assert {bot for table in tables for bot in table} == set(schedule.bots)
        assert len(set(tables)) > 1


def test_more_games_go_on_from_the_same_first_ones() -> None:
    schedule = Schedule("any", ABCDE[:3], 4, lineups=MIXED)
    assert list(schedule.tasks(80))[:5] == list(schedule.tasks(20))


def test_in_a_mirror_every_bot_plays_each_deal_once_among_its_like() -> None:
    games = played(small("royal-secrets", "courtier-0.1", "random", lineups=MIRROR), 4)
    assert [game.bots for game in games] == [("courtier-0.1",) * 3, ("random",) * 3] * 2
    assert [game.deal for game in games] == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("bots", "more", "sentence"),
    [
        (["courtier"], {}, "two bots or more"),
        (["courtier", "courtier"], {}, "two bots or more"),
        (["courtier", "random", "random"], {}, "named twice"),
        (["courtier", "fool"], {}, "has no bot 'fool'"),
        (["courtier", "cmd:/nowhere/bot"], {}, "no program '/nowhere/bot'"),
        (["courtier", "cmd:"], {}, "no program"),
        (["courtier", "cmd:'"], {}, "no program"),
        (["courtier", "random"], {"seats": 9}, "2 to 5 players, not 9"),
        (["courtier", "random"], {"options": {"colour": "red"}}, "no option 'colour'"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(bots: list[str], more: dict[str, object], sentence: str) -> None:
    with pytest.raises(CoterieError, match=sentence):
        small("for-the-king", *bots, **more)
