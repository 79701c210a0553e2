"""The rules of Royal Secrets in rulebook order: set-up, the round and the Parley, choosing, betting. Then favors and the count."""

from typing import Final, cast

from coterie.core.table import AnySeat, Ask, Draw, Step, Table
from coterie.core.words import CHANCE
from coterie.games.royal_secrets.count import (
    AWARD,
    CONSOLE,
    COUNT,
    END_ROUND,
    LAST_HANDS,
    REVEAL,
    SETTLE,
    THIRD_STEP,
    WITHDRAW,
    open_count,
)
from coterie.games.royal_secrets.favors import (
    BET_FAVORS,
    CALL_ON,
    CALL_OPEN,
    CALLS,
    CHOICE_FAVORS,
    CORRUPT,
    DINNER_CALL,
    MEDAL_STEP,
    PLANNING_CALL,
    RECRUIT_STEP,
    STAB_STEP,
    add_favors,
    open_call,
    use_favor,
    why_not,
)
from coterie.games.royal_secrets.table import (
    AUDIENCE_STOCK,
    CARDINAL_STOCK,
    CHOOSING,
    DOWN_CARDINAL,
    FIRST_BET,
    KING_AUDIENCE,
    PENDING,
    PLAN,
    SECOND_BET,
    UNCLAIMED,
    UP_CARDINAL,
    VALET_STOCK,
    RoyalTable,
    lay_courtiers,
)
from coterie.games.royal_secrets.words import (
    BEGIN,
    BET_DOWN,
    BET_UP,
    CARDINALS,
    CHOOSE,
    CORRUPTION,
    DINNER,
    DRAW,
    HAND_ON,
    KING,
    PLAY,
    QUEEN,
    SEND_KING,
    SEND_QUEEN,
    favor_of,
)


def set_up(t: RoyalTable) -> None:
    """RS-01 to RS-06: lay the cards out, deal the valets, find the first player; then seven rounds and the last hands."""
    lay_courtiers(t)
    t.then(LAST_HANDS)
    t.then(ROUND, 1)
    if t.first < 0:
        t.ask(BEGINNING, CHANCE)
    else:
        t.parley = t.first
    for seat in range(t.seats - 1, -1, -1):
        t.ask(DEAL, CHANCE, VALET_STOCK, seat)


class Deal(Draw):
    """RS-04: a valet at random to each hand, here that of `ask.y`."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        card = self.drawn(t, ask, action)
        t.pass_hidden(card, t.hand(ask.y))
        t.tell("dealt", ask.y, [], [card])


class Beginning(AnySeat):
    """RS-06: a random player takes the Parley."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        t.parley = BEGIN.arg(action)
        t.tell("begins", t.parley)


class Round(Step):
    """RS-10: round `ask.x`, if there is one; two audiences are turned up, and the Planning call (RS-81) follows."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        if ask.x > t.cards.rounds:
            return
        _clear(t)
        t.round = ask.x
        if not t.deaf:
            t.tell("round", t.parley, [t.round])
        t.then(ROUND, ask.x + 1)
        t.then(PHASE_ONE)
        open_call(t, PLANNING_CALL)
        t.ask(TURN_UP, CHANCE, AUDIENCE_STOCK, QUEEN)
        t.ask(TURN_UP, CHANCE, AUDIENCE_STOCK, KING)


def _clear(t: RoyalTable) -> None:
    """A new round: nothing of the last one matters but lilies, cards and the Parley (RS-14)."""
    t.phase = PLAN
    t.acted = 0
    t.king = 0
    t.queen = 0
    t.alone = -1
    t.planner = -1
    t.plan = -1
    t.fresh = 0
    t.stabbed = 0
    t.medals = 0
    t.claims = UNCLAIMED
    t.withdrawn = 0
    t.king_result = PENDING
    t.queen_result = PENDING
    t.gains = [0] * t.seats
    t.audience_losses = [0] * t.seats
    t.valet_losses = [0] * t.seats
    t.pardoned = 0
    t.stroked = 0


class TurnUp(Draw):
    """RS-10: the top card of a pile is turned up, for audience `ask.y`."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        card = self.drawn(t, ask, action)
        t.move(card, KING_AUDIENCE + ask.y)
        if not t.deaf:
            t.tell("audience", nums=[ask.y], cards=[card])


