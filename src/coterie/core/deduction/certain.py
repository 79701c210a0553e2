"""Certainty: which cards a viewer is sure of by counting. See the package for the words, and an example."""

from coterie.core.deduction.slots import Slots, slots_of
from coterie.core.ledger import Ledger
from coterie.core.lexicon import OPEN


def certain(ledger: Ledger, seat: int) -> list[bool]:
    """Per card whether a viewer is sure that it, or an equal one, lies where it lies.

    The answer is kept for as long as nobody learns anything: do not change it.
    """
    if seat == OPEN:
        return [True] * len(ledger.where)
    slots = slots_of(ledger)
    if not slots.sure[seat]:
        slots.sure[seat] = Conclusion(slots, seat).sure()
    return slots.sure[seat]


class Conclusion:
    """What one viewer concludes, under way: the slots it has, and the slot of each bunch."""

    def __init__(self, slots: Slots, seat: int) -> None:
        self.slots = slots
        self.slot: list[int] = []  # per bunch; -1 where its cards can never change places
        self.used: list[int] = []  # the viewer's slots, once each
        self.open = 0  # the same as a mask
        self.arrows: list[int] = [0] * len(slots.slot_pile)  # per slot: the slots that a card in it fits, as a mask
        arrows = self.arrows
        for bunch, known in enumerate(slots.known):
            slot = slots.known_slot[bunch] if known >> seat & 1 else slots.unknown_slot[bunch]
            self.slot.append(slot)
            if slot >= 0:
                before = arrows[slot]
                if before == 0:
                    self.used.append(slot)
                    self.open |= 1 << slot
                arrows[slot] = before | slots.fit[slots.group[bunch]]

    def sure(self) -> list[bool]:
        """What holds in every deal that fits: per pile and kind the least number of cards, marked on cards that are
        really there.
        """
        slots = self.slots
        rings = self._rings()
        loose = [False] * len(slots.group)  # per bunch: its cards can leave their slot
        equals: list[int] = []  # those of them that perhaps can leave only for equal cards
        for bunch, slot in enumerate(self.slot):
            group = slots.group[bunch]
            if slot == slots.unknown_slot[bunch] and slots.fit[group] & rings[slot]:
                loose[bunch] = True
                if slots.group_kind[group] >= 0:
                    equals.append(bunch)
        sure = [True] * slots.cards
        bunch_of = slots.bunch_of
        for n, card in enumerate(slots.floating):
            if loose[bunch_of[n]]:
                sure[card] = False
        if equals:
            self._conclude_equals(sure, rings, equals)
        return sure

    def _rings(self) -> list[int]:
        """Per slot the others with which it lies on a ring, as a mask."""
        arrows = self.arrows
        entered = 0  # no other slot lies on a ring
        for slot in self.used:
            arrows[slot] &= self.open
            entered |= arrows[slot] & ~(1 << slot)
        rings = [0] * len(arrows)
        for slot in self.used:
            if entered >> slot & 1:
                ring = self._there_and_back(slot)
                entered &= ~ring
                for other in self.used:
                    if ring >> other & 1:
                        rings[other] = ring & ~(1 << other)
        return rings

    def _there_and_back(self, start: int) -> int:
        """The slots, the start among them, that can be reached from the start and from which it can be reached."""
        arrows = self.arrows
        there = 1 << start
        before = 0
        while there != before:
            before = there
            for slot in self.used:
                if there >> slot & 1:
                    there |= arrows[slot]
        back = 1 << start
        before = 0
        while back != before:
            before = back
            for slot in self.used:
                if arrows[slot] & back:
                    back |= 1 << slot
        return there & back

    def _conclude_equals(self, sure: list[bool], rings: list[int], bunches: list[int]) -> None:
        """Of cards that have equals, be sure of as many as must stay in their slot, whichever of them."""
        slots = self.slots
        shift: Shift | None = None
        done: list[int] = []  # a number for each slot and kind looked at
        for bunch in bunches:
            kind = slots.group_kind[slots.group[bunch]]
            home = self.slot[bunch]
            code = kind * len(rings) + home
            if code in done:
                continue
            done.append(code)
            if self._can_swap(home, kind, rings[home], bunches):
                continue
            if shift is None:
                shift = Shift(self)
            least = shift.least(home, kind)
            if least > 0:
                self._mark(sure, home, kind, least)

    def _mark(self, sure: list[bool], home: int, kind: int, least: int) -> None:
        """Of the cards of a kind in a slot, be sure of so many and no more."""
        slots = self.slots
        for n, card in enumerate(slots.floating):
            bunch = slots.bunch_of[n]
            if self.slot[bunch] == home and slots.group_kind[slots.group[bunch]] == kind:
                sure[card] = least > 0
                least -= 1

    def _can_swap(self, home: int, kind: int, ring: int, bunches: list[int]) -> bool:
        """Whether all cards of a kind that can leave a slot find one each to swap with, of other kinds.

        If not, longer rings may do.
        """
        groups = self.slots.group
        kinds = self.slots.group_kind
        fit = self.slots.fit
        size = self.slots.size
        leaving = 0
        there = ring
        for bunch in bunches:
            group = groups[bunch]
            if kinds[group] == kind and self.slot[bunch] == home:
                leaving += size[bunch]
                there &= fit[group]
        for bunch, slot in enumerate(self.slot):
            if slot >= 0 and there >> slot & 1:
                group = groups[bunch]
                if kinds[group] != kind and fit[group] >> home & 1:
                    leaving -= size[bunch]
                    if leaving <= 0:
                        return True
        return False


