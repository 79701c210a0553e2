"""Eyes: a table as one seat may know it. Bots, sockets, terminal and adapters hold Eyes, never a table."""

import json
from typing import cast

from coterie.core.dice import Dice
from coterie.core.events import Heard
from coterie.core.packing import pack, unpack
from coterie.core.table import Table
from coterie.core.views import View
from coterie.core.words import OPEN, Action, Seat
from coterie.core.worlds import Outlook, deal, redeal

PATIENCE = 4000  # swaps tried to make an imagined table fit what was heard
PLAIN = json.JSONEncoder(separators=(",", ":"), check_circular=False)


class Rehearsal:
    """A run of answers tried on a copy: the copy, and if the run was refused, at which answer, with which code and clause."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.refused = -1
        self.code = ""
        self.clause = ""
        self.quiet = True  # nobody learned anything
        self.blind = False  # the last answer led to what the seat cannot foresee: chance, a reveal or another seat


def rehearse(table: Table, seat: int, actions: list[Action]) -> Rehearsal:
    """Try a run of answers of one seat on a copy. All or nothing, and nothing is rolled.

    A run stops at the first answer that leads to chance, to a card the seat did not know, or to another seat's question: a run that
    would go on past it is refused, for otherwise refusing it afterwards would be a free second try.
    """
    copy = table.clone()
    trial = Rehearsal(copy)
    for i, action in enumerate(actions):
        if trial.blind:
            return _refuse(trial, i, "refused-blind", "")
        if not copy.asked(seat):
            return _refuse(trial, i, "refused-not-asked", "")
        ask = copy.top
        assert ask is not None
        if action not in ask.step.legal(copy, ask, seat):
            return _refuse(trial, i, "refused-not-legal", ask.step.why(copy, ask, seat, action))
        copy.news = 0
        copy.play(seat, action)
        trial.quiet = trial.quiet and copy.news == 0
        trial.blind = ask.sealed or copy.over or not copy.asked(seat) or copy.news >> seat & 1 == 1
    return trial


def _refuse(trial: Rehearsal, at: int, code: str, clause: str) -> Rehearsal:
    trial.refused = at
    trial.code = code
    trial.clause = clause
    return trial


class Preview:
    """What a run of answers would lead to, for the seat alone: what is legal next and what it sees then.

    `view` is None and `legal` empty where the run ends in something the seat cannot foresee.
    """

    def __init__(self, refused: int, code: str, clause: str, legal: list[Action], view: View | None) -> None:
        self.refused = refused
        self.code = code
        self.clause = clause
        self.legal = legal
        self.view = view


class Eyes:
    """What a seat may see, do, rehearse and imagine. The onlooker has Eyes too: those of the seat after the last.

    Open eyes, those of OPEN, see everything and do nothing. Only the playback of a record makes them: whoever holds the record
    holds every secret already.
    """

    def __init__(self, table: Table, seat: int, heard: list[Heard] | None = None) -> None:
        self._table = table
        self._heard = heard
        self.seat = Seat(seat)
        self.seats = table.seats

    @property
    def over(self) -> bool:
        return self._table.over

    def asked(self) -> bool:
        """Whether the seat has something to answer."""
        return self.seat < self.seats and self._table.asked(self.seat)

    def view(self) -> View:
        return View(self._table, self.seat)

    def legal(self) -> list[Action]:
        """What the seat may answer now; nothing if it is not asked."""
        return cast(list[Action], self._table.legal(self.seat)) if self.asked() else []

    def why(self, action: Action) -> str:
        """The clause by which an action that is not legal now is refused; empty if it is legal or the seat is not asked."""
        return rehearse(self._table, self.seat, [action]).clause

    def preview(self, actions: list[Action]) -> Preview:
        """What a run of answers would lead to. Read-only."""
        trial = rehearse(self._table, self.seat, actions)
        if trial.refused >= 0 or trial.blind:
            return Preview(trial.refused, trial.code, trial.clause, [], None)
        after = Eyes(trial.table, self.seat)
        return Preview(-1, "", "", after.legal(), after.view())

    def heard(self, since: int = 0) -> list[Heard]:
        """The events from number `since` on, as this seat heard them."""
        if self._heard is not None:
            return [h for h in self._heard if h.n >= since]
        found: list[Heard] = []
        at = self._table.logged
        while at > 0 and self._table.log[at - 1].n >= since:
            at -= 1
            found.append(self._table.log[at].heard_by(self.seat))
        found.reverse()
        return found

    def imagine(self, dice: Dice, deaf: bool = False) -> Table:
        """A table that may be the real one for all the seat knows; others' sealed answers are withdrawn."""
        table = self._table
        if self.seat == OPEN:
            return table.clone(deaf)  # nothing is left to imagine
        world = table.clone()
        outlook = Outlook(table, self.seat)
        seated = deal(outlook, dice)
        redeal(world, outlook, seated, dice)
        _withdraw(world, self.seat)
        world.log = []  # what was heard travels apart
        world.logged = 0
        _relieve(world, outlook, seated, self.seat, dice)
        world.deaf = deaf
        return world

    def pack(self, dice: Dice) -> bytes:
        """Eyes to be opened elsewhere (`open_eyes`): a table already imagined, and what was heard."""
        data = {
            "seat": self.seat,
            "table": pack(self.imagine(dice)),
            "heard": [h.plain() for h in self.heard()],
        }
        return PLAIN.encode(data).encode()


def open_eyes(packed: bytes, blank: Table) -> Eyes:
    """Eyes from `Eyes.pack`, over a blank table of the same game, seats and options."""
    data = json.loads(packed)
    heard = [Heard(n, what, seat, nums, cards) for n, what, seat, nums, cards in data["heard"]]
    return Eyes(unpack(data["table"], blank), data["seat"], heard)


def _withdraw(world: Table, seat: int) -> None:
    """Take back the sealed answers of others: they are asked again."""
    ask = world.top
    if ask is None or not world.answers:
        return
    mine = world.answers[seat] if seat < world.seats else -1
    waiting = ask.waiting
    for other in range(world.seats):
        if other != seat and world.answers[other] >= 0:
            waiting |= 1 << other
    world.answers = [mine if s == seat else -1 for s in range(world.seats)]
    world.top = ask.asking(waiting)


def _relieve(world: Table, outlook: Outlook, seated: list[int], seat: int, dice: Dice) -> None:
    """Swap unknown cards until the imagined table fits what was heard of whole piles (`Table.strain`)."""
    strain = world.strain(seat)
    cards = [card for card in outlook.floating if outlook.slot_kind[seated[card]] < 0]
    tries = PATIENCE if cards else 0
    while strain > 0 and tries > 0:
        tries -= 1
        one = cards[dice.below(len(cards))]
        two = cards[dice.below(len(cards))]
        here = seated[one]
        there = seated[two]
        if here == there or not outlook.fits(one, there) or not outlook.fits(two, here):
            continue
        _swap(world, one, two)
        now = world.strain(seat)
        if now > strain:
            _swap(world, one, two)
        else:
            strain = now
            seated[one] = there
            seated[two] = here


def _swap(world: Table, one: int, two: int) -> None:
    here = world.where[one]
    there = world.where[two]
    world.at[here] = sorted([c for c in world.at[here] if c != one] + [two])
    world.at[there] = sorted([c for c in world.at[there] if c != two] + [one])
    world.where[one] = there
    world.where[two] = here
    world.known[one], world.known[two] = world.known[two], world.known[one]
    world.seen[one], world.seen[two] = world.seen[two], world.seen[one]
