"""The table of For the King (and Me): its cards, its piles, and what is public between two answers."""

from typing import Final, final

from mypy_extensions import i64

from coterie.core.game import Pack
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout
from coterie.core.table import Fact, Step, Table
from coterie.games.for_the_king.count import Count
from coterie.games.for_the_king.lexicon import GOLD, KINDS, KING, LETTERS, OFFICES, gold_of

# The piles that belong to no seat; those of the seats follow, a run of one per seat for each name.
STOCK: Final = 0
CENTRE_PILE: Final = 1
FAVOR_PILE: Final = 2
LOT: Final = 3
SPENT: Final = 4
CROWN: Final = 5
SEAT_PILES: Final = 6

GIFT: Final = 0  # phases
AUCTION: Final = 1

HIGHEST: Final = 6  # what a primary tile can be worth (FK-03)
LOWEST: Final = 1


class KingPack(Pack):
    """The cards: `decks[seats]` the kinds that stay at a seat count (FK-04), `removed[seats]` how many of them are left
    out unseen (FK-05).

    `most_gold` is all gold of the pack and `most_hand` the largest possible hand, which no bid exceeds (FK-32).
    """

    def __init__(
        self,
        name: str,
        digest: str,
        value: bytes,
        decks: list[list[int]],
        removed: list[int],
        most_gold: i64,
        most_hand: i64,
    ) -> None:
        super().__init__(name, digest)
        self.value = value  # by kind
        self.decks = decks
        self.removed = removed
        self.most_gold = most_gold
        self.most_hand = most_hand

    def figures(self, kind: int) -> dict[str, int | str]:
        return (
            {"value": self.value[kind], "letter": "ABCDEFGHI"[kind % LETTERS]}
            if kind < GOLD
            else {"value": self.value[kind]}
        )

    def counts(self) -> dict[str, int]:
        deck = self.decks[-1]  # all of them: a mark is at most the most seats
        government = sum([1 for kind in deck if kind < GOLD])
        kings = sum([1 for kind in deck if kind >= KING])
        return {"government": government, "gold": len(deck) - government - kings, "king": kings}


def lay_out_piles(seats: i64, pack: KingPack) -> Layout:
    """The deck and the piles for so many seats: who sees what is FK-07."""
    layout = Layout(seats, KINDS, pack)
    kinds = pack.decks[seats]
    deck = layout.deck("cards", kinds, _categories(kinds), [0] * len(kinds))
    layout.pile("stock", deck, NOBODY_SEES, index=STOCK)
    layout.pile("centre", deck, EVERYONE, index=CENTRE_PILE)
    layout.pile("favor", deck, NOBODY_SEES, index=FAVOR_PILE)
    layout.pile("lot", deck, EVERYONE, index=LOT)
    layout.pile("spent", deck, EVERYONE, index=SPENT)
    layout.pile("crown", deck, EVERYONE, index=CROWN)
    layout.pile_each("look", deck, OWNER, index=SEAT_PILES)
    layout.pile_each("hand", deck, OWNER, index=SEAT_PILES + seats)
    layout.pile_each("lost", deck, OWNER, index=SEAT_PILES + 2 * seats)
    return layout


def _categories(kinds: list[int]) -> list[int]:
    """What can be told of a hidden card.

    A King card would have been shown, and a player who cannot pay has little gold. So Government cards, each worth of
    gold and King cards are a category, numbered without gaps and in the order of kinds.
    """
    categories = [0 if kind < GOLD else min(kind, KING) - GOLD + 1 for kind in kinds]
    present = sorted(set(categories))
    return [present.index(category) for category in categories]


STATIC: Final = ["first", "cards", "value", "in_play", "offices", "king_category", "gold_categories"]


