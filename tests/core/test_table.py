"""The agenda and what is told: steps in order, seats of a mask, events and silence."""

import pytest

from coterie.core.dice import Dice
from coterie.core.game import Pack
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout
from coterie.core.lexicon import CHANCE, NOBODY
from coterie.core.seats import MOST_SEATS, seats_in
from coterie.core.table import Ask, Fact, Step, Table

STOCK, OPEN = 0, 1


class BareTable(Table):
    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, [], [])
        self.ran: list[str] = []

    def blank(self) -> "BareTable":
        return BareTable(self.layout)

    def copy_to(self, new: "BareTable") -> None:
        new.ran = self.ran.copy()

    def facts(self) -> list[Fact]:
        return []


class Note(Step):
    def play(self, t: BareTable, ask: Ask, seat: int, action: int) -> None:
        t.ran.append(self.name)


@pytest.fixture
def t() -> BareTable:
    layout = Layout(3, ["one", "two"], Pack("test", ""))
    deck = layout.plain_deck("cards", [0, 1])
    layout.pile("stock", deck, NOBODY_SEES, index=STOCK)
    layout.pile("open", deck, EVERYONE, index=OPEN)
    layout.pile_each("hand", deck, OWNER, index=2)
    table = BareTable(layout)
    table.lay_out()
    table.put(STOCK, [0, 1])
    return table


class Toss(Step):
    """CHANCE says who is asked: one seat, or all of them."""

    def legal(self, t: BareTable, ask: Ask, seat: int) -> list[int]:
        return [0, 1]

    def odds(self, t: BareTable, ask: Ask) -> list[int]:
        return [1, 1]

    def play(self, t: BareTable, ask: Ask, seat: int, action: int) -> None:
        if action:
            t.ask_open(Say("say", ""), 0b110)
        else:
            t.ask(Say("say", ""), 2)


class Say(Step):
    def legal(self, t: BareTable, ask: Ask, seat: int) -> list[int]:
        return [10 + seat, 20 + seat]

    def play(self, t: BareTable, ask: Ask, seat: int, action: int) -> None:
        t.ran.append(f"{seat} says {action}")


class Listed(Dice):
    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        return self.numbers.pop(0)


def events(t: Table) -> list[tuple[str, int, list[int], list[int]]]:
    return [(e.what, e.seat, e.nums, e.cards) for e in t.log[: t.logged]]


def test_seats_in_gives_the_seats_of_every_mask_in_order() -> None:
    for mask in range(1 << MOST_SEATS):
        assert seats_in(mask) == [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


def test_steps_put_in_order_run_in_that_order_before_what_was_there(t: BareTable) -> None:
    t.then(Note("last", ""))
    t.then_in_order(Note("first", ""), Note("second", ""), Note("third", ""))
    t.proceed()
    assert t.ran == ["first", "second", "third", "last"]
    assert t.over


def test_an_event_has_the_numbers_that_were_given_and_no_others(t: BareTable) -> None:
    t.tell("nothing")
    t.tell("one", 2, n0=-7)
    t.tell("two", 1, n0=0, n1=-1)
    t.tell("three", n0=1, n1=2, n2=3)
    t.tell_lists("many", 0, nums=[1, 2, 3, 4])
    assert events(t) == [
        ("nothing", NOBODY, [], []),
        ("one", 2, [-7], []),
        ("two", 1, [0, -1], []),
        ("three", NOBODY, [1, 2, 3], []),
        ("many", 0, [1, 2, 3, 4], []),
    ]


def test_the_next_turn_is_of_whom_chance_lets_be_asked_and_in_the_end_nobodys(t: BareTable) -> None:
    t.ask(Toss("toss", ""), CHANCE)
    t.ask(Toss("toss", ""), CHANCE)
    dice = Listed(0, 1)
    turns = []
    seat, legal = t.next_turn(dice)
    while legal:
        turns.append((seat, legal))
        t.play(seat, legal[1])
        seat, legal = t.next_turn(dice)
    assert turns == [(2, [12, 22]), (1, [11, 21]), (2, [12, 22])]
    assert (seat, t.over, t.steps, dice.numbers) == (NOBODY, True, 5, [])
    assert t.ran == ["2 says 22", "1 says 21", "2 says 22"]


def test_to_ask_for_the_next_turn_again_changes_nothing(t: BareTable) -> None:
    t.ask(Toss("toss", ""), CHANCE)
    dice = Listed(0)
    assert t.next_turn(dice) == t.next_turn(dice) == (2, [12, 22])
    assert t.steps == 1


def test_an_event_keeps_who_saw_its_cards_when_it_was_told(t: BareTable) -> None:
    t.pass_hidden(0, 3)  # to the hand of seat 1
    t.tell("dealt", 1, card=0)
    t.move(1, OPEN)
    t.tell_lists("both", cards=[0, 1])
    t.show(3, t.layout.everyone)
    owner, everyone = 1 << 1, t.layout.everyone
    assert [cards for *_, cards in events(t)] == [[0, 0, owner], [0, 0, owner, 1, 0, everyone]]


def test_a_silent_table_tells_nothing(t: BareTable) -> None:
    silent = t.clone(silent=True)
    silent.tell("one", 0, n0=1, card=0)
    silent.tell_lists("many", 0, nums=[1, 2], cards=[0, 1])
    assert (events(silent), silent.told) == ([], 0)


@pytest.mark.parametrize("index", [0, 2])
def test_a_pile_that_the_rules_know_by_another_number_is_refused(index: int) -> None:
    layout = Layout(2, ["one"], Pack("test", ""))
    deck = layout.plain_deck("cards", [0])
    layout.pile("stock", deck, NOBODY_SEES, index=0)
    with pytest.raises(AssertionError, match=f"the rules know pile hand as {index}, but it is 1"):
        layout.pile_each("hand", deck, OWNER, index=index)
    layout.pile_each("hand", deck, OWNER, index=1)
    assert [pile.name for pile in layout.piles] == ["stock", "hand", "hand"]
