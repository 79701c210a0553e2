"""Patience: when a table stops waiting for a player, as a function of its state and the time."""

from coterie.server.bots.absence import missing, next_alarm, time_is_up
from coterie.server.protocol import messages
from coterie.server.state.agreement import DAY
from tests.server.states import ID, NOW, answer, asked, do, playing

GRACE = 60_000


def test_a_table_without_a_clock_waits_for_whoever_is_here() -> None:
    state = playing(absent="bot")
    assert missing(state) == [0]
    assert next_alarm(state) is None
    assert time_is_up(state, NOW + 10**9) is None


def test_it_waits_for_the_clock_and_for_the_grace_time_whichever_ends_first() -> None:
    state = playing(absent="bot", clock=120)
    assert next_alarm(state) == NOW + 120_000
    state.left(0, NOW)
    assert next_alarm(state) == NOW + GRACE
    state.came(0)
    assert next_alarm(state) == NOW + 120_000


def test_who_has_days_for_a_decision_may_be_gone() -> None:
    state = playing(absent="bot", clock=DAY)
    state.left(0, NOW)
    assert next_alarm(state) == NOW + DAY * 1000


def test_a_table_that_agreed_to_wait_has_no_alarm() -> None:
    state = playing(absent="wait", clock=30)
    state.left(0, NOW)
    assert next_alarm(state) is None


def test_whoever_plays_with_bots_alone_is_not_waited_for() -> None:
    state = playing(1, absent="bot", clock=30)
    assert missing(state) == []
    assert next_alarm(state) is None


def test_when_time_is_up_a_bot_stands_in_and_is_not_missing() -> None:
    state = playing(absent="bot", clock=30)
    assert time_is_up(state, NOW + 29_999) is None
    plan = time_is_up(state, NOW + 30_000)
    assert plan
    assert plan.change.empty, "memory alone holds it"
    assert plan.shows
    state.apply(plan, NOW + 30_000)
    assert (state.stand_ins, bool(state.bot_of(0)), missing(state)) == ({0}, True, [])


def test_where_it_was_agreed_the_others_vote_on_it_once() -> None:
    state = playing(absent="vote", clock=30)
    plan = time_is_up(state, NOW + 30_000)
    assert plan
    state.apply(plan, NOW + 30_000)
    assert [(vote.topic, vote.by, vote.seat) for vote in state.votes.values()] == [("stand-in", -1, 0)]
    assert state.voters(0, NOW + 30_000) == [1, 2]
    assert missing(state) == []


def test_without_anybody_to_vote_a_bot_stands_in() -> None:
    state = playing(2, absent="vote", clock=30)
    state.left(1, NOW - GRACE)
    plan = time_is_up(state, NOW + 30_000)
    assert plan
    assert plan.stand_ins == {0}


def test_nothing_is_up_during_a_pause_or_after_the_game() -> None:
    state = playing(absent="bot", clock=30)
    do(state, 1, messages.Pause(ID, True))
    assert time_is_up(state, NOW + 10**9) is None
    do(state, 1, messages.Pause(ID, False))
    seat = asked(state)
    do(state, seat, answer(state, seat), NOW + 5000)
    assert next_alarm(state) in (NOW + 35_000, None), "the next question has a clock of its own"
    for person in (0, 1, 2):
        do(state, person, messages.Resign(ID))
    assert time_is_up(state, NOW + 10**9) is None


def test_who_is_away_does_not_vote() -> None:
    state = playing()
    state.left(1, NOW)
    assert state.voters(-1, NOW + GRACE - 1) == [0, 1, 2]
    assert state.voters(-1, NOW + GRACE) == [0, 2]
    state.stand_ins = frozenset({2})
    assert state.voters(-1, NOW + GRACE) == [0]
