"""The rules of the Council, in rulebook order: a reign is set up, turns follow, it ends, another begins."""

from typing import Final, cast

from coterie.core.table import AnySeat, Ask, Draw, Step, Table
from coterie.core.words import CHANCE
from coterie.games.reigns_council.ending import THE_FUTURE, THE_HEIR, THE_STORY, THE_VOTE, die, settle
from coterie.games.reigns_council.table import (
    ACCEPTED,
    BURIED,
    DISCARD,
    GOAL_STOCK,
    REIGN,
    REJECTED,
    STOCK,
    TOP,
    UNJUDGED,
    Council,
)
from coterie.games.reigns_council.words import (
    ACCEPT,
    CHANGE,
    CROWN,
    DEAL,
    DRAW,
    END,
    KEEP,
    PILES,
    PRESENT,
    REJECT,
    REVEAL,
    TURN_UP,
)

# Set-up of a reign


def open_game(t: Council) -> None:
    """RC-01: the first Monarch is a given seat, or any with the same chance."""
    if t.first < 0:
        t.ask(THE_CROWN, CHANCE)
    else:
        set_up(t, t.first)


class Crown(AnySeat):
    """RC-01: who reigns first."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        set_up(cast(Council, table), CROWN.arg(action))


def set_up(t: Council, monarch: int) -> None:
    """RC-02 to RC-06: markers to the centre, a goal and a hand for every Advisor."""
    t.monarch = monarch
    t.heir = -1
    t.reign += 1
    t.turn = 0
    t.changed = False
    t.killer = -1
    for pillar in range(4):
        t.tracks[pillar] = 0
    for seat in range(t.seats):
        t.verdicts[seat] = UNJUDGED
    t.tell("crowned", monarch, [t.reign])
    t.then(THE_SUCCESSION)
    t.then(THE_TURN)
    for place in range(t.seats - 1, 0, -1):
        for _ in range(t.pack.hand):
            t.ask(THE_HAND, (monarch + place) % t.seats)
    make_piles(t)
    for place in range(t.seats - 1, 0, -1):
        t.ask(THE_GOAL, CHANCE, GOAL_STOCK, (monarch + place) % t.seats)


class DealGoal(Draw):
    """RC-03: a goal for the Advisor `ask.y`."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        card = self.drawn(t, ask, action)
        t.pass_hidden(card, t.goal(ask.y))
        if not t.deaf:
            t.tell("goal-dealt", ask.y, [], [card])


def make_piles(t: Council) -> None:
    """RC-05: what the stock holds makes three piles, the first ones taking the extra cards; their tops turn up."""
    cards = t.size(STOCK)
    for pile in range(PILES):
        t.heights[pile] = cards // PILES + (1 if pile < cards % PILES else 0)
    t.tell("piles-made", nums=t.heights.copy())
    for pile in range(PILES - 1, -1, -1):
        if t.heights[pile]:
            t.ask(THE_TOP, CHANCE, STOCK, pile)


class TurnUp(Draw):
    """RC-05: the next top of the pile `ask.y` shows its back; nobody sees its front."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        card = self.drawn(table, ask, action)
        table.pass_hidden(card, TOP + ask.y)
        if not table.deaf:
            table.tell("turned-up", nums=[ask.y], cards=[card])


class TakeTop(Step):
    """RC-06 and RC-17: an Advisor draws the top of a pile of their choice."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        found: list[int] = []
        for pile in range(PILES):
            if table.at[TOP + pile]:
                found.append(DRAW.base + pile)
        return found

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        pile = DRAW.arg(action)
        card = t.only(TOP + pile)
        t.pass_hidden(card, t.hand(seat))
        t.heights[pile] -= 1
        if not t.deaf:
            t.tell("drawn", seat, [pile, t.heights[pile]], [card])
        if t.heights[pile]:
            t.ask(THE_TOP, CHANCE, STOCK, pile)
        elif not t.at[TOP] and not t.at[TOP + 1] and not t.at[TOP + 2]:
            t.tell("reshuffled", nums=[t.size(DISCARD)])
            t.shuffle_in(DISCARD, STOCK)
            make_piles(t)

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        return "RC-17" if DRAW.owns(action) else self.clause  # an empty pile is skipped