class Shift:
    """A deal that is changed ring by ring, to see how few cards of a kind a slot can do with."""

    def __init__(self, conclusion: Conclusion) -> None:
        slots = conclusion.slots
        self.kinds = slots.group_kind
        self.fit: list[int] = [fit & conclusion.open for fit in slots.fit]
        self.used = conclusion.used
        self.numbers = len(conclusion.arrows)  # slots are numbered below this
        self.groups = len(slots.fit)
        self.held: list[int] = [0] * (self.numbers * self.groups)  # slot by slot, how many cards of each group
        for bunch, slot in enumerate(conclusion.slot):
            if slot >= 0:
                self.held[slot * self.groups + slots.group[bunch]] += slots.size[bunch]

    def least(self, home: int, kind: int) -> int:
        """The least number of cards of a kind in a slot, over all deals that fit."""
        while self._lessen(home, kind):
            pass
        count = 0
        for group in range(self.groups):
            if self.kinds[group] == kind:
                count += self.held[home * self.groups + group]
        return count

    def _lessen(self, home: int, kind: int) -> bool:
        """Let one card of the kind leave its slot for another kind along a ring, if there is one."""
        fit = self.fit
        kinds = self.kinds
        held = self.held
        groups = self.groups
        used = self.used
        # per slot reached: the group of the card that would come, and below, from where
        comer: list[int] = [-1] * self.numbers
        origin: list[int] = [-1] * self.numbers
        reached = 1 << home
        queue: list[int] = [home]
        at = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            for group in range(groups):
                if held[here * groups + group] == 0:
                    continue
                if here == home:
                    if kinds[group] != kind:
                        continue
                elif kinds[group] != kind and fit[group] >> home & 1:
                    comer[home] = group
                    origin[home] = here
                    self._turn(home, comer, origin)
                    return True
                rest = fit[group] & ~reached
                reached |= rest
                if rest:
                    for there in used:
                        if rest >> there & 1:
                            comer[there] = group
                            origin[there] = here
                            queue.append(there)
        return False

    def _turn(self, home: int, comer: list[int], origin: list[int]) -> None:
        """A ring is closed: back along it, a card of each slot takes a place in the next."""
        slot = home
        while True:
            group = comer[slot]
            self.held[slot * self.groups + group] += 1
            slot = origin[slot]
            self.held[slot * self.groups + group] -= 1
            if slot == home:
                return
