# mypyc
"""The sayings of For the King: who may say what and when, in the order in which it is offered.

A promise is offered only while it can be both kept and broken, an amount of gold only while it is open for everybody.
"""

from typing import Final

from coterie.core.events import Heard
from coterie.games.for_the_king import judging
from coterie.games.for_the_king.hearsay import (
    COMES,
    DEFAULTED,
    GOES,
    LOT_OVER,
    SHOWN,
    Course,
    Holding,
    kings_of,
    office_of,
    pack_of,
    worth_of,
)
from coterie.games.for_the_king.judging import BY_DECREE, BY_GOLD, BY_HAND, BY_LOT, DEEDS, SCOPES, SORTS, WAYS
from coterie.games.for_the_king.kings import DOWN, UP
from coterie.games.for_the_king.lexicon import KINDS, KING, MOST_SEATS, OFFICES
from coterie.games.for_the_king.table import AUCTION, GIFT
from coterie.talk.sayings import CLAIM, FORECAST, PROMISE, Arg, Opening, Public, Saying

MOST_NAMED: Final = 20  # the highest amount of gold, and the highest bid, that is spoken of
MOST_OF_AN_OFFICE: Final = 12
_GOLD: Final = Arg.amount("n", *range(1, MOST_NAMED + 1))
_BID: Final = Arg.amount("n", *range(MOST_NAMED + 1))
_OFFICE: Final = Arg.place("office", OFFICES)
_SEAT: Final = Arg.seat("seat", MOST_SEATS)


def _offices(public: Public) -> list[int]:
    primary = public.view.numbers
    return public.once("offices", lambda: [office for office, worth in enumerate(primary("primary")) if worth])


def _others(public: Public, seat: int) -> list[int]:
    return [other for other in range(public.view.seats) if other != seat]


def _stage(public: Public) -> Heard | None:
    """How the present turn or lot began."""
    return public.once("stage", lambda: public.ears.last("dealer", "auctions", "lot"))


def _hand_since(public: Public, seat: int) -> Heard | None:
    """The event since which nothing came to a hand or went from it, or the beginning of the turn or lot."""
    stage, changed = _stage(public), public.ears.last(*COMES, *GOES, seat=seat)
    return changed if changed and (stage is None or changed.n > stage.n) else stage


# Claims


def _open_gold(public: Public, seat: int) -> tuple[int, int, int] | None:
    """The event that a claim about gold is about, and the least and the most that everybody can tell."""
    return public.once(("gold", seat), lambda: _find_gold(public, seat))


def _find_gold(public: Public, seat: int) -> tuple[int, int, int] | None:
    if public.view.over or public.view.number("phase") != AUCTION:
        return None
    ears, about = public.ears, _hand_since(public, seat)
    changed = ears.last(*COMES, *GOES, DEFAULTED, seat=seat)
    low, high = ears.follows(("gold", seat), changed, lambda: Holding(ears, seat, ears.told, worth_of(ears)).bounds())
    return (about.n, low, high) if about else None


def _may_name_least_gold(public: Public, seat: int) -> Opening | None:
    found = _open_gold(public, seat)
    return _amounts(found[0], found[1] + 1, found[2]) if found else None


def _may_name_most_gold(public: Public, seat: int) -> Opening | None:
    found = _open_gold(public, seat)
    return _amounts(found[0], found[1], found[2] - 1) if found else None


def _amounts(anchor: int, low: int, high: int) -> Opening | None:
    choices = [*range(max(1, low), min(MOST_NAMED, high) + 1)]
    return Opening(anchor, [choices]) if choices else None


def _may_say_can_pay(public: Public, seat: int) -> Opening | None:
    """Who leads, or is asked whether to bid more."""
    view = public.view
    if view.step != "bid" or not view.number("bid") or (view.number("leader") != seat and seat not in view.waiting):
        return None
    bid = public.ears.last("bid")
    return Opening(bid.n, []) if bid else None


