"""Eyes: a table as one seat may know it. Bots, sockets, terminal and adapters hold Eyes, never a table."""

import json
from typing import Any, cast

from coterie.core.dice import Dice, Lehmer
from coterie.core.events import Heard
from coterie.core.imaginer import Imaginer
from coterie.core.lexicon import Action, Seat
from coterie.core.packing import pack, setup_of, unpack
from coterie.core.setup import Setup
from coterie.core.table import NO_ANSWER, Table
from coterie.core.views import View

FAR = 1 << 31  # no action has so high a number
PLAIN = json.JSONEncoder(separators=(",", ":"), check_circular=False)


class Rehearsal:
    """A run of answers tried on a copy.

    The copy, and if the run was refused, at which answer, with which code and clause.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.refused = -1
        self.code = ""
        self.clause = ""
        self.quiet = True  # nobody learned anything
        self.blind = False  # the last answer led to what the seat cannot foresee: chance, a reveal or another seat


def rehearse(table: Table, seat: int, actions: list[Action]) -> Rehearsal:
    """Try a run of answers of one seat on a copy. All or nothing, and nothing is rolled.

    A run stops at the first answer that leads to chance, to a card the seat did not know, or to another seat's
    question: a run that would go on past it is refused, for otherwise refusing it afterwards would be a free second
    try.
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
            known = action if 0 <= action < FAR else NO_ANSWER  # no rule has heard of the others
            return _refuse(trial, i, "refused-not-legal", ask.step.why(copy, ask, seat, known))
        copy.turned_to = 0
        copy.play(seat, action)
        trial.quiet = trial.quiet and copy.turned_to == 0
        trial.blind = ask.sealed or copy.over or not copy.asked(seat) or copy.turned_to >> seat & 1 == 1
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

    Open eyes, those of OPEN, see everything and do nothing. Only the playback of a record makes them: whoever holds the
    record holds every secret already.
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

    def sole(self) -> Action | None:
        """The one answer that everybody sees the seat has to give; None if it is not asked or that cannot be seen."""
        sole = self._table.sole(self.seat) if self.asked() else NO_ANSWER
        return None if sole == NO_ANSWER else Action(sole)

    def why(self, action: Action) -> str:
        """The clause by which an action that is not legal now is refused; empty if it is legal or the seat is not
        asked.
        """
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

    def imaginer(self) -> Imaginer:
        """What deals many worlds of one decision: all that they have in common is found once."""
        return Imaginer(self._table, self.seat)

    def imagine(self, dice: Dice, silent: bool = False) -> Table:
        """A table that may be the real one for all the seat knows; others' sealed answers are withdrawn."""
        return self.imaginer().world(dice, silent)

    def pack(self, dice: Dice) -> bytes:
        """Eyes to be opened elsewhere (`open_eyes`): a table already imagined, and what was heard.

        The bytes depend on what the seat knows and on the dice alone.
        """
        data = {
            "seat": self.seat,
            "table": pack(self.imagine(dice)),
            "heard": [h.plain() for h in self.heard()],
        }
        return PLAIN.encode(data).encode()

    def __copy__(self) -> "Eyes":
        return Eyes(self._table, self.seat, self._heard)

    def __reduce__(self) -> tuple[Any, ...]:
        """Eyes are pickled, and copied in depth, as they are packed: the real table never comes along."""
        return _reopened, (setup_of(self._table), self.pack(Lehmer(0)))


def open_eyes(packed: bytes, blank: Table) -> Eyes:
    """Eyes from `Eyes.pack`, over a blank table of the same game, seats and options."""
    data = json.loads(packed)
    heard = [Heard(n, what, seat, nums, cards) for n, what, seat, nums, cards in data["heard"]]
    return Eyes(unpack(data["table"], blank), data["seat"], heard)


def _reopened(setup: Setup, packed: bytes) -> Eyes:
    return open_eyes(packed, setup.blank())