class InPlay:
    """What a layout has in play.

    Its offices, what their primaries begin with, and the categories of King and Gold cards, as masks; and what the
    cards are worth.
    """

    def __init__(self, layout: Layout, pack: KingPack) -> None:
        self.worth = Fact("worth", list(pack.value))  # of every kind
        self.offices = [o for o in range(len(OFFICES)) if _in_play(layout, o)]  # FK-01
        self.primary = [3 if o in self.offices else 0 for o in range(len(OFFICES))]  # FK-02; 0: not in play
        self.king_category = _category_mask(layout, KING, len(layout.kinds))
        self.gold_categories = [_category_mask(layout, kind, kind + 1) for kind in range(GOLD, KING)]


@final
class KingTable(Table):
    """A game in progress.

    Masks of seats have a bit per seat; lists are shared by clones, so they are replaced, never changed.
    """

    def __init__(self, layout: Layout, rules: list[Step], pack: KingPack, first: i64, in_play: InPlay) -> None:
        super().__init__(layout, rules, STATIC)
        self.first = first  # the first dealer as the options say, -1 for a random one
        self.cards = pack
        self.value = pack.value
        self.in_play = in_play
        self.offices = in_play.offices
        self.king_category = in_play.king_category
        self.gold_categories = in_play.gold_categories
        self.phase: i64 = GIFT
        self.primary = in_play.primary
        # The Gift phase: whose turn, what has been placed this turn, and how many cards the draw pile still has.
        self.dealer: i64 = -1
        self.kept: i64 = 0
        self.centred: i64 = 0
        self.favored: i64 = 0
        self.undrawn: i64 = len(pack.decks[self.seats]) - pack.removed[self.seats]
        # The Auction phase.
        self.opener: i64 = -1  # the first player
        self.bid: i64 = 0
        self.leader: i64 = -1
        self.passed: i64 = 0  # who passed in this auction
        self.barred: i64 = 0  # who defaulted on this lot
        self.paid = [0, 0, 0]  # gold cards of 1, 2 and 3 paid so far for this lot
        self.payer: i64 = -1  # who is paying in gold, and so can
        self.owed: i64 = 0  # cards still to be discarded for this lot
        # What everybody can conclude from a default (FK-37): the most gold a hand can hold, and a hand with its owner's
        # discards.
        self.hand_cap = [pack.most_gold] * self.seats
        self.total_cap = [pack.most_gold] * self.seats

    def blank(self) -> "KingTable":
        return KingTable(self.layout, self.rules, self.cards, self.first, self.in_play)

    def copy_to(self, new: "KingTable") -> None:
        new.phase = self.phase
        new.primary = self.primary
        new.dealer = self.dealer
        new.kept = self.kept
        new.centred = self.centred
        new.favored = self.favored
        new.undrawn = self.undrawn
        new.opener = self.opener
        new.bid = self.bid
        new.leader = self.leader
        new.passed = self.passed
        new.barred = self.barred
        new.paid = self.paid
        new.payer = self.payer
        new.owed = self.owed
        new.hand_cap = self.hand_cap
        new.total_cap = self.total_cap

    # Piles of a seat.

    def look(self, seat: i64) -> i64:
        """Where a dealer looks at the card just drawn."""
        return SEAT_PILES + seat

    def hand(self, seat: i64) -> i64:
        """The personal pile of the Gift phase, which becomes the hand of the Auction phase."""
        return SEAT_PILES + self.seats + seat

    def lost(self, seat: i64) -> i64:
        """What a seat discarded face down."""
        return SEAT_PILES + 2 * self.seats + seat

    # Looking.

    def left(self, seat: i64) -> i64:
        """The seat on the left: the next higher one, the last followed by the first."""
        return (seat + 1) % self.seats

    def secondary(self, office: i64) -> i64:
        """What the second in an office takes.

        Half the primary, rounded down; nothing with two players (FK-02, FK-03).
        """
        return self.primary[office] // 2 if self.seats > 2 else 0

    def gold(self, pile: i64) -> i64:
        """The gold in a pile."""
        total: i64 = 0
        for card in self.at[pile]:
            total += gold_of(self.layout.kind_of[card])
        return total

    def gold_paid(self) -> i64:
        """What has been paid for this lot so far."""
        return self.paid[0] + 2 * self.paid[1] + 3 * self.paid[2]

    def most_bid(self) -> i64:
        """The highest bid allowed for the card up for auction (FK-32)."""
        kind = self.layout.kind_of[self.only(LOT)]
        return self.cards.most_hand if GOLD <= kind < KING else self.cards.most_gold

    def count(self) -> Count:
        """The score, were the game to end now."""
        hands: list[list[int]] = []
        for seat in range(self.seats):
            hands.append([self.layout.kind_of[card] for card in self.at[self.hand(seat)]])
        return Count(hands, self.value, self.primary, [self.secondary(office) for office in range(len(OFFICES))])

    def scores(self) -> list[int]:
        return self.count().points

    def winners(self) -> list[int]:
        return self.count().winners()

    def contradictions(self, seat: i64) -> i64:
        """By how much other seats' gold exceeds what a default has told of it (FK-37), or falls short of what they are
        paying.
        """
        contradictions = 0
        if (
            self.payer >= 0
            and self.payer != seat
            and not can_finish(self.paid, gold_cards(self, self.payer), worth=0, bid=self.bid)
        ):
            contradictions += 1 + max(0, self.bid - self.gold_paid() - self.gold(self.hand(self.payer)))
        for other in range(self.seats):
            if other != seat:
                hand = self.gold(self.hand(other))
                contradictions += max(0, hand - self.hand_cap[other])
                contradictions += max(0, hand + self.gold(self.lost(other)) - self.total_cap[other])
        return contradictions

    def facts(self) -> list[Fact]:
        return [
            Fact("phase", self.phase),
            Fact("primary", self.primary),
            Fact("secondary", [self.secondary(office) for office in range(len(OFFICES))]),
            Fact("dealer", self.dealer),
            Fact("kept", self.kept),
            Fact("centred", self.centred),
            Fact("favored", self.favored),
            Fact("undrawn", self.undrawn),
            Fact("removed", self.cards.removed[self.seats]),
            Fact("opener", self.opener),
            Fact("bid", self.bid),
            Fact("leader", self.leader),
            Fact("passed", [self.passed >> seat & 1 for seat in range(self.seats)]),
            Fact("barred", [self.barred >> seat & 1 for seat in range(self.seats)]),
            Fact("paid", self.gold_paid()),
            Fact("owed", self.owed),
            Fact("most", self.most_bid() if self.at[LOT] else 0),
            self.in_play.worth,
        ]