def _may_say_holds(public: Public, seat: int) -> Opening | None:
    about = _hand_since(public, seat)
    if about is None or public.view.over or not public.view.pile("hand", seat).size:
        return None
    return Opening(about.n, [_offices(public), public.once("of an office", lambda: _of_an_office(public))])


def _of_an_office(public: Public) -> list[int]:
    """How much of an office a hand may be said to hold."""
    most = max(worth_of(public.ears, office).of_all for office in _offices(public))
    return [*range(min(most, MOST_OF_AN_OFFICE) + 1)]


def _may_say_buried(public: Public, seat: int) -> Opening | None:
    event = public.ears.last("favored", seat=seat)
    return Opening(event.n, [[*range(len(SORTS))]]) if event and public.view.number("phase") == GIFT else None


# Promises


def _bidding(public: Public, seat: int) -> Heard | None:
    """The lot for which a seat can still bid."""
    view = public.view
    out = view.step != "bid" or view.numbers("passed")[seat] or view.numbers("barred")[seat]
    return None if out else public.ears.last("lot")


def _may_name_most_bid(public: Public, seat: int) -> Opening | None:
    """Above the highest bid, or 0 for no bid at all; who leads may go no higher."""
    lot, view = _bidding(public, seat), public.view
    if lot is None:
        return None
    bid, leads = view.number("bid"), view.number("leader") == seat
    amounts = [*([] if leads else [0]), *range(bid if leads else bid + 1, min(MOST_NAMED + 1, view.number("most")))]
    return Opening(lot.n, [amounts]) if amounts and bid < view.number("most") else None


def _may_name_a_bid(public: Public, seat: int) -> Opening | None:
    lot, view = _bidding(public, seat), public.view
    if lot is None:
        return None
    amounts = [*range(view.number("bid") + 1, min(MOST_NAMED, view.number("most")) + 1)]
    return Opening(lot.n, [amounts]) if amounts else None


def _may_leave(public: Public, seat: int) -> Opening | None:
    """An office of which a card may still be put up."""
    stage, view = _stage(public), public.view
    if stage is None or view.over:
        return None
    offices = _offices(public)
    if view.number("phase") == AUCTION and not view.pile("favor").size:
        offices = [office for office in offices if office == office_of(stage.cards[0]) and _bidding(public, seat)]
    return Opening(stage.n, [offices, _others(public, seat), [*range(len(SCOPES))]]) if offices else None


def _may_take(public: Public, seat: int) -> Opening | None:
    """Who has yet to take a card, as long as there is or may be a choice."""
    view, ears = public.view, public.ears
    dealer, centred = ears.last("dealer"), ears.last("centred")
    if dealer is None or centred is None or dealer.seat == seat or view.number("phase") != GIFT:
        return None
    taken = ears.last("took", "king", seat=seat)
    kinds = sorted(set(view.pile("centre").cards))
    choice = len(kinds) > 1 or (kinds and view.number("centred") < view.seats - 1)
    return Opening(centred.n, [kinds]) if choice and not (taken and taken.n > dealer.n) else None


def _may_decree(public: Public, seat: int) -> Opening | None:
    """Of one's King card that is taking effect; else as long as one may still come."""
    stage, view = _stage(public), public.view
    if stage is None or view.over:
        return None
    ways = [judging.RAISE, judging.LOWER, judging.SPARE]
    if view.step == "decree" and seat in view.waiting:
        king = public.ears.last("king")
        assert king is not None
        parts = Course(public.ears, public.ears.heard).parts
        ways = [way for way in ways if any(part & (UP if way == judging.RAISE else DOWN) for part in parts)]
        return Opening(king.n, [_offices(public), ways])
    return Opening(stage.n, [_offices(public), ways]) if _king_may_come(public) else None


def _king_may_come(public: Public) -> bool:
    return public.once("king", lambda: _may_king_come(public))


