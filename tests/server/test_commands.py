"""Commands: what each of them does and what it refuses, as pure functions of a plain state."""

import inspect
import json
from dataclasses import replace

import pytest
from msgspec import structs

from coterie.core.errors import CoterieError
from coterie.play import Match, SeededDice
from coterie.server.commands import COMMANDS, DIRECTOR, HOST, SEATED, seats
from coterie.server.commands.play import preview
from coterie.server.protocol import messages
from coterie.server.protocol.game_json import game_json
from coterie.server.state.agreement import DAY
from coterie.server.state.stored import Chair
from coterie.server.state.table_state import TAKE_BACKS, TableState
from coterie.store.rows import Outage, Person
from tests.server.states import ID, NOW, answer, asked, do, ended, plan, playing, refused, waiting

HOST_OF_TABLE, PLAYER, ONLOOKER = 0, 1, 3

# One command of each type.
SAMPLES: list[messages.Command] = [
    messages.Play(ID, 0, [0]),
    messages.Undo(ID),
    messages.LeaveOrder(ID, "pass"),
    messages.Pause(ID, True),
    messages.Back(ID),
    messages.Propose(ID, "end"),
    messages.CastVote(ID, 1, True),
    messages.Withdraw(ID, 1),
    messages.Resign(ID),
    messages.Sit(ID),
    messages.Rename(ID, "Zoe"),
    messages.Colour(ID, 5),
    messages.Start(ID),
    messages.Rematch(ID),
    messages.Agree(ID, clock=30),
    messages.SeatBot(ID, 3, "random"),
    messages.PaceBots(ID, "leisurely"),
    messages.MakeHost(ID, 1),
    messages.Mute(ID, 1, True),
    messages.Remove(ID, 1),
    messages.NextGame(ID, "for-the-king"),
    messages.Say(ID, "hello"),
    messages.Hush(ID, 0),
    messages.Ready(ID),
    messages.MoreTime(ID),
]


def known(state: TableState) -> str:
    """All that a state holds, as text."""
    moves = list(state.match.moves) if state.match else None
    return repr(({name: getattr(state, name) for name in state.__slots__ if name != "match"}, moves))


def in_time(said: messages.Command) -> TableState:
    """A table in a state in which a command may be given."""
    return {"waiting": waiting, "playing": playing, "over": ended}[COMMANDS[type(said)].when[0]]()


every_command = pytest.mark.parametrize("said", SAMPLES, ids=lambda said: type(said).__name__)


# What holds for every command.


def test_there_is_a_sample_of_every_command() -> None:
    assert {type(said) for said in SAMPLES} == set(COMMANDS)


@every_command
def test_a_command_is_a_function_of_state_person_message_and_time(said: messages.Command) -> None:
    make = COMMANDS[type(said)].make
    assert list(inspect.signature(make).parameters) == ["state", "person", "said", "now"]
    assert not inspect.iscoroutinefunction(make)


@every_command
def test_making_a_plan_changes_nothing(said: messages.Command) -> None:
    state = in_time(said)
    before = known(state)
    try:
        made = plan(state, HOST_OF_TABLE, said)
    except CoterieError:
        assert known(state) == before
        return
    assert known(state) == before
    do(state, HOST_OF_TABLE, said)
    unchanging = {messages.Back, messages.NextGame}  # nobody stood in; the server opens the table
    assert (known(state) == before) == (type(said) in unchanging), made


@every_command
def test_a_command_is_for_those_who_may_give_it(said: messages.Command) -> None:
    state, rule = in_time(said), COMMANDS[type(said)]
    if rule.who == HOST:
        refused(state, PLAYER, said, "refused-host")
    if rule.who in (SEATED, DIRECTOR):
        refused(state, ONLOOKER, said, "refused-gallery")
    state.people[PLAYER] = replace(state.people[PLAYER], key=b"")
    refused(state, PLAYER, said, "refused-removed")


@every_command
@pytest.mark.parametrize("status", ["waiting", "playing", "over", "ended", "closed"])
def test_a_command_is_for_its_time(said: messages.Command, status: str) -> None:
    state = playing()
    state.stored = structs.replace(state.stored, status=status)
    if status not in COMMANDS[type(said)].when:
        refused(state, HOST_OF_TABLE, said, f"refused-when-{status}")


