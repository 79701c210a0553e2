# mypyc
"""How much gold the others have: what a seat concludes from what they kept, bid, passed and paid, and the worlds it
draws from that.

The gold of every other seat is a small exact table of chances: how many unknown cards of its hand are gold of 1, 2 and
3. Before the auctions it follows from what dealers like to keep. Then every bid says that its bidder can likely pay,
and every pass that its seat is perhaps too poor.
"""

from typing import Final

from coterie.core.deduction.deal import Deal
from coterie.core.dice import Dice
from coterie.core.events import not_undone
from coterie.core.eyes import Eyes
from coterie.core.table import Table
from coterie.core.views import View
from coterie.games.for_the_king.lexicon import GOLD, KING, gold_of
from coterie.games.for_the_king.table import SEAT_PILES, KingPack
from coterie.games.for_the_king.weights import Weights, load
from coterie.search.flat import Worlds

COUNTS: Final = 3  # worths of gold
FINE: Final = 1000000  # parts of one, for draws

BLUFFS, YIELDS, FADES, KEPT_1, KEPT_2, KEPT_3 = range(6)  # the numbers of a belief; see `weights.json`


class Purse:
    """What may be hidden in one hand. `counts` are gold cards of 1, 2 and 3, three numbers a row."""

    def __init__(self, seat: int, sure: int) -> None:
        self.seat = seat
        self.sure = sure  # the gold that is known
        self.counts: list[int] = []
        self.chances: list[float] = []

    def add(self, ones: int, twos: int, threes: int, chance: float) -> None:
        if chance > 0.0:
            self.counts.extend([ones, twos, threes])
            self.chances.append(chance)

    def finish(self) -> None:
        """Make the chances add up to one."""
        total = sum(self.chances)
        self.chances = [chance / total for chance in self.chances]

    def gold(self, row: int) -> int:
        counts = self.counts
        return self.sure + counts[3 * row] + 2 * counts[3 * row + 1] + 3 * counts[3 * row + 2]

    def mean(self) -> float:
        """The gold that can be expected."""
        total = 0.0
        for row, chance in enumerate(self.chances):
            total += chance * self.gold(row)
        return total

    def at_least(self, gold: int) -> float:
        """How likely there is so much."""
        total = 0.0
        for row, chance in enumerate(self.chances):
            if self.gold(row) >= gold:
                total += chance
        return total

    def draw(self, dice: Dice) -> int:
        at = dice.below(FINE) / FINE
        for row, chance in enumerate(self.chances):
            at -= chance
            if at < 0.0:
                return row
        return len(self.chances) - 1


class Evidence:
    """What one seat did in the auctions, as if it had done it with the gold it has now."""

    def __init__(self) -> None:
        self.bids: list[int] = []
        self.passes: list[int] = []  # the bids that were not made

    def shift(self, by: int) -> None:
        """Gold came or went while everybody watched."""
        self.bids = [bid + by for bid in self.bids]
        self.passes = [bid + by for bid in self.passes]

    def lay_down(self) -> None:
        """A card was laid face down: perhaps the least gold, so that old bids say less."""
        self.bids = [bid - 1 for bid in self.bids]

    def likelihood(self, gold: int, numbers: list[float]) -> float:
        """How likely one does all that with so much gold."""
        likely = 1.0
        for bid in self.bids:
            if gold < bid:
                likely *= numbers[BLUFFS]
        weight = 1.0  # of a pass: one seat passes for one reason many times, so the older ones say less
        yielded = 0.0
        for bid in reversed(self.passes):
            if gold >= bid:
                yielded += weight
            weight *= numbers[FADES]
        passed: float = numbers[YIELDS] ** yielded
        return likely * passed