def _may_king_come(public: Public) -> bool:
    view = public.view
    kings = kings_of(pack_of(public.ears), public.view.seats)
    gone = view.pile("crown").size + sum(kind >= KING for kind in view.pile("spent").cards)
    if view.number("phase") == GIFT or view.pile("favor").size:
        return kings > gone
    return any(kind >= KING for kind in view.pile("lot").cards)


def _may_say_next(public: Public, seat: int) -> Opening | None:
    lot = public.ears.last("lot")
    if lot is None or not public.view.pile("lot").size or not public.view.pile("favor").size:
        return None
    return Opening(lot.n, [[*range(len(DEEDS))]])


# The forecast


def _may_say_first(public: Public, seat: int) -> Opening | None:
    stage = _stage(public)
    if stage is None or public.view.over:
        return None
    return Opening(stage.n, [[*range(public.view.seats)], _offices(public)])


SAYINGS: Final = [
    Saying(
        "can-pay",
        CLAIM,
        (),
        may=_may_say_can_pay,
        judges=judging.can_pay,
        decides=BY_GOLD,
        short="can pay",
        clause="FK-37",
    ),
    Saying(
        "bids-at-most",
        PROMISE,
        (_BID,),
        may=_may_name_most_bid,
        judges=judging.bids_at_most,
        decides=BY_LOT,
        short="max {n}",
        clause="FK-32",
    ),
    Saying(
        "bids-up-to",
        PROMISE,
        (_GOLD,),
        may=_may_name_a_bid,
        judges=judging.bids_up_to,
        decides=BY_LOT,
        short="to {n}",
        clause="FK-32",
    ),
    Saying(
        "gold-at-least",
        CLAIM,
        (_GOLD,),
        may=_may_name_least_gold,
        judges=judging.gold_at_least,
        decides=BY_GOLD,
        short=">={n}",
        clause="FK-34",
    ),
    Saying(
        "gold-at-most",
        CLAIM,
        (_GOLD,),
        may=_may_name_most_gold,
        judges=judging.gold_at_most,
        decides=BY_GOLD,
        short="<={n}",
        clause="FK-34",
    ),
    Saying(
        "next",
        PROMISE,
        (Arg.option("deed", *DEEDS),),
        may=_may_say_next,
        judges=judging.bids_next,
        decides=frozenset({"bid", *LOT_OVER}),
        short="next {deed}",
        clause="FK-32",
    ),
    Saying(
        "takes",
        PROMISE,
        (Arg.card("kind", KINDS),),
        may=_may_take,
        judges=judging.takes,
        decides=frozenset({"took", "king"}),
        short="take {kind}",
        clause="FK-11",
    ),
    Saying(
        "buried",
        CLAIM,
        (Arg.option("sort", *SORTS),),
        may=_may_say_buried,
        judges=judging.buried,
        decides=frozenset({"lot"}),
        short="buried {sort}",
        clause="FK-10",
    ),
    Saying(
        "decree",
        PROMISE,
        (_OFFICE, Arg.option("way", *WAYS)),
        may=_may_decree,
        judges=judging.decree,
        decides=BY_DECREE,
        short="{way} {office}",
        clause="FK-20",
    ),
    Saying(
        "leaves",
        PROMISE,
        (_OFFICE, _SEAT, Arg.option("scope", *SCOPES)),
        may=_may_leave,
        judges=judging.leaves,
        decides=frozenset({"bid", "took", *LOT_OVER, *SHOWN}),
        clause="FK-32",
    ),
    Saying(
        "holds",
        CLAIM,
        (_OFFICE, Arg.amount("n", *range(MOST_OF_AN_OFFICE + 1))),
        may=_may_say_holds,
        judges=judging.holds,
        decides=BY_HAND,
        clause="FK-50",
    ),
    Saying(
        "first-in",
        FORECAST,
        (_SEAT, _OFFICE),
        may=_may_say_first,
        judges=judging.first_in,
        decides=frozenset({"primary", "vacant"}),
        short="{seat} first {office}",
        clause="FK-50",
    ),
]
