# mypyc
"""The Auction phase (FK-30 to FK-39): the cards of the favor deck go one by one to whoever bids most, and can pay."""

from typing import Final, cast

from coterie.core.table import Ask, Draw, Step, Table
from coterie.core.words import CHANCE
from coterie.games.for_the_king.kings import crown
from coterie.games.for_the_king.table import AUCTION, FAVOR_PILE, LOT, SPENT, Court, can_finish, gold_cards
from coterie.games.for_the_king.words import BID, DISCARD, GOLD, KING, LOSE, PASS, PAY, TURN_UP, gold_of


def begin_auction(court: Court) -> None:
    """FK-30: the favor deck becomes the draw pile, piles become hands, the last dealer's left neighbour is first player."""
    court.phase = AUCTION
    court.opener = court.left(court.dealer)
    court.tell("auctions", court.opener, [court.size(FAVOR_PILE)])
    court.ask(TURN, CHANCE, FAVOR_PILE)


class Turn(Draw):
    """FK-31: the first player turns up the top card of the favor deck, which has no order until then."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        card = self.drawn(table, ask, action)
        court.move(card, LOT)
        court.barred = 0
        if not court.deaf:
            court.tell("lot", court.opener, [court.size(FAVOR_PILE)], [card])
        _open_bidding(court)


class Bidding(Step):
    """FK-32: bid more than the last, or pass and be out of this auction. What one holds does not matter (FK-37)."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        court = cast(Court, table)
        actions = LADDER[court.bid : court.most_bid()]
        actions.insert(0, PASS.base)
        return actions

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        if action == PASS.base:
            court.passed |= 1 << seat
            court.tell("passed", seat)
        else:
            court.bid = BID.arg(action)
            court.leader = seat
            if not court.deaf:
                court.tell("bid", seat, [court.bid])
        _go_round(court, seat)


class Paying(Step):
    """FK-34: gold cards worth at least the bid, of which none could be spared; they are paid face up one by one."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        court = cast(Court, table)
        have = gold_cards(court, seat)
        actions: list[int] = []
        for worth in range(1, 4):
            if can_finish(court.paid, have, worth, court.bid):
                actions.append(PAY.of(GOLD + worth - 1))
        return actions

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        worth = gold_of(PAY.arg(action))
        card = court.find(court.hand(seat), PAY.arg(action))
        court.paid = court.paid.copy()
        court.paid[worth - 1] += 1
        total = court.gold_paid()
        court.move(card, SPENT)
        if not court.deaf:
            court.tell("paid", seat, [worth, total, court.bid], [card])
        _shift_caps(court, seat, -worth)
        _conclude(court, seat)
        if total < court.bid:
            court.ask(PAYING, seat)
        else:
            _hand_over(court, seat)

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        return "FK-38" if action == PASS.base else self.clause


class Discarding(Step):
    """FK-35: as many cards as the bid, Government or Gold, face down."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        court = cast(Court, table)
        return court.kinds_from(DISCARD.base, court.hand(seat))

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        card = court.find(court.hand(seat), DISCARD.arg(action))
        court.owed -= 1
        court.pass_hidden(card, court.lost(seat))
        if not court.deaf:
            court.tell("discarded", seat, [court.bid - court.owed, court.bid], [card])
        if court.owed > 0:
            court.ask(DISCARDING, seat)
        else:
            _hand_over(court, seat)

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        return "FK-38" if action == PASS.base else self.clause


class Risk(Draw):
    """FK-37: who cannot pay loses a card taken at random, face down; only its owner knows which."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        card = self.drawn(table, ask, action)
        court.pass_hidden(card, court.lost(ask.y))
        court.news |= 1 << ask.y  # the owner knew the card, and learns where it went
        if not court.deaf:
            court.tell("lost", ask.y, cards=[card])


class Reopen(Step):
    """FK-38: a fresh auction for the same card, without those who defaulted on it."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        court.tell("reopened", court.opener)
        _open_bidding(court)


