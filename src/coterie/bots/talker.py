"""Talkers: bots that hear what is said and say something themselves, from the eyes of their seat and nothing else."""

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from coterie.bots.modules import module_of
from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import Action
from coterie.talk.acts import Act
from coterie.talk.book import Spoken
from coterie.talk.sayings import Public

TALKING = "courtier"  # the level that talks, in games that have a chatter

ListeningBot = Callable[[Eyes, Dice, Sequence[Spoken] | None], Action]  # None: nobody talks at this table
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


def find_talker(level: str, game: Game) -> Talker | None:
    """The talker of a level for a game; None if bots of this level are mute."""
    name = module_of(game, "chatter") if level == TALKING else ""
    if not name:
        return None
    chatter, instinct = importlib.import_module(name), importlib.import_module(module_of(game, "instinct"))
    return Talker(
        instinct.choose,
        chatter.with_move,
        chatter.speak,
        chatter.answer,
        chatter.cue,
        tuple(chatter.ROUND),
        chatter.reply,
    )
