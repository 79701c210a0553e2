"""What makes the sayings of For the King true, read from the cards and from the open log, turn by turn and lot by lot.

Nothing of the judge is used, and nothing of what it reads from events.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from coterie.core.events import Heard
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import KINDS, KINGS, OFFICES
from coterie.games.for_the_king.table import LOT, KingPack, KingTable
from coterie.talk import BROKEN, KEPT, PENDING, UNTESTED, VOID, Ears, Said
from tests.talk.oracle import Truth, open_log

Reading = Callable[[Said, list[Heard]], str]
DECIDED = (KEPT, BROKEN, VOID)


# Claims: the cards of a world


def _hand(table: KingTable, seat: int) -> list[str]:
    return [KINDS[table.kind(card)] for card in table.at[table.hand(seat)]]


def _coins(table: KingTable, seat: int) -> int:
    return sum(int(name[-1]) for name in _hand(table, seat) if name.startswith("gold-"))


def _office_sum(table: KingTable, seat: int, office: str) -> int:
    return sum(table.value[KINDS.index(name)] for name in _hand(table, seat) if name.startswith(f"{office}-"))


def _can_pay(said: Said, table: KingTable) -> bool:
    if KINDS[table.kind(table.only(LOT))].startswith("gold-"):
        return len(_hand(table, said.seat)) >= table.bid
    return _coins(table, said.seat) >= table.bid


def _holds(said: Said, table: KingTable) -> bool:
    held = _office_sum(table, said.seat, OFFICES[said.args[0]])
    return held >= said.args[1] if said.args[1] else held == 0


def _buried(said: Said, table: KingTable) -> bool | None:
    laid = [KINDS[e.cards[0]] for e in open_log(table) if e.what == "favored" and e.seat == said.seat]
    return {"gold": 1, "king": 2}.get(laid[-1].split("-")[0], 0) == said.args[0] if laid else None


def _hand_is_known(said: Said, ears: Ears) -> bool:
    """To who holds it; to others when it is shown and nothing came or went unseen since it was said."""
    own = [e for e in ears.since(said.at) if e.seat == said.seat]
    unseen = any(e.what in ("kept", "discarded", "lost") and e.cards[0] < 0 for e in own)
    shown = any(e.what in ("shown", "empty-handed") for e in own)
    return ears.viewer == said.seat or (shown and not unseen)


def _gold_is_known(said: Said, ears: Ears) -> bool:
    return _hand_is_known(said, ears) or _fell_short(said, ears, said.args[0])


def _pay_is_known(said: Said, ears: Ears) -> bool:
    """Who pays as much in full could pay."""
    bid = [e.nums[0] for e in ears.before(said.at) if e.what == "bid"][-1]
    own = _moves(said, ears)
    paid = bool(own and own[0].what == "paid" and own[0].nums[1] >= own[0].nums[2] >= bid)
    return paid or _hand_is_known(said, ears) or _fell_short(said, ears, bid)


def _fell_short(said: Said, ears: Ears, amount: int) -> bool:
    """Whether the speaker could not pay so much for a card that costs gold, before any card came or went."""
    own = _moves(said, ears)[:1]
    lots = [KINDS[e.cards[0]] for e in ears.before(own[0].n) if e.what == "lot"] if own else []
    return any(e.what == "defaulted" and e.nums[0] <= amount and not lots[-1].startswith("gold-") for e in own)


def _moves(said: Said, ears: Ears) -> list[Heard]:
    words = ("paid", "gained", "discarded", "lost", "defaulted")
    return [e for e in ears.since(said.at) if e.seat == said.seat and e.what in words]


# Promises: the log of a world


@dataclass
class Sale:
    """A lot with all its auctions."""

    card: str
    events: list[Heard]
    over: bool
    most: int

    def since(self, at: int, *words: str, seat: int) -> list[Heard]:
        return [e for e in self.events if e.n >= at and e.what in words and e.seat == seat]

    def highest(self, before: int) -> int:
        """The highest bid in the auction that runs before an event."""
        bid = 0
        for e in self.events:
            if e.n < before and e.what in ("bid", "reopened"):
                bid = e.nums[0] if e.what == "bid" else 0
        return bid

    def left_alone(self, said: Said) -> bool:
        """Whether the speaker passed since, where a bid was allowed, and made none."""
        passes = self.since(said.at, "passed", seat=said.seat)
        return not self.since(said.at, "bid", seat=said.seat) and any(self.highest(e.n) < self.most for e in passes)


def _sales(log: list[Heard]) -> list[Sale]:
    starts = [i for i, e in enumerate(log) if e.what == "lot"]
    found = []
    for start, end in pairwise([*starts, len(log)]):
        events, card = log[start:end], KINDS[log[start].cards[0]]
        over = any(e.what in ("gained", "unsold", "king") for e in events)
        found.append(Sale(card, events, over, _most(log, card)))
    return found


def _most(log: list[Heard], card: str) -> int:
    """The highest bid for a card."""
    seats, pack = _box(next(e.nums[0] + 1 for e in log if e.what == "drew"))
    if card.startswith("gold-"):
        return 2 if pack.name == "small" else 20
    deck = [KINDS[kind] for kind in pack.decks[seats if pack.name == "small" else -1]]
    return sum(int(name[-1]) for name in deck if name.startswith("gold-"))


@functools.cache
def _box(dealt: int) -> tuple[int, KingPack]:
    """The seats and the pack, by how many cards are dealt."""
    whole = {60: 2, 72: 3, 80: 4, 108: 5}
    return (whole[dealt], GAME.load()) if dealt in whole else (dealt // 2 - 1, GAME.small(dealt // 2 - 1))


def _present(said: Said, log: list[Heard]) -> int:
    """The number of the lot that was up when something was said; -1 before the first."""
    return sum(e.what == "lot" and e.n < said.at for e in log) - 1


def _bids_at_most(said: Said, log: list[Heard]) -> str:
    sale = _sales(log)[_present(said, log)]
    if any(e.nums[0] > said.args[0] for e in sale.since(said.at, "bid", seat=said.seat)):
        return BROKEN
    if sale.since(said.at, "defaulted", seat=said.seat):
        return VOID
    return KEPT if sale.over else PENDING


def _bids_up_to(said: Said, log: list[Heard]) -> str:
    sale = _sales(log)[_present(said, log)]
    reached = [(e.n, KEPT) for e in sale.events if e.n >= said.at and e.what == "bid" and e.nums[0] >= said.args[0]]
    gave_up = [(e.n, BROKEN) for e in sale.since(said.at, "passed", seat=said.seat)]
    barred = [(e.n, VOID) for e in sale.since(said.at, "defaulted", seat=said.seat)]
    return min([*reached, *gave_up, *barred], default=(0, UNTESTED if sale.over else PENDING))[1]


def _leaves(said: Said, log: list[Heard]) -> str:
    office, once = OFFICES[said.args[0]], said.args[2] == 0
    ended = any(e.what == "points" for e in log)
    sales = [s for s in _sales(log)[max(0, _present(said, log)) :] if s.card.startswith(f"{office}-")]
    if not once and _took(said, log, office):
        return BROKEN
    for n, sale in enumerate(sales):
        if sale.since(said.at, "bid", seat=said.seat):
            return KEPT if once and any(s.left_alone(said) for s in sales[:n]) else BROKEN
    left = any(sale.over and sale.left_alone(said) for sale in sales)
    if once and left:
        return KEPT
    return (KEPT if left else UNTESTED) if ended else PENDING


def _took(said: Said, log: list[Heard], office: str) -> bool:
    """Whether the speaker took a card of an office from a centre that had another."""
    centre, dealer = list[str](), -1
    for e in log:
        if e.what == "dealer":
            centre, dealer = [], e.seat
        elif e.what == "centred":
            centre.append(KINDS[e.cards[0]])
        elif e.what in ("took", "king") and e.seat != dealer and KINDS[e.cards[0]] in centre:
            mine = e.what == "took" and e.n >= said.at and e.seat == said.seat
            if mine and KINDS[e.cards[0]].startswith(office) and not all(c.startswith(office) for c in centre):
                return True
            centre.remove(KINDS[e.cards[0]])
    return False


def _next(said: Said, log: list[Heard]) -> str:
    after = _sales(log)[_present(said, log) + 1 :]
    if not after:
        return PENDING
    if after[0].since(said.at, "bid", seat=said.seat):
        return BROKEN if said.args[0] else KEPT
    if not after[0].over:
        return PENDING
    return (KEPT if said.args[0] else BROKEN) if after[0].left_alone(said) else VOID


def _takes(said: Said, log: list[Heard]) -> str:
    turn, dealer = max((e.n, e.seat) for e in log if e.what == "dealer" and e.n < said.at)
    laid = sum(e.n > turn and e.n < said.at and e.what == "centred" and e.cards[0] == said.args[0] for e in log)
    for e in log:
        if (
            e.n > turn
            and e.what in ("took", "king")
            and e.cards[0] == said.args[0]
            and e.seat not in (said.seat, dealer)
        ):
            laid -= 1  # a King card of the dealer was not in the centre
        if e.n >= said.at and e.what == "centred" and e.cards[0] == said.args[0]:
            laid += 1
        if e.n >= said.at and e.seat == said.seat and e.what in ("took", "king"):
            return KEPT if e.cards[0] == said.args[0] else BROKEN
        if e.n >= said.at and laid == 0:
            return VOID
    return PENDING


STEPS = {
    "king-either": ["+-"],
    "king-plus": ["+"],
    "king-minus": ["-"],
    "king-plus-plus": ["+", "+"],
    "king-minus-minus": ["-", "-"],
    "king-plus-minus": ["+", "-"],
}


def _decree(said: Said, log: list[Heard]) -> str:
    """The King card whose effect ended after it was said; where it could not do it, or could do nothing else: void."""
    wanted, spare = (said.args[0], "+" if said.args[1] == 0 else "-"), said.args[1] == 2
    for king, effects in _decrees(said, log)[:1]:
        parts = STEPS[KINDS[king.cards[0]]]
        before = [e for e in effects if e.n < said.at]
        last = before[-1].nums[0] if before and before[-1].what != "skipped" else None
        tiles = {o: _tile(log, o, before[-1].n + 1 if before else king.n) for o in _in_play(log)}
        courses = _courses(tiles, parts[len(before) :], last)
        if not any(wanted in course for course in courses) or (spare and all(wanted in course for course in courses)):
            return VOID
        done = [(e.nums[0], "+" if e.what == "raised" else "-") for e in effects if e.n >= said.at]
        if wanted in done:
            return BROKEN if spare else KEPT
        return PENDING if len(effects) < len(parts) else KEPT if spare else BROKEN
    return VOID if any(e.what == "points" for e in log) else PENDING


def _courses(tiles: dict[int, int], parts: list[str], last: int | None) -> list[list[tuple[int, str]]]:
    """Every way in which the parts of a King card can be done."""
    courses: list[list[tuple[int, str]]] = [[]]
    for n, part in enumerate(parts):
        longer = []
        for course in courses:
            now = {o: worth + course.count((o, "+")) - course.count((o, "-")) for o, worth in tiles.items()}
            barred = course[-1][0] if course else last if n == 0 else None
            free = {o: worth for o, worth in now.items() if o != barred}
            choices = [(o, "+") for o, worth in free.items() if "+" in part and worth + 1 <= 6]
            choices += [(o, "-") for o, worth in free.items() if "-" in part and worth - 1 >= 1]
            longer += [[*course, choice] for choice in choices] or [course]
        courses = longer
    return courses


def _in_play(log: list[Heard]) -> set[int]:
    seats, pack = _box(next(e.nums[0] + 1 for e in log if e.what == "drew"))
    names = [KINDS[kind].split("-")[0] for kind in pack.decks[seats]]
    return {OFFICES.index(name) for name in names if name in OFFICES}


def _decrees(said: Said, log: list[Heard]) -> list[tuple[Heard, list[Heard]]]:
    """The King cards of the speaker that had an effect to come when it was said, with all their effects."""
    found = []
    for i, king in enumerate(log):
        if king.what == "king" and king.seat == said.seat:
            parts = STEPS[KINDS[king.cards[0]]]
            rest = [e for e in log[i + 1 :] if e.what in ("raised", "lowered", "skipped", "king")]
            effects = rest[: len(parts)]
            if len(effects) < len(parts) or effects[-1].n >= said.at:
                found.append((king, effects))
    return found


def _tile(log: list[Heard], office: int, before: int) -> int:
    changes = [e.nums[1] for e in log if e.n < before and e.what in ("raised", "lowered") and e.nums[0] == office]
    return changes[-1] if changes else 3


def _first_in(said: Said, log: list[Heard]) -> str:
    for e in log:
        if e.what in ("primary", "vacant") and e.nums[0] == said.args[1]:
            return KEPT if e.what == "primary" and e.seat == said.args[0] else BROKEN
    return PENDING


def _told(reading: Reading) -> Truth:
    """What everybody hears is due as soon as it is told."""
    return Truth(reads=reading, due=lambda said, ears: reading(said, ears.heard) in DECIDED)


TRUTHS = {
    "gold-at-least": Truth(now=lambda said, table: _coins(table, said.seat) >= said.args[0], due=_gold_is_known),
    "gold-at-most": Truth(now=lambda said, table: _coins(table, said.seat) <= said.args[0], due=_hand_is_known),
    "can-pay": Truth(now=_can_pay, due=_pay_is_known),
    "holds": Truth(now=_holds, due=_hand_is_known),
    "buried": Truth(now=_buried, due=lambda said, ears: ears.viewer == said.seat),
    "bids-at-most": _told(_bids_at_most),
    "bids-up-to": _told(_bids_up_to),
    "leaves": _told(_leaves),
    "takes": _told(_takes),
    "decree": _told(_decree),
    "next": _told(_next),
    "first-in": _told(_first_in),
}
assert set(STEPS) == set(KINGS)
