# mypyc
"""Phase 3 and the end of a round: reveal, Excuses, results, tie-breaks, lilies, the last hand."""

from typing import Final

from mypy_extensions import i64

from coterie.core.chance import Draw
from coterie.core.lexicon import CHANCE
from coterie.core.seats import seats_in
from coterie.core.table import Ask, Step
from coterie.games.royal_secrets.favors import LAST_CALL, PARDON_CALL, RECRUITMENT_CALL, draw_valet, drawer_of
from coterie.games.royal_secrets.lexicon import (
    AUDIENCES,
    EXCUSE,
    INFLUENCE,
    KING,
    QUEEN,
    TO_DRAW,
    TO_SHOW_THIRD,
    VALETS,
    ZERO,
    is_valet,
)
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

MOST_FROM_HAND: Final = 6  # lilies (RS-96)


def open_count(t: RoyalTable) -> None:
    """RS-11: all bets are down, and phase 3 begins. RS-81: three calls are part of it."""
    t.phase = COUNTING
    t.then_in_order(LAST_CALL, RECRUITMENT_CALL, REVEAL, COUNT, PARDON_CALL, SETTLE, END_ROUND)


class Reveal(Step):
    """RS-40: all face-down cards are turned up; withdrawals follow."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        for owner in range(t.seats):
            card = t.only(t.down(owner))
            t.move(card, t.turned(owner))
            t.tell("turned-up", owner, card=card)
        if t.size(DOWN_CARDINAL):
            card = t.only(DOWN_CARDINAL)
            t.move(card, TURNED_CARDINAL)
            t.tell("cardinal-turned-up", card=card)
        for i in range(t.seats - 1, -1, -1):  # RS-61: the Parley holder first, then clockwise
            owner = (t.parley + i) % t.seats
            if _bet_excuse(t, 2 * owner) or _bet_excuse(t, 2 * owner + 1):
                t.then(WITHDRAW, owner)


def _bet_excuse(t: RoyalTable, place: i64) -> bool:
    """RS-90: a stabbed Excuse withdraws nobody."""
    return t.layout.kind_of[t.turned_up(place)] == EXCUSE and not t.stabbed >> place & 1


class Withdraw(Step):
    """RS-60: a player withdraws, with the other card too. RS-61: they draw a valet if there is one."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        t.withdrawn |= 1 << leaver_of(ask)  # RS-87: a diner from both audiences
        t.tell("withdrew", leaver_of(ask))
        if t.size(VALET_STOCK):
            t.ask(CONSOLE, CHANCE, VALET_STOCK, leaver_of(ask))


def leaver_of(ask: Ask) -> i64:
    """Who withdraws."""
    return ask.x


class Console(Draw):
    """RS-61: who withdraws draws a valet."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        draw_valet(t, self.drawn(t, ask, action), drawer_of(ask))


class Count(Step):
    """RS-51: both results are worked out first; then the King's card is awarded, then the Queen's."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        t.king_result = _judge(t, KING)
        t.queen_result = _judge(t, QUEEN)
        for owner in range(t.seats):
            _blame_valets(t, owner)
        t.then(AWARD, QUEEN)
        t.then(AWARD, KING)


def _judge(t: RoyalTable, audience: i64) -> i64:
    """RS-41: whether an audience succeeds, and what its players gain or lose by it. RS-88: each on its own."""
    there = t.attending(audience)
    staying = there & ~t.withdrawn  # RS-62
    card = t.audience_card(audience)
    if staying == 0:  # RS-21: nobody came, or all have gone
        if there and t.alone != audience:  # RS-63; RS-64: alone with the Cardinal one may go
            t.tell("deserted", n0=audience)
            _lose_lilies(t, audience, seats=there, loss=t.cards.loss[card])
        return DESERTED
    total: i64 = t.cardinal_influence() if t.alone == audience else 0
    for seat in seats_in(staying):
        influence = t.influence(seat)
        total += influence
        t.tell("influence", seat, n0=audience, n1=influence)
    if t.alone == audience:
        t.tell("cardinal-influence", n0=audience, n1=t.cardinal_influence())
    need: i64 = t.cards.need[card]
    if total < need:
        t.tell("failed", n0=audience, n1=total, n2=need)
        _lose_lilies(t, audience, seats=staying, loss=t.cards.loss[card])  # RS-43
        return FAILED
    t.tell("succeeded", n0=audience, n1=total, n2=need)
    if not t.last_round():  # RS-42; RS-49: in the last round only the majority player gains
        for seat in seats_in(staying):
            _gain_lilies(t, audience, seat)
    return SUCCEEDED


