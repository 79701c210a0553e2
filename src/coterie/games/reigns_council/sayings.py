# mypyc
"""The sayings of the Council: who may say what and when, in the order in which it is offered.

A promise is offered only while it can be both kept and broken.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from coterie.core.events import Heard
from coterie.games.reigns_council import judging
from coterie.games.reigns_council.cards import shown
from coterie.games.reigns_council.hearsay import (
    advisors_of,
    back_of,
    hand_now,
    pack_of,
    reign_of,
    tracks_before,
    turn_of,
    verdicts_of,
)
from coterie.games.reigns_council.lexicon import END, MOST_SEATS, PILLARS
from coterie.games.reigns_council.table import ACCEPTED, REJECTED, CouncilPack
from coterie.talk.ears import Ears
from coterie.talk.sayings import CLAIM, FORECAST, PROMISE, Arg, Opening, Public, Saying

_PILLAR: Final = Arg.place("pillar", PILLARS)
_SEAT: Final = Arg.seat("seat", MOST_SEATS)
_ANSWER: Final = Arg.option("answer", "yes", "no")
_SIZE: Final = Arg.amount("size", *range(END + 1))  # 0: not named
_STILL: Final = 2  # of the ways up, down and still
_BOTH: Final = [0, 1]
_EVERY: Final = [*range(len(PILLARS))]

# Advisors


def _own_card(public: Public, seat: int) -> Heard | None:
    """The Proposal that a seat has presented and that is not judged yet."""
    return public.once(("own card", seat), lambda: _find_own_card(public, seat))


def _find_own_card(public: Public, seat: int) -> Heard | None:
    turn = turn_of(public.ears)
    if turn is None or seat in _verdicts(public, turn):
        return None
    card = public.ears.last("presented", seat=seat)
    return card if card and card.n > turn.n else None


def _verdicts(public: Public, turn: Heard) -> dict[int, int]:
    """The Monarch's first words in the turn that runs."""
    return public.once("verdicts", lambda: verdicts_of(public.ears, turn.n))


def _on_back(ears: Ears, card: Heard) -> list[int]:
    return [pillar for pillar, dots in enumerate(shown(back_of(ears, card.cards[0]))) if dots]


def _sizes(steps: Iterable[int]) -> list[int]:
    return [0, *sorted({abs(step) for step in steps} - {0})]


@lru_cache(maxsize=64)
def _accepted_sizes(pack: CouncilPack, back: int) -> list[int]:
    """How far a card with this back may move a marker if it is accepted."""
    kinds = [kind for kind, own in enumerate(pack.back) if own == back]
    return _sizes(step for kind in kinds for step in pack.accept[4 * kind : 4 * kind + 4])


@lru_cache(maxsize=64)
def _rejected_sizes(pack: CouncilPack) -> list[int]:
    return _sizes(pack.reject)


def _may_say_yes(public: Public, seat: int) -> Opening | None:
    card = _own_card(public, seat)
    if card is None:
        return None
    sizes = _accepted_sizes(pack_of(public.ears), back_of(public.ears, card.cards[0]))
    return Opening(card.n, [_on_back(public.ears, card), _BOTH, sizes])


def _may_say_no(public: Public, seat: int) -> Opening | None:
    card = _own_card(public, seat)
    return Opening(card.n, [_EVERY, [0, 1, _STILL], _rejected_sizes(pack_of(public.ears))]) if card else None


def _may_say_safe(public: Public, seat: int) -> Opening | None:
    card = _own_card(public, seat)
    return Opening(card.n, [_BOTH]) if card else None


def _may_say_mends(public: Public, seat: int) -> Opening | None:
    """Of a pillar on the back whose marker is off the centre: elsewhere there is nothing to mend."""
    card = _own_card(public, seat)
    if card is None:
        return None
    tracks = tracks_before(public.ears, public.ears.told)
    off = [pillar for pillar in _on_back(public.ears, card) if tracks[pillar]]
    return Opening(card.n, [off]) if off else None


def _may_say_worse(public: Public, seat: int) -> Opening | None:
    card = _own_card(public, seat)
    return Opening(card.n, []) if card else None


def _may_say_goal(public: Public, seat: int) -> Opening | None:
    reign = reign_of(public.ears)
    dealt = public.ears.last("goal-dealt", seat=seat)
    if reign is None or dealt is None or dealt.n < reign.n:
        return None
    return Opening(dealt.n, [_EVERY, [0, 1, _STILL]])


