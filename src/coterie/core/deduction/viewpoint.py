"""The viewpoint: one viewer's slots, and the cards to be dealt into them. See the package for the words.

Nothing here depends on where unknown cards really lie, nor on which of several equal cards is which: slots, cards and
clouds are put into an order that the viewer's knowledge alone decides, and equal cards are numbered anew.
"""

from typing import Final

from coterie.core.deduction.slots import Slots, slots_of
from coterie.core.ledger import Ledger

NOT_YET: Final[list[int]] = []


class Viewpoint:
    """What all deals of one viewer have in common, in flat lists of numbers.

    `pool` has the cards to be dealt, batch by batch.
    """

    def __init__(self, ledger: Ledger, seat: int) -> None:
        cards = len(ledger.where)
        self.layout = ledger.layout
        # per cloud, those of the piles first
        self.category: list[int] = ledger.category[: len(ledger.at)]
        self.spread: list[int] = ledger.spread[: len(ledger.at)]
        self.crowd: list[int] = ledger.crowd[: len(ledger.at)]
        # per slot
        self.pile: list[int] = []
        self.kind: list[int] = []  # -1: any
        self.back: list[int] = []  # -1: any
        self.room: list[int] = []  # how many cards it takes
        # per card; equal cards are numbered anew, those that float first, in the order of their clouds
        self.cloud = ledger.cloud.copy()
        self.where = ledger.where[:]  # the pile of a card that is not dealt; -1 for one that is
        self.batch_of = [-1] * cards  # -1 for a card that is not dealt
        self.fixed: list[int] = []  # cards that float and are not dealt: the viewer knows them, and no equal one floats
        # per batch
        self.fit: list[int] = []  # the slots that its cards fit, as a mask
        self.low: list[int] = []  # where its cards begin in the pool
        self.high: list[int] = []  # and end
        self.pool: list[int] = []
        self.takers: list[int] = []  # slot by slot, the batches that fit it and the slot that takes their rest
        self.takers_at: list[int] = [0]  # per slot: where they begin
        self.bound: list[int] = []  # the batches that fit one slot alone
        # Where cards mingle, directly or by way of others, one slot takes the rest: no card has to be drawn for it
        self.order: list[int] = []  # the other slots as they are filled: those with the fewest cards to spare first
        self.rest: list[int] = []  # per batch: the slot that takes what is left of it
        self.stray: list[int] = []  # the batches that do not fit that slot: those with the least room to spare first
        self.slot = [-1] * cards  # per card: the slot if nobody draws it; -1 for a card that is not dealt
        self.any_deal = NOT_YET  # some deal that fits: slot by slot, how many cards of each batch; `Deal` finds it
        slots = slots_of(ledger)
        rank = self._set_clouds(ledger)
        fit = self._set_slots(slots, seat)
        self._set_cards(ledger, slots, seat, rank, fit)
        self._set_order()

    def _set_clouds(self, ledger: Ledger) -> list[int]:
        """Number the clouds by category and spread; returns the new number per old one."""
        rank = [-1] * len(ledger.spread)
        rows = [
            (ledger.category[cloud], ledger.spread[cloud], cloud)
            for cloud in range(len(ledger.at), len(ledger.spread))
            if ledger.crowd[cloud]
        ]
        rows.sort()
        for category, spread, cloud in rows:
            last = len(self.spread) - 1
            if self.category[last] != category or self.spread[last] != spread:
                self.category.append(category)
                self.spread.append(spread)
                self.crowd.append(0)
                last += 1
            self.crowd[last] += ledger.crowd[cloud]
            rank[cloud] = last
        return rank

    def _set_slots(self, slots: Slots, seat: int) -> list[int]:
        """Number the viewer's slots by pile, kind and back; returns per group the slots that it fits, as a mask."""
        room = [0] * len(slots.slot_pile)
        for bunch, size in enumerate(slots.size):
            slot = slots.slot_for(bunch, seat)
            if slot >= 0:
                room[slot] += size
        rows = [
            (slots.slot_pile[slot], slots.slot_kind[slot], slots.slot_back[slot], slot)
            for slot in range(len(room))
            if room[slot]
        ]
        rows.sort()
        fit = [0] * len(slots.fit)
        for number, (pile, kind, back, slot) in enumerate(rows):
            self.pile.append(pile)
            self.kind.append(kind)
            self.back.append(back)
            self.room.append(room[slot])
            for group, mask in enumerate(slots.fit):
                if mask >> slot & 1:
                    fit[group] |= 1 << number
        return fit

    def _set_cards(self, ledger: Ledger, slots: Slots, seat: int, rank: list[int], fit: list[int]) -> None:
        """Number equal cards anew, and part those to be dealt into batches."""
        groups = len(slots.fit)
        where = ledger.where
        twins_high = self.layout.twins_high
        new_where = self.where  # what is looked at for every card is fetched once
        new_cloud = self.cloud
        # under the old numbers
        code = [-1] * slots.cards  # of a floating card: the new number of its cloud, and its group
        stays = [False] * slots.cards  # a floating card that is not dealt
        for n, card in enumerate(slots.floating):
            bunch = slots.bunch_of[n]
            group = slots.group[bunch]
            code[card] = rank[slots.group_cloud[group]] * groups + group
            stays[card] = slots.slot_for(bunch, seat) < 0
        batch_of_group = [-1] * groups
        cards_of: list[list[int]] = []  # per batch
        codes: list[int] = []  # of the cards of a kind that float
        lying: list[int] = []  # the piles of those that do not
        low = 0
        while low < slots.cards:
            high = twins_high[low]
            settled = True  # none of the kind floats, and they lie in the order of the piles: their numbers stay
            before = -1
            for card in range(low, high):
                if code[card] >= 0 or where[card] < before:
                    settled = False
                    break
                before = where[card]
            if settled:
                low = high
                continue
            fixed = -1  # the pile of one that floats and stays: it is the only one that floats
            for card in range(low, high):
                if code[card] < 0:
                    lying.append(where[card])
                else:
                    codes.append(code[card])
                    if stays[card]:
                        fixed = where[card]
            if len(codes) > 1:
                codes.sort()
            if len(lying) > 1:
                lying.sort()
            for number in codes:
                new_cloud[low] = number // groups
                if fixed >= 0:
                    new_where[low] = fixed
                    self.fixed.append(low)
                else:
                    group = number % groups
                    batch = batch_of_group[group]
                    if batch < 0:
                        batch = self._batch(fit[group])
                        batch_of_group[group] = batch
                        if batch == len(cards_of):
                            cards_of.append([])
                    self.batch_of[low] = batch
                    cards_of[batch].append(low)
                    new_where[low] = -1
                low += 1
            for pile in lying:
                new_where[low] = pile
                new_cloud[low] = pile
                low += 1
            codes.clear()
            lying.clear()
        for cards in cards_of:
            self.low.append(len(self.pool))
            self.pool.extend(cards)
            self.high.append(len(self.pool))

    def _batch(self, fit: int) -> int:
        """The batch of cards that fit these slots, an old one or a new one."""
        for batch, other in enumerate(self.fit):
            if other == fit:
                return batch
        self.fit.append(fit)
        return len(self.fit) - 1

    def _set_order(self) -> None:
        rows: list[tuple[int, int]] = []  # how many cards each slot has to spare
        for slot, room in enumerate(self.room):
            spare = -room
            for batch, fit in enumerate(self.fit):
                if fit >> slot & 1:
                    spare += self.high[batch] - self.low[batch]
            rows.append((spare, slot))
        rows.sort()
        rests = 0  # the slots that take a rest, as a mask
        self.rest = [-1] * len(self.fit)
        for batch in range(len(self.fit)):
            if self.rest[batch] < 0:
                rests |= 1 << self._set_rest(self._mingling(self.fit[batch]), rows)
        strays: list[tuple[int, int]] = []  # how much room each of those batches has to spare
        for batch, fit in enumerate(self.fit):
            if fit & (fit - 1) == 0:
                self.rest[batch] = fit.bit_length() - 1
                self.bound.append(batch)
            elif not fit >> self.rest[batch] & 1:
                room = sum([self.room[slot] for slot in range(len(self.room)) if fit >> slot & 1])
                strays.append((room - self.high[batch] + self.low[batch], batch))
            for at in range(self.low[batch], self.high[batch]):
                self.slot[self.pool[at]] = self.rest[batch]
        strays.sort()
        for _, batch in strays:
            self.stray.append(batch)
        for slot in range(len(self.room)):
            for batch, fit in enumerate(self.fit):
                if fit >> slot & 1 and batch not in self.bound and batch not in self.stray:
                    self.takers.append(batch)
            self.takers_at.append(len(self.takers))
        for _, slot in rows:
            if not rests >> slot & 1:
                self.order.append(slot)

    def _mingling(self, slots: int) -> int:
        """These slots, a mask, with all whose cards may come to lie in them."""
        before = 0
        while slots != before:
            before = slots
            for fit in self.fit:
                if fit & slots:
                    slots |= fit
        return slots

    def _set_rest(self, slots: int, rows: list[tuple[int, int]]) -> int:
        """Of slots that mingle, let the one that most cards fit take the rest, and of several such the largest."""
        rest = -1
        most = (-1, -1)
        for spare, slot in rows:
            room = self.room[slot]
            if slots >> slot & 1 and (spare + room, room) > most:
                most = (spare + room, room)
                rest = slot
        for batch, fit in enumerate(self.fit):
            if fit & slots:
                self.rest[batch] = rest
        return rest
