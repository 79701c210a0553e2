# mypyc
"""Favors: when one may be used, the calls, what each does, and what it points at."""

from typing import Final

from mypy_extensions import i64

from coterie.core.chance import Draw
from coterie.core.lexicon import CHANCE, NOBODY
from coterie.core.piles import NONE
from coterie.core.table import Ask, Step
from coterie.core.telling import NO_CARD
from coterie.games.royal_secrets.lexicon import (
    AUDIENCES,
    CARDINAL_DOWN,
    CORRUPTION,
    DINNER,
    ESPIONAGE,
    MEDAL,
    PARDON,
    PLANNING,
    RECRUITMENT,
    STABBING,
    STROKE,
    TO_DECORATE,
    TO_DRAW,
    TO_PASS,
    TO_PLAY_FAVOR,
    TO_RECRUIT,
    TO_STAB,
    ZERO,
    favor_of,
)
from coterie.games.royal_secrets.table import (
    AUDIENCE_DISCARD,
    DOWN_CARDINAL,
    VALET_STOCK,
    RoyalTable,
)

# Favors as masks: those one may use together.
CHOICE_FAVORS: Final = 1 << CORRUPTION | 1 << DINNER
BET_FAVORS: Final = 1 << ESPIONAGE | 1 << STABBING | 1 << MEDAL


def usable_favors(t: RoyalTable, seat: i64, among: i64) -> list[int]:
    """The plays of the seat's usable favors among these, in a list that is never changed."""
    actions = NONE
    for card in t.at[t.favors(seat)]:
        kind = t.layout.kind_of[card]
        if among >> favor_of(kind) & 1 and is_usable(t, seat, kind):
            if not actions:
                actions = []
            actions.append(TO_PLAY_FAVOR.of(kind))
    return actions


def can_call(t: RoyalTable, seat: i64, among: i64) -> bool:
    """Whether the seat holds a usable favor among these."""
    for card in t.at[t.favors(seat)]:
        kind = t.layout.kind_of[card]
        if among >> favor_of(kind) & 1 and is_usable(t, seat, kind):
            return True
    return False


def is_usable(t: RoyalTable, seat: i64, kind: i64) -> bool:
    """RS-80: not in the round it was won, and only with something to act on."""
    if t.fresh >> (kind - AUDIENCES) & 1:
        return False
    favor = favor_of(kind)
    if favor == CORRUPTION:
        return t.size(VALET_STOCK) > 0
    if favor == DINNER:
        return not t.is_diner(seat)  # RS-85: not twice in a round
    if favor in (ESPIONAGE, STABBING):
        for place in t.places():
            if can_stab(t, place):
                return True
        return False
    if favor == MEDAL:
        for place in t.places():
            if can_decorate(t, place):
                return True
        return False
    if favor == RECRUITMENT:
        for place in range(2 * t.seats):
            if can_recruit(t, seat, place):
                return True
        return False
    if favor == PARDON:
        unstroked = 0 if t.stroked >> seat & 1 else t.audience_losses[seat]
        return not t.pardoned >> seat & 1 and unstroked + t.valet_losses[seat] > 0
    if favor == STROKE:
        return not t.stroked >> seat & 1 and t.audience_losses[seat] > 0
    return True


def can_stab(t: RoyalTable, place: i64) -> bool:
    """RS-90: a face-down bet, the Cardinal's and one's own included."""
    return not t.stabbed >> place & 1 and t.is_face_down(place)


def can_decorate(t: RoyalTable, place: i64) -> bool:
    """RS-91: any bet that was not stabbed, one Medal a card."""
    return not (t.medals | t.stabbed) >> place & 1 and t.bet_card(place) != NO_CARD


def can_recruit(t: RoyalTable, seat: i64, place: i64) -> bool:
    """RS-92: a bet of another player at the same audience, not stabbed, never the Cardinal's.

    A 0 courtier that lies face up cannot be named, nor a card that somebody has named.
    """
    owner = place >> 1
    if owner == seat or t.audiences_of(owner) & t.audiences_of(seat) == 0:
        return False
    return not t.stabbed >> place & 1 and t.recruiters[place] < 0 and not _shows_zero(t, place)


