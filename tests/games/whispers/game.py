"""Whispers (WH): two cards each, one laid face down; all bid to be judge; the judge shows another's card, who takes it
up, plays one and draws; then the judge plays one. The highest card played wins."""

from coterie.core.game import Game, Pack, first_option
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout
from coterie.core.table import Ask, Draw, Fact, Step, Table
from coterie.core.words import CHANCE, Lexicon

WORDS = Lexicon(["one", "two", "three"], 4)
DRAW, LAY, BID, JUDGE, PLAY = WORDS.card("draw"), WORDS.card("lay"), WORDS.amount("bid", 0, 2), WORDS.seat("judge"), WORDS.card("play")


class Whispers(Table):
    def __init__(self, layout: Layout, rules: list[Step], first: int) -> None:
        super().__init__(layout, rules, ["first"])
        self.first = first
        self.judge = -1

    def blank(self) -> Table:
        return type(self)(self.layout, self.rules, self.first)

    def copy_to(self, new: Table) -> None:
        new.judge = self.judge

    def facts(self) -> list[Fact]:
        return [Fact("judge", self.judge)]

    def pile(self, name: str, seat: int) -> int:
        return next(p.index for p in self.layout.piles if p.name == name and p.seat == seat)

    def scores(self) -> list[int]:
        return [max((k + 1 for k in self.kinds(self.pile("shown", s))), default=0) for s in range(self.seats)]

    def winners(self) -> list[int]:
        return [s for s, points in enumerate(self.scores()) if points == max(self.scores())]


class Deal(Draw):
    def play(self, table: Whispers, ask: Ask, seat: int, action: int) -> None:
        card = self.drawn(table, ask, action)
        table.pass_hidden(card, ask.y)
        table.tell("dealt", table.layout.piles[ask.y].seat, cards=[card])


class Lay(Step):
    def legal(self, table: Whispers, ask: Ask, seat: int) -> list[int]:
        return [LAY.of(kind) for kind in table.kinds(table.pile("hand", seat))]

    def play(self, table: Whispers, ask: Ask, seat: int, action: int) -> None:
        card = table.find(table.pile("hand", seat), LAY.arg(action))
        table.pass_hidden(card, table.pile("laid", seat))
        table.tell("laid", seat, cards=[card])


class Bid(Step):
    def legal(self, table: Whispers, ask: Ask, seat: int) -> list[int]:
        return [BID.of(n) for n in range(3)]

    def reveal(self, table: Whispers, ask: Ask, answers: list[int]) -> None:
        table.judge = answers.index(max(answers))
        table.tell("bids", table.judge, [BID.arg(a) for a in answers])
        table.ask(table.rules[3], table.judge)


class Judge(Step):
    def legal(self, table: Whispers, ask: Ask, seat: int) -> list[int]:
        return [JUDGE.of(s) for s in range(table.seats) if s != seat]

    def play(self, table: Whispers, ask: Ask, seat: int, action: int) -> None:
        judged = JUDGE.arg(action)
        card = table.only(table.pile("laid", judged))
        table.show(table.pile("laid", judged), table.layout.everyone)
        table.pass_hidden(card, table.pile("hand", judged))
        table.tell("judged", judged, cards=[card])
        table.ask(table.rules[4], judged)


class PlayCard(Step):
    def legal(self, table: Whispers, ask: Ask, seat: int) -> list[int]:
        return [PLAY.of(kind) for kind in table.kinds(table.pile("hand", seat))]

    def play(self, table: Whispers, ask: Ask, seat: int, action: int) -> None:
        card = table.find(table.pile("hand", seat), PLAY.arg(action))
        table.move(card, table.pile("shown", seat))
        table.tell("played", seat, cards=[card])
        if seat != table.judge:
            table.ask(self, table.judge)
            table.ask(table.rules[0], CHANCE, 0, table.pile("hand", seat))


class WhispersGame(Game):
    table_type = Whispers

    def load(self, folder: str | None = None) -> Pack:
        return Pack("house", "")

    def small(self, seats: int) -> Pack:
        return self.load()

    def blank(self, seats: int, options: dict[str, str], pack: Pack) -> Whispers:
        layout = Layout(seats, WORDS.kinds, pack)
        deck = layout.plain_deck("cards", [0, 0, 0, 1, 1, 1, 2, 2, 2])
        layout.pile("stock", deck, NOBODY_SEES)
        for name, sees in (("hand", OWNER), ("laid", OWNER), ("shown", EVERYONE)):
            layout.pile_each(name, deck, sees)
        return self.table_type(layout, self.steps, max(0, "ABCD".find(options["first"])))

    def lay(self, table: Whispers) -> None:
        table.put(0, list(range(9)))
        order = [(table.first + i) % table.seats for i in range(table.seats)]
        table.ask_sealed(self.steps[2], (1 << table.seats) - 1)
        for seat in reversed(order):
            table.ask(self.steps[1], seat)
        for seat in order * 2:
            table.ask(self.steps[0], CHANCE, 0, table.pile("hand", seat))


def steps() -> list[Step]:
    return [
        Deal("deal", "WH-1", DRAW),
        Lay("lay", "WH-2", True),
        Bid("bid", "WH-3", True),
        Judge("judge", "WH-4"),
        PlayCard("play", "WH-5"),
    ]


GAME = WhispersGame("whispers", "WH", 1, 2, 4, 40, [first_option(4, "WH-1")], WORDS, steps())
