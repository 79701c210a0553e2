"""Conclusions: what a seat is sure of by counting, from the ledger's knowledge, the sizes of piles and the backs that show.

Cards that are not publicly known *float*: each may lie in any pile of its cloud. Which of them can be elsewhere is not asked card by
card, but *bunch* by bunch: cards that lie in one pile, are thought of alike, and are known to the same seats.
"""

from typing import Final

from coterie.core.ledger import Ledger
from coterie.core.words import OPEN

NOT_YET: Final[list[bool]] = []


def certain(ledger: Ledger, seat: int) -> list[bool]:
    """Per card whether a seat is sure that it, or an equal one, lies where it lies. Concluded once for as long as nothing changes."""
    if seat == OPEN:
        return [True] * len(ledger.where)
    concluded = ledger.concluded
    if concluded is None:
        concluded = Conclusions(ledger)
        ledger.concluded = concluded
    return concluded.of(seat)


class Conclusions:
    """Everything that the viewers of a ledger can conclude as long as nobody learns anything. Made once, shared by clones.

    A *flock* is cards that fit the same places: those of one cloud, and of one kind if several of that kind float. A *bunch* is the
    cards of a flock that lie in one pile and are known to the same seats. A *place* takes the cards of a pile that a viewer does
    not know (of one back, where backs show), or those of one kind that it knows to lie there, which of the equal cards it ever
    was. A place that takes any card of a pile has the number of the pile; the others come after. A card that a viewer
    knows, and that has no equal afloat, can never change places and needs none.
    """

    def __init__(self, ledger: Ledger) -> None:
        piles = len(ledger.at)
        self.cards = len(ledger.where)
        self.sure: list[list[bool]] = [NOT_YET] * (ledger.layout.seats + 1)  # per viewer, once it was asked for
        self.flock_kind: list[int] = []  # -1 where no equal cards float
        self.flock_cloud: list[int] = []
        self.fit: list[int] = []  # per flock: the places its cards may take, as a mask
        self.floating: list[int] = []  # all floating cards
        self.bunch: list[int] = []  # per floating card, in the order above
        self.flock: list[int] = []  # per bunch
        self.size: list[int] = []  # per bunch: how many cards
        self.known: list[int] = []  # per bunch: the seats that know its cards, as a mask
        self.unknown_place: list[int] = []  # per bunch: the place of its cards for who does not know them
        self.known_place: list[int] = []  # per bunch: their place for who does; -1 for none
        self.place_pile = list(range(piles))
        self.place_kind = [-1] * piles
        self.place_back = [-1] * piles
        for pile in range(piles):
            if ledger.crowd[pile] != len(ledger.at[pile]):
                self._gather(ledger, pile)
        for place in range(piles, len(self.place_pile)):
            self._open(ledger, place)

    def of(self, seat: int) -> list[bool]:
        """What a viewer is sure of, per card."""
        if not self.sure[seat]:
            self.sure[seat] = Viewer(self, seat).conclude()
        return self.sure[seat]

    def _gather(self, ledger: Ledger, pile: int) -> None:
        """Find the bunches of a pile that is not wholly public."""
        piles = len(ledger.at)
        layout = ledger.layout
        kind_of = layout.kind_of
        flocks = self.flock
        knowers = self.known
        first = len(flocks)
        kind = -1
        shared = -1  # the kind, if equal cards float
        flock = -1
        bunch = -1
        for card in ledger.at[pile]:
            cloud = ledger.cloud[card]
            if cloud < piles:
                continue
            if kind_of[card] != kind:
                kind = kind_of[card]
                shared = kind if _equals_float(ledger, card) else -1
            if flock < 0 or self.flock_cloud[flock] != cloud or self.flock_kind[flock] != shared:  # most often many in a row are alike
                flock = self._flock(cloud, shared, ledger.spread[cloud])
            known = ledger.known[card]
            if bunch < 0 or flocks[bunch] != flock or knowers[bunch] != known:
                bunch = first
                while bunch < len(flocks) and (flocks[bunch] != flock or knowers[bunch] != known):
                    bunch += 1
                if bunch == len(flocks):
                    flocks.append(flock)
                    knowers.append(known)
                    self.size.append(0)
                    self.unknown_place.append(self._place(pile, -1, layout.back_of[card]) if layout.backs[pile] else pile)
                    self.known_place.append(self._place(pile, shared, -1) if shared >= 0 else -1)
            self.floating.append(card)
            self.bunch.append(bunch)
            self.size[bunch] += 1

    def _flock(self, cloud: int, kind: int, spread: int) -> int:
        """The flock of a cloud's cards, an old one or a new one."""
        flock_cloud = self.flock_cloud
        for flock in range(len(flock_cloud)):
            if flock_cloud[flock] == cloud and self.flock_kind[flock] == kind:
                return flock
        flock_cloud.append(cloud)
        self.flock_kind.append(kind)
        self.fit.append(spread)
        return len(flock_cloud) - 1

    def _place(self, pile: int, kind: int, back: int) -> int:
        """The place for the cards of a pile that are of a kind, or have a back: an old one or a new one."""
        place = len(self.place_pile) - 1
        while self.place_pile[place] == pile and place > pile:  # those of one pile come one after the other
            if self.place_kind[place] == kind and self.place_back[place] == back:
                return place
            place -= 1
        self.place_pile.append(pile)
        self.place_kind.append(kind)
        self.place_back.append(back)
        return len(self.place_pile) - 1

    def _open(self, ledger: Ledger, place: int) -> None:
        """Let the flocks take a place that is not for all cards of its pile."""
        layout = ledger.layout
        kind = self.place_kind[place]
        for flock, cloud in enumerate(self.flock_cloud):
            if not ledger.spread[cloud] >> self.place_pile[place] & 1:
                continue
            if kind >= 0:
                fits = self.flock_kind[flock] == kind
            else:
                fits = layout.back_of[layout.sort_low[ledger.sort[cloud]]] == self.place_back[place]
            if fits:
                self.fit[flock] |= 1 << place


