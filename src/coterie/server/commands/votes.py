"""What the players decide together: to take an answer back, to end a game, to play again, and to let a bot stand in."""

from dataclasses import replace

from coterie.core.errors import refuse
from coterie.core.lexicon import NOBODY
from coterie.server.commands.play import check_take_backs, running
from coterie.server.protocol import messages
from coterie.server.state import plans, proposals
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.store.rows import Person


def propose(state: TableState, person: Person, said: messages.Propose, now: int) -> Plan:
    """Put something to the vote. Without another player who could vote it is done at once."""
    if any(vote.topic == said.topic for vote in state.votes.values()):
        refuse("refused-proposed", "this is being voted on already")
    if said.topic == "undo":
        if not running(state).can_take_back():
            refuse("refused-undo", "there is nothing to take back: what chance gave stays given")
        check_take_backs(state, NOBODY)
    if set(state.voters(-1, now)) <= {person.n}:
        return proposals.carried(state, said.topic, now)
    plan = plans.unchanged(state)
    plan.votes = state.with_vote(said.topic, person.n, now)
    return plan


def rematch(state: TableState, person: Person, said: messages.Rematch, now: int) -> Plan:
    """Ask everybody whether they are ready for another game. Bots are, and who is away is not waited for."""
    if any(vote.topic == "rematch" for vote in state.votes.values()):
        refuse("refused-proposed", "everybody is being asked already")
    if set(state.voters(-1, now)) <= {person.n}:
        return plans.begins_again(state)
    plan = plans.unchanged(state)
    plan.votes = state.with_vote("rematch", person.n, now)
    return plan


def withdraw(state: TableState, person: Person, said: messages.Withdraw, now: int) -> Plan:
    """Take back what one has proposed: something that is voted on, or the next game."""
    if said.vote is None:
        found = state.next_table(now)
        if found is None or found.by != person.n:
            refuse("refused-no-vote", "you have opened no table for everybody, or it is no longer pointed at")
        return proposals.drops_next(state, "withdrawn", person.n)
    vote = state.votes.get(said.vote)
    if vote is None or vote.by != person.n:
        refuse("refused-no-vote", "you have proposed nothing of this number, or it is over")
    return proposals.drops(state, vote, "withdrawn", person.n)


def cast_vote(state: TableState, person: Person, said: messages.CastVote, now: int) -> Plan:
    """Say yes or no. One no is enough against a proposal; a stand-in needs more than half."""
    vote = state.votes.get(said.vote)
    if vote is None:
        refuse("refused-no-vote", "there is no such vote, or it is over")
    if person.n not in state.voters(vote.seat, now):
        refuse("refused-no-voter", "this vote is for the other players")
    vote = replace(vote, yes=vote.yes | {person.n} if said.yes else vote.yes - {person.n})
    others = {n: other for n, other in state.votes.items() if n != vote.n}
    plan = plans.unchanged(state)
    if state.carries(vote, now):
        if vote.topic == "stand-in":
            plans.stands_in(state, vote.seat, plan, now)
        else:
            plan = proposals.carried(state, vote.topic, now)
        plan.votes = others if vote.topic in ("undo", "stand-in") else {}
    elif not said.yes and vote.topic != "stand-in":
        return proposals.drops(state, vote, "refused", person.n)
    else:
        plan.votes = {**state.votes, vote.n: vote}
    return plan