class Succession(Step):
    """RC-31: when a reign is over and an heir was named, all cards are collected and the next reign is set up afresh."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        if t.heir < 0:
            return
        for pile in range(len(t.at)):
            if pile not in (STOCK, BURIED, GOAL_STOCK) and t.at[pile]:
                t.shuffle_in(pile, GOAL_STOCK if pile >= t.goal(0) else BURIED)  # a small heap grows cheaply
        t.shuffle_in(BURIED, STOCK)
        t.tell("collected")
        set_up(t, t.heir)


# A turn


class Turn(Step):
    """RC-10 and RC-11: every Advisor presents a Proposal, in any order; then the Monarch judges."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        t.turn += 1
        for other in range(t.seats):
            t.verdicts[other] = UNJUDGED
        if not t.deaf:
            t.tell("turn", t.monarch, [t.turn])
        t.ask(THE_JUDGEMENT, t.monarch)
        t.ask_open(THE_PITCH, (1 << t.seats) - 1 & ~(1 << t.monarch))


class Present(Step):
    """RC-10: one Proposal from the hand, face down; what is presented stays presented."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return table.kinds_from(PRESENT.base, cast(Council, table).hand(seat))

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        card = t.find(t.hand(seat), PRESENT.arg(action))
        t.pass_hidden(card, t.presented(seat))
        t.news |= 1 << seat  # it cannot be taken back
        if not t.deaf:
            t.tell("presented", seat, [], [card])


class Judge(Step):
    """RC-11: the Monarch accepts or rejects each Proposal, at least one accepted; the last word makes all of them final."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(Council, table)
        left = _judged(t, UNJUDGED)
        found = ACCEPT.pointing(left)
        if left & (left - 1) or _judged(t, ACCEPTED):
            found.extend(REJECT.pointing(left))
        return found

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        if ACCEPT.owns(action):
            t.verdicts[ACCEPT.arg(action)] = ACCEPTED
            t.tell("accepted", ACCEPT.arg(action))
        else:
            t.verdicts[REJECT.arg(action)] = REJECTED
            t.tell("rejected", REJECT.arg(action))
        if _judged(t, UNJUDGED):
            t.ask(THE_JUDGEMENT, seat)
            return
        t.news |= 1 << seat  # it is final
        for other in range(t.seats):
            if t.verdicts[other] == ACCEPTED:  # RC-12
                t.points[other] += 1
                if not t.deaf:
                    t.tell("scored-accepted", other, [1])
        ask_reveal(t)


def ask_reveal(t: Council) -> None:
    """RC-13, RC-14: the rejected first, then the accepted, then the turn is over."""
    if _unrevealed(t, REJECTED):
        t.ask(THE_REJECTED, t.monarch)
    elif _unrevealed(t, ACCEPTED):
        t.ask(THE_ACCEPTED, t.monarch)
    else:
        end_turn(t)


class Reveal(Step):
    """RC-13 and RC-14: the Monarch picks whose Proposal is turned next, among those with this verdict."""

    def __init__(self, name: str, clause: str, verdict: int) -> None:
        super().__init__(name, clause)
        self.verdict = verdict

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return REVEAL.pointing(_unrevealed(cast(Council, table), self.verdict))

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        owner = REVEAL.arg(action)
        pile = t.presented(owner)
        t.show(pile, t.layout.everyone)
        if not t.deaf:
            t.tell("revealed", owner, [t.verdicts[owner]], t.at[pile])
        if t.turn == 1 and not t.changed:
            t.ask(THE_DOUBT, seat, owner)
        else:
            resolve(t, owner)


