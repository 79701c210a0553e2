"""Rings: the slots of one viewer, and which of them lie on a ring with which. See the package for the words."""

from typing import Final

from mypy_extensions import i64

from coterie.core.deduction.slots import Slots
from coterie.core.rows import row_of, zeros
from coterie.core.vecs import append, vec

BITS: Final = 60  # slots in a word of a mask
WHOLE: Final = (1 << BITS) - 1
WORD: Final[i64] = BITS
PLENTY: Final[i64] = 1 << BITS


class Rings:
    """The slots of viewers, of one after the other, in flat rows of machine numbers.

    A mask of slots has one word, or several one after the other where there are many slots. A method takes the rows it
    goes through by names of its own: that is what makes them fast.
    """

    def __init__(self, slots: Slots) -> None:
        numbers: i64 = len(slots.slot_pile)
        words: i64 = (numbers + WORD - 1) // WORD
        self.cards: i64 = slots.cards
        self.numbers = numbers  # slots are numbered below this
        self.words = words
        self.groups: i64 = len(slots.fit)
        self.floating = row_of(slots.floating)
        self.bunch_of = row_of(slots.bunch_of)
        # per bunch
        self.group = row_of(slots.group)
        self.size = row_of(slots.size)
        self.known = row_of(slots.known)
        self.unknown_slot = row_of(slots.unknown_slot)
        self.known_slot = row_of(slots.known_slot)
        self.slot = zeros(len(slots.group))  # for the viewer; -1 where its cards can never change places
        self.swapped: i64 = 0  # the bunch that last had a card to swap with
        # per group
        self.kind = row_of(slots.group_kind)  # -1 where no equal cards float
        fit = vec[i64]()
        for fits in slots.fit:
            rest = fits
            for _ in range(words):
                fit = append(fit, rest & WHOLE)
                rest >>= BITS
        self.fit = fit  # the slots that its cards fit, as a mask
        # per slot
        word = vec[i64]()
        bit = vec[i64]()
        mask: i64 = 1  # doubled again and again: C would shift a constant as a number of 32 bits
        for slot in range(numbers):
            word = append(word, slot // WORD)
            bit = append(bit, mask)
            mask += mask
            if mask == PLENTY:
                mask = 1
        self.word = word  # which word of a mask it is in
        self.bit = bit  # and as which bit
        self.used = zeros(numbers)  # the viewer's slots, once each
        self.count: i64 = 0  # how many
        self.open = zeros(words)  # the same as a mask
        self.arrows = zeros(numbers * words)  # the slots that a card in it fits, as a mask
        self.rings = zeros(numbers * words)  # the others with which it lies on a ring, as a mask
        # room for a search
        self.there = zeros(words)
        self.queue = zeros(numbers)
        self.spare = zeros(numbers)
        self.comer = zeros(numbers)  # per slot reached: the group of the card that would come
        self.origin = zeros(numbers)  # and from where
        self.held = vec[i64]()  # slot by slot, how many cards of each group: a deal that is changed ring by ring

    def _fill(self, seat: i64) -> None:
        """Put every bunch into its slot for the viewer."""
        words = self.words
        group = self.group
        known = self.known
        unknown_slot = self.unknown_slot
        known_slot = self.known_slot
        slots = self.slot
        fit = self.fit
        word = self.word
        bit = self.bit
        used = self.used
        opened = self.open
        arrows = self.arrows
        count: i64 = 0
        for n in range(words):
            opened[n] = 0
        for bunch in range(len(group)):
            slot = known_slot[bunch] if known[bunch] >> seat & 1 else unknown_slot[bunch]
            slots[bunch] = slot
            if slot < 0:
                continue
            if not opened[word[slot]] & bit[slot]:
                opened[word[slot]] |= bit[slot]
                used[count] = slot
                count += 1
                for n in range(words):
                    arrows[slot * words + n] = 0
            for n in range(words):
                arrows[slot * words + n] |= fit[group[bunch] * words + n]
        self.count = count
        self.held = vec[i64]()

    def _find_rings(self) -> None:
        words = self.words
        word = self.word
        bit = self.bit
        used = self.used
        opened = self.open
        arrows = self.arrows
        rings = self.rings
        entered = zeros(words)  # no other slot lies on a ring
        for at in range(self.count):
            slot = used[at]
            for n in range(words):
                rings[slot * words + n] = 0
                others = arrows[slot * words + n] & opened[n]
                arrows[slot * words + n] = others
                if word[slot] == n:
                    others &= ~bit[slot]
                entered[n] |= others
        for at in range(self.count):
            slot = used[at]
            if not entered[word[slot]] & bit[slot]:
                continue
            ring = self._there_and_back(slot)
            for n in range(words):
                entered[n] &= ~ring[n]
            for to in range(self.count):
                other = used[to]
                if ring[word[other]] & bit[other]:
                    for n in range(words):
                        rings[other * words + n] = ring[n]
                    rings[other * words + word[other]] &= ~bit[other]

    def _there_and_back(self, start: i64) -> vec[i64]:
        """The slots, the start among them, that can be reached from the start and from which it can be reached."""
        words = self.words
        word = self.word
        bit = self.bit
        used = self.used
        arrows = self.arrows
        count = self.count
        there = zeros(words)
        there[word[start]] = bit[start]
        grown = True
        while grown:
            grown = False
            for at in range(count):
                slot = used[at]
                if there[word[slot]] & bit[slot]:
                    for n in range(words):
                        if arrows[slot * words + n] & ~there[n]:
                            there[n] |= arrows[slot * words + n]
                            grown = True
        back = zeros(words)
        back[word[start]] = bit[start]
        grown = True
        while grown:
            grown = False
            for at in range(count):
                slot = used[at]
                if there[word[slot]] & bit[slot] & ~back[word[slot]]:
                    for n in range(words):
                        if arrows[slot * words + n] & back[n]:
                            back[word[slot]] |= bit[slot]
                            grown = True
        return back
