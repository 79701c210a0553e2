# mypyc
"""What a seat believes of the Advisors: a goal from 24 and a card behind each back, by what they drew and presented.

Every Advisor is read apart, exactly, from what everybody saw. Worlds are drawn from it: goals and presented cards
first, the rest to fit.
"""

from math import exp
from typing import Final, cast

from coterie.core.deduction.deal import Deal
from coterie.core.dice import Dice
from coterie.core.events import Heard, not_undone
from coterie.core.eyes import Eyes
from coterie.core.imaginer import Imaginer
from coterie.core.table import Table
from coterie.games.reigns_council.advice import WISHES, appeal, promise
from coterie.games.reigns_council.lexicon import GOALS, PILES, PROPOSALS
from coterie.games.reigns_council.opinion import Opinion
from coterie.games.reigns_council.table import SEAT_PILES, CouncilPack
from coterie.games.reigns_council.weights import STANDARD, Weights
from coterie.search.flat import Worlds

KEPT: Final = 3000  # readings of a back that are kept for the next decision
MILLION: Final = 1000000
READ: Final = ("present", "judge", "doubt", "reveal-rejected", "reveal-accepted")


def worlds(eyes: Eyes) -> Worlds:
    """Draws tables that may be the real one, as likely as the seat believes."""
    if not matters(eyes):
        return Unread(eyes.imaginer()).world
    return Believed(eyes.imaginer(), eyes.seat, read(eyes)).world


def matters(eyes: Eyes) -> bool:
    """Whether what the Advisors want matters for what is asked: it is not worth reading them for a draw."""
    return eyes.view().step in READ


def read(eyes: Eyes, weights: Weights = STANDARD) -> "Reading":
    """What everybody can know of the Advisors of this reign, from what the seat heard."""
    reading = Reading(cast(CouncilPack, eyes.view().pack), eyes.seats, weights)
    for event in not_undone(eyes.heard()):
        reading.hear(event)
    return reading


class Presented:
    """A card that lies before the Monarch: its back, the backs that stayed in the hand, and how the markers stood."""

    def __init__(self, back: int, stayed: list[int], tracks: list[int], pile: int) -> None:
        self.back = back
        self.stayed = stayed
        self.tracks = tracks
        self.pile = pile
        self.shown = False
        self.fronts: list[float] = []  # kept once they are known


class Behind:
    """How much each goal would like to present each card behind a back, while the markers stand so.

    `likes` has a number per goal and card, goal by goal; `mean` one per goal.
    """

    def __init__(self, kinds: list[int], likes: list[float], mean: list[float]) -> None:
        self.kinds = kinds
        self.likes = likes
        self.mean = mean


