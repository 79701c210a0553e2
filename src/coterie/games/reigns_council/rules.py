"""The rules of the Council, in rulebook order: a reign is set up, turns follow, it ends, another begins."""

from typing import Final

from mypy_extensions import i64

from coterie.core.chance import AnySeat, Draw
from coterie.core.dice import Dice
from coterie.core.lexicon import CHANCE
from coterie.core.seats import seats_in
from coterie.core.table import Ask, Step
from coterie.games.reigns_council.ending import FUTURE, NAME_HEIR, STORY, VOTE, die, settle
from coterie.games.reigns_council.lexicon import (
    END,
    PILES,
    TO_ACCEPT,
    TO_CHANGE,
    TO_CROWN,
    TO_DEAL,
    TO_DRAW,
    TO_KEEP,
    TO_PRESENT,
    TO_REJECT,
    TO_REVEAL,
    TO_TURN_UP,
)
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
    CouncilTable,
)

# Set-up of a reign


def set_up(t: CouncilTable) -> None:
    """RC-01: all cards to their stocks; the first Monarch is a given seat, or any with the same chance."""
    proposals, goals = t.layout.decks
    t.put(STOCK, list(range(proposals.low, proposals.high)))
    t.put(GOAL_STOCK, list(range(goals.low, goals.high)))
    if t.first < 0:
        t.ask(CROWN, CHANCE)
    else:
        set_up_reign(t, t.first)


class Crown(AnySeat):
    """RC-01: who reigns first."""

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        set_up_reign(t, TO_CROWN.arg(action))


def set_up_reign(t: CouncilTable, monarch: i64) -> None:
    """Markers to the centre, a goal and a hand for every Advisor."""
    t.monarch = monarch
    t.heir = -1
    t.reign += 1
    t.turn = 0
    t.changed = False
    t.killer = -1
    for pillar in range(4):  # RC-02
        t.tracks[pillar] = 0
    for seat in range(t.seats):
        t.verdicts[seat] = UNJUDGED
    t.tell("crowned", monarch, n0=t.reign)
    t.then_in_order(TURN, SUCCESSION)
    for place in range(t.seats - 1, 0, -1):
        for _ in range(t.pack.hand):  # RC-06
            t.ask(DRAW_HAND, (monarch + place) % t.seats)
    make_piles(t)
    for place in range(t.seats - 1, 0, -1):
        t.ask(DEAL_GOAL, CHANCE, GOAL_STOCK, (monarch + place) % t.seats)


class DealGoal(Draw):
    """RC-03: a goal for an Advisor."""

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        card = self.drawn(t, ask, action)
        t.pass_hidden(card, t.goal(advisor_of(ask)))
        t.tell("goal-dealt", advisor_of(ask), card=card)


def advisor_of(ask: Ask) -> i64:
    """Whose goal DEAL_GOAL deals."""
    return ask.y


def make_piles(t: CouncilTable) -> None:
    """RC-05: what the stock holds makes three piles, the first ones taking the extra cards; their tops turn up."""
    cards = t.size(STOCK)
    for pile in range(PILES):
        t.heights[pile] = cards // PILES + (1 if pile < cards % PILES else 0)
    t.tell("piles-made", n0=t.heights[0], n1=t.heights[1], n2=t.heights[2])
    for pile in range(PILES - 1, -1, -1):
        if t.heights[pile]:
            t.ask(TURN_UP, CHANCE, STOCK, pile)


class TurnUp(Draw):
    """RC-05: the next top of a pile shows its back; nobody sees its front."""

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        card = self.drawn(t, ask, action)
        t.pass_hidden(card, TOP + pile_of(ask))
        t.tell("turned-up", n0=pile_of(ask), card=card)


def pile_of(ask: Ask) -> i64:
    """Of which of the three piles TURN_UP turns the top."""
    return ask.y


