"""The figures: means and intervals as one would reckon them by hand, and a deal is one sample."""

import math

import pytest

from coterie.arena.figures import estimate, matrix, ranks, ratio, rows, seats_won, totals
from coterie.arena.played import Fault, Times
from coterie.arena.rating import ratings
from coterie.arena.report import brief
from coterie.arena.telling import faults
from tests.arena.runs import game, played, small


def test_an_estimate_is_a_mean_with_an_interval() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.half == pytest.approx(1.96 * math.sqrt(5 / 3) / 2)
    assert f"{found:.2}" == "2.50 ±1.27"
    assert f"{estimate([0.5]):.1%}" == "50.0 ±?"
    assert f"{estimate([]):.1%}" == "–"


def test_a_ratio_weighs_samples_by_what_they_hold() -> None:
    found = ratio([(1, 1.0), (3, 0.0)])
    assert found.mean == 0.25
    assert found.half == pytest.approx(1.96 * math.sqrt(2 * (0.75**2 + 0.75**2)) / 4)


@pytest.mark.parametrize("always", [0.0, 1.0])
def test_a_share_of_none_or_all_is_not_certain(always: float) -> None:
    """Ten wins of ten: of those who win 69 of 100 one in forty has such luck (0.69 ** 10 is 0.025)."""
    assert f"{estimate([always] * 10, share=True):.0%}" == f"{100 * always:.0f} ±31"
    assert f"{ratio([(2, 2 * always)] * 10, share=True):.0%}" == f"{100 * always:.0f} ±31"
    assert estimate([always] * 10).half == ratio([(2, 2 * always)] * 10).half == 0, "a mean of numbers may be that"
    assert seats_won([game("ab", [1 - always, always])] * 10)[1].half > 0.3


def test_games_of_one_deal_are_one_sample() -> None:
    """Four games on each of two deals: the interval is that of two samples, however many games there are."""
    games = [game("abbb", [9, 1, 1, 1], deal=0, turn=turn) for turn in range(4)]
    games += [game("abbb", [1, 9, 1, 1], deal=1, turn=turn) for turn in range(4)]
    mine = next(row for row in rows(games) if row.bot == "a")
    assert (mine.games, mine.wins.count, mine.wins.mean) == (8, 2, 0.5)
    assert mine.wins.half == pytest.approx(1.96 * math.sqrt(0.5 / 2))
    assert mine.ahead.mean == pytest.approx((8 + 1 - 11 / 3) / 2)


def test_a_shared_victory_counts_in_parts_and_seats_of_one_bot_on_average() -> None:
    found = {row.bot: row for row in rows([game("abb", [5, 5, 1])])}
    assert found["a"].wins.mean == 0.5
    assert found["b"].wins.mean == 0.25
    assert found["a"].against == "2 × b"


def test_all_games_of_a_bot_are_told_together() -> None:
    games = [game("abb", [5, 1, 1]), game("acc", [1, 1, 5], deal=1)]
    assert {row.bot: row.games for row in totals(games, ["a", "b", "c"])} == {"a": 2, "b": 1, "c": 1}


def test_the_matrix_tells_who_ends_before_whom() -> None:
    cells = matrix([game("ab", [5, 1]), game("ab", [2, 2], deal=1), game("ac", [0, 7], deal=2)], ["a", "b", "c"])
    assert cells[0][1] is not None
    assert cells[1][0] is not None
    assert (cells[0][1].mean, cells[1][0].mean) == (0.75, 0.25)
    assert cells[1][2] is None


def test_winners_come_first_whatever_their_points() -> None:
    assert ranks(game("abcd", [5, 5, 3, 3], winners=[1])) == [1, 0, 2, 2]


def test_wins_by_seat_do_not_ask_who_sat_there() -> None:
    assert [seat.mean for seat in seats_won([game("ab", [1, 0]), game("ba", [1, 0], deal=1)])] == [1.0, 0.0]


def test_times_are_kept_in_classes_that_tell_quantiles() -> None:
    times = Times(classes={})
    for n in range(1, 101):
        times.add(n / 1000)
    assert times.mean == pytest.approx(0.0505)
    assert times.quantile(0.5) == pytest.approx(0.05, rel=0.06)
    assert times.quantile(0.99) == pytest.approx(0.099, rel=0.06)
    assert times.quantile(1.0) <= times.most == 0.1


def test_the_better_bot_is_rated_higher_and_more_games_make_it_surer() -> None:
    few = [game("abb", [5, 1, 1], deal=deal) for deal in range(5)]
    many = [game("abb", [5, 1, 1], deal=deal) for deal in range(50)]
    first, then = ratings(few, ["b", "a"]), ratings(many, ["b", "a"])
    assert list(first) == ["a", "b"]
    assert first["a"].mean > 25 > first["b"].mean
    assert then["a"].half < first["a"].half
    assert then["a"].mean - then["b"].mean > first["a"].mean - first["b"].mean


def test_a_courtier_beats_chance() -> None:
    found = {row.bot: row for row in rows(played(small(), 12))}
    assert found["courtier"].wins.mean > 0.5 > found["random"].wins.mean
    assert found["courtier"].times.count > 0


def test_a_reason_to_replace_a_bot_is_told_once_with_how_often() -> None:
    games = [game("ab", [1, 2], deal=deal) for deal in range(3)]
    for each in games[1:]:
        each.faults.append(Fault(1, "it stalled"))
    games[2].faults.append(Fault(0, "it lied"))
    assert faults(games) == [
        "b was replaced 2 times, first at B in deal 1: it stalled",
        "a was replaced at A in deal 2: it lied",
    ]
    for deal in range(30):
        games[0].faults.append(Fault(0, f"reason {deal}"))
    assert faults(games)[20:] == ["and for 12 reasons more"]


def test_the_end_of_a_command_is_its_name_where_there_is_little_room() -> None:
    command = "cmd:/usr/bin/node examples/bots/chatty.mjs"
    assert brief(command) == "…mples/bots/chatty.mjs"
    assert (
        brief(f"courtier-0.1 – 2 × {command}, 1 × minister@100")
        == f"courtier-0.1 – 2 × {brief(command)}, 1 × minister@100"
    )
    assert brief("rounds that bring the least in company") == "rounds that bring the least in company"
    assert brief("cmd:./mybot") == "cmd:./mybot"
