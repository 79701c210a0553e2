"""What is held while a window is open: moves until it ends, and first words until all openings are told together.

It lies in memory alone and was never acknowledged. Whose it is knows of it, and nobody else.
"""

from collections.abc import Callable
from dataclasses import dataclass

from coterie.core.errors import Refused
from coterie.server.protocol.messages import Command, Play
from coterie.server.protocol.told import Held, encode, encode_refusal
from coterie.server.state.plan import Plan
from coterie.server.state.window import OpenWindow

LINES = 3  # lines of one seat that are kept back, at most

Reply = Callable[[bytes], None]


@dataclass(frozen=True, slots=True)
class HeldCommand:
    """A command of a person that waits."""

    person: int
    said: Command
    reply: Reply

    def tell(self) -> None:
        """Say that it waits."""
        actions = self.said.actions if isinstance(self.said, Play) else []
        self.reply(encode(Held(self.said.cmd_id, actions)))

    def refuse(self, code: str, text: str) -> None:
        self.reply(encode_refusal(self.said.cmd_id, Refused(text, code=code)))


@dataclass(frozen=True, slots=True)
class KeptWords:
    """First words of a seat that are kept back: the command of a person, or how a bot's plan is made."""

    seat: int
    command: HeldCommand | None = None
    make: Callable[[], Plan | None] | None = None


class Waiting:
    """What is held at a table: one move a person, and lines that are kept back."""

    def __init__(self) -> None:
        self.moves: list[HeldCommand] = []  # in the order in which they came
        self.words: list[KeptWords] = []

    @property
    def anything(self) -> bool:
        return bool(self.moves or self.words)

    def hold(self, move: HeldCommand) -> None:
        """Hold a move, in place of the last one of the same person."""
        for other in [other for other in self.moves if other.person == move.person]:
            if other.said == move.said:  # the same, sent again: it keeps its place
                self.moves[self.moves.index(other)] = move
                move.tell()
                return
            self.moves.remove(other)
            other.refuse("refused-replaced", "another move was chosen in its place")
        self.moves.append(move)
        move.tell()

    def keep(self, words: KeptWords) -> None:
        """Keep words back until the openings are told."""
        command = words.command
        if command:
            same = [n for n, other in enumerate(self.words) if other.command and other.command.said == command.said]
            if not same and sum(other.seat == words.seat for other in self.words) >= LINES:
                command.refuse("refused-kept-back", f"at most {LINES} lines are kept back: wait until they are told")
                return
            command.tell()
            if same:
                self.words[same[0]] = words
                return
        self.words.append(words)

    def drop(self, person: int, cmd_id: str) -> Refused:
        """Withdraw what a person has held; returns what is answered."""
        found = next((held for held in self.of(person) if held.said.cmd_id == cmd_id), None)
        if found is None:
            return Refused("nothing is held under this id", code="refused-not-held")
        self.moves = [move for move in self.moves if move is not found]
        self.words = [words for words in self.words if words.command is not found]
        return Refused("you have withdrawn it", code="refused-dropped")

    def of(self, person: int) -> list[HeldCommand]:
        """What a person has held."""
        return [held for held in self._commands() if held.person == person]

    def due(self, window: OpenWindow | None) -> list[HeldCommand | KeptWords]:
        """Take what waits no longer: words by seat, then moves in the order in which they came."""
        found: list[HeldCommand | KeptWords] = []
        if window is None or window.sealed is None:
            words = sorted(self.words, key=lambda words: words.seat)
            found += words
            self.words = []
        if window is None:
            found += self.moves
            self.moves = []
        return found

    def _commands(self) -> list[HeldCommand]:
        return [*self.moves, *[words.command for words in self.words if words.command]]