def _may_promise_a_back(public: Public, seat: int) -> Opening | None:
    """Any pillar as long as there is a card to draw before; else those that a back in hand shows, but not all do."""
    ears = public.ears
    reign = reign_of(ears)
    if reign is None or seat == reign.seat:
        return None
    hand = [shown(back) for back in hand_now(ears, seat)]
    pillars = _EVERY
    if len(hand) >= pack_of(ears).hand:
        pillars = [p for p in _EVERY if any(back[p] for back in hand) and not all(back[p] for back in hand)]
    presented = ears.last("presented", seat=seat)
    since = presented if presented and presented.n > reign.n else reign
    return Opening(since.n, [pillars]) if pillars else None


# The Monarch


def _reigns(ears: Ears, seat: int) -> Heard | None:
    """How the turn began in which this seat reigns."""
    turn = turn_of(ears)
    return turn if turn and turn.seat == seat else None


def _may_promise_a_verdict(public: Public, seat: int) -> Opening | None:
    """On who is not judged yet, unless one Proposal is left and has to be accepted (RC-11)."""
    turn = _reigns(public.ears, seat)
    if turn is None:
        return None
    verdicts = _verdicts(public, turn)
    left = [other for other in advisors_of(public.ears, seat) if other not in verdicts]
    free = len(left) > 1 or (left and ACCEPTED in verdicts.values())
    return Opening(turn.n, [left]) if free else None


def _may_promise_a_number(public: Public, seat: int) -> Opening | None:
    turn = _reigns(public.ears, seat)
    if turn is None:
        return None
    verdicts = _verdicts(public, turn)
    sure = [*verdicts.values()].count(ACCEPTED)
    most = sure + public.view.seats - 1 - len(verdicts)
    numbers = [n for n in range(2, most + 1) if n > sure]  # one is accepted in any case (RC-11)
    return Opening(turn.n, [numbers]) if numbers else None


def _may_promise_a_reveal(public: Public, seat: int) -> Opening | None:
    """Anybody as long as it is not known who will be among whom; then who is among two or more still face down."""
    turn = _reigns(public.ears, seat)
    if turn is None:
        return None
    verdicts = _verdicts(public, turn)
    advisors = advisors_of(public.ears, seat)
    if len(verdicts) == len(advisors):
        begun = {event.nums[0] for event in public.ears.since(turn.n) if event.what == "revealed"}
        words = [*verdicts.values()]
        free = [verdict for verdict in (ACCEPTED, REJECTED) if verdict not in begun and words.count(verdict) > 1]
        advisors = [other for other in advisors if verdicts[other] in free]
    return Opening(turn.n, [advisors]) if advisors else None


def _may_promise_the_crown(public: Public, seat: int) -> Opening | None:
    """From one's coronation until the heir is named, as long as there are two to choose between."""
    crowned = public.ears.last("crowned")
    if crowned is None or crowned.seat != seat or public.ears.last("named", "stopped", "crowned") is not crowned:
        return None
    reigned = {event.seat for event in public.ears.every("crowned")}
    heirs = [other for other in range(public.view.seats) if other not in reigned]
    return Opening(crowned.n, [heirs]) if len(heirs) > 1 else None


# Everybody


def _may_promise_a_laugh(public: Public, seat: int) -> Opening | None:
    died = public.ears.last("died")
    return Opening(died.n, [_BOTH]) if died and _is_asked(public, seat, "story") else None


def _may_promise_a_vote(public: Public, seat: int) -> Opening | None:
    if not _is_asked(public, seat, "vote"):
        return None
    tied = public.ears.every("tied")
    others = [event.seat for event in tied if event.seat != seat]
    return Opening(tied[-1].n, [others]) if len(others) > 1 else None


def _may_promise_to_go_on(public: Public, seat: int) -> Opening | None:
    """In every reign but the last, until the own answer is given (RC-32)."""
    crowned = public.ears.last("crowned", "would-go-on", "would-stop")
    if crowned is None or crowned.what != "crowned" or crowned.nums[0] == public.view.seats:
        return None
    if public.view.step == "future" and not _is_asked(public, seat, "future"):
        return None
    return Opening(crowned.n, [_BOTH])


def _is_asked(public: Public, seat: int, step: str) -> bool:
    return public.view.step == step and seat in public.view.waiting


def _may_forecast(public: Public, seat: int) -> Opening | None:
    """Of the turn until its last card has taken effect, of the reign until it is over."""
    reign, turn = reign_of(public.ears), turn_of(public.ears)
    if reign is None:
        return None
    if turn is None:
        return Opening(reign.n, [[judging.ALL], _BOTH])
    resolved = sum(event.what in ("enacted", "discarded") for event in public.ears.since(turn.n))
    spans = _BOTH if resolved < public.view.seats - 1 else [judging.ALL]
    return Opening(turn.n, [spans, _BOTH])


