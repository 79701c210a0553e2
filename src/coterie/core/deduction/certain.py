"""Certainty: which cards every viewer is sure of by counting. See the package for the words, and an example."""

from typing import Final

from mypy_extensions import i64, u8

from coterie.core.deduction.slots import Slots, slots_of
from coterie.core.ledger import Ledger
from coterie.core.lexicon import OPEN
from coterie.core.rows import row_of, zeros
from coterie.core.vecs import append, vec

BITS: Final = 60  # slots in a word of a mask
WHOLE: Final = (1 << BITS) - 1
WORD: Final[i64] = BITS
PLENTY: Final[i64] = 1 << BITS


def certain(ledger: Ledger, seat: int) -> bytes:
    """Per card whether a viewer is sure, 1 or 0, that it, or an equal one, lies where it lies.

    It is found for all viewers at once, and kept for as long as nobody learns anything.
    """
    if seat == OPEN:
        return b"\1" * len(ledger.where)
    slots = slots_of(ledger)
    if not slots.sure:
        slots.sure = conclusions(slots, ledger.layout.seats + 1)
    return slots.sure[seat]


def conclusions(slots: Slots, viewers: int) -> list[bytes]:
    """Per viewer what holds in every deal that fits: per pile and kind the least number of cards, marked on cards that
    are really there.
    """
    counting = Counting(slots)
    return [counting.sure(seat) for seat in range(viewers)]


