# mypyc
"""The end of a reign and of the game: death or retirement, points, the next Monarch, and the vote between equals."""

from typing import Final

from mypy_extensions import i64

from coterie.core.table import Ask, Step
from coterie.games.reigns_council.lexicon import (
    GOAL_PILLARS,
    GOAL_SIDES,
    PROPOSALS,
    TO_GO_ON,
    TO_LAUGH,
    TO_NAME,
    TO_SILENCE,
    TO_STOP,
    TO_VOTE,
)
from coterie.games.reigns_council.table import BURIED, REIGN, CouncilTable

# End of a reign


def die(t: CouncilTable, killer: i64) -> None:
    """RC-20: the Monarch dies, and what is not yet revealed is discarded unseen."""
    t.killer = killer
    t.tell("died", t.monarch, n0=killer)
    for seat in range(t.seats):
        for card in t.at[t.presented(seat)]:
            t.pass_hidden(card, BURIED)
            t.tell("buried", seat, card=card)
    if t.laugh:  # RC-21
        t.ask_sealed(STORY, t.layout.all_seats & ~(1 << killer), killer)
    else:
        reward(t, killer)


class Story(Step):
    """RC-21: with the option `laugh`, everybody but the teller answers; one laugh is enough."""

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        return [TO_LAUGH.base, TO_SILENCE.base]

    def reveal(self, t: CouncilTable, ask: Ask, answers: list[int]) -> None:
        laughs = 0
        for seat in range(t.seats):
            if answers[seat] == TO_LAUGH.base:
                t.tell("laughed", seat)
                laughs += 1
        if laughs:
            reward(t, teller_of(ask))
        else:
            t.tell("story-fell-flat", teller_of(ask))
            settle(t)


def teller_of(ask: Ask) -> i64:
    """Who tells how the Monarch died."""
    return ask.x


def reward(t: CouncilTable, teller: i64) -> None:
    """RC-21: one point for the story."""
    t.points[teller] += 1
    t.tell("scored-story", teller, n0=1)
    settle(t)


def settle(t: CouncilTable) -> None:
    """The points of a reign, and whether there is another."""
    t.points[t.monarch] += t.size(REIGN)  # RC-23
    t.tell("scored-reign", t.monarch, n0=t.size(REIGN))
    if t.killer >= 0:  # RC-24: only if the Monarch died
        for place in range(1, t.seats):
            score_goal(t, (t.monarch + place) % t.seats)
    t.reigned[t.monarch] = 1
    if t.reign == t.seats:  # RC-32
        finish(t)
    else:
        t.ask_sealed(FUTURE, t.layout.all_seats)


def score_goal(t: CouncilTable, seat: i64) -> None:
    """RC-24: for either pillar on the wanted side, the marker's distance from the centre."""
    pile = t.goal(seat)
    t.show(pile, t.layout.everyone)
    t.tell("goal-shown", seat, card=t.only(pile))
    goal = t.kind(t.only(pile)) - PROPOSALS
    for i in range(2 * goal, 2 * goal + 2):
        gain = max(0, t.tracks[GOAL_PILLARS[i]] * GOAL_SIDES[i])
        t.points[seat] += gain
        t.tell("scored-goal", seat, n0=gain, n1=GOAL_PILLARS[i])


# Between reigns, and the end of the game


class Future(Step):
    """RC-32: go on or stop; only if all say stop does the game end."""

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        return [TO_GO_ON.base, TO_STOP.base]

    def reveal(self, t: CouncilTable, ask: Ask, answers: list[int]) -> None:
        stops = 0
        for seat in range(t.seats):
            t.tell("would-stop" if answers[seat] == TO_STOP.base else "would-go-on", seat)
            stops += 1 if answers[seat] == TO_STOP.base else 0
        if stops == t.seats:
            t.tell("stopped", n0=t.reign)
            finish(t)
        else:
            t.ask(NAME_HEIR, t.monarch)


class NameHeir(Step):
    """RC-30: the outgoing Monarch names the next among those who have not reigned."""

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        found: list[int] = []
        for other in range(t.seats):
            if not t.reigned[other]:
                found.append(TO_NAME.base + other)
        return found

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        t.heir = TO_NAME.arg(action)
        t.tell("named", seat, n0=t.heir)


def finish(t: CouncilTable) -> None:
    """RC-33: the highest score wins; those who share it are voted on."""
    leaders = t.leaders()
    if len(leaders) == 1:
        t.tell("won", leaders[0], n0=t.points[leaders[0]])
    else:
        tied = 0
        for seat in leaders:
            tied |= 1 << seat
            t.tell("tied", seat, n0=t.points[seat])
        t.ask_sealed(VOTE, t.layout.all_seats, tied)


class Vote(Step):
    """RC-33: whose reign was the most memorable, among the tied, not one's own."""

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        return TO_VOTE.pointing(tied_in(ask) & ~(1 << seat))

    def reveal(self, t: CouncilTable, ask: Ask, answers: list[int]) -> None:
        votes = [0] * t.seats
        for seat in range(t.seats):
            choice = TO_VOTE.arg(answers[seat])
            votes[choice] += 1
            t.tell("voted", seat, n0=choice)
        most = max(votes)
        for seat in range(t.seats):
            if votes[seat] == most:
                t.champions.append(seat)
                t.tell("won", seat, n0=t.points[seat])


def tied_in(ask: Ask) -> i64:
    """The seats that share the highest score, as a mask."""
    return ask.x


STORY: Final = Story("story", "RC-21", secret=True, public=True)
FUTURE: Final = Future("future", "RC-32", secret=True, public=True)
NAME_HEIR: Final = NameHeir("name", "RC-30", public=True)
VOTE: Final = Vote("vote", "RC-33", secret=True, public=True)
