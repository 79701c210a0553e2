# mypyc
"""The end of a reign and of the game: death or retirement, points, the next Monarch, and the vote between equals."""

from typing import Final, cast

from coterie.core.table import Ask, Step, Table
from coterie.games.reigns_council.table import BURIED, REIGN, Council
from coterie.games.reigns_council.words import (
    GO_ON,
    GOAL_PILLARS,
    GOAL_SIDES,
    LAUGH,
    NAME,
    PROPOSALS,
    SILENCE,
    STOP,
    VOTE,
)

# End of a reign


def die(t: Council, killer: int) -> None:
    """RC-20: what is not yet revealed is discarded unseen. RC-21: whose card it was tells the story."""
    t.killer = killer
    t.tell("died", t.monarch, [killer])
    for seat in range(t.seats):
        for card in t.at[t.presented(seat)]:
            t.pass_hidden(card, BURIED)
            t.tell("buried", seat, [], [card])
    if t.laugh:
        t.ask_sealed(THE_STORY, (1 << t.seats) - 1 & ~(1 << killer), killer)
    else:
        reward(t, killer)


class Story(Step):
    """RC-21: with the option `laugh`, everybody but the teller answers; one laugh is enough."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return [LAUGH.base, SILENCE.base]

    def reveal(self, table: Table, ask: Ask, answers: list[int]) -> None:
        t = cast(Council, table)
        laughs = 0
        for seat in range(t.seats):
            if answers[seat] == LAUGH.base:
                t.tell("laughed", seat)
                laughs += 1
        if laughs:
            reward(t, ask.x)
        else:
            t.tell("story-fell-flat", ask.x)
            settle(t)


def reward(t: Council, teller: int) -> None:
    """RC-21: one point for the story."""
    t.points[teller] += 1
    t.tell("scored-story", teller, [1])
    settle(t)


def settle(t: Council) -> None:
    """RC-23: the Monarch's points. RC-24: the Advisors' goals, only if the Monarch died. RC-32: is there another reign?"""
    t.points[t.monarch] += t.size(REIGN)
    t.tell("scored-reign", t.monarch, [t.size(REIGN)])
    if t.killer >= 0:
        for place in range(1, t.seats):
            score_goal(t, (t.monarch + place) % t.seats)
    t.reigned[t.monarch] = 1
    if t.reign == t.seats:
        finish(t)
    else:
        t.ask_sealed(THE_FUTURE, (1 << t.seats) - 1)


def score_goal(t: Council, seat: int) -> None:
    """RC-24: for either pillar on the wanted side, the marker's distance from the centre."""
    pile = t.goal(seat)
    t.show(pile, t.layout.everyone)
    if not t.deaf:
        t.tell("goal-shown", seat, [], t.at[pile])
    goal = t.kind(t.only(pile)) - PROPOSALS
    for i in range(2 * goal, 2 * goal + 2):
        gain = max(0, t.tracks[GOAL_PILLARS[i]] * GOAL_SIDES[i])
        t.points[seat] += gain
        if not t.deaf:
            t.tell("scored-goal", seat, [gain, GOAL_PILLARS[i]])


# Between reigns, and the end of the game


class Future(Step):
    """RC-32: go on or stop; only if all say stop does the game end."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return [GO_ON.base, STOP.base]

    def reveal(self, table: Table, ask: Ask, answers: list[int]) -> None:
        t = cast(Council, table)
        stops = 0
        for seat in range(t.seats):
            t.tell("would-stop" if answers[seat] == STOP.base else "would-go-on", seat)
            stops += 1 if answers[seat] == STOP.base else 0
        if stops == t.seats:
            t.tell("stopped", nums=[t.reign])
            finish(t)
        else:
            t.ask(THE_HEIR, t.monarch)


class Heir(Step):
    """RC-30: the outgoing Monarch names the next among those who have not reigned."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(Council, table)
        found: list[int] = []
        for other in range(t.seats):
            if not t.reigned[other]:
                found.append(NAME.base + other)
        return found

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        t.heir = NAME.arg(action)
        t.tell("named", seat, [t.heir])


def finish(t: Council) -> None:
    """RC-33: the highest score wins; those who share it are voted on."""
    leaders = t.leaders()
    if len(leaders) == 1:
        t.tell("won", leaders[0], [t.points[leaders[0]]])
    else:
        tied = 0
        for seat in leaders:
            tied |= 1 << seat
            t.tell("tied", seat, [t.points[seat]])
        t.ask_sealed(THE_VOTE, (1 << t.seats) - 1, tied)


class Vote(Step):
    """RC-33: whose reign was the most memorable, among the tied (`ask.x`, a mask), not one's own."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return VOTE.pointing(ask.x & ~(1 << seat))

    def reveal(self, table: Table, ask: Ask, answers: list[int]) -> None:
        t = cast(Council, table)
        votes = [0] * t.seats
        for seat in range(t.seats):
            choice = VOTE.arg(answers[seat])
            votes[choice] += 1
            t.tell("voted", seat, [choice])
        most = max(votes)
        for seat in range(t.seats):
            if votes[seat] == most:
                t.champions.append(seat)
                t.tell("won", seat, [t.points[seat]])


THE_STORY: Final[Step] = Story("story", "RC-21", True)
THE_FUTURE: Final[Step] = Future("future", "RC-32", True)
THE_HEIR: Final[Step] = Heir("name", "RC-30")
THE_VOTE: Final[Step] = Vote("vote", "RC-33", True)
