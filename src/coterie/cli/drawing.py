"""What one seat sees, drawn in the terminal: by the game's own module in `drawings`, or else pile by pile."""

import importlib
import importlib.util
from collections import Counter
from collections.abc import Mapping
from types import ModuleType

from rich.console import Group, RenderableType
from rich.text import Text

from coterie.cli.style import QUIET, STRONG, paint, row
from coterie.cli.terminal_words import TerminalWords
from coterie.core.game import Game
from coterie.core.views import PileView, View

MANY = 9  # kinds in another's pile or a stock that are counted rather than named
LONG = 12  # numbers in a fact that is meant for programs


class Drawing:
    """How one game is drawn."""

    def __init__(self, game: Game) -> None:
        folder = type(game).__module__.rpartition(".")[0].rpartition(".")[2]
        name = f"coterie.cli.drawings.{folder}"
        self._own: ModuleType | None = importlib.import_module(name) if importlib.util.find_spec(name) else None

    def draw(
        self, view: View, words: TerminalWords, width: int, ribbons: Mapping[int, str] | None = None
    ) -> RenderableType:
        """The table, and whose turn it is. Ribbons are what seats say about a card that they have laid face down."""
        drawn: list[RenderableType]
        drawn = self._own.draw(view, words, width, ribbons or {}) if self._own else _piles(view, words)
        return Group(*drawn, *_turn(view, words))

    def chapter(self, view: View) -> object:
        """A value that changes when somebody who only watches should see the table again."""
        return self._own.chapter(view) if hasattr(self._own, "chapter") and self._own else view.step

    def progress(self, view: View, words: TerminalWords) -> str:
        """The sum of a run of answers so far; empty where there is nothing to add up."""
        found: str = self._own.progress(view, words) if hasattr(self._own, "progress") and self._own else ""
        return found

    def about(self, kind: int, words: TerminalWords) -> str:
        """What a kind of card does, if the game's module says it."""
        found: str = self._own.about(kind, words) if hasattr(self._own, "about") and self._own else ""
        return found


def result(view: View, words: TerminalWords) -> RenderableType:
    """Who won, and all points."""
    scores = "   ".join(f"{words.mark(seat)} {points}" for seat, points in enumerate(view.scores))
    over = words.say("page-over", winners=len(view.winners), names=words.seats(view.winners))
    return Group(paint(over, STRONG), paint(words.say("page-scores", scores=scores)))


def _turn(view: View, words: TerminalWords) -> list[Text]:
    if view.over or not view.waiting or view.waiting == [view.seat]:
        return []
    waiting = words.say("page-waiting", seats=words.seats(view.waiting), question=words.question(view.step))
    return [paint(waiting, QUIET)]


def _piles(view: View, words: TerminalWords) -> list[RenderableType]:
    return [*_facts(view, words), *(_pile(pile, view.seat, words) for pile in view.piles if pile.size)]


def _facts(view: View, words: TerminalWords) -> list[Text]:
    shown: list[str] = []
    for fact, value in view.facts.items():
        values = value if isinstance(value, list) else [value]
        if len(values) > LONG or all(v in (0, -1, None) for v in values):
            continue  # zeros, and -1 for nobody and nowhere, are what a fact is before anything has happened
        name = words.say(f"fact-{fact}") if words.has(f"fact-{fact}") else fact
        if isinstance(value, list) and len(value) == view.seats:
            told = " ".join(f"{words.mark(i)} {'–' if v is None else v}" for i, v in enumerate(value))
        else:
            told = " ".join(str(v) for v in values)
        shown.append(words.say("page-fact", fact=name, value=told))
    return [paint("   ".join(shown))] if shown else []


def _pile(pile: PileView, mine: int, words: TerminalWords) -> Text:
    name = words.say(f"pile-{pile.name}") if words.has(f"pile-{pile.name}") else pile.name
    held = [words.card(kind) + (f" ×{n}" if n > 1 else "") for kind, n in Counter(pile.cards).items()]
    if len(held) > MANY and pile.seat != mine:
        held = [words.say("page-cards", count=len(pile.cards))]
    held += [words.card(~back) for back in pile.backs]
    if pile.hidden and not pile.backs:
        held.append(words.say("page-hidden", count=pile.hidden))
    owner = [words.mark(pile.seat)] if pile.seat >= 0 else []
    return row([*owner, Text(words.say("page-fact", fact=name, value=", ".join(held)))])
