"""Scenes: a table in the middle of a game, written as text, and moves written as words.

    3 players, dealer B, 4 to draw          or: 3 players, first player C
    tiles: diplomacy 6, military 1
    A: gold-1 gold-2 diplomacy-a
    A lost: gold-1
    favor: gold-3 king-plus

Hands, discards and the favor deck lie hidden, as if dealt. Moves are `draw:gold-1` for chance and `B/bid:2` for a seat.
"""

from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE, LETTERS, Action
from coterie.core.table import Table
from coterie.core.views import View
from coterie.games.for_the_king.auction import TURN_UP
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import KINDS, OFFICES
from coterie.games.for_the_king.rules import DRAW_CARD
from coterie.games.for_the_king.table import AUCTION, FAVOR_PILE, STOCK, KingTable

STANDARD = GAME.load()


def scene(text: str) -> KingTable:
    """The table a text describes, with a dealer about to draw or a lot about to be turned up."""
    lines = [line.strip() for line in text.strip().splitlines()]
    header = [part.strip() for part in lines[0].split(",")]
    seats = int(header[0].removesuffix(" players"))
    t = GAME.blank(seats, {"first": "A"}, STANDARD)
    t.lay_out()
    t.put(STOCK, list(range(len(t.layout.kind_of))))
    for line in lines[1:]:
        name, _, rest = line.partition(":")
        if name == "tiles":
            t.primary = t.primary.copy()
            for part in rest.split(","):
                office, worth = part.split()
                t.primary[OFFICES.index(office)] = int(worth)
        else:
            _lay(t, name, rest.split())
    for part in header[1:]:
        if part.startswith("dealer "):
            t.dealer = LETTERS.index(part[-1])
            t.ask(DRAW_CARD, CHANCE, STOCK)
        elif part.startswith("first player "):
            t.phase = AUCTION
            t.undrawn = 0
            t.opener = LETTERS.index(part[-1])
            t.ask(TURN_UP, CHANCE, FAVOR_PILE)
        else:
            t.undrawn = int(part.removesuffix(" to draw"))
    return t


def _lay(t: KingTable, name: str, cards: list[str]) -> None:
    for card in cards:
        found = t.find(STOCK, KINDS.index(card))
        if name == "favor":
            t.pass_hidden(found, FAVOR_PILE)
            continue
        seat = LETTERS.index(name[0])
        t.pass_hidden(found, t.look(seat))
        pile = t.lost(seat) if name.endswith("lost") else t.hand(seat)
        t.pass_hidden(found, pile, ~t.king_category)


def run(table: Table, moves: str) -> None:
    """Make these moves, each of which must be legal for whoever makes it."""
    for move in moves.split():
        who, _, token = move.rpartition("/")
        seat = LETTERS.index(who) if who else CHANCE
        assert table.asked(seat), f"{move}: asked is {table.whose()} ({table.agenda[-1].step.name})"
        action = GAME.lexicon.parse(token)
        assert action in table.legal(seat), f"{move}: only {legal(table)}"
        table.play(seat, action)


def legal(table: Table) -> list[str]:
    """What whoever is asked may do, as words."""
    return [GAME.lexicon.token(a) for a in table.legal(table.whose())]


def asked(table: Table) -> str:
    """Who is asked what: `B bid`, or `chance draw`."""
    if table.over:
        return "over"
    seat = table.whose()
    return f"{LETTERS[seat] if seat >= 0 else 'chance'} {table.agenda[-1].step.name}"


def why(table: Table, move: str) -> str:
    """The clause by which a move is refused; empty if it is legal."""
    who, token = move.split("/")
    return Eyes(table, LETTERS.index(who)).why(Action(GAME.lexicon.parse(token)))


def three(favor: str, **hands: str) -> KingTable:
    """Three players, A the first player, with this favor deck and these hands."""
    lines = ["3 players, first player A", *(f"{who}: {hand}" for who, hand in hands.items()), f"favor: {favor}"]
    return scene("\n".join(lines))


def view(table: Table, who: str) -> View:
    """What a seat sees; `onlooker` sees what everybody does."""
    return View(table, table.seats if who == "onlooker" else LETTERS.index(who))


def cards(table: Table, pile: str, who: str = "", to: str = "") -> list[str]:
    """The cards of a pile: all of them, or those a seat can tell."""
    seat = LETTERS.index(who) if who else -1
    if to:
        return [KINDS[k] for k in view(table, to).pile(pile, seat).cards]
    index = next(p.index for p in table.layout.piles if p.name == pile and p.seat == seat)
    return [KINDS[table.kind(c)] for c in table.at[index]]


def told(table: Table, what: str) -> list[list[int]]:
    """The numbers of every event of this name, in order, after the seat."""
    return [[event.seat, *event.nums] for event in table.log[: table.logged] if event.what == what]


def tiles(table: KingTable) -> dict[str, int]:
    """What the primary of each office in play is worth."""
    return {OFFICES[o]: table.primary[o] for o in table.offices}
