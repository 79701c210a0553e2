"""The judges of what is said in For the King: what one pair of ears heard decides, and nothing else."""

from collections.abc import Callable
from typing import Final

from coterie.core.events import Heard
from coterie.games.for_the_king.hearsay import LOT_OVER, SHOWN, Course, Holding, Worth, office_of, worth_of
from coterie.games.for_the_king.kings import DOWN, UP
from coterie.games.for_the_king.lexicon import GOLD, KING
from coterie.talk.ears import Ears
from coterie.talk.sayings import Said
from coterie.talk.verdict import OPEN_STILL, Verdict, kept_if, untested, void

# Options of sayings, by the order of their names.
SORTS: Final = ("office", "gold", "king")  # of card
SCOPES: Final = ("lot", "game")
WAYS: Final = ("raise", "lower", "spare")
DEEDS: Final = ("bid", "pass")
THIS_LOT: Final = 0
RAISE, LOWER, SPARE = 0, 1, 2
BIDS: Final = 0

# The words of the events that can decide.
BY_GOLD: Final = frozenset({"paid", "defaulted", *SHOWN})
BY_HAND: Final = frozenset({"paid", *SHOWN})
BY_LOT: Final = frozenset({"bid", "passed", "defaulted", *LOT_OVER})
BY_DECREE: Final = frozenset({"king", "raised", "lowered", "skipped", *SHOWN})

Bounds = Callable[[int, int], Verdict]  # the least and the most that can have been held


# Claims


def gold_at_least(said: Said, ears: Ears) -> Verdict:
    return _first(said, ears, worth_of(ears), _at_least(said.args[0]), BY_GOLD)


def gold_at_most(said: Said, ears: Ears) -> Verdict:
    return _first(said, ears, worth_of(ears), _at_most(said.args[0]), BY_GOLD)


def can_pay(said: Said, ears: Ears) -> Verdict:
    """Gold, or for a Gold card cards, worth the bid that was on the table."""
    course = Course(ears, ears.before(said.at))
    if GOLD <= course.lot < KING:
        size = Holding(ears, said.seat, said.at, worth_of(ears)).size
        return kept_if(size >= course.bid, amount=size)
    return _first(said, ears, worth_of(ears), _at_least(course.bid), BY_GOLD)


def holds(said: Said, ears: Ears) -> Verdict:
    """At least so much of an office; 0 stands for no card of it."""
    office, amount = said.args
    decide = _at_least(amount) if amount else _at_most(0)
    return _first(said, ears, worth_of(ears, office), decide, BY_HAND)


def buried(said: Said, ears: Ears) -> Verdict:
    """What the speaker put on the favor deck last: known to who sees it, or when all lots leave one possibility."""
    event = ears.last("favored", seat=said.seat, before=said.at)
    assert event is not None
    if event.cards[0] >= 0:
        return kept_if(sort_of(event.cards[0]) == said.args[0], card=event.cards[0])
    left = [0] * len(SORTS)  # cards of the favor deck that these ears cannot place
    for other in ears.heard:
        if other.what == "lot":
            left[sort_of(other.cards[0])] += 1
        elif other.what == "favored" and other.cards[0] >= 0:
            left[sort_of(other.cards[0])] -= 1
    lot = ears.last("lot")
    if lot is None or lot.nums[0]:
        return OPEN_STILL
    possible = [sort for sort, count in enumerate(left) if count]
    if said.args[0] not in possible:
        return kept_if(False)
    return kept_if(True) if len(possible) == 1 else OPEN_STILL


def sort_of(kind: int) -> int:
    """The place of a card's sort in SORTS."""
    return 0 if kind < GOLD else 1 if kind < KING else 2


def _first(said: Said, ears: Ears, worth: Worth, decide: Bounds, words: frozenset[str]) -> Verdict:
    """The verdict that came first."""
    holding = Holding(ears, said.seat, said.at, worth)
    verdict = decide(*holding.bounds())
    if verdict.decided:
        return verdict
    for event in ears.since(said.at):
        if event.seat == said.seat or event.what == "lot":
            holding.hear(event)
            if event.seat == said.seat and event.what in words:
                verdict = decide(*holding.bounds())
                if verdict.decided:
                    return verdict
    return OPEN_STILL


def _at_least(amount: int) -> Bounds:
    def decide(low: int, high: int) -> Verdict:
        if low >= amount:
            return kept_if(True, amount=low)
        return kept_if(False, amount=high) if high < amount else OPEN_STILL

    return decide


def _at_most(amount: int) -> Bounds:
    def decide(low: int, high: int) -> Verdict:
        if high <= amount:
            return kept_if(True, amount=high)
        return kept_if(False, amount=low) if low > amount else OPEN_STILL

    return decide


# Promises about lots


