"""Style: how the terminal draws seats, cards and meters.

Colour is never alone: a seat has a shape and a letter, a card its brackets.
"""

import re
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from coterie.core.lexicon import LETTERS

SHAPES = "♛✿♜⚷☾⚔"  # crown, rose, tower, key, moon, sword
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
_ON = ("white", "black", "white", "black", "black", "black")  # the letter, readable on its colour

QUIET = "dim"
STRONG = "bold"
GOOD = "green"
BAD = "red"

_SEAT = re.compile(f"[{SHAPES}][{LETTERS}]")


class PipeConsole(Console):
    """A console that raises BrokenPipeError when the program that read our output has ended: the command handles it."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """A console on standard output. Colours only where a terminal shows them and NO_COLOR is not set."""
    return PipeConsole(highlight=False, markup=False, emoji=False)


def speaks_unicode(out: Console) -> bool:
    """Whether shapes can be shown: a terminal in another encoding gets letters alone."""
    return (out.encoding or "").lower().replace("-", "").startswith("utf")


def seat_name(seat: int, shapes: bool = True) -> str:
    """A seat as text: its shape and its letter."""
    return f"{SHAPES[seat]}{LETTERS[seat]}" if shapes else LETTERS[seat]


def paint(text: str, style: str = "") -> Text:
    """A sentence in which every seat is painted in its colour."""
    painted = Text(text, style=style)
    for found in _SEAT.finditer(text):
        seat = SHAPES.index(text[found.start()])
        painted.stylize(f"bold not dim {_ON[seat]} on {COLOURS[seat]}", found.start(), found.end())
    return painted


def card(front: str, style: str = "", count: int = 1) -> Text:
    """A card, or some equal ones, as `[front]`."""
    text = Text(f"[{front}]", style=style)
    if count > 1:
        text.append(f"×{count}", style=QUIET)
    return text


def back(count: int = 1, said: str = "") -> Text:
    """Cards whose fronts are hidden; or one, with what its player says about it: `[▒ ≥20 ?C]`."""
    return Text(f"[▒ {said}]", STRONG) if said else card("░░", QUIET, count)


def row(parts: Iterable[Text | str], gap: str = " ") -> Text:
    """Parts side by side."""
    return Text(gap).join(part if isinstance(part, Text) else paint(part) for part in parts)


def meter(filled: int, of: int, style: str = GOOD) -> Text:
    """`filled` boxes of `of`."""
    shown = max(0, min(filled, of))
    return Text.assemble(("■" * shown, style), ("□" * (of - shown), QUIET))
