"""What becomes of the sayings of Royal Secrets: each judge reads what one pair of ears heard, and what is printed."""

from collections.abc import Callable
from typing import Final

from coterie.games.royal_secrets.heard_round import BETS, COUNTED, HeardRound
from coterie.games.royal_secrets.held_valets import hands_at
from coterie.games.royal_secrets.lexicon import (
    EXCUSE,
    INFLUENCE,
    PLANNING,
    ZERO,
    favor_of,
    is_valet,
)
from coterie.talk.ears import Ears
from coterie.talk.sayings import NO_SEAT, Said
from coterie.talk.verdict import OPEN_STILL, Verdict, kept_if, untested, void

YES: Final = 1
COURTIER, VALET, EXCUSED = range(3)  # what a card is
AT_LEAST, AT_MOST = range(2)
STAB, MEDAL, RECRUIT, PLAN, DINE, SPY = range(6)  # what is done by a favor
POINTING: Final = (STAB, MEDAL, RECRUIT)  # those that point at a bet
SIGHTS: Final = (10, 20, 30, 40)  # at least so much: what a spy may claim to have seen, before a valet and the Excuse
_DEEDS: Final = {STAB: "stabbed", MEDAL: "decorated", RECRUIT: "named", DINE: "dines", SPY: "spied"}


def class_of(kind: int) -> int:
    """What a bet is: a courtier, a valet or the Excuse."""
    return EXCUSED if kind == EXCUSE else VALET if is_valet(kind) else COURTIER


def is_worth(kind: int, amount: int) -> bool:
    """Whether a card has so much influence; the Excuse, which has none to give, never has."""
    return kind != EXCUSE and INFLUENCE[kind] >= amount


# The hidden card: R1, R2, R3, and R14 of another's.


def down_at_least(said: Said, ears: Ears) -> Verdict:
    return _hidden(said, ears, said.seat, lambda kind: is_worth(kind, said.args[0]))


def down_at_most(said: Said, ears: Ears) -> Verdict:
    return _hidden(said, ears, said.seat, lambda kind: INFLUENCE[kind] <= said.args[0])


def down_is(said: Said, ears: Ears) -> Verdict:
    what, yes = said.args
    return _hidden(said, ears, said.seat, lambda kind: (class_of(kind) == what) == (yes == YES))


def saw(said: Said, ears: Ears) -> Verdict:
    seat, what = said.args
    if what < len(SIGHTS):
        return _hidden(said, ears, seat, lambda kind: is_worth(kind, SIGHTS[what]))
    return _hidden(said, ears, seat, lambda kind: class_of(kind) == what - len(SIGHTS) + VALET)


def _hidden(said: Said, ears: Ears, seat: int, true: Callable[[int], bool]) -> Verdict:
    kind = HeardRound(ears, said.anchor).hidden(seat)
    return OPEN_STILL if kind is None else kept_if(true(kind), card=kind, amount=INFLUENCE[kind])


# Where one goes, and whom one hands the Parley to: R4, R9.


def goes(said: Said, ears: Ears) -> Verdict:
    heard = HeardRound(ears, said.anchor)
    settled = heard.first("chose", "dines", seat=said.seat) or heard.first(*BETS)
    if settled is None:
        return OPEN_STILL
    sender = next((event.seat for event in heard.told("sent") if event.nums[0] == said.seat), said.seat)
    if sender != said.seat and heard.first("dines", seat=said.seat) is None:
        return void("sent")
    return kept_if(said.args[0] in heard.halls(said.seat))


def hands(said: Said, ears: Ears) -> Verdict:
    heard = HeardRound(ears, said.anchor)
    event = heard.first("handed-on", since=said.at, seat=said.seat)
    if event is None:
        return void("never-came") if heard.all_bets() else OPEN_STILL
    if event.nums[0] == said.args[0]:
        return kept_if(True)
    acted = heard.acted(event.n)
    return void("no-choice") if said.args[0] in acted and len(acted) < ears.seats else kept_if(False)


