"""A game that was played, and talk that is put into it afterwards: what could have been said there, and when."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from coterie.core.lexicon import LETTERS, OPEN
from coterie.games import find
from coterie.play import Playback, read_record
from coterie.talk import Act, Book, Ears, Public, Spoken, sayings_of
from coterie.talk.acts import read
from coterie.talk.lied import Chip, Medallion, OpenRecord, WhoLied, who_lied
from coterie.talk.occasion import Occasion

ROOT = Path(__file__).parents[2] / "src" / "coterie" / "games"
LOUDEST = 6


def record_of(game: str, name: str) -> Path:
    """A golden record of a game."""
    return ROOT / game.replace("-", "_") / "records" / f"{name}.json"


@cache
def _playback(game: str, name: str) -> Playback:
    return Playback(read_record(record_of(game, name)))


@dataclass
class TalkedGame:
    """A golden game. Lines are numbered from 0, in the order in which they are put in."""

    game: str
    name: str
    lines: list[Spoken] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.playback = _playback(self.game, self.name)
        self.sayings = sayings_of(find(self.game))

    def says(self, move: int, who: str, *texts: str) -> int:
        """Somebody says this after a move; the number of the line. It is refused if it could not be said there."""
        playback, seat = self.playback, LETTERS.index(who)
        playback.jump(move)
        public, seats = Public.of(playback.eyes(playback.seats)), playback.seats
        book, lines = Book.of(self.lines), {line.line for line in self.lines}
        occasion = Occasion(self.sayings, book, LOUDEST, seat, seats, lambda: public, lines, 0)
        acts: tuple[Act, ...] = tuple(occasion.check(read(text, self.sayings)) for text in texts)
        self.lines.append(Spoken(len(self.lines), seat, public.ears.told, acts))
        return len(self.lines) - 1

    def ears(self, viewer: int, move: int | None = None) -> Ears:
        self.playback.jump(len(self.playback) if move is None else move)
        ears = Ears.of(self.playback.eyes(viewer))
        ears.ended = move is None
        return ears

    def lied(self, viewer: int = OPEN, record: bool = True) -> WhoLied:
        """Who lied, as a viewer has it when the game is over."""
        seats = range(self.playback.seats)
        opened = OpenRecord(self.ears(OPEN), [self.ears(seat) for seat in seats]) if record else None
        public = self.ears(self.playback.seats)
        return who_lied(find(self.game), Book.of(self.lines), self.ears(viewer), public, opened)


def medallion(page: WhoLied, name: str) -> tuple[Medallion, list[str]] | None:
    """A medallion of a page, and what shows it, as it is written."""
    found = next((each for each in page.medallions if each.name == name), None)
    return (found, [written(page.chips[n]) for n in found.chips]) if found else None


def written(chip: Chip) -> str:
    """A chip in a few words: `A1 down-at-least: broken =BC ?D`; after its seat stands its chapter."""
    seats = "".join(LETTERS[seat] for seat in chip.believers), "".join(LETTERS[seat] for seat in chip.doubters)
    parts = [f"{LETTERS[chip.said.seat]}{chip.chapter.n} {chip.said.saying}: {chip.verdict.mark}"]
    parts += [f"{sign}{letters}" for sign, letters in zip("=?", seats, strict=True) if letters]
    return " ".join([*parts, *(["by-record"] if chip.by_record else [])])
