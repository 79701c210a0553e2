"""The page: what one seat sees of the table, drawn by the game's own sketch or, where there is none, pile by pile."""

import importlib
import importlib.util
from collections import Counter
from types import ModuleType

from rich.console import Group, RenderableType
from rich.text import Text

from coterie.cli.ink import QUIET, STRONG, ink, row
from coterie.cli.voice import Voice
from coterie.core.game import Game
from coterie.core.views import PileView, View

MANY = 9  # kinds in another's pile or a stock that are counted rather than named
LONG = 12  # numbers in a fact that is meant for programs


class Sketch:
    """How one game is laid out."""

    def __init__(self, game: Game) -> None:
        folder = type(game).__module__.rpartition(".")[0].rpartition(".")[2]
        name = f"coterie.cli.tables.{folder}"
        self._own: ModuleType | None = importlib.import_module(name) if importlib.util.find_spec(name) else None

    def page(self, view: View, voice: Voice, width: int) -> RenderableType:
        """The table, and whose turn it is."""
        drawn: list[RenderableType] = self._own.draw(view, voice, width) if self._own else _piles(view, voice)
        return Group(*drawn, *_turn(view, voice))

    def chapter(self, view: View) -> object:
        """Changes when those who only watch should see the table again."""
        return self._own.chapter(view) if hasattr(self._own, "chapter") and self._own else view.step

    def progress(self, view: View, voice: Voice) -> str:
        """What a run of answers has come to so far; empty where there is nothing to add up."""
        found: str = self._own.progress(view, voice) if hasattr(self._own, "progress") and self._own else ""
        return found

    def about(self, kind: int, voice: Voice) -> str:
        """What a kind of card does, where the game says it."""
        found: str = self._own.about(kind, voice) if hasattr(self._own, "about") and self._own else ""
        return found


def result(view: View, voice: Voice) -> RenderableType:
    """Who won, and all points."""
    scores = "   ".join(f"{voice.seat(seat)} {points}" for seat, points in enumerate(view.scores))
    over = voice.say("page-over", winners=len(view.winners), names=voice.seats(view.winners))
    return Group(ink(over, STRONG), ink(voice.say("page-scores", scores=scores)))


def _turn(view: View, voice: Voice) -> list[Text]:
    if view.over or not view.waiting or view.waiting == [view.seat]:
        return []
    return [ink(voice.say("page-waiting", seats=voice.seats(view.waiting), question=voice.question(view.step)), QUIET)]


def _piles(view: View, voice: Voice) -> list[RenderableType]:
    return [*_facts(view, voice), *(_pile(pile, view.seat, voice) for pile in view.piles if pile.size)]


def _facts(view: View, voice: Voice) -> list[Text]:
    shown: list[str] = []
    for fact, value in view.facts.items():
        values = value if isinstance(value, list) else [value]
        if len(values) > LONG or all(v in (0, -1, None) for v in values):
            continue  # zeros, and -1 for nobody and nowhere, are what a fact is before anything has happened
        name = voice.say(f"fact-{fact}") if voice.has(f"fact-{fact}") else fact
        if isinstance(value, list) and len(value) == view.seats:
            told = " ".join(f"{voice.seat(i)} {'–' if v is None else v}" for i, v in enumerate(value))
        else:
            told = " ".join(str(v) for v in values)
        shown.append(voice.say("page-fact", fact=name, value=told))
    return [ink("   ".join(shown))] if shown else []


def _pile(pile: PileView, mine: int, voice: Voice) -> Text:
    name = voice.say(f"pile-{pile.name}") if voice.has(f"pile-{pile.name}") else pile.name
    held = [voice.card(kind) + (f" ×{n}" if n > 1 else "") for kind, n in Counter(pile.cards).items()]
    if len(held) > MANY and pile.seat != mine:
        held = [voice.say("page-cards", count=len(pile.cards))]
    held += [voice.card(~back) for back in pile.backs]
    if pile.hidden and not pile.backs:
        held.append(voice.say("page-hidden", count=pile.hidden))
    owner = [voice.seat(pile.seat)] if pile.seat >= 0 else []
    return row([*owner, Text(voice.say("page-fact", fact=name, value=", ".join(held)))])
