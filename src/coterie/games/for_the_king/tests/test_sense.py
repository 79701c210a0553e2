"""The sense: it answers legally anywhere, and its prices and chances make sense."""

import pytest

from coterie.bots import find as find_bot
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import LETTERS
from coterie.games.for_the_king.fit import chances, counting, duel, fit, gather, loss, regress, solve
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import KINDS, TO_BID
from coterie.games.for_the_king.sense import KingSense, pay, sense
from coterie.games.for_the_king.standing import NUMBERS
from coterie.games.for_the_king.table import KingTable
from coterie.games.for_the_king.tests.scene import STANDARD, run, scene
from coterie.games.for_the_king.weights import load
from coterie.search.weights import read_weights


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("small", [False, True])
def test_a_sense_answers_legally_in_any_position(seats: int, small: bool) -> None:
    plain = sense()
    table = GAME.table(seats, pack=GAME.small(seats) if small else STANDARD).clone(silent=True)
    dice = Lehmer(seats)
    while not table.over:
        seat = table.whose()
        if seat < 0:
            table.roll(dice)
            continue
        ask = table.top
        assert ask
        legal = table.legal(seat)
        narrow = plain.narrow(table, ask, seat)
        assert narrow
        assert set(narrow) <= set(legal)
        assert plain.pick(table, ask, seat, dice) in legal
        assert sum(plain.values(table)) == pytest.approx(1)
        table.play(seat, legal[dice.below(len(legal))])


def auction(lots: int, gold: int) -> KingTable:
    """A has some gold cards of 3, and a 4 of Diplomacy is up with so many lots to come."""
    return scene(f"""
        4 players, first player A
        A: diplomacy-h {"gold-3 " * gold}
        B: diplomacy-g gold-1 gold-2
        C: military-a gold-2 gold-2
        D: military-b gold-1
        favor: diplomacy-i {" ".join(KINDS[9 : 9 + lots])}
    """)


def test_a_coin_is_worth_less_when_few_lots_are_left() -> None:
    plain = sense()
    prices = [plain.standing(auction(lots, 5)).coins(9.0, 1) for lots in (1, 4, 7)]
    assert prices == sorted(prices)


def test_nobody_pays_more_than_the_hand_has() -> None:
    t = auction(2, 1)
    run(t, "turn-up:diplomacy-i")
    standing = sense().standing(t)
    for seat in range(4):
        assert standing.price(KINDS.index("diplomacy-i"), seat) <= t.gold(t.hand(seat))


def test_a_fair_price_is_higher_if_a_rival_would_gain_more() -> None:
    kind = KINDS.index("diplomacy-i")
    t = scene("""
        4 players, first player A
        A: diplomacy-h gold-3 gold-3 gold-3
        B: diplomacy-g military-a military-b provisions-a gold-3 gold-3 gold-3
        favor: diplomacy-i architecture-a architecture-b architecture-c
    """)
    weights = load()
    prices: list[int] = []
    for deny in (0.0, 0.5, 1.0):
        weights.numbers[NUMBERS.index("deny")] = deny
        prices.append(KingSense(weights).standing(t).fair_price(kind, 0))
    assert prices == sorted(prices)
    assert 0 < prices[0] < prices[2] <= t.gold(t.hand(0))


def test_a_king_card_used_on_paper_leaves_the_tiles_as_they_are() -> None:
    standing = sense().standing(auction(3, 3))
    before = standing.primary.copy(), standing.all_points().copy()
    after = standing.points_with(KINDS.index("king-plus-minus"), 0)
    assert after[0] > before[1][0]
    assert (standing.primary, standing.all_points()) == before


def test_a_payment_is_as_small_as_it_can_be_in_the_fewest_cards() -> None:
    ones, twos, threes = (GAME.lexicon.parse(f"pay:gold-{n}") for n in (1, 2, 3))
    assert pay(2, [2, 0, 1], [ones, threes]) == ones
    assert pay(3, [3, 0, 1], [ones, threes]) == threes
    assert pay(4, [0, 2, 2], [twos, threes]) == twos
    assert pay(5, [0, 1, 2], [twos, threes]) == threes


def test_the_seat_with_more_has_the_better_chances() -> None:
    values = sense().values(auction(4, 5))
    assert values[0] == max(values)
    assert values[3] == min(values)


