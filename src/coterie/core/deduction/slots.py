"""Slots: the floating cards of a ledger, and the slots they fill for each viewer. See the package for the words."""

from coterie.core.ledger import Ledger


def slots_of(ledger: Ledger) -> "Slots":
    """The slots of a ledger: found once for as long as nobody learns anything, and shared by clones."""
    slots = ledger.slots
    if slots is None:
        slots = Slots(ledger)
        ledger.slots = slots
    return slots


class Slots:
    """What all viewers of a ledger have in common, in flat lists of numbers. Masks of slots have a bit a slot.

    A slot that takes any card of a pile has the number of the pile; the others come after. A card that a viewer knows,
    and that has no equal afloat, can never change places: for that viewer it needs no slot.
    """

    def __init__(self, ledger: Ledger) -> None:
        piles = len(ledger.at)
        self.cards = len(ledger.where)
        self.floating: list[int] = []  # all floating cards
        self.bunch_of: list[int] = []  # per floating card, in the order above
        # per group
        self.group_kind: list[int] = []  # -1 where no equal cards float
        self.group_cloud: list[int] = []
        self.fit: list[int] = []  # the slots that its cards fit, as a mask
        # per bunch
        self.group: list[int] = []
        self.size: list[int] = []  # how many cards
        self.known: list[int] = []  # the seats that know its cards, as a mask
        self.unknown_slot: list[int] = []  # the slot of its cards for viewers that do not know them
        self.known_slot: list[int] = []  # and for those that do; -1 for none
        # per slot
        self.slot_pile = list(range(piles))
        self.slot_kind = [-1] * piles  # -1: any
        self.slot_back = [-1] * piles  # -1: any
        self.sure: list[bytes] = []  # per seat: what `certain` found, once somebody asked
        self.onlooker = b""  # the same for the onlooker
        for pile in range(piles):
            if ledger.crowd[pile] != len(ledger.at[pile]):
                self._gather(ledger, pile)
        for slot in range(piles, len(self.slot_pile)):
            self._open(ledger, slot)

    def slot_for(self, bunch: int, seat: int) -> int:
        """The slot of a bunch's cards for a viewer; -1 where they can never change places."""
        return self.known_slot[bunch] if self.known[bunch] >> seat & 1 else self.unknown_slot[bunch]

    def _gather(self, ledger: Ledger, pile: int) -> None:
        """Find the bunches of a pile that is not wholly public."""
        piles = len(ledger.at)
        layout = ledger.layout
        kind_of = layout.kind_of
        groups = self.group
        knowers = self.known
        first = len(groups)
        kind = -1
        shared = -1  # the kind, if equal cards float
        group = -1
        bunch = -1
        for card in ledger.at[pile]:
            cloud = ledger.cloud[card]
            if cloud < piles:
                continue
            if kind_of[card] != kind:
                kind = kind_of[card]
                shared = kind if _equals_float(ledger, card) else -1
            # most often many in a row are alike
            if group < 0 or self.group_cloud[group] != cloud or self.group_kind[group] != shared:
                group = self._group(cloud, shared, ledger.spread[cloud])
            known = ledger.known[card]
            if bunch < 0 or groups[bunch] != group or knowers[bunch] != known:
                bunch = first
                while bunch < len(groups) and (groups[bunch] != group or knowers[bunch] != known):
                    bunch += 1
                if bunch == len(groups):
                    groups.append(group)
                    knowers.append(known)
                    self.size.append(0)
                    self.unknown_slot.append(self._slot(pile, -1, layout.back_of[card]) if layout.backs[pile] else pile)
                    self.known_slot.append(self._slot(pile, shared, -1) if shared >= 0 else -1)
            self.floating.append(card)
            self.bunch_of.append(bunch)
            self.size[bunch] += 1

    def _group(self, cloud: int, kind: int, spread: int) -> int:
        """The group of a cloud's cards, an old one or a new one."""
        group_cloud = self.group_cloud
        for group in range(len(group_cloud)):
            if group_cloud[group] == cloud and self.group_kind[group] == kind:
                return group
        group_cloud.append(cloud)
        self.group_kind.append(kind)
        self.fit.append(spread)
        return len(group_cloud) - 1

    def _slot(self, pile: int, kind: int, back: int) -> int:
        """The slot for the cards of a pile that are of a kind, or have a back: an old one or a new one."""
        slot = len(self.slot_pile) - 1
        while self.slot_pile[slot] == pile and slot > pile:  # those of one pile come one after the other
            if self.slot_kind[slot] == kind and self.slot_back[slot] == back:
                return slot
            slot -= 1
        self.slot_pile.append(pile)
        self.slot_kind.append(kind)
        self.slot_back.append(back)
        return len(self.slot_pile) - 1

    def _open(self, ledger: Ledger, slot: int) -> None:
        """Let the groups fit a slot that is not for all cards of its pile."""
        layout = ledger.layout
        kind = self.slot_kind[slot]
        for group, cloud in enumerate(self.group_cloud):
            if not ledger.spread[cloud] >> self.slot_pile[slot] & 1:
                continue
            if kind >= 0:
                fits = self.group_kind[group] == kind
            else:
                fits = layout.back_of[layout.category_low[ledger.category[cloud]]] == self.slot_back[slot]
            if fits:
                self.fit[group] |= 1 << slot


def _equals_float(ledger: Ledger, card: int) -> bool:
    """Whether cards equal to one that floats do too."""
    piles = len(ledger.at)
    for twin in range(ledger.layout.twins_low[card], ledger.layout.twins_high[card]):
        if twin != card and ledger.cloud[twin] >= piles:
            return True
    return False
