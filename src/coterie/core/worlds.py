"""Worlds: what a seat can conclude from the ledger, and tables that might be the real one for all it knows.

Everything here uses the ledger's knowledge, the sizes of piles and the backs that show; where an unknown card really lies is
read only to count how many unknown cards a pile has.

Cards that are not publicly known *float*: each may lie in any pile of its cloud. They fill *slots*: the unknown cards of a pile (by
back, where backs show), and the cards of one kind that the seat knows to lie in a pile, which of the equal cards it ever was.
A deal puts every floating card into a slot it fits.
"""

from coterie.core.dice import Dice, shuffle
from coterie.core.ledger import Ledger
from coterie.core.words import OPEN


class Outlook:
    """What one seat knows: `sure[card]`, the `floating` cards with the slot each is really in, and the slots."""

    def __init__(self, ledger: Ledger, seat: int) -> None:
        self.ledger = ledger
        layout = ledger.layout
        piles = len(ledger.at)
        self.sure: list[bool] = []
        self.floating: list[int] = []
        self.unsure: list[int] = []  # floating cards that the seat does not know
        self.slot_of: list[int] = [-1] * len(layout.kind_of)
        self.slot_pile: list[int] = []
        self.slot_kind: list[int] = []  # -1: any kind
        self.slot_back: list[int] = []  # -1: any back
        self.room: list[int] = []  # how many cards a slot takes
        for card in range(len(layout.kind_of)):
            sure = seat == OPEN or ledger.known[card] >> seat & 1 == 1
            self.sure.append(sure)
            if ledger.cloud[card] >= piles:
                pile = ledger.where[card]
                self.floating.append(card)
                kind = layout.kind_of[card] if sure else -1
                back = layout.back_of[card] if not sure and layout.backs[pile] else -1
                self.slot_of[card] = self._take(pile, kind, back)
                if not sure:
                    self.unsure.append(card)

    def _take(self, pile: int, kind: int, back: int) -> int:
        for slot in range(len(self.room)):
            if self.slot_pile[slot] == pile and self.slot_kind[slot] == kind and self.slot_back[slot] == back:
                self.room[slot] += 1
                return slot
        self.slot_pile.append(pile)
        self.slot_kind.append(kind)
        self.slot_back.append(back)
        self.room.append(1)
        return len(self.room) - 1

    def fits(self, card: int, slot: int) -> bool:
        """Whether a floating card may take a slot."""
        ledger = self.ledger
        if not ledger.spread[ledger.cloud[card]] >> self.slot_pile[slot] & 1:
            return False
        if self.slot_kind[slot] >= 0:
            return self.slot_kind[slot] == ledger.layout.kind_of[card]
        return self.slot_back[slot] < 0 or self.slot_back[slot] == ledger.layout.back_of[card]

    def conclude(self) -> None:
        """Find out what holds in every deal that fits: how many cards of a kind a pile has at the least.

        For showing: of equal cards the one marked as sure is the one really there, whichever it is.
        """
        shift = Shift(self)
        kind_of = self.ledger.layout.kind_of
        found: list[int] = []
        for card in self.unsure:
            slot = self.slot_of[card]
            least = shift.least(slot, kind_of[card])
            for other in found:
                if self.slot_of[other] == slot and kind_of[other] == kind_of[card]:
                    least -= 1
            if least > 0:
                found.append(card)
        for card in found:
            self.sure[card] = True