class PhaseOne(Step):
    """RS-20, or RS-83 after a Planning: its player sends everybody somewhere, and Corruption and Royal Dinner are called for."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        t.phase = CHOOSING
        if t.planner < 0:
            t.ask(CHOOSING_STEP, t.parley)
            return
        t.tell("plans", t.planner)
        t.then(PHASE_TWO)
        open_call(t, DINNER_CALL)
        for other in range(t.seats - 1, -1, -1):
            t.ask(ASSIGN, t.planner, other)


class Assign(Step):
    """RS-83: send the seat `ask.x` to one of the audiences."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return [SEND_KING.of(ask.x), SEND_QUEEN.of(ask.x)]

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        audience = KING if SEND_KING.owns(action) else QUEEN
        _go(t, ask.x, audience)
        t.tell("sent", seat, [ask.x, audience])


def _go(t: RoyalTable, seat: int, audience: int) -> None:
    if audience == KING:
        t.king |= 1 << seat
    else:
        t.queen |= 1 << seat


class Choosing(Step):
    """RS-20: go to the King or to the Queen; or dine with both (RS-85). Corruption may come first (RS-81)."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        actions = [CHOOSE.of(KING), CHOOSE.of(QUEEN)]
        add_favors(cast(RoyalTable, table), seat, CHOICE_FAVORS, actions)
        return actions

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        if PLAY.owns(action):
            kind = PLAY.arg(action)
            if favor_of(kind) == DINNER:
                _act(t, seat)
            else:
                t.ask(self, seat)
            use_favor(t, seat, kind)
            return
        _go(t, seat, CHOOSE.arg(action))
        if not t.deaf:
            t.tell("chose", seat, [CHOOSE.arg(action)])
        _act(t, seat)

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        return _why_on_turn(cast(RoyalTable, table), seat, action, self.clause)


class Bet(Step):
    """RS-30, RS-31: bet a card, the first either way up, the second the other way. Favors of phase 2 may come first (RS-81)."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(RoyalTable, table)
        actions: list[int] = []
        if not t.at[t.up(seat)]:
            t.add_kinds(actions, BET_UP.base, t.hand(seat))
        if not t.at[t.down(seat)]:
            t.add_kinds(actions, BET_DOWN.base, t.hand(seat))
        add_favors(t, seat, BET_FAVORS, actions)
        return actions

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        if PLAY.owns(action):
            t.ask(self, seat)
            use_favor(t, seat, PLAY.arg(action))
            return
        if BET_UP.owns(action):
            card = t.find(t.hand(seat), BET_UP.arg(action))
            t.move(card, t.up(seat))
            if not t.deaf:
                t.tell("bet-up", seat, [], [card])
        else:
            card = t.find(t.hand(seat), BET_DOWN.arg(action))
            t.pass_hidden(card, t.down(seat))
            if not t.deaf:
                t.tell("bet-down", seat, [], [card])
        _act(t, seat)
        if t.alone >= 0 and t.attending(t.alone) >> seat & 1:  # RS-33: before anything else
            t.ask(CARDINAL, CHANCE, CARDINAL_STOCK, UP_CARDINAL if t.phase == FIRST_BET else DOWN_CARDINAL)

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        t = cast(RoyalTable, table)
        up = BET_UP.owns(action)
        if not up and not BET_DOWN.owns(action):
            return _why_on_turn(t, seat, action, self.clause)
        kind = BET_UP.arg(action) if up else BET_DOWN.arg(action)
        if kind >= CARDINALS:
            return "RS-32"
        return "RS-31" if t.at[t.up(seat) if up else t.down(seat)] else self.clause


