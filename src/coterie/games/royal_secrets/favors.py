# mypyc
"""Favors (RS-80 to RS-94): when one may be used, the calls, what each does, and what it points at."""

from typing import Final, cast

from coterie.core.table import Ask, Draw, Step, Table
from coterie.core.words import CHANCE
from coterie.games.royal_secrets.table import (
    AUDIENCE_DISCARD,
    DOWN_CARDINAL,
    NO_CARD,
    VALET_STOCK,
    RoyalTable,
)
from coterie.games.royal_secrets.words import (
    AUDIENCES,
    CARDINAL_DOWN,
    CORRUPTION,
    DECORATE,
    DINNER,
    DRAW,
    ESPIONAGE,
    MEDAL,
    PARDON,
    PASS,
    PLANNING,
    PLAY,
    RECRUIT,
    RECRUITMENT,
    STAB,
    STABBING,
    STROKE,
    favor_of,
)

# Favors as masks: those one may use together.
CHOICE_FAVORS: Final = 1 << CORRUPTION | 1 << DINNER
BET_FAVORS: Final = 1 << ESPIONAGE | 1 << STABBING | 1 << MEDAL


def add_favors(t: RoyalTable, seat: int, among: int, actions: list[int]) -> None:
    """Add to a list of actions the plays of the seat's usable favors among these."""
    for card in t.at[t.favors(seat)]:
        kind = t.layout.kind_of[card]
        if is_usable(t, seat, kind, among):
            actions.append(PLAY.of(kind))


def can_call(t: RoyalTable, seat: int, among: int) -> bool:
    """Whether the seat holds a usable favor among these."""
    for card in t.at[t.favors(seat)]:
        if is_usable(t, seat, t.layout.kind_of[card], among):
            return True
    return False


def is_usable(t: RoyalTable, seat: int, kind: int, among: int) -> bool:
    """RS-80: not in the round it was won, and only with something to act on."""
    favor = favor_of(kind)
    if not among >> favor & 1 or t.fresh >> (kind - AUDIENCES) & 1:
        return False
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


def can_stab(t: RoyalTable, place: int) -> bool:
    """RS-90: a face-down bet, the Cardinal's and one's own included."""
    return not t.stabbed >> place & 1 and t.is_face_down(place)


def can_decorate(t: RoyalTable, place: int) -> bool:
    """RS-91: any bet that was not stabbed, one Medal a card."""
    return not (t.medals | t.stabbed) >> place & 1 and t.bet_card(place) != NO_CARD


def can_recruit(t: RoyalTable, seat: int, place: int) -> bool:
    """RS-92: a bet of another player at the same audience, not stabbed, never the Cardinal's."""
    owner = place >> 1
    return owner != seat and not t.stabbed >> place & 1 and t.audiences_of(owner) & t.audiences_of(seat) != 0


def why_not(t: RoyalTable, seat: int, action: int) -> str:
    """The clause that refuses to play a favor now."""
    kind = PLAY.arg(action)
    if not t.has(t.favors(seat), kind):
        return "RS-80"
    favor = favor_of(kind)
    if favor == DINNER and t.is_diner(seat):
        return "RS-85"
    if favor == PLANNING:
        return "RS-83"
    return "RS-81" if is_usable(t, seat, kind, 1 << favor) else "RS-80"


def use_favor(t: RoyalTable, seat: int, kind: int) -> None:
    """Play a favor: it is out of the game. What it asks for is put on the agenda."""
    card = t.find(t.favors(seat), kind)
    t.move(card, AUDIENCE_DISCARD)
    t.tell("favor", seat, [], [card])
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
        t.ask(STAB_STEP, seat)
    elif favor == MEDAL:
        t.ask(MEDAL_STEP, seat)
    elif favor == RECRUITMENT:
        t.ask(RECRUIT_STEP, seat)
    elif favor == PARDON:
        before = t.net(seat)
        t.pardoned |= 1 << seat
        t.tell("pardoned", seat, [t.net(seat) - before])
    else:
        t.stroked |= 1 << seat
        t.tell("stroked", seat, [t.audience_losses[seat]])


# The calls (RS-81).


class Call(Step):
    """RS-81: a seat with a usable favor of the call plays one or passes. `ask.y`: the seats that have passed since the last play."""

    def __init__(self, name: str, clause: str, among: int, number: int) -> None:
        super().__init__(name, clause)
        self.among = among
        self.number = number

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        actions: list[int] = []
        add_favors(cast(RoyalTable, table), seat, self.among, actions)
        actions.append(PASS.base)
        return actions

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        if action == PASS.base:
            t.tell("passed", seat)
            _ask_around(t, self, seat + 1, ask.y | 1 << seat)
        else:
            t.then(CALL_ON, self.number, seat + 1)
            use_favor(t, seat, PLAY.arg(action))

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        if PLAY.owns(action):
            return why_not(cast(RoyalTable, table), seat, action)
        return self.clause


