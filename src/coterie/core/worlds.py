"""Worlds: tables that might be the real one for all a seat knows.

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
        cards = len(layout.kind_of)
        self.sure: list[bool] = [True] * cards
        self.floating: list[int] = []
        self.unsure: list[int] = []  # floating cards that the seat does not know
        self.slot_of: list[int] = [-1] * cards
        self.slot_pile: list[int] = []
        self.slot_kind: list[int] = []  # -1: any kind
        self.slot_back: list[int] = []  # -1: any back
        self.room: list[int] = []  # how many cards a slot takes
        known = [-1] * piles  # per pile: the slot found last for a known card, and for an unknown one
        unknown = [-1] * piles
        clouds = ledger.cloud  # what is looked at for every card is fetched once
        where = ledger.where
        knowers = ledger.known
        backs = layout.backs
        floating = self.floating
        unsure = self.unsure
        slot_of = self.slot_of
        room = self.room
        bit = 1 << seat if seat != OPEN else 0
        for card in range(cards):
            if clouds[card] < piles:
                continue
            floating.append(card)
            pile = where[card]
            if knowers[card] & bit or seat == OPEN:
                slot = known[pile]
                if slot < 0 or self.slot_kind[slot] != layout.kind_of[card]:  # equal cards come one after the other
                    slot = self._open(pile, layout.kind_of[card], -1)
                    known[pile] = slot
            else:
                unsure.append(card)
                back = layout.back_of[card] if backs[pile] else -1
                slot = unknown[pile]
                if slot < 0 or self.slot_back[slot] != back:
                    slot = self._unknown(pile, back)
                    unknown[pile] = slot
            slot_of[card] = slot
            room[slot] += 1
        for card in unsure:
            self.sure[card] = False
        self.fit: list[int] = []  # per cloud: the slots for unknown cards that its cards may take, as a mask; they share their back
        slots = [slot for slot in range(len(room)) if self.slot_kind[slot] < 0]
        for cloud in range(len(ledger.spread)):
            self.fit.append(self._open_to(cloud, slots) if cloud >= piles and ledger.crowd[cloud] else 0)

    def _unknown(self, pile: int, back: int) -> int:
        """The slot for a pile's unknown cards of a back, an old one or a new one."""
        for slot in range(len(self.room)):
            if self.slot_pile[slot] == pile and self.slot_kind[slot] < 0 and self.slot_back[slot] == back:
                return slot
        return self._open(pile, -1, back)

    def _open(self, pile: int, kind: int, back: int) -> int:
        self.slot_pile.append(pile)
        self.slot_kind.append(kind)
        self.slot_back.append(back)
        self.room.append(0)
        return len(self.room) - 1

    def _open_to(self, cloud: int, slots: list[int]) -> int:
        """Those of these slots for unknown cards that the cards of a cloud may take, as a mask."""
        ledger = self.ledger
        spread = ledger.spread[cloud]
        back = ledger.layout.back_of[ledger.layout.sort_low[ledger.sort[cloud]]]
        slot_pile = self.slot_pile
        slot_back = self.slot_back
        fit = 0
        for slot in slots:
            if spread >> slot_pile[slot] & 1 and (slot_back[slot] < 0 or slot_back[slot] == back):
                fit |= 1 << slot
        return fit

    def choice(self, card: int) -> int:
        """All slots that a floating card fits, as a mask: those for unknown cards, and those for its kind alone."""
        layout = self.ledger.layout
        cloud = self.ledger.cloud[card]
        choice = self.fit[cloud]
        for twin in range(layout.twins_low[card], layout.twins_high[card]):
            slot = self.slot_of[twin]
            if slot >= 0 and self.slot_kind[slot] >= 0 and self.ledger.spread[cloud] >> self.slot_pile[slot] & 1:
                choice |= 1 << slot
        return choice

    def choices(self) -> list[int]:
        """Per card its `choice`, 0 for those that do not float."""
        choices = [0] * len(self.slot_of)
        for card in self.floating:
            choices[card] = self.choice(card)
        return choices

    def fits(self, card: int, slot: int) -> bool:
        """Whether a floating card may take a slot."""
        ledger = self.ledger
        if not ledger.spread[ledger.cloud[card]] >> self.slot_pile[slot] & 1:
            return False
        if self.slot_kind[slot] >= 0:
            return self.slot_kind[slot] == ledger.layout.kind_of[card]
        return self.slot_back[slot] < 0 or self.slot_back[slot] == ledger.layout.back_of[card]


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
    choices = outlook.choices()
    slack = [len(_candidates(choices, cards, seated, slot)) - outlook.room[slot] for slot in slots]
    order = sorted([(slack[i], i, slots[i]) for i in range(len(slots))])
    room = outlook.room.copy()
    for row in order:
        slot = row[2]
        candidates = _candidates(choices, cards, seated, slot)
        for i in range(min(room[slot], len(candidates))):
            seated[candidates[i]] = slot
            room[slot] -= 1
    for card in cards:
        if seated[card] < 0:
            _make_room(choices, cards, card, slots, seated, room)
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


def _candidates(choices: list[int], cards: list[int], seated: list[int], slot: int) -> list[int]:
    """The cards without a slot that fit this one."""
    return [c for c in cards if seated[c] < 0 and choices[c] >> slot & 1]


def _make_room(choices: list[int], cards: list[int], card: int, slots: list[int], seated: list[int], room: list[int]) -> None:
    """Seat a card whose slots are all full: others move along, each to a slot it fits, until one finds room."""
    reached = [card]  # a search outwards from the card; `via[i]` is the place in this list of who asks reached[i] to move
    via = [-1]
    at = 0
    while at < len(reached):
        for slot in slots:
            if not choices[reached[at]] >> slot & 1:
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
    ledger.concluded = None
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
