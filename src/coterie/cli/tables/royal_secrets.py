"""The table of Royal Secrets: two halls side by side, the players, and one's own hand."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coterie.cli.ink import BAD, GOOD, QUIET, STRONG, back, card, ink, meter, row
from coterie.cli.voice import Voice
from coterie.core.views import View

SIDE_BY_SIDE = 70  # columns that two halls need
HALLS = ("king", "queen")
FRAMES = ("yellow", "magenta")
UNIT = 10  # influence in a box of the meter


def chapter(view: View) -> object:
    return view.number("round"), view.number("phase")


def draw(view: View, voice: Voice, width: int) -> list[RenderableType]:
    phase = voice.say(f"rs-phase-{view.number('phase')}")
    begun = view.number("round") > 0
    title = voice.say("rs-title" if begun else "rs-deal", round=view.number("round"), rounds=view.number("rounds"), phase=phase)
    inside = [_hall(view, voice, hall) for hall in range(2)]
    parts: list[RenderableType] = [ink(title, STRONG)]
    high = max(len(lines) for lines in inside) + 2 if width >= SIDE_BY_SIDE else None
    halls = [_frame(lines, voice.say(f"rs-{name}"), style, high) for lines, name, style in zip(inside, HALLS, FRAMES, strict=True)]
    if width >= SIDE_BY_SIDE:
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in halls:
            grid.add_column(ratio=1)
        grid.add_row(*halls)
        parts.append(grid)
    else:
        parts += halls
    parts.append(_players(view, voice))
    if view.seat in range(view.seats):
        parts.append(row([voice.say("page-hand"), *_cards(view.pile("hand", view.seat).cards, voice)]))
    return parts


def about(kind: int, voice: Voice) -> str:
    name = voice.game.lexicon.kinds[kind]
    if not name.startswith("audience-"):
        return ""
    favor = f"favor-{name.removeprefix('audience-').rpartition('-')[0]}-does"
    return voice.say(favor) if voice.has(favor) else ""


def _frame(lines: list[Text], title: str, style: str, height: int | None) -> Panel:
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, height=height)


def _hall(view: View, voice: Voice, hall: int) -> list[Text]:
    lines: list[Text] = []
    if not view.pile(HALLS[hall]).cards:
        lines.append(Text(voice.say("rs-empty"), QUIET))
    else:
        need = view.numbers("need")[hall]
        shown = view.numbers("shown-influence")[hall]
        lines.append(Text(voice.card(view.pile(HALLS[hall]).cards[0]), STRONG))
        terms = voice.say("rs-terms", need=need, gain=view.numbers("gain")[hall], loss=view.numbers("loss")[hall])
        lines.append(Text(terms))
        lines.append(row([meter(shown // UNIT, -(-need // UNIT)), voice.say("rs-shown", shown=shown, need=need)]))
        for seat in range(view.seats):
            if view.numbers("audiences")[seat] >> hall & 1:
                lines.append(_guest(view, voice, seat))
        if view.number("alone") == hall:
            cards = [row(_bet(view, voice, f"cardinal-{way}", -1)) for way in ("up", "down", "turned")]
            lines.append(row([Text(voice.say("rs-cardinal"), QUIET), *(part for part in cards if part)]))
        result = view.numbers("results")[hall]
        if result:
            lines.append(Text(voice.say(f"rs-result-{result}"), GOOD if result == 2 else BAD))
    return lines


def _guest(view: View, voice: Voice, seat: int) -> Text:
    parts: list[Text | str] = [voice.seat(seat)]
    for way in ("up", "down", "turned"):
        parts += _bet(view, voice, way, seat)
    if view.numbers("withdrawn")[seat]:
        parts.append(Text(voice.say("rs-withdrawn"), QUIET))
    return row(parts)


def _bet(view: View, voice: Voice, way: str, seat: int) -> list[Text]:
    """The cards of a pile of bets, a face-down one that is known with an arrow, with what favors did to them."""
    pile = view.pile(way, seat)
    cards = [card(_face(kind, voice), _style(kind, voice)) for kind in pile.cards]
    if way.endswith("down"):
        for known in cards:
            known.append("↓", style=QUIET)
    cards += [back()] * pile.hidden
    place = (2 * seat if seat >= 0 else 10) + (0 if way.endswith("up") else 1)
    for fact, mark in (("medals", "×2"), ("stabbed", "†")):
        if cards and view.numbers(fact)[place]:
            cards[0].append(mark, style=STRONG)
    return cards


def _players(view: View, voice: Voice) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    lilies = view.facts["lilies"]
    assert isinstance(lilies, list)
    for seat in range(view.seats):
        known = lilies[seat]
        cells = [
            ink(voice.seat(seat)),
            Text(voice.say("rs-lilies", lilies="?" if known is None else known)),
            Text(voice.say("page-cards", count=view.pile("hand", seat).size), QUIET),
            Text(voice.say("rs-parley") if view.number("parley") == seat and view.number("round") else "", "yellow"),
            Text(", ".join(voice.card(kind) for kind in view.pile("favors", seat).cards)),
        ]
        grid.add_row(*cells)
    return grid


def _cards(kinds: list[int], voice: Voice) -> list[Text]:
    return [card(_face(kind, voice), _style(kind, voice), count) for kind, count in sorted(Counter(kinds).items())]


def _face(kind: int, voice: Voice) -> str:
    """What is printed on a courtier, valet or cardinal, in a few letters."""
    name = voice.game.lexicon.kinds[kind]
    what, _, value = name.partition("-")
    return voice.say(f"rs-face-{what}", value=value.replace("minus-", "−"))


def _style(kind: int, voice: Voice) -> str:
    return {"courtier": "bold", "excuse": "cyan", "valet": "magenta", "cardinal": "red"}[voice.game.lexicon.kinds[kind].partition("-")[0]]
