# mypyc
"""Who may say what in Royal Secrets, and when: from what everybody knows, and from nothing else."""

from typing import Final

from coterie.games.royal_secrets.heard_round import HeardRound
from coterie.games.royal_secrets.judges import DINE, MEDAL, PLAN, RECRUIT, SIGHTS, SPY, STAB
from coterie.games.royal_secrets.lexicon import (
    DINNER,
    ESPIONAGE,
    KING,
    PLANNING,
    QUEEN,
    RECRUITMENT,
    STABBING,
    VALET_VALUES,
    favor_of,
)
from coterie.games.royal_secrets.lexicon import (
    MEDAL as MEDAL_FAVOR,
)
from coterie.games.royal_secrets.table import COUNTING, SECOND_BET
from coterie.games.royal_secrets.table import PLAN as BEFORE_CHOOSING
from coterie.talk.sayings import NO_SEAT, Opening, Public

BOTH: Final = [20, 30, 40, 50, 60, 70]
_FAVORS: Final = {
    STAB: STABBING,
    MEDAL: MEDAL_FAVOR,
    RECRUIT: RECRUITMENT,
    PLAN: PLANNING,
    DINE: DINNER,
    SPY: ESPIONAGE,
}
_NO_OR_YES: Final = [0, 1]
_HALLS: Final = [KING, QUEEN]


def _round(public: Public) -> HeardRound | None:
    """The round, as long as its bets were not turned up."""
    return public.once("round", lambda: _running_round(public))


def _running_round(public: Public) -> HeardRound | None:
    begins = public.ears.last("round")
    if begins is None or public.view.over:
        return None
    heard = HeardRound(public.ears, begins.n)
    return None if heard.revealed() else heard


def _halls(public: Public, heard: HeardRound, seat: int) -> set[int]:
    return public.once(("halls", seat), lambda: heard.halls(seat))


def _others(public: Public, seat: int) -> list[int]:
    return [other for other in range(public.view.seats) if other != seat]


def _about_the_hidden_card(public: Public, seat: int, *choices: list[int]) -> Opening | None:
    """From laying it until it is turned up."""
    heard = _round(public)
    laid = heard.first("bet-down", seat=seat) if heard else None
    return Opening(laid.n, list(choices)) if laid else None


def _before_the_reveal(public: Public, *choices: list[int]) -> Opening | None:
    heard = _round(public)
    return Opening(heard.events[0].n, list(choices)) if heard else None


def down_at_least(public: Public, seat: int) -> Opening | None:
    return _about_the_hidden_card(public, seat, [10, 20, 30, 40])


def down_at_most(public: Public, seat: int) -> Opening | None:
    return _about_the_hidden_card(public, seat, [0, 10, 20])


def down_is(public: Public, seat: int) -> Opening | None:
    return _about_the_hidden_card(public, seat, [0, 1, 2], _NO_OR_YES)


def goes(public: Public, seat: int) -> Opening | None:
    """Until one has chosen, or is sent by another."""
    heard = _round(public)
    if heard is None or _halls(public, heard, seat):
        return None
    plans = heard.first("plans")
    return Opening(heard.events[0].n, [_HALLS]) if plans is None or plans.seat == seat else None


def stays(public: Public, seat: int) -> Opening | None:
    return _before_the_reveal(public)


def both_at_least(public: Public, seat: int) -> Opening | None:
    return _before_the_reveal(public, BOTH)


def shows(public: Public, seat: int) -> Opening | None:
    """Until one has bet a card face up."""
    heard = _round(public)
    return None if heard is None or heard.first("bet-up", seat=seat) else Opening(heard.events[0].n, [[10, 20, 30, 40]])


def brings_valet(public: Public, seat: int) -> Opening | None:
    return _before_the_reveal(public, _NO_OR_YES)


def hands(public: Public, seat: int) -> Opening | None:
    """As long as one can still come to hand the Parley on in this round (RS-12, RS-14)."""
    view, heard = public.view, _round(public)
    if heard is None or view.number("phase") == COUNTING:
        return None
    if view.number("phase") == SECOND_BET and not (view.step == "hand-on" and view.waiting == [seat]):
        acted = view.numbers("acted")
        if acted[seat] or sum(acted) == view.seats - 1:
            return None
    return Opening(heard.events[0].n, [_others(public, seat)])


def favor(public: Public, seat: int) -> Opening | None:
    """Who has a favor before them that can still be used in this round."""
    heard = _round(public)
    if heard is None:
        return None
    held = public.view.pile("favors", seat).cards
    fresh = public.view.numbers("fresh-favors")
    usable = {favor_of(kind) for kind in held if kind not in fresh}
    if public.view.number("phase") != BEFORE_CHOOSING:
        usable.discard(PLANNING)
    chose = heard.first("chose", "dines", seat=seat)
    if chose or heard.first("bet-up", "bet-down"):
        usable.discard(DINNER)
    deeds = [deed for deed, favor in _FAVORS.items() if favor in usable]
    if not deeds:
        return None
    return Opening(heard.events[0].n, [deeds, [NO_SEAT, *_others(public, seat)], _NO_OR_YES])


def third(public: Public, seat: int) -> Opening | None:
    """Who is tied, while the third cards are asked for (RS-44)."""
    tied = public.ears.last("tied")
    if tied is None or public.view.step != "third":
        return None
    heard = HeardRound(public.ears, tied.n)
    influence = {event.seat: event.nums[1] for event in heard.told("influence") if event.nums[0] == tied.nums[0]}
    if influence.get(seat) != max(influence.values()):
        return None
    return Opening(tied.n, [[0, 1], [0, 10, 20, 30, 40]])


def yields(public: Public, seat: int) -> Opening | None:
    """To whoever is at the same audience."""
    heard = _round(public)
    beside = [
        other for other in _others(public, seat) if heard and _halls(public, heard, seat) & _halls(public, heard, other)
    ]
    return Opening(heard.events[0].n, [beside]) if heard and beside else None


def holds_valet(public: Public, seat: int) -> Opening | None:
    """At any time, once the valets are dealt."""
    last = public.ears.last("round") or public.ears.last("dealt", seat=seat)
    return None if last is None or public.view.over else Opening(last.n, [[*range(len(VALET_VALUES) + 1)]])


def saw(public: Public, seat: int) -> Opening | None:
    """Who has looked at the hidden cards, of those that lay there then."""
    heard = _round(public)
    spied = [*heard.told("spied", seat=seat)] if heard else []
    if heard is None or not spied:
        return None
    owners = [place >> 1 for place in heard.seen_by(spied[-1]) if place >> 1 in _others(public, seat)]
    return Opening(spied[-1].n, [owners, [*range(len(SIGHTS) + 2)]]) if owners else None


def succeeds(public: Public, seat: int) -> Opening | None:
    """From the turning up of the audiences on."""
    heard = _round(public)
    if heard is None or sum(1 for _ in heard.told("audience")) < len(_HALLS):
        return None
    return Opening(heard.events[0].n, [_HALLS, _NO_OR_YES])


def takes_favor(public: Public, seat: int) -> Opening | None:
    return _before_the_reveal(public, _HALLS, [*range(public.view.seats)])