def _equals_float(ledger: Ledger, card: int) -> bool:
    """Whether cards equal to one that floats do too."""
    piles = len(ledger.at)
    for twin in range(ledger.layout.twins_low[card], ledger.layout.twins_high[card]):
        if twin != card and ledger.cloud[twin] >= piles:
            return True
    return False


class Viewer:
    """One viewer's conclusions under way: where the bunches lie for it, and which places it has."""

    def __init__(self, found: Conclusions, seat: int) -> None:
        self.found = found
        self.place: list[int] = []  # per bunch; -1 where its cards can never change places
        self.places: list[int] = []  # in use, once each
        self.open = 0  # the same as a mask
        self.arrows: list[int] = [0] * len(found.place_pile)  # per place: the places that a card in it fits, as a mask
        arrows = self.arrows
        for bunch, known in enumerate(found.known):
            place = found.known_place[bunch] if known >> seat & 1 else found.unknown_place[bunch]
            self.place.append(place)
            if place >= 0:
                before = arrows[place]
                if before == 0:
                    self.places.append(place)
                    self.open |= 1 << place
                arrows[place] = before | found.fit[found.flock[bunch]]

    def conclude(self) -> list[bool]:
        """Find out what holds in every deal that fits: how many cards of a kind a pile has at the least.

        From one deal to another all that changes is rings of places, along which a card of each takes a place in the next. So a
        card can leave its place exactly if it fits another that lies on a ring with it.
        """
        found = self.found
        rings = self._rings()
        loose = [False] * len(found.flock)  # per bunch: its cards can leave their place
        equals: list[int] = []  # those of them that perhaps can leave only for equal cards
        for bunch, place in enumerate(self.place):
            flock = found.flock[bunch]
            if place == found.unknown_place[bunch] and found.fit[flock] & rings[place]:
                loose[bunch] = True
                if found.flock_kind[flock] >= 0:
                    equals.append(bunch)
        sure = [True] * found.cards
        bunches = found.bunch
        for n, card in enumerate(found.floating):
            if loose[bunches[n]]:
                sure[card] = False
        if equals:
            self._conclude_equals(sure, rings, equals)
        return sure

    def _rings(self) -> list[int]:
        """Per place the others, as a mask, with which it lies on a ring: places each with a card that fits the next, and so round."""
        arrows = self.arrows
        entered = 0  # no other place lies on a ring
        for place in self.places:
            arrows[place] &= self.open
            entered |= arrows[place] & ~(1 << place)
        rings = [0] * len(arrows)
        for place in self.places:
            if entered >> place & 1:
                ring = self._there_and_back(place)
                entered &= ~ring
                for other in self.places:
                    if ring >> other & 1:
                        rings[other] = ring & ~(1 << other)
        return rings

    def _there_and_back(self, start: int) -> int:
        """The places, the start among them, that can be reached from the start and from which it can be reached."""
        arrows = self.arrows
        there = 1 << start
        before = 0
        while there != before:
            before = there
            for place in self.places:
                if there >> place & 1:
                    there |= arrows[place]
        back = 1 << start
        before = 0
        while back != before:
            before = back
            for place in self.places:
                if arrows[place] & back:
                    back |= 1 << place
        return there & back

    def _conclude_equals(self, sure: list[bool], rings: list[int], bunches: list[int]) -> None:
        """Of cards that have equals, which can leave their places: see how many at the least must stay, whichever of them.

        For showing: the one marked as sure is one really there.
        """
        found = self.found
        shift: Shift | None = None
        done: list[int] = []  # a number for each place and kind looked at
        for bunch in bunches:
            kind = found.flock_kind[found.flock[bunch]]
            home = self.place[bunch]
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
        """Of the cards of a kind in a place, be sure of so many and no more."""
        found = self.found
        for n, card in enumerate(found.floating):
            bunch = found.bunch[n]
            if self.place[bunch] == home and found.flock_kind[found.flock[bunch]] == kind:
                sure[card] = least > 0
                least -= 1

    def _can_swap(self, home: int, kind: int, ring: int, bunches: list[int]) -> bool:
        """Whether all cards of a kind that can leave a place find one each to swap with, of other kinds. If not, longer rings may do."""
        flocks = self.found.flock
        kinds = self.found.flock_kind
        fit = self.found.fit
        size = self.found.size
        leaving = 0
        there = ring
        for bunch in bunches:
            flock = flocks[bunch]
            if kinds[flock] == kind and self.place[bunch] == home:
                leaving += size[bunch]
                there &= fit[flock]
        for bunch, place in enumerate(self.place):
            if place >= 0 and there >> place & 1:
                flock = flocks[bunch]
                if kinds[flock] != kind and fit[flock] >> home & 1:
                    leaving -= size[bunch]
                    if leaving <= 0:
                        return True
        return False


