"""Certainty: which cards every viewer is sure of by counting. See the package for the words, and an example."""

from mypy_extensions import i64, u8

from coterie.core.deduction.rings import PLENTY, Rings
from coterie.core.deduction.slots import Slots, slots_of
from coterie.core.ledger import Ledger
from coterie.core.lexicon import OPEN
from coterie.core.rows import zeros
from coterie.core.vecs import append, vec


def certain(ledger: Ledger, seat: int) -> bytes:
    """Per card whether a viewer is sure, 1 or 0, that it, or an equal one, lies where it lies.

    It is found for all seats at once, for the onlooker when it is asked for, and kept for as long as nobody learns
    anything.
    """
    if seat == OPEN:
        return b"\1" * len(ledger.where)
    slots = slots_of(ledger)
    seats = ledger.layout.seats
    if seat == seats:
        if not slots.onlooker:
            slots.onlooker = conclusions(slots, seats, seats + 1)[0]
        return slots.onlooker
    if not slots.sure:
        slots.sure = conclusions(slots, 0, seats)
    return slots.sure[seat]


def conclusions(slots: Slots, first: int, end: int) -> list[bytes]:
    """For some viewers what holds in every deal that fits: per pile and kind the least number of cards, marked on cards
    that are really there.
    """
    counting = Counting(slots)
    return [counting.sure(seat) for seat in range(first, end)]


class Counting(Rings):
    """What viewers conclude, one after the other."""

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
                least = self._least_by_swaps(home, kind)
                if least < 0:
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

    def _least_by_swaps(self, home: i64, kind: i64) -> i64:
        """The least number of cards of a kind in a slot, if swaps of two cards show it; -1 if longer rings may do more.

        Bunches that fit fewer slots choose first with which to swap.
        """
        words = self.words
        kinds = self.kind
        group = self.group
        slots = self.slot
        size = self.size
        fit = self.fit
        word = self.word
        bit = self.bit
        rings = self.rings
        used = self.used
        count = self.count
        spare = self.spare  # per slot: how many cards nobody has swapped with yet
        reached = self.there  # the slots that fit cards that stay
        for at in range(count):
            spare[used[at]] = 0
        for n in range(words):
            reached[n] = 0
        mine = vec[i64]()
        for bunch in range(len(group)):
            slot = slots[bunch]
            if slot == home:
                if kinds[group[bunch]] == kind:
                    mine = append(mine, bunch)
            elif (
                slot >= 0
                and rings[home * words + word[slot]] & bit[slot]
                and kinds[group[bunch]] != kind
                and fit[group[bunch] * words + word[home]] & bit[home]
            ):
                spare[slot] += size[bunch]
        fits = zeros(len(mine))  # slots with a card to swap with, in which it may lie
        for n in range(len(mine)):
            for at in range(count):
                slot = used[at]
                if spare[slot] > 0 and fit[group[mine[n]] * words + word[slot]] & bit[slot]:
                    fits[n] += 1
        least: i64 = 0
        for _ in range(len(mine)):
            next_n: i64 = 0
            for n in range(len(mine)):
                if fits[n] < fits[next_n]:
                    next_n = n
            fits[next_n] = PLENTY
            row = group[mine[next_n]] * words
            stay = size[mine[next_n]]
            for at in range(count):
                slot = used[at]
                if stay > 0 and spare[slot] > 0 and fit[row + word[slot]] & bit[slot]:
                    many = stay if stay < spare[slot] else spare[slot]
                    spare[slot] -= many
                    stay -= many
            if stay > 0:
                least += stay
                for n in range(words):
                    reached[n] |= rings[home * words + n] & fit[row + n]
        return least if least == 0 or self._is_closed(home, kind, mine) else -1

    def _is_closed(self, home: i64, kind: i64, mine: vec[i64]) -> bool:
        """Whether those of these bunches that stay lead, by rings too, nowhere where a card is left to swap with."""
        words = self.words
        kinds = self.kind
        group = self.group
        slots = self.slot
        fit = self.fit
        word = self.word
        bit = self.bit
        used = self.used
        spare = self.spare
        reached = self.there
        grown = True
        while grown:
            grown = False
            for at in range(self.count):
                slot = used[at]
                if reached[word[slot]] & bit[slot] and spare[slot] > 0:
                    return False
            for bunch in range(len(group)):
                slot = slots[bunch]
                row = group[bunch] * words
                if slot < 0 or not reached[word[slot]] & bit[slot]:
                    continue
                if kinds[group[bunch]] == kind or not fit[row + word[home]] & bit[home]:
                    grown = self._reach(home, row) or grown
                else:  # it was swapped, for some of these
                    for n in range(len(mine)):
                        row = group[mine[n]] * words
                        if fit[row + word[slot]] & bit[slot]:
                            grown = self._reach(home, row) or grown
        return True

    def _reach(self, home: i64, row: i64) -> bool:
        """Go on to where a group, whose fit begins here, may come; whether that leads farther than before."""
        reached = self.there
        grown = False
        for n in range(self.words):
            more = self.rings[home * self.words + n] & self.fit[row + n] & ~reached[n]
            if more:
                reached[n] |= more
                grown = True
        return grown

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
