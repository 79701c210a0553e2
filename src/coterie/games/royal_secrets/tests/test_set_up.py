"""Set-up (RS-01 to RS-07) as a real game begins."""

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.core.views import View
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.lexicon import AUDIENCES, KINDS, LEXICON, TO_BEGIN, TO_DRAW
from coterie.games.royal_secrets.table import RoyalTable
from coterie.games.royal_secrets.tests.scene import Scene, word_for


def begun(seats: int, **options: str) -> RoyalTable:
    """A real game, before its first chance."""
    table = GAME.table(seats, options)
    assert isinstance(table, RoyalTable)
    return table


def dealt(seats: int, **options: str) -> RoyalTable:
    """A real game, until the first question to a seat."""
    table = begun(seats, **options)
    dice = Lehmer(seats)
    while table.asked(CHANCE):
        table.roll(dice)
    return table


def words(table: RoyalTable, pile: int) -> list[str]:
    return [word_for(table.kind(c)) for c in table.at[pile]]


def named(table: RoyalTable, name: str, seat: int = -1) -> int:
    return next(p.index for p in table.layout.piles if p.name == name and p.seat == seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_RS_01_everybody_starts_with_ten_lilies(seats: int) -> None:
    assert dealt(seats).lilies == [10] * seats


def test_RS_01_lilies_are_not_shown_to_the_others() -> None:
    view = Eyes(dealt(4), 2).view()
    assert view.facts["lilies"] == [None, None, 10, None]


def test_RS_01_open_scores_show_everybodys_lilies() -> None:
    view = Eyes(dealt(4, open_scores="on"), 2).view()
    assert view.facts["lilies"] == [10, 10, 10, 10]


@pytest.mark.parametrize(("seats", "twenties"), [(3, 3), (4, 2), (5, 1)])
def test_RS_02_hands_hold_the_courtiers_for_this_many_players(seats: int, twenties: int) -> None:
    table = begun(seats)
    for seat in range(seats):
        assert words(table, table.hand(seat)) == ["0", "0", "10", "10", "10"] + ["20"] * twenties + ["30", "40", "x"]


@pytest.mark.parametrize(("seats", "removed"), [(3, 0), (4, 4), (5, 10)])
def test_RS_02_the_removed_twenties_are_out_of_the_game(seats: int, removed: int) -> None:
    table = begun(seats)
    assert words(table, named(table, "out")) == ["20"] * removed


def test_RS_02_everybody_knows_everybodys_courtiers() -> None:
    view = Eyes(begun(3), 0).view()
    assert len(view.pile("hand", 2).cards) == 11


def test_RS_03_eighteen_audiences_each_favor_twice() -> None:
    table = begun(3)
    assert [KINDS[table.kind(c)] for c in table.at[named(table, "audience-stock")]] == KINDS[14:]
    assert len(KINDS[14:]) == 18


def test_RS_03_four_audiences_are_never_turned_up() -> None:
    table = dealt(3)
    dice = Lehmer(5)
    while not table.over:
        table.roll(dice) if table.asked(CHANCE) else table.play(table.whose(), table.legal(table.whose())[0])
    assert table.size(named(table, "audience-stock")) == 4


def test_RS_04_the_valet_deck_and_its_penalties() -> None:
    table = begun(3)
    assert words(table, named(table, "valet-stock")) == ["v-10"] * 2 + ["v0"] * 4 + ["v10"] * 2 + ["v20"] * 2
    assert table.cards.penalties == [4, 3, 2, 1]


def test_RS_04_each_player_is_dealt_one_valet_and_the_rest_is_a_pile() -> None:
    table = dealt(4)
    for seat in range(4):
        assert len([w for w in words(table, table.hand(seat)) if w.startswith("v")]) == 1
    assert table.size(named(table, "valet-stock")) == 6


def test_RS_04_valets_are_dealt_at_random() -> None:
    table = begun(3)
    ask = table.agenda[-1]
    assert [LEXICON.token(a) for a in table.legal(CHANCE)] == [
        "draw:valet-minus-10",
        "draw:valet-0",
        "draw:valet-10",
        "draw:valet-20",
    ]
    assert ask.step.odds(table, ask) == [2, 4, 2, 2]


def test_RS_05_the_cardinal_deck() -> None:
    table = begun(3)
    assert words(table, named(table, "cardinal-stock")) == ["c-10"] * 2 + ["c0"] * 4 + ["c10"] * 6 + ["c20"] * 2


def test_RS_06_a_random_player_begins() -> None:
    table = begun(3)
    for _ in range(3):
        table.play(CHANCE, TO_DRAW.of(KINDS.index("valet-0")))
    ask = table.agenda[-1]
    assert table.legal(CHANCE) == [TO_BEGIN.of(0), TO_BEGIN.of(1), TO_BEGIN.of(2)]
    assert ask.step.odds(table, ask) == [1, 1, 1]
    table.play(CHANCE, TO_BEGIN.of(2))
    assert table.parley == 2


@pytest.mark.parametrize(("first", "seat"), [("A", 0), ("C", 2)])
def test_RS_06_the_first_player_may_be_given(first: str, seat: int) -> None:
    table = dealt(4, first=first)
    assert table.parley == seat
    assert table.whose() == seat
    assert table.round == 1
    assert table.steps == 4 + 2  # valets and audiences: nobody was drawn


def test_RS_07_another_hand_is_hidden_but_its_size_is_public() -> None:
    table = dealt(3)
    mine, other = Eyes(table, 0).view().pile("hand", 0), Eyes(table, 0).view().pile("hand", 1)
    assert (mine.size, mine.hidden) == (12, 0)
    assert (other.size, other.hidden) == (12, 1)  # the valet


def test_RS_07_the_order_of_the_piles_is_nowhere() -> None:
    view = Eyes(dealt(3), 3).view()
    assert view.pile("audience-stock").hidden == 0  # all know which cards are left, in no order
    assert view.pile("audience-stock").size == 16


def test_RS_07_a_face_down_bet_is_hidden_but_not_that_it_was_made() -> None:
    scene = Scene("king: A 10_ | B 20^ | C | D \n hand A: 0 20", at="bet1", parley="C")
    assert (scene.seen("A", "down", "A"), scene.seen("B", "down", "A")) == ("10", "")
    assert Eyes(scene.table, 1).view().pile("down", 0).size == 1


def test_RS_07_face_up_bets_and_favors_are_public() -> None:
    scene = Scene("king: A 10_ | B 20^ | C | D \n favors D: medal-dear", at="bet1", parley="C")
    assert (scene.seen("A", "up", "B"), scene.seen("A", "favors", "D")) == ("20", "medal-dear")


def test_RS_07_every_view_tells_who_did_what() -> None:
    table = dealt(4)
    table.acted, table.withdrawn, table.pardoned, table.stroked = 0b0101, 0b0110, 0b1001, 0b1010
    table.king, table.queen = 0b0011, 0b0110
    table.stabbed, table.medals, table.fresh = 1 << 3 | 1 << 11, 1 << 0 | 1 << 2, 1 << 4
    for seat in range(5):
        facts = View(table, seat).facts
        assert facts["acted"] == [1, 0, 1, 0]
        assert facts["withdrawn"] == [0, 1, 1, 0]
        assert facts["pardoned"] == [1, 0, 0, 1]
        assert facts["stroked"] == [0, 1, 0, 1]
        assert facts["audiences"] == [1, 3, 2, 0]
        assert facts["stabbed"] == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]
        assert facts["medals"] == [1, 0, 1] + [0] * 9
        assert facts["fresh-favors"] == [AUDIENCES + 4]
