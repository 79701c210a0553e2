"""The bots there are, by level."""

import functools
import importlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from coterie import native
from coterie.bots import thinkers
from coterie.bots.modules import module_of
from coterie.bots.spec import Spec, parse
from coterie.core.dice import Dice
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import Action
from coterie.search.sense import Sense
from coterie.search.textbook import ismcts
from coterie.talk.book import Spoken

Bot = Callable[[Eyes, Dice], Action]
ListeningBot = Callable[[Eyes, Dice, Sequence[Spoken] | None], Action]  # None: nobody talks at this table

SEARCHING = ("minister", "eminence")  # the levels that search
SLOWER = 10  # times that a rollout takes where nothing is compiled
TEXTBOOK = 275  # iterations of the textbook, unless others are named

_FROZEN = re.compile(r"[a-z]+-\d+\.\d+")  # a level and the version of Coterie it comes from


@dataclass(frozen=True, slots=True)
class OfferedBot:
    """A bot of a level that is offered: it can listen to what is said, and does not where nobody talks."""

    listen: ListeningBot

    def __call__(self, eyes: Eyes, dice: Dice) -> Action:
        return self.listen(eyes, dice, None)


def any_legal(eyes: Eyes, dice: Dice) -> Action:
    """Whatever is legal, each equally likely."""
    legal = eyes.legal()
    return legal[dice.below(len(legal))]


def levels(game: Game) -> list[str]:
    """The levels of bots that are offered for a game, from the weakest."""
    found = ["page"]
    if module_of(game, "instinct"):
        found.append("courtier")
    if module_of(game, "sense"):
        found.extend(SEARCHING)
    return found


def default_level(game: Game) -> str:
    """The level that stand-ins, free seats and demonstrations have: the one that the game names, or its best."""
    there = levels(game)
    return game.bot if game.bot in there else there[-1]


def find(name: str, game: Game) -> Bot:
    """The bot of this name for a game: a level that is offered, with or without temperament and rollouts
    (`minister:bold`, `minister@200`), or a yardstick: `random`, `textbook` or a frozen one, `courtier-0.1`.
    """
    spec = parse(name)
    yardstick = _yardstick(spec, game) if spec else None
    if yardstick:
        return yardstick
    return OfferedBot(find_listening(name, game))


def find_listening(name: str, game: Game) -> ListeningBot:
    """The bot of an offered level, as it plays where others talk."""
    spec = parse(name)
    there = levels(game)
    if spec is None or spec.level not in there:
        listed = ", ".join(there)
        values: dict[str, object] = {"game": game.name, "level": name, "levels": listed}
        raise CoterieError(f"{game.name} has no bot '{name}': there are {listed}", "wrong-bot", values)
    return _offered(spec, game)


@functools.lru_cache(maxsize=256)
def _offered(spec: Spec, game: Game) -> ListeningBot:
    if spec.level == "courtier":
        return _courtier(spec, game)
    sense = importlib.import_module(module_of(game, "sense")) if module_of(game, "sense") else None
    if spec.level == "page":
        return thinkers.page(sense.sense()) if sense else _deaf(any_legal)
    assert sense
    belief = importlib.import_module(module_of(game, "belief"))
    own: Sense = sense.sense(spec.temperament)
    if spec.level == "eminence":
        own = own.eminent()
    leads = getattr(sense, "COURTIER_LEADS", False)
    return thinkers.searcher(own, belief.worlds, rollouts(spec, game), _courtier(spec, game), leads)


def rollouts(spec: Spec, game: Game) -> int:
    """How many rollouts a bot that searches has for a decision: fewer where nothing is compiled."""
    level: int = importlib.import_module(module_of(game, "sense")).ROLLOUTS[spec.level]
    return spec.rollouts or level // (1 if native.compiled() else SLOWER)


def _courtier(spec: Spec, game: Game) -> ListeningBot:
    choose = importlib.import_module(module_of(game, "instinct")).choose
    courtier: ListeningBot = functools.partial(choose, temperament=spec.temperament) if spec.temperament else choose
    return courtier


def _yardstick(spec: Spec, game: Game) -> Bot | None:
    if spec.level == "random":
        return any_legal
    if spec.level == "textbook":
        return functools.partial(_textbook, spec.rollouts or TEXTBOOK)
    frozen = module_of(game, f"frozen.{re.sub('[-.]', '_', spec.level)}") if _FROZEN.fullmatch(spec.level) else ""
    bot: Bot | None = importlib.import_module(frozen).choose if frozen else None
    return bot


def _textbook(iterations: int, eyes: Eyes, dice: Dice) -> Action:
    return Action(ismcts(eyes, dice, iterations))


def _deaf(bot: Bot) -> ListeningBot:
    return lambda eyes, dice, said: bot(eyes, dice)
