# mypyc
"""One round as a pair of ears heard it: who is where, who bet what, and what was done to a bet."""

from collections.abc import Iterator

from coterie.core.events import Heard
from coterie.games.royal_secrets.lexicon import CARDINAL_DOWN, KING, QUEEN
from coterie.talk.ears import Ears

BETS = ("bet-up", "bet-down")
COUNTED = ("influence", "deserted")  # the first of them ends the withdrawals


class HeardRound:
    """The events of the round to which an event belongs, from `round` to the next."""

    def __init__(self, ears: Ears, anchor: int) -> None:
        begins = ears.last("round", before=anchor + 1)
        self.events: list[Heard] = []
        self.seats = ears.seats
        for event in ears.since(begins.n if begins else 0):
            if event.what == "round" and event.n > anchor:
                break
            self.events.append(event)

    def told(self, *words: str, since: int = 0, seat: int | None = None) -> Iterator[Heard]:
        """The events of these words from number `since` on, of a seat if one is named."""
        for event in self.events:
            if event.what in words and event.n >= since and (seat is None or event.seat == seat):
                yield event

    def first(self, *words: str, since: int = 0, seat: int | None = None) -> Heard | None:
        return next(self.told(*words, since=since, seat=seat), None)

    def up(self, seat: int) -> int | None:
        """The kind that a seat bet face up."""
        event = self.first("bet-up", seat=seat)
        return event.cards[0] if event else None

    def hidden(self, seat: int) -> int | None:
        """The kind that a seat bet face down, as far as these ears know it."""
        for event in self.told("bet-down", "turned-up", "spied"):
            if event.what == "spied":
                kind = dict(zip(self.seen_by(event), event.cards, strict=True)).get(2 * seat + 1, -1)
            else:
                kind = event.cards[0] if event.seat == seat else -1
            if kind >= 0:
                return kind
        return None

    def seen_by(self, spied: Heard) -> list[int]:
        """The places of the cards that a spy saw, in the order in which they are told.

        RS-89: all that lay face down then, in the order of the seats, the Cardinal's last; stabbed ones excepted.
        """
        owners = sorted(event.seat for event in self.told("bet-down") if event.n < spied.n)
        places = [2 * owner + 1 for owner in owners]
        if any(event.n < spied.n for event in self.told("cardinal-down")):
            places.append(CARDINAL_DOWN)
        stabbed = [event.nums[0] for event in self.told("stabbed") if event.n < spied.n]
        return [place for place in places if place not in stabbed]

    def halls(self, seat: int) -> set[int]:
        """The audiences where a seat is; a diner is at both (RS-85)."""
        found: set[int] = set()
        for event in self.told("chose", "sent", "dines"):
            if event.what == "sent":
                found |= {event.nums[1]} if event.nums[0] == seat else set()
            elif event.seat == seat:
                found |= {event.nums[0]} if event.what == "chose" else {KING, QUEEN}
        return found

    def acted(self, before: int) -> set[int]:
        """Who had performed the current action (RS-12) before an event; all, if it was over."""
        planned = self.first("plans") is not None
        actions = [e.seat for e in self.told(*(BETS if planned else ("chose", "dines", *BETS))) if e.n < before]
        return set(actions[(len(actions) - 1) // self.seats * self.seats :]) if actions else set()

    def all_bets(self) -> bool:
        """Whether all have bet both cards: nobody hands the Parley on any more (RS-14)."""
        return sum(1 for _ in self.told(*BETS)) == 2 * self.seats

    def revealed(self) -> bool:
        """Whether the face-down bets were turned up (RS-40)."""
        return self.first("turned-up") is not None

    def places_of(self, *words: str, before: int | None = None) -> dict[int, int]:
        """Per place that was stabbed, decorated or named: who did it."""
        return {event.nums[0]: event.seat for event in self.told(*words) if before is None or event.n < before}
