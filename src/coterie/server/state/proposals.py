"""Proposals: how something that was proposed ends without a decision, and when it does so by itself."""

from msgspec import structs

from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.state.stored import ProposalEnd, Vote
from coterie.server.state.table_state import TableState

NEXT_LAPSE = 86_400_000  # ms for which a table points at the next one: whoever was away still finds it


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


def next_lapse(state: TableState) -> int | None:
    """The next moment at which a proposal lapses. A table that nobody is at keeps no watch on the next one."""
    ends = [vote.until for vote in state.votes.values() if vote.until is not None]
    if state.here and state.stored.next and state.stored.next.until:
        ends.append(state.stored.next.until)
    return min(ends, default=None)


def lapses(state: TableState, now: int) -> Plan | None:
    """A proposal lapses whose time is up by now. One at a time."""
    for vote in state.votes.values():
        if vote.until is not None and vote.until <= now:
            return drops(state, vote, "lapsed")
    if state.stored.next and not state.next_table(now):
        return drops_next(state, "lapsed")
    return None


def told(state: TableState, topic: str, how: str, by: int) -> ProposalEnd:
    """What everybody is told of it."""
    return ProposalEnd(state.proposal_end.n + 1 if state.proposal_end else 1, topic, how, by)
