"""The imaginer: deals tables that may be the real one for all a seat knows, as many as one decision needs."""

from collections.abc import Callable

from coterie.core.deduction.deal import Deal
from coterie.core.deduction.viewpoint import Viewpoint
from coterie.core.dice import Dice
from coterie.core.lexicon import OPEN
from coterie.core.piles import NONE
from coterie.core.table import Table
from coterie.core.telling import NO_EVENTS

Belief = Callable[[Deal, Dice], None]  # places what matters before the rest is dealt

PATIENCE = 4000  # swaps tried to make an imagined table fit what was heard


class Imaginer:
    """Deals worlds: whole tables on which the seat sees exactly what it sees now.

    What is the same in all worlds is found once. It holds what the seat knows and nothing else: what others know of
    hidden cards is left out, and in a world every other seat knows the piles whose fronts it sees. So a world depends
    on the seat's knowledge and the dice alone, to the last byte.
    """

    def __init__(self, table: Table, seat: int) -> None:
        assert not table.silent, "a silent table keeps no ledger to imagine from"
        base = table.clone()
        base.log = NO_EVENTS  # what was heard travels apart
        base.logged = 0
        base.turned_to = 0
        self._base = base
        self._seat = seat
        self._viewpoint: Viewpoint | None = None
        self._knowers: list[int] = NONE  # per slot: the seats that know its cards
        if seat != OPEN:
            _withdraw(base, seat)
            self._lay(Viewpoint(table, seat))

    def world(self, dice: Dice, silent: bool = False, first: Belief | None = None) -> Table:
        """One table that may be the real one. A silent one, for playouts, tells no events and keeps no ledger.

        `first` is called with the deal before anything else is dealt, and may place cards by what it believes. What
        cannot be is not placed; what does not fit what was heard of whole piles (`Table.contradictions`) is dealt anew.
        """
        world = self._base.clone(silent)
        viewpoint = self._viewpoint
        if viewpoint is None:
            return world  # nothing is left to imagine
        deal = Deal(viewpoint)
        if first is not None:
            first(deal, dice)
        deal.rest(dice)
        slot_of = deal.slot
        slot_pile = viewpoint.pile
        for card in deal.apart():
            world.lay(card, slot_pile[slot_of[card]])
        if world.contradictions(self._seat) > 0:
            _relieve(world, deal, self._seat, dice)
        if not silent:
            known = world.known.copy()
            knowers = self._knowers
            for card in viewpoint.pool:
                known[card] = knowers[slot_of[card]]
            world.known = known
            world.seen = known.copy()
        return world

    def _lay(self, viewpoint: Viewpoint) -> None:
        """Lay what the seat knows on the base, and leave out what it does not: unknown cards lie where the rest of a
        deal does.
        """
        self._viewpoint = viewpoint
        base = self._base
        layout = viewpoint.layout
        own = 1 << self._seat
        self._knowers = []
        for slot, pile in enumerate(viewpoint.pile):
            watching = layout.sees[pile] & layout.all_seats & ~own
            self._knowers.append(watching | own if viewpoint.kind[slot] >= 0 else watching)
        where = viewpoint.where[:]
        known = [layout.everyone] * len(where)
        for card in viewpoint.pool:
            where[card] = viewpoint.pile[viewpoint.slot[card]]
            known[card] = 0  # until it is dealt
        for card in viewpoint.fixed:
            known[card] = layout.sees[where[card]] & layout.all_seats | own
        at: list[list[int]] = [[] for _ in base.at]
        for card, pile in enumerate(where):
            if pile >= 0:
                at[pile].append(card)
        base.at = at
        base.own = 0
        base.where = where
        base.known = known
        base.seen = known
        base.cloud = viewpoint.cloud
        base.spread = viewpoint.spread
        base.category = viewpoint.category
        base.crowd = viewpoint.crowd
        base.slots = None


def _withdraw(world: Table, seat: int) -> None:
    """Take back the sealed answers of others: they are asked again."""
    ask = world.top
    if ask is None or not world.answers:
        return
    mine = world.answers[seat] if seat < world.seats else -1
    waiting = ask.waiting
    for other in range(world.seats):
        if other != seat and world.answers[other] >= 0:
            waiting |= 1 << other
    world.answers = [mine if s == seat else -1 for s in range(world.seats)]
    world.top = ask.asking(waiting)


def _relieve(world: Table, deal: Deal, seat: int, dice: Dice) -> None:
    """Swap unknown cards until the world fits what was heard of whole piles: those that a belief placed last."""
    kinds = deal.viewpoint.kind
    unknown = [card for card in deal.viewpoint.pool if kinds[deal.slot[card]] < 0]
    left = _swap(world, deal, [card for card in unknown if card not in deal.placed], seat, dice)
    if left > 0 and deal.placed:
        _swap(world, deal, unknown, seat, dice)


def _swap(world: Table, deal: Deal, cards: list[int], seat: int, dice: Dice) -> int:
    """Swap some of these cards while contradictions do not grow, until there are none. Returns how many are left."""
    viewpoint = deal.viewpoint
    slot_of = deal.slot
    contradictions = world.contradictions(seat)
    tries = PATIENCE if cards else 0
    while contradictions > 0 and tries > 0:
        tries -= 1
        one = cards[dice.below(len(cards))]
        two = cards[dice.below(len(cards))]
        here = slot_of[one]
        there = slot_of[two]
        if here == there or not (
            viewpoint.fit[viewpoint.batch_of[one]] >> there & 1 and viewpoint.fit[viewpoint.batch_of[two]] >> here & 1
        ):
            continue
        world.exchange(one, two)
        now = world.contradictions(seat)
        if now > contradictions:
            world.exchange(one, two)
        else:
            contradictions = now
            slot_of[one] = there
            slot_of[two] = here
    return contradictions
