"""Whispers (WH): two cards each, one laid face down; all bid to be judge; the judge shows another's card, who takes it
up, plays one and draws; then the judge plays one. The highest card played wins."""

from coterie.core.chance import Draw
from coterie.core.game import Game, Pack, first_option
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout
from coterie.core.lexicon import CHANCE, LETTERS, Lexicon
from coterie.core.table import Ask, Fact, Step, Table

LEXICON = Lexicon(["one", "two", "three"], 4)
TO_DRAW = LEXICON.card("draw")
TO_LAY = LEXICON.card("lay")
TO_BID = LEXICON.amount("bid", 0, 2)
TO_JUDGE = LEXICON.seat("judge")
TO_PLAY = LEXICON.card("play")

STOCK = 0
SEAT_PILES = 1


def lay_out_piles(seats: int, pack: Pack) -> Layout:
    layout = Layout(seats, LEXICON.kinds, pack)
    deck = layout.plain_deck("cards", [0, 0, 0, 1, 1, 1, 2, 2, 2])
    layout.pile("stock", deck, NOBODY_SEES, index=STOCK)
    layout.pile_each("hand", deck, OWNER, index=SEAT_PILES)
    layout.pile_each("laid", deck, OWNER, index=SEAT_PILES + seats)
    layout.pile_each("shown", deck, EVERYONE, index=SEAT_PILES + 2 * seats)
    return layout


class WhispersTable(Table):
    def __init__(self, layout: Layout, rules: list[Step], first: int) -> None:
        super().__init__(layout, rules, ["first"])
        self.first = first
        self.judge = -1

    def blank(self) -> "WhispersTable":
        return type(self)(self.layout, self.rules, self.first)

    def copy_to(self, new: "WhispersTable") -> None:
        new.judge = self.judge

    def facts(self) -> list[Fact]:
        return [Fact("judge", self.judge)]

    def hand(self, seat: int) -> int:
        return SEAT_PILES + seat

    def laid(self, seat: int) -> int:
        return SEAT_PILES + self.seats + seat

    def shown(self, seat: int) -> int:
        return SEAT_PILES + 2 * self.seats + seat

    def scores(self) -> list[int]:
        return [max((kind + 1 for kind in self.kinds(self.shown(s))), default=0) for s in range(self.seats)]

    def winners(self) -> list[int]:
        return [s for s, points in enumerate(self.scores()) if points == max(self.scores())]


def set_up(t: WhispersTable) -> None:
    t.put(STOCK, list(range(9)))
    order = [(t.first + i) % t.seats for i in range(t.seats)]
    t.ask_sealed(BID, t.layout.all_seats)
    for seat in reversed(order):
        t.ask(LAY, seat)
    for owner in order * 2:
        t.ask(DEAL, CHANCE, STOCK, owner)


class Deal(Draw):
    """WH-1: a card to a hand."""

    def play(self, t: WhispersTable, ask: Ask, seat: int, action: int) -> None:
        card = self.drawn(t, ask, action)
        t.pass_hidden(card, t.hand(owner_of(ask)))
        t.tell("dealt", owner_of(ask), card=card)


def owner_of(ask: Ask) -> int:
    """Who is dealt a card."""
    return ask.y


class Lay(Step):
    """WH-2: everybody lays a card face down."""

    def legal(self, t: WhispersTable, ask: Ask, seat: int) -> list[int]:
        return t.kinds_from(TO_LAY.base, t.hand(seat))

    def play(self, t: WhispersTable, ask: Ask, seat: int, action: int) -> None:
        card = t.find(t.hand(seat), TO_LAY.arg(action))
        t.pass_hidden(card, t.laid(seat))
        t.tell("laid", seat, card=card)


class Bid(Step):
    """WH-3: the highest bid, the first of equal ones, makes the judge."""

    def legal(self, t: WhispersTable, ask: Ask, seat: int) -> list[int]:
        return [TO_BID.of(n) for n in range(3)]

    def reveal(self, t: WhispersTable, ask: Ask, answers: list[int]) -> None:
        t.judge = answers.index(max(answers))
        t.tell_lists("bids", t.judge, nums=[TO_BID.arg(a) for a in answers])
        t.ask(JUDGE, t.judge)


class Judge(Step):
    """WH-4: the judge names another player, whose laid card is shown and taken up again."""

    def legal(self, t: WhispersTable, ask: Ask, seat: int) -> list[int]:
        return TO_JUDGE.pointing(t.layout.all_seats & ~(1 << seat))

    def play(self, t: WhispersTable, ask: Ask, seat: int, action: int) -> None:
        judged = TO_JUDGE.arg(action)
        card = t.only(t.laid(judged))
        t.show(t.laid(judged), t.layout.everyone)
        t.pass_hidden(card, t.hand(judged))
        t.tell("judged", judged, card=card)
        t.ask(PLAY, judged)


class Play(Step):
    """WH-5: that player plays a card and draws one; then the judge plays one."""

    def legal(self, t: WhispersTable, ask: Ask, seat: int) -> list[int]:
        return t.kinds_from(TO_PLAY.base, t.hand(seat))

    def play(self, t: WhispersTable, ask: Ask, seat: int, action: int) -> None:
        card = t.find(t.hand(seat), TO_PLAY.arg(action))
        t.move(card, t.shown(seat))
        t.tell("played", seat, card=card)
        if seat != t.judge:
            t.ask(self, t.judge)
            t.ask(DEAL, CHANCE, STOCK, seat)


DEAL = Deal("deal", "WH-1", TO_DRAW)
LAY = Lay("lay", "WH-2", secret=True)
BID = Bid("bid", "WH-3", secret=True)
JUDGE = Judge("judge", "WH-4", public=True)
PLAY = Play("play", "WH-5")

STEPS = [DEAL, LAY, BID, JUDGE, PLAY]


class Whispers(Game):
    table_type = WhispersTable

    def load(self, folder: str | None = None) -> Pack:
        return Pack("standard", "")

    def small(self, seats: int) -> Pack:
        return self.load()

    def blank(self, seats: int, options: dict[str, str], pack: Pack) -> WhispersTable:
        return self.table_type(lay_out_piles(seats, pack), self.steps, first=max(0, LETTERS.find(options["first"])))

    def lay(self, t: WhispersTable) -> None:
        set_up(t)


GAME = Whispers(
    name="whispers",
    prefix="WH",
    rules_version=1,
    fewest=2,
    most=4,
    bound=40,
    options=[first_option(4, "WH-1")],
    lexicon=LEXICON,
    steps=STEPS,
)