def _gain_lilies(t: RoyalTable, audience: i64, seat: i64) -> None:
    gain: i64 = t.cards.gain[t.audience_card(audience)]
    t.gains[seat] += gain
    t.tell("gained", seat, n0=audience, n1=gain)


def _lose_lilies(t: RoyalTable, audience: i64, seats: i64, loss: i64) -> None:
    for seat in seats_in(seats):
        t.audience_losses[seat] += loss
        t.tell("lost", seat, n0=audience, n1=loss)


def _blame_valets(t: RoyalTable, owner: i64) -> None:
    """Each valet that counts costs the other audience if its own succeeds, else who bet it."""
    if t.withdrawn >> owner & 1 or t.is_diner(owner):  # RS-60, RS-86
        return
    audience = KING if t.king >> owner & 1 else QUEEN
    for place in range(2 * owner, 2 * owner + 2):
        card = t.turned_up(place)
        kind = t.layout.kind_of[card]
        if not is_valet(kind) or t.stabbed >> place & 1:  # RS-90
            continue
        penalty: i64 = t.cards.penalties[kind - VALETS]
        victims: i64 = 1 << owner  # RS-71
        if t.result(audience) == SUCCEEDED:  # RS-70
            victims = t.attending(1 - audience) & ~t.attending(audience) & ~t.withdrawn  # RS-62, RS-86
        for seat in seats_in(victims):
            t.valet_losses[seat] += penalty  # RS-72
            t.tell("lost-to-valet", seat, n0=penalty, n1=owner, card=card)


class Award(Step):
    """RS-42: the majority player takes the card of an audience."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        audience = prize_of(ask)
        if t.result(audience) != SUCCEEDED:
            return
        staying = t.attending(audience) & ~t.withdrawn
        best: i64 = -1
        most: i64 = 0
        tied: i64 = 0
        for owner in seats_in(staying):
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
        t.tell("tied", n0=audience)
        able: i64 = 0
        for owner in seats_in(tied):
            if _has_third(t, owner):
                able |= 1 << owner
        if able:  # RS-44
            t.ask_sealed(THIRD, able, audience, tied)
        else:  # RS-47
            t.tell("tied-again", n0=audience)


def prize_of(ask: Ask) -> i64:
    """The audience whose card AWARD and THIRD are about."""
    return ask.x


def _has_third(t: RoyalTable, seat: i64) -> bool:
    """RS-47: whether the hand has anything but Excuses."""
    for card in t.at[t.hand(seat)]:
        if t.kind(card) != EXCUSE:
            return True
    return False


def _take(t: RoyalTable, audience: i64, seat: i64) -> None:
    """RS-42: take the audience card; RS-49: in the last round the lilies too."""
    if t.last_round():
        _gain_lilies(t, audience, seat)
    card = t.only(KING_AUDIENCE + audience)
    t.fresh |= 1 << (t.kind(card) - AUDIENCES)
    t.move(card, t.favors(seat))
    t.tell("took", seat, n0=audience, card=card)


class Third(Step):
    """RS-44: the tied pick a third card, and all are revealed at once."""

    def legal(self, t: RoyalTable, ask: Ask, seat: i64) -> list[int]:
        return [TO_SHOW_THIRD.of(kind) for kind in t.kinds(t.hand(seat)) if kind != EXCUSE]  # RS-47

    def reveal(self, t: RoyalTable, ask: Ask, answers: list[int]) -> None:
        best: i64 = -1
        most: i64 = 0
        again = False
        for seat in range(t.seats):
            if answers[seat] != -1:
                kind = TO_SHOW_THIRD.arg(answers[seat])
                card = t.find(t.hand(seat), kind)
                t.move(card, t.third(seat))
                t.tell("third", seat, n0=prize_of(ask), card=card)
                if best < 0 or INFLUENCE[kind] > most:
                    best = seat
                    most = INFLUENCE[kind]
                    again = False
                elif INFLUENCE[kind] == most:
                    again = True
        for seat in range(t.seats):
            if answers[seat] != -1:
                _pass_third(t, seat, tied_in(ask))
        if again:  # RS-46
            t.tell("tied-again", n0=prize_of(ask))
        else:
            _take(t, prize_of(ask), best)

    def why(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> str:
        return "RS-47" if action == TO_SHOW_THIRD.of(EXCUSE) else self.clause


def tied_in(ask: Ask) -> i64:
    """The seats tied for the majority, as a mask."""
    return ask.y


def _pass_third(t: RoyalTable, seat: i64, tied: i64) -> None:
    """RS-45: the third card goes to the nearest tied player on the right; a 0 courtier comes back."""
    card = t.only(t.third(seat))
    if t.kind(card) == ZERO:
        t.move(card, t.hand(seat))
        t.tell("came-back", seat, card=card)
        return
    right = (seat - 1) % t.seats
    while not tied >> right & 1:
        right = (right - 1) % t.seats
    t.move(card, t.hand(right))
    t.tell("passed-third", seat, n0=right, card=card)


class Settle(Step):
    """RS-50: gains and losses are netted, and nobody falls below zero unless debts are allowed."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        for owner in range(t.seats):
            before: i64 = t.lilies[owner]
            change = t.net(owner)
            after = before + change if t.debts else max(0, before + change)
            t.lilies[owner] = after
            t.tell("settled", owner, n0=change, n1=after - before)


