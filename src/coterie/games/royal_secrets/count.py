# mypyc
"""Phase 3 and the end of a round (RS-40 to RS-72, RS-93 to RS-97): reveal, Excuses, results, tie-breaks, lilies, the last hand."""

from typing import Final, cast

from coterie.core.table import Ask, Draw, Step, Table
from coterie.core.words import CHANCE
from coterie.games.royal_secrets.favors import LAST_CALL, PARDON_CALL, RECRUITMENT_CALL, draw_valet, open_call
from coterie.games.royal_secrets.table import (
    AUDIENCE_DISCARD,
    CARDINAL_DISCARD,
    COUNTING,
    COURT_DISCARD,
    DESERTED,
    DOWN_CARDINAL,
    FAILED,
    KING_AUDIENCE,
    SUCCEEDED,
    TURNED_CARDINAL,
    UP_CARDINAL,
    VALET_STOCK,
    RoyalTable,
)
from coterie.games.royal_secrets.words import (
    AUDIENCES,
    DRAW,
    EXCUSE,
    INFLUENCE,
    KING,
    QUEEN,
    THIRD,
    VALETS,
    ZERO,
    is_valet,
)

MOST_FROM_HAND: Final = 6  # lilies (RS-96)


def open_count(t: RoyalTable) -> None:
    """RS-81: all bets are down. The last call, the Recruitment call, the reveal and the count, the Pardon and Stroke call."""
    t.phase = COUNTING
    t.then(END_ROUND)
    t.then(SETTLE)
    open_call(t, PARDON_CALL)
    t.then(COUNT)
    t.then(REVEAL)
    open_call(t, RECRUITMENT_CALL)
    open_call(t, LAST_CALL)


class Reveal(Step):
    """RS-40: all face-down cards are turned up. RS-61: withdrawals follow, the Parley holder first, then clockwise."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        for owner in range(t.seats):
            card = t.only(t.down(owner))
            t.move(card, t.turned(owner))
            if not t.deaf:
                t.tell("turned-up", owner, [], [card])
        if t.size(DOWN_CARDINAL):
            card = t.only(DOWN_CARDINAL)
            t.move(card, TURNED_CARDINAL)
            t.tell("cardinal-turned-up", cards=[card])
        for i in range(t.seats - 1, -1, -1):
            owner = (t.parley + i) % t.seats
            if _bet_excuse(t, 2 * owner) or _bet_excuse(t, 2 * owner + 1):
                t.then(WITHDRAW, owner)


def _bet_excuse(t: RoyalTable, place: int) -> bool:
    """RS-90: a stabbed Excuse withdraws nobody."""
    return t.kind(t.bet_card(place)) == EXCUSE and not t.stabbed >> place & 1


class Withdraw(Step):
    """RS-60, RS-61: the seat `ask.x` withdraws, with its other card, and draws a valet if there is one."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        t.withdrawn |= 1 << ask.x
        t.tell("withdrew", ask.x)
        if t.size(VALET_STOCK):
            t.ask(CONSOLE, CHANCE, VALET_STOCK, ask.x)


class Console(Draw):
    """RS-61: who withdraws draws a valet."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        draw_valet(t, self.drawn(t, ask, action), ask.y)


class Count(Step):
    """RS-41 to RS-43, RS-51: both results are worked out first; then the King's card is awarded, then the Queen's."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        t.king_result = _judge(t, KING)
        t.queen_result = _judge(t, QUEEN)
        for owner in range(t.seats):
            _blame_valets(t, owner)
        t.then(AWARD, QUEEN)
        t.then(AWARD, KING)


