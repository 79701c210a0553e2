"""Faults planted in For the King's judges, each of which the oracle catches.

A fault is mostly an ear that mishears: the true judge is given other events than were told.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from coterie.core.events import Heard
from coterie.games.for_the_king import judging
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import GOLD, KING, OFFICES
from coterie.games.for_the_king.sayings import SAYINGS
from coterie.talk import Ears, Said, Saying
from coterie.talk.sayings import Judge, named
from tests.talk.oracle import check_listed, planted

Mishears = Callable[[Heard, Said], Heard | None]  # None: it is not heard at all
GAMES = 100  # in which a fault must show
A_GOVERNMENT_CARD = 0


def heard(event: Heard, what: str = "", seat: int = -1, cards: list[int] | None = None) -> Heard:
    """An event, told in another way."""
    told = event.cards if cards is None else cards
    return Heard(event.n, what or event.what, event.seat if seat < 0 else seat, event.nums, told)


def mishearing(name: str, mishears: Mishears) -> Saying:
    saying = named(SAYINGS, name)

    def judges(said: Said, ears: Ears) -> judging.Verdict:
        misheard = [event for event in (mishears(event, said) for event in ears.heard) if event]
        return saying.judges(said, Ears(ears.viewer, ears.seats, ears.pack, misheard, ears.ended))

    return planted(saying, judges=judges)


def misjudging(name: str, judges: Judge) -> Saying:
    return planted(named(SAYINGS, name), judges=judges)


def deaf_to(*words: str) -> Mishears:
    return lambda event, said: None if event.what in words else event


def unseen_gone(event: Heard, said: Said) -> Heard | None:
    return None if event.what in ("discarded", "lost") and event.cards[0] < 0 else event


def gold_lots_like_others(event: Heard, said: Said) -> Heard:
    gold = event.what == "lot" and GOLD <= event.cards[0] < KING
    return heard(event, cards=[A_GOVERNMENT_CARD]) if gold else event


def all_of_the_speaker(*words: str) -> Mishears:
    return lambda event, said: heard(event, seat=said.seat) if event.what in words and event.seat >= 0 else event


def swapped(one: str, other: str) -> Mishears:
    words = {one: other, other: one}
    return lambda event, said: heard(event, words.get(event.what, ""))


def over_too_early(event: Heard, said: Said) -> Heard:
    return heard(event, "unsold") if event.what == "won" else event


def at_the_end(name: str) -> Judge:
    """What was held is judged as it is now, not as it was."""
    judges = named(SAYINGS, name).judges
    return lambda said, ears: judges(replace(said, at=ears.told), ears)


def before_the_lot(said: Said, ears: Ears) -> judging.Verdict:
    """The lot that is up is taken for the next one."""
    return judging.bids_next(replace(said, at=said.anchor), ears)


def after_this_lot(said: Said, ears: Ears) -> judging.Verdict:
    """The lot that is up is taken for the one before it."""
    later = [event.n for event in ears.since(said.at) if event.what in ("gained", "king", "unsold")]
    return judging.bids_at_most(replace(said, at=later[0] + 1 if later else ears.told), ears)


def next_office(said: Said, ears: Ears) -> judging.Verdict:
    return judging.holds(replace(said, args=((said.args[0] + 4) % len(OFFICES), said.args[1])), ears)


def one_more(name: str) -> Judge:
    judges = named(SAYINGS, name).judges
    return lambda said, ears: judges(replace(said, args=(said.args[0] + 1,)), ears)


def laid_by_another(said: Said, ears: Ears) -> judging.Verdict:
    others = [event.seat for event in ears.before(said.at) if event.what == "favored"]
    return judging.buried(replace(said, seat=others[-1]), ears)


FAULTS = {
    "gold paid is not counted": mishearing("gold-at-least", deaf_to("paid")),
    "gold that is won is taken for gold held before": mishearing("gold-at-least", deaf_to("gained")),
    "a discard that nobody saw is not counted": mishearing("gold-at-most", unseen_gone),
    "a default on a Gold card is taken for little gold": mishearing("gold-at-least", gold_lots_like_others),
    "a default of another is taken for the speaker's": mishearing("gold-at-most", all_of_the_speaker("defaulted")),
    "a card that another won is taken for the speaker's": mishearing("gold-at-least", all_of_the_speaker("gained")),
    "gold is judged as it is at the end": misjudging("gold-at-least", at_the_end("gold-at-least")),
    "more than the amount is wanted": misjudging("gold-at-least", one_more("gold-at-least")),
    "a default does not show who cannot pay": mishearing("can-pay", deaf_to("defaulted")),
    "cards are counted as gold for a Gold card": mishearing("can-pay", gold_lots_like_others),
    "another office is looked at": misjudging("holds", next_office),
    "what came unseen is not counted": mishearing("holds", deaf_to("kept")),
    "what another buried is taken for the speaker's": misjudging("buried", laid_by_another),
    "a bid of another is taken for the speaker's": mishearing("bids-at-most", all_of_the_speaker("bid")),
    "a lot is over before it is paid": mishearing("bids-at-most", over_too_early),
    "bids are counted from the next lot on": misjudging("bids-at-most", after_this_lot),
    "a pass of another is taken for the speaker's": mishearing("bids-up-to", all_of_the_speaker("passed")),
    "no lot is of any office": mishearing("leaves", deaf_to("lot")),
    "a card that was the last to take counts": mishearing(
        "leaves", lambda event, said: None if event.what == "took" and event.seat != said.seat else event
    ),
    "a card taken by another is still waited for": mishearing(
        "takes", lambda event, said: None if event.what == "took" and event.seat != said.seat else event
    ),
    "raising is taken for lowering": mishearing("decree", swapped("raised", "lowered")),
    "a King card of another is taken for the speaker's": mishearing(
        "decree", all_of_the_speaker("king", "raised", "lowered", "skipped")
    ),
    "the lot that is up is taken for the next": misjudging("next", before_the_lot),
    "the second is taken for the first": mishearing("first-in", swapped("primary", "secondary")),
}


WHERE = {  # the seats and the seed to begin with, where it takes longest to find
    "a default on a Gold card is taken for little gold": (3, 11),
    "a default does not show who cannot pay": (2, 45),
    "a card taken by another is still waited for": (3, 1),
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_planted_fault_is_caught(fault: str) -> None:
    seats, first = WHERE.get(fault, (2, 0))
    with pytest.raises(AssertionError, match=f"^{FAULTS[fault].name} .* in (the|every) world"):
        play(seats, range(first, first + GAMES), FAULTS[fault])


def play(seats: int, seeds: range, fault: Saying) -> None:
    """Play small games until one shows the fault."""
    for seed in seeds:
        check_listed(GAME, seats, seed, [fault])
