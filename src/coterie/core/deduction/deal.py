"""Deals: random ways to fill one viewer's slots that fit what it knows. See the package for the words."""

from mypy_extensions import i64

from coterie.core.deduction.viewpoint import NOT_YET, Viewpoint
from coterie.core.dice import Dice


class Deal:
    """One deal under way.

    A belief places what matters first: it is given the deal, asks which `kinds` a pile may hold and how many `unknown`
    cards it has, and may `place` some. Then the `rest` is dealt at random.
    """

    def __init__(self, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self.slot = viewpoint.slot.copy()  # per card
        self.placed: list[int] = []  # the cards that a belief has placed
        self.repaired = 0  # the cards for which others had to move
        self._pool = viewpoint.pool.copy()
        self._top = viewpoint.high.copy()  # per batch: where the cards end that are not yet dealt
        self._room = viewpoint.room.copy()  # per slot: how many cards it still takes
        self._held = NOT_YET  # of what was not placed, a deal that fits: slot by slot, how many cards of each batch

    def unknown(self, pile: int) -> int:
        """How many cards of a pile the seat does not know and nobody has placed."""
        viewpoint = self.viewpoint
        total = 0
        for slot, there in enumerate(viewpoint.pile):
            if there == pile and viewpoint.kind[slot] < 0:
                total += self._room[slot]
        return total

    def kinds(self, pile: int) -> list[int]:
        """The kinds that can be among those cards, in order: each could be placed now."""
        viewpoint = self.viewpoint
        kind_of = viewpoint.layout.kind_of
        found: list[int] = []
        for slot, there in enumerate(viewpoint.pile):
            if there == pile and viewpoint.kind[slot] < 0 and self._room[slot]:
                for batch, fit in enumerate(viewpoint.fit):
                    if fit >> slot & 1 and self._top[batch] > viewpoint.low[batch] and self._hold(batch, slot):
                        for at in range(viewpoint.low[batch], self._top[batch]):
                            kind = kind_of[self._pool[at]]
                            if kind not in found:
                                found.append(kind)
        found.sort()
        return found

    def place(self, kind: int, pile: int) -> bool:
        """Let one of those cards be of this kind.

        Returns False, and places nothing, if no deal fits that has it there besides all that was placed before.
        """
        viewpoint = self.viewpoint
        layout = viewpoint.layout
        for slot, there in enumerate(viewpoint.pile):
            if there != pile or viewpoint.kind[slot] >= 0 or not self._room[slot]:
                continue
            for card in range(layout.kind_low[kind], layout.kind_high[kind]):
                batch = viewpoint.batch_of[card]
                if (
                    batch >= 0
                    and viewpoint.fit[batch] >> slot & 1
                    and card not in self.placed
                    and self._hold(batch, slot)
                ):
                    self._place(card, batch, slot)
                    return True
        return False

    def rest(self, dice: Dice) -> None:
        """Deal all that was not placed. Every deal that fits can come."""
        viewpoint = self.viewpoint
        pool = self._pool
        low = viewpoint.low
        top = self._top
        room = self._room
        takers = viewpoint.takers
        slot_of = self.slot
        for batch in viewpoint.bound:
            room[viewpoint.rest[batch]] -= top[batch] - low[batch]
        short: i64 = 0
        for batch in viewpoint.stray:
            short += self._scatter(batch, dice)
        for slot in viewpoint.order:
            wanted: i64 = room[slot]
            if wanted == 0:
                continue
            first: i64 = viewpoint.takers_at[slot]
            left: i64 = 0  # cards that fit
            after: i64 = viewpoint.takers_at[slot + 1]
            for i in range(first, after):
                left += top[takers[i]] - low[takers[i]]
            while wanted > 0 and left > 0:
                pick: i64 = dice.below(left) if left > wanted else 0  # if none is left over, all are taken
                taker: i64 = first
                batch = takers[taker]
                begin: i64 = low[batch]
                end: i64 = top[batch]
                while pick >= end - begin:
                    pick -= end - begin
                    taker += 1
                    batch = takers[taker]
                    begin = low[batch]
                    end = top[batch]
                end -= 1
                card = pool[begin + pick]
                pool[begin + pick] = pool[end]
                pool[end] = card
                top[batch] = end
                slot_of[card] = slot
                wanted -= 1
                left -= 1
            room[slot] = wanted
            short += wanted
        if short > 0:
            self._repair(dice)

    def _scatter(self, batch: int, dice: Dice) -> int:
        """Deal the cards of a batch to any places that they fit. Returns how many find none."""
        viewpoint = self.viewpoint
        room = self._room
        low = viewpoint.low[batch]
        top = self._top[batch]
        slots = [slot for slot, free in enumerate(room) if free and viewpoint.fit[batch] >> slot & 1]
        free = 0
        for slot in slots:
            free += room[slot]
        while top > low and free > 0:
            pick = dice.below(free)
            at = 0
            while pick >= room[slots[at]]:
                pick -= room[slots[at]]
                at += 1
            top -= 1
            free -= 1
            room[slots[at]] -= 1
            self.slot[self._pool[top]] = slots[at]
        self._top[batch] = top
        return top - low

    def apart(self) -> list[int]:
        """The cards that do not lie in the slot that takes the rest, when all are dealt."""
        rest = self.viewpoint.slot
        found: list[int] = []
        for batch, high in enumerate(self.viewpoint.high):
            low = self._top[batch] if self.repaired == 0 else self.viewpoint.low[batch]
            for at in range(low, high):
                card = self._pool[at]
                if self.slot[card] != rest[card]:
                    found.append(card)
        return found

    def _repair(self, dice: Dice) -> None:
        """Cards that are left and do not fit the slot that takes the rest make others move."""
        viewpoint = self.viewpoint
        room = self._room
        strays: list[int] = []
        for batch, fit in enumerate(viewpoint.fit):
            rest = viewpoint.rest[batch]
            if batch in viewpoint.bound:
                continue  # they have their places
            for at in range(viewpoint.low[batch], self._top[batch]):
                if fit >> rest & 1 and room[rest] > 0:
                    room[rest] -= 1
                else:
                    strays.append(self._pool[at])
                    self.slot[self._pool[at]] = -1
        for card in strays:
            self._make_room(card, dice)
            self.repaired += 1

    def _make_room(self, card: int, dice: Dice) -> None:
        """Put a card into a slot although all it fits may be full: others move along, until one finds room."""
        viewpoint = self.viewpoint
        pool = self._pool
        slots = len(viewpoint.room)
        comer = [card] * slots  # per slot reached: the card that would come, and below, from which slot
        origin = [-1] * slots
        reached = viewpoint.fit[viewpoint.batch_of[card]]
        queue = [slot for slot in range(slots) if reached >> slot & 1]
        at = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            if self._room[here] > 0:
                self._room[here] -= 1
                while here >= 0:
                    self.slot[comer[here]] = here
                    here = origin[here]
                return
            first = dice.below(len(pool))
            for n in range(len(pool)):
                other = pool[(first + n) % len(pool)]
                if self.slot[other] != here or other in self.placed:
                    continue
                further = viewpoint.fit[viewpoint.batch_of[other]] & ~reached
                if further:
                    reached |= further
                    for there in range(slots):
                        if further >> there & 1:
                            comer[there] = other
                            origin[there] = here
                            queue.append(there)
        raise AssertionError("no deal fits what the seat knows")

    def _hold(self, batch: int, slot: int) -> bool:
        """Change the deal that fits so that a slot holds a card of a batch, along a ring, if there is such a deal."""
        viewpoint = self.viewpoint
        if not self._held:
            self._held = _any_deal(viewpoint).copy()
        held = self._held
        batches = len(viewpoint.fit)
        if held[slot * batches + batch]:
            return True
        slots = len(viewpoint.room)
        comer = [-1] * slots  # per slot reached: the batch of the card that would come, and below, from which slot
        origin = [-1] * slots
        reached = 1 << slot
        queue = [slot]
        at = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            if held[here * batches + batch]:
                held[here * batches + batch] -= 1
                held[slot * batches + batch] += 1
                while here != slot:
                    held[here * batches + comer[here]] += 1
                    held[origin[here] * batches + comer[here]] -= 1
                    here = origin[here]
                return True
            for other in range(batches):
                further = viewpoint.fit[other] & ~reached
                if further and held[here * batches + other]:
                    reached |= further
                    for there in range(slots):
                        if further >> there & 1:
                            comer[there] = other
                            origin[there] = here
                            queue.append(there)
        return False

    def _place(self, card: int, batch: int, slot: int) -> None:
        pool = self._pool
        end = self._top[batch] - 1
        pool[pool.index(card, self.viewpoint.low[batch])] = pool[end]
        pool[end] = card
        self._top[batch] = end
        self._held[slot * len(self.viewpoint.fit) + batch] -= 1
        self._room[slot] -= 1
        self.slot[card] = slot
        self.placed.append(card)


def _any_deal(viewpoint: Viewpoint) -> list[int]:
    """A deal that fits, always the same: slot by slot, how many cards of each batch."""
    if not viewpoint.any_deal:
        deal = Deal(viewpoint)
        deal.rest(NoDice())
        batches = len(viewpoint.fit)
        held = [0] * (len(viewpoint.room) * batches)
        for card in viewpoint.pool:
            held[deal.slot[card] * batches + viewpoint.batch_of[card]] += 1
        viewpoint.any_deal = held
    return viewpoint.any_deal


class NoDice(Dice):
    """Dice that always give the lowest number, for what is not left to chance."""

    def below(self, n: int) -> int:
        return 0
