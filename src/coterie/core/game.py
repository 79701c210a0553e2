"""The manifest: what a game's folder says of itself."""

from typing import Final

from mypy_extensions import mypyc_attr

from coterie.core.errors import BadOption, BadSeats
from coterie.core.layout import Pack
from coterie.core.lexicon import LETTERS, Lexicon
from coterie.core.orders import OrderKind
from coterie.core.setup import Setup
from coterie.core.table import Step, Table

SETUPS: Final = 16  # of a game that are kept to be shared

__all__ = ["Floor", "Game", "Option", "Pack", "first_option"]


class Option:
    """A choice made before the game: its values in words, the first being the default."""

    def __init__(self, name: str, values: list[str], clause: str) -> None:
        self.name = name
        self.values = values
        self.clause = clause


def first_option(seats: int, clause: str) -> Option:
    """The option every game has: who begins, at random or a given seat."""
    return Option("first", ["random", *LETTERS[:seats]], clause)


class Floor:
    """How a seat leads the talk.

    `leader` is the fact that names the seat, and `opens` are the events after which every pitch is open again. `closed`
    is the message of the game that a seat reads whose pitch is closed.
    """

    def __init__(self, leader: str, opens: list[str], clause: str, closed: str) -> None:
        self.leader = leader
        self.opens = opens
        self.clause = clause
        self.closed = closed


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game that can be played: names, seats, options, words and rules.

    A game's folder holds one as `GAME` in `game.py`.

    `steps` are its questions and automatic steps in rulebook order, `bound` is a number of steps no game exceeds, and
    `rules_version` rises whenever the same moves would lead elsewhere.
    """

    def __init__(
        self,
        *,
        name: str,
        prefix: str,
        rules_version: int,
        fewest: int,
        most: int,
        bound: int,
        options: list[Option],
        lexicon: Lexicon,
        steps: list[Step],
        orders: list[OrderKind] | None = None,
        floor: Floor | None = None,
        bot: str = "courtier",
    ) -> None:
        self.name = name
        self.prefix = prefix  # of its clauses' ids
        self.rules_version = rules_version
        self.fewest = fewest
        self.most = most
        self.bound = bound
        self.options = options
        self.lexicon = lexicon
        self.steps = steps
        self.orders = orders or []  # what a seat may order in advance
        self.bot = bot  # the level of the bots that nobody chose
        self.floor = floor  # who leads the talk; None: it leads itself
        self._setups: list[Setup] = []  # the newest come first
        for code, step in enumerate(steps):
            step.code = code

    # What a game supplies.

    def load(self, folder: str | None = None) -> Pack:
        """The cards in a folder, or the standard pack. Raises BadPack with the first constraint broken."""
        raise NotImplementedError

    def small(self, seats: int) -> Pack:
        """A pack so small that a test can list every deal. It need not obey the constraints of a real one."""
        raise NotImplementedError

    def blank(self, seats: int, options: dict[str, str], pack: Pack) -> Table:
        """A table with nothing on it."""
        raise NotImplementedError

    def lay(self, table: Table) -> None:
        """Lay the cards of a blank table out and put the first asks on its agenda."""
        raise NotImplementedError

    # What every game has.

    def table(self, seats: int, options: dict[str, str] | None = None, pack: Pack | None = None) -> Table:
        """A table set up to begin. Chance is the first to be asked, unless the options leave it nothing to decide."""
        self.check_seats(seats)
        table = self._setup(seats, self.settle(options or {}, seats), pack or self.load()).blank()
        table.lay_out()
        self.lay(table)
        table.proceed()
        return table

    def _setup(self, seats: int, options: dict[str, str], pack: Pack) -> Setup:
        """What is shared by all tables with these seats, options and cards: one of the last few, or a new one."""
        for setup in self._setups:
            if setup.pack is pack and setup.seats == seats and setup.options == options:
                return setup
        setup = Setup(self, seats, options, pack)
        self._setups = [setup, *self._setups[: SETUPS - 1]]
        return setup

    def __reduce__(self) -> str:
        """A game is pickled and copied by name: its folder has it as `GAME`."""
        return "GAME"

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            values: dict[str, object] = {"game": self.name, "fewest": self.fewest, "most": self.most, "seats": seats}
            raise BadSeats(
                f"{self.name} is for {self.fewest} to {self.most} players, not {seats}", "wrong-seats", values
            )

    def settle(self, options: dict[str, str], seats: int) -> dict[str, str]:
        """All options of the game with their values: those given, and defaults for the others."""
        settled = {option.name: option.values[0] for option in self.options}
        for name, value in options.items():
            known = [option for option in self.options if option.name == name]
            if not known:
                named = ", ".join(settled)
                unknown: dict[str, object] = {"game": self.name, "option": name, "options": named}
                raise BadOption(f"{self.name} has no option '{name}': it has {named}", "wrong-option", unknown)
            values = known[0].values
            if name == "first":
                values = values[: seats + 1]
            if value not in values:
                listed = ", ".join(values)
                wrong: dict[str, object] = {"option": name, "values": listed, "value": value}
                raise BadOption(f"option {name} is one of {listed}, not '{value}'", "wrong-value", wrong)
            settled[name] = value
        return settled