# What one bets: R5 to R8, R11.


def stays(said: Said, ears: Ears) -> Verdict:
    heard = HeardRound(ears, said.anchor)
    if heard.first("withdrew", seat=said.seat):
        return kept_if(False)
    if not heard.first(*COUNTED):
        return OPEN_STILL
    stabbed = 2 * said.seat + 1 in heard.places_of("stabbed")
    return void("stabbed") if stabbed and heard.hidden(said.seat) == EXCUSE else kept_if(True)


def both_at_least(said: Said, ears: Ears) -> Verdict:
    heard = HeardRound(ears, said.anchor)
    up, down = heard.up(said.seat), heard.hidden(said.seat)
    if EXCUSE in (up, down):
        return kept_if(False, amount=0)
    if up is None or down is None:
        return OPEN_STILL
    total = INFLUENCE[up] + INFLUENCE[down]
    return kept_if(total >= said.args[0], amount=total)


def shows(said: Said, ears: Ears) -> Verdict:
    up = HeardRound(ears, said.anchor).up(said.seat)
    return OPEN_STILL if up is None else kept_if(is_worth(up, said.args[0]), card=up, amount=INFLUENCE[up])


def brings_valet(said: Said, ears: Ears) -> Verdict:
    heard = HeardRound(ears, said.anchor)
    bets = [kind for kind in (heard.up(said.seat), heard.hidden(said.seat)) if kind is not None]
    brought = any(is_valet(kind) for kind in bets)
    return kept_if(brought == (said.args[0] == YES)) if brought or len(bets) == 2 else OPEN_STILL


def third(said: Said, ears: Ears) -> Verdict:
    heard, (bound, amount) = HeardRound(ears, said.anchor), said.args
    tied = heard.first("tied", since=said.anchor)
    shown = (event for event in heard.told("third", since=said.anchor, seat=said.seat))
    event = next((event for event in shown if tied and event.nums[0] == tied.nums[0]), None)
    if event is None:
        passed = heard.first("passed-third", "came-back", since=said.anchor)
        return void("no-choice") if passed else OPEN_STILL  # RS-47: who has no such card is not asked
    worth = INFLUENCE[event.cards[0]]
    return kept_if(worth >= amount if bound == AT_LEAST else worth <= amount, card=event.cards[0], amount=worth)


# What one does with a favor: R10.


def favor(said: Said, ears: Ears) -> Verdict:
    heard, (what, seat, yes) = HeardRound(ears, said.anchor), said.args
    if _is_barred(said, heard, said.at - 1):
        return void("no-choice")
    for event in heard.events:
        if event.n < said.at:
            continue
        if event.seat == said.seat and _is_deed(event.what, event.nums, event.cards, what, seat):
            return kept_if(yes == YES)
        if _is_barred(said, heard, event.n):
            return void("no-choice")
        if _closes(event.what, event.seat == said.seat, what):
            return kept_if(yes != YES)
    return OPEN_STILL


def _is_deed(word: str, nums: list[int], cards: list[int], what: int, seat: int) -> bool:
    """Whether an event of the speaker is what was spoken of."""
    if what == PLAN:
        return word == "favor" and favor_of(cards[0]) == PLANNING
    return word == _DEEDS[what] and (seat == NO_SEAT or nums[0] >> 1 == seat)


def _closes(word: str, own: bool, what: int) -> bool:
    """Whether after this event the favor can no longer be used in the round (RS-81)."""
    if what == PLAN:
        return word in ("chose", "dines", "plans", "handed-on", *BETS)
    if what == DINE:
        return word in BETS or (own and word == "chose")
    return word == "turned-up"


