"""The valets in a hand, as far as one pair of ears can tell: every hand that fits what was heard."""

from collections.abc import Iterator
from typing import Final

from coterie.core.events import Heard
from coterie.games.royal_secrets.heard_round import HeardRound
from coterie.games.royal_secrets.lexicon import VALET_VALUES, VALETS, is_valet
from coterie.talk.ears import Ears

UNKNOWN: Final = -1
Hand = tuple[int, ...]  # how many valets of each value
_VALUES: Final = range(len(VALET_VALUES))


def hands_at(ears: Ears, seat: int, at: int) -> set[Hand]:
    """Every set of valets that a seat may have held just before event `at`, for all that these ears heard until now."""
    fits: dict[Hand, set[Hand]] = {(0,) * len(_VALUES): set()}  # per hand now: the hands then
    then = False
    for event, kind in _cards_of(ears, seat):
        if not then and event.n >= at:
            fits, then = {hand: {hand} for hand in fits}, True
        fits = _after(fits, event, kind, seat)
    return set().union(*fits.values()) if then else set(fits)


def _cards_of(ears: Ears, seat: int) -> list[tuple[Heard, int]]:
    """The events about a seat's cards, each with the kind in it, also if it was shown later in the round."""
    found: list[tuple[Heard, int]] = []
    turned_up = UNKNOWN  # by a later event of the same round
    for event in reversed(ears.heard):
        if event.what == "round":
            turned_up = UNKNOWN
        elif event.seat == seat and event.what == "turned-up":
            turned_up = event.cards[0]
        elif event.seat == seat or (event.what == "passed-third" and event.nums[0] == seat):
            kind = max(event.cards[0], UNKNOWN) if event.cards else UNKNOWN
            if event.what == "bet-down" and kind == UNKNOWN:
                kind = turned_up if turned_up >= 0 else _spied(ears, event)
            found.append((event, kind))
    found.reverse()
    return found


def _spied(ears: Ears, laid: Heard) -> int:
    """The kind that a spy with these ears saw of a hidden card."""
    kind = HeardRound(ears, laid.n).hidden(laid.seat)
    return UNKNOWN if kind is None else kind


def _after(fits: dict[Hand, set[Hand]], event: Heard, kind: int, seat: int) -> dict[Hand, set[Hand]]:
    """The hands that may be after an event, each with those it may come from."""
    found: dict[Hand, set[Hand]] = {}
    for hand, earlier in fits.items():
        for new in _changed(hand, event, kind, seat):
            found.setdefault(new, set()).update(earlier)
    return found


def _changed(hand: Hand, event: Heard, kind: int, seat: int) -> Iterator[Hand]:
    """What a hand may have become by an event; nothing if the event contradicts it."""
    if event.what in ("dealt", "drew-valet", "recruited") or (event.what == "passed-third" and event.seat != seat):
        yield from _with(hand, kind)
    elif event.what in ("bet-up", "bet-down", "passed-third"):
        yield from _without(hand, kind)
    elif event.what != "hand-counted" or all(event.cards.count(VALETS + value) == hand[value] for value in _VALUES):
        yield hand


def _with(hand: Hand, kind: int) -> Iterator[Hand]:
    """The hand with a card more: any valet, where the ears do not know which."""
    if kind >= 0 and not is_valet(kind):
        yield hand
    for value in _VALUES:
        if kind in (UNKNOWN, VALETS + value):
            yield (*hand[:value], hand[value] + 1, *hand[value + 1 :])


def _without(hand: Hand, kind: int) -> Iterator[Hand]:
    """The hand with a card less: any valet or none, where the ears do not know which."""
    if not is_valet(kind):
        yield hand
    for value in _VALUES:
        if kind in (UNKNOWN, VALETS + value) and hand[value]:
            yield (*hand[:value], hand[value] - 1, *hand[value + 1 :])
