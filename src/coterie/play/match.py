"""A match: the one place where moves are checked, chance is rolled and everything done is written down."""

import copy
from collections.abc import Sequence

from coterie.core.dice import Dice
from coterie.core.errors import BadSeats, Refused, refusal
from coterie.core.eyes import Eyes, Rehearsal, rehearse
from coterie.core.game import Game, Pack
from coterie.core.table import Table
from coterie.core.words import CHANCE, LETTERS, Action, Seat
from coterie.play.dice import SystemDice

Move = tuple[int, Action]  # a seat or CHANCE, and what it did; -n: the seat took its last n answers back


class Match:
    """One game being played: `play` to act, `eyes` to look, `undo` to take back, `record` (in `coterie.play.record`) to keep.

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
        """Set a table up and let chance deal. With `begin` off chance waits to be told (a replay knows what it gave) until `resume`."""
        self.game = game
        self.seats = seats
        self.pack = pack or game.load()
        self._table: Table = game.table(seats, options, self.pack)  # never changed, only replaced: forks and Eyes share it
        self.options = game.settle(options or {}, seats)
        self.moves: list[Move] = []
        self._dice = dice or SystemDice()
        self._undoable: list[tuple[int, Table, int]] = []  # whose quiet runs could be taken back, the table before, how many answers
        self._rolling = False
        if begin:
            self.resume()

    def fork(self) -> "Match":
        """A match that stands where this one does; what happens to one of them the other never notices. They share their dice."""
        twin = copy.copy(self)
        twin.moves = self.moves.copy()
        twin._undoable = self._undoable.copy()
        return twin

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

    def asked(self) -> list[Seat]:
        """The seats that have something to answer."""
        return [Seat(s) for s in range(self.seats) if self._table.asked(s)]

    def eyes(self, seat: int) -> Eyes:
        """The table as a seat may know it. The seat after the last is the onlooker's."""
        if not 0 <= seat <= self.seats:
            raise BadSeats(f"there is no seat {seat} at a table of {self.seats}")
        return Eyes(self._table, seat)

    def play(self, seat: int, actions: Sequence[Action]) -> None:
        """Take a run of answers of one seat, all or nothing; then chance rolls whatever it is asked.

        Raises Refused, citing the clause, and changes nothing, if any of them may not be done.
        """
        if not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat} at a table of {self.seats}")
        if not actions:
            raise refusal("refused-nothing")
        trial = rehearse(self._table, seat, list(actions))
        if trial.refused >= 0:
            self._refuse(seat, actions[trial.refused], trial)
        if self._undoable and self._undoable[-1][0] != seat:
            self._undoable.clear()
        self._undoable.append((seat, self._table, len(actions)))
        if not trial.quiet or trial.table.over:
            self._undoable.clear()
        self._table = trial.table
        self.moves += [(seat, action) for action in actions]
        self._roll()

    def resume(self) -> None:
        """From now on roll whatever chance is asked."""
        self._rolling = True
        self._roll()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last move can be taken back: nothing was drawn or shown since, nobody else has acted, the game goes on."""
        return bool(self._undoable) and self._undoable[-1][0] == seat

    def undo(self, seat: int, answers: int = 0) -> None:
        """Take the seat's last run of answers back. A replay, which plays answer by answer, says how many `answers` the run had."""
        if not self.can_undo(seat):
            raise refusal("refused-undo")
        at = len(self._undoable) - 1
        taken = self._undoable[at][2]
        while taken < answers and at > 0:
            at -= 1
            taken += self._undoable[at][2]
        if answers and taken != answers:
            raise Refused(f"there are not {answers} answers of this seat to take back", code="refused-undo")
        table = self._undoable[at][1].clone()
        del self._undoable[at:]
        table.told = self._table.told  # numbers of events are not used twice
        table.tell("undo", seat)
        self._table = table
        self.moves.append((seat, Action(-taken)))

    def redo(self, seat: int, action: Action) -> None:
        """Do one of a match's `moves` again, chance's and those taken back too, checked as if it were new. Raises Refused."""
        if self.over:
            raise Refused("the game was over before this")
        if seat == CHANCE:
            if not self._table.asked(CHANCE) or action not in self._table.legal(CHANCE):
                raise Refused(f"chance cannot have given {self._word(action)} here")
            self._chance(action)
        elif self._table.asked(CHANCE):
            raise Refused("a card is to be drawn here, and the record does not say which")
        elif action < 0:
            self.undo(seat, -action)
        else:
            self.play(seat, [action])

    def _roll(self) -> None:
        while self._rolling and self._table.asked(CHANCE):
            self._undoable.clear()
            self._chance(Action(self._table.agenda[-1].step.roll(self._table, self._table.agenda[-1], self._dice)))

    def _chance(self, outcome: Action) -> None:
        table = self._table.clone()
        table.play(CHANCE, outcome)
        self._table = table
        self._undoable.clear()
        self.moves.append((CHANCE, outcome))

    def _refuse(self, seat: int, action: Action, trial: Rehearsal) -> None:
        raise refusal(trial.code, trial.clause, f"seat {LETTERS[seat]}, {self._word(action)}")

    def _word(self, action: Action) -> str:
        lexicon = self.game.lexicon
        return f"'{lexicon.token(action)}'" if 0 <= action < lexicon.size else f"action {action}"