@every_command
def test_a_broken_table_obeys_no_command(said: messages.Command) -> None:
    state = playing()
    state.broken = "the rules are others now"
    assert refused(state, HOST_OF_TABLE, said, "refused-broken").values["why"] == state.broken


# During a game.


def test_an_answer_goes_on_with_the_match_and_says_how_many_moves_there_are() -> None:
    state = playing()
    match = state.match
    assert match
    made = do(state, 0, answer(state, 0))
    assert state.match is not match, "the old match stays as it was"
    assert len(state.match.moves) == made.outcome.moves == len(match.moves) + len(made.change.moves)
    assert (state.moved_at, made.change.match, made.change.moves[0].n) == (NOW, 1, len(match.moves))


def test_an_answer_to_another_question_or_during_a_pause_is_refused() -> None:
    state = playing()
    late = messages.Play(ID, answer(state, 0).decision + 1, [0])
    refused(state, 0, late, "refused-late")
    wrong = messages.Play(ID, answer(state, 0).decision, [10**6])
    refused(state, 0, wrong, "refused-not-legal")
    refused(state, 1, answer(state, 0), "refused-not-asked")
    do(state, 1, messages.Pause(ID, True))
    refused(state, 0, answer(state, 0), "refused-paused")
    refused(state, 0, messages.Undo(ID), "refused-paused")


def test_the_last_answer_of_a_game_ends_it_with_a_result() -> None:
    state = playing(2, "whispers", seats=2)
    while state.playing:
        seat = asked(state)
        made = do(state, seat, answer(state, seat))
    assert (state.status, made.change.ended_at) == ("over", NOW)
    assert '"scores"' in made.change.result


def test_an_answer_ends_the_stand_in_of_its_player() -> None:
    state = playing()
    state.stand_ins = frozenset({0, 2})
    do(state, 0, answer(state, 0))
    assert state.stand_ins == {2}


def test_a_player_takes_an_answer_back_until_somebody_has_learned_of_it() -> None:
    state = playing(2, "for-the-king", seats=2)
    seat = asked(state)
    refused(state, seat, messages.Undo(ID), "refused-undo")
    before = state.match
    assert before
    while not (state.match and state.match.can_undo(asked(state))):
        seat = asked(state)
        do(state, seat, answer(state, seat))
    seat = next(seat for seat in range(2) if state.match.can_undo(seat))
    made = do(state, seat, messages.Undo(ID))
    assert [move.action for move in made.change.moves] == [-1]


def test_an_order_is_left_for_the_lot_and_revoked() -> None:
    state = playing(2, "for-the-king", seats=2)
    while state.game.orders[0].lot(state.match.eyes(0)) < 0:  # type: ignore[union-attr]
        seat = asked(state)
        do(state, seat, answer(state, seat))
    name = next(kind.name for kind in state.game.orders if kind.takes_amount)
    refused(state, 0, messages.LeaveOrder(ID, "buy-everything"), "refused-no-order")
    assert refused(state, 0, messages.LeaveOrder(ID, name, 9999), "refused-amount").values["amount"] == 9999
    do(state, 0, messages.LeaveOrder(ID, name, 1))
    assert (state.orders[0].name, state.orders[0].amount) == (name, 1)
    do(state, 0, messages.LeaveOrder(ID, ""))
    assert state.orders == {}


def test_where_nothing_is_up_no_order_is_left_and_the_clause_is_cited() -> None:
    state = playing(2, "for-the-king", seats=2)
    kind = state.game.orders[0]
    while kind.lot(state.match.eyes(0)) >= 0:  # type: ignore[union-attr]
        seat = asked(state)
        do(state, seat, answer(state, seat))
    error = refused(state, 0, messages.LeaveOrder(ID, kind.name, 1), "refused-no-lot")
    assert error.values["clause"] == kind.clause


