"""What a courtier makes of deals in Royal Secrets: cards for cards, to stay together, the favor for help, one audience.

Everything is reckoned in lilies, from what one seat sees and hears.
"""

from collections.abc import Callable, Iterator
from math import inf
from typing import Final

from coterie.games.royal_secrets import lexicon as w
from coterie.games.royal_secrets.court import A_FAVOR, A_TEN, WITHDRAWS, Court
from coterie.games.royal_secrets.judges import YES
from coterie.games.royal_secrets.openings import BOTH
from coterie.talk.bargaining import TRUSTED, Terms, Worth
from coterie.talk.minds import Way

SURELY: Final = 25.0  # the variance of what a player brings who has promised an amount
STEP: Final = 10  # between the amounts that are spoken of
PARLEY: Final = 0.15  # lilies it is worth to be handed the Parley
OTHERS_VALET: Final = 0.3  # lilies it is worth that somebody of the other audience brings no valet
STAKE: Final = 1.0  # lilies that a deal is about
PARTNERS: Final = 2  # so many of the same audience are thought of, the richest first
STAYS: Final[Way] = ("stays", ())

Pair = Callable[[list[int]], bool]


class Deals:
    """Deals as a courtier sees them who bargains."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self.laid = court.cards("up", court.me) + court.cards("down", court.me)
        self.halls = [a for a in range(2) if court.is_at(court.me, a)]

    def weigh(self, terms: Terms) -> Worth | None:
        """What a deal means; None if the courtier has no idea of it, or cannot keep it."""
        court, other = self.court, terms.other
        fits = fits_of(court, terms.mine, terms.theirs)
        if fits is None or not self._can(other, terms.theirs):
            return None
        halls = [terms.mine[1][0]] if terms.mine[0] == "goes" else None
        free = self._worth(court)[0]
        alone, _ = self._worth(court, fits, halls)
        kept, own = self._worth(self._if_kept(terms.theirs, other), fits, halls)
        if kept == -inf:
            return None
        bonus = self._bonus(terms.theirs, other)
        theirs = self._of_other(terms, own)
        return Worth(kept + bonus - free, free - alone, theirs[1], theirs[0])

    def near(self, terms: Terms) -> Iterator[Terms]:
        """Deals like one that does not pay: less of oneself, more of the other."""
        for less in (0, STEP, 2 * STEP):
            for more in (0, STEP, 2 * STEP):
                mine, theirs = _more(terms.mine, -less), _more(terms.theirs, more)
                if mine and theirs and (mine, theirs) != (terms.mine, terms.theirs):
                    yield Terms(terms.other, mine, theirs)

    def ideas(self) -> Iterator[Terms]:
        """Deals that might be good for both."""
        court = self.court
        if not court.audiences[court.me]:
            for other in court.seats:
                if other != court.me and not court.audiences[other]:
                    yield from (Terms(other, ("goes", (hall,)), ("goes", (hall,))) for hall in range(2))
            return
        beside = [s for s in court.seats if s != court.me and court.audiences[s] & court.audiences[court.me]]
        _, own = self._worth(court)
        for other in sorted(beside, key=court.in_hand, reverse=True)[:PARTNERS]:
            usual = int(court.brought[other][0]) // STEP * STEP
            amounts = [m for m in BOTH if usual - STEP <= m <= usual + 2 * STEP]
            for m in amounts:
                yield from (Terms(other, _both(n), _both(m)) for n in BOTH if abs(n - own) <= STEP)
                yield Terms(other, ("yields", (other,)), _both(m))
            yield Terms(other, STAYS, STAYS)

    def free(self, mine: Way) -> bool:
        """Whether it costs nothing to promise something and to do it."""
        fits = fits_of(self.court, mine)
        halls = [mine[1][0]] if mine[0] == "goes" else None
        return bool(fits) and self._worth(self.court, fits, halls)[0] >= self._worth(self.court)[0]

    def _worth(self, court: Court, fits: Pair | None = None, halls: list[int] | None = None) -> tuple[float, int]:
        """What the best bet is worth that fits, and how much influence it is; impossible: minus infinity."""
        if len(self.laid) > 1:
            own = sum(w.INFLUENCE[k] for k in self.laid)
            leaves = w.EXCUSE in self.laid
            worth = 0.5 if leaves else sum(court.prospect(court.me, a, own) for a in self.halls)
            return (worth if fits is None or fits(self.laid) else -inf), own
        open_to = halls or self.halls or [0, 1]
        ways = [open_to] if self.halls else [[a] for a in open_to]
        worth, pair = max((court.best_pair(way, self.laid, fits) for way in ways), key=lambda found: found[0])
        return worth, sum(w.INFLUENCE[k] for k in pair)

    def _if_kept(self, theirs: Way, other: int) -> Court:
        """The court as it is if another keeps a promise."""
        name, args = theirs
        court, (mean, variance) = self.court, self.court.brought[other]
        if name == "both-at-least":
            return court.supposing({other: (max(mean, args[0]), SURELY)})
        if name == "stays":
            return court.supposing({other: _staying(mean, variance)})
        if name == "yields" and args[0] == court.me:
            return court.supposing({}, yielding=frozenset({other}))
        return court.supposing({}, at={other: 1 << args[0]}) if name == "goes" else court

    def _bonus(self, theirs: Way, other: int) -> float:
        """What a promise is worth that changes nothing in the court."""
        name, args = theirs
        if name == "hands":
            return PARLEY if args[0] == self.court.me else 0.0
        elsewhere = not self.court.audiences[other] & self.court.audiences[self.court.me]
        return OTHERS_VALET if name == "brings-valet" and args[0] != YES and elsewhere else 0.0

    def _can(self, other: int, theirs: Way) -> bool:
        """Whether another may be able to keep a promise, by the cards that everybody knows."""
        name, args = theirs
        court = self.court
        if name == "both-at-least":
            laid = [k for pile in ("up", "down", "turned") for k in court.cards(pile, other)]
            if w.EXCUSE in court.cards("up", other):
                return False
            hidden = court.piles["down", other].size - len(court.cards("down", other))
            hand = sorted([w.INFLUENCE[k] for k in court.cards("hand", other)], reverse=True)
            left = max(0, 2 - len(laid) - hidden)
            best = max(w.COURTIER_VALUES)
            return sum(w.INFLUENCE[k] for k in laid) + hidden * best + sum(hand[:left]) >= args[0]
        return name in ("stays", "yields", "goes", "brings-valet", "hands")

    def _of_other(self, terms: Terms, own: int) -> tuple[float, float]:
        """What another is thought to gain by a deal that both keep, and then by breaking it."""
        other, me = terms.other, self.court.me
        court = self.court
        mean, variance = court.brought[me]
        before = court.supposing({me: _doubted(mean, variance)})
        yields = terms.mine[0] == "yields"
        at = {s: 1 << way[1][0] for s, way in ((me, terms.mine), (other, terms.theirs)) if way[0] == "goes"}
        now = {me: (float(own), 0.0)}
        after = court.supposing(now, frozenset({me}) if yields else frozenset(), at)
        usual = court.brought[other][0]
        brings = max(usual, terms.theirs[1][0]) if terms.theirs[0] == "both-at-least" else usual
        base = self._prospect(before, other, usual, at)
        kept = self._prospect(after, other, brings, at)
        edge = 0.0
        if terms.theirs[0] == "both-at-least":
            low = [self._prospect(after, other, n, at) for n in range(0, terms.theirs[1][0], STEP)]
            edge = max(low, default=kept) - kept
        elif terms.theirs[0] == "yields":
            kept -= A_FAVOR * court.time_left * court.leads(other, (self.halls or [0])[0], usual)
            edge = A_FAVOR * court.time_left / 2
        return kept - base, max(0.0, edge)

    def _prospect(self, court: Court, seat: int, own: float, at: dict[int, int]) -> float:
        """What bringing so much is worth to another, with what is left in the hand."""
        halls = [a for a in range(2) if (at.get(seat) or court.audiences[seat]) >> a & 1]
        worth = sum(court.prospect(seat, a, own) for a in halls)
        if not halls:
            worth = max(court.prospect(seat, a, own) for a in range(2))
        return worth - (A_TEN if court.rounds_left else 1.0) * own / 10


def fits_of(court: Court, mine: Way, theirs: Way = ("", ())) -> Pair | None:
    """Which pairs of cards keep a promise; None if a courtier does not promise such things."""
    name, args = mine
    if name == "both-at-least":
        return lambda pair: w.EXCUSE not in pair and sum(w.INFLUENCE[k] for k in pair) >= args[0]
    if name == "stays":
        return lambda pair: w.EXCUSE not in pair
    if name == "brings-valet":
        return lambda pair: any(map(w.is_valet, pair)) == (args[0] == YES)
    if name == "yields":
        below = theirs[1][0] if theirs[0] == "both-at-least" else court.brought[args[0]][0]
        return lambda pair: w.EXCUSE not in pair and sum(w.INFLUENCE[k] for k in pair) < below
    return (lambda pair: True) if name in ("goes", "hands") else None


def best_bet(court: Court, laid: list[int]) -> list[int]:
    """The two cards to bet: the best by which pacts are kept, unless breaking them pays more than a word is worth."""
    halls = [a for a in range(2) if court.is_at(court.me, a)]
    free, pair = court.best_pair(halls, laid)
    if court.deals is None:
        return pair
    found = [fits_of(court, pact.mine, pact.theirs) for pact in court.deals.bound()]
    keeps = [fits for fits in found if fits]
    if keeps:
        kept, keeping = court.best_pair(halls, laid, lambda two: all(fits(two) for fits in keeps))
        if kept > -inf and not court.deals.tears(free - kept):
            return keeping
    return pair


def rely(court: Court) -> None:
    """Reckon with what others have promised by pacts, as far as they are trusted."""
    for pact in court.deals.pledged() if court.deals else []:
        (mean, variance), name = court.brought[pact.other], pact.theirs[0]
        trust = court.deals.trust(pact.other, 0.0) if court.deals else 0.0
        if name == "both-at-least":
            more = max(0.0, pact.theirs[1][0] - mean)
            court.brought[pact.other] = mean + trust * more, variance + trust * min(0.0, SURELY - variance)
        elif name == "stays":
            whole, narrow = _staying(mean, variance)
            court.brought[pact.other] = mean + trust * (whole - mean), variance + trust * (narrow - variance)
        elif name == "yields" and pact.theirs[1][0] == court.me and trust > TRUSTED:
            court.yielding |= {pact.other}


def _both(amount: int) -> Way:
    return "both-at-least", (amount,)


def _more(way: Way, amount: int) -> Way | None:
    """The same promise of more, if there is such a one; what has no amount stays as it is."""
    if way[0] != "both-at-least":
        return way
    return _both(way[1][0] + amount) if way[1][0] + amount in BOTH else None


def _staying(mean: float, variance: float) -> tuple[float, float]:
    """What somebody brings who will surely not withdraw."""
    whole = mean / (1 - WITHDRAWS)
    return whole, max(0.0, variance - WITHDRAWS * whole * whole)


def _doubted(mean: float, variance: float) -> tuple[float, float]:
    """What somebody brings in the eyes of others, who reckon that it might withdraw."""
    return mean * (1 - WITHDRAWS), variance + WITHDRAWS * mean * mean