def bids_at_most(said: Said, ears: Ears) -> Verdict:
    """No bid above until the lot is over; also in a new auction for it."""
    for event in ears.since(said.at):
        if event.seat == said.seat and event.what == "bid" and event.nums[0] > said.args[0]:
            return kept_if(False, amount=event.nums[0])
        if event.seat == said.seat and event.what == "defaulted":
            return void("no-choice")
        if event.what in LOT_OVER:
            return kept_if(True)
    return OPEN_STILL


def bids_up_to(said: Said, ears: Ears) -> Verdict:
    """No pass as long as the highest bid is lower."""
    course = Course(ears, ears.before(said.at))
    for event in ears.since(said.at):
        if event.what == "bid" and event.nums[0] >= said.args[0]:
            return kept_if(True, amount=event.nums[0])
        if event.seat == said.seat and event.what == "passed":
            return kept_if(False, amount=course.bid)
        if event.seat == said.seat and event.what == "defaulted":
            return void("no-choice")
        if event.what in LOT_OVER:
            return untested("never-came")
        course.hear(event)
    return OPEN_STILL


def leaves(said: Said, ears: Ears) -> Verdict:
    """No bid on the next lot of an office, the one that is up if it is of it; or on none in the whole game, and no such
    card from the centre.

    A lot counts if the speaker passed where a bid was allowed; what was bid before it was said does not.
    """
    office, _, scope = said.args
    course = Course(ears, ears.before(said.at))
    passed = left = False
    for event in ears.since(said.at):
        of_office = office_of(course.lot) == office
        if event.seat == said.seat:
            if event.what == "bid" and of_office:
                return kept_if(False, card=course.lot)
            if event.what == "took" and scope != THIS_LOT and _chose(event, course, office):
                return kept_if(False, card=event.cards[0])
            if event.what == "passed" and of_office and course.bid < course.most:
                passed = True
        if event.what in LOT_OVER:
            left, passed = left or passed, False
        if left and (scope == THIS_LOT or event.what in SHOWN):
            return kept_if(True)
        if event.what in SHOWN:
            return untested("never-came")
        course.hear(event)
    return OPEN_STILL


def _chose(took: Heard, course: Course, office: int) -> bool:
    """Whether a card of an office was taken where there were others (FK-11)."""
    return office_of(took.cards[0]) == office and any(office_of(kind) != office for kind in course.in_centre())


def bids_next(said: Said, ears: Ears) -> Verdict:
    """A bid on the lot after this one, or none. Who could only pass had no choice (FK-32)."""
    course = Course(ears, ears.before(said.at))
    came = choice = False
    for event in ears.since(said.at):
        if event.what == "lot":
            came = True
        elif came and event.seat == said.seat and event.what == "bid":
            return kept_if(said.args[0] == BIDS, card=course.lot)
        elif came and event.seat == said.seat and event.what == "passed":
            choice = choice or course.bid < course.most
        elif came and event.what in LOT_OVER:
            return kept_if(said.args[0] != BIDS, card=course.lot) if choice else void("no-choice")
        course.hear(event)
    return OPEN_STILL


# Promises about the centre and about King cards


def takes(said: Said, ears: Ears) -> Verdict:
    kind = said.args[0]
    course = Course(ears, ears.before(said.at))
    for event in ears.since(said.at):
        if event.seat == said.seat and event.what in ("took", "king"):
            return kept_if(event.cards[0] == kind, card=event.cards[0])
        course.hear(event)
        if not course.centre[kind]:
            return void("no-choice")
    return OPEN_STILL


def decree(said: Said, ears: Ears) -> Verdict:
    """What the speaker's next King card does to an office, or the one that is just taking effect.

    A card that cannot do it, or one that nothing can keep from it, binds nobody.
    """
    office, way = said.args
    moves = UP if way == RAISE else DOWN
    course = Course(ears, ears.before(said.at))
    running = course.king == said.seat and bool(course.parts)
    if running and _is_settled(course, office, way):
        return void("no-choice")
    for event in ears.since(said.at):
        if event.what in SHOWN:
            return void("never-came")
        course.hear(event)
        if event.seat != said.seat or event.what not in BY_DECREE:
            continue
        if event.what == "king":
            running = True
            if _is_settled(course, office, way):
                return void("no-choice")
        elif running and event.what == ("raised" if moves == UP else "lowered") and event.nums[0] == office:
            return kept_if(way != SPARE, amount=event.nums[1])
        elif running and not course.parts:
            return kept_if(way == SPARE, amount=course.tiles[office])
    return OPEN_STILL


def _is_settled(course: Course, office: int, way: int) -> bool:
    possible = course.may_move(office, UP if way == RAISE else DOWN)
    return True not in possible or (way == SPARE and False not in possible)


# The forecast


def first_in(said: Said, ears: Ears) -> Verdict:
    seat, office = said.args
    for event in ears.since(said.at):
        if event.what in ("primary", "vacant") and event.nums[0] == office:
            return kept_if(event.what == "primary" and event.seat == seat)
    return OPEN_STILL