def test_a_pause_counts_for_nobodys_clock() -> None:
    state = playing(clock=30)
    refused(state, 1, messages.Pause(ID, False), "refused-pause")
    due = state.due()
    assert due == NOW + 30_000
    do(state, 1, messages.Pause(ID, True), NOW + 1000)
    refused(state, 1, messages.Pause(ID, True), "refused-pause")
    assert (state.paused, state.due()) == (True, None)
    do(state, 2, messages.Pause(ID, False), NOW + 5000)
    assert (state.outages, state.due()) == ([Outage(NOW + 1000, NOW + 5000)], due + 4000)


def test_many_pauses_are_kept_as_one_and_stop_the_clock_for_as_long() -> None:
    state = playing(clock=30)
    due = state.due()
    assert due
    for n in range(10):
        do(state, 1, messages.Pause(ID, True), NOW + 2000 * n)
        do(state, 2, messages.Pause(ID, False), NOW + 2000 * n + 500)
    assert (len(state.outages), state.due()) == (1, due + 5000)
    seat = asked(state)
    do(state, seat, answer(state, seat), NOW + 30_000)
    assert state.lost(state.outages) == 0, "they were before this question"


def test_who_comes_back_answers_again_and_is_no_longer_voted_on() -> None:
    state = playing()
    state.stand_ins = frozenset({1})
    state.votes = state.with_vote("stand-in", -1, NOW, 1)
    do(state, 1, messages.Back(ID))
    assert (state.stand_ins, state.votes) == (frozenset(), {})


def test_a_preview_tells_what_a_seat_could_do_and_nobody_else_is_told_anything() -> None:
    state = playing()
    said = answer(state, 0)
    foreseen = preview(state, state.people[0], messages.AskPreview(ID, said.decision, said.actions))
    assert (foreseen.refused, foreseen.code) == (-1, "")
    for person in (1, ONLOOKER):
        told = preview(state, state.people[person], messages.AskPreview(ID, said.decision, said.actions))
        assert told.view is None
    late = preview(state, state.people[0], messages.AskPreview(ID, said.decision + 1, said.actions))
    assert late.code == "refused-late"


# Votes.


def test_a_proposal_is_voted_on_and_one_no_is_enough_against_it() -> None:
    state = playing()
    do(state, 0, messages.Propose(ID, "end"))
    assert [(vote.topic, vote.by, vote.yes) for vote in state.votes.values()] == [("end", 0, {0})]
    refused(state, 1, messages.Propose(ID, "end"), "refused-proposed")
    do(state, 1, messages.CastVote(ID, 1, False))
    assert (state.votes, state.playing) == ({}, True)
    refused(state, 1, messages.CastVote(ID, 1, True), "refused-no-vote")
    do(state, 1, messages.Propose(ID, "end"))
    assert set(state.votes) == {2}, "a number is not used twice"


def test_when_all_say_yes_the_game_ends_without_a_result() -> None:
    state = playing()
    do(state, 0, messages.Propose(ID, "end"))
    do(state, 1, messages.CastVote(ID, 1, True))
    assert state.playing
    made = do(state, 2, messages.CastVote(ID, 1, True))
    assert (state.status, state.votes, made.change.ended_at, made.change.result) == ("ended", {}, NOW, "")


def test_a_player_alone_with_bots_needs_nobodys_vote() -> None:
    state = playing(1)
    do(state, 0, messages.Propose(ID, "end"))
    assert state.status == "ended"


def test_what_chance_gave_is_not_taken_back_and_what_was_answered_is_if_all_agree() -> None:
    state = playing(2, "for-the-king", seats=2)
    refused(state, 0, messages.Propose(ID, "undo"), "refused-undo")
    while not (state.match and state.match.can_take_back()):
        seat = asked(state)
        do(state, seat, answer(state, seat))
    do(state, 0, messages.Propose(ID, "undo"))
    made = do(state, 1, messages.CastVote(ID, 1, True))
    assert made.change.moves[-1].action < 0
    assert state.votes == {}


