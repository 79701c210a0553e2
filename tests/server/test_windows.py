"""Windows at a table: when they open and end, who is ready, and what waits meanwhile."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from coterie.core.errors import CoterieError
from coterie.server.bots.absence import missing, next_alarm, time_is_up
from coterie.server.bots.beat import READY_BY, READY_FROM, bots_unready, ready_at
from coterie.server.commands.windows import check_move
from coterie.server.protocol import messages
from coterie.server.protocol.table_json import table_json
from coterie.server.protocol.talk_json import SayAct
from coterie.server.state import plans
from coterie.server.state.table_state import TableState
from coterie.server.state.window import SEALED, OpenWindow
from coterie.talk.windows import LEADER, READY, TIME
from tests.server.states import ID, NOW, answer, asked, do, playing, refused
from tests.server.talk_pace import ROUNDS, growth

BOT = 3  # where three people play


def talking(people: int = 3, game: str = "royal-secrets", **more: Any) -> TableState:
    """A table where people talk: of Royal Secrets before the first choice."""
    return playing(people, game, **{"talk_time": "court", **more})


def window_of(state: TableState) -> OpenWindow:
    assert state.window
    return state.window


def shows(state: TableState) -> dict[str, Any]:
    """The window as everybody is told of it."""
    shown = table_json(state, NOW).window
    assert shown
    return structs.asdict(shown)


def pass_time(state: TableState, now: int) -> None:
    """Whatever happens by itself until then happens."""
    for _ in range(50):
        at = next_alarm(state)
        if at is None or at > now:
            return
        plan = time_is_up(state, max(at, state.window.opened_at if state.window else 0))
        if plan is None:
            return
        state.apply(plan, max(at, NOW))
    raise AssertionError("it never rests")


# When they open.


def test_a_window_opens_with_the_game_and_everybody_sees_it() -> None:
    state = talking()
    assert shows(state) == {
        "name": "audiences",
        "until": NOW + 15_000,
        "ends": READY,
        "ready": [],
        "more": True,
        "sealed": None,
        "spoken": [],
    }


@pytest.mark.parametrize(
    "agreed",
    [{"talk_time": "none"}, {"talk_time": "brisk"}, {"clock": 86_400}, {"talk": "silent"}],
    ids=lambda agreed: "-".join(agreed),
)
def test_none_opens_where_it_was_not_agreed_nothing_is_said_or_decisions_take_days(agreed: dict[str, Any]) -> None:
    assert talking(**agreed).window is None


def test_none_opens_where_bots_alone_play() -> None:
    state = talking()
    chairs = [structs.replace(chair, person=-1, bot="courtier") for chair in state.chairs]
    alone = playing(3, talk_time="none")
    alone.stored = structs.replace(state.stored, chairs=chairs)
    assert alone.match
    fork = alone.match.fork()
    fork.play(asked(alone), [fork.eyes(asked(alone)).legal()[0]])
    alone.apply(plans.moves_on(alone, fork, NOW), NOW)
    assert alone.people_playing() == frozenset()
    assert alone.window is None


def test_one_person_among_bots_talks_until_they_are_ready() -> None:
    state = talking(people=1)
    assert window_of(state).until is None
    assert not shows(state)["more"]
    pass_time(state, NOW + 10**9)
    assert shows(state)["ready"] == [1, 2, 3]
    do(state, 0, messages.Ready(ID))
    pass_time(state, NOW)
    assert state.window is None


def test_a_gavel_is_not_heard_by_one_person_among_bots() -> None:
    assert lot_up(people=1, talk_time="brisk").window is None
    assert window_of(lot_up(people=1, talk_time="salon")).ends == READY


def lot_up(**more: Any) -> TableState:
    """A table of For the King where the first lot was turned up."""
    state = talking(game="for-the-king", **{"seats": 3, **more})
    assert state.match
    for _ in range(400):
        if state.match.eyes(3).view().step == "bid":
            return state
        seat = asked(state)
        fork = state.match.fork()
        fork.play(seat, [fork.eyes(seat).legal()[0]])
        state.apply(plans.moves_on(state, fork, NOW), NOW)
    raise AssertionError("no lot came up")


def test_the_gavel_waits_for_a_lot_and_for_a_raise_and_nobody_hastens_it() -> None:
    state = lot_up()
    assert (window_of(state).name, window_of(state).ends, window_of(state).until) == ("lot", TIME, NOW + 4000)
    refused(state, 0, messages.Ready(ID), "refused-gavel")
    refused(state, 0, messages.MoreTime(ID), "refused-more")
    pass_time(state, NOW + 3999)
    assert state.window
    pass_time(state, NOW + 4000)
    assert state.window is None
    seat = asked(state)
    do(state, state.chairs[seat].person, answer(state, seat, 1), now=NOW + 4000)
    assert (window_of(state).name, window_of(state).until) == ("raise", NOW + 6000)


def test_the_monarch_ends_the_opinions_and_an_advisor_does_not() -> None:
    state = talking(game="reigns-council")
    for _ in range(60):
        if state.window:
            break
        seat = asked(state)
        assert state.match
        fork = state.match.fork()
        fork.play(seat, [fork.eyes(seat).legal()[0]])
        state.apply(plans.moves_on(state, fork, NOW), NOW)
    assert (window_of(state).name, window_of(state).ends, window_of(state).leader) == ("opinions", LEADER, 0)
    do(state, 1, messages.Ready(ID))
    pass_time(state, NOW)
    assert state.window
    do(state, 0, messages.Ready(ID))
    pass_time(state, NOW)
    assert state.window is None


# How they end.


def test_a_window_ends_when_its_time_is_up_and_not_before() -> None:
    state = talking()
    pass_time(state, NOW + 14_999)
    assert shows(state)["ready"] == [BOT]
    pass_time(state, NOW + 15_000)
    assert state.window is None


def test_a_window_ends_when_all_are_ready_bots_too() -> None:
    state = talking()
    for person in range(3):
        do(state, person, messages.Ready(ID))
    pass_time(state, NOW)
    assert shows(state)["ready"] == [0, 1, 2], "the bot takes its time"
    pass_time(state, ready_at(state, BOT))
    assert state.window is None


def test_who_is_ready_may_take_it_back() -> None:
    state = talking()
    for person in range(3):
        do(state, person, messages.Ready(ID))
    do(state, 1, messages.Ready(ID, on=False))
    pass_time(state, NOW + 10_000)
    assert shows(state)["ready"] == [0, 2, BOT]


def test_nobody_waits_for_who_is_not_here() -> None:
    state = talking()
    state.here = frozenset({0, 1})
    do(state, 0, messages.Ready(ID))
    do(state, 1, messages.Ready(ID))
    pass_time(state, NOW + READY_BY)
    assert state.window is None


def test_more_time_can_be_had_once_a_round_and_who_asks_is_not_ready() -> None:
    state = talking()
    do(state, 1, messages.Ready(ID))
    do(state, 1, messages.MoreTime(ID))
    assert (shows(state)["until"], shows(state)["ready"], shows(state)["more"]) == (NOW + 30_000, [], False)
    refused(state, 0, messages.MoreTime(ID), "refused-more")
    state.more_given = (1, -1)  # in another round
    do(state, 0, messages.MoreTime(ID))
    assert talking(talk_time="salon").window
    refused(talking(talk_time="salon"), 0, messages.MoreTime(ID), "refused-more")


@pytest.mark.parametrize("said", [messages.Ready(ID), messages.MoreTime(ID)])
def test_without_a_window_there_is_nothing_to_be_ready_for(said: messages.Command) -> None:
    refused(playing(), 0, said, "refused-no-window")
    paused = talking()
    do(paused, 0, messages.Pause(ID, True))
    refused(paused, 0, said, "refused-paused")


def test_a_question_and_an_offer_clear_ready_and_other_words_do_not() -> None:
    state = talking()
    for person in range(3):
        do(state, person, messages.Ready(ID))
    do(state, 0, messages.Say(ID, "Well?"))
    do(state, 0, messages.Say(ID, "", acts=[SayAct("promise", saying="stays")]))
    assert shows(state)["ready"] == [0, 1, 2]
    do(state, 0, messages.Say(ID, "", acts=[SayAct("ask", saying="stays", seat=1)]))
    assert shows(state)["ready"] == [0, 2]
    do(state, 0, messages.Say(ID, "", acts=[SayAct("offer", saying="stays", seat=2, wants="stays")]))
    assert shows(state)["ready"] == [0]
    do(state, 1, messages.Ready(ID))
    do(state, 2, messages.Say(ID, "", acts=[SayAct("ask", saying="goes")]))
    assert shows(state)["ready"] == [], "everybody is asked"


# Bots are ready by what everybody knows.


def test_a_bot_is_ready_a_while_after_the_last_thing_that_concerned_it() -> None:
    state = talking()
    first = ready_at(state, BOT)
    assert READY_FROM <= first - NOW <= READY_BY
    do(state, 0, messages.Say(ID, "", acts=[SayAct("ask", saying="stays", seat=1)]), now=NOW + 1000)
    assert ready_at(state, BOT) == first, "it was not asked"
    pass_time(state, first)
    assert bots_unready(state) == {}
    do(state, 0, messages.Say(ID, "", acts=[SayAct("ask", saying="stays", seat=BOT)]), now=NOW + 5000)
    assert READY_FROM <= bots_unready(state)[BOT] - (NOW + 5000) <= READY_BY


def test_readiness_is_the_same_whatever_the_bot_holds() -> None:
    moments = set()
    for seed in range(5):
        state = talking(seed=seed)
        state.window = replace(window_of(state), anchor=6)  # the same event in every deal
        moments.add(ready_at(state, BOT))
    assert len(moments) == 1
    state = talking()
    spread = {ready_at(replace(state, window=replace(window_of(state), anchor=n)), BOT) for n in range(40)}
    assert len(spread) > 30


# What waits.


def test_clocks_stand_still_and_nobody_is_late() -> None:
    state = talking(clock=30, absent="bot")
    assert state.due() is None
    assert missing(state) == []
    pass_time(state, NOW + 15_000)
    assert state.due() == NOW + 45_000
    assert missing(state) == [asked(state)]


def test_a_pause_makes_a_window_longer() -> None:
    state = talking(openings="sealed")
    do(state, 0, messages.Pause(ID, True), now=NOW + 5000)
    assert next_alarm(state) is None
    do(state, 0, messages.Pause(ID, False), now=NOW + 65_000)
    assert window_of(state).until == NOW + 75_000
    assert window_of(state).sealed == NOW + SEALED + 60_000
    assert bots_unready(state)[BOT] >= NOW + 60_000 + READY_FROM


def test_a_move_that_waits_is_checked_by_what_its_seat_may_know() -> None:
    state = talking()
    seat = asked(state)
    right = answer(state, seat)
    check_move(state, state.people[seat], right)
    for wrong, code in (
        (structs.replace(right, decision=right.decision + 1), "refused-late"),
        (structs.replace(right, actions=[2**20]), "refused-not-legal"),
    ):
        with pytest.raises(CoterieError) as caught:
            check_move(state, state.people[seat], wrong)
        assert caught.value.code == code
    with pytest.raises(CoterieError) as caught:
        check_move(state, state.people[(seat + 1) % 3], right)
    assert caught.value.code == "refused-not-asked"


# What it does not outlive.


def test_a_window_ends_with_its_game() -> None:
    state = talking()
    state.apply(plans.ends(state, state.stored, NOW), NOW)
    assert state.window is None


def test_a_window_ends_when_what_opened_it_is_taken_back_and_opens_again() -> None:
    state = talking()
    pass_time(state, NOW + 20_000)
    while state.window is None:
        seat = asked(state)
        assert state.match
        fork = state.match.fork()
        fork.play(seat, [fork.eyes(seat).legal()[0]])
        state.apply(plans.moves_on(state, fork, NOW), NOW)
    assert window_of(state).name == "second-bets"
    assert state.match
    fork = state.match.fork()
    fork.undo(seat)
    state.apply(plans.moves_on(state, fork, NOW), NOW)
    assert state.window is None
    fork = fork.fork()
    fork.play(seat, [fork.eyes(seat).legal()[0]])
    state.apply(plans.moves_on(state, fork, NOW), NOW)
    assert window_of(state).name == "second-bets"


def test_the_next_game_has_windows_of_its_own() -> None:
    state = talking()
    do(state, 0, messages.MoreTime(ID))
    first = window_of(state)
    state.apply(plans.ends(state, state.stored, NOW), NOW)
    made = plans.begins_again(state)
    assert state.match
    plans.give_match(made, state.match, NOW + 1)
    state.apply(made, NOW + 1)
    assert (window_of(state).match, window_of(state).opened_at) == (first.match + 1, NOW + 1)
    assert shows(state)["more"]


@pytest.mark.parametrize("game", ROUNDS)
def test_windows_make_a_round_longer_by_less_than_a_fifth(game: str) -> None:
    without, within = growth(game, 1, "court")
    assert without <= within < 1.2 * without
