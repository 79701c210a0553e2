"""What is proposed: it is withdrawn, refused or lapses, and another game begins when all are ready."""

from msgspec import structs

from coterie.server.bots.absence import next_alarm, time_is_up
from coterie.server.protocol import messages
from coterie.server.protocol.table_json import table_json
from coterie.server.state.agreement import DAY
from coterie.server.state.proposals import NEXT_LAPSE
from coterie.server.state.stored import NextTable, ProposalEnd
from coterie.server.state.table_state import LAPSE
from tests.server.states import ID, NOW, answer, asked, do, ended, playing, refused
from tests.server.states import plan as plan_of

ONLOOKER = 3


def test_a_proposal_is_withdrawn_by_whoever_made_it_and_everybody_is_told() -> None:
    state = playing()
    do(state, 1, messages.Propose(ID, "end"))
    for other in (0, 2, ONLOOKER):
        refused(state, other, messages.Withdraw(ID, 1), "refused-no-vote")
    made = do(state, 1, messages.Withdraw(ID, 1))
    assert (state.votes, state.playing, made.shows) == ({}, True, True)
    assert table_json(state, NOW).proposal_end == ProposalEnd(1, "end", "withdrawn", 1)
    refused(state, 1, messages.Withdraw(ID, 1), "refused-no-vote")
    do(state, 1, messages.Propose(ID, "end"))
    do(state, 0, messages.CastVote(ID, 2, False))
    assert state.proposal_end == ProposalEnd(2, "end", "refused", 0)


def test_who_has_days_for_a_decision_is_asked_also_when_they_are_gone() -> None:
    state = playing(clock=DAY)
    state.left(1, NOW - DAY * 1000)
    do(state, 0, messages.Propose(ID, "end"))
    do(state, 2, messages.CastVote(ID, 1, True))
    assert state.playing, "the third has not been asked"
    assert state.votes[1].until == NOW + DAY * 1000


def test_in_a_rematch_the_next_seat_begins_when_everybody_is_ready() -> None:
    state = ended()
    do(state, 0, messages.Rematch(ID))
    assert [(vote.topic, vote.by, vote.yes) for vote in state.votes.values()] == [("rematch", 0, {0})]
    refused(state, 0, messages.Rematch(ID), "refused-proposed")
    do(state, 1, messages.CastVote(ID, 1, True))
    assert state.status == "ended", "the third is not ready"
    made = plan_of(state, 2, messages.CastVote(ID, 1, True))
    assert made.begins
    assert made.begins["first"] == "B"
    do(state, 2, messages.CastVote(ID, 1, True))
    assert (state.stored.match, state.playing, state.votes) == (2, True, {})


def test_a_rematch_is_withdrawn_or_refused_and_can_be_proposed_again() -> None:
    state = ended()
    do(state, 0, messages.Rematch(ID))
    do(state, 0, messages.Withdraw(ID, 1))
    assert (state.votes, state.proposal_end) == ({}, ProposalEnd(1, "rematch", "withdrawn", 0))
    do(state, 0, messages.Rematch(ID))
    do(state, 2, messages.CastVote(ID, 2, False))
    assert (state.status, state.proposal_end) == ("ended", ProposalEnd(2, "rematch", "refused", 2))


def test_a_rematch_waits_neither_for_bots_nor_for_who_is_away() -> None:
    state = ended(people=1)
    do(state, 0, messages.Rematch(ID))
    assert state.playing
    state = ended()
    state.left(1, NOW - state.house.grace)
    state.left(2, NOW - state.house.grace)
    do(state, 0, messages.Rematch(ID))
    assert state.playing


def test_a_rematch_is_decided_at_once_among_those_who_remain() -> None:
    state = ended()
    do(state, 0, messages.Rematch(ID))
    do(state, 1, messages.CastVote(ID, 1, True))
    assert next_alarm(state) == NOW + LAPSE, "the third is here"
    do(state, 0, messages.Remove(ID, 2))
    alarm = next_alarm(state)
    assert alarm is not None
    assert alarm <= NOW
    plan = time_is_up(state, NOW)
    assert plan
    assert (plan.begins is not None, plan.votes) == (True, {})


