"""The rules of Royal Secrets in rulebook order, after the dealing: the round and the Parley, choosing, betting.

Then favors and the count.
"""

from typing import Final

from mypy_extensions import i64

from coterie.core.chance import Draw
from coterie.core.dice import Dice
from coterie.core.lexicon import CHANCE
from coterie.core.seats import seats_in
from coterie.core.table import Ask, Step
from coterie.games.royal_secrets.count import (
    AWARD,
    CONSOLE,
    COUNT,
    END_ROUND,
    LAST_HANDS,
    REVEAL,
    SETTLE,
    THIRD,
    WITHDRAW,
    open_count,
)
from coterie.games.royal_secrets.dealing import BEGIN, DEAL, lay_cards
from coterie.games.royal_secrets.favors import (
    BET_FAVORS,
    CALL_ON,
    CALLS,
    CHOICE_FAVORS,
    CORRUPT,
    DECORATE,
    DINNER_CALL,
    PLANNING_CALL,
    RECRUIT,
    STAB,
    usable_favors,
    use_favor,
    why_not,
)
from coterie.games.royal_secrets.lexicon import (
    CARDINALS,
    CORRUPTION,
    DINNER,
    KING,
    QUEEN,
    TO_BET_DOWN,
    TO_BET_UP,
    TO_CHOOSE,
    TO_DRAW,
    TO_HAND_ON,
    TO_PLAY_FAVOR,
    TO_SEND_KING,
    TO_SEND_QUEEN,
    UP_TO_DOWN,
    favor_of,
)
from coterie.games.royal_secrets.table import (
    AUDIENCE_STOCK,
    CARDINAL_STOCK,
    CHOOSING,
    DOWN_CARDINAL,
    FIRST_BET,
    KING_AUDIENCE,
    SECOND_BET,
    UP_CARDINAL,
    VALET_STOCK,
    RoyalTable,
)


def set_up(t: RoyalTable) -> None:
    """Lay the cards out, deal the valets, find the first player; then seven rounds and the last hands."""
    lay_cards(t)
    t.then(LAST_HANDS)
    t.then(ROUND, 1)
    if t.first < 0:
        t.ask(BEGIN, CHANCE)
    else:  # RS-06: the option names a seat
        t.parley = t.first
    for owner in range(t.seats - 1, -1, -1):
        t.ask(DEAL, CHANCE, VALET_STOCK, owner)


class Round(Step):
    """RS-10: the next round, if there is one: two audiences are turned up, and the Planning call (RS-81) follows."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        if number_of(ask) > t.cards.rounds:
            return
        t.begin_round(number_of(ask))
        t.tell("round", t.parley, n0=t.round)
        t.then(ROUND, number_of(ask) + 1)
        t.then_in_order(PLANNING_CALL, PHASE_ONE)
        t.ask(TURN_UP, CHANCE, AUDIENCE_STOCK, QUEEN)
        t.ask(TURN_UP, CHANCE, AUDIENCE_STOCK, KING)


def number_of(ask: Ask) -> i64:
    """Which round ROUND begins."""
    return ask.x


class TurnUp(Draw):
    """RS-10: the top card of a pile is turned up for an audience."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        card = self.drawn(t, ask, action)
        t.move(card, KING_AUDIENCE + audience_of(ask))
        t.tell("audience", n0=audience_of(ask), card=card)


def audience_of(ask: Ask) -> i64:
    """Which audience TURN_UP opens."""
    return ask.y


class PhaseOne(Step):
    """RS-20: the Parley holder chooses first.

    After a Planning its player sends everybody somewhere (RS-83), and Corruption and Royal Dinner are called for.
    """

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        t.phase = CHOOSING
        if t.planner < 0:
            t.ask(CHOOSE, t.parley)
            return
        t.tell("plans", t.planner)
        t.then_in_order(DINNER_CALL, PHASE_TWO)
        for guest in range(t.seats - 1, -1, -1):
            t.ask(ASSIGN, t.planner, guest)


class Assign(Step):
    """RS-83: send a player to one of the audiences."""

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        return [TO_SEND_KING.of(guest_of(ask)), TO_SEND_QUEEN.of(guest_of(ask))]

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        audience = KING if TO_SEND_KING.owns(action) else QUEEN
        _go(t, guest_of(ask), audience)
        t.tell("sent", seat, n0=guest_of(ask), n1=audience)


def guest_of(ask: Ask) -> i64:
    """Whom ASSIGN sends."""
    return ask.x