class Shift:
    """A deal that is changed step by step, to see how few cards of a kind a place can do with."""

    def __init__(self, viewer: Viewer) -> None:
        found = viewer.found
        self.kinds = found.flock_kind
        self.fit: list[int] = [fit & viewer.open for fit in found.fit]
        self.places = viewer.places
        self.numbers = len(viewer.arrows)  # places are numbered below this
        self.flocks = len(found.fit)
        self.held: list[int] = [0] * (self.numbers * self.flocks)  # place by place, how many cards of each flock
        for bunch, place in enumerate(viewer.place):
            if place >= 0:
                self.held[place * self.flocks + found.flock[bunch]] += found.size[bunch]

    def least(self, home: int, kind: int) -> int:
        """The least number of cards of a kind in a place, over all deals that fit."""
        while self._lessen(home, kind):
            pass
        count = 0
        for flock in range(self.flocks):
            if self.kinds[flock] == kind:
                count += self.held[home * self.flocks + flock]
        return count

    def _lessen(self, home: int, kind: int) -> bool:
        """Let one card of the kind leave its place for another kind, others changing places to make room, if that can be."""
        fit = self.fit
        kinds = self.kinds
        held = self.held
        flocks = self.flocks
        places = self.places
        comer: list[int] = [-1] * self.numbers  # per place reached: the flock of the card that would come, and below, from where
        origin: list[int] = [-1] * self.numbers
        reached = 1 << home
        queue: list[int] = [home]
        at = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            for flock in range(flocks):
                if held[here * flocks + flock] == 0:
                    continue
                if here == home:
                    if kinds[flock] != kind:
                        continue
                elif kinds[flock] != kind and fit[flock] >> home & 1:
                    comer[home] = flock
                    origin[home] = here
                    self._turn(home, comer, origin)
                    return True
                rest = fit[flock] & ~reached
                reached |= rest
                if rest:
                    for there in places:
                        if rest >> there & 1:
                            comer[there] = flock
                            origin[there] = here
                            queue.append(there)
        return False

    def _turn(self, home: int, comer: list[int], origin: list[int]) -> None:
        """A ring is closed: back along it, a card of each place takes the place of the next."""
        place = home
        while True:
            flock = comer[place]
            self.held[place * self.flocks + flock] += 1
            place = origin[place]
            self.held[place * self.flocks + flock] -= 1
            if place == home:
                return