def test_whoever_is_gone_for_too_long_holds_no_proposal_up() -> None:
    for state, proposal in ((ended(), messages.Rematch(ID)), (playing(), messages.Propose(ID, "end"))):
        do(state, 0, proposal)
        do(state, 1, messages.CastVote(ID, 1, True))
        state.here -= {2}
        state.left(2, NOW + 1000)
        away = NOW + 1000 + state.house.grace
        assert next_alarm(state) == away
        assert time_is_up(state, away - 1) is None, "they may be back in a moment"
        plan = time_is_up(state, away)
        assert plan
        assert plan.votes == {}
        state.came(2)
        assert next_alarm(state) == NOW + LAPSE


def test_nothing_is_carried_at_a_table_that_everybody_has_left() -> None:
    state = ended()
    do(state, 0, messages.Rematch(ID))
    for person in range(3):
        state.left(person, NOW)
    state.here = frozenset()
    assert next_alarm(state) == NOW + LAPSE


def test_what_everybody_who_remains_wants_to_take_back_is_taken_back() -> None:
    state = playing()
    do(state, asked(state), answer(state, asked(state)))
    assert state.match
    moves = len(state.match.moves)
    do(state, 0, messages.Propose(ID, "undo"))
    do(state, 1, messages.CastVote(ID, 1, True))
    do(state, 2, messages.Resign(ID))
    plan = time_is_up(state, NOW)
    assert plan
    state.apply(plan, NOW)
    assert len(state.match.moves) > moves
    assert (state.votes, state.playing) == ({}, True)


def test_a_proposal_lapses_also_during_a_pause_and_after_a_game() -> None:
    state = playing()
    do(state, 0, messages.Propose(ID, "end"))
    do(state, 1, messages.Pause(ID, True))
    assert next_alarm(state) == NOW + LAPSE
    assert time_is_up(state, NOW + LAPSE - 1) is None
    plan = time_is_up(state, NOW + LAPSE)
    assert plan
    assert plan.change.empty, "memory alone holds it"
    state.apply(plan, NOW + LAPSE)
    assert (state.votes, state.proposal_end) == ({}, ProposalEnd(1, "end", "lapsed", -1))
    assert next_alarm(state) is None

    state = ended()
    do(state, 0, messages.Rematch(ID))
    plan = time_is_up(state, NOW + LAPSE)
    assert plan
    state.apply(plan, NOW + LAPSE)
    assert (state.votes, state.status) == ({}, "ended")


def test_what_the_table_itself_proposes_does_not_lapse() -> None:
    state = playing(absent="vote", clock=30)
    plan = time_is_up(state, NOW + 30_000)
    assert plan
    state.apply(plan, NOW + 30_000)
    assert [vote.until for vote in state.votes.values()] == [None]
    assert next_alarm(state) is None


def test_a_table_points_at_the_next_one_for_a_day_or_until_whoever_opened_it_withdraws_it() -> None:
    state = ended()
    state.stored = structs.replace(state.stored, next=NextTable("OTHER234", "whispers", 0, NOW + NEXT_LAPSE))
    assert next_alarm(state) == NOW + NEXT_LAPSE
    refused(state, 1, messages.Withdraw(ID), "refused-no-vote")
    made = plan_of(state, 0, messages.Withdraw(ID))
    assert made.stored
    assert (made.stored.next, made.proposal_end) == (None, ProposalEnd(1, "next", "withdrawn", 0))
    assert state.next_table(NOW + NEXT_LAPSE) is None, "also before the alarm rings"
    plan = time_is_up(state, NOW + NEXT_LAPSE)
    assert plan
    state.apply(plan, NOW + NEXT_LAPSE)
    assert (state.stored.next, state.proposal_end) == (None, ProposalEnd(1, "next", "lapsed", -1))
