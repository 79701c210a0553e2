"""The plans that several commands share: a table that stands otherwise, a match that goes on, begins or ends."""

from msgspec import structs

from coterie.core.lexicon import CHANCE, LETTERS
from coterie.play import Match
from coterie.server.state.plan import Plan
from coterie.server.state.rows import match_row, move_rows, written_result
from coterie.server.state.stored import Chair, StoredState, written
from coterie.server.state.table_state import TableState
from coterie.store.rows import Change


def unchanged(state: TableState) -> Plan:
    """A plan that changes nothing yet."""
    return Plan(Change(state.id))


def stands(state: TableState, stored: StoredState) -> Plan:
    """A plan after which the table stands like this."""
    return Plan(Change(state.id, state=written(stored)), stored)


def moves_on(state: TableState, match: Match, now: int) -> Plan:
    """A plan to go on with a match that was forked from the table's and played on."""
    known = len(state.match.moves) if state.match else 0
    answer_soles(state, match, state.chairs)
    plan = stands(state, structs.replace(state.stored, status="over")) if match.over else unchanged(state)
    plan.match = match
    plan.change.match = state.stored.match
    plan.change.moves = move_rows(match, now, known)
    if match.over:
        plan.change.ended_at = now
        plan.change.result = written_result(match)
    return plan


def answer_soles(state: TableState, match: Match, chairs: list[Chair]) -> None:
    """Give the answers that everybody sees to be the only ones: those of bots, and of players who wish it.

    It is done in the change that led to the question, so it never takes longer for one hand than for another. An answer
    that only a hidden hand forces is asked for, and a bot gives it at its usual pace.
    """
    hasty = [
        bool(chair.bot) or seat in state.stand_ins or chair.person in state.hasty for seat, chair in enumerate(chairs)
    ]
    given = True
    while given:
        given = False
        for seat in match.asked():
            sole = match.eyes(seat).sole() if hasty[seat] else None
            if sole is not None:
                match.play(seat, [sole])
                given = True


def begins(state: TableState, options: dict[str, str], chairs: list[Chair]) -> Plan:
    """A plan to begin the next match with these options."""
    stored = structs.replace(
        state.stored, status="playing", match=state.stored.match + 1, chairs=chairs, paused_at=None, next=None
    )
    plan = stands(state, stored)
    plan.begins = options
    return plan


def begins_again(state: TableState) -> Plan:
    """A plan to begin another match with the same seats. The seat after the one that began now begins."""
    assert state.match
    first = LETTERS[(first_seat(state.match) + 1) % state.agreement.seats]
    plan = begins(state, {**state.agreement.options, "first": first}, state.chairs)
    plan.votes = {}
    return plan


def first_seat(match: Match) -> int:
    """The seat that began a match: as agreed, or the first that chance named, whatever a game calls that."""
    first = match.options.get("first", "random")
    if first in LETTERS:
        return LETTERS.index(first)
    verbs = [verb for verb in match.game.lexicon.verbs if verb.noun == "seat"]
    named = (verb.arg(action) for seat, action in match.moves if seat == CHANCE for verb in verbs if verb.owns(action))
    return next(named, 0)


def give_match(plan: Plan, match: Match, now: int) -> None:
    """Complete a plan to begin a match with the match itself."""
    assert plan.stored
    plan.match = match
    plan.change.match = plan.stored.match
    plan.change.begins = match_row(plan.change.table, plan.stored.match, match, now)
    plan.change.moves = move_rows(match, now)


def ends(state: TableState, stored: StoredState, now: int) -> Plan:
    """A plan after which the game is over without a result, and the table otherwise stands like this."""
    plan = stands(state, structs.replace(stored, status="ended", paused_at=None))
    plan.change.match, plan.change.ended_at = state.stored.match, now
    plan.votes = {}
    return plan


def closes(state: TableState, now: int) -> Plan:
    """A plan to close a table to which nobody came back."""
    plan = stands(state, structs.replace(state.stored, status="closed"))
    plan.change.closed_at = now
    if state.playing:
        plan.change.match, plan.change.ended_at = state.stored.match, now
    return plan


def returns(state: TableState, seat: int, plan: Plan) -> Plan:
    """The plan, and a player takes the seat back from the bot that stands in."""
    plan.stand_ins = state.stand_ins - {seat}
    plan.votes = state.votes_without_stand_in(seat)
    return plan