class EndRound(Step):
    """RS-95: cards nobody took and bets are discarded; 0 courtiers return, recruited cards join another hand."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        for audience in range(2):
            if t.size(KING_AUDIENCE + audience):
                card = t.only(KING_AUDIENCE + audience)
                t.move(card, AUDIENCE_DISCARD)
                t.tell("audience-discarded", n0=audience, card=card)
        for place in range(2 * t.seats):
            card = t.turned_up(place)
            if t.layout.kind_of[card] == ZERO:  # a recruited one too (RS-92)
                t.move(card, t.hand(place >> 1))
                t.tell("returned", place >> 1, card=card)
            elif t.recruiters[place] >= 0:  # RS-92
                t.move(card, t.hand(t.recruiters[place]))
                t.tell("recruited", t.recruiters[place], n0=place >> 1, card=card)
            else:
                t.move(card, COURT_DISCARD)
        if t.alone >= 0:
            t.move(t.only(UP_CARDINAL), CARDINAL_DISCARD)
            t.move(t.only(TURNED_CARDINAL), CARDINAL_DISCARD)


class LastHands(Step):
    """RS-96: a lily for every full 10 influence left in hand, at most six; negative cards and Excuses count nothing."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        for owner in range(t.seats):
            left: i64 = 0
            for card in t.at[t.hand(owner)]:
                left += max(0, INFLUENCE[t.layout.kind_of[card]])
            bonus = min(MOST_FROM_HAND, left // 10)
            t.lilies[owner] += bonus
            t.show(t.hand(owner), t.layout.everyone)
            t.tell_lists("hand-counted", owner, [left, bonus], t.at[t.hand(owner)])


REVEAL: Final = Reveal("reveal", "RS-40")
WITHDRAW: Final = Withdraw("withdraw", "RS-60")
CONSOLE: Final = Console("console", "RS-61", TO_DRAW)
COUNT: Final = Count("count", "RS-41")
AWARD: Final = Award("award", "RS-42")
THIRD: Final = Third("third", "RS-44", secret=True)
SETTLE: Final = Settle("settle", "RS-50")
END_ROUND: Final = EndRound("end-round", "RS-95")
LAST_HANDS: Final = LastHands("last-hands", "RS-96")
