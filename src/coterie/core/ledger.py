"""The ledger: where every card lies, which seats know it, and where an onlooker must think it possible.

Cards are touched by four verbs only. `move`: everybody sees which card moved. `pass_hidden`: only those who see either
end do. `show`: seats learn what lies in a pile. `shuffle_in`: a whole pile joins another; order is lost, membership is
not.

What the ledger holds, per card:

- `known`, the seats that know where it lies, as a mask; the bit above the seats is the onlooker, who knows what is
  public.
- `seen`, the seats that saw which card it was when it came to lie where it lies: they may have learned since that it
  must be there, but an event shows its front only to those who saw it.
- `maybe`, the piles where an onlooker must think it possible. Cards thought of alike share a *cloud*: a set of piles
  with the cards of one category that may be in any of them. Cloud number p, for a pile p, is the certain one: cards
  publicly known to lie in p.

Two rules keep equal cards from telling more than they should. Where one of several equal cards moves, each seat that
did not know that very card loses one copy it did know. And the card that moves is always the best known copy (`find`).
A seat learns more than its bits say by counting: see `deduction`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from coterie.core.layout import Layout
from coterie.core.piles import NONE, Piles, bit
from coterie.core.vecs import vec

if TYPE_CHECKING:
    from coterie.core.deduction.slots import Slots


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger(Piles):
    """Cards in their piles, and the knowledge about them. A *silent* ledger moves cards and learns nothing."""

    __slots__ = ("category", "cloud", "crowd", "known", "seen", "shared", "silent", "slots", "spread", "turned_to")

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.known: list[int] = NONE
        self.seen: list[int] = NONE
        self.cloud: list[int] = NONE
        self.spread: list[int] = NONE  # per cloud: its piles, as a mask
        self.category: list[int] = NONE  # per cloud: the category of its cards (-1 for a pile's own cloud)
        self.crowd: list[int] = NONE  # per cloud: how many cards
        self.slots: Slots | None = None  # what was deduced, until anybody learns or loses something
        self.shared = False  # a clone has the same lists: they are copied before the first change
        self.silent = False
        self.turned_to: i64 = 0  # seats to which a front was turned; whoever watches for it clears it

    def lay_out(self) -> None:
        """Begin with every pile empty."""
        piles = len(self.layout.piles)
        cards = len(self.layout.kind_of)
        self.at = [[] for _ in range(piles)]
        self.where = vec[i64]([-1] * cards)
        self.known = [0] * cards
        self.seen = [0] * cards
        self.cloud = [-1] * cards
        self.spread = [1 << p for p in range(piles)]
        self.category = [-1] * piles
        self.crowd = [0] * piles

    def put(self, pile: i64, cards: list[int]) -> None:
        """Lay cards out of the box into a pile, before play, while everybody watches."""
        self.at[pile] = sorted(self.at[pile] + cards)
        for card in cards:
            assert self.where[card] < 0, "a card comes out of the box once"
            self.where[card] = pile
            self.known[card] = self.layout.everyone
            self.seen[card] = self.layout.everyone
            self.cloud[card] = pile
        self.crowd[pile] += len(cards)

    def lay(self, card: i64, pile: i64) -> None:
        """Lay a card into another pile. For who deals: what is known of it does not come along."""
        if self.shared:
            self._unshare()
        self._carry(card, self.where[card], pile)

    def find(self, pile: i64, kind: i64) -> i64:
        """A card of this kind in the pile: of several, the one most widely known, so that moving it tells the least."""
        where = self.where
        best: i64 = -1
        for card in range(self.layout.kind_low[kind], self.layout.kind_high[kind]):
            if where[card] == pile:
                if self.silent:
                    return card
                if best < 0 or self.known[card] > self.known[best]:
                    best = card
        assert best >= 0, "no such card in the pile"
        return best

    # The four verbs.

    def move(self, card: i64, pile: i64) -> None:
        """Move a card while everybody sees its front, at one end or the other."""
        if self.shared:
            self._unshare()
        source = self.where[card]
        self._carry(card, source, pile)
        if self.silent:
            self.slots = None
            return
        everyone = self.layout.everyone
        assert self.layout.sees[source] | self.layout.sees[pile] == everyone, "somebody would not see it: pass_hidden"
        had = self.known[card]
        self.seen[card] = everyone
        if self.at[source]:
            self.turned_to |= everyone & ~self.layout.sees[source]
        if had == everyone:  # nobody learns anything: all that was deduced holds
            self.crowd[source] -= 1
            self.crowd[pile] += 1
            self.cloud[card] = pile
        else:
            self.slots = None
            self.turned_to |= everyone & ~had
            self._charge(card, source, everyone & ~had)
            self._reveal(card, source, pile)
            self._settle(source)

    def pass_hidden(self, card: i64, pile: i64, among: int = -1) -> None:
        """Move a card whose front only those see who see either end.

        `among`: the categories, as a mask, it can have been for all others know.
        """
        if self.shared:
            self._unshare()
        self.slots = None
        source = self.where[card]
        alone = len(self.at[source]) == 1
        self._carry(card, source, pile)
        if self.silent:
            return
        layout = self.layout
        seers = layout.sees[source] | layout.sees[pile]
        had = self.known[card]
        categories = among
        if layout.backs[source] or layout.backs[pile]:
            categories &= layout.mates[layout.category_of[card]]
        self.seen[card] = seers
        if alone:
            self.seen[card] |= had
            self._follow(card, source, pile, categories)
        else:
            self._mingle(card, source, pile, categories, layout.everyone & ~seers)
            self._charge(card, source, seers & ~had)
            self.turned_to |= seers & ~layout.sees[source]
        self.turned_to |= seers & ~had
        self.known[card] |= seers
        self._settle(source)

    def show(self, pile: i64, seats: i64) -> None:
        """Let these seats, as a mask, see the front of every card in a pile."""
        if self.silent:
            return
        if self.shared:
            self._unshare()
        self.slots = None
        for card in self.at[pile]:
            self.turned_to |= seats & ~self.known[card]
            self.known[card] |= seats
            self.seen[card] |= seats
            if seats == self.layout.everyone and self.cloud[card] != pile:
                self._reveal(card, pile, pile)
        self._settle(pile)

    def shuffle_in(self, source: i64, pile: i64) -> None:
        """Add all cards of one pile to another, unseen: who knew a card to be there knows it to be here."""
        if self.shared:
            self._unshare()
        self.slots = None
        cards = self._pour(source, pile)
        if self.silent:
            return
        for card in cards:
            self.seen[card] = 0
            if self.cloud[card] == source:
                self.cloud[card] = pile
                self.crowd[source] -= 1
                self.crowd[pile] += 1
        for cloud in range(len(self.at), len(self.spread)):
            if self.spread[cloud] >> source & 1:
                self._spread(cloud, self.spread[cloud] & ~bit(source) | bit(pile))

    def rule_out(self, pile: i64, categories: int) -> None:
        """Everybody learns that the pile holds no card of these categories but those already known there."""
        if self.silent:
            return
        if self.shared:
            self._unshare()
        self.slots = None
        for cloud in range(len(self.at), len(self.spread)):
            if self.spread[cloud] >> pile & 1 and categories >> self.category[cloud] & 1:
                self._spread(cloud, self.spread[cloud] & ~bit(pile))

    def share_with(self, new: "Ledger", silent: bool) -> None:
        """Share cards and knowledge with a fresh ledger of the same layout, until either changes something."""
        self.shared = True
        self.own = 0
        new.shared = True
        new.at = self.at
        new.where = self.where
        new.known = self.known
        new.seen = self.seen
        new.cloud = self.cloud
        new.spread = self.spread
        new.category = self.category
        new.crowd = self.crowd
        new.slots = self.slots
        new.silent = silent or self.silent
        new.turned_to = self.turned_to

    def _unshare(self) -> None:
        """Something is about to change: no longer share what will."""
        self.shared = False
        self.at = self.at.copy()
        self.where = self.where[:]
        if not self.silent:
            self.known = self.known.copy()
            self.seen = self.seen.copy()
            self.cloud = self.cloud.copy()
            self.spread = self.spread.copy()
            self.category = self.category.copy()
            self.crowd = self.crowd.copy()

    # How knowledge follows a card.

    def _charge(self, card: i64, source: i64, seats: i64) -> None:
        """An equal card left the source.

        Each of these seats, which did not know that very card, loses one copy it did know.
        """
        for twin in range(self.layout.twins_low[card], self.layout.twins_high[card]):
            if twin != card and self.where[twin] == source:
                hit = self.known[twin] & seats
                if hit:
                    assert not hit >> self.layout.seats, "an equal card is better known: move the one that `find` gives"
                    self.known[twin] &= ~hit
                    seats &= ~hit

    def _reveal(self, card: i64, source: i64, pile: i64) -> None:
        """A card thought possible in several piles, the source among them, is now publicly known to lie in a pile."""
        cloud = self.cloud[card]
        for twin in range(self.layout.twins_low[card], self.layout.twins_high[card]):
            other = self.cloud[twin]
            if other != cloud and other >= len(self.at) and self.spread[other] >> source & 1:
                # either of the two may be the one that was seen: the one left may be wherever either might have been
                self._join(twin, self._cloud_over(self.category[other], self.spread[other] | self.spread[cloud]))
        self._join(card, pile)
        self.known[card] = self.layout.everyone

    def _follow(self, card: i64, source: i64, pile: i64, categories: int) -> None:
        """The only card of the source went: whatever was thought of the source is now thought of the pile."""
        if self.cloud[card] == source:
            self._join(card, pile)
            return
        moved: list[int] = []
        for cloud in range(len(self.at), len(self.spread)):
            if self.spread[cloud] >> source & 1:
                self.spread[cloud] ^= bit(source)
                if categories >> self.category[cloud] & 1:
                    self.spread[cloud] |= bit(pile)
                moved.append(cloud)
        for cloud in moved:  # only now: what one cloud tells of another must not place cards in the source
            self._spread(cloud, self.spread[cloud])

    def _mingle(self, card: i64, source: i64, pile: i64, categories: int, outside: i64) -> None:
        """One of several cards went, and these seats do not know which.

        Each loses one known copy of every kind it may have been.
        """
        for cloud in range(len(self.at), len(self.spread)):
            if self.spread[cloud] >> source & 1 and categories >> self.category[cloud] & 1:
                self.spread[cloud] |= bit(pile)
        layout = self.layout
        # who knew this very card has lost it; the others may have known an equal one
        unpaid = outside & ~self.known[card]
        cloud = self._lose(card, source, pile, outside & self.known[card], -1)
        kind = -1
        owed = 0
        others = self.at[source]
        if layout.backs[source] or layout.backs[pile]:
            category = layout.category_of[card]
            if layout.mates[category] == 1 << category:  # a back of its own: few cards can have been it
                others = list(range(layout.category_low[category], layout.category_high[category]))
        for other in others:
            if (
                not self.known[other] & outside
                or self.where[other] != source
                or not categories >> layout.category_of[other] & 1
            ):
                continue
            if layout.kind_of[other] != kind:
                kind = layout.kind_of[other]
                owed = unpaid if kind == layout.kind_of[card] else outside
            hit = self.known[other] & owed
            if hit:
                owed &= ~hit
                cloud = self._lose(other, source, pile, hit, cloud)

    def _lose(self, card: i64, source: i64, pile: i64, seats: i64, cloud: i64) -> i64:
        """These seats no longer know in which of the two piles the card is.

        Takes the cloud of the last one lost so, returns this one's.
        """
        self.known[card] &= ~seats
        if seats >> self.layout.seats and self.cloud[card] == source:
            category = self.layout.category_of[card]
            if cloud < 0 or self.category[cloud] != category:
                cloud = self._cloud_over(category, bit(source) | bit(pile))
            self._join(card, cloud)
        return cloud

    def _settle(self, pile: i64) -> None:
        """Where every card of a pile is publicly known, no other can be thought to lie there."""
        if self.crowd[pile] != len(self.at[pile]):
            return
        for cloud in range(len(self.at), len(self.spread)):
            if self.spread[cloud] >> pile & 1:
                self._spread(cloud, self.spread[cloud] & ~bit(pile))

    def _spread(self, cloud: i64, piles: i64) -> None:
        """A cloud covers these piles now; if only one, its cards are known to lie there."""
        self.spread[cloud] = piles
        if piles & (piles - 1) or not self.crowd[cloud]:
            return
        pile = int(piles).bit_length() - 1
        category = self.category[cloud]
        for card in range(self.layout.category_low[category], self.layout.category_high[category]):
            if self.cloud[card] == cloud:
                self.known[card] = self.layout.everyone  # a conclusion, no news: no front was turned
                self._join(card, pile)
        self._settle(pile)

    def _join(self, card: i64, cloud: i64) -> None:
        self.crowd[self.cloud[card]] -= 1
        self.crowd[cloud] += 1
        self.cloud[card] = cloud

    def _cloud_over(self, category: i64, piles: i64) -> i64:
        """The cloud of this category over these piles, an old one or a new one."""
        free = -1
        for cloud in range(len(self.at), len(self.spread)):
            if self.crowd[cloud] == 0:
                free = cloud
            elif self.category[cloud] == category and self.spread[cloud] == piles:
                return cloud
        if free < 0:
            self.spread.append(piles)
            self.category.append(category)
            self.crowd.append(0)
            return len(self.spread) - 1
        self.spread[free] = piles
        self.category[free] = category
        return free
