"""Bargaining: how a bot weighs an offer, answers it, proposes one, keeps its word, and remembers who tore a pact.

Three numbers tell of a deal: *bait*, what one gains if both keep it; *switch*, what one loses if only oneself does; and
*edge*, what the other gains by breaking it. A game works them out from the eyes of a seat. All are in its points.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from coterie.talk.acts import ACCEPT, CITE, DECLINE, OFFER, REFUSE, Act
from coterie.talk.bargains import Inquiry, Offer
from coterie.talk.book import Book, Spoken
from coterie.talk.ears import Ears
from coterie.talk.minds import Minds, Way
from coterie.talk.sayings import Said, Saying, named
from coterie.talk.verdict import BROKEN

# All of these are in stakes. A game says how many of its points one stake is: about what a deal is usually about.
MARGIN: Final = 0.1  # what a deal must be worth, so that a bot makes it
NOTHING: Final = 0.01  # what is next to nothing
WORD: Final = 2.5  # what the word of a seat is worth to it in deals to come, with a whole game before it
SCRUPLE: Final = 1.0  # what it is worth even at the end
TEMPTATION: Final = 0.5  # the edge, over the worth of a word, that makes breaking it e times as likely
TRUSTED: Final = 0.8  # how likely a promise must be kept for a bot to build on it without more ado


@dataclass(frozen=True, slots=True)
class Terms:
    """A deal as one side reads it: with whom, what oneself promises, and what the other does."""

    other: int
    mine: Way
    theirs: Way


@dataclass(frozen=True, slots=True)
class Worth:
    """What a deal means to a seat: bait, switch, edge, and what the other is thought to gain if it is kept."""

    bait: float
    switch: float
    edge: float
    gain: float


# What a game knows of a deal; None: nothing, and then a bot keeps out of it.
Weigh = Callable[[Terms], Worth | None]


def worth_of_word(time_left: float, stake: float) -> float:
    """What it costs to break a pact, in points: nobody makes another with who has torn one."""
    return stake * (SCRUPLE + WORD * time_left)


def breaks(gain: float, time_left: float, stake: float) -> bool:
    """Whether a bot tears a pact that it would gain so much by tearing."""
    return gain > worth_of_word(time_left, stake)


def likely_kept(keeps: float, edge: float, time_left: float, stake: float) -> float:
    """How likely another keeps a pact: by what is thought of them, and by what they would gain by breaking it."""
    pull = (edge - worth_of_word(time_left, stake)) / (stake * TEMPTATION)
    return keeps / (1 + exp(max(-30.0, min(30.0, pull))))


class Bargaining:
    """What a seat has offered, promised and seen torn so far, and how it bargains by that."""

    def __init__(
        self,
        me: int,
        ears: Ears,
        book: Book,
        said: Sequence[Spoken],
        sayings: list[Saying],
        minds: Minds,
        rounds: Iterable[str],
        time_left: float,
        stake: float,
    ) -> None:
        self.me = me
        self.book = book
        self.time_left = time_left
        self.stake = stake
        self._margin = stake * MARGIN
        self._ears = ears
        self._said = said
        self._sayings = sayings
        self._minds = minds
        begun = ears.last(*rounds)
        self._round = begun.n if begun else 0  # the event with which the round began

    # Pacts.

    def torn(self) -> list[Said]:
        """The sides of pacts that others have broken, as far as this seat knows."""
        return [
            side
            for offer in self.book.pacts()
            for side in self.book.sides(offer)
            if side.seat != self.me and self._is_broken(side)
        ]

    def breakers(self) -> set[int]:
        """Who has torn a pact in this match, with whomever. Nothing is agreed on with them any more."""
        return {side.seat for side in self.torn()}

    def bound(self) -> list[Terms]:
        """The pacts that bind this seat still: its own side is open, and the other has not torn theirs."""
        pacts = [pact for pact in self._pacts() if not self._decided(pact[0]) and not self._is_broken(pact[1])]
        return [Terms(theirs.seat, _way(mine), _way(theirs)) for mine, theirs in pacts]

    def pledged(self) -> list[Terms]:
        """The pacts of this seat of which the other's side is open."""
        pacts = [pact for pact in self._pacts() if not self._decided(pact[1])]
        return [Terms(theirs.seat, _way(mine), _way(theirs)) for mine, theirs in pacts]

    def tears(self, gain: float) -> bool:
        """Whether this seat tears a pact that it would gain so much by tearing."""
        return breaks(gain, self.time_left, self.stake)

    def trust(self, seat: int, edge: float) -> float:
        """How likely a seat keeps a pact by which it would lose so much."""
        return (
            0.0 if seat in self.breakers() else likely_kept(self._minds.keeps(seat), edge, self.time_left, self.stake)
        )

    # What one says.

    def reproach(self) -> list[Act]:
        """A word about a pact with this seat that another has torn: once for each."""
        for side in self.torn():
            if self._with_me(side) and not self._cited(side.line):
                return [Act(CITE, line=side.line)]
        return []

    def reply(self, offer: Offer, weigh: Weigh, near: Callable[[Terms], Iterable[Terms]]) -> list[Act]:
        """The answer to an offer: accept, another offer in its place, or refuse. `near` are deals like it.

        What takes the place of another offer is accepted or refused: haggling ends there.
        """
        terms = Terms(offer.seat, _way(offer.wants), _way(offer.mine))
        if offer.seat in self.breakers():
            said_why = [act for act in self.reproach() if self._speaker(act.line) == offer.seat]
            return [Act(REFUSE, line=offer.line), *said_why]
        if self.pays(terms, weigh):
            return [Act(ACCEPT, line=offer.line)]
        better = None if self._has_open() or offer.counters >= 0 else self._best(near(terms), weigh)
        return [_offer(better, offer.line)] if better else [Act(REFUSE, line=offer.line)]

    def propose(self, ideas: Callable[[], Iterable[Terms]], weigh: Weigh) -> list[Act]:
        """The best deal that both gain by; nothing, if there is none, or one was proposed in this round already."""
        if self._has_proposed() or self._has_open():
            return []
        best = self._best((terms for terms in ideas() if self._is_free(terms)), weigh)
        return [_offer(best)] if best else []

    def pays(self, terms: Terms, weigh: Weigh) -> bool:
        """Whether a deal is worth its risk: what it brings if it is kept, against what it costs if it is not.

        Where oneself gives nothing away, there is no risk, and anything is welcome.
        """
        worth = weigh(terms)
        risky = worth is not None and worth.switch > self.stake * NOTHING
        return self._gain(terms, worth) > (self._margin if risky else self.stake * NOTHING)

    def question(self, line: int) -> Inquiry | None:
        """The question in a line that this seat was asked and has not answered."""
        found = self.book.questions.get(line)
        return found if found and found.addresses(self.me) and self.me not in found.answers else None

    def offer(self, line: int) -> Offer | None:
        """The open offer to this seat in a line."""
        found = self.book.offers.get(line)
        return found if found and found.to == self.me and found in self.book.open_offers() else None

    def answer(self, asked: Inquiry, ways: Iterable[Way]) -> list[Act]:
        """The answer to a question: the first of these that is of what was asked, else no comment."""
        for way in ways:
            if way[0] == asked.saying and asked.args in ((), way[1]):
                return [Act(named(self._sayings, way[0]).act, *way, asked.line)]
        return [Act(DECLINE, line=asked.line)]

    def _gain(self, terms: Terms, worth: Worth | None) -> float:
        """What a deal is worth to this seat, with the risk that the other breaks it."""
        if worth is None:
            return 0.0
        kept = self.trust(terms.other, worth.edge)
        return kept * worth.bait - (1 - kept) * max(0.0, worth.switch)

    def _best(self, found: Iterable[Terms], weigh: Weigh) -> Terms | None:
        """The deal that is worth most to this seat, of those by which both gain."""
        gains: list[tuple[float, int, Terms]] = []
        for n, terms in enumerate(found):
            worth = weigh(terms)
            gain = self._gain(terms, worth) if worth and worth.gain > self._margin else 0.0
            if gain > self._margin:
                gains.append((gain, -n, terms))
        return max(gains)[2] if gains else None

    def _is_free(self, terms: Terms) -> bool:
        """Whether a deal can be proposed: not to who has torn one, nor where one is agreed on already."""
        tied = any(pact.other == terms.other for pact in self.pledged())
        return terms.other not in self.breakers() and not tied

    def _has_proposed(self) -> bool:
        """Whether this seat has proposed something in this round: a counter is no proposal."""
        mine = [offer for offer in self.book.offers.values() if offer.seat == self.me and offer.counters < 0]
        return any(offer.mine.at > self._round for offer in mine)

    def _has_open(self) -> bool:
        """Whether an offer of this seat of this round is open."""
        return any(offer.seat == self.me and offer.mine.at > self._round for offer in self.book.open_offers())

    def _pacts(self) -> list[tuple[Said, Said]]:
        """Of the pacts of this seat, what it has promised and what the other has."""
        found = []
        for offer in self.book.pacts():
            first, second = self.book.sides(offer)
            if self.me in (first.seat, second.seat):
                found.append((first, second) if first.seat == self.me else (second, first))
        return found

    def _with_me(self, side: Said) -> bool:
        offer = self.book.offers[side.given]
        return self.me in (offer.seat, offer.to)

    def _cited(self, line: int) -> bool:
        mine = [act for spoken in self._said if spoken.seat == self.me for act in spoken.acts]
        return any(act.act == CITE and act.line == line for act in mine)

    def _speaker(self, line: int) -> int:
        return next(side.seat for side in self.torn() if side.line == line)

    def _decided(self, said: Said) -> bool:
        return self.book.judge(said, self._sayings, self._ears, self._ears).decided

    def _is_broken(self, said: Said) -> bool:
        return self.book.judge(said, self._sayings, self._ears, self._ears).mark == BROKEN


def _way(said: Said) -> Way:
    return said.saying, said.args


def _offer(terms: Terms, line: int = -1) -> Act:
    return Act(OFFER, *terms.mine, line, terms.other, wants=terms.theirs[0], wants_args=terms.theirs[1])
