"""The bots there are, by level, and a way to let them play."""

import importlib
import re
from collections.abc import Callable, Mapping

from coterie.bots.conversation import Conversation
from coterie.bots.modules import module_of
from coterie.core.dice import Dice
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import Action
from coterie.play.match import Match

Bot = Callable[[Eyes, Dice], Action]

_FROZEN = re.compile(r"[a-z]+-\d+\.\d+")  # a level and the version of Coterie it comes from


def any_legal(eyes: Eyes, dice: Dice) -> Action:
    """Whatever is legal, each equally likely."""
    legal = eyes.legal()
    return legal[dice.below(len(legal))]


def levels(game: Game) -> list[str]:
    """The bots that can play a game, from the weakest."""
    return ["random", "courtier"] if module_of(game, "instinct") else ["random"]


def find(level: str, game: Game) -> Bot:
    """The bot of this level for a game, or a frozen one by its name: `courtier-0.1`."""
    frozen = module_of(game, f"frozen.{re.sub('[-.]', '_', level)}") if _FROZEN.fullmatch(level) else ""
    if level not in levels(game) and not frozen:
        there = ", ".join(levels(game))
        values: dict[str, object] = {"game": game.name, "level": level, "levels": there}
        raise CoterieError(f"{game.name} has no bot '{level}': there are {there}", "wrong-bot", values)
    if level == "random":
        return any_legal
    bot: Bot = importlib.import_module(frozen or module_of(game, "instinct")).choose
    return bot


def play_on(match: Match, bots: Mapping[int, Bot], dice: Dice, talk: Conversation | None = None) -> None:
    """Let bots answer until a seat without a bot is asked, or the game is over.

    In a conversation, those that can talk listen and speak. Without one, nobody does.
    """
    while seats := [seat for seat in match.asked() if seat in bots]:
        seat = seats[0]
        if talk and talk.can_join(bots[seat]):
            talk.play(seat, dice)
        else:
            match.play(seat, [bots[seat](match.eyes(seat), dice)])
