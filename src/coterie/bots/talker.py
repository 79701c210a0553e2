"""Talkers: bots that hear what is said and say something themselves, from the eyes of their seat and nothing else."""

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from coterie.bots.modules import module_of
from coterie.bots.registry import ListeningBot, find_listening, levels
from coterie.bots.spec import parse
from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import Action
from coterie.talk.acts import Act
from coterie.talk.book import Spoken
from coterie.talk.manners import EVASIVE, MANNERS, TRUTHFUL
from coterie.talk.sayings import Public

TALKING = "courtier"  # a level that talks, in games that have a chatter
TEMPERED = {"bold": EVASIVE, "sly": EVASIVE, "loyal": TRUTHFUL, "generous": TRUTHFUL}  # how they speak

Mouth = Callable[[Eyes, Sequence[Spoken], str, Dice], list[Act]]
Reply = Callable[[Eyes, Sequence[Spoken], int, str, Dice], list[Act]]


@dataclass(frozen=True, slots=True)
class Talker:
    """A bot that listens and speaks. What it says and does follows from its eyes, from what was said, and from dice.

    `answer` is for who leads the talk, `reply` for the offer or question in a line. `cue` knows only what everybody
    knows: which seats may want to speak now. `rounds` are the words of the events that begin a round.
    """

    choose: ListeningBot
    with_move: Callable[[Eyes, Action, Sequence[Spoken], str, Dice], list[Act]]
    speak: Mouth
    answer: Mouth
    cue: Callable[[Public], list[int]]
    rounds: tuple[str, ...]
    reply: Reply


def find_talker(name: str, game: Game) -> Talker | None:
    """The bot of this name as one that listens and speaks; None if it is mute: a yardstick, or in a game without a
    chatter.
    """
    spec, module = parse(name), module_of(game, "chatter")
    if not module or spec is None or spec.level not in levels(game):
        return None
    chatter = importlib.import_module(module)
    return Talker(
        find_listening(name, game),
        chatter.with_move,
        chatter.speak,
        chatter.answer,
        chatter.cue,
        tuple(chatter.ROUND),
        chatter.reply,
    )


def manner_of(name: str, number: int) -> str:
    """How the bot of this name speaks: as its temperament has it, else by a number that everybody may know."""
    spec = parse(name)
    return TEMPERED.get(spec.temperament if spec else "", MANNERS[number % len(MANNERS)])
