"""Stakes: what was at stake when something was said. A game tells its own in `stakes.py`, beside its sayings."""

import importlib
import importlib.util
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from coterie.core.events import Heard
from coterie.core.game import Game
from coterie.talk.ears import Ears
from coterie.talk.sayings import Said
from coterie.talk.verdict import Verdict


@dataclass(frozen=True, slots=True, order=True)
class Chapter:
    """A part of a match: the word of the event that begins it, and its number; of some games, within a longer part."""

    within: int  # the number of the longer part; 0 where there is none
    n: int  # 0: before the first
    what: str


def nothing_won(ears: Ears, chapter: list[Heard]) -> dict[int, int]:
    return {}


def all_alike(ears: Ears, said: Said, verdict: Verdict) -> int:
    return 1


def nobody(ears: Ears, said: Said) -> frozenset[int]:
    return frozenset()


@dataclass(frozen=True, slots=True)
class Stakes:
    """What was at stake in a game.

    `begins` are the words of the events that begin a chapter, `within` the word that begins a longer part. `results`
    tells what each seat won or lost in a chapter, `weighs` how much hung on something broken, and `trusts` who acted
    on something said without a word. All of them read what the open record heard.
    """

    begins: tuple[str, ...] = ()
    within: str = ""
    results: Callable[[Ears, list[Heard]], dict[int, int]] = nothing_won
    weighs: Callable[[Ears, Said, Verdict], int] = all_alike
    trusts: Callable[[Ears, Said], frozenset[int]] = nobody

    def chapter_of(self, ears: Ears, at: int) -> Chapter:
        """The chapter in which something was said before event `at`."""
        counts, last, within = dict.fromkeys(self.begins, 0), next(iter(self.begins), ""), 0
        for event in ears.before(at):
            if event.what == self.within:
                counts, within = dict.fromkeys(self.begins, 0), within + 1
            elif event.what in counts:
                counts[event.what] += 1
                last = event.what
        return Chapter(within, counts.get(last, 0), last)

    def events_of(self, ears: Ears, at: int) -> list[Heard]:
        """The events of the chapter in which something was said before event `at`."""
        begun = ears.last(*self.begins, before=at) if self.begins else None
        return [*_until(ears.since(begun.n if begun else 0), at, self.begins)]


def _until(heard: Iterable[Heard], at: int, begins: tuple[str, ...]) -> Iterable[Heard]:
    """What was heard up to the event from `at` on that begins a chapter."""
    for event in heard:
        if event.n >= at and event.what in begins:
            return
        yield event


PLAIN: Final = Stakes()


def stakes_of(game: Game) -> Stakes:
    """The stakes of a game; where it has no `stakes.py`, all that is said weighs alike."""
    module = f"{type(game).__module__.rpartition('.')[0]}.stakes"
    if importlib.util.find_spec(module) is None:
        return PLAIN
    found: Stakes = importlib.import_module(module).STAKES
    return found
