"""What makes the sayings of Royal Secrets true, written down a second time.

Claims are read from the cards of a table, promises and forecasts from an open log: every front is seen, and each round
is told again from its first event on.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from coterie.core.events import Heard
from coterie.games.royal_secrets.lexicon import KINDS
from coterie.games.royal_secrets.table import RoyalTable
from coterie.talk import BROKEN, KEPT, PENDING, UNTESTED, VOID, Ears, Said
from tests.talk.oracle import Truth

SIGHTS = ["10", "20", "30", "40"]


def worth(kind: int) -> int:
    """The number on a card, by its name; the Excuse has none and counts 0."""
    number = KINDS[kind].replace("minus-", "-").split("-", 1)[-1]
    return 0 if KINDS[kind] == "excuse" else int(number)


def sort(kind: int) -> str:
    return KINDS[kind].split("-")[0]


def is_so(true: bool) -> str:
    return KEPT if true else BROKEN


# Claims: from the cards.


def _down(said: Said, table: RoyalTable, seat: int) -> int:
    (card,) = table.at[table.down(seat)]
    return table.layout.kind_of[card]


def _at_least(said: Said, table: RoyalTable) -> bool:
    kind = _down(said, table, said.seat)
    return sort(kind) != "excuse" and worth(kind) >= said.args[0]


def _at_most(said: Said, table: RoyalTable) -> bool:
    return worth(_down(said, table, said.seat)) <= said.args[0]


def _is(said: Said, table: RoyalTable) -> bool:
    named = ["courtier", "valet", "excuse"][said.args[0]]
    return (sort(_down(said, table, said.seat)) == named) is bool(said.args[1])


def _saw(said: Said, table: RoyalTable) -> bool:
    kind = _down(said, table, said.args[0])
    named = [*SIGHTS, "valet", "excuse"][said.args[1]]
    return sort(kind) == named if not named.isdecimal() else sort(kind) != "excuse" and worth(kind) >= int(named)


def _holds(said: Said, table: RoyalTable) -> bool:
    held = [worth(k) for k in table.kinds(table.hand(said.seat)) if sort(k) == "valet"]
    return not held if said.args[0] == 0 else [-10, 0, 10, 20][said.args[0] - 1] in held


# Promises and forecasts: from the open log.


def _night(said: Said, log: list[Heard]) -> Iterator[Heard]:
    """The events of the round in which it was said."""
    number = 0
    spoken = sum(event.what == "round" and event.n < said.at for event in log)
    for event in log:
        number += event.what == "round"
        if number == spoken:
            yield event


def _goes(said: Said, log: list[Heard]) -> str:
    where: set[int] = set()
    moved = False
    for event in _night(said, log):
        if event.what == "chose" and event.seat == said.seat:
            return is_so(event.nums[0] == said.args[0])
        if event.what == "dines" and event.seat == said.seat:
            return KEPT
        if event.what == "sent" and event.nums[0] == said.seat:
            where, moved = {event.nums[1]}, event.seat != said.seat
        if event.what.startswith("bet-"):
            return VOID if moved else is_so(said.args[0] in where)
    return PENDING


def _stays(said: Said, log: list[Heard]) -> str:
    turned = 0
    bets: dict[str, int] = {}
    stabbed = False
    for event in _night(said, log):
        if event.what in ("bet-up", "bet-down") and event.seat == said.seat:
            bets[event.what] = event.cards[0]
        stabbed |= event.what == "stabbed" and event.nums[0] == 2 * said.seat + 1
        turned += event.what == "turned-up"
    if not turned:
        return PENDING
    if sort(bets["bet-up"]) == "excuse" or (sort(bets["bet-down"]) == "excuse" and not stabbed):
        return BROKEN
    return VOID if sort(bets["bet-down"]) == "excuse" else KEPT


def _bets(said: Said, log: list[Heard]) -> list[int]:
    return [e.cards[0] for e in _night(said, log) if e.seat == said.seat and e.what in ("bet-up", "bet-down")]


def _both(said: Said, log: list[Heard]) -> str:
    bets = _bets(said, log)
    if "excuse" in [sort(kind) for kind in bets]:
        return BROKEN
    return is_so(sum(map(worth, bets)) >= said.args[0]) if len(bets) == 2 else PENDING


def _valet(said: Said, log: list[Heard]) -> str:
    bets = [sort(kind) for kind in _bets(said, log)]
    return is_so(("valet" in bets) is bool(said.args[0])) if "valet" in bets or len(bets) == 2 else PENDING


def _shows(said: Said, log: list[Heard]) -> str:
    for event in _night(said, log):
        if event.what == "bet-up" and event.seat == said.seat:
            return is_so(worth(event.cards[0]) >= said.args[0])
    return PENDING


def _hands(said: Said, log: list[Heard]) -> str:
    times: Counter[int] = Counter()  # how often each seat has acted
    planned = False
    bets = 0
    seats = 1 + max(event.seat for event in log)
    for event in _night(said, log):
        planned |= event.what == "plans"
        if event.what in ("bet-up", "bet-down", "chose") or (event.what == "dines" and not planned):
            times[event.seat] += 1
            bets += event.what.startswith("bet")
        if event.what == "handed-on" and event.seat == said.seat and event.n >= said.at:
            everybody = len(times) == seats and len(set(times.values())) == 1
            could = everybody or times[said.args[0]] < times[said.seat]
            return KEPT if event.nums[0] == said.args[0] else BROKEN if could else VOID
        if bets == 2 * seats:
            return VOID
    return PENDING


class _Favor:
    """A promise about a favor, with what was done to the bets of the one it names."""

    def __init__(self, said: Said) -> None:
        self.said = said
        self.deed = ["stab", "medal", "recruit", "plan", "dine", "spy"][said.args[0]]
        self.to = said.args[1]
        self.yes = bool(said.args[2])
        self.free = {"up", "down"}  # the bets of the one named that can be pointed at
        self.where: dict[int, set[int]] = {}
        self.lone = False  # the two are not at one audience

    def reads(self, log: list[Heard]) -> str:
        for event in _night(self.said, log):
            if event.n >= self.said.at:
                if (mark := self._blocked()) != PENDING:
                    return mark
                if event.seat == self.said.seat and self._does(event):
                    return is_so(self.yes)
            self._note(event)
            if event.n >= self.said.at:
                if (mark := self._blocked()) != PENDING:
                    return mark
                if self._is_late(event):
                    return is_so(not self.yes)
        return self._blocked()

    def _blocked(self) -> str:
        points = self.deed in ("stab", "medal", "recruit") and self.yes
        return VOID if points and (not self.free or (self.lone and self.deed == "recruit")) else PENDING

    def _does(self, event: Heard) -> bool:
        if self.deed == "plan":
            return event.what == "favor" and "planning" in KINDS[event.cards[0]]
        words = {"stab": "stabbed", "medal": "decorated", "recruit": "named", "dine": "dines", "spy": "spied"}
        return event.what == words[self.deed] and (self.to < 0 or event.nums[0] // 2 == self.to)

    def _note(self, event: Heard) -> None:
        spoils = {"stab": ["stabbed"], "medal": ["stabbed", "decorated"], "recruit": ["stabbed", "named"]}
        if self.deed == "stab":
            self.free.discard("up")
        if event.what in spoils.get(self.deed, []) and event.nums[0] // 2 == self.to:
            self.free.discard("down" if event.nums[0] % 2 else "up")
        shown = event.what == "bet-up" and event.seat == self.to and KINDS[event.cards[0]] == "courtier-0"
        if self.deed == "recruit" and shown:
            self.free.discard("up")
        if event.what == "chose":
            self.where[event.seat] = {event.nums[0]}
        if event.what == "sent":
            self.where[event.nums[0]] = {event.nums[1]}
        if event.what == "dines":
            self.where[event.seat] = {0, 1}
        if event.what.startswith("bet-") and self.to >= 0:
            self.lone = not self.where[self.said.seat] & self.where[self.to]

    def _is_late(self, event: Heard) -> bool:
        if self.deed == "plan":
            return event.what in ("plans", "chose", "dines")
        if self.deed == "dine":
            return event.what.startswith("bet-") or (event.what == "chose" and event.seat == self.said.seat)
        return event.what == "turned-up"


def _third(said: Said, log: list[Heard]) -> str:
    (hall,) = [event.nums[0] for event in log if event.n == said.anchor]
    for event in _night(said, log):
        if event.n < said.at:
            continue
        if event.what == "third" and event.seat == said.seat and event.nums[0] == hall:
            shown = worth(event.cards[0])
            return is_so(shown <= said.args[1] if said.args[0] else shown >= said.args[1])
        if event.what in ("took", "tied-again"):
            return VOID
    return PENDING


def _yields(said: Said, log: list[Heard]) -> str:
    pair = (said.seat, said.args[0])
    cards: dict[int, int] = {}  # by place
    stabs: dict[int, int] = {}
    medals: dict[int, int] = {}
    results: dict[int, str] = {}
    counted: dict[int, dict[int, int]] = {0: {}, 1: {}}
    for event in _night(said, log):
        if event.what == "withdrew" and event.seat in pair:
            return UNTESTED
        if event.what in ("bet-up", "bet-down"):
            cards[2 * event.seat + (event.what == "bet-down")] = event.cards[0]
        if event.what in ("stabbed", "decorated"):
            (stabs if event.what == "stabbed" else medals)[event.nums[0]] = event.seat
        if event.what == "influence":
            counted[event.nums[0]][event.seat] = event.nums[1]
        if event.what in ("failed", "succeeded"):
            results[event.nums[0]] = event.what
    shared = [hall for hall in (0, 1) if set(pair) <= set(counted[hall])]
    for hall in shared:
        if results.get(hall) == "succeeded":
            below = counted[hall][pair[0]] < counted[hall][pair[1]]
            alone = []
            for seat in pair:
                sums = 0
                for place in (2 * seat, 2 * seat + 1):
                    times = 0 if stabs.get(place) in pair else 2 if medals.get(place) in pair else 1
                    sums += times * worth(cards[place])
                alone.append(sums)
            return is_so(below) if below == (alone[0] < alone[1]) else VOID
    counted_out = any(event.what == "settled" for event in _night(said, log))
    both_failed = bool(shared) and all(results.get(hall) == "failed" for hall in shared) and 1 in shared
    return UNTESTED if counted_out or both_failed else PENDING


def _succeeds(said: Said, log: list[Heard]) -> str:
    for event in _night(said, log):
        if event.what in ("succeeded", "failed", "deserted") and event.nums[0] == said.args[0]:
            return is_so((event.what == "succeeded") is bool(said.args[1]))
        if event.what == "settled":
            return VOID
    return PENDING


def _takes(said: Said, log: list[Heard]) -> str:
    for event in _night(said, log):
        if event.what == "took" and event.nums[0] == said.args[0]:
            return is_so(event.seat == said.args[1])
        if event.what == "settled":
            return BROKEN
    return PENDING


# When a verdict is due.


def after(*words: str) -> Callable[[Said, Ears], bool]:
    """After an event of these words in the round of the saying."""

    def due(said: Said, ears: Ears) -> bool:
        return any(event.what in words for event in _night(said, ears.heard) if event.n >= said.at)

    return due


def of_hall(*words: str) -> Callable[[Said, Ears], bool]:
    """After an event of these words, in the round of the saying, that is about its audience."""

    def due(said: Said, ears: Ears) -> bool:
        return any(event.what in words and event.nums[0] == said.args[0] for event in _night(said, ears.heard))

    return due


def _shown_since(said: Said, ears: Ears) -> bool:
    """After the speaker's hand was counted, if no valet came to it since."""
    came = ("drew-valet", "recruited", "passed-third")
    since = ears.since(said.at)
    fresh = any(e.what in came and said.seat in (e.seat, *e.nums[:1]) for e in since)
    return not fresh and any(e.what == "hand-counted" and e.seat == said.seat for e in since)


