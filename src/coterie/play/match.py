"""A match: the one place that checks moves, rolls chance and writes down every move."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from coterie.core.dice import Dice
from coterie.core.errors import REFUSALS, BadSeats, Refused, refuse
from coterie.core.eyes import Eyes, Rehearsal, rehearse
from coterie.core.game import Game, Pack
from coterie.core.lexicon import CHANCE, LETTERS, NOBODY, Action, Seat
from coterie.core.table import NO_ANSWER, Table
from coterie.core.view_json import Sheet, ViewWriter
from coterie.play.dice import SystemDice

# a seat or CHANCE, and what it did; -n: the seat, or NOBODY when all agreed, took the last n answers back
Move = tuple[int, Action]


class Run(NamedTuple):
    """Answers that one seat gave together, and could take back together."""

    seat: int
    actions: Sequence[Action]
    chosen: bool  # there was a choice in it: not one sole answer
    serial: int  # the next numbers of questions and events before it, which may have gone on since chance last gave
    told: int  # something, for what is taken back is told and numbered all the same


class Match:
    """One game being played.

    Callers use `play` to act, `eyes` to look, `undo` to take back and `Record` (in `coterie.play.record`) to store it.

    >>> from coterie.games import find
    >>> from coterie.play import Match, SeededDice
    >>> match = Match(find("royal-secrets"), seats=4, dice=SeededDice(7))
    >>> seat = match.asked()[0]
    >>> match.play(seat, [match.eyes(seat).legal()[0]])
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str] | None = None,
        dice: Dice | None = None,
        pack: Pack | None = None,
        begin: bool = True,
    ) -> None:
        """Set a table up and let chance deal.

        With `begin` off chance rolls nothing until `resume`: a replay says what chance gave.
        """
        self.game = game
        self.seats = seats
        self.pack = pack or game.load()
        # never changed, only replaced: forks and Eyes share it
        self._table: Table = game.table(seats, options, self.pack)
        self.options = game.settle(options or {}, seats)
        self.made = 0  # how many moves were made so far
        self._log: list[Move] = []  # those, and perhaps some of forks that went on from here
        self._took_back: tuple[int, ...] = ()  # who took something back, each time
        self._dice = dice or SystemDice()
        self._runs: list[Run] = []  # since chance last gave something: what could be taken back
        self._before = self._table  # the table before them; what lay between is played again when it is needed
        self._free = 0  # how many of the last of them their seat may take back alone
        self._rolling = False
        self._sheet: Sheet | None = None  # what was last written, from which the next writer takes what holds still
        if begin:
            self.resume()

    def fork(self) -> "Match":
        """An independent match at the same position. Both use the same dice."""
        twin = object.__new__(type(self))  # copy.copy takes ten times as long, and every move of a server forks
        twin.__dict__.update(self.__dict__)
        twin._runs = self._runs.copy()
        return twin

    def __copy__(self) -> "Match":
        return self.fork()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what can be written again."""
        return {**self.__dict__, "_log": self.moves, "_sheet": None}

    @property
    def moves(self) -> list[Move]:
        """Every move so far, what chance gave and what was taken back included."""
        return self._log[: self.made]

    def moves_since(self, made: int) -> list[Move]:
        """The moves after the first so many."""
        return self._log[made : self.made]

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def scores(self) -> list[int]:
        """Points by seat, once the game is over."""
        return self._table.scores() if self.over else []

    @property
    def winners(self) -> list[Seat]:
        """The seats that won, once the game is over; several share the victory."""
        return [Seat(s) for s in self._table.winners()] if self.over else []

    @property
    def decision(self) -> int:
        """The number of the question under way, which stays while others answer it; -1 if there is none."""
        return self._table.top.serial if self._table.top else -1

    @property
    def light(self) -> bool:
        """Whether the question under way is one of many in a row, for which the others would rather not wait."""
        return self._table.top is not None and self._table.top.step.light

    @property
    def told(self) -> int:
        """How many events were told so far; the number of the next."""
        return self._table.told

    def asked(self) -> list[Seat]:
        """The seats that have something to answer."""
        return [Seat(s) for s in range(self.seats) if self._table.asked(s)]

    def eyes(self, seat: int) -> Eyes:
        """The table as a seat may know it. The seat after the last is the onlooker's."""
        if not 0 <= seat <= self.seats:
            raise BadSeats(f"there is no seat {seat} at a table of {self.seats}")
        return Eyes(self._table, seat)

    def writer(self) -> ViewWriter:
        """The table as it stands, to be written for many viewers at once."""
        if self._sheet is None:
            self._sheet = Sheet()
        return ViewWriter(self._table, self._sheet)

    def play(self, seat: int, actions: Sequence[Action]) -> None:
        """Play a run of answers of one seat, all or nothing; then chance answers its own questions.

        If one of the answers is not legal, the match stays as it was and Refused names the clause.
        """
        if not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat} at a table of {self.seats}")
        if not actions:
            refuse("refused-nothing")
        trial = rehearse(self._table, seat, list(actions))
        if trial.refused >= 0:
            self._refuse(seat, actions[trial.refused], trial)
        if self._runs and self._runs[-1].seat != seat:
            self._free = 0
        table = self._table
        if not self._runs:
            self._before = table
        chosen = len(actions) > 1 or table.sole(seat) == NO_ANSWER
        self._runs.append(Run(seat, tuple(actions), chosen, table.serial, table.told))
        self._free = self._free + 1 if trial.quiet else 0
        if trial.table.over:
            self._settle()
        self._table = trial.table
        self._note([(seat, action) for action in actions])
        self._roll()

    def resume(self) -> None:
        """Let chance answer its questions, now and from now on."""
        self._rolling = True
        self._roll()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take its last move back.

        It can while nothing was drawn or shown since, no other seat has acted and the game is not over. A sole answer
        is taken back with the choice before it: alone it would be given again.
        """
        return self._free > 0 and self._runs[-1].seat == seat and self._chosen(self._free) > 0

    def undo(self, seat: int, answers: int = 0) -> None:
        """Take the seat's last run of answers back.

        A replay, which plays answer by answer, says how many `answers` the run had.
        """
        if not (answers and self._free and self._runs[-1].seat == seat) and not self.can_undo(seat):
            refuse("refused-undo")
        self._back(seat, answers, self._free)

    def times_back(self, by: int) -> int:
        """How often a seat, or NOBODY for all together, took something back."""
        return self._took_back.count(by)

    def can_take_back(self) -> bool:
        """Whether there is a move that can be taken back if all players agree.

        What chance gave is never taken back, nor is the end of the game.
        """
        return self._chosen(len(self._runs)) > 0

    def take_back(self, answers: int = 0) -> int:
        """Take the last run of answers of any seat back, with the sole answers after it, and return their number.

        The caller has everybody's consent. Repeated calls go back as far as the last answer of chance. A replay says
        how many `answers` were taken back.
        """
        if not self._runs if answers else not self.can_take_back():
            refuse("refused-take-back")
        theirs = self._chosen(len(self._runs)) or 1  # how many of the last runs are of one seat, or sole answers
        last = self._runs[-theirs].seat
        while theirs < len(self._runs) and self._runs[-1 - theirs].seat == last:
            theirs += 1
        return self._back(NOBODY, answers, theirs)

    def redo(self, seat: int, action: Action) -> None:
        """Make one of a match's `moves` again, with the checks of a new one; moves of chance and undone ones too.

        Raises Refused.
        """
        if self.over:
            raise Refused("the game was over before this")
        if seat == CHANCE:
            if not self._table.asked(CHANCE) or action not in self._table.legal(CHANCE):
                raise Refused(f"chance cannot have given {self._word(action)} here")
            self._chance(action)
        elif self._table.asked(CHANCE):
            raise Refused("a card is to be drawn here, and the record does not say which")
        elif seat == NOBODY and action >= 0:
            raise Refused(f"all together can take a move back, but not do {self._word(action)}: that is for one seat")
        elif seat == NOBODY:
            self.take_back(-action)
        elif action < 0:
            self.undo(seat, -action)
        else:
            self.play(seat, [action])

    def _back(self, by: int, answers: int, most: int) -> int:
        """Go back to before the last choice, or to before `answers` answers of at `most` so many last runs.

        Events that were told stay told.
        """
        at = len(self._runs) - (1 if answers else self._chosen(most))
        taken = sum(len(run.actions) for run in self._runs[at:])
        while taken < answers and at > len(self._runs) - most:
            at -= 1
            taken += len(self._runs[at].actions)
        if answers and taken != answers:
            raise Refused(f"there are not {answers} answers of this seat to take back", code="refused-undo")
        first = self._runs[at]
        self._free = max(0, self._free - len(self._runs) + at)
        del self._runs[at:]
        self._table = self._played().rewound(self._table)
        self._table.tell("undo", by, n0=first.told, n1=first.seat, n2=int(by == NOBODY))
        self._note([(by, Action(-taken))])
        self._took_back += (by,)
        return taken

    def _chosen(self, most: int) -> int:
        """How many of the last runs, `most` at most, there are from the last one in which there was a choice on; 0 if
        there is none.
        """
        for back in range(1, most + 1):
            if self._runs[-back].chosen:
                return back
        return 0

    def _played(self) -> Table:
        """The table after the runs that are left: they are played again from the table before them."""
        table = self._before.clone()
        for run in self._runs:
            table.serial = run.serial
            table.told = run.told
            for action in run.actions:
                table.turned_to = 0
                table.play(run.seat, action)
        return table

    def _note(self, moves: list[Move]) -> None:
        """Write moves down. Forks share the list for as long as one of them alone goes on."""
        if len(self._log) != self.made:
            self._log = self.moves
        self._log += moves
        self.made += len(moves)

    def _settle(self) -> None:
        """Make everything up to here final: nothing of it can be taken back."""
        self._runs.clear()
        self._free = 0

    def _roll(self) -> None:
        while self._rolling and self._table.asked(CHANCE):
            ask = self._table.top
            assert ask is not None
            self._chance(Action(ask.step.roll(self._table, ask, self._dice)))

    def _chance(self, outcome: Action) -> None:
        table = self._table.clone()
        table.play(CHANCE, outcome)
        self._table = table
        self._settle()
        self._note([(CHANCE, outcome)])

    def _refuse(self, seat: int, action: Action, trial: Rehearsal) -> None:
        about = f"seat {LETTERS[seat]}, {self._word(action)}"
        refuse(trial.code, f"{about}: {REFUSALS[trial.code]}", trial.clause)

    def _word(self, action: Action) -> str:
        lexicon = self.game.lexicon
        return f"'{lexicon.token(action)}'" if 0 <= action < lexicon.size else f"action {action}"
