"""Bots in any language: programs that read a question as a line of JSON and write an answer as another.

They are run by whoever types their command at a terminal. `find` of the registry does not know them, so that no name
that comes over the network or out of a record can start a program.
"""

import json
import shlex
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from coterie.bots.pipe import Broken, Pipe
from coterie.bots.registry import Bot, find
from coterie.core.dice import Dice
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.game import Game, Pack
from coterie.core.lexicon import Action
from coterie.talk.acts import Act, read, written
from coterie.talk.book import Spoken
from coterie.talk.sayings import Opening, Saying, sayings_of
from coterie.words import Words

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
STAND_IN: Final = "page"  # who plays on for a bot that failed
ANSWER_WITHIN: Final = 5.0  # seconds, unless another deadline is agreed
STARTING: Final = 10.0  # seconds more for the first answer
MOST_SAYINGS: Final = 200  # that are offered at once


def is_outside(name: str) -> bool:
    """Whether a name is the command of a program."""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The program and its arguments. Raises CoterieError if there is no such program."""
    text = name.removeprefix(PREFIX)
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or not shutil.which(words[0]):
        values: dict[str, object] = {"name": text}
        raise CoterieError(f"there is no program '{text}' that can be run", "no-program", values)
    return words


@dataclass(slots=True)
class OutsideAnswer:
    """What a program answers: an action, and what it says with it."""

    action: Action
    acts: list[Act] = field(default_factory=list)


class OutsideBot:
    """A program that plays the seats of one game, each in a process of its own, so that no seat knows another's cards.

    A seat whose program crashes, answers what may not be done, or does not answer in `deadline` seconds is played on
    by another bot, and `faults` has the seat and the reason.
    """

    def __init__(self, name: str, game: Game, pack: Pack | None = None, deadline: float = ANSWER_WITHIN) -> None:
        self.faults: list[tuple[int, str]] = []
        self._command = command_of(name)
        self._game = game
        self._deadline = deadline
        self._words = Words(game, "en", pack)
        self._sayings = sayings_of(game)
        self._stand_in: Bot = find(STAND_IN, game)
        self._pipes: dict[int, Pipe] = {}
        self._heard: dict[int, int] = {}  # the next event of each seat
        self._lost: set[int] = set()  # seats that are played on

    def __call__(self, eyes: Eyes, dice: Dice) -> Action:
        return self.answer(eyes, dice).action

    def answer(
        self,
        eyes: Eyes,
        dice: Dice,
        said: Sequence[Spoken] = (),
        openings: Sequence[tuple[Saying, Opening]] = (),
    ) -> OutsideAnswer:
        """The answer of the program, or of who plays on. `said` and `openings` are for a table where people talk."""
        seat = int(eyes.seat)
        if seat not in self._lost:
            question = self._question(eyes, dice, said, openings)
            try:
                fresh = seat not in self._pipes
                if fresh:
                    self._pipes[seat] = Pipe(self._command)
                lines = [self._hello(eyes), question] if fresh else [question]
                text = b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines)
                seconds = self._deadline + (STARTING if fresh else 0)
                return self._understand(self._pipes[seat].exchange(text, seconds), eyes.legal())
            except Broken as fault:
                self.faults.append((seat, str(fault)))
                self._lost.add(seat)
                if seat in self._pipes:
                    self._pipes.pop(seat).close()
        return OutsideAnswer(self._stand_in(eyes, dice))

    def close(self) -> None:
        """End all programs."""
        for pipe in self._pipes.values():
            pipe.close()
        self._pipes.clear()

    def _hello(self, eyes: Eyes) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game.name,
            "seats": eyes.seats,
            "seat": int(eyes.seat),
            "kinds": self._game.lexicon.kinds,
        }

    def _question(
        self, eyes: Eyes, dice: Dice, said: Sequence[Spoken], openings: Sequence[tuple[Saying, Opening]]
    ) -> dict[str, Any]:
        seat, lexicon = int(eyes.seat), self._game.lexicon
        news = eyes.heard(self._heard.get(seat, 0))
        if news:
            self._heard[seat] = news[-1].n + 1
        view = eyes.view()
        return {
            "type": "ask",
            "question": self._words.question(view.step),
            "view": view.plain(),
            "news": [{"event": event.plain(), "words": self._words.event(event)} for event in news],
            "legal": [
                {"action": int(action), "token": lexicon.token(action), "words": self._words.choice(action)}
                for action in eyes.legal()
            ],
            "said": [
                {"line": line.line, "seat": line.seat, "acts": [written(act, self._sayings) for act in line.acts]}
                for line in said
            ],
            "sayings": [saying.written(args) for saying, opening in openings for args in saying.variants(opening)][
                :MOST_SAYINGS
            ],
            "deadline": self._deadline,
            "seed": dice.below(1 << 30),
        }

    def _understand(self, line: bytes, legal: list[Action]) -> OutsideAnswer:
        """The answer that a line is. Raises Broken if it is none, or may not be given."""
        try:
            made = json.loads(line)
        except (ValueError, RecursionError):
            raise Broken(f"its answer is no JSON: {line[:60].decode('utf-8', 'replace')}") from None
        if not isinstance(made, dict) or "action" not in made:
            raise Broken("its answer is no object with an action")
        lexicon, wanted = self._game.lexicon, made["action"]
        found = [action for action in legal if wanted == lexicon.token(action) or self._is(wanted, action)]
        if not found:
            raise Broken(f"its action may not be done: {str(wanted)[:60]}")
        acts = made.get("act")
        try:
            return OutsideAnswer(found[0], [read(acts, self._sayings)] if isinstance(acts, str) and acts else [])
        except CoterieError:
            raise Broken(f"it says what cannot be said: {str(acts)[:60]}") from None

    @staticmethod
    def _is(wanted: object, action: Action) -> bool:
        return isinstance(wanted, int) and not isinstance(wanted, bool) and wanted == action
