# mypyc
"""The Auction phase: the cards of the favor deck go one by one to whoever bids most, and can pay."""

from typing import Final

from mypy_extensions import i64

from coterie.core.chance import Draw
from coterie.core.dice import Dice
from coterie.core.lexicon import CHANCE
from coterie.core.table import Ask, Step
from coterie.games.for_the_king.kings import crown
from coterie.games.for_the_king.lexicon import (
    GOLD,
    KING,
    TO_BID,
    TO_DISCARD,
    TO_LOSE,
    TO_PASS,
    TO_PAY,
    TO_TURN_UP,
    gold_of,
)
from coterie.games.for_the_king.table import AUCTION, FAVOR_PILE, LOT, SPENT, KingTable, can_finish, gold_cards


def begin_auction(t: KingTable) -> None:
    """FK-30: the favor deck becomes the draw pile, piles become hands, the last dealer's left neighbour is first
    player.
    """
    t.phase = AUCTION
    t.opener = t.left(t.dealer)
    t.tell("auctions", t.opener, n0=t.size(FAVOR_PILE))
    t.ask(TURN_UP, CHANCE, FAVOR_PILE)


class TurnUp(Draw):
    """FK-31: the first player turns up the top card of the favor deck, which has no order until then."""

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        card = self.drawn(t, ask, action)
        t.move(card, LOT)
        t.barred = 0
        t.tell("lot", t.opener, n0=t.size(FAVOR_PILE), card=card)
        _open_bidding(t)


class Bid(Step):
    """FK-32: bid more than the last, or pass and be out of this auction. What one holds does not matter (FK-37)."""

    def legal(self, t: KingTable, ask: Ask, seat: i64) -> list[int]:
        return RAISES[t.bid][: t.most_bid() - t.bid + 1]

    def at_random(self, t: KingTable, ask: Ask, seat: i64, dice: Dice) -> i64:
        return RAISES[t.bid][dice.below(t.most_bid() - t.bid + 1)]  # the ladder is long: no list of it is made

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        if action == TO_PASS.base:
            t.passed |= 1 << seat
            t.tell("passed", seat)
        else:
            t.bid = TO_BID.arg(action)
            t.leader = seat
            t.tell("bid", seat, n0=t.bid)
        _go_round(t, seat)


