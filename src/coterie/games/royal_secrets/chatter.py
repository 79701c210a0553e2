"""What a courtier says in Royal Secrets: where it goes, and something true about the card that it hides.

It holds Eyes. Who words it does not.
"""

from collections.abc import Sequence
from typing import Final

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.games.royal_secrets import lexicon as w
from coterie.games.royal_secrets.instinct import court_of, halls
from coterie.games.royal_secrets.judges import EXCUSED, YES
from coterie.talk.acts import Act
from coterie.talk.book import Spoken
from coterie.talk.manners import EVASIVE, opinion
from coterie.talk.sayings import CLAIM, PROMISE, Public

ROUND: Final = ("round",)  # the events that begin a round
SURE: Final = 0.6  # lilies by which an audience is better, so that a courtier says that it goes there


def with_move(eyes: Eyes, action: Action, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What goes out with a move: something about the card that is laid face down.

    After the last bet of all the cards are turned up, and there is nothing left to say.
    """
    if not w.TO_BET_DOWN.owns(action):
        return []
    view, kind = eyes.view(), w.TO_BET_DOWN.arg(action)
    if sum(view.pile(name, seat).size for name in ("up", "down") for seat in range(view.seats)) == 2 * view.seats - 1:
        return []
    amount = w.INFLUENCE[kind] // 10 * 10
    if kind == w.EXCUSE:
        return [] if manner == EVASIVE else [Act(CLAIM, "down-is", (EXCUSED, YES))]
    if amount >= 10:
        return [Act(CLAIM, "down-at-least", (amount,))]
    if manner != EVASIVE:
        return [Act(CLAIM, "down-at-most", (0,))]
    shown = view.pile("up", eyes.seat).cards  # who has shown no Excuse will not withdraw
    return [Act(PROMISE, "stays")] if shown and w.EXCUSE not in shown else []


def cue(public: Public) -> list[int]:
    """Who may want to speak now, from what everybody knows: who has yet to choose, and who has heard a claim."""
    view = public.view
    if view.step == "choose":
        return [seat for seat in range(view.seats) if not view.numbers("audiences")[seat] and seat not in view.waiting]
    last = public.ears.heard[-1] if public.ears.heard else None
    return [seat for seat in range(view.seats) if seat != last.seat] if last and last.what == "bet-down" else []


def speak(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """Something unasked: where one goes, or what one thinks of another's words."""
    court = court_of(eyes, said)
    assert court.hearsay
    if court.view.step == "choose" and not court.audiences[court.me] and court.hearsay.promised(court.me) is None:
        worth = halls(court)
        better = w.KING if worth[0] >= worth[1] else w.QUEEN
        return [Act(PROMISE, "goes", (better,))] if abs(worth[0] - worth[1]) > SURE else []
    return opinion(court.hearsay.book, court.me, court.hearsay.false, dice)


def answer(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What one says when asked. Nobody leads the talk here, so nobody asks."""
    return speak(eyes, said, manner, dice)