def _shows_zero(t: RoyalTable, place: i64) -> bool:
    """Whether a 0 courtier lies there face up."""
    return place & 1 == 0 and t.has(t.up(place >> 1), ZERO)


def why_not(t: RoyalTable, seat: i64, action: i64) -> str:
    """The clause that refuses to play a favor now."""
    kind = TO_PLAY_FAVOR.arg(action)
    if not t.has(t.favors(seat), kind):
        return "RS-80"
    favor = favor_of(kind)
    if favor == DINNER and t.is_diner(seat):
        return "RS-85"
    if favor == PLANNING:
        return "RS-83"
    return "RS-81" if is_usable(t, seat, kind) else "RS-80"


def use_favor(t: RoyalTable, seat: i64, kind: i64) -> None:
    """Play a favor: it is out of the game. What it asks for is put on the agenda."""
    card = t.find(t.favors(seat), kind)
    t.move(card, AUDIENCE_DISCARD)
    t.tell("favor", seat, card=card)
    favor = favor_of(kind)
    if favor == CORRUPTION:
        t.ask(CORRUPT, CHANCE, VALET_STOCK, seat)
    elif favor == PLANNING:
        _declare(t, seat, kind)
    elif favor == DINNER:
        dine(t, seat)
    elif favor == ESPIONAGE:
        _spy(t, seat)
    elif favor == STABBING:
        t.ask(STAB, seat)
    elif favor == MEDAL:
        t.ask(DECORATE, seat)
    elif favor == RECRUITMENT:
        t.ask(RECRUIT, seat)
    elif favor == PARDON:
        before = t.net(seat)
        t.pardoned |= 1 << seat  # RS-93
        t.tell("pardoned", seat, n0=t.net(seat) - before)
    else:
        t.stroked |= 1 << seat  # RS-94
        t.tell("stroked", seat, n0=t.audience_losses[seat])


# The calls (RS-81).


