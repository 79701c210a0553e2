"""A match: the one place where moves are checked, chance is rolled and everything done is written down."""

from collections.abc import Sequence

from coterie.core.dice import Dice
from coterie.core.errors import BadSeats, Refused, refusal
from coterie.core.eyes import Eyes, Rehearsal, rehearse
from coterie.core.game import Game, Pack
from coterie.core.sheets import Sheet
from coterie.core.table import Table
from coterie.core.words import CHANCE, LETTERS, NOBODY, Action, Seat
from coterie.play.dice import SystemDice

Move = tuple[int, Action]  # a seat or CHANCE, and what it did; -n: the seat, or NOBODY when all agreed, took the last n answers back
Run = tuple[int, Table, int]  # who answered, the table before, and how many answers


class Match:
    """One game being played: `play` to act, `eyes` to look, `undo` to take back, `Record` (in `coterie.play.record`) to keep.

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
        self._runs: list[Run] = []  # since chance last gave something: what could be taken back
        self._free = 0  # how many of the last of them their seat may take back alone
        self._rolling = False
        self._sheet: Sheet | None = None  # the last one, from which the next takes what has not changed
        if begin:
            self.resume()

    def fork(self) -> "Match":
        """A match that stands where this one does; what happens to one of them the other never notices. They share their dice."""
        twin = object.__new__(type(self))  # copy.copy takes ten times as long, and every move of a server forks
        twin.__dict__.update(self.__dict__)
        twin.moves = self.moves.copy()
        twin._runs = self._runs.copy()
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

    @property
    def decision(self) -> int:
        """The number of the question under way, which stays while others answer it; -1 if there is none."""
        return self._table.top.serial if self._table.top else -1

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

    def sheet(self) -> Sheet:
        """The table as it stands, to be written for many viewers at once."""
        self._sheet = Sheet(self._table, self._sheet)
        return self._sheet

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
        if self._runs and self._runs[-1][0] != seat:
            self._free = 0
        self._runs.append((seat, self._table, len(actions)))
        self._free = self._free + 1 if trial.quiet else 0
        if trial.table.over:
            self._settle()
        self._table = trial.table
        self.moves += [(seat, action) for action in actions]
        self._roll()

    def resume(self) -> None:
        """From now on roll whatever chance is asked."""
        self._rolling = True
        self._roll()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last move can be taken back: nothing was drawn or shown since, nobody else has acted, the game goes on."""
        return self._free > 0 and self._runs[-1][0] == seat

    def undo(self, seat: int, answers: int = 0) -> None:
        """Take the seat's last run of answers back. A replay, which plays answer by answer, says how many `answers` the run had."""
        if not self.can_undo(seat):
            raise refusal("refused-undo")
        self._back(seat, answers, self._free)

    def can_take_back(self) -> bool:
        """Whether there is a move to be taken back if all agree: what chance gave stays given, and the end of the game is the end."""
        return bool(self._runs)

    def take_back(self, answers: int = 0) -> int:
        """Take the last run of answers back, whoever gave it, and return how many they were. Who calls has everybody's consent.

        Again and again it goes back as far as chance last gave something. A replay says how many `answers` the run had.
        """
        if not self.can_take_back():
            raise refusal("refused-take-back")
        last = self._runs[-1][0]
        theirs = 0  # how many of the last runs are of one seat
        while theirs < len(self._runs) and self._runs[-1 - theirs][0] == last:
            theirs += 1
        return self._back(NOBODY, answers, theirs)

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
        elif seat == NOBODY and action >= 0:
            raise Refused(f"all together can take a move back, but not do {self._word(action)}: that is for one seat")
        elif seat == NOBODY:
            self.take_back(-action)
        elif action < 0:
            self.undo(seat, -action)
        else:
            self.play(seat, [action])

    def _back(self, by: int, answers: int, most: int) -> int:
        """Go back to before the last run, or so many `answers` of the last runs, at `most` so many. Everything told stays told."""
        at = len(self._runs) - 1
        taken = self._runs[at][2]
        while taken < answers and at > len(self._runs) - most:
            at -= 1
            taken += self._runs[at][2]
        if answers and taken != answers:
            raise Refused(f"there are not {answers} answers of this seat to take back", code="refused-undo")
        seat, before, _ = self._runs[at]
        self._free = max(0, self._free - len(self._runs) + at)
        del self._runs[at:]
        self._table = before.again(self._table)
        self._table.tell("undo", by, [before.told, seat, int(by == NOBODY)])
        self.moves.append((by, Action(-taken)))
        return taken

    def _settle(self) -> None:
        """From here on nothing that was done before is taken back."""
        self._runs.clear()
        self._free = 0

    def _roll(self) -> None:
        while self._rolling and self._table.asked(CHANCE):
            self._chance(Action(self._table.agenda[-1].step.roll(self._table, self._table.agenda[-1], self._dice)))

    def _chance(self, outcome: Action) -> None:
        table = self._table.clone()
        table.play(CHANCE, outcome)
        self._table = table
        self._settle()
        self.moves.append((CHANCE, outcome))

    def _refuse(self, seat: int, action: Action, trial: Rehearsal) -> None:
        raise refusal(trial.code, trial.clause, f"seat {LETTERS[seat]}, {self._word(action)}")

    def _word(self, action: Action) -> str:
        lexicon = self.game.lexicon
        return f"'{lexicon.token(action)}'" if 0 <= action < lexicon.size else f"action {action}"