def _judge(t: RoyalTable, audience: int) -> int:
    """RS-41: whether an audience succeeds, and what its players gain or lose by it."""
    there = t.attending(audience)
    staying = there & ~t.withdrawn
    card = t.audience_card(audience)
    if staying == 0:
        if there and t.alone != audience:  # RS-63; RS-64: alone with the Cardinal one may go
            t.tell("deserted", nums=[audience])
            _lose_lilies(t, audience, there, t.cards.loss[card])
        return DESERTED
    total = t.cardinal_influence() if t.alone == audience else 0
    for seat in range(t.seats):
        if staying >> seat & 1:
            influence = t.influence(seat)
            total += influence
            if not t.deaf:
                t.tell("influence", seat, [audience, influence])
    if t.alone == audience:
        t.tell("cardinal-influence", nums=[audience, t.cardinal_influence()])
    if total < t.cards.need[card]:
        if not t.deaf:
            t.tell("failed", nums=[audience, total, t.cards.need[card]])
        _lose_lilies(t, audience, staying, t.cards.loss[card])  # RS-43
        return FAILED
    if not t.deaf:
        t.tell("succeeded", nums=[audience, total, t.cards.need[card]])
    if not t.last_round():  # RS-42; RS-49: in the last round only the majority player gains
        for seat in range(t.seats):
            if staying >> seat & 1:
                _gain_lilies(t, audience, seat)
    return SUCCEEDED


def _gain_lilies(t: RoyalTable, audience: int, seat: int) -> None:
    gain = t.cards.gain[t.audience_card(audience)]
    t.gains[seat] += gain
    if not t.deaf:
        t.tell("gained", seat, [audience, gain])


def _lose_lilies(t: RoyalTable, audience: int, seats: int, loss: int) -> None:
    for seat in range(t.seats):
        if seats >> seat & 1:
            t.audience_losses[seat] += loss
            if not t.deaf:
                t.tell("lost", seat, [audience, loss])


def _blame_valets(t: RoyalTable, owner: int) -> None:
    """RS-70 to RS-72: each valet that counts costs the other audience if its own succeeds, else who bet it."""
    if t.withdrawn >> owner & 1 or t.is_diner(owner):  # RS-60, RS-86
        return
    audience = KING if t.king >> owner & 1 else QUEEN
    for place in range(2 * owner, 2 * owner + 2):
        card = t.bet_card(place)
        if not is_valet(t.kind(card)) or t.stabbed >> place & 1:  # RS-90
            continue
        penalty = t.cards.penalties[t.kind(card) - VALETS]
        victims = 1 << owner
        if t.result(audience) == SUCCEEDED:
            victims = t.attending(1 - audience) & ~t.attending(audience) & ~t.withdrawn  # RS-62, RS-86
        for seat in range(t.seats):
            if victims >> seat & 1:
                t.valet_losses[seat] += penalty
                if not t.deaf:
                    t.tell("lost-to-valet", seat, [penalty, owner], [card])


class Award(Step):
    """RS-42, RS-44, RS-48: who takes the card of audience `ask.x`."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        audience = ask.x
        if t.result(audience) != SUCCEEDED:
            return
        staying = t.attending(audience) & ~t.withdrawn
        best = -1
        most = 0
        tied = 0
        for owner in range(t.seats):
            if staying >> owner & 1:
                influence = t.influence(owner)
                if best < 0 or influence > most:
                    best = owner
                    most = influence
                    tied = 1 << owner
                elif influence == most:
                    tied |= 1 << owner
        if t.alone == audience:
            if most >= t.cardinal_influence():  # RS-48: never a tie-break
                _take(t, audience, best)
            return
        if tied & (tied - 1) == 0:
            _take(t, audience, best)
            return
        t.tell("tied", nums=[audience])
        able = 0
        for owner in range(t.seats):
            if tied >> owner & 1 and _has_third(t, owner):
                able |= 1 << owner
        if able:
            t.ask_sealed(THIRD_STEP, able, audience, tied)
        else:  # RS-47
            t.tell("tied-again", nums=[audience])


def _has_third(t: RoyalTable, seat: int) -> bool:
    """RS-47: whether the hand has anything but Excuses."""
    for card in t.at[t.hand(seat)]:
        if t.layout.kind_of[card] != EXCUSE:
            return True
    return False


def _take(t: RoyalTable, audience: int, seat: int) -> None:
    """RS-42: take the audience card; RS-49: in the last round the lilies too."""
    if t.last_round():
        _gain_lilies(t, audience, seat)
    card = t.only(KING_AUDIENCE + audience)
    t.fresh |= 1 << (t.kind(card) - AUDIENCES)
    t.move(card, t.favors(seat))
    if not t.deaf:
        t.tell("took", seat, [audience], [card])


class Third(Step):
    """RS-44 to RS-47: the tied, `ask.y`, pick a third card for audience `ask.x`; all are revealed at once."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(RoyalTable, table)
        return [THIRD.of(kind) for kind in t.kinds(t.hand(seat)) if kind != EXCUSE]

    def reveal(self, table: Table, ask: Ask, answers: list[int]) -> None:
        t = cast(RoyalTable, table)
        best = -1
        most = 0
        again = False
        for seat in range(t.seats):
            if answers[seat] != -1:
                kind = THIRD.arg(answers[seat])
                card = t.find(t.hand(seat), kind)
                t.move(card, t.third(seat))
                t.tell("third", seat, [ask.x], [card])
                if best < 0 or INFLUENCE[kind] > most:
                    best = seat
                    most = INFLUENCE[kind]
                    again = False
                elif INFLUENCE[kind] == most:
                    again = True
        for seat in range(t.seats):
            if answers[seat] != -1:
                _pass_third(t, seat, ask.y)
        if again:  # RS-46
            t.tell("tied-again", nums=[ask.x])
        else:
            _take(t, ask.x, best)

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        return "RS-47" if action == THIRD.of(EXCUSE) else self.clause