def _still_has_no_size(args: tuple[int, ...]) -> bool:
    return args[1] != _STILL or args[2] == 0


_OF_A_CARD: Final = frozenset({"revealed", "buried"})

SAYINGS: Final = [
    Saying(
        "yes",
        CLAIM,
        (_PILLAR, Arg.option("way", "up", "down"), _SIZE),
        may=_may_say_yes,
        judges=judging.yes,
        decides=_OF_A_CARD,
        short="{pillar} {way}",
        clause="RC-14",
    ),
    Saying(
        "no",
        CLAIM,
        (_PILLAR, Arg.option("way", "up", "down", "still"), _SIZE),
        may=_may_say_no,
        judges=judging.no,
        decides=_OF_A_CARD,
        short="no {pillar} {way}",
        clause="RC-13",
        sound=_still_has_no_size,
    ),
    Saying(
        "safe",
        CLAIM,
        (Arg.option("part", "accepted", "rejected"),),
        may=_may_say_safe,
        judges=judging.safe,
        decides=_OF_A_CARD,
        short="safe {part}",
        clause="RC-20",
    ),
    Saying(
        "mends",
        CLAIM,
        (_PILLAR,),
        may=_may_say_mends,
        judges=judging.mends,
        decides=_OF_A_CARD,
        short="mends {pillar}",
        clause="RC-14",
    ),
    Saying(
        "worse-rejected",
        CLAIM,
        (),
        may=_may_say_worse,
        judges=judging.worse_rejected,
        decides=_OF_A_CARD,
        short="worse",
        clause="RC-13",
    ),
    Saying(
        "goal",
        CLAIM,
        (_PILLAR, Arg.option("wish", "strong", "weak", "none")),
        may=_may_say_goal,
        judges=judging.goal,
        decides=frozenset({"goal-shown", "retired"}),
        short="{pillar} {wish}",
        clause="RC-24",
    ),
    Saying(
        "presents",
        PROMISE,
        (_PILLAR,),
        may=_may_promise_a_back,
        judges=judging.presents,
        decides=frozenset({"presented", "died", "retired"}),
        short="next {pillar}",
        clause="RC-10",
    ),
    Saying(
        "will-accept",
        PROMISE,
        (_SEAT,),
        may=_may_promise_a_verdict,
        judges=judging.will_accept,
        decides=frozenset({"accepted", "rejected"}),
        short="accept {seat}",
        clause="RC-11",
    ),
    Saying(
        "will-reject",
        PROMISE,
        (_SEAT,),
        may=_may_promise_a_verdict,
        judges=judging.will_reject,
        decides=frozenset({"accepted", "rejected"}),
        short="reject {seat}",
        clause="RC-11",
    ),
    Saying(
        "accepts-at-least",
        PROMISE,
        (Arg.amount("n", *range(2, MOST_SEATS)),),
        may=_may_promise_a_number,
        judges=judging.accepts_at_least,
        decides=frozenset({"accepted", "rejected"}),
        short=">={n}",
        clause="RC-11",
    ),
    Saying(
        "reveals-first",
        PROMISE,
        (_SEAT,),
        may=_may_promise_a_reveal,
        judges=judging.reveals_first,
        decides=frozenset({"revealed", "died"}),
        short="first {seat}",
        clause="RC-13",
    ),
    Saying(
        "names",
        PROMISE,
        (_SEAT,),
        may=_may_promise_the_crown,
        judges=judging.names,
        decides=frozenset({"named", "stopped"}),
        short="heir {seat}",
        clause="RC-30",
    ),
    Saying(
        "laughs",
        PROMISE,
        (_ANSWER,),
        may=_may_promise_a_laugh,
        judges=judging.laughs,
        decides=frozenset({"laughed", "scored-story", "story-fell-flat"}),
        short="laugh {answer}",
        clause="RC-21",
    ),
    Saying(
        "votes",
        PROMISE,
        (_SEAT,),
        may=_may_promise_a_vote,
        judges=judging.votes,
        decides=frozenset({"voted"}),
        short="vote {seat}",
        clause="RC-33",
    ),
    Saying(
        "goes-on",
        PROMISE,
        (_ANSWER,),
        may=_may_promise_to_go_on,
        judges=judging.goes_on,
        decides=frozenset({"would-go-on", "would-stop"}),
        short="go on {answer}",
        clause="RC-32",
    ),
    Saying(
        "survives",
        FORECAST,
        (Arg.option("span", "turn", "reign"), _ANSWER),
        may=_may_forecast,
        judges=judging.survives,
        decides=frozenset({"died", "retired", "turn"}),
        short="survives {span} {answer}",
        clause="RC-20",
    ),
]
