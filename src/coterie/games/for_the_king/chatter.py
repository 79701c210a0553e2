"""What a courtier says in For the King: that it can pay its bid, that it passes, or how far it will go for a lot.

It holds Eyes. Who words it does not.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.games.for_the_king.deals import PASSES_NEXT, Deals
from coterie.games.for_the_king.instinct import Prospects, hearsay_of, listen, price_range
from coterie.games.for_the_king.lexicon import GOLD, KING, LETTERS, OFFICES, TO_BID
from coterie.games.for_the_king.listening import ROUND
from coterie.games.for_the_king.sayings import MOST_NAMED, MOST_OF_AN_OFFICE
from coterie.talk.acts import Act
from coterie.talk.book import Spoken
from coterie.talk.manners import EVASIVE, opinion
from coterie.talk.minds import Way
from coterie.talk.sayings import CLAIM, PROMISE, Public

__all__ = ["ROUND", "answer", "cue", "reply", "speak", "with_move"]

MUCH: Final = 3  # from so much gold on, a bid is spoken of
SELDOM: Final = 3  # of so many such bids, one is


def with_move(eyes: Eyes, action: Action, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What goes out with a move: that one can pay a high bid, if one can."""
    if not TO_BID.owns(action) or dice.below(SELDOM):
        return []
    view, bid = eyes.view(), int(TO_BID.arg(action))
    lot = view.pile("lot").cards[0]
    outlook = Prospects(view, eyes.seat)
    pays = bid >= MUCH and not GOLD <= lot < KING and outlook.gold[eyes.seat] >= bid
    return [Act(CLAIM, "can-pay")] if pays else []


def cue(public: Public) -> list[int]:
    """Who may want to speak now, from what everybody knows: who may bid, when a lot is put up or somebody passes."""
    view, heard = public.view, public.ears.heard
    if view.step != "bid" or not heard or heard[-1].what not in ("lot", "passed"):
        return []
    return [seat for seat in range(view.seats) if not view.numbers("barred")[seat]]


def speak(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """Something unasked: how far one will go for the lot, or what one thinks of another's words."""
    view = eyes.view()
    heard = hearsay_of(eyes, view, said)
    if heard is None:
        return []
    lot, outlook = view.pile("lot").cards[0], Prospects(view, eyes.seat, heard)
    deals, pacts = Deals(outlook), heard.bargaining()
    if deal := pacts.reproach() or pacts.propose(deals.ideas, deals.weigh):
        return deal
    low, high = price_range(outlook, lot)
    free = heard.held(eyes.seat, lot) is None
    silent = free and heard.ceiling(eyes.seat) is None and not heard.floor(eyes.seat)
    if silent and not view.number("bid") and not GOLD <= lot < KING:
        if high < 1 and manner != EVASIVE:
            return [Act(PROMISE, "bids-at-most", (0,))]
        if low >= MUCH:  # not all that one would pay: others need not know it
            return [Act(PROMISE, "bids-up-to", (min(MOST_NAMED, int(low) - 1),))]
    return opinion(heard.book, eyes.seat, heard.false, dice)


def answer(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What one says when asked. Nobody leads the talk here, so nobody asks."""
    return speak(eyes, said, manner, dice)


def reply(eyes: Eyes, said: Sequence[Spoken], line: int, manner: str, dice: Dice) -> list[Act]:
    """The answer to an offer or a question in a line. Deals are about lots: before there are any, none is made."""
    view = eyes.view()
    heard = listen(eyes, view, said)
    pacts, outlook = heard.bargaining(), Prospects(view, eyes.seat, heard)
    deals = Deals(outlook) if view.step == "bid" else None
    if offer := pacts.offer(line):
        return (
            pacts.reply(offer, deals.weigh, deals.near) if deals else pacts.reply(offer, lambda _: None, lambda _: ())
        )
    asked = pacts.question(line)
    return pacts.answer(asked, _ways(outlook, deals, manner)) if asked else []


def _ways(outlook: Prospects, deals: Deals | None, manner: str) -> Iterator[Way]:
    """What is true and could be said when asked, the most telling of each kind first."""
    gold, frank = int(outlook.gold[outlook.seat]), manner != EVASIVE
    if deals:
        bid = outlook.view.number("bid")
        if gold >= bid and not GOLD <= deals.lot < KING:
            yield "can-pay", ()
        low, high = price_range(outlook, deals.lot)
        if high < bid + 1:
            yield "bids-at-most", (0,)
        elif frank:
            yield "bids-at-most", (min(MOST_NAMED, math.ceil(high)),)
        if low >= bid + 1:
            yield "bids-up-to", (min(MOST_NAMED, int(low)),)
        if deals.free(PASSES_NEXT):
            yield PASSES_NEXT
    yield from (("gold-at-least", (n,)) for n in range(min(gold, MOST_NAMED), 0, -1))
    if frank:
        yield from (("gold-at-most", (n,)) for n in range(gold, MOST_NAMED + 1))
        for office in range(len(OFFICES)):
            held = [k for k in outlook.hand if k < GOLD and k // LETTERS == office]
            yield "holds", (office, min(MOST_OF_AN_OFFICE, sum(outlook.value[k] for k in held)))