def _is_barred(said: Said, heard: HeardRound, n: int) -> bool:
    """Whether, after event `n`, what was promised can be pointed at no more (RS-90, RS-91, RS-92)."""
    what, seat, yes = said.args
    if yes != YES or what not in POINTING:
        return False
    stabbed = heard.places_of("stabbed", before=n + 1)
    if what == STAB:
        return 2 * seat + 1 in stabbed
    if what == MEDAL:
        taken = stabbed | heard.places_of("decorated", before=n + 1)
        return 2 * seat in taken and 2 * seat + 1 in taken
    bet = heard.first(*BETS)
    if bet is not None and bet.n <= n and not heard.halls(said.seat) & heard.halls(seat):
        return True
    taken = stabbed | heard.places_of("named", before=n + 1)
    up = heard.first("bet-up", seat=seat)
    return 2 * seat + 1 in taken and (2 * seat in taken or (up is not None and up.n <= n and up.cards[0] == ZERO))


# Who leads at an audience: R12, and the forecasts R15, R16.


def yields(said: Said, ears: Ears) -> Verdict:
    heard, other = HeardRound(ears, said.anchor), said.args[0]
    influence: dict[tuple[int, int], int] = {}
    shared = heard.halls(said.seat) & heard.halls(other)
    for event in heard.told("withdrew", "influence", "failed", "succeeded"):
        if event.what == "withdrew" and event.seat in (said.seat, other):
            return untested("never-came")
        if event.what == "influence":
            influence[event.nums[0], event.seat] = event.nums[1]
        elif event.what in ("failed", "succeeded") and event.nums[0] in shared:
            shared.discard(event.nums[0])
            if event.what == "succeeded":
                own, its = influence[event.nums[0], said.seat], influence[event.nums[0], other]
                return _yielded(said, heard, own, its)
            if not shared:
                return untested("never-came")
    return OPEN_STILL


def _yielded(said: Said, heard: HeardRound, own: int, its: int) -> Verdict:
    """Whether the speaker stayed below; void where somebody else's Medal or Stabbing made the difference."""
    other = said.args[0]
    without = [_influence_between(heard, seat, (said.seat, other)) for seat in (said.seat, other)]
    if (own < its) != (without[0] < without[1]):
        stabs = [by for place, by in heard.places_of("stabbed").items() if place >> 1 in (said.seat, other)]
        return void("stabbed" if any(by not in (said.seat, other) for by in stabs) else "sent")
    return kept_if(own < its, amount=own)


def _influence_between(heard: HeardRound, seat: int, players: tuple[int, int]) -> int:
    """What a seat's two cards would be worth if nobody but these two had played a favor."""
    total = 0
    stabbed, medals = heard.places_of("stabbed"), heard.places_of("decorated")
    for place, kind in ((2 * seat, heard.up(seat)), (2 * seat + 1, heard.hidden(seat))):
        if kind is not None and stabbed.get(place) not in players:
            total += INFLUENCE[kind] * (2 if medals.get(place) in players else 1)
    return total


def succeeds(said: Said, ears: Ears) -> Verdict:
    hall, yes = said.args
    for event in HeardRound(ears, said.anchor).told("succeeded", "failed", "deserted", "audience-discarded"):
        if event.nums[0] == hall:
            if event.what == "audience-discarded":
                return void("never-came")  # RS-21, RS-64: there was nobody to satisfy or to disappoint
            return kept_if((event.what == "succeeded") == (yes == YES))
    return OPEN_STILL


def takes_favor(said: Said, ears: Ears) -> Verdict:
    hall, seat = said.args
    for event in HeardRound(ears, said.anchor).told("took", "audience-discarded"):
        if event.nums[0] == hall:
            return kept_if(event.what == "took" and event.seat == seat)
    return OPEN_STILL


# The valets in hand: R13.


def holds_valet(said: Said, ears: Ears) -> Verdict:
    found = {
        sum(hand) == 0 if said.args[0] == 0 else hand[said.args[0] - 1] > 0
        for hand in hands_at(ears, said.seat, said.at)
    }
    return kept_if(found.pop()) if len(found) == 1 else OPEN_STILL
