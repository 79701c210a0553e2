"""Bots no server should have to meet: each level is a way to go wrong.

The worker takes them in place of the house's.
"""

import json
import os
import time
import zlib
from pathlib import Path

from coterie import bots
from coterie.bots import Bot
from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import Action

HANGING = "STRANGE_BOT_HANGING"
GATE = "STRANGE_BOT_GATE"


def find(level: str, game: Game) -> Bot:
    return STRANGE.get(level) or bots.find(level, game)


def hang(eyes: Eyes, dice: Dice) -> Action:
    """Never answer; a file that the environment names says when this began."""
    if HANGING in os.environ:
        Path(os.environ[HANGING]).touch()
    while True:
        time.sleep(60)


def wait(eyes: Eyes, dice: Dice) -> Action:
    """Answer when there is a file that the environment names."""
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.005)
    return last(eyes, dice)


def fail(eyes: Eyes, dice: Dice) -> Action:
    raise ValueError(f"a secret: {eyes.view().plain()}")


def die(eyes: Eyes, dice: Dice) -> Action:
    os._exit(3)


def babble(eyes: Eyes, dice: Dice) -> Action:
    print("thinking aloud")
    os.write(1, b"and past the interpreter")
    return last(eyes, dice)


def listen(eyes: Eyes, dice: Dice) -> Action:
    """Try to read the questions that come after its own."""
    return last(eyes, dice) if not os.read(0, 1) else Action(-1)


def draw(eyes: Eyes, dice: Dice) -> Action:
    """Take some time, and answer what no other question is answered with."""
    time.sleep(0.01 * dice.below(10))
    return Action(picture(eyes))


def picture(eyes: Eyes) -> int:
    """All that a seat sees, as a number."""
    return zlib.crc32(json.dumps(eyes.view().plain()).encode())


def last(eyes: Eyes, dice: Dice) -> Action:
    return eyes.legal()[-1]


STRANGE: dict[str, Bot] = {
    "hang": hang,
    "wait": wait,
    "fail": fail,
    "die": die,
    "babble": babble,
    "listen": listen,
    "draw": draw,
    "last": last,
    "illegal": lambda eyes, dice: Action(10**6),
    "wordy": lambda eyes, dice: "pass",  # type: ignore[arg-type,return-value]
}