class LotOver(Step):
    """FK-39: the player on the first player's left is first player; when the pile is empty the game ends."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        court.bid = 0
        court.leader = -1
        court.passed = 0
        court.barred = 0
        if court.size(FAVOR_PILE):
            court.opener = court.left(court.opener)
            court.ask(TURN, CHANCE, FAVOR_PILE)
        else:
            _end(court)


TURN: Final = Turn("turn-up", "FK-31", TURN_UP)
BIDDING: Final = Bidding("bid", "FK-32")
PAYING: Final = Paying("pay", "FK-34")
DISCARDING: Final = Discarding("discard", "FK-35", True)
RISK: Final = Risk("lose", "FK-37", LOSE)
RISK.secret = True  # only the owner learns which card went
REOPEN: Final = Reopen("reopen", "FK-38")
LOT_OVER: Final = LotOver("lot-over", "FK-39")

LADDER: Final[list[int]] = list(range(BID.base, BID.base + BID.size))  # every bid, from 1


def _open_bidding(court: Court) -> None:
    court.bid = 0
    court.leader = -1
    court.passed = 0
    if not court.barred >> court.opener & 1:
        court.ask(BIDDING, court.opener)
    else:
        _go_round(court, court.opener)


def _go_round(court: Court, seat: int) -> None:
    """Ask the next player still in; one left with a bid has won, one left without may still bid (FK-32)."""
    out = court.passed | court.barred
    after = court.left(seat)
    while after != seat and out >> after & 1:
        after = court.left(after)
    if out >> after & 1:
        _discard_unsold(court)
    elif after == court.leader:
        _settle(court, after)
    else:
        court.ask(BIDDING, after)


def _discard_unsold(court: Court) -> None:
    """FK-33: nobody bids, or nobody is left (FK-38): the card is discarded face up, without effect."""
    card = court.only(LOT)
    court.move(card, SPENT)
    if not court.deaf:
        court.tell("unsold", cards=[card])
    court.then(LOT_OVER)


def _settle(court: Court, seat: int) -> None:
    """The winner pays if they can (FK-34, FK-35, FK-38); otherwise they default (FK-37)."""
    if not court.deaf:
        court.tell("won", seat, [court.bid])
    kind = court.layout.kind_of[court.only(LOT)]
    if GOLD <= kind < KING:
        if court.size(court.hand(seat)) < court.bid:
            _default(court, seat)
        else:
            court.owed = court.bid
            court.ask(DISCARDING, seat)
        return
    court.news |= court.layout.everyone & ~(1 << seat)  # whether the winner's gold suffices
    if court.gold(court.hand(seat)) < court.bid:
        _cap(court, seat, court.bid - 1)
        _default(court, seat)
    else:
        court.paid = NO_GOLD
        court.payer = seat
        court.ask(PAYING, seat)


def _default(court: Court, seat: int) -> None:
    court.barred |= 1 << seat
    if not court.deaf:
        court.tell("defaulted", seat, [court.bid])
    court.then(REOPEN)
    if court.size(court.hand(seat)):
        court.ask(RISK, CHANCE, court.hand(seat), seat)


def _hand_over(court: Court, seat: int) -> None:
    """FK-36: a Government or Gold card goes to hand, a King card takes effect at once."""
    card = court.only(LOT)
    court.then(LOT_OVER)
    court.paid = NO_GOLD
    court.payer = -1
    kind = court.layout.kind_of[card]
    if kind >= KING:
        crown(court, seat, card)
        return
    court.move(card, court.hand(seat))
    if not court.deaf:
        court.tell("gained", seat, [court.bid], [card])
    if kind >= GOLD:
        _shift_caps(court, seat, gold_of(kind))


def _end(court: Court) -> None:
    """All hands are shown (FK-07) and counted (FK-50 to FK-53)."""
    for seat in range(court.seats):
        hand = court.hand(seat)
        court.show(hand, court.layout.everyone)
        court.tell("shown" if court.size(hand) else "empty-handed", seat, [court.gold(hand)], court.at[hand])
    if court.deaf:
        return
    count = court.count()
    for office in court.offices:
        first = count.first[office]
        second = count.second[office]
        if first < 0:
            court.tell("vacant", nums=[office])
        else:
            letter = 1 if count.shares_sum(first, office) else 0
            court.tell("primary", first, [office, count.sums[first][office], court.primary[office], letter])
        if second >= 0:
            letter = 1 if count.shares_sum(second, office) else 0
            court.tell("secondary", second, [office, count.sums[second][office], court.secondary(office), letter])
    for seat in range(court.seats):
        court.tell("points", seat, [count.points[seat], count.gold[seat]])
    winners = count.winners()
    for seat in winners:
        court.tell("winner" if len(winners) == 1 else "shared", seat, [count.points[seat], count.decided])


NO_GOLD: Final[list[int]] = [0, 0, 0]


# What a default tells everybody (FK-37): the winner's gold was less than the bid.


def _cap(court: Court, seat: int, most: int) -> None:
    court.hand_cap = court.hand_cap.copy()
    court.total_cap = court.total_cap.copy()
    court.hand_cap[seat] = min(court.hand_cap[seat], most)
    before = 3 * court.size(court.lost(seat))  # the most that earlier face-down discards can be worth
    court.total_cap[seat] = min(court.total_cap[seat], most + before)
    _conclude(court, seat)


def _shift_caps(court: Court, seat: int, by: int) -> None:
    """Gold came or went while everybody watched."""
    court.hand_cap = court.hand_cap.copy()
    court.total_cap = court.total_cap.copy()
    court.hand_cap[seat] += by
    court.total_cap[seat] += by


def _conclude(court: Court, seat: int) -> None:
    """Rule out of a hand, and of its owner's discards, gold cards worth more than can be hidden there."""
    if court.deaf:
        return
    hand = court.hand(seat)
    lost = court.lost(seat)
    seen = _gold_in_sight(court, hand)
    together = court.total_cap[seat] - seen - _gold_in_sight(court, lost)
    for worth in range(1, 4):
        if worth > min(court.hand_cap[seat] - seen, together):
            court.rule_out(hand, court.gold_sorts[worth - 1])
        if worth > together:
            court.rule_out(lost, court.gold_sorts[worth - 1])


def _gold_in_sight(court: Court, pile: int) -> int:
    """The gold that everybody knows to lie in a pile."""
    total = 0
    for card in court.at[pile]:
        if court.cloud[card] == pile:
            total += gold_of(court.layout.kind_of[card])
    return total