def led(to_come: str) -> KingTable:
    """A leads Diplomacy before B, C leads Military before D, and these cards are still to be auctioned."""
    return scene(f"""
        4 players, first player A
        A: diplomacy-h diplomacy-g gold-2
        B: diplomacy-i gold-2
        C: military-h military-g gold-2
        D: military-i gold-2
        favor: {to_come}
    """)


def test_an_eminence_judges_by_the_cards_to_come_a_minister_by_how_many() -> None:
    """What A leads is safe where no Diplomacy is to come, though there are as many lots."""
    safe, open_still = led("military-b military-c military-d"), led("diplomacy-a diplomacy-b diplomacy-c")
    plain, eminent = sense(), sense().eminent()
    assert plain.values(safe) == plain.values(open_still)
    assert eminent.values(safe)[0] > 1.2 * eminent.values(open_still)[0]
    assert eminent.values(safe)[2] < eminent.values(open_still)[2] / 1.2


def test_an_eminence_knows_a_tie_that_a_letter_decides() -> None:
    ahead = scene("""
        4 players, first player A
        A: diplomacy-a gold-1
        B: diplomacy-b gold-1
        C: gold-1
        D: gold-1
        favor: gold-2
    """)
    values = sense().eminent().values(ahead)
    assert values[0] > 2 * values[1]
    assert sense().values(ahead)[0] < 1.1 * sense().values(ahead)[1]


def test_an_eminence_imagines_the_answers_that_a_minister_imagines() -> None:
    t = auction(3, 3)
    run(t, "turn-up:diplomacy-i")
    assert t.top
    one, two = sense(), sense().eminent()
    assert [one.pick(t, t.top, 0, Lehmer(n)) for n in range(20)] == [
        two.pick(t, t.top, 0, Lehmer(n)) for n in range(20)
    ]


def test_a_minister_repeats_itself_and_never_bids_what_it_cannot_pay() -> None:
    t = auction(2, 1)
    run(t, "turn-up:diplomacy-i A/bid:3")
    eyes = Eyes(t, LETTERS.index("B"))
    minister = find_bot("minister@16", GAME)
    given = {minister(eyes, Lehmer(seed)) for seed in range(6)}
    assert not any(TO_BID.owns(action) for action in given)
    assert minister(eyes, Lehmer(1)) == minister(eyes, Lehmer(1))


def test_temperaments_differ_in_what_they_pay() -> None:
    t = auction(5, 5)
    run(t, "turn-up:diplomacy-i")
    kind = KINDS.index("diplomacy-i")
    prices = {name: sense(name).standing(t).price(kind, 0) for name in ("careful", "", "bold")}
    assert prices["careful"] < prices["bold"]
    assert prices["careful"] <= prices[""] <= prices["bold"]


def test_equations_are_solved() -> None:
    found = solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0])
    assert found == pytest.approx([1 / 11, 7 / 11])


def test_fitting_makes_who_won_less_surprising_and_repeats() -> None:
    table = GAME.table(4, pack=STANDARD)
    plain = sense()
    rows = gather(table, plain, 40, 1)
    before = [0.0] * len(plain.weights.by_seats[4])
    after = regress(rows, before)
    assert loss(rows, after) < loss(rows, before) == pytest.approx(1.386, abs=0.01)
    assert sum(chances(rows[0], after)) == pytest.approx(1)
    assert regress(gather(table, plain, 40, 1), before) == after


def test_who_plays_against_itself_wins_its_share() -> None:
    table = GAME.table(4, pack=STANDARD)
    assert duel(table, KingSense(load()), KingSense(load()), 3, 1) == pytest.approx(0.25)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_weights_of_an_eminence_are_what_their_recipe_makes(seats: int) -> None:
    found = counting(GAME.table(seats, pack=STANDARD), load(), 1200, 9000000)
    assert found == pytest.approx(load().counting[seats], abs=0.0006)


@pytest.mark.soak
def test_a_small_fit_keeps_what_it_does_not_fit() -> None:
    data = read_weights("coterie.games.for_the_king")
    found = fit(GAME, data, 1, 1, lambda line: None)
    assert found["temperaments"] == data["temperaments"]
    assert found["weights"].keys() == data["weights"].keys() == found["eminence"]["weights"].keys()
    assert found["eminence"]["numbers"] == data["eminence"]["numbers"]
    assert found == fit(GAME, data, 1, 1, lambda line: None)