class Call(Step):
    """RS-81: a seat with a usable favor of the call plays one or passes.

    Put on the agenda it is an automatic step, which opens the call: the Parley holder is asked first.
    """

    def __init__(self, name: str, clause: str, among: i64, number: i64) -> None:
        super().__init__(name, clause, public=True)
        self.among = among
        self.number = number

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        return [*usable_favors(t, seat, self.among), TO_PASS.base]

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        if seat == NOBODY:
            _ask_around(t, self, first=t.parley, passed=0)
        elif action == TO_PASS.base:
            t.tell("passed", seat)
            _ask_around(t, self, first=seat + 1, passed=passed_in(ask) | 1 << seat)
        else:
            t.then(CALL_ON, self.number, seat + 1)
            use_favor(t, seat, TO_PLAY_FAVOR.arg(action))

    def why(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> str:
        if TO_PLAY_FAVOR.owns(action):
            return why_not(t, seat, action)
        return self.clause


def passed_in(ask: Ask) -> i64:
    """The seats that have passed in a call since the last play, as a mask."""
    return ask.y


class CallOn(Step):
    """RS-81: after a play the call goes on with the next seat, and those who had passed are asked again."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        _ask_around(t, CALLS[call_of(ask)], first=next_of(ask), passed=0)


def call_of(ask: Ask) -> i64:
    """The number of the call that goes on."""
    return ask.x


def next_of(ask: Ask) -> i64:
    """The seat with which a call goes on."""
    return ask.y


def _ask_around(t: RoyalTable, call: Call, first: i64, passed: i64) -> None:
    """Ask the next seat that has a usable favor and has not passed; if there is none the call is over."""
    for place in range(t.seats):
        seat = (first + place) % t.seats
        if not passed >> seat & 1 and can_call(t, seat, call.among):
            t.ask(call, seat, 0, passed)
            return


# What favors do.


class Corrupt(Draw):
    """RS-82: who plays Corruption draws a valet."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        draw_valet(t, self.drawn(t, ask, action), drawer_of(ask))


def drawer_of(ask: Ask) -> i64:
    """Who draws a valet."""
    return ask.y


def draw_valet(t: RoyalTable, card: i64, seat: i64) -> None:
    """A valet comes to a hand; others see only that."""
    t.pass_hidden(card, t.hand(seat))
    t.tell("drew-valet", seat, card=card)


def _declare(t: RoyalTable, seat: i64, kind: i64) -> None:
    """RS-84: of two Plannings the one on the card that needs more stands; of equals the first asked in the call."""
    stands = t.planner < 0
    if not stands:
        before: i64 = t.cards.need[t.plan - AUDIENCES]
        now: i64 = t.cards.need[kind - AUDIENCES]
        stands = now > before or (now == before and (seat - t.parley) % t.seats < (t.planner - t.parley) % t.seats)
    if stands:
        t.planner = seat
        t.plan = kind


def dine(t: RoyalTable, seat: i64) -> None:
    """RS-85: be at both audiences."""
    t.king |= 1 << seat
    t.queen |= 1 << seat
    t.tell("dines", seat)


def _spy(t: RoyalTable, seat: i64) -> None:
    """RS-89: see every card face down now, stabbed ones excepted."""
    seen: list[int] = []
    for owner in range(t.seats):
        if can_stab(t, 2 * owner + 1):
            t.show(t.down(owner), 1 << seat)
            seen.append(t.only(t.down(owner)))
    if can_stab(t, CARDINAL_DOWN):
        t.show(DOWN_CARDINAL, 1 << seat)
        seen.append(t.only(DOWN_CARDINAL))
    t.tell_lists("spied", seat, cards=seen)


class Stab(Step):
    """RS-90: discard a face-down bet; it stays where it lies, face down and worth nothing, until the reveal."""

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        return [TO_STAB.of(place) for place in t.places() if can_stab(t, place)]

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        t.stabbed |= 1 << TO_STAB.arg(action)
        t.tell("stabbed", seat, n0=TO_STAB.arg(action))


class Decorate(Step):
    """RS-91: double the influence of a bet."""

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        return [TO_DECORATE.of(place) for place in t.places() if can_decorate(t, place)]

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        t.medals |= 1 << TO_DECORATE.arg(action)
        t.tell("decorated", seat, n0=TO_DECORATE.arg(action))


class Recruit(Step):
    """RS-92: name a bet of another player at the same audience."""

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        return [TO_RECRUIT.of(place) for place in range(2 * t.seats) if can_recruit(t, seat, place)]

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        place = TO_RECRUIT.arg(action)
        t.recruiters = t.recruiters.copy()
        t.recruiters[place] = seat
        t.tell("named", seat, n0=place)


PLANNING_CALL: Final = Call("planning-call", "RS-83", 1 << PLANNING, 0)
DINNER_CALL: Final = Call("dinner-call", "RS-81", CHOICE_FAVORS, 1)
LAST_CALL: Final = Call("last-call", "RS-81", BET_FAVORS, 2)
RECRUITMENT_CALL: Final = Call("recruitment-call", "RS-92", 1 << RECRUITMENT, 3)
PARDON_CALL: Final = Call("pardon-call", "RS-93", 1 << PARDON | 1 << STROKE, 4)
CALLS: Final[list[Call]] = [PLANNING_CALL, DINNER_CALL, LAST_CALL, RECRUITMENT_CALL, PARDON_CALL]
CALL_ON: Final = CallOn("call-on", "RS-81")
CORRUPT: Final = Corrupt("corrupt", "RS-82", TO_DRAW)
STAB: Final = Stab("stab", "RS-90", public=True)
DECORATE: Final = Decorate("decorate", "RS-91", public=True)
RECRUIT: Final = Recruit("recruit", "RS-92", public=True)