class Shift:
    """A deal that is changed step by step, to see how few cards of a kind a slot can do with."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.held: list[list[int]] = [[] for _ in outlook.room]
        for card in outlook.floating:
            self.held[outlook.slot_of[card]].append(card)

    def least(self, home: int, kind: int) -> int:
        """The least number of cards of a kind in a slot, over all deals that fit."""
        while self._lessen(home, kind):
            pass
        count = 0
        for card in self.held[home]:
            if self.outlook.ledger.layout.kind_of[card] == kind:
                count += 1
        return count

    def _lessen(self, home: int, kind: int) -> bool:
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
                    if kind_of[card] != kind and self.outlook.fits(card, home):
                        self._turn(card, here, home, comer, origin)
                        return True
            for card in self.held[here]:
                if here == home and kind_of[card] != kind:
                    continue
                for there in range(len(self.held)):
                    if there != home and comer[there] < 0 and self.outlook.fits(card, there):
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


def deal(outlook: Outlook, dice: Dice) -> list[int]:
    """For every floating card a slot it fits (-1 for the others): a random deal. Every deal that fits can come.

    The slots with the fewest cards to spare are filled first.
    """
    ledger = outlook.ledger
    # equal cards in the order of where they may be, not of their numbers: which of them is which must not matter
    rows = sorted([(ledger.layout.kind_of[c], ledger.spread[ledger.cloud[c]], c) for c in outlook.floating])
    cards = [row[2] for row in rows]
    shuffle(cards, dice)
    seated: list[int] = [-1] * len(outlook.slot_of)
    slots = _in_order(outlook)
    slack = [len(_candidates(outlook, cards, seated, slot)) - outlook.room[slot] for slot in slots]
    order = sorted([(slack[i], i, slots[i]) for i in range(len(slots))])
    room = outlook.room.copy()
    for row in order:
        slot = row[2]
        candidates = _candidates(outlook, cards, seated, slot)
        for i in range(min(room[slot], len(candidates))):
            seated[candidates[i]] = slot
            room[slot] -= 1
    for card in cards:
        if seated[card] < 0:
            _make_room(outlook, cards, card, slots, seated, room)
    for card in outlook.floating:
        _send_home(outlook, card, seated)
    return seated


def _send_home(outlook: Outlook, card: int, seated: list[int]) -> None:
    """Where an equal card has taken the place of one the seat knows, let them change back if both fit: the same deal, told more simply."""
    home = outlook.slot_of[card]
    if not outlook.sure[card] or seated[card] == home:
        return
    for twin in range(outlook.ledger.layout.twins_low[card], outlook.ledger.layout.twins_high[card]):
        if seated[twin] == home and outlook.slot_of[twin] != home and outlook.fits(twin, seated[card]):
            seated[twin] = seated[card]
            seated[card] = home
            return


def _in_order(outlook: Outlook) -> list[int]:
    """The slots in an order of their own, whatever order they were found in."""
    rows = [(outlook.slot_pile[slot], outlook.slot_kind[slot], outlook.slot_back[slot], slot) for slot in range(len(outlook.room))]
    return [row[3] for row in sorted(rows)]


def _candidates(outlook: Outlook, cards: list[int], seated: list[int], slot: int) -> list[int]:
    """The cards without a slot that fit this one."""
    return [c for c in cards if seated[c] < 0 and outlook.fits(c, slot)]


def _make_room(outlook: Outlook, cards: list[int], card: int, slots: list[int], seated: list[int], room: list[int]) -> None:
    """Seat a card whose slots are all full: others move along, each to a slot it fits, until one finds room."""
    reached = [card]  # a search outwards from the card; `via[i]` is the place in this list of who asks reached[i] to move
    via = [-1]
    at = 0
    while at < len(reached):
        for slot in slots:
            if not outlook.fits(reached[at], slot):
                continue
            if room[slot] > 0:
                room[slot] -= 1
                step = at
                target = slot
                while step >= 0:
                    previous = seated[reached[step]]
                    seated[reached[step]] = target
                    target = previous
                    step = via[step]
                return
            for other in cards:
                if seated[other] == slot and other not in reached:
                    reached.append(other)
                    via.append(at)
        at += 1
    raise AssertionError("no world fits what the seat knows")


def redeal(ledger: Ledger, outlook: Outlook, seated: list[int], dice: Dice) -> None:
    """Lay the cards of a ledger as a deal says. What other seats know of a slot's cards stays with the slot."""
    knowers: list[list[int]] = [[] for _ in outlook.room]
    moved = [c for c in outlook.floating if not outlook.sure[c] or seated[c] != outlook.slot_of[c]]
    for card in moved:
        knowers[outlook.slot_of[card]].append(ledger.known[card] << 8 | ledger.seen[card])
    for slot in _in_order(outlook):
        knowers[slot].sort()
        shuffle(knowers[slot], dice)
    ledger.where = ledger.where.copy()
    ledger.known = ledger.known.copy()
    ledger.seen = ledger.seen.copy()
    for card in moved:
        mask = knowers[seated[card]].pop()
        ledger.known[card] = mask >> 8
        ledger.seen[card] = mask & 255
        ledger.where[card] = outlook.slot_pile[seated[card]]
    at: list[list[int]] = [[] for _ in ledger.at]
    for card in range(len(ledger.where)):
        at[ledger.where[card]].append(card)
    ledger.at = at