class Reading:
    """The Advisors of a reign as everybody can read them.

    `odds` has for each seat how likely each goal is by all that was drawn and shown; `chances` is the same once the
    choice of a back that still lies face down is counted as well.
    """

    def __init__(self, pack: CouncilPack, seats: int, weights: Weights) -> None:
        self.pack = pack
        self.seats = seats
        self.weights = weights
        self.reign = 0
        self.turn = 0
        self.monarch = -1
        self.tracks = [0, 0, 0, 0]
        self.pile = 0
        self.tops = [-1, -1, -1]
        self.copies: list[int] = []  # per Proposal: how many are not yet seen in this reign
        self.hands: list[list[int]] = []
        self.odds: list[list[float]] = []
        self.lying: list[Presented | None] = []
        # Monarch by Monarch, how far each seat has pushed markers out in their reign
        self.wounds: list[list[int]] = [[0] * seats for _ in range(seats)]
        self._full = [0] * len(pack.back)
        for kind in pack.proposals:
            self._full[kind] += 1
        self._begin()

    def _begin(self) -> None:
        self.turn = 0
        self.tracks = [0, 0, 0, 0]
        self.pile = 0
        self.tops = [-1, -1, -1]
        self.copies = self._full.copy()
        self.hands = [[] for _ in range(self.seats)]
        self.odds = [[1.0 / GOALS] * GOALS for _ in range(self.seats)]
        self.lying = [None] * self.seats

    def hear(self, event: Heard) -> None:
        """Take in one event of the game, from the first on."""
        what = event.what
        if what == "crowned":
            self._begin()
            self.reign = event.nums[0]
            self.monarch = event.seat
        elif what == "turned-up":
            self.tops[event.nums[0]] = self._back(event.cards[0])
        elif what == "drawn":
            self._draw(event.seat, event.nums[0])
        elif what == "turn":
            self.turn = event.nums[0]
            self.lying = [None] * self.seats
        elif what == "presented":
            back = self._back(event.cards[0])
            stayed = self.hands[event.seat]
            if back in stayed:
                stayed.remove(back)
            self.lying[event.seat] = Presented(back, stayed.copy(), self.tracks.copy(), self.pile)
        elif what == "revealed":
            self._learn(event.seat, event.cards[0])
        elif what == "moved":
            self.tracks[event.nums[0]] = event.nums[2]
            out = abs(event.nums[2]) - abs(event.nums[1])
            if out > 0 and event.seat >= 0:
                self.wounds[self.monarch][event.seat] += out
        elif what == "enacted":
            self.pile = event.nums[0]
            self.copies[event.cards[0]] -= 1
        elif what == "discarded":
            self.copies[event.cards[0]] -= 1

    def chances(self, seat: int) -> list[float]:
        """How likely each goal is, the choice of a back that lies face down included."""
        lying = self.lying[seat]
        if lying is None or lying.shown:
            return self.odds[seat]
        fronts = self.fronts(seat)
        many = len(fronts) // GOALS
        chances: list[float] = []
        for goal in range(GOALS):
            total = 0.0
            for i in range(many * goal, many * goal + many):
                total += fronts[i]
            chances.append(self.odds[seat][goal] * total)
        return _normal(chances)

    def forecast(self, seat: int) -> list[float]:
        """How likely each card is behind the back that lies there, whatever the goal; empty if there is none."""
        lying = self.lying[seat]
        if lying is None or lying.shown:
            return []
        fronts = self.fronts(seat)
        many = len(fronts) // GOALS
        total = [0.0] * many
        for goal in range(GOALS):
            odds = self.odds[seat][goal]
            for i in range(many):
                total[i] += odds * fronts[many * goal + i]
        return _normal(total)

    def fronts(self, seat: int) -> list[float]:
        """How likely an Advisor presents each card behind the back that lies there, goal by goal."""
        lying = self.lying[seat]
        assert lying is not None
        if lying.fronts:
            return lying.fronts
        behind = self._behind(lying.back, lying)
        stayed = [0.0] * GOALS
        for back in lying.stayed:
            mean = self._behind(back, lying).mean
            for goal in range(GOALS):
                stayed[goal] += mean[goal]
        many = len(behind.kinds)
        there = [self.copies[kind] for kind in behind.kinds]
        blind = self.weights.careless / (len(lying.stayed) + 1)
        seeing = 1.0 - self.weights.careless
        found: list[float] = []
        for goal in range(GOALS):
            others = stayed[goal]
            for i in range(many):
                like = behind.likes[many * goal + i]
                found.append(there[i] * (blind + seeing * like / (like + others)))
        lying.fronts = found
        return found

    def kinds(self, seat: int) -> list[int]:
        """The cards behind the back that lies there, in the order of `fronts` and `forecast`."""
        lying = self.lying[seat]
        assert lying is not None
        return self._behind(lying.back, lying).kinds

    def opinion(self, viewer: int) -> Opinion:
        """The short of it, for the sense of a seat."""
        leans: list[float] = []
        fronts: list[list[float]] = []
        for seat in range(self.seats):
            lean = [0.0, 0.0, 0.0, 0.0]
            if seat != self.monarch:
                chances = self.chances(seat)
                for goal in range(GOALS):
                    for p in range(4):
                        lean[p] += chances[goal] * WISHES[goal][p]
            leans.extend(lean)
            fronts.append(self.forecast(seat))
        return Opinion(viewer, self.reign, self.turn, leans, fronts, self.wounds, self.weights.lean)

    def _draw(self, seat: int, pile: int) -> None:
        """An Advisor has drawn one of the tops: those who like its pillars would."""
        drawn = self.tops[pile]
        self.hands[seat].append(drawn)
        tops: list[int] = []
        for n in range(PILES):
            if self.tops[n] >= 0:
                tops.append(self.tops[n])
        self.tops[pile] = -1
        if len(tops) == 1:
            return
        likings = [_liking(self.pack, self.weights, back) for back in tops]
        taken = _liking(self.pack, self.weights, drawn)
        odds = self.odds[seat]
        aimless = self.weights.aimless
        for goal in range(GOALS):
            total = 0.0
            for liking in likings:
                total += liking[goal]
            odds[goal] *= aimless / len(tops) + (1.0 - aimless) * taken[goal] / total
        self.odds[seat] = _normal(odds)

    def _learn(self, seat: int, kind: int) -> None:
        """A card is turned up: its Advisor chose it from a hand of which everybody saw the backs."""
        lying = self.lying[seat]
        if lying is None:
            return
        kinds = self.kinds(seat)
        at = kinds.index(kind)
        fronts = self.fronts(seat)
        odds = self.odds[seat]
        for goal in range(GOALS):
            odds[goal] *= fronts[len(kinds) * goal + at]
        self.odds[seat] = _normal(odds)
        lying.shown = True

    def _back(self, card: int) -> int:
        return self.pack.back[card] if card >= 0 else ~card

    def _behind(self, back: int, lying: Presented) -> Behind:
        t = lying.tracks
        where = ((t[0] * 11 + t[1]) * 11 + t[2]) * 11 + t[3]
        key = (self.pack.digest, self.weights.stamp, where, lying.pile, back)
        found = _read.get(key)
        if found is None:
            if len(_read) >= KEPT:
                _read.clear()
            found = _like(self.pack, self.weights, lying.tracks, lying.pile, back)
            _read[key] = found
        return found