class Doubt(Step):
    """RC-15: in the first turn, until one change is made, the Monarch keeps or changes the verdict on `ask.x`."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return [KEEP.base, CHANGE.base]

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(Council, table)
        if CHANGE.owns(action):
            t.changed = True
            t.verdicts[ask.x] = REJECTED if t.verdicts[ask.x] == ACCEPTED else ACCEPTED
            t.tell("changed", seat, [ask.x, t.verdicts[ask.x]])
        else:
            t.tell("kept", seat, [ask.x, t.verdicts[ask.x]])
        resolve(t, ask.x)


def resolve(t: Council, owner: int) -> None:
    """RC-13, RC-14, RC-16: the part that counts moves the markers, all of them; then the end is checked (RC-20)."""
    card = t.only(t.presented(owner))
    accepted = t.verdicts[owner] == ACCEPTED
    steps = t.pack.accept if accepted else t.pack.reject
    base = 4 * t.kind(card)
    dead = False
    for pillar in range(4):
        if steps[base + pillar]:
            now = t.tracks[pillar]
            to = min(END, max(-END, now + steps[base + pillar]))
            t.tracks[pillar] = to
            if not t.deaf:
                t.tell("moved", owner, [pillar, now, to])
            dead = dead or to == END or to == -END
    if accepted:
        t.move(card, REIGN)
        if not t.deaf:
            t.tell("enacted", owner, [t.size(REIGN)], [card])
    else:
        t.move(card, DISCARD)
        if not t.deaf:
            t.tell("discarded", owner, [], [card])
    if dead:
        die(t, owner)
    else:
        ask_reveal(t)


def end_turn(t: Council) -> None:
    """RC-22 before RC-17: the Monarch retires, or every Advisor draws one."""
    if t.size(REIGN) >= t.pack.retire:
        t.tell("retired", t.monarch, [t.size(REIGN)])
        settle(t)
        return
    t.then(THE_TURN)
    for place in range(t.seats - 1, 0, -1):
        t.ask(THE_REFILL, (t.monarch + place) % t.seats)


def _judged(t: Council, verdict: int) -> int:
    """The Advisors with this verdict on their Proposal, as a mask."""
    mask = 0
    for seat in range(t.seats):
        if seat != t.monarch and t.verdicts[seat] == verdict:
            mask |= 1 << seat
    return mask


def _unrevealed(t: Council, verdict: int) -> int:
    """The Advisors with this verdict whose Proposal still lies face down, as a mask."""
    mask = 0
    for seat in range(t.seats):
        if t.verdicts[seat] == verdict and t.at[t.presented(seat)]:
            mask |= 1 << seat
    return mask


THE_CROWN: Final[Step] = Crown("crown", "RC-01", CROWN)
THE_GOAL: Final[Step] = DealGoal("deal-goal", "RC-03", DEAL)
THE_TOP: Final[Step] = TurnUp("turn-up", "RC-05", TURN_UP)
THE_HAND: Final[Step] = TakeTop("draw-hand", "RC-06")
THE_SUCCESSION: Final[Step] = Succession("succession", "RC-31")
THE_TURN: Final[Step] = Turn("turn", "RC-10")
THE_PITCH: Final[Step] = Present("present", "RC-10", True)
THE_JUDGEMENT: Final[Step] = Judge("judge", "RC-11")
THE_REJECTED: Final[Step] = Reveal("reveal-rejected", "RC-13", REJECTED)
THE_ACCEPTED: Final[Step] = Reveal("reveal-accepted", "RC-14", ACCEPTED)
THE_DOUBT: Final[Step] = Doubt("doubt", "RC-15")
THE_REFILL: Final[Step] = TakeTop("draw", "RC-17")

STEPS: Final[list[Step]] = [
    THE_CROWN,
    THE_GOAL,
    THE_TOP,
    THE_HAND,
    THE_SUCCESSION,
    THE_TURN,
    THE_PITCH,
    THE_JUDGEMENT,
    THE_REJECTED,
    THE_ACCEPTED,
    THE_DOUBT,
    THE_REFILL,
    THE_STORY,
    THE_FUTURE,
    THE_HEIR,
    THE_VOTE,
]
