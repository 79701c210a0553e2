"""The table: an agenda of questions, the steps that ask them, and everything a game keeps between two answers."""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from coterie.core.dice import Dice
from coterie.core.layout import Layout
from coterie.core.lexicon import CHANCE, NOBODY
from coterie.core.piles import NONE
from coterie.core.telling import Teller

SEVERAL: Final = -3  # the seat of an ask put to several seats at once
NO_ANSWER: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question on the agenda: which step asks whom, and what is asked after it. Immutable, shared by clones.

    `seat` is the one asked, CHANCE, NOBODY (an automatic step, done at once) or SEVERAL; `waiting` is the mask of seats
    yet to answer, `sealed` whether their answers stay closed until all are in. `x` and `y` are the step's own: a game
    gives them names, functions such as `def guest(ask)`, and reads them through these alone. `serial` is the decision's
    number: it stays while other seats answer the same ask. `below` is the next ask on the agenda.
    """

    __slots__ = ("below", "sealed", "seat", "serial", "step", "waiting", "x", "y")

    def __init__(
        self, step: "Step", seat: i64, waiting: i64, sealed: bool, x: i64, y: i64, serial: i64, below: "Ask | None"
    ) -> None:
        self.step = step
        self.seat = seat
        self.waiting = waiting
        self.sealed = sealed
        self.x = x
        self.y = y
        self.serial = serial
        self.below = below

    def asking(self, waiting: i64) -> "Ask":
        """The same question with these seats yet to answer."""
        return Ask(self.step, self.seat, waiting, self.sealed, self.x, self.y, self.serial, self.below)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One kind of question. It holds no state: the table and the ask say everything.

    A game's steps name the game's own table as the type of `t`; they are never given another.

    `clause` is the rule that asks, `secret` whether the choice is hidden from the other seats, `public` whether what a
    seat may answer follows from what everybody sees, `light` whether it comes many times in a row, so that the others
    would rather wait less than follow it. A question to one seat or an open one to several implements
    `legal` and `play`; a sealed one `legal` and `reveal`; a question to CHANCE `legal`, `odds` and `play`; an automatic
    step `play` alone.
    """

    def __init__(self, name: str, clause: str, secret: bool = False, public: bool = False, light: bool = False) -> None:
        self.name = name
        self.clause = clause
        self.secret = secret
        self.public = public
        self.light = light
        self.code: i64 = -1  # its number in the game's list of steps

    def legal(self, t: "Table", ask: Ask, seat: i64) -> list[int]:
        """What the seat may answer: ascending, never empty, computed from what the seat may know."""
        raise NotImplementedError

    def at_random(self, t: "Table", ask: Ask, seat: i64, dice: Dice) -> i64:
        """One of the legal answers, each as likely as the others. A step overrides it where that is quicker."""
        legal = self.legal(t, ask, seat)
        return legal[dice.below(len(legal))]

    def play(self, t: "Table", ask: Ask, seat: i64, action: i64) -> None:
        """Carry out one answer. The ask is off the agenda already; put whatever follows on it."""
        raise NotImplementedError

    def reveal(self, t: "Table", ask: Ask, answers: list[int]) -> None:
        """All sealed answers are in: one per seat, -1 for who was not asked."""
        raise NotImplementedError

    def odds(self, t: "Table", ask: Ask) -> list[int]:
        """For CHANCE: the weight of each legal outcome."""
        raise NotImplementedError

    def roll(self, t: "Table", ask: Ask, dice: Dice) -> i64:
        """For CHANCE: one outcome, as likely as its weight says."""
        odds = self.odds(t, ask)
        rest: int = dice.below(sum(odds))
        at = 0
        while rest >= odds[at]:
            rest -= odds[at]
            at += 1
        return self.legal(t, ask, CHANCE)[at]

    def why(self, t: "Table", ask: Ask, seat: i64, action: i64) -> str:
        """The clause by which an action is refused, from what the seat may know."""
        return self.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Teller):
    """A game in progress. A game extends it with its own fields, all public: secrets lie in piles or in sealed answers.

    A game implements `blank`, `copy_to`, `facts`, `scores` and `winners`.
    """

    __slots__ = ("answers", "over", "rules", "seats", "serial", "static", "steps", "top")

    def __init__(self, layout: Layout, rules: "list[Step]", static: list[str]) -> None:
        """`rules` are the game's steps by code; `static` names the game's fields that clones share and no step
        changes.
        """
        super().__init__(layout)
        self.rules = rules
        self.static = static
        self.seats = layout.seats
        self.top: Ask | None = None  # of the agenda: what is asked now
        self.answers: list[int] = NONE  # sealed answers to the ask on top, -1 where none yet; empty before the first
        self.serial: i64 = 0
        self.steps: i64 = 0  # decisions taken and chances rolled so far
        self.over = False

    # What a game supplies.

    def blank(self) -> "Table":
        """A table of the same game, layout and options with nothing on it, for `clone` to fill."""
        raise NotImplementedError

    def copy_to(self, new: "Table") -> None:
        """Copy the game's own fields to a blank table."""
        raise NotImplementedError

    def facts(self) -> "list[Fact]":
        """The game's own fields as its seats may see them, always the same ones in the same order; see `Fact`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won; several share the victory."""
        raise NotImplementedError

    def contradictions(self, seat: i64) -> i64:
        """How far this table is from what a seat has heard, beyond what the ledger says; 0 for a table that fits.

        A game overrides it when a public event says something about a hidden pile as a whole: who cannot pay has little
        gold.
        """
        return 0

    # Asking. The agenda is a stack: what is asked last is answered first.

    def ask(self, step: Step, seat: i64, x: i64 = 0, y: i64 = 0) -> None:
        """Ask one seat, or CHANCE."""
        waiting: i64 = 0
        if seat >= 0:
            waiting = 1 << seat
        self.top = Ask(step, seat, waiting, False, x, y, self.serial, self.top)
        self.serial += 1

    def ask_sealed(self, step: Step, seats: i64, x: i64 = 0, y: i64 = 0) -> None:
        """Ask several seats, a mask, at once; answers stay closed until all are in."""
        assert seats
        self.top = Ask(step, SEVERAL, seats, True, x, y, self.serial, self.top)
        self.serial += 1

    def ask_open(self, step: Step, seats: i64, x: i64 = 0, y: i64 = 0) -> None:
        """Ask several seats, a mask, at once; they answer in any order and each answer takes effect at once."""
        assert seats
        self.top = Ask(step, SEVERAL, seats, False, x, y, self.serial, self.top)
        self.serial += 1

    def then(self, step: Step, x: i64 = 0, y: i64 = 0) -> None:
        """Put an automatic step on the agenda.

        Its `play` runs by itself when all that is asked after this has been answered.
        """
        self.top = Ask(step, NOBODY, 0, False, x, y, self.serial, self.top)
        self.serial += 1

    def then_in_order(self, *steps: Step) -> None:
        """Put automatic steps on the agenda, the first of which runs first."""
        below = self.top
        for i in range(len(steps) - 1, -1, -1):
            below = Ask(steps[i], NOBODY, 0, False, 0, 0, self.serial, below)
            self.serial += 1
        self.top = below

    @property
    def agenda(self) -> list[Ask]:
        """Everything still to be asked, what is asked now last."""
        asks: list[Ask] = []
        ask = self.top
        while ask is not None:
            asks.append(ask)
            ask = ask.below
        asks.reverse()
        return asks

    # Answering.

    def whose(self) -> i64:
        """The seat to act: CHANCE, the seat asked, or the first of several still to answer.

        Nobody acts when the game is over.
        """
        ask = self.top
        assert ask is not None
        if ask.seat != SEVERAL:
            return ask.seat
        seat: i64 = 0
        while not ask.waiting >> seat & 1:
            seat += 1
        return seat

    def asked(self, seat: i64) -> bool:
        """Whether this seat has something to answer now."""
        ask = self.top
        if ask is None:
            return False
        return ask.seat == seat if seat < 0 else ask.waiting >> seat & 1 == 1

    def legal(self, seat: i64) -> list[int]:
        """What a seat that is asked may answer. The only source of what may be done."""
        ask = self.top
        assert ask is not None
        return ask.step.legal(self, ask, seat)

    def sole(self, seat: i64) -> i64:
        """The one answer that everybody sees a seat has to give; NO_ANSWER if it is not asked, has a choice, or only
        its hidden cards leave it none.
        """
        ask = self.top
        if ask is None or not ask.step.public or not self.asked(seat):
            return NO_ANSWER
        legal = ask.step.legal(self, ask, seat)
        return legal[0] if len(legal) == 1 else NO_ANSWER

    def play(self, seat: i64, action: i64) -> None:
        """Take a legal answer. Who calls has checked it (`Match` does); this is the fast way."""
        ask = self.top
        assert ask is not None
        self.steps += 1
        self.top = ask.below
        if ask.seat != SEVERAL:
            ask.step.play(self, ask, seat, action)
        else:
            rest = ask.asking(ask.waiting & ~(1 << seat))
            if ask.sealed:
                self.answers = self.answers.copy() if self.answers else [-1] * self.seats
                self.answers[seat] = action
            if rest.waiting:
                self.top = rest
            if not ask.sealed:
                ask.step.play(self, ask, seat, action)
            elif not rest.waiting:
                answers = self.answers
                self.answers = NONE
                self.turned_to |= self.layout.everyone
                ask.step.reveal(self, ask, answers)
        after = self.top
        if after is None or after.seat == NOBODY:
            self.proceed()

    def roll(self, dice: Dice) -> i64:
        """Let CHANCE answer, and return what came."""
        ask = self.top
        assert ask is not None
        action = ask.step.roll(self, ask, dice)
        self.play(CHANCE, action)
        return action

    def next_turn(self, dice: Dice) -> tuple[i64, list[int]]:
        """Let CHANCE answer until a seat is asked; return that seat and what it may answer.

        When the game is over this is NOBODY, with nothing.
        """
        ask = self.top
        while ask is not None:
            seat = ask.seat
            if seat != CHANCE:
                if seat == SEVERAL:
                    seat = self.whose()
                return seat, ask.step.legal(self, ask, seat)
            self.play(CHANCE, ask.step.roll(self, ask, dice))
            ask = self.top
        return NOBODY, []

    def proceed(self) -> None:
        """Run the automatic steps on top of the agenda. An empty agenda is the end of the game."""
        ask = self.top
        while ask is not None:
            if ask.seat != NOBODY:
                return
            self.top = ask.below
            ask.step.play(self, ask, NOBODY, 0)
            ask = self.top
        self.over = True

    # Copying.

    def clone(self, silent: bool = False) -> "Table":
        """An independent copy. A silent one, for playouts, tells no events and keeps no ledger."""
        new = self.blank()
        self.share_with(new, silent)
        new.top = self.top
        new.answers = self.answers
        new.serial = self.serial
        new.steps = self.steps
        new.over = self.over
        new.log = self.log
        new.logged = self.logged
        new.told = self.told
        self.copy_to(new)
        return new

    def __copy__(self) -> "Table":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from coterie.core.packing import reduced  # it needs tables itself

        return reduced(self)

    def rewound(self, now: "Table") -> "Table":
        """A copy of this table to go back to from `now`.

        What was told since stays told, and no number is used twice.
        """
        new = self.clone()
        new.log = now.log
        new.logged = now.logged
        new.told = now.told
        new.serial = now.serial
        return new


class Fact:
    """A named public number or list of numbers.

    `private`: a list with one entry per seat of which each seat sees its own.
    """

    def __init__(self, name: str, value: "int | list[int]", private: bool = False) -> None:
        self.name = name
        self.value = value
        self.private = private


def playout(table: Table, dice: Dice) -> i64:
    """Play to the end, every legal answer equally likely; return the number of steps."""
    began = table.steps
    ask = table.top
    while ask is not None:
        if ask.seat == CHANCE:
            table.roll(dice)
        else:
            seat = ask.seat if ask.seat != SEVERAL else table.whose()
            table.play(seat, ask.step.at_random(table, ask, seat, dice))
        ask = table.top
    return table.steps - began