def test_a_seat_takes_back_so_often_in_a_match_and_no_more() -> None:
    state = playing(2, "for-the-king", seats=2)
    while not (state.match and state.match.can_undo(asked(state))):
        seat = asked(state)
        do(state, seat, answer(state, seat))
    seat = asked(state)
    for n in range(TAKE_BACKS):
        assert undo_is_offered(state, seat), n
        do(state, seat, messages.Undo(ID))
        do(state, seat, answer(state, seat))
    assert not undo_is_offered(state, seat)
    error = refused(state, seat, messages.Undo(ID), "refused-take-backs")
    assert error.values["most"] == TAKE_BACKS
    assert state.may_take_back(1 - seat), "another seat still may"
    do(state, seat, messages.Propose(ID, "undo"))


def test_all_together_take_back_so_often_in_a_match_and_no_more() -> None:
    state = playing(2, "for-the-king", seats=2)
    while not (state.match and state.match.can_take_back()):
        seat = asked(state)
        do(state, seat, answer(state, seat))
    for _ in range(TAKE_BACKS):
        do(state, 0, messages.Propose(ID, "undo"))
        do(state, 1, messages.CastVote(ID, state.last_vote, True))
        do(state, asked(state), answer(state, asked(state)))
    refused(state, 0, messages.Propose(ID, "undo"), "refused-take-backs")


def undo_is_offered(state: TableState, seat: int) -> bool:
    assert state.match
    told: bool = json.loads(game_json(state, seat, state.match.writer()))["undo"]
    return told


def test_a_move_ends_a_vote_on_taking_the_last_one_back() -> None:
    state = playing(2, "for-the-king", seats=2)
    while not (state.match and state.match.can_take_back()):
        seat = asked(state)
        do(state, seat, answer(state, seat))
    do(state, 0, messages.Propose(ID, "undo"))
    do(state, 0, messages.Propose(ID, "end"))
    seat = asked(state)
    do(state, seat, answer(state, seat))
    assert [vote.topic for vote in state.votes.values()] == ["end"]


def test_more_than_half_of_the_others_let_a_bot_stand_in() -> None:
    state = playing()
    state.votes = state.with_vote("stand-in", -1, NOW, 0)
    refused(state, 0, messages.CastVote(ID, 1, False), "refused-no-voter")
    do(state, 1, messages.CastVote(ID, 1, True))
    assert state.stand_ins == frozenset()
    do(state, 2, messages.CastVote(ID, 1, False))
    assert state.stand_ins == frozenset(), "one of two is not more than half"
    assert state.votes, "a no does not end this vote"
    do(state, 2, messages.CastVote(ID, 1, True))
    assert (state.stand_ins, state.votes) == ({0}, {})


# Seats.


def test_a_person_takes_a_free_seat_and_leaves_it() -> None:
    state = waiting()
    refused(state, ONLOOKER, messages.Sit(ID, 0), "refused-seat")
    do(state, ONLOOKER, messages.Sit(ID, 3))
    assert (state.chairs[3], state.people[ONLOOKER].seat) == (Chair(ONLOOKER), 3)
    do(state, ONLOOKER, messages.Sit(ID))
    assert (state.free_seats(), state.people[ONLOOKER].seat) == ([3], -1)


def test_who_resigns_leaves_the_seat_to_a_bot_and_the_last_one_ends_the_game() -> None:
    state = playing(2)
    do(state, 0, messages.Resign(ID))
    assert state.chairs[0].bot
    assert (state.people[0].seat, state.stored.host, state.status) == (-1, 1, "playing")
    do(state, 1, messages.Resign(ID))
    assert state.status == "ended"


def test_a_name_is_cleaned_and_nobody_elses() -> None:
    state = waiting()
    assert refused(state, 0, messages.Rename(ID, " bOB "), "refused-name").values["name"] == "bOB"
    refused(state, 0, messages.Rename(ID, "\u200b"), "wrong-name")
    do(state, 0, messages.Rename(ID, "  Anna\n Bell "))
    assert state.people[0].name == "Anna Bell"
    do(state, 0, messages.Rename(ID, "anna bell"))
    assert state.people[0].name == "anna bell"