class Pay(Step):
    """FK-34: gold cards worth at least the bid, of which none could be spared; they are paid face up one by one."""

    def legal(self, t: KingTable, ask: Ask, seat: i64) -> list[int]:
        have = gold_cards(t, seat)
        actions: list[int] = []
        for worth in range(1, 4):
            if can_finish(t.paid, have, worth=worth, bid=t.bid):
                actions.append(TO_PAY.of(GOLD + worth - 1))
        return actions

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        worth = gold_of(TO_PAY.arg(action))
        card = t.find(t.hand(seat), TO_PAY.arg(action))
        t.paid = t.paid.copy()
        t.paid[worth - 1] += 1
        total = t.gold_paid()
        t.move(card, SPENT)
        t.tell("paid", seat, n0=worth, n1=total, n2=t.bid, card=card)
        _shift_caps(t, seat, -worth)
        _conclude(t, seat)
        if total < t.bid:
            t.ask(PAY, seat)
        else:
            _hand_over(t, seat)

    def why(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> str:
        return "FK-38" if action == TO_PASS.base else self.clause


class Discard(Step):
    """FK-35: as many cards as the bid, Government or Gold, face down."""

    def legal(self, t: KingTable, ask: Ask, seat: i64) -> list[int]:
        return t.kinds_from(TO_DISCARD.base, t.hand(seat))

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        card = t.find(t.hand(seat), TO_DISCARD.arg(action))
        t.owed -= 1
        t.pass_hidden(card, t.lost(seat))
        t.tell("discarded", seat, n0=t.bid - t.owed, n1=t.bid, card=card)
        if t.owed > 0:
            t.ask(DISCARD, seat)
        else:
            _hand_over(t, seat)

    def why(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> str:
        return "FK-38" if action == TO_PASS.base else self.clause


class Lose(Draw):
    """FK-37: who cannot pay loses a card taken at random, face down; only its owner knows which."""

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        card = self.drawn(t, ask, action)
        t.pass_hidden(card, t.lost(owner_of(ask)))
        t.turned_to |= 1 << owner_of(ask)  # the owner knew the card, and learns where it went
        t.tell("lost", owner_of(ask), card=card)


def owner_of(ask: Ask) -> i64:
    """Who loses the card."""
    return ask.y


class Reopen(Step):
    """FK-38: a fresh auction for the same card, without those who defaulted on it."""

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        t.tell("reopened", t.opener)
        _open_bidding(t)


class LotOver(Step):
    """FK-39: the next first player is on the left; when the pile is empty the game ends."""

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        t.bid = 0
        t.leader = -1
        t.passed = 0
        t.barred = 0
        if t.size(FAVOR_PILE):
            t.opener = t.left(t.opener)
            t.ask(TURN_UP, CHANCE, FAVOR_PILE)
        else:
            _end(t)


TURN_UP: Final = TurnUp("turn-up", "FK-31", TO_TURN_UP)
BID: Final = Bid("bid", "FK-32", public=True)
PAY: Final = Pay("pay", "FK-34")
DISCARD: Final = Discard("discard", "FK-35", secret=True)
LOSE: Final = Lose("lose", "FK-37", TO_LOSE, secret=True)  # only the owner learns which card went
REOPEN: Final = Reopen("reopen", "FK-38")
LOT_OVER: Final = LotOver("lot-over", "FK-39")

# By the last bid: to pass, and every higher bid
RAISES: Final[list[list[int]]] = [
    [TO_PASS.base, *range(TO_BID.base + bid, TO_BID.base + TO_BID.size)] for bid in range(TO_BID.size + 1)
]


def _open_bidding(t: KingTable) -> None:
    """FK-31: the first player bids first. FK-38: who defaulted on this card sits out."""
    t.bid = 0
    t.leader = -1
    t.passed = 0
    if not t.barred >> t.opener & 1:
        t.ask(BID, t.opener)
    else:
        _go_round(t, t.opener)


def _go_round(t: KingTable, seat: i64) -> None:
    """FK-32: ask the next player still in; one left with a bid has won, one left without may still bid."""
    out = t.passed | t.barred
    after = t.left(seat)
    while after != seat and out >> after & 1:
        after = t.left(after)
    if out >> after & 1:
        _discard_unsold(t)
    elif after == t.leader:
        _settle(t, after)
    else:
        t.ask(BID, after)


def _discard_unsold(t: KingTable) -> None:
    """FK-33: nobody bids, or nobody is left to bid (FK-38): the card is discarded face up, without effect."""
    card = t.only(LOT)
    t.move(card, SPENT)
    t.tell("unsold", card=card)
    t.then(LOT_OVER)


def _settle(t: KingTable, seat: i64) -> None:
    """FK-38: the winner pays if they can; otherwise they default (FK-37)."""
    t.tell("won", seat, n0=t.bid)
    kind = t.layout.kind_of[t.only(LOT)]
    if GOLD <= kind < KING:
        if t.size(t.hand(seat)) < t.bid:
            _default(t, seat)
        else:
            t.owed = t.bid
            t.ask(DISCARD, seat)
        return
    t.turned_to |= t.layout.everyone & ~(1 << seat)  # whether the winner's gold suffices
    if t.gold(t.hand(seat)) < t.bid:
        _cap(t, seat, t.bid - 1)
        _default(t, seat)
    else:
        t.paid = NO_GOLD
        t.payer = seat
        t.ask(PAY, seat)


def _default(t: KingTable, seat: i64) -> None:
    """FK-37: pay nothing, lose a card at random if there is one; the card is auctioned again."""
    t.barred |= 1 << seat
    t.tell("defaulted", seat, n0=t.bid)
    t.then(REOPEN)
    if t.size(t.hand(seat)):
        t.ask(LOSE, CHANCE, t.hand(seat), seat)


def _hand_over(t: KingTable, seat: i64) -> None:
    """FK-36: a Government or Gold card goes to hand, a King card takes effect at once."""
    card = t.only(LOT)
    t.then(LOT_OVER)
    t.paid = NO_GOLD
    t.payer = -1
    kind = t.layout.kind_of[card]
    if kind >= KING:
        crown(t, seat, card)
        return
    t.move(card, t.hand(seat))
    t.tell("gained", seat, n0=t.bid, card=card)
    if kind >= GOLD:
        _shift_caps(t, seat, gold_of(kind))


def _end(t: KingTable) -> None:
    """FK-39: the game ends. All hands are shown (FK-07) and counted."""
    for seat in range(t.seats):
        hand = t.hand(seat)
        t.show(hand, t.layout.everyone)
        t.tell_lists("shown" if t.size(hand) else "empty-handed", seat, [t.gold(hand)], t.at[hand])
    if t.silent:
        return
    count = t.count()
    for office in t.offices:
        first = count.first[office]
        second = count.second[office]
        if first < 0:
            t.tell("vacant", n0=office)
        else:
            letter = 1 if count.shares_sum(first, office) else 0
            t.tell_lists("primary", first, [office, count.sums[first][office], t.primary[office], letter])
        if second >= 0:
            letter = 1 if count.shares_sum(second, office) else 0
            t.tell_lists("secondary", second, [office, count.sums[second][office], t.secondary(office), letter])
    for seat in range(t.seats):
        t.tell("points", seat, n0=count.points[seat], n1=count.gold[seat])
    winners = count.winners()
    for seat in winners:
        t.tell("winner" if len(winners) == 1 else "shared", seat, n0=count.points[seat], n1=count.decided)


NO_GOLD: Final[list[int]] = [0, 0, 0]


# What a default tells everybody (FK-37): the winner's gold was less than the bid.


def _cap(t: KingTable, seat: i64, most: i64) -> None:
    t.hand_cap = t.hand_cap.copy()
    t.total_cap = t.total_cap.copy()
    t.hand_cap[seat] = min(t.hand_cap[seat], most)
    before = 3 * t.size(t.lost(seat))  # the most that earlier face-down discards can be worth
    t.total_cap[seat] = min(t.total_cap[seat], most + before)
    _conclude(t, seat)


def _shift_caps(t: KingTable, seat: i64, by: i64) -> None:
    """Gold came or went while everybody watched."""
    t.hand_cap = t.hand_cap.copy()
    t.total_cap = t.total_cap.copy()
    t.hand_cap[seat] += by
    t.total_cap[seat] += by


def _conclude(t: KingTable, seat: i64) -> None:
    """Rule out of a hand, and of its owner's discards, gold cards worth more than can be hidden there."""
    if t.silent:
        return
    hand = t.hand(seat)
    lost = t.lost(seat)
    seen = _gold_in_sight(t, hand)
    together = t.total_cap[seat] - seen - _gold_in_sight(t, lost)
    for worth in range(1, 4):
        if worth > min(t.hand_cap[seat] - seen, together):
            t.rule_out(hand, t.gold_categories[worth - 1])
        if worth > together:
            t.rule_out(lost, t.gold_categories[worth - 1])


def _gold_in_sight(t: KingTable, pile: i64) -> i64:
    """The gold that everybody knows to lie in a pile."""
    total = 0
    for card in t.at[pile]:
        if t.cloud[card] == pile:
            total += gold_of(t.layout.kind_of[card])
    return total
