"""Whispers (WH): two cards each, one laid face down; all bid to be the judge; the judge shows one pile. Highest card shown wins."""

from coterie.core.game import Game, Pack, first_option
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Deck, Layout
from coterie.core.table import Ask, Draw, Fact, Step, Table
from coterie.core.words import CHANCE, Lexicon

WORDS = Lexicon(["one", "two", "three"], 4)
DRAW, LAY, BID, JUDGE = WORDS.card("draw"), WORDS.card("lay"), WORDS.amount("bid", 0, 2), WORDS.seat("judge")


class Whispers(Table):
    def __init__(self, layout: Layout, first: int) -> None:
        super().__init__(layout, STEPS, ["first"])
        self.first = first
        self.judge = -1

    def blank(self) -> "Whispers":
        return Whispers(self.layout, self.first)

    def copy_to(self, new: Table) -> None:
        new.judge = self.judge  # type: ignore[attr-defined]

    def facts(self) -> list[Fact]:
        return [Fact("judge", self.judge)]

    def pile(self, name: str, seat: int = -1) -> int:
        return next(p.index for p in self.layout.piles if p.name == name and p.seat == seat)

    def scores(self) -> list[int]:
        return [max((k + 1 for k in self.kinds(self.pile("shown", s))), default=0) for s in range(self.seats)]

    def winners(self) -> list[int]:
        return [s for s, points in enumerate(self.scores()) if points == max(self.scores())]


class Deal(Draw):
    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        card = self.drawn(table, ask, action)
        table.pass_hidden(card, ask.y)
        table.tell("dealt", table.layout.piles[ask.y].seat, cards=[card])


class Lay(Step):
    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return [LAY.of(kind) for kind in table.kinds(ask.x)]

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        card = table.find(ask.x, LAY.arg(action))
        table.pass_hidden(card, ask.y)
        table.tell("laid", seat, cards=[card])


class Bid(Step):
    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return [BID.of(n) for n in range(3)]

    def reveal(self, table: Table, ask: Ask, answers: list[int]) -> None:
        table.judge = answers.index(max(answers))  # type: ignore[attr-defined]
        table.tell("bids", nums=[BID.arg(a) for a in answers])
        table.ask(STEPS[3], table.judge)  # type: ignore[attr-defined]


class Judge(Step):
    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return [JUDGE.of(s) for s in range(table.seats) if s != seat]

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        for owner in (seat, JUDGE.arg(action)):
            card = table.only(table.pile("laid", owner))  # type: ignore[attr-defined]
            table.move(card, table.pile("shown", owner))  # type: ignore[attr-defined]
            table.tell("shown", owner, cards=[card])


STEPS: list[Step] = [
    Deal("deal", "WH-1", DRAW),
    Lay("lay", "WH-2", True),
    Bid("bid", "WH-3", True),
    Judge("judge", "WH-4"),
]


class WhispersGame(Game):
    def load(self, folder: str | None = None) -> Pack:
        return Pack("house", "")

    def small(self, seats: int) -> Pack:
        return self.load()

    def blank(self, seats: int, options: dict[str, str], pack: Pack) -> Whispers:
        layout = Layout(seats, WORDS.kinds)
        deck: Deck = layout.plain_deck("cards", [0, 0, 0, 1, 1, 1, 2, 2, 2])
        layout.pile("stock", deck, NOBODY_SEES)
        for name, sees in (("hand", OWNER), ("laid", OWNER), ("shown", EVERYONE)):
            layout.pile_each(name, deck, sees)
        return Whispers(layout, max(0, "ABCD".find(options["first"])))

    def lay(self, table: Table) -> None:
        assert isinstance(table, Whispers)
        table.put(0, list(range(9)))
        order = [(table.first + i) % table.seats for i in range(table.seats)]
        table.ask_sealed(STEPS[2], (1 << table.seats) - 1)
        for seat in reversed(order):
            table.ask(STEPS[1], seat, table.pile("hand", seat), table.pile("laid", seat))
        for seat in order * 2:
            table.ask(STEPS[0], CHANCE, 0, table.pile("hand", seat))


GAME = WhispersGame("whispers", "WH", 1, 2, 4, 40, [first_option(4, "WH-1")], WORDS, STEPS)
