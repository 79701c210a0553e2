"""Proposals: what is done when one is carried, how one ends without a decision, and when that happens by itself."""

from msgspec import structs

from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.state.stored import ProposalEnd, Vote
from coterie.server.state.table_state import TableState

NEXT_LAPSE = 86_400_000  # ms for which a table points at the next one: whoever was away still finds it


def carried(state: TableState, topic: str, now: int) -> Plan:
    """Everybody agreed: take the last answers back, end the game without a result, or begin another."""
    if topic == "rematch":
        return plans.begins_again(state)
    if topic == "end":
        return plans.ends(state, state.stored, now)
    assert state.match
    fork = state.match.fork()
    fork.take_back()
    return plans.moves_on(state, fork, now)


def drops(state: TableState, vote: Vote, how: str, by: int = -1) -> Plan:
    """A plan after which something is no longer voted on, because of this person or of nobody (-1)."""
    plan = plans.unchanged(state)
    plan.votes = {n: other for n, other in state.votes.items() if n != vote.n}
    plan.proposal_end = told(state, vote.topic, how, by)
    return plan


def drops_next(state: TableState, how: str, by: int = -1) -> Plan:
    """A plan after which the table no longer points at the next one. That one stays open for whoever is there."""
    plan = plans.stands(state, structs.replace(state.stored, next=None))
    plan.proposal_end = told(state, "next", how, by)
    return plan


def decided_at(state: TableState, vote: Vote) -> int | None:
    """When those who remain have all agreed, because everybody else has left or is away; None: not by itself.

    Somebody who agreed must be here, so that nothing begins at an empty table.
    """
    if vote.until is None or not vote.yes & state.here:
        return None
    others = set(state.voters(vote.seat, 0)) - vote.yes
    if not others <= state.gone_at.keys():
        return None
    at = max((state.gone_at[person] + state.house.grace for person in others), default=0)
    return at if state.carries(vote, at) else None


def next_end(state: TableState) -> int | None:
    """The next moment at which a proposal ends by itself. A table that nobody is at keeps no watch on the next one."""
    if not state.votes and state.stored.next is None:
        return None
    votes = state.votes.values()
    ends = [at for vote in votes for at in (vote.until, decided_at(state, vote)) if at is not None]
    if state.here and state.stored.next and state.stored.next.until:
        ends.append(state.stored.next.until)
    return min(ends, default=None)


def ends(state: TableState, now: int) -> Plan | None:
    """A proposal is carried by those who remain, or lapses as its time is up by now. One at a time."""
    for vote in state.votes.values():
        decided = decided_at(state, vote)
        if decided is not None and decided <= now:
            return carried(state, vote.topic, now)
        if vote.until is not None and vote.until <= now:
            return drops(state, vote, "lapsed")
    if state.stored.next and not state.next_table(now):
        return drops_next(state, "lapsed")
    return None


def told(state: TableState, topic: str, how: str, by: int) -> ProposalEnd:
    """What everybody is told of it."""
    return ProposalEnd(state.proposal_end.n + 1 if state.proposal_end else 1, topic, how, by)