_TURNED = after("turned-up", "withdrew", "influence")
_COUNTED = after("influence", "deserted")
TRUTHS = {
    "down-at-least": Truth(now=_at_least, due=_COUNTED),
    "down-at-most": Truth(now=_at_most, due=_COUNTED),
    "down-is": Truth(now=_is, due=_COUNTED),
    "goes": Truth(reads=_goes, due=after("bet-up", "bet-down")),
    "stays": Truth(reads=_stays, due=_COUNTED),
    "both-at-least": Truth(reads=_both, due=_COUNTED),
    "shows": Truth(reads=_shows, due=lambda said, ears: _shows(said, ears.heard) != PENDING),
    "brings-valet": Truth(reads=_valet, due=_COUNTED),
    "hands": Truth(reads=_hands, due=lambda said, ears: _hands(said, ears.heard) != PENDING),
    "favor": Truth(reads=lambda said, log: _Favor(said).reads(log), due=_TURNED),
    "third": Truth(reads=_third, due=after("passed-third", "came-back")),
    "yields": Truth(reads=_yields, due=after("settled")),
    "holds-valet": Truth(now=_holds, due=_shown_since),
    "saw": Truth(now=_saw, due=_COUNTED),
    "succeeds": Truth(reads=_succeeds, due=of_hall("succeeded", "failed", "deserted", "audience-discarded")),
    "takes-favor": Truth(reads=_takes, due=of_hall("took", "audience-discarded")),
}
