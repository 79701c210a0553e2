"""A bot worker: a process that answers for bots, one question after another. It gets the eyes of a seat alone.

`python -m coterie.server.bots.worker BOTS PATIENCE` reads questions from its standard input and writes answers to its
standard output, each a length and a message. It is ready when it has written an empty one, and ends with its input.
"""

import functools
import importlib
import operator
import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from coterie import games
from coterie.bots import Advice, Bot, advise, find_talker, review
from coterie.core.dice import Lehmer
from coterie.core.eyes import open_eyes
from coterie.core.game import Game
from coterie.core.table import Table
from coterie.talk import Act, Spoken

MOVE = "move"  # what a bot is asked for: its answer to a question of the game,
SPEAK = "speak"  # something unasked,
ANSWER = "answer"  # something that who leads the talk asks it,
REPLY = "reply"  # its answer to an offer or a question of another,
HINT = "hint"  # for a person: what it would do,
REVIEW = "review"  # or what it thinks of an answer that was given
LENGTH = 4  # the bytes before a message that say how long it is

Find = Callable[[str, Game], Bot]


class Question(msgspec.Struct, frozen=True):
    """What a bot of this `level` would answer, of the seat whose packed `eyes` these are, at a table of these settled
    `options`.

    `pack` is the folder the cards were loaded from, or None for the standard pack. `table` asks, and `people` says
    whether somebody is there to wait for the answer. `said` is what was said at the table; None: nobody talks there. A
    bot without a `manner` only listens. `wanted` is MOVE, SPEAK, ANSWER, REPLY, HINT or REVIEW, `line` is that of the
    offer or question, and `given` the answer to be reviewed.
    """

    game: str
    seats: int
    options: dict[str, str]
    pack: str | None
    level: str
    eyes: bytes
    table: str = ""
    people: bool = True
    said: list[Spoken] | None = None
    manner: str = ""
    wanted: str = MOVE
    line: int = -1
    given: int = -1

    def __repr__(self) -> str:
        return f"Question({self.game!r}, {self.level!r})"  # it may end in a log, and logs carry no secrets


class Answer(msgspec.Struct, frozen=True):
    """What the bot answered, says and advises, what an answer cost, or the name of the error it failed with."""

    action: int = -1
    fault: str = ""
    say: list[Act] = []
    advice: list[Advice] = []
    cost: int = 0


def frame(message: bytes) -> bytes:
    """A message as it crosses the pipe."""
    return len(message).to_bytes(LENGTH, "big") + message


def answer(find: Find, question: Question) -> Answer:
    """The answer of the bot, and what it says. The match decides whether it is legal, the table what may be said."""
    blank = _blank(question.game, question.seats, tuple(sorted(question.options.items())), question.pack)
    game, eyes = games.find(question.game), open_eyes(question.eyes, blank.blank())
    if question.wanted == HINT:
        return Answer(advice=advise(eyes, game, question.level))
    if question.wanted == REVIEW:
        found = review(eyes, game, question.given, question.level)
        return Answer(advice=[found.better] if found.better else [], cost=found.cost)
    talker = find_talker(question.level, game) if question.said is not None else None
    if talker is None or question.said is None:
        return Answer(operator.index(find(question.level, game)(eyes, _dice())))
    if question.wanted == REPLY:
        return Answer(say=talker.reply(eyes, question.said, question.line, question.manner, _dice()))
    if question.wanted != MOVE:
        mouth = talker.speak if question.wanted == SPEAK else talker.answer
        return Answer(say=mouth(eyes, question.said, question.manner, _dice()))
    action = talker.choose(eyes, _dice(), question.said)
    say = talker.with_move(eyes, action, question.said, question.manner, _dice()) if question.manner else []
    return Answer(operator.index(action), say=say)


def _dice() -> Lehmer:
    """Fresh dice: talk has its own, so that no move depends on what is said with it."""
    return Lehmer(int.from_bytes(os.urandom(8), "big"))


def main(bots: str, patience: float) -> None:
    """Answer questions until the input ends."""
    _outlive_the_server()
    questions, answers = _take_pipes()
    find: Find = importlib.import_module(bots).find
    _write(answers, b"")
    while message := _read(questions):
        _give_up_after(2 * patience)
        reply = _reply(find, message)
        _give_up_after(0)
        _write(answers, reply)


@functools.lru_cache(maxsize=64)
def _blank(game: str, seats: int, options: tuple[tuple[str, str], ...], pack: str | None) -> Table:
    found = games.find(game)
    return found.blank(seats, dict(options), found.load(pack))


def _reply(find: Find, message: bytes) -> bytes:
    try:
        question = msgspec.msgpack.decode(message, type=Question)
        return msgspec.msgpack.encode(answer(find, question))
    except Exception as error:  # whatever a bot does wrong, the next question is answered
        return msgspec.msgpack.encode(Answer(fault=type(error).__name__))  # its text may name a card


def _outlive_the_server() -> None:
    """Ignore Ctrl-C and SIGTERM: they are for the server, which may still ask. This process ends with its input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep the pipes from the bots: a bot reads nothing, and what it prints goes to standard error."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return questions, answers


def _give_up_after(seconds: float) -> None:
    """Let the system end this process after so many seconds; 0: never.

    If the server is killed while a bot thinks for ever, nothing else ends the process.
    """
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _read(pipe: BinaryIO) -> bytes:
    """The next message, empty at the end of the pipe."""
    return pipe.read(int.from_bytes(pipe.read(LENGTH), "big"))


def _write(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(frame(message))
    pipe.flush()


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