def _go(t: RoyalTable, seat: i64, audience: i64) -> None:
    if audience == KING:
        t.king |= 1 << seat
    else:
        t.queen |= 1 << seat


class Choose(Step):
    """RS-20: go to the King or to the Queen; or dine with both (RS-85). Corruption may come first (RS-81)."""

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        actions = [TO_CHOOSE.of(KING), TO_CHOOSE.of(QUEEN)]
        actions += usable_favors(t, seat, CHOICE_FAVORS)
        return actions

    def at_random(self, t: RoyalTable, ask: Ask, seat: i64, dice: Dice) -> i64:
        favors = usable_favors(t, seat, CHOICE_FAVORS)
        number: i64 = dice.below(2 + len(favors))
        if number < 2:
            return TO_CHOOSE.base + number
        return favors[number - 2]

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        if TO_PLAY_FAVOR.owns(action):
            kind = TO_PLAY_FAVOR.arg(action)
            if favor_of(kind) == DINNER:
                _act(t, seat)
            else:
                t.ask(self, seat)
            use_favor(t, seat, kind)
            return
        _go(t, seat, TO_CHOOSE.arg(action))
        t.tell("chose", seat, n0=TO_CHOOSE.arg(action))
        _act(t, seat)

    def why(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> str:
        return _why_on_turn(t, seat, action, self.clause)


class Bet(Step):
    """RS-30: bet a card, the first either way up. Favors of phase 2 may come first (RS-81)."""

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        if t.at[t.up(seat)]:  # RS-31: the second the other way
            actions = t.kinds_from(TO_BET_DOWN.base, t.hand(seat))  # RS-32: any card of the hand
        else:
            actions = t.kinds_from(TO_BET_UP.base, t.hand(seat))
            if not t.at[t.down(seat)]:
                actions += [action + UP_TO_DOWN for action in actions]
        actions += usable_favors(t, seat, BET_FAVORS)
        return actions

    def at_random(self, t: RoyalTable, ask: Ask, seat: i64, dice: Dice) -> i64:
        hand = t.hand(seat)
        laid_up = len(t.at[t.up(seat)]) > 0
        kinds = t.count_kinds(hand)
        bets = kinds
        if not laid_up and not t.at[t.down(seat)]:
            bets += kinds
        favors = usable_favors(t, seat, BET_FAVORS)
        number: i64 = dice.below(bets + len(favors))
        if number >= bets:
            return favors[number - bets]
        if laid_up:
            return TO_BET_DOWN.base + t.kind_at(hand, number)
        if number < kinds:
            return TO_BET_UP.base + t.kind_at(hand, number)
        return TO_BET_DOWN.base + t.kind_at(hand, number - kinds)

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        if TO_PLAY_FAVOR.owns(action):
            t.ask(self, seat)
            use_favor(t, seat, TO_PLAY_FAVOR.arg(action))
            return
        if TO_BET_UP.owns(action):
            card = t.find(t.hand(seat), TO_BET_UP.arg(action))
            t.move(card, t.up(seat))
            t.tell("bet-up", seat, card=card)
        else:
            card = t.find(t.hand(seat), TO_BET_DOWN.arg(action))
            t.pass_hidden(card, t.down(seat))
            t.tell("bet-down", seat, card=card)
        _act(t, seat)
        if t.alone >= 0 and t.attending(t.alone) >> seat & 1:  # RS-33: before anything else
            beside = UP_CARDINAL if t.phase == FIRST_BET else DOWN_CARDINAL
            t.ask(CARDINAL, CHANCE, CARDINAL_STOCK, beside)

    def why(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> str:
        up = TO_BET_UP.owns(action)
        if not up and not TO_BET_DOWN.owns(action):
            return _why_on_turn(t, seat, action, self.clause)
        kind = TO_BET_UP.arg(action) if up else TO_BET_DOWN.arg(action)
        if kind >= CARDINALS:
            return "RS-32"
        return "RS-31" if t.at[t.up(seat) if up else t.down(seat)] else self.clause


def _act(t: RoyalTable, seat: i64) -> None:
    """RS-12: the holder has acted, and hands the Parley on."""
    t.acted |= 1 << seat
    if t.phase == SECOND_BET and t.acted == t.layout.all_seats:
        open_count(t)  # RS-14: the Parley stays
    else:
        t.ask(HAND_ON, seat)


def _why_on_turn(t: RoyalTable, seat: i64, action: i64, clause: str) -> str:
    if TO_PLAY_FAVOR.owns(action):
        return why_not(t, seat, action)
    if TO_HAND_ON.owns(action):
        return "RS-12"
    if TO_CHOOSE.owns(action) or TO_BET_UP.owns(action) or TO_BET_DOWN.owns(action):
        return "RS-11"
    return clause


class Cardinal(Draw):
    """RS-33: a cardinal card beside a lone player: the first face up, the second face down."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        card = self.drawn(t, ask, action)
        if beside_of(ask) == UP_CARDINAL:
            t.move(card, UP_CARDINAL)
            t.tell("cardinal-up", n0=t.alone, card=card)
        else:
            t.pass_hidden(card, DOWN_CARDINAL)
            t.tell("cardinal-down", n0=t.alone, card=card)


def beside_of(ask: Ask) -> i64:
    """The pile beside the lone player to which CARDINAL comes."""
    return ask.y


class HandOn(Step):
    """RS-12: hand the Parley to somebody who has yet to act, or if all have, to anybody else for the next action."""

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        actions = TO_HAND_ON.pointing(_takers(t, seat))
        actions += usable_favors(t, seat, _favors_after_acting(t))
        return actions

    def at_random(self, t: RoyalTable, ask: Ask, seat: i64, dice: Dice) -> i64:
        takers = seats_in(_takers(t, seat))
        favors = usable_favors(t, seat, _favors_after_acting(t))
        number: i64 = dice.below(len(takers) + len(favors))
        if number < len(takers):
            return TO_HAND_ON.base + takers[number]
        return favors[number - len(takers)]

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        if TO_PLAY_FAVOR.owns(action):
            t.ask(self, seat)
            use_favor(t, seat, TO_PLAY_FAVOR.arg(action))
            return
        t.parley = TO_HAND_ON.arg(action)
        t.tell("handed-on", seat, n0=t.parley)
        if t.acted != t.layout.all_seats:
            t.ask(CHOOSE if t.phase == CHOOSING else BET, t.parley)
            return
        if t.phase == CHOOSING:
            t.then(PHASE_TWO)
            return
        t.phase = SECOND_BET
        t.acted = 0
        t.ask(BET, t.parley)

    def why(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> str:
        if TO_PLAY_FAVOR.owns(action):
            return why_not(t, seat, action)
        return "RS-13" if TO_HAND_ON.owns(action) and t.acted == t.layout.all_seats else self.clause


def _takers(t: RoyalTable, seat: i64) -> i64:
    """Who may be handed the Parley, as a mask."""
    if t.acted == t.layout.all_seats:
        return t.acted & ~(1 << seat)  # RS-13: the last to act hands it to any other player
    return t.layout.all_seats & ~t.acted


def _favors_after_acting(t: RoyalTable) -> i64:
    """The favors that may be used before the Parley is handed on (RS-81), as a mask."""
    return 1 << CORRUPTION if t.phase == CHOOSING else BET_FAVORS


class PhaseTwo(Step):
    """RS-34: who is alone is decided now; the Parley holder makes the first 1st bet."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        t.phase = FIRST_BET
        t.acted = 0
        for audience in range(2):
            there = t.attending(audience)  # RS-88: a diner counts at both
            if there and there & (there - 1) == 0:
                t.alone = audience
        t.ask(BET, t.parley)


ROUND: Final = Round("round", "RS-10")
TURN_UP: Final = TurnUp("turn-up", "RS-10", TO_DRAW)
PHASE_ONE: Final = PhaseOne("phase-one", "RS-20")
ASSIGN: Final = Assign("assign", "RS-83", public=True)
CHOOSE: Final = Choose("choose", "RS-20", public=True)
BET: Final = Bet("bet", "RS-30", secret=True)
CARDINAL: Final = Cardinal("cardinal", "RS-33", TO_DRAW)
HAND_ON: Final = HandOn("hand-on", "RS-12", public=True)
PHASE_TWO: Final = PhaseTwo("phase-two", "RS-34")

STEPS: Final[list[Step]] = [
    DEAL,
    BEGIN,
    ROUND,
    TURN_UP,
    PHASE_ONE,
    ASSIGN,
    CHOOSE,
    HAND_ON,
    PHASE_TWO,
    BET,
    CARDINAL,
    REVEAL,
    WITHDRAW,
    CONSOLE,
    COUNT,
    AWARD,
    THIRD,
    SETTLE,
    CALL_ON,
    *CALLS,
    CORRUPT,
    STAB,
    DECORATE,
    RECRUIT,
    END_ROUND,
    LAST_HANDS,
]
