"""The table of For the King (and Me).

The offices and what they are worth, the gifts or the auction, and one's own pile.
"""

from collections import Counter
from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from coterie.cli.style import QUIET, STRONG, card, meter, paint, row
from coterie.cli.terminal_words import TerminalWords
from coterie.core.lexicon import LETTERS
from coterie.core.views import View

GOLD = 54  # the first kind that is no Government card
KING = 57
HIGHEST = 6  # a primary
STYLES = ("cyan", "magenta", "green", "blue", "red", "yellow")
ROOMY = 60  # columns that allow the titles of duties


def chapter(view: View) -> object:
    return view.number("dealer"), view.number("opener"), view.pile("lot").cards


def draw(view: View, words: TerminalWords, width: int, ribbons: Mapping[int, str]) -> list[RenderableType]:
    auction = view.number("phase") > 0
    title = (
        words.say("fk-auction", left=view.pile("favor").size)
        if auction
        else words.say("fk-gifts", left=view.number("undrawn"))
    )
    parts: list[RenderableType] = [paint(title, STRONG), _offices(view, words, width)]
    parts.append(_auction(view, words) if auction else _gifts(view, words))
    parts.append(_players(view, words))
    if view.seat in range(view.seats):
        gold = [kind for kind in view.pile("hand", view.seat).cards if kind >= GOLD]
        purse = words.say("fk-purse", gold=sum(_worth(view, kind) for kind in gold))
        parts.append(row([purse, *_cards(gold, view, words)]))
    return parts


def progress(view: View, words: TerminalWords) -> str:
    """A payment so far."""
    if view.step == "pay":
        return words.say("fk-paid", paid=view.number("paid"), bid=view.number("bid"))
    return words.say("fk-owed", owed=view.number("owed")) if view.step == "discard" else ""


def _offices(view: View, words: TerminalWords, width: int) -> RenderableType:
    """A row per office in play: its worth, its second prize, what this seat has of it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    mine = view.pile("hand", view.seat).cards if view.seat in range(view.seats) else []
    for office, worth in enumerate(view.numbers("primary")):
        if not worth:
            continue
        own = [kind for kind in mine if kind < GOLD and kind // 9 == office]
        name = words.game.lexicon.kinds[9 * office].rpartition("-")[0]
        duty = f"duty-{name}-{worth}"
        cells: list[RenderableType] = [
            Text(words.say("office", n0=office), f"bold {STYLES[office]}"),
            row([meter(worth, HIGHEST, STYLES[office]), f"{worth}"]),
            Text(words.say("fk-second", worth=view.numbers("secondary")[office]), QUIET),
            Text(words.say("fk-mine", sum=sum(_worth(view, kind) for kind in own)) if own else "", STRONG),
            row([card(_face(kind, view, words, short=True), STYLES[office]) for kind in own]),
        ]
        if width >= ROOMY and words.has(duty):
            cells.append(Text(words.say(duty), "dim italic"))
        grid.add_row(*cells)
    return grid


def _gifts(view: View, words: TerminalWords) -> RenderableType:
    dealer = view.number("dealer")
    look = view.pile("look", dealer) if dealer >= 0 else None
    placed = {"kept": view.number("kept"), "centred": view.number("centred"), "favored": view.number("favored")}
    parts: list[Text | str] = [words.say("fk-dealer", {"seat": words.seat(dealer), **placed})]
    if look and look.cards:
        parts.append(row([words.say("fk-drawn"), *_cards(look.cards, view, words)]))
    if view.pile("centre").size:
        parts.append(row([words.say("fk-centre"), *_cards(view.pile("centre").cards, view, words)]))
    return row(parts, gap="\n")


def _auction(view: View, words: TerminalWords) -> RenderableType:
    lot = view.pile("lot").cards
    parts: list[Text | str] = [row([words.say("fk-lot"), *_cards(lot, view, words)])] if lot else []
    if view.number("bid"):
        parts.append(words.say("fk-bid", seat=words.seat(view.number("leader")), bid=view.number("bid")))
    out = [seat for seat in range(view.seats) if view.numbers("passed")[seat] or view.numbers("barred")[seat]]
    if out:
        parts.append(words.say("fk-out", seats=words.seats(out)))
    return row(parts, gap="\n")


def _players(view: View, words: TerminalWords) -> RenderableType:
    shown = [
        f"{words.mark(seat)} {words.say('page-cards', count=view.pile('hand', seat).size)}"
        for seat in range(view.seats)
    ]
    return paint("   ".join(shown))


def _cards(kinds: list[int], view: View, words: TerminalWords) -> list[Text]:
    return [card(_face(kind, view, words), _style(kind), count) for kind, count in sorted(Counter(kinds).items())]


def _face(kind: int, view: View, words: TerminalWords, short: bool = False) -> str:
    """A card in words; within its own office worth and letter suffice."""
    return f"{_worth(view, kind)}{LETTERS_OF_OFFICE[kind % 9]}" if short else words.card(kind)


def _style(kind: int) -> str:
    return STYLES[kind // 9] if kind < GOLD else "bright_yellow" if kind < KING else "bold"


def _worth(view: View, kind: int) -> int:
    return view.numbers("worth")[kind]


LETTERS_OF_OFFICE = LETTERS + "GHI"
