"""The sayings of Whispers: one claim about the laid card, one promise about the bid, one forecast."""

from coterie.talk.ears import Ears
from coterie.talk.sayings import CLAIM, FORECAST, PROMISE, Arg, Opening, Public, Said, Saying
from coterie.talk.verdict import OPEN_STILL, Verdict, kept_if, void
from tests.games.whispers.game import LEXICON

OTHERS = Arg.seat("seat", LEXICON.seats)


def _laid(public: Public, seat: int) -> Opening | None:
    """From one's card being laid until the judge has looked at one."""
    laid = public.ears.last("laid", seat=seat)
    shown = public.ears.last("judged")
    return Opening(laid.n, [[1, 2, 3]]) if laid and not shown else None


def _laid_at_least(said: Said, ears: Ears) -> Verdict:
    for event in ears.heard:
        if event.seat == said.seat and event.what in ("laid", "judged") and event.cards[0] >= 0:
            return kept_if(event.cards[0] + 1 >= said.args[0], card=event.cards[0], amount=event.cards[0] + 1)
    return OPEN_STILL


def _before_the_bids(public: Public, seat: int) -> Opening | None:
    dealt = public.ears.last("dealt")
    return Opening(dealt.n, [[0, 1, 2]]) if dealt and public.view.step in ("lay", "bid") else None


def _bids(said: Said, ears: Ears) -> Verdict:
    for event in ears.since(said.at):
        if event.what == "bids":
            return kept_if(event.nums[said.seat] == said.args[0], amount=event.nums[said.seat])
    return OPEN_STILL


def _before_the_judge(public: Public, seat: int) -> Opening | None:
    dealt = public.ears.last("dealt")
    if not dealt or public.view.step not in ("lay", "bid", "judge"):
        return None
    return Opening(dealt.n, [[*range(public.view.seats)]])


def _is_judged(said: Said, ears: Ears) -> Verdict:
    for event in ears.since(said.at):
        if event.what == "bids" and event.seat == said.args[0]:
            return void("no-choice")
        if event.what == "judged":
            return kept_if(event.seat == said.args[0])
    return OPEN_STILL


SAYINGS = [
    Saying(
        "laid-at-least",
        CLAIM,
        (Arg.amount("n", 1, 2, 3),),
        may=_laid,
        judges=_laid_at_least,
        decides=frozenset({"laid", "judged"}),
        short=">={n}",
        clause="WH-2",
    ),
    Saying(
        "bids",
        PROMISE,
        (Arg.amount("n", 0, 1, 2),),
        may=_before_the_bids,
        judges=_bids,
        decides=frozenset({"bids"}),
        short="bid {n}",
        clause="WH-3",
    ),
    Saying(
        "is-judged",
        FORECAST,
        (OTHERS,),
        may=_before_the_judge,
        judges=_is_judged,
        decides=frozenset({"bids", "judged"}),
        clause="WH-4",
    ),
]
