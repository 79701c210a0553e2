"""What a courtier says in For the King: that it can pay its bid, that it passes, or how far it will go for a lot.

It holds Eyes. Who words it does not.
"""

from collections.abc import Sequence
from typing import Final

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.games.for_the_king.instinct import Prospects, hearsay_of, price_range
from coterie.games.for_the_king.lexicon import GOLD, KING, TO_BID
from coterie.games.for_the_king.listening import ROUND
from coterie.games.for_the_king.sayings import MOST_NAMED
from coterie.talk.acts import Act
from coterie.talk.book import Spoken
from coterie.talk.manners import EVASIVE, opinion
from coterie.talk.sayings import CLAIM, PROMISE, Public

__all__ = ["ROUND", "answer", "cue", "speak", "with_move"]

MUCH: Final = 4  # from so much gold on, a bid is spoken of
SELDOM: Final = 3  # of so many such bids, one is


def with_move(eyes: Eyes, action: Action, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What goes out with a move: that one can pay a high bid, if one can."""
    if not TO_BID.owns(action) or dice.below(SELDOM):
        return []
    view, bid = eyes.view(), TO_BID.arg(action)
    lot = view.pile("lot").cards[0]
    outlook = Prospects(view, eyes.seat)
    pays = bid >= MUCH and not GOLD <= lot < KING and outlook.gold[eyes.seat] >= bid
    return [Act(CLAIM, "can-pay")] if pays else []


def cue(public: Public) -> list[int]:
    """Who may want to speak now, from what everybody knows: all who may bid, when a lot is put up."""
    view, heard = public.view, public.ears.heard
    if view.step != "bid" or not heard or heard[-1].what != "lot":
        return []
    return [seat for seat in range(view.seats) if not view.numbers("barred")[seat]]


def speak(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """Something unasked: how far one will go for the lot, or what one thinks of another's words."""
    view = eyes.view()
    heard = hearsay_of(eyes, view, said)
    if heard is None:
        return []
    lot, outlook = view.pile("lot").cards[0], Prospects(view, eyes.seat, heard)
    low, high = price_range(outlook, lot)
    silent = heard.ceiling(eyes.seat) is None and not heard.floor(eyes.seat)
    if silent and not view.number("bid") and not GOLD <= lot < KING:
        if high < 1 and manner != EVASIVE:
            return [Act(PROMISE, "bids-at-most", (0,))]
        if low >= MUCH:  # not all that one would pay: others need not know it
            return [Act(PROMISE, "bids-up-to", (min(MOST_NAMED, int(low) - 1),))]
    return opinion(heard.book, eyes.seat, heard.false, dice)


def answer(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What one says when asked. Nobody leads the talk here, so nobody asks."""
    return speak(eyes, said, manner, dice)