def gold_cards(t: KingTable, seat: i64) -> list[int]:
    """How many gold cards of 1, 2 and 3 a hand has."""
    have = [0, 0, 0]
    for card in t.at[t.hand(seat)]:
        worth = gold_of(t.layout.kind_of[card])
        if worth:
            have[worth - 1] += 1
    return have


def can_finish(paid: list[int], have: list[int], worth: i64, bid: i64) -> bool:
    """FK-34: whether what is paid, and one more card of this worth, can become a payment without a card to spare.

    Worth 0 stands for any. Such a payment reaches the bid only with its last card, in whatever order it is paid.
    """
    ones = paid[0] + 1 if worth == 1 else paid[0]
    twos = paid[1] + 1 if worth == 2 else paid[1]
    threes = paid[2] + 1 if worth == 3 else paid[2]
    for three in range(threes, paid[2] + have[2] + 1):
        for two in range(twos, paid[1] + have[1] + 1):
            dear = 3 * three + 2 * two
            if max(ones, 1) <= bid - dear <= paid[0] + have[0]:
                return True  # with a 1 in it, nothing to spare means the exact sum
            least = 2 if two else 3
            if ones == 0 and dear - least < bid <= dear:
                return True
    return False


def _in_play(layout: Layout, office: i64) -> bool:
    for kind in layout.kind_of:
        if kind < GOLD and kind // LETTERS == office:
            return True
    return False


def _category_mask(layout: Layout, low: i64, high: i64) -> i64:
    """The categories of the cards of these kinds, as a mask."""
    mask = 0
    for card in range(len(layout.kind_of)):
        if low <= layout.kind_of[card] < high:
            mask |= 1 << layout.category_of[card]
    return mask
