"""Worlds: what a seat can conclude from the ledger by counting, and tables that might be the real one for all it knows.

Everything here uses the ledger's knowledge, the sizes of piles and the backs that show; where an unknown card really lies is
read only to count how many unknown cards a pile has.
"""

from coterie.core.dice import Dice, shuffle
from coterie.core.ledger import Ledger


class Outlook:
    """What one seat knows for certain: `sure[card]`, and for the other, `unsure` cards `open`, the piles each may be in, as masks.

    A *slot* is a pile, or a pile and a back where backs show; `free[slot]` counts its cards that the seat does not know.
    """

    def __init__(self, ledger: Ledger, seat: int) -> None:
        self.ledger = ledger
        layout = ledger.layout
        self.width = 2 + max(layout.back_of)
        cards = len(layout.kind_of)
        self.sure: list[bool] = [ledger.known[c] >> seat & 1 == 1 for c in range(cards)]
        self.open: list[int] = [ledger.spread[ledger.cloud[c]] for c in range(cards)]
        self.free: list[int] = [0] * (len(layout.piles) * self.width)
        self.unsure: list[int] = [c for c in range(cards) if not self.sure[c]]
        for card in self.unsure:
            self.free[self.slot(card, ledger.where[card])] += 1
            self._blur(card)
        while self._exclude():
            self.unsure = [c for c in self.unsure if not self.sure[c]]

    def conclude(self) -> None:
        """Find out what holds in every deal that fits: how many cards of a kind a pile has at the least.

        For showing, not for dealing: of equal cards the one marked as sure is the one really there, and a deal must not depend on that.
        """
        shift = Shift(self)
        found: list[int] = []
        for card in self.unsure:
            pile = self.ledger.where[card]
            kind = self.ledger.layout.kind_of[card]
            least = shift.least(pile, self.slot(card, pile), kind)
            for other in found:
                if self.ledger.where[other] == pile and self.ledger.layout.kind_of[other] == kind:
                    least -= 1
            if least > 0:
                found.append(card)
        for card in found:
            self._learn(card)
        self.unsure = [c for c in self.unsure if not self.sure[c]]

    def slot(self, card: int, pile: int) -> int:
        """The slot a card takes in a pile."""
        if self.ledger.layout.backs[pile]:
            return pile * self.width + 1 + self.ledger.layout.back_of[card]
        return pile * self.width

    def _blur(self, card: int) -> None:
        """The equal card the seat has seen somewhere may have been this one: then the other may be wherever that might have been."""
        layout = self.ledger.layout
        grown = True
        while grown:
            grown = False
            for twin in range(layout.twins_low[card], layout.twins_high[card]):
                if self.sure[twin] and self.open[card] >> self.ledger.where[twin] & 1:
                    piles = self.open[card] | self.ledger.spread[self.ledger.cloud[twin]]
                    grown = grown or piles != self.open[card]
                    self.open[card] = piles

    def _learn(self, card: int) -> None:
        self.sure[card] = True
        self.free[self.slot(card, self.ledger.where[card])] -= 1

    def _exclude(self) -> bool:
        """A pile without unknown cards holds no unknown card; a card with one pile left is there."""
        found = False
        layout = self.ledger.layout
        last_piles = -1
        last_sort = -1
        left = 0
        for card in self.unsure:
            if self.sure[card]:
                continue
            piles = self.open[card]
            if piles != last_piles or layout.sort_of[card] != last_sort:  # cards of a cloud stand together
                last_piles = piles
                last_sort = layout.sort_of[card]
                left = piles
                for pile in range(len(layout.backs)):
                    if piles >> pile & 1 and self.free[self.slot(card, pile)] == 0:
                        left &= ~(1 << pile)
            piles = left
            if piles != self.open[card]:
                self.open[card] = piles
                found = True
            if piles & (piles - 1) == 0:
                self._learn(card)
                last_piles = -1  # a pile may have no room left
                found = True
        return found