class CallOn(Step):
    """RS-81: the call number `ask.x` goes around, nobody having passed yet, from seat `ask.y` on."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        _ask_around(cast(RoyalTable, table), CALLS[ask.x], ask.y, 0)


def open_call(t: RoyalTable, call: Call) -> None:
    """Put a call on the agenda: it begins, with the Parley holder of that moment, when its turn comes."""
    t.then(CALL_OPEN, call.number)


class CallOpen(Step):
    """RS-81: the Parley holder is asked first."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        _ask_around(t, CALLS[ask.x], t.parley, 0)


def _ask_around(t: RoyalTable, call: Call, first: int, passed: int) -> None:
    """Ask the next seat that has a usable favor and has not passed; if there is none the call is over."""
    seat = first
    for _ in range(t.seats):
        if seat >= t.seats:
            seat = 0
        if not passed >> seat & 1 and can_call(t, seat, call.among):
            t.ask(call, seat, 0, passed)
            return
        seat += 1


# What favors do.


class Corrupt(Draw):
    """RS-82: the seat `ask.y` draws a valet."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        draw_valet(t, self.drawn(t, ask, action), ask.y)


def draw_valet(t: RoyalTable, card: int, seat: int) -> None:
    """A valet comes to a hand; others see only that."""
    t.pass_hidden(card, t.hand(seat))
    t.tell("drew-valet", seat, [], [card])


def _declare(t: RoyalTable, seat: int, kind: int) -> None:
    """RS-83, RS-84: of two Plannings the one on the card that needs more stands; of equals the first asked in the call."""
    stands = t.planner < 0
    if not stands:
        before = t.cards.need[t.plan - AUDIENCES]
        now = t.cards.need[kind - AUDIENCES]
        stands = now > before or (now == before and (seat - t.parley) % t.seats < (t.planner - t.parley) % t.seats)
    if stands:
        t.planner = seat
        t.plan = kind


def dine(t: RoyalTable, seat: int) -> None:
    """RS-85: be at both audiences."""
    t.king |= 1 << seat
    t.queen |= 1 << seat
    t.tell("dines", seat)


def _spy(t: RoyalTable, seat: int) -> None:
    """RS-89: see every card face down now, stabbed ones excepted."""
    seen: list[int] = []
    for owner in range(t.seats):
        if can_stab(t, 2 * owner + 1):
            t.show(t.down(owner), 1 << seat)
            seen.append(t.only(t.down(owner)))
    if can_stab(t, CARDINAL_DOWN):
        t.show(DOWN_CARDINAL, 1 << seat)
        seen.append(t.only(DOWN_CARDINAL))
    t.tell("spied", seat, [], seen)


class Stab(Step):
    """RS-90: discard a face-down bet; it stays where it lies, face down and worth nothing, until the reveal."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(RoyalTable, table)
        return [STAB.of(place) for place in t.places() if can_stab(t, place)]

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        t.stabbed |= 1 << STAB.arg(action)
        t.tell("stabbed", seat, [STAB.arg(action)])


class Decorate(Step):
    """RS-91: double the influence of a bet."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(RoyalTable, table)
        return [DECORATE.of(place) for place in t.places() if can_decorate(t, place)]

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        t.medals |= 1 << DECORATE.arg(action)
        t.tell("decorated", seat, [DECORATE.arg(action)])


class Recruit(Step):
    """RS-92: name a bet of another player at the same audience. Who names it first gets it."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(RoyalTable, table)
        return [RECRUIT.of(place) for place in range(2 * t.seats) if can_recruit(t, seat, place)]

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        place = RECRUIT.arg(action)
        if t.claims[place] < 0:
            t.claims = t.claims.copy()
            t.claims[place] = seat
        t.tell("named", seat, [place])


PLANNING_CALL: Final = Call("planning-call", "RS-83", 1 << PLANNING, 0)
DINNER_CALL: Final = Call("dinner-call", "RS-81", CHOICE_FAVORS, 1)
LAST_CALL: Final = Call("last-call", "RS-81", BET_FAVORS, 2)
RECRUITMENT_CALL: Final = Call("recruitment-call", "RS-92", 1 << RECRUITMENT, 3)
PARDON_CALL: Final = Call("pardon-call", "RS-93", 1 << PARDON | 1 << STROKE, 4)
CALLS: Final[list[Call]] = [PLANNING_CALL, DINNER_CALL, LAST_CALL, RECRUITMENT_CALL, PARDON_CALL]
CALL_OPEN: Final = CallOpen("call-open", "RS-81")
CALL_ON: Final = CallOn("call-on", "RS-81")
CORRUPT: Final = Corrupt("corrupt", "RS-82", DRAW)
STAB_STEP: Final = Stab("stab", "RS-90")
MEDAL_STEP: Final = Decorate("decorate", "RS-91")
RECRUIT_STEP: Final = Recruit("recruit", "RS-92")