def test_a_colour_is_changed_for_that_of_an_empty_chair_and_of_no_person() -> None:
    state = waiting()
    refused(state, 0, messages.Colour(ID, 1), "refused-colour")
    do(state, 0, messages.Colour(ID, 3))
    assert state.stored.colours == [3, 1, 2, 0, 4, 5]


def test_a_new_person_joins_the_first_free_seat_or_the_one_they_name() -> None:
    state = waiting(2)
    state.apply(seats.join(state, "Zoe", None, b"z"), NOW)
    assert state.people[3] == Person(3, 2, "Zoe", b"z", invited=True)
    with pytest.raises(CoterieError, match="taken"):
        seats.join(state, "Yan", 2, b"y")
    state.apply(seats.join(state, "Yan", 3, b"y"), NOW)
    assert state.chairs[3] == Chair(4)
    with pytest.raises(CoterieError, match="every seat"):
        seats.join(state, "Xia", None, b"x")
    state.apply(seats.watch(state, "Xia", b"x", invited=False), NOW)
    assert (state.people[5].seat, state.people[5].invited) == (-1, False)


def test_nobody_joins_a_game_that_has_begun_or_a_crowded_table() -> None:
    with pytest.raises(CoterieError, match="begun"):
        seats.join(playing(), "Zoe", None, b"z")
    state = waiting()
    for n in range(len(state.people), seats.MOST_PEOPLE):
        state.people[n] = Person(n, -1, f"Guest {n}", b"key")
    with pytest.raises(CoterieError, match="no room"):
        seats.watch(state, "Zoe", b"z", invited=False)


# The host.


def test_the_host_begins_and_bots_take_the_free_seats() -> None:
    state = waiting(2)
    made = do(state, 0, messages.Start(ID))
    assert [chair.person for chair in state.chairs] == [0, 1, -1, -1]
    assert all(chair.bot for chair in state.chairs[2:])
    assert (state.status, state.stored.match) == ("playing", 1)
    assert made.change.begins
    assert made.change.begins.no == made.change.match == 1


def test_with_a_clock_a_bot_plays_on_unless_something_else_was_agreed() -> None:
    assert [waiting(clock=clock).agreement.absent for clock in (0, 30, DAY)] == ["wait", "bot", "bot"]
    assert waiting(clock=30, absent="vote").agreement.absent == "vote"
    state = waiting()
    for clock, absent in ((30, "bot"), (0, "wait"), (DAY, "bot")):
        do(state, 0, messages.Agree(ID, clock=clock))
        assert state.agreement.absent == absent
    do(state, 0, messages.Agree(ID, absent="wait"))
    do(state, 0, messages.Agree(ID, clock=30))
    assert state.agreement.absent == "wait", "that was agreed, and stays"


def test_the_agreement_is_changed_in_what_is_named() -> None:
    state = waiting(3)
    do(state, 0, messages.Agree(ID, clock=30, watch="anyone", seats=5))
    assert (state.agreement.clock, state.agreement.watch, state.agreement.absent) == (30, "anyone", "bot")
    assert (state.agreement.seats, len(state.chairs)) == (5, 5)
    do(state, 0, messages.Agree(ID, options={"first": "E"}))
    assert (state.agreement.options["first"], state.agreement.clock) == ("E", 30)
    refused(state, 0, messages.Agree(ID, clock=31), "wrong-clock")
    refused(state, 0, messages.Agree(ID, options={"first": "F"}), "wrong-value")
    refused(state, 0, messages.Agree(ID, seats=6), "wrong-seats")
    do(state, 0, messages.Agree(ID, options={"first": "random"}))
    do(state, 0, messages.Agree(ID, seats=3))
    do(state, 2, messages.Sit(ID))
    do(state, 0, messages.Agree(ID, seats=4))
    do(state, ONLOOKER, messages.Sit(ID, 3))
    refused(state, 0, messages.Agree(ID, seats=3), "refused-seat")