class DrawTop(Step):
    """An Advisor draws the top of a pile of their choice: for the hand (RC-06), or after a turn (RC-17)."""

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        return _draws(t).copy()

    def at_random(self, t: CouncilTable, ask: Ask, seat: i64, dice: Dice) -> i64:
        draws = _draws(t)
        return draws[dice.below(len(draws))]

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        pile = TO_DRAW.arg(action)
        card = t.only(TOP + pile)
        t.pass_hidden(card, t.hand(seat))
        t.heights[pile] -= 1
        t.tell("drawn", seat, n0=pile, n1=t.heights[pile], card=card)
        if t.heights[pile]:
            t.ask(TURN_UP, CHANCE, STOCK, pile)
        elif not t.at[TOP] and not t.at[TOP + 1] and not t.at[TOP + 2]:  # RC-17
            t.tell("reshuffled", n0=t.size(DISCARD))
            t.shuffle_in(DISCARD, STOCK)
            make_piles(t)

    def why(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> str:
        return "RC-17" if TO_DRAW.owns(action) else self.clause  # an empty pile is skipped


def _draws(t: CouncilTable) -> list[int]:
    """The draws from the piles that have a top: a shared list."""
    lying: i64 = 0
    for pile in range(PILES):
        if t.at[TOP + pile]:
            lying |= 1 << pile
    return DRAWS[lying]


class Succession(Step):
    """RC-31: when a reign is over and an heir was named, all cards are collected and the next reign is set up
    afresh.
    """

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        if t.heir < 0:
            return
        for pile in range(len(t.at)):
            if pile not in (STOCK, BURIED, GOAL_STOCK) and t.at[pile]:
                t.shuffle_in(pile, GOAL_STOCK if pile >= t.goal(0) else BURIED)  # a small heap grows cheaply
        t.shuffle_in(BURIED, STOCK)
        t.tell("collected")
        set_up_reign(t, t.heir)


# A turn


class Turn(Step):
    """RC-10: every Advisor presents a Proposal, in any order; then the Monarch judges (RC-11)."""

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        t.turn += 1
        for other in range(t.seats):
            t.verdicts[other] = UNJUDGED
        t.tell("turn", t.monarch, n0=t.turn)
        t.ask(JUDGE, t.monarch)
        t.ask_open(PRESENT, t.layout.all_seats & ~(1 << t.monarch))


class Present(Step):
    """RC-10: one Proposal from the hand, face down; what is presented stays presented."""

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        return t.kinds_from(TO_PRESENT.base, t.hand(seat))

    def at_random(self, t: CouncilTable, ask: Ask, seat: i64, dice: Dice) -> i64:
        hand = t.hand(seat)
        return TO_PRESENT.base + t.kind_at(hand, dice.below(t.count_kinds(hand)))

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        card = t.find(t.hand(seat), TO_PRESENT.arg(action))
        t.pass_hidden(card, t.presented(seat))
        t.turned_to |= 1 << seat  # it cannot be taken back
        t.tell("presented", seat, card=card)


class Judge(Step):
    """RC-11: the Monarch accepts or rejects each Proposal, at least one accepted; the last word makes all of them
    final.
    """

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        return _words(t).copy()

    def at_random(self, t: CouncilTable, ask: Ask, seat: i64, dice: Dice) -> i64:
        words = _words(t)
        return words[dice.below(len(words))]

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        if TO_ACCEPT.owns(action):
            t.verdicts[TO_ACCEPT.arg(action)] = ACCEPTED
            t.tell("accepted", TO_ACCEPT.arg(action))
        else:
            t.verdicts[TO_REJECT.arg(action)] = REJECTED
            t.tell("rejected", TO_REJECT.arg(action))
        if _judged(t, UNJUDGED):
            t.ask(JUDGE, seat)
            return
        t.turned_to |= 1 << seat  # it is final
        for other in range(t.seats):
            if t.verdicts[other] == ACCEPTED:  # RC-12
                t.points[other] += 1
                t.tell("scored-accepted", other, n0=1)
        ask_reveal(t)


def _words(t: CouncilTable) -> list[int]:
    """RC-11: what the Monarch may say; the last word of a turn without an accepted Proposal accepts. A shared list."""
    left = _judged(t, UNJUDGED)
    if left & (left - 1) or _judged(t, ACCEPTED):
        return WORDS[left]
    return ACCEPTS[left]


def ask_reveal(t: CouncilTable) -> None:
    """The rejected first, then the accepted, then the turn is over."""
    if _unrevealed(t, REJECTED):  # RC-13
        t.ask(REVEAL_REJECTED, t.monarch)
    elif _unrevealed(t, ACCEPTED):  # RC-14
        t.ask(REVEAL_ACCEPTED, t.monarch)
    else:
        end_turn(t)


class Reveal(Step):
    """The Monarch picks whose Proposal is turned next, of the rejected (RC-13) or the accepted (RC-14)."""

    def __init__(self, name: str, clause: str, verdict: i64) -> None:
        super().__init__(name, clause, public=True)
        self.verdict = verdict

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        return TO_REVEAL.pointing(_unrevealed(t, self.verdict))

    def at_random(self, t: CouncilTable, ask: Ask, seat: i64, dice: Dice) -> i64:
        seats = seats_in(_unrevealed(t, self.verdict))
        return TO_REVEAL.base + seats[dice.below(len(seats))]

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        owner = TO_REVEAL.arg(action)
        pile = t.presented(owner)
        t.show(pile, t.layout.everyone)
        t.tell("revealed", owner, n0=t.verdicts[owner], card=t.only(pile))
        if t.turn == 1 and not t.changed:
            t.ask(DOUBT, seat, owner)
        else:
            resolve(t, owner)


class Doubt(Step):
    """RC-15: in the first turn, until one change is made, the Monarch keeps or changes a verdict."""

    def legal(self, t: CouncilTable, ask: Ask, seat: i64) -> list[int]:
        return [TO_KEEP.base, TO_CHANGE.base]

    def play(self, t: CouncilTable, ask: Ask, seat: i64, action: i64) -> None:
        owner = doubted_of(ask)
        if TO_CHANGE.owns(action):
            t.changed = True
            t.verdicts[owner] = REJECTED if t.verdicts[owner] == ACCEPTED else ACCEPTED
            t.tell("changed", seat, n0=owner, n1=t.verdicts[owner])
        else:
            t.tell("kept", seat, n0=owner, n1=t.verdicts[owner])
        resolve(t, owner)


def doubted_of(ask: Ask) -> i64:
    """Whose Proposal DOUBT is about."""
    return ask.x


def resolve(t: CouncilTable, owner: i64) -> None:
    """RC-16: the part that counts moves the markers, all of them, before the end is checked."""
    card = t.only(t.presented(owner))
    accepted = t.verdicts[owner] == ACCEPTED
    steps = t.pack.accept if accepted else t.pack.reject
    base = 4 * t.kind(card)
    dead = False
    for pillar in range(4):
        if steps[base + pillar]:
            now: i64 = t.tracks[pillar]
            to = min(END, max(-END, now + steps[base + pillar]))  # RC-16, on the track of RC-02
            t.tracks[pillar] = to
            t.tell("moved", owner, n0=pillar, n1=now, n2=to)
            dead = dead or to == END or to == -END
    if accepted:  # RC-14
        t.move(card, REIGN)
        t.tell("enacted", owner, n0=t.size(REIGN), card=card)
    else:  # RC-13
        t.move(card, DISCARD)
        t.tell("discarded", owner, card=card)
    if dead:  # RC-20
        die(t, owner)
    else:
        ask_reveal(t)


def end_turn(t: CouncilTable) -> None:
    """The Monarch retires, or every Advisor draws one."""
    if t.size(REIGN) >= t.pack.retire:  # RC-22
        t.tell("retired", t.monarch, n0=t.size(REIGN))
        settle(t)
        return
    t.then(TURN)
    for place in range(t.seats - 1, 0, -1):  # RC-17
        t.ask(DRAW, (t.monarch + place) % t.seats)


def _judged(t: CouncilTable, verdict: i64) -> i64:
    """The Advisors with this verdict on their Proposal, as a mask."""
    mask: i64 = 0
    for seat in range(t.seats):
        if t.verdicts[seat] == verdict:
            mask |= 1 << seat
    return mask & ~(1 << t.monarch)


def _unrevealed(t: CouncilTable, verdict: i64) -> i64:
    """The Advisors with this verdict whose Proposal still lies face down, as a mask."""
    mask: i64 = 0
    for seat in range(t.seats):
        if t.verdicts[seat] == verdict and t.at[t.presented(seat)]:
            mask |= 1 << seat
    return mask


CROWN: Final = Crown("crown", "RC-01", TO_CROWN)
DEAL_GOAL: Final = DealGoal("deal-goal", "RC-03", TO_DEAL)
TURN_UP: Final = TurnUp("turn-up", "RC-05", TO_TURN_UP)
DRAW_HAND: Final = DrawTop("draw-hand", "RC-06", public=True, light=True)
SUCCESSION: Final = Succession("succession", "RC-31")
TURN: Final = Turn("turn", "RC-10")
PRESENT: Final = Present("present", "RC-10", secret=True)
JUDGE: Final = Judge("judge", "RC-11", public=True)
REVEAL_REJECTED: Final = Reveal("reveal-rejected", "RC-13", REJECTED)
REVEAL_ACCEPTED: Final = Reveal("reveal-accepted", "RC-14", ACCEPTED)
DOUBT: Final = Doubt("doubt", "RC-15", public=True)
DRAW: Final = DrawTop("draw", "RC-17", public=True, light=True)

# What a Monarch may say, by the mask of the Advisors who are not judged: where one must be accepted, and where not
ACCEPTS: Final = [TO_ACCEPT.pointing(left) for left in range(1 << TO_ACCEPT.size)]
WORDS: Final = [TO_ACCEPT.pointing(left) + TO_REJECT.pointing(left) for left in range(1 << TO_ACCEPT.size)]
# The draws from any of the three piles, by the mask of those that have a top
DRAWS: Final = [[TO_DRAW.of(pile) for pile in range(PILES) if mask >> pile & 1] for mask in range(1 << PILES)]

STEPS: Final[list[Step]] = [
    CROWN,
    DEAL_GOAL,
    TURN_UP,
    DRAW_HAND,
    SUCCESSION,
    TURN,
    PRESENT,
    JUDGE,
    REVEAL_REJECTED,
    REVEAL_ACCEPTED,
    DOUBT,
    DRAW,
    STORY,
    FUTURE,
    NAME_HEIR,
    VOTE,
]
