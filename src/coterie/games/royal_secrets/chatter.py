"""What a courtier says in Royal Secrets: where it goes, and something true about the card that it hides.

It holds Eyes. Who words it does not.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.games.royal_secrets import lexicon as w
from coterie.games.royal_secrets.court import Court
from coterie.games.royal_secrets.deals import Deals
from coterie.games.royal_secrets.instinct import court_of, halls
from coterie.games.royal_secrets.judges import EXCUSED, YES, class_of
from coterie.games.royal_secrets.openings import BOTH
from coterie.talk.acts import Act
from coterie.talk.book import Spoken
from coterie.talk.manners import EVASIVE, opinion
from coterie.talk.minds import Way
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
    """Who may want to speak now, from what everybody knows: who has yet to choose, who has somebody beside them before
    the bets, and who has heard a claim.
    """
    view = public.view
    if view.step == "choose":
        return [seat for seat in range(view.seats) if not view.numbers("audiences")[seat] and seat not in view.waiting]
    last = public.ears.heard[-1] if public.ears.heard else None
    audiences = view.numbers("audiences")
    if all(audiences) and not any(view.pile(name, seat).size for name in ("up", "down") for seat in range(view.seats)):
        return [*range(view.seats)]
    return [seat for seat in range(view.seats) if seat != last.seat] if last and last.what == "bet-down" else []


def speak(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """Something unasked: where one goes, or what one thinks of another's words."""
    court = court_of(eyes, said)
    assert court.hearsay
    assert court.deals
    deals = Deals(court)
    if deal := court.deals.reproach() or court.deals.propose(deals.ideas, deals.weigh):
        return deal
    if court.view.step == "choose" and not court.audiences[court.me] and court.hearsay.promised(court.me) is None:
        worth = halls(court)
        better = w.KING if worth[0] >= worth[1] else w.QUEEN
        return [Act(PROMISE, "goes", (better,))] if abs(worth[0] - worth[1]) > SURE else []
    return opinion(court.hearsay.book, court.me, court.hearsay.false, dice)


def answer(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What one says when asked. Nobody leads the talk here, so nobody asks."""
    return speak(eyes, said, manner, dice)


def reply(eyes: Eyes, said: Sequence[Spoken], line: int, manner: str, dice: Dice) -> list[Act]:
    """The answer to an offer or a question in a line."""
    court = court_of(eyes, said)
    assert court.deals
    deals = Deals(court)
    if offer := court.deals.offer(line):
        return court.deals.reply(offer, deals.weigh, deals.near)
    asked = court.deals.question(line)
    return court.deals.answer(asked, _ways(court, deals, manner)) if asked else []


def _ways(court: Court, deals: Deals, manner: str) -> Iterator[Way]:
    """What is true and could be said when asked, the most telling of each kind first."""
    hidden = court.cards("down", court.me)
    frank = manner != EVASIVE
    if hidden:
        influence = w.INFLUENCE[hidden[0]]
        if hidden[0] != w.EXCUSE and influence >= 10:
            yield "down-at-least", (influence // 10 * 10,)
        if frank:
            yield from (("down-at-most", (n,)) for n in (0, 10, 20) if influence <= n)
            yield "down-is", (class_of(hidden[0]), YES)
    if frank:
        held = [w.INFLUENCE[kind] for kind in court.hand if w.is_valet(kind)]
        yield "holds-valet", (w.VALET_VALUES.index(max(held)) + 1 if held else 0,)
    promises: list[Way] = [("both-at-least", (n,)) for n in reversed(BOTH)]
    promises += [("stays", ()), *[("goes", (hall,)) for hall in (w.KING, w.QUEEN)]]
    promises += [("brings-valet", (yes,)) for yes in (1 - YES, YES)]
    yield from (way for way in promises if deals.free(way))
    for hall in range(2):
        sure = court.success(court.me, hall, court.brought[court.me][0] if court.is_at(court.me, hall) else 0.0)
        yield "succeeds", (hall, YES if sure > 0.5 else 1 - YES)