def _pass_third(t: RoyalTable, seat: int, tied: int) -> None:
    """RS-45: the third card goes to the nearest tied player on the right; a 0 courtier comes back."""
    card = t.only(t.third(seat))
    if t.kind(card) == ZERO:
        t.move(card, t.hand(seat))
        t.tell("came-back", seat, [], [card])
        return
    right = (seat - 1) % t.seats
    while not tied >> right & 1:
        right = (right - 1) % t.seats
    t.move(card, t.hand(right))
    t.tell("passed-third", seat, [right], [card])


class Settle(Step):
    """RS-50: gains and losses are netted, and nobody falls below zero unless debts are allowed."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        for owner in range(t.seats):
            before = t.lilies[owner]
            t.lilies[owner] += t.net(owner)
            if not t.debts:
                t.lilies[owner] = max(0, t.lilies[owner])
            if not t.deaf:
                t.tell("settled", owner, [t.net(owner), t.lilies[owner] - before])


class EndRound(Step):
    """RS-95: cards nobody took and bets are discarded; 0 courtiers return, recruited cards (RS-92) join another hand."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        for audience in range(2):
            if t.size(KING_AUDIENCE + audience):
                card = t.only(KING_AUDIENCE + audience)
                t.move(card, AUDIENCE_DISCARD)
                if not t.deaf:
                    t.tell("audience-discarded", nums=[audience], cards=[card])
        for place in range(2 * t.seats):
            card = t.bet_card(place)
            if t.kind(card) == ZERO:
                t.move(card, t.hand(place >> 1))
                if not t.deaf:
                    t.tell("returned", place >> 1, [], [card])
            elif t.claims[place] >= 0:
                t.move(card, t.hand(t.claims[place]))
                t.tell("recruited", t.claims[place], [place >> 1], [card])
            else:
                t.move(card, COURT_DISCARD)
        if t.alone >= 0:
            t.move(t.only(UP_CARDINAL), CARDINAL_DISCARD)
            t.move(t.only(TURNED_CARDINAL), CARDINAL_DISCARD)


class LastHands(Step):
    """RS-96: a lily for every full 10 influence left in hand, at most six; negative cards and Excuses count nothing."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        t = cast(RoyalTable, table)
        for owner in range(t.seats):
            left = 0
            for card in t.at[t.hand(owner)]:
                left += max(0, INFLUENCE[t.layout.kind_of[card]])
            bonus = min(MOST_FROM_HAND, left // 10)
            t.lilies[owner] += bonus
            t.show(t.hand(owner), t.layout.everyone)
            t.tell("hand-counted", owner, [left, bonus], t.at[t.hand(owner)])


REVEAL: Final = Reveal("reveal", "RS-40")
WITHDRAW: Final = Withdraw("withdraw", "RS-60")
CONSOLE: Final = Console("console", "RS-61", DRAW)
COUNT: Final = Count("count", "RS-41")
AWARD: Final = Award("award", "RS-42")
THIRD_STEP: Final = Third("third", "RS-44", True)
SETTLE: Final = Settle("settle", "RS-50")
END_ROUND: Final = EndRound("end-round", "RS-95")
LAST_HANDS: Final = LastHands("last-hands", "RS-96")