class Counting:
    """What viewers conclude, one after the other, in flat rows of machine numbers.

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
        self.comer = zeros(numbers)  # per slot reached: the group of the card that would come
        self.origin = zeros(numbers)  # and from where
        self.held = vec[i64]()  # slot by slot, how many cards of each group: a deal that is changed ring by ring

    def sure(self, seat: i64) -> bytes:
        """What one viewer is sure of, per card."""
        self._fill(seat)
        self._find_rings()
        group = self.group
        slot = self.slot
        words = self.words
        unknown_slot = self.unknown_slot
        kind = self.kind
        fit = self.fit
        rings = self.rings
        loose = zeros(len(group))  # per bunch: whether its cards can leave their slot
        equals = vec[i64]()  # those of them that perhaps can leave only for equal cards
        for bunch in range(len(group)):
            if slot[bunch] == unknown_slot[bunch]:
                for n in range(words):
                    loose[bunch] |= fit[group[bunch] * words + n] & rings[slot[bunch] * words + n]
                if loose[bunch] and kind[group[bunch]] >= 0:
                    equals = append(equals, bunch)
        sure = vec[u8]([1] * self.cards)
        floating = self.floating
        bunch_of = self.bunch_of
        for n in range(len(floating)):
            if loose[bunch_of[n]]:
                sure[floating[n]] = 0
        if len(equals):
            self._conclude_equals(sure, equals)
        return bytes(sure)

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

    def _conclude_equals(self, sure: vec[u8], equals: vec[i64]) -> None:
        """Of cards that have equals, be sure of as many as must stay in their slot, whichever of them."""
        words = self.words
        kinds = self.kind
        group = self.group
        slot = self.slot
        size = self.size
        fit = self.fit
        rings = self.rings
        there = self.there  # the slots on a ring with this one where all of them fit
        done = zeros(len(group))
        for at in range(len(equals)):
            bunch = equals[at]
            if done[bunch]:
                continue
            home = slot[bunch]
            kind = kinds[group[bunch]]
            leaving: i64 = 0
            for n in range(words):
                there[n] = rings[home * words + n]
            for to in range(at, len(equals)):
                other = equals[to]
                if slot[other] == home and kinds[group[other]] == kind:
                    done[other] = 1
                    leaving += size[other]
                    for n in range(words):
                        there[n] &= fit[group[other] * words + n]
            if not self._can_swap(home, kind, leaving):
                least = self._least(home, kind)
                if least > 0:
                    self._mark(sure, home, kind, least)

    def _can_swap(self, home: i64, kind: i64, leaving: i64) -> bool:
        """Whether all cards of a kind that can leave a slot find one each to swap with, of other kinds.

        If not, longer rings may do.
        """
        words = self.words
        kinds = self.kind
        group = self.group
        slots = self.slot
        size = self.size
        fit = self.fit
        word = self.word
        bit = self.bit
        there = self.there
        bunches = len(group)
        bunch = self.swapped  # who found a card last time most often finds another there
        for _ in range(bunches):
            slot = slots[bunch]
            if (
                slot >= 0
                and there[word[slot]] & bit[slot]
                and kinds[group[bunch]] != kind
                and fit[group[bunch] * words + word[home]] & bit[home]
            ):
                leaving -= size[bunch]
                if leaving <= 0:
                    self.swapped = bunch
                    return True
            bunch += 1
            if bunch == bunches:
                bunch = 0
        return False

    def _least(self, home: i64, kind: i64) -> i64:
        """The least number of cards of a kind in a slot, over all deals that fit."""
        kinds = self.kind
        groups = self.groups
        if not len(self.held):
            self._hold()
        held = self.held
        while True:
            count: i64 = 0
            for group in range(groups):
                if kinds[group] == kind:
                    count += held[home * groups + group]
            if count == 0 or not self._lessen(home, kind):
                return count

    def _hold(self) -> None:
        """Begin with the deal that is really there."""
        groups = self.groups
        group = self.group
        slot = self.slot
        size = self.size
        held = zeros(self.numbers * groups)
        for bunch in range(len(group)):
            if slot[bunch] >= 0:
                held[slot[bunch] * groups + group[bunch]] += size[bunch]
        self.held = held

    def _lessen(self, home: i64, kind: i64) -> bool:
        """Let cards of the kind leave their slot for another kind along a ring, if there is one."""
        words = self.words
        kinds = self.kind
        fit = self.fit
        held = self.held
        groups = self.groups
        word = self.word
        bit = self.bit
        opened = self.open
        used = self.used
        count = self.count
        comer = self.comer
        origin = self.origin
        reached = self.there
        for n in range(words):
            reached[n] = 0
        reached[word[home]] = bit[home]
        queue = self.queue
        queue[0] = home
        end: i64 = 1
        at: i64 = 0
        while at < end:
            here = queue[at]
            at += 1
            for group in range(groups):
                if held[here * groups + group] == 0:
                    continue
                if here == home:
                    if kinds[group] != kind:
                        continue
                elif kinds[group] != kind and fit[group * words + word[home]] & bit[home]:
                    comer[home] = group
                    origin[home] = here
                    self._turn(home)
                    return True
                for n in range(words):
                    rest = fit[group * words + n] & opened[n] & ~reached[n]
                    if rest:
                        reached[n] |= rest
                        for to in range(count):
                            there = used[to]
                            if word[there] == n and rest & bit[there]:
                                comer[there] = group
                                origin[there] = here
                                queue[end] = there
                                end += 1
        return False

    def _turn(self, home: i64) -> None:
        """A ring is closed: back along it, as many cards of each slot as all of them have take a place in the next."""
        comer = self.comer
        origin = self.origin
        held = self.held
        groups = self.groups
        many = PLENTY
        slot = home
        while True:
            group = comer[slot]
            slot = origin[slot]
            if held[slot * groups + group] < many:
                many = held[slot * groups + group]
            if slot == home:
                break
        while True:
            group = comer[slot]
            held[slot * groups + group] += many
            slot = origin[slot]
            held[slot * groups + group] -= many
            if slot == home:
                return

    def _mark(self, sure: vec[u8], home: i64, kind: i64, least: i64) -> None:
        """Of the cards of a kind in a slot, be sure of so many and no more."""
        kinds = self.kind
        group = self.group
        slot = self.slot
        floating = self.floating
        bunch_of = self.bunch_of
        for n in range(len(floating)):
            bunch = bunch_of[n]
            if slot[bunch] == home and kinds[group[bunch]] == kind:
                sure[floating[n]] = 1 if least > 0 else 0
                least -= 1