class Unread:
    """Draws worlds in which everything that fits is as likely."""

    def __init__(self, imaginer: Imaginer) -> None:
        self.imaginer = imaginer

    def world(self, dice: Dice) -> Table:
        return self.imaginer.world(dice, True)


class Believed:
    """Draws worlds from a reading: goals and presented cards by their odds, the rest to fit."""

    def __init__(self, imaginer: Imaginer, seat: int, reading: Reading) -> None:
        self.imaginer = imaginer
        self.seat = seat
        self.reading = reading
        self.chances: list[list[float]] = []
        for other in range(reading.seats):
            self.chances.append(reading.chances(other))

    def world(self, dice: Dice) -> Table:
        return self.imaginer.world(dice, True, self.place)

    def place(self, deal: Deal, dice: Dice) -> None:
        """Give every other Advisor a goal, and what they presented a front that goes with it."""
        seats = self.reading.seats
        for other in range(seats):
            if other == self.seat or other == self.reading.monarch:
                continue
            pile = SEAT_PILES + 2 * seats + other
            if not deal.unknown(pile):
                continue
            goal = self._place(deal, pile, self.chances[other], None, dice)
            lying = self.reading.lying[other]
            if goal >= 0 and lying is not None and not lying.shown:
                kinds = self.reading.kinds(other)
                odds = self.reading.fronts(other)[len(kinds) * goal : len(kinds) * (goal + 1)]
                self._place(deal, SEAT_PILES + seats + other, odds, kinds, dice)

    def _place(self, deal: Deal, pile: int, odds: list[float], kinds: list[int] | None, dice: Dice) -> int:
        """Place one card by these odds; goals if no kinds are given. Returns which, or -1 if none can be."""
        if not deal.unknown(pile):
            return -1
        left = odds
        for _ in range(4):
            at = _draw(left, dice)
            if at < 0:
                return -1
            if deal.place(PROPOSALS + at if kinds is None else kinds[at], pile):
                return at
            left = left.copy()
            left[at] = 0.0
        return -1


def _like(pack: CouncilPack, weights: Weights, tracks: list[int], pile: int, back: int) -> Behind:
    kinds = [kind for kind, own in enumerate(pack.back) if own == back]
    likes: list[float] = []
    mean: list[float] = []
    for goal in range(GOALS):
        total = 0.0
        for kind in kinds:
            like = exp(weights.sharp * promise(weights, pack, tracks, pile, WISHES[goal], kind))
            likes.append(like)
            total += like
        mean.append(total / len(kinds))
    return Behind(kinds, likes, mean)


def _liking(pack: CouncilPack, weights: Weights, back: int) -> list[float]:
    """How much each goal likes to draw a back."""
    key = (pack.digest, weights.stamp, back)
    found = _liked.get(key)
    if found is None:
        kind = pack.back.index(back)
        found = [exp(weights.drawn * appeal(weights, pack, WISHES[goal], kind)) for goal in range(GOALS)]
        if len(_liked) >= KEPT:
            _liked.clear()
        _liked[key] = found
    return found


def _normal(odds: list[float]) -> list[float]:
    """Odds that add up to one; all alike if nothing is left of them, as in a pack where a goal likes nothing."""
    total = 0.0
    for one in odds:
        total += one
    if total <= 0.0:
        return [1.0 / len(odds)] * len(odds)
    return [one / total for one in odds]


def _draw(odds: list[float], dice: Dice) -> int:
    """One of several, as likely as its odds say; -1 if all are nought."""
    total = 0.0
    for one in odds:
        total += one
    if total <= 0.0:
        return -1
    at = total * dice.below(MILLION) / MILLION
    for i in range(len(odds)):
        at -= odds[i]
        if at < 0.0:
            return i
    return len(odds) - 1


_read: Final[dict[tuple[str, str, int, int, int], Behind]] = {}
_liked: Final[dict[tuple[str, str, int], list[float]]] = {}