def test_a_bot_is_seated_changed_and_sent_away() -> None:
    state = waiting()
    refused(state, 0, messages.SeatBot(ID, 5, "random"), "refused-seat")
    refused(state, 0, messages.SeatBot(ID, 1, "random"), "refused-seat")
    with pytest.raises(CoterieError, match="wizard"):
        plan(state, 0, messages.SeatBot(ID, 3, "wizard"))
    do(state, 0, messages.SeatBot(ID, 3, "random"))
    assert state.chairs[3] == Chair(bot="random")
    do(state, 0, messages.SeatBot(ID, 3, ""))
    assert state.chairs[3].free
    do(state, 0, messages.Start(ID))
    refused(state, 0, messages.SeatBot(ID, 3, ""), "refused-bot")
    do(state, 0, messages.SeatBot(ID, 3, "random"))
    assert state.chairs[3] == Chair(bot="random")


def test_the_host_makes_another_player_the_host() -> None:
    state = playing()
    refused(state, 1, messages.MakeHost(ID, 1), "refused-host")
    refused(state, 0, messages.MakeHost(ID, ONLOOKER), "refused-no-person")
    do(state, 0, messages.MakeHost(ID, 1))
    assert state.stored.host == 1


def test_when_the_host_is_away_a_player_becomes_the_host_and_makes_nobody_else_one() -> None:
    state = playing()
    state.left(0, NOW)
    refused(state, 1, messages.MakeHost(ID, 1), "refused-host", NOW + state.house.grace - 1)
    late = NOW + state.house.grace
    refused(state, 1, messages.MakeHost(ID, 2), "refused-host", late)
    refused(state, ONLOOKER, messages.MakeHost(ID, ONLOOKER), "refused-host", late)
    do(state, 1, messages.MakeHost(ID, 1), late)
    assert state.stored.host == 1


def test_a_muted_person_says_nothing_until_they_may_again() -> None:
    state = waiting()
    refused(state, 0, messages.Mute(ID, 7, True), "refused-no-person")
    do(state, 0, messages.Mute(ID, 1, True))
    refused(state, 1, messages.Say(ID, "hello"), "refused-muted")
    do(state, 0, messages.Mute(ID, 1, False))
    do(state, 1, messages.Say(ID, "hello"))


def test_who_is_removed_loses_key_and_seat_and_their_connections_are_closed() -> None:
    state = waiting()
    refused(state, 0, messages.Remove(ID, 0), "refused-no-person")
    made = do(state, 0, messages.Remove(ID, 1))
    assert (made.removes, state.people[1].key, state.people[1].seat) == (1, b"", -1)
    assert state.chairs[1].free
    refused(state, 0, messages.Remove(ID, 1), "refused-no-person")
    state = playing()
    do(state, 0, messages.Remove(ID, 1))
    assert state.chairs[1].bot, "during a game a bot has the seat"
    made = do(state, 0, messages.Remove(ID, ONLOOKER))
    assert (made.removes, state.stored.withdrawn) == (ONLOOKER, 2), "the invitation they knew lets nobody in"


# Talk.


def test_players_talk_to_the_table_and_onlookers_to_the_gallery() -> None:
    state = waiting()
    assert do(state, 0, messages.Say(ID, " hello\tthere ")).outcome.line == 0
    assert do(state, ONLOOKER, messages.Say(ID, "psst")).outcome.line == 1
    assert [(line.room, line.person, line.text, line.at) for line in state.lines] == [
        ("table", 0, "hello there", NOW),
        ("gallery", ONLOOKER, "psst", NOW),
    ]
    refused(state, 0, messages.Say(ID, " "), "wrong-line")


def test_a_line_is_removed_and_keeps_its_number() -> None:
    state = waiting()
    do(state, 1, messages.Say(ID, "rude"))
    refused(state, 0, messages.Hush(ID, 1), "refused-no-line")
    made = do(state, 0, messages.Hush(ID, 0))
    assert (
        [(line.n, line.text) for line in state.lines]
        == [(0, "")]
        == [(line.n, line.text) for line in state.changed_lines(made.change)]
    )


def test_where_nobody_leads_the_talk_a_line_is_talk_alone() -> None:
    refused(playing(), 0, messages.Say(ID, "vote for me", "pitch"), "refused-no-floor")


