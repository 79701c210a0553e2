"""The table of Royal Secrets: two halls side by side, the players, and one's own hand."""

from collections import Counter
from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coterie.cli.style import BAD, GOOD, QUIET, STRONG, back, card, meter, paint, row
from coterie.cli.terminal_words import TerminalWords
from coterie.core.views import View

SIDE_BY_SIDE = 70  # columns that two halls need
HALLS = ("king", "queen")
FRAMES = ("yellow", "magenta")
UNIT = 10  # influence in a box of the meter


def chapter(view: View) -> object:
    return view.number("round"), view.number("phase")


def draw(view: View, words: TerminalWords, width: int, ribbons: Mapping[int, str]) -> list[RenderableType]:
    phase = words.say(f"rs-phase-{view.number('phase')}")
    begun = view.number("round") > 0
    title = words.say(
        "rs-title" if begun else "rs-deal", round=view.number("round"), rounds=view.number("rounds"), phase=phase
    )
    inside = [_hall(view, words, hall, ribbons) for hall in range(2)]
    parts: list[RenderableType] = [paint(title, STRONG)]
    high = max(len(lines) for lines in inside) + 2 if width >= SIDE_BY_SIDE else None
    halls = [
        _frame(lines, words.say(f"rs-{name}"), style, high)
        for lines, name, style in zip(inside, HALLS, FRAMES, strict=True)
    ]
    if width >= SIDE_BY_SIDE:
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in halls:
            grid.add_column(ratio=1)
        grid.add_row(*halls)
        parts.append(grid)
    else:
        parts += halls
    parts.append(_players(view, words))
    if view.seat in range(view.seats):
        parts.append(row([words.say("page-hand"), *_cards(view.pile("hand", view.seat).cards, words)]))
    return parts


def about(kind: int, words: TerminalWords) -> str:
    name = words.game.lexicon.kinds[kind]
    if not name.startswith("audience-"):
        return ""
    favor = f"favor-{name.removeprefix('audience-').rpartition('-')[0]}-does"
    return words.say(favor) if words.has(favor) else ""


def _frame(lines: list[Text], title: str, style: str, height: int | None) -> Panel:
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, height=height)


def _hall(view: View, words: TerminalWords, hall: int, ribbons: Mapping[int, str]) -> list[Text]:
    lines: list[Text] = []
    if not view.pile(HALLS[hall]).cards:
        lines.append(Text(words.say("rs-empty"), QUIET))
    else:
        need = view.numbers("need")[hall]
        shown = view.numbers("shown-influence")[hall]
        lines.append(Text(words.card(view.pile(HALLS[hall]).cards[0]), STRONG))
        terms = words.say("rs-terms", need=need, gain=view.numbers("gain")[hall], loss=view.numbers("loss")[hall])
        lines.append(Text(terms))
        lines.append(row([meter(shown // UNIT, -(-need // UNIT)), words.say("rs-shown", shown=shown, need=need)]))
        for seat in range(view.seats):
            if view.numbers("audiences")[seat] >> hall & 1:
                lines.append(_guest(view, words, seat, ribbons.get(seat, "")))
        if view.number("alone") == hall:
            cards = [row(_bet(view, words, f"cardinal-{way}", -1)) for way in ("up", "down", "turned")]
            lines.append(row([Text(words.say("rs-cardinal"), QUIET), *(part for part in cards if part)]))
        result = view.numbers("results")[hall]
        if result:
            lines.append(Text(words.say(f"rs-result-{result}"), GOOD if result == 2 else BAD))
    return lines


def _guest(view: View, words: TerminalWords, seat: int, said: str) -> Text:
    parts: list[Text | str] = [words.mark(seat)]
    for way in ("up", "down", "turned"):
        parts += _bet(view, words, way, seat, said if way == "down" else "")
    if view.numbers("withdrawn")[seat]:
        parts.append(Text(words.say("rs-withdrawn"), QUIET))
    return row(parts)


def _bet(view: View, words: TerminalWords, way: str, seat: int, said: str = "") -> list[Text]:
    """The cards of a pile of bets, a face-down one that is known with an arrow, with what favors did to them.

    What its player says about a face-down card stands on it, or behind it for who knows it.
    """
    pile = view.pile(way, seat)
    cards = [card(_face(kind, words), _style(kind, words)) for kind in pile.cards]
    if way.endswith("down"):
        for known in cards:
            known.append("↓", style=QUIET)
    cards += [back(said=said) for _ in range(pile.hidden)]
    if said and pile.cards:
        cards[0].append(f" {said}", style=STRONG)
    place = (2 * seat if seat >= 0 else 10) + (0 if way.endswith("up") else 1)
    for fact, mark in (("medals", "×2"), ("stabbed", "†")):
        if cards and view.numbers(fact)[place]:
            cards[0].append(mark, style=STRONG)
    return cards


def _players(view: View, words: TerminalWords) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    lilies = view.facts["lilies"]
    assert isinstance(lilies, list)
    for seat in range(view.seats):
        known = lilies[seat]
        cells = [
            paint(words.mark(seat)),
            Text(words.say("rs-lilies", lilies="?" if known is None else known)),
            Text(words.say("page-cards", count=view.pile("hand", seat).size), QUIET),
            Text(words.say("rs-parley") if view.number("parley") == seat and view.number("round") else "", "yellow"),
            Text(", ".join(words.card(kind) for kind in view.pile("favors", seat).cards)),
        ]
        grid.add_row(*cells)
    return grid


def _cards(kinds: list[int], words: TerminalWords) -> list[Text]:
    return [card(_face(kind, words), _style(kind, words), count) for kind, count in sorted(Counter(kinds).items())]


def _face(kind: int, words: TerminalWords) -> str:
    """What is printed on a courtier, valet or cardinal, in a few letters."""
    name = words.game.lexicon.kinds[kind]
    what, _, value = name.partition("-")
    return words.say(f"rs-face-{what}", value=value.replace("minus-", "−"))


def _style(kind: int, words: TerminalWords) -> str:
    return {"courtier": "bold", "excuse": "cyan", "valet": "magenta", "cardinal": "red"}[
        words.game.lexicon.kinds[kind].partition("-")[0]
    ]