class Shift:
    """A deal that is changed step by step, to see how few cards of a kind a pile can do with."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.number: list[int] = [-1] * len(outlook.free)  # slots that hold unknown cards, numbered from 0
        self.held: list[list[int]] = []  # and those cards
        for card in outlook.unsure:
            slot = outlook.slot(card, outlook.ledger.where[card])
            if self.number[slot] < 0:
                self.number[slot] = len(self.held)
                self.held.append([])
            self.held[self.number[slot]].append(card)

    def least(self, pile: int, slot: int, kind: int) -> int:
        """The least number of cards of a kind in a slot of a pile, over all deals that fit."""
        home = self.number[slot]
        while self._lessen(pile, home, kind):
            pass
        count = 0
        for card in self.held[home]:
            if self.outlook.ledger.layout.kind_of[card] == kind:
                count += 1
        return count

    def _slot(self, card: int, pile: int) -> int:
        """The number of the slot a card would take in a pile it may be in; -1 if it may not, or no unknown card is there."""
        if not self.outlook.open[card] >> pile & 1:
            return -1
        return self.number[self.outlook.slot(card, pile)]

    def _lessen(self, pile: int, home: int, kind: int) -> bool:
        """Let one card of the kind leave its slot for another kind, others changing places to make room, if that can be."""
        kind_of = self.outlook.ledger.layout.kind_of
        comer: list[int] = [-1] * len(self.held)  # per slot reached: the card that would come, and below, from where
        origin: list[int] = [-1] * len(self.held)
        queue: list[int] = [home]
        at = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            if here != home:
                for card in self.held[here]:
                    if kind_of[card] != kind and self._slot(card, pile) == home:
                        self._turn(card, here, home, comer, origin)
                        return True
            for card in self.held[here]:
                if here == home and kind_of[card] != kind:
                    continue
                for other in range(len(self.outlook.ledger.at)):
                    there = self._slot(card, other)
                    if there >= 0 and there != home and comer[there] < 0:
                        comer[there] = card
                        origin[there] = here
                        queue.append(there)
        return False

    def _turn(self, card: int, here: int, home: int, comer: list[int], origin: list[int]) -> None:
        """The card closes a ring: it goes home, and back along the ring every card takes the place of the next."""
        target = home
        while True:
            self.held[here].remove(card)
            self.held[target].append(card)
            if here == home:
                return
            target = here
            card = comer[target]
            here = origin[target]


def deal(ledger: Ledger, outlook: Outlook, dice: Dice) -> list[int]:
    """For every card a pile it may lie in for all the seat knows: a random deal that fits what is known, sizes and backs.

    Every deal that fits can come. The slots with the fewest cards to spare are filled first.
    """
    place = ledger.where.copy()
    cards = outlook.unsure.copy()
    slots: list[int] = []
    for card in cards:
        slot = outlook.slot(card, place[card])
        if slot not in slots:
            slots.append(slot)
        place[card] = -1
    shuffle(cards, dice)
    order: list[int] = []  # slack, then slot: sorted, the tightest come first
    for slot in slots:
        order.append((len(_candidates(outlook, cards, place, slot)) - outlook.free[slot]) * len(outlook.free) + slot)
    order.sort()
    free = outlook.free.copy()
    for key in order:
        slot = key % len(outlook.free)
        candidates = _candidates(outlook, cards, place, slot)
        for i in range(min(free[slot], len(candidates))):
            place[candidates[i]] = slot // outlook.width
            free[slot] -= 1
    for card in cards:
        if place[card] < 0:
            _make_room(outlook, cards, card, place, free)
    return place


def _candidates(outlook: Outlook, cards: list[int], place: list[int], slot: int) -> list[int]:
    """The cards not yet placed that may take a slot."""
    pile = slot // outlook.width
    return [c for c in cards if place[c] < 0 and outlook.open[c] >> pile & 1 and outlook.slot(c, pile) == slot]


def redeal(ledger: Ledger, outlook: Outlook, place: list[int], dice: Dice) -> None:
    """Lay the cards of a ledger as a deal says. What other seats know of a pile's cards stays with the pile."""
    knowers: list[list[int]] = [[] for _ in outlook.free]
    for card in outlook.unsure:
        knowers[outlook.slot(card, ledger.where[card])].append(ledger.known[card] << 8 | ledger.seen[card])
    for masks in knowers:
        masks.sort()
        shuffle(masks, dice)
    known = ledger.known.copy()
    seen = ledger.seen.copy()
    for card in outlook.unsure:
        mask = knowers[outlook.slot(card, place[card])].pop()
        known[card] = mask >> 8
        seen[card] = mask & 255
    ledger.known = known
    ledger.seen = seen
    ledger.where = place
    at: list[list[int]] = [[] for _ in ledger.at]
    for card in range(len(place)):
        at[place[card]].append(card)
    ledger.at = at
    relabel(ledger, outlook)


def relabel(ledger: Ledger, outlook: Outlook) -> None:
    """Give every unknown card a cloud over the pile it lies in now, where equal cards have taken each other's places."""
    for card in outlook.unsure:
        if not ledger.spread[ledger.cloud[card]] >> ledger.where[card] & 1:
            fits = _relabel(ledger, card, ledger.cloud[card], [card])
            assert fits, "an equal card may have been where this one lies now"


def _relabel(ledger: Ledger, card: int, cloud: int, tried: list[int]) -> bool:
    """Give a card a cloud over the pile it lies in: this one, or that of an equal card, which then needs another (see `Outlook._blur`)."""
    pile = ledger.where[card]
    if ledger.spread[cloud] >> pile & 1:
        ledger.cloud[card] = cloud
        return True
    for twin in range(ledger.layout.twins_low[card], ledger.layout.twins_high[card]):
        theirs = ledger.cloud[twin]
        if twin in tried or theirs < len(ledger.at) or not ledger.spread[theirs] >> pile & 1:
            continue
        tried.append(twin)
        if _relabel(ledger, twin, cloud, tried):
            ledger.cloud[card] = theirs
            return True
    return False


def _make_room(outlook: Outlook, cards: list[int], card: int, place: list[int], free: list[int]) -> None:
    """Seat a card whose piles are all full: others move along, each to a pile it may be in, until one finds room."""
    reached = [card]  # a search outwards from the card; `via[i]` is the place in this list of who asks reached[i] to move
    via = [-1]
    at = 0
    while at < len(reached):
        mover = reached[at]
        for pile in range(len(outlook.ledger.at)):
            if not outlook.open[mover] >> pile & 1:
                continue
            slot = outlook.slot(mover, pile)
            if free[slot] > 0:
                free[slot] -= 1
                step = at
                target = pile
                while step >= 0:
                    previous = place[reached[step]]
                    place[reached[step]] = target
                    target = previous
                    step = via[step]
                return
            for other in cards:
                if place[other] == pile and outlook.slot(other, pile) == slot and other not in reached:
                    reached.append(other)
                    via.append(at)
        at += 1
    raise AssertionError("no world fits what the seat knows")