def test_the_seat_that_leads_cuts_a_pitch_short_and_opens_it_by_asking() -> None:
    state = playing(3, "reigns-council", seats=3)
    floor = state.game.floor
    assert floor
    refused(state, 1, messages.Say(ID, "", "cut", 2), "refused-leader")
    refused(state, 0, messages.Say(ID, "", "cut", 0), "refused-no-person")
    refused(state, 0, messages.Say(ID, "", "time"), "refused-time")
    do(state, 1, messages.Say(ID, "bells", "pitch"))
    do(state, 0, messages.Say(ID, "", "cut", 1))
    error = refused(state, 1, messages.Say(ID, "more bells", "pitch"), floor.closed)
    assert error.values["clause"] == floor.clause
    do(state, 1, messages.Say(ID, "but I may talk"))
    do(state, 2, messages.Say(ID, "so do I", "pitch"))
    do(state, 0, messages.Say(ID, "what about them?", "ask", 1))
    do(state, 1, messages.Say(ID, "they ring", "pitch"))


def test_when_the_speaking_time_is_up_every_pitch_is_closed() -> None:
    state = playing(3, "reigns-council", seats=3)
    floor = state.game.floor
    assert floor
    do(state, 0, messages.Say(ID, "", "time", 60))
    do(state, 1, messages.Say(ID, "bells", "pitch"), NOW + 59_000)
    refused(state, 1, messages.Say(ID, "bells", "pitch"), floor.closed, NOW + 60_000)
    do(state, 0, messages.Say(ID, "", "time", 0), NOW + 61_000)
    do(state, 1, messages.Say(ID, "bells", "pitch"), NOW + 62_000)


# The next game.


def test_the_next_game_is_a_table_for_the_same_people_that_the_server_opens() -> None:
    state = ended(clock=30, listed=True)
    made = plan(state, 0, messages.NextGame(ID, "reigns-council"))
    opened = made.opens
    assert opened
    assert (opened.by, opened.stored.status, opened.stored.host) == (0, "waiting", 0)
    agreement = opened.stored.agreement
    assert (agreement.game, agreement.seats, agreement.clock, agreement.listed) == ("reigns-council", 4, 30, False)
    assert [person.name for person in opened.people] == [person.name for person in state.people.values()]
    assert made.stored is None, "without an id nobody is told of it"


def test_the_next_game_is_refused_where_it_cannot_be_had() -> None:
    state = ended()
    with pytest.raises(CoterieError, match="chess"):
        plan(state, 0, messages.NextGame(ID, "chess"))
    state.house.tables, state.house.max_tables = {"TABLE234"}, 1
    refused(state, 0, messages.NextGame(ID, "for-the-king"), "refused-house-full")
    state.house.draining = True
    refused(state, 0, messages.NextGame(ID, "for-the-king"), "refused-draining")
    do(state, 0, messages.MakeHost(ID, 1))
    state.house.create = "owner"
    refused(state, 1, messages.NextGame(ID, "for-the-king"), "refused-create")


# The state itself.


def test_an_order_of_an_old_lot_is_gone_when_the_match_moves_on() -> None:
    state = playing(2, "for-the-king", seats=2)
    kind = next(kind for kind in state.game.orders if kind.takes_amount)
    while kind.lot(state.match.eyes(0)) < 0:  # type: ignore[union-attr]
        seat = asked(state)
        do(state, seat, answer(state, seat))
    do(state, 0, messages.LeaveOrder(ID, kind.name, 1))
    lot = state.orders[0].lot
    while kind.lot(state.match.eyes(0)) == lot:  # type: ignore[union-attr]
        assert state.orders, "it stands as long as its lot is up"
        seat = asked(state)
        do(state, seat, answer(state, seat))
    assert state.orders == {}


def test_a_match_that_is_begun_takes_its_dice_from_the_server() -> None:
    """A plan to begin names options alone: the same plan with other dice is another game."""
    state = waiting(3, options={})
    made = plan(state, 0, messages.Start(ID))
    assert (made.match, made.change.begins) == (None, None)
    assert made.begins == state.agreement.options
    first = [Match(state.game, 4, made.begins, SeededDice(seed), state.pack).moves for seed in range(5)]
    assert any(moves != first[0] for moves in first)
