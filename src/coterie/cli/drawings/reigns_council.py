"""The table of Reigns: The Council: four tracks, three piles, who presents what, and one's own hand."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from coterie.cli.style import BAD, GOOD, QUIET, STRONG, back, paint, row
from coterie.cli.terminal_words import TerminalWords
from coterie.core.views import View

END = 5  # a track runs from -5 to 5
DANGER = 4  # from here on a marker is shown in red
PILLARS = ("church", "army", "people", "wealth")
PLACES = ("left", "middle", "right")
VERDICTS = {1: ("✔", GOOD), 2: ("✘", BAD)}


def chapter(view: View) -> object:
    return view.number("reign"), view.number("turn")


def draw(view: View, words: TerminalWords, width: int, ribbons: Mapping[int, str]) -> list[RenderableType]:
    title = words.say(
        "rc-title",
        reign=view.number("reign"),
        turn=view.number("turn"),
        seat=words.seat(view.number("monarch")),
        accepted=view.pile("reign").size,
        retire=view.number("retire"),
    )
    parts: list[RenderableType] = [
        paint(title, STRONG),
        _tracks(view, words),
        _piles(view, words),
        _council(view, words, ribbons),
    ]
    if view.seat in range(view.seats):
        goal = view.pile("goal", view.seat).cards
        if goal:
            parts.append(row([Text(words.say("rc-goal"), QUIET), Text(words.card(goal[0]), STRONG)]))
        hand = view.pile("hand", view.seat).cards
        if hand and view.step != "present":  # whoever presents reads the hand in the menu
            parts.append(
                row([Text(words.say("page-hand"), QUIET), *(Text(words.card(kind)) for kind in hand)], gap="\n  ")
            )
    return parts


def progress(view: View, words: TerminalWords) -> str:
    """What there is to draw, or where to find words for a pitch."""
    if view.step == "present":
        return words.say("rc-hint")
    if not view.step.startswith("draw"):
        return ""
    tops = [", ".join(words.card(~back) for back in view.pile(f"top-{n}").backs) for n in range(len(PLACES))]
    return words.say("rc-tops", {name: top or "–" for name, top in zip(PLACES, tops, strict=True)})


def about(kind: int, words: TerminalWords) -> str:
    figures = words.figures(kind)
    return words.say("rc-pitch", figures) if "pitch" in figures else ""


def _tracks(view: View, words: TerminalWords) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for pillar, at in zip(PILLARS, view.numbers("tracks"), strict=True):
        style = BAD if abs(at) >= DANGER else GOOD
        track = Text("☠", BAD if at == -END else QUIET)
        for space in range(-END, END + 1):
            track.append("●" if space == at else "┼" if space == 0 else "┄", style=style if space == at else QUIET)
        track.append("☠", BAD if at == END else QUIET)
        grid.add_row(Text(words.say(f"pillar-{pillar}"), STRONG), track, Text(words.say("rc-at", at=at), style))
    return grid


def _piles(view: View, words: TerminalWords) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for n, height in enumerate(view.numbers("heights")):
        top = view.pile(f"top-{n}")
        shown = [words.card(kind) for kind in top.cards] + [words.card(~back) for back in top.backs]
        grid.add_row(
            Text(words.say(f"rc-pile-{PLACES[n]}"), QUIET),
            Text(words.say("page-cards", count=height), QUIET),
            Text(", ".join(shown)),
        )
    return grid


def _council(view: View, words: TerminalWords, ribbons: Mapping[int, str]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(view.seats):
        presented = view.pile("presented", seat)
        shown = [words.card(kind) for kind in presented.cards] + [words.card(~back) for back in presented.backs]
        mark, style = VERDICTS.get(view.numbers("verdicts")[seat] if shown else 0, ("", ""))
        grid.add_row(
            paint(words.mark(seat)),
            Text(words.say("rc-points", points=view.numbers("points")[seat])),
            Text(words.say("rc-monarch") if view.number("monarch") == seat else "", "bold yellow"),
            Text.assemble((f"{mark} " if mark else "", style), ", ".join(shown), *_ribbon(ribbons.get(seat, ""))),
        )
    return grid


def _ribbon(said: str) -> list[Text]:
    return [Text(" "), back(said=said)] if said else []