def evidence(eyes: Eyes) -> list[Evidence]:
    """What every seat did in the auctions for Government and King cards, by seat."""
    found = [Evidence() for _ in range(eyes.seats)]
    in_gold = False
    bid = 0
    for event in not_undone(eyes.heard()):
        what = event.what
        if what == "lot":
            in_gold = not GOLD <= event.cards[0] < KING
            bid = 0
        elif what == "defaulted":
            bid = 0
            found[event.seat] = Evidence()  # that it is poor everybody knows now
        elif what == "bid":
            bid = event.nums[0]
            if in_gold:
                found[event.seat].bids.append(bid)
        elif what == "passed":
            if in_gold:
                found[event.seat].passes.append(bid + 1)
        elif what == "paid":
            found[event.seat].shift(-event.nums[0])
        elif what in ("discarded", "lost"):
            found[event.seat].lay_down()
        elif what == "gained" and event.cards[0] >= GOLD:
            found[event.seat].shift(gold_of(event.cards[0]))
    return found


def purses(eyes: Eyes, view: View, weights: Weights) -> list[Purse]:
    """What every other seat may have, in the order of seats; those of whom all is known are left out."""
    numbers = weights.belief
    pack = view.pack
    assert isinstance(pack, KingPack)
    left = [0] * (COUNTS + 1)  # cards the seat does not see: Government cards, and gold of 1, 2 and 3
    for kind in pack.decks[view.seats]:
        if kind < KING:
            left[gold_of(kind)] += 1
    for pile in view.piles:
        for kind in pile.cards:
            if kind < KING:
                left[gold_of(kind)] -= 1
    did = evidence(eyes)
    found: list[Purse] = []
    for seat in range(view.seats):
        hand = view.pile("hand", seat)
        if seat != eyes.seat and hand.hidden:
            sure = 0
            for kind in hand.cards:
                sure += gold_of(kind)
            purse = Purse(seat, sure)
            _fill(purse, hand.hidden, left, did[seat], numbers)
            found.append(purse)
    return found


def _fill(purse: Purse, hidden: int, left: list[int], did: Evidence, numbers: list[float]) -> None:
    """All the ways in which some hidden cards can be gold, and how likely they are."""
    for threes in range(min(hidden, left[3]) + 1):
        for twos in range(min(hidden - threes, left[2]) + 1):
            for ones in range(min(hidden - threes - twos, left[1]) + 1):
                rest = hidden - threes - twos - ones
                if rest > left[0]:
                    continue
                chance = choose(left[0], rest) * choose(left[1], ones) * choose(left[2], twos) * choose(left[3], threes)
                chance *= numbers[KEPT_1] ** ones * numbers[KEPT_2] ** twos * numbers[KEPT_3] ** threes
                gold = purse.sure + ones + 2 * twos + 3 * threes
                purse.add(ones, twos, threes, chance * did.likelihood(gold, numbers))
    purse.finish()


def choose(n: int, k: int) -> float:
    """In how many ways k of n can be taken."""
    ways = 1.0
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


class GoldBelief:
    """Places the gold of the others, one draw a world, and what is not gold in their hands."""

    def __init__(self, purses: list[Purse], view: View) -> None:
        self.purses = purses
        self.hands = SEAT_PILES + view.seats
        seen: set[int] = set()
        for pile in view.piles:
            seen.update(pile.cards)
        pack = view.pack
        assert isinstance(pack, KingPack)
        # the Government cards that the seat does not see
        self.unseen = [kind for kind in pack.decks[view.seats] if kind < GOLD and kind not in seen]

    def place(self, deal: Deal, dice: Dice) -> None:
        for purse in self.purses:
            hand = self.hands + purse.seat
            row = purse.draw(dice)
            for worth in range(COUNTS):
                for _ in range(purse.counts[3 * row + worth]):
                    deal.place(GOLD + worth, hand)
            self._fill(deal, hand, dice)

    def _fill(self, deal: Deal, hand: int, dice: Dice) -> None:
        """Let what is no gold be Government cards, any of those that are left."""
        unseen = self.unseen
        tries = 4 * deal.unknown(hand)
        while tries > 0 and unseen and deal.unknown(hand):
            tries -= 1
            deal.place(unseen[dice.below(len(unseen))], hand)


def worlds(eyes: Eyes) -> Worlds:
    """Draws tables that may be the real one, the gold of the others by what the seat believes of it."""
    imaginer = eyes.imaginer()
    view = eyes.view()
    belief = GoldBelief(purses(eyes, view, load()), view)

    def world(dice: Dice) -> Table:
        return imaginer.world(dice, True, belief.place)

    return world
