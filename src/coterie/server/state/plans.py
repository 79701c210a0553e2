"""The plans that several commands share: a table that stands otherwise, a match that goes on, begins or ends."""

from dataclasses import replace

from msgspec import structs

from coterie.core.lexicon import CHANCE, LETTERS
from coterie.play import Match
from coterie.server.state.lines import book_of
from coterie.server.state.plan import Plan
from coterie.server.state.rows import match_row, move_rows, written_result
from coterie.server.state.stored import Chair, StoredState
from coterie.server.state.table_state import TableState
from coterie.store.rows import Change, LineRow
from coterie.talk.companion import HANDS_OVER, WHISPER
from coterie.talk.sayings import PROMISE, sayings_of


def unchanged(state: TableState) -> Plan:
    """A plan that changes nothing yet."""
    return Plan(Change(state.id))


def stands(state: TableState, stored: StoredState) -> Plan:
    """A plan after which the table stands like this."""
    plan = unchanged(state)
    plan.stand(stored)
    return plan


def moves_on(state: TableState, match: Match, now: int) -> Plan:
    """A plan to go on with a match that was forked from the table's and played on."""
    known = state.match.made if state.match else 0
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


def add_line(state: TableState, plan: Plan, line: LineRow) -> int:
    """Add a line of talk to a plan, under the next number, which is returned."""
    last = [*state.lines[-1:], *plan.change.lines][-1:]
    n = last[0].n + 1 if last else 0
    plan.change.lines = [*plan.change.lines, replace(line, n=n)]
    return n


def hands_over(state: TableState, seat: int, plan: Plan, now: int) -> Plan:
    """The plan, and a note that another hand plays the seat from now on: what it promised binds nobody any more.

    Nothing is noted where nothing was promised or offered. Whoever has whispered may have promised something.
    """
    if state.match and state.playing:
        promises = {saying.name for saying in sayings_of(state.game) if saying.act == PROMISE}
        book = book_of(state.lines, state.stored.match)
        promised = any(each.seat == seat and each.saying in promises and each.handed_over < 0 for each in book.said)
        offered = any(seat in (offer.seat, offer.to) for offer in book.open_offers())
        if promised or offered or _whispered(state, seat):
            match, told = state.stored.match, state.match.told
            add_line(state, plan, LineRow(-1, "table", -1, "", now, HANDS_OVER, -1, match, told, seat))
    return plan


def hands_back(state: TableState, seat: int, now: int) -> Plan | None:
    """A plan to note that a bot stood in for a seat and stops; None if that binds nobody to anything."""
    plan = hands_over(state, seat, unchanged(state), now)
    return plan if plan.change.lines else None


def _whispered(state: TableState, seat: int) -> bool:
    """Whether a seat has whispered, or was whispered to, since another hand took it."""
    for line in reversed(state.lines):
        if line.match == state.stored.match and seat in (line.seat, line.about):
            if line.form == WHISPER:
                return True
            if line.form == HANDS_OVER:
                break
    return False


def stands_in(state: TableState, seat: int, plan: Plan, now: int) -> Plan:
    """The plan, and a bot stands in for the player of a seat."""
    plan.stand_ins = state.stand_ins | {seat}
    return hands_over(state, seat, plan, now)


def returns(state: TableState, seat: int, plan: Plan, now: int) -> Plan:
    """The plan, and a player takes the seat back from the bot that stands in."""
    if seat in state.stand_ins:
        hands_over(state, seat, plan, now)
    plan.stand_ins = state.stand_ins - {seat}
    plan.votes = state.votes_without_stand_in(seat)
    return plan