def _act(t: RoyalTable, seat: int) -> None:
    """RS-12: the holder has acted and hands the Parley on; RS-14: after the last 2nd bet it stays, and the count opens."""
    t.acted |= 1 << seat
    if t.phase == SECOND_BET and t.acted == t.everybody:
        open_count(t)
    else:
        t.ask(HANDING_ON, seat)


def _why_on_turn(t: RoyalTable, seat: int, action: int, clause: str) -> str:
    if PLAY.owns(action):
        return why_not(t, seat, action)
    if HAND_ON.owns(action):
        return "RS-12"
    if CHOOSE.owns(action) or BET_UP.owns(action) or BET_DOWN.owns(action):
        return "RS-11"
    return clause


class Cardinal(Draw):
    """RS-33: a cardinal card beside a lone player: the first face up, the second face down, in pile `ask.y`."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        card = self.drawn(t, ask, action)
        if ask.y == UP_CARDINAL:
            t.move(card, ask.y)
            t.tell("cardinal-up", nums=[t.alone], cards=[card])
        else:
            t.pass_hidden(card, ask.y)
            t.tell("cardinal-down", nums=[t.alone], cards=[card])


class HandingOn(Step):
    """RS-12, RS-13: hand the Parley to somebody who has yet to act, or if all have, to anybody else for the next action."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(RoyalTable, table)
        not_to = 1 << seat if t.acted == t.everybody else t.acted
        actions = HAND_ON.pointing(t.everybody & ~not_to)
        add_favors(t, seat, 1 << CORRUPTION if t.phase == CHOOSING else BET_FAVORS, actions)
        return actions

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        if PLAY.owns(action):
            t.ask(self, seat)
            use_favor(t, seat, PLAY.arg(action))
            return
        t.parley = HAND_ON.arg(action)
        if not t.deaf:
            t.tell("handed-on", seat, [t.parley])
        if t.acted != t.everybody:
            t.ask(CHOOSING_STEP if t.phase == CHOOSING else BETTING, t.parley)
            return
        if t.phase == CHOOSING:
            t.then(PHASE_TWO)
            return
        t.phase = SECOND_BET
        t.acted = 0
        t.ask(BETTING, t.parley)

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        t = cast(RoyalTable, table)
        if PLAY.owns(action):
            return why_not(t, seat, action)
        return "RS-13" if HAND_ON.owns(action) and t.acted == t.everybody else self.clause


class PhaseTwo(Step):
    """RS-34: who is alone is decided now; the Parley holder makes the first 1st bet."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        t.phase = FIRST_BET
        t.acted = 0
        for audience in range(2):
            there = t.attending(audience)
            if there and there & (there - 1) == 0:
                t.alone = audience
        t.ask(BETTING, t.parley)


DEAL: Final = Deal("deal", "RS-04", DRAW)
BEGINNING: Final = Beginning("begin", "RS-06", BEGIN)
ROUND: Final = Round("round", "RS-10")
TURN_UP: Final = TurnUp("turn-up", "RS-10", DRAW)
PHASE_ONE: Final = PhaseOne("phase-one", "RS-20")
ASSIGN: Final = Assign("assign", "RS-83")
CHOOSING_STEP: Final = Choosing("choose", "RS-20")
BETTING: Final = Bet("bet", "RS-30", True)
CARDINAL: Final = Cardinal("cardinal", "RS-33", DRAW)
HANDING_ON: Final = HandingOn("hand-on", "RS-12")
PHASE_TWO: Final = PhaseTwo("phase-two", "RS-34")

STEPS: Final[list[Step]] = [
    DEAL,
    BEGINNING,
    ROUND,
    TURN_UP,
    PHASE_ONE,
    ASSIGN,
    CHOOSING_STEP,
    HANDING_ON,
    PHASE_TWO,
    BETTING,
    CARDINAL,
    REVEAL,
    WITHDRAW,
    CONSOLE,
    COUNT,
    AWARD,
    THIRD_STEP,
    SETTLE,
    CALL_OPEN,
    CALL_ON,
    *CALLS,
    CORRUPT,
    STAB_STEP,
    MEDAL_STEP,
    RECRUIT_STEP,
    END_ROUND,
    LAST_HANDS,
]
