"""What games count of themselves: every measure is listed and possible, and some are reckoned by hand."""

from typing import cast

import pytest

from coterie.arena.measuring import counted_in, in_order, measures, of_bot, of_table
from coterie.arena.played import Played, Sample
from coterie.core.events import Heard
from coterie.core.game import Game
from coterie.core.measures import MEAN, SHARE, SPLIT, Counted, Ended, Measure
from coterie.games import find, games
from coterie.games.reigns_council.cards import shown
from coterie.games.reigns_council.lexicon import PROPOSALS
from coterie.games.reigns_council.table import CouncilPack
from tests.arena.runs import game as finished
from tests.arena.runs import played, small

MEASURED = [name for name, game in games().items() if measures(game)]


def ended(game: Game, seats: int, *told: tuple[object, ...]) -> Ended:
    """A game of which this was heard: a word, a seat, numbers and kinds of card by name."""
    kinds = game.lexicon.kinds
    heard = [
        Heard(n, str(what), int(str(seat)), list(nums), [kinds.index(card) for card in cards])  # type: ignore[call-overload]
        for n, (what, seat, nums, cards) in enumerate((*event, (), ())[:4] for event in told)
    ]
    return Ended(seats, game.load(), kinds, heard, [0], [0] * seats)


def values(found: list[Counted], measure: str) -> list[tuple[str, int, float]]:
    return [(c.key, c.seat, c.value) for c in found if c.measure == measure]


@pytest.mark.parametrize("name", MEASURED)
def test_every_measure_is_listed_possible_and_about_whom_it_says(name: str) -> None:
    listed = {measure.name: measure for measure in measures(find(name))}
    for seats in (find(name).fewest, find(name).most):
        for game in played(small(name, "courtier", seats=seats, lineups="mirror"), 1):
            taken = {sample.measure for sample in game.samples}
            assert taken <= set(listed)
            for sample in game.samples:
                measure = listed[sample.measure]
                assert (sample.seat >= 0) == measure.player
                assert -1 <= sample.seat < seats
                assert bool(sample.key) == bool(measure.by)
                if measure.kind != MEAN:
                    assert 0 <= sample.total <= sample.count
            places = [sample for sample in game.samples if sample.measure == "place"]
            assert sum(sample.total for sample in places) == pytest.approx(1)
            assert [sample.key for sample in sorted(places, key=lambda s: s.key)] == [str(n + 1) for n in range(seats)]


def test_royal_secrets_counts_crowds_only_where_all_chose_for_themselves() -> None:
    game = find("royal-secrets")
    crowd = [("round", 1, (1,)), *[("chose", seat, (0,)) for seat in range(4)]]
    split = [("round", 1, (2,)), *[("chose", seat, (seat // 2,)) for seat in range(4)]]
    planned = [("round", 1, (3,)), ("plans", 2), *[("sent", 2, (seat, 0)) for seat in range(4)]]
    found = counted_in(game, ended(game, 4, *crowd, *split, *planned))
    assert values(found, "all-at-one") == [("", -1, 1.0), ("", -1, 0.0)]
    assert values(found, "crowds") == [("4", -1, 1), ("2", -1, 1)]
    assert [key for key, _, share in values(found, "place") if share] == ["4"]  # A won, B began


def test_royal_secrets_counts_who_splits_rides_free_defects_and_punishes() -> None:
    game = find("royal-secrets")
    told = [
        ("round", 0, (1,)),
        *[("chose", seat, (hall,)) for seat, hall in enumerate((0, 0, 1, 0))],
        ("withdrew", 1),
        ("influence", 0, (0, 20)),
        ("influence", 3, (0, 10)),
        ("failed", -1, (0, 30, 50)),
        ("lost", 0, (0, 5)),
        ("lost", 3, (0, 5)),
        ("round", 0, (2,)),
        *[("sent", 2, (seat, seat % 2)) for seat in range(4)],
        ("bet-up", 0, (), ("valet-0",)),
        ("bet-up", 3, (), ("valet-0",)),
    ]
    found = counted_in(game, ended(game, 4, *told))
    assert values(found, "splits") == [("", 1, 0.0), ("", 2, 1.0), ("", 3, 0.0)]
    first = [("", 0, 0.0), ("", 1, 1.0), ("", 3, 0.0)]
    assert values(found, "free-rides")[:3] == first
    assert values(found, "defects")[:3] == first
    assert values(found, "punishes") == [("", 0, 1.0), ("", 3, 0.0)]  # B left both; of the two A sits elsewhere


def test_royal_secrets_values_a_favor_by_what_its_taker_gains_afterwards() -> None:
    game = find("royal-secrets")
    told = [
        ("round", 0, (1,)),
        ("succeeded", -1, (0, 60, 50)),
        ("took", 0, (0,), ("audience-medal-dear",)),
        *[("settled", seat, (3, 3)) for seat in range(3)],  # before it could be used
        ("round", 0, (2,)),
        ("favor", 0, (), ("audience-medal-dear",)),
        *[("settled", seat, (0, change)) for seat, change in enumerate((5, -1, 0))],
    ]
    found = counted_in(game, ended(game, 3, *told))
    assert values(found, "worth") == [("medal", -1, 5.5)]
    assert values(found, "used") == [("medal", -1, 1.0)]
    assert values(found, "success-by-need") == [("50", -1, 1.0)]
    assert values(found, "over") == [("", -1, 10)]


def test_for_the_king_prices_a_lot_by_the_bid_that_was_paid() -> None:
    game = find("for-the-king")
    value = game.load().figures(game.lexicon.kinds.index("military-i"))["value"]
    told = [
        ("dealer", 1),
        ("lot", 0, (1,), ("military-i",)),
        ("bid", 0, (2,)),  # opens with a jump
        ("passed", 1),
        ("bid", 2, (3,)),
        ("won", 2, (3,)),
        ("defaulted", 2, (3,)),
        ("reopened", 0),
        ("bid", 0, (1,)),
        ("won", 0, (1,)),
        ("gained", 0, (1,), ("military-i",)),
        ("lot", 1, (0,), ("gold-3",)),
        ("unsold", -1, (), ("gold-3",)),
    ]
    found = counted_in(game, ended(game, 3, *told))
    assert values(found, "price-by-card") == [(f"government {value}", -1, 1)]
    assert values(found, "unsold") == [("1", -1, 0.0), ("3", -1, 1.0)]
    assert values(found, "jumps") == [("", 0, 1.0), ("", 2, 0.0), ("", 0, 0.0)]
    assert values(found, "fails") == [("", 2, 1), ("", 0, 0)]
    assert values(found, "opens") == [("", 0, 2), ("", 0, 1)]
    assert values(found, "buys") == [("", 0, 1), ("", 1, 0), ("", 2, 0)]


def test_for_the_king_knows_a_bluff_by_the_hands_shown_at_the_end() -> None:
    game = find("for-the-king")
    told = [
        ("dealer", 0),
        ("lot", 0, (2,), ("military-i",)),
        ("bid", 0, (3,)),  # it has 3, two of which it keeps
        ("bid", 1, (4,)),  # it has 6
        ("bid", 0, (5,)),  # a bluff
        ("bid", 1, (6,)),
        ("won", 1, (6,)),
        ("paid", 1, (3, 3, 6), ("gold-3",)),
        ("paid", 1, (3, 6, 6), ("gold-3",)),
        ("gained", 1, (6,), ("military-i",)),
        ("lot", 1, (1,), ("gold-2",)),
        ("bid", 1, (9,)),  # in cards, so it says nothing of gold
        ("won", 1, (9,)),
        ("gained", 1, (9,), ("gold-2",)),
        ("lot", 0, (0,), ("military-h",)),
        ("bid", 1, (2,)),
        ("bid", 2, (5,)),  # cannot be paid, whatever was lost then
        ("won", 2, (5,)),
        ("defaulted", 2, (5,)),
        ("lost", 2),
        ("unsold", -1, (), ("military-h",)),
        ("points", 0, (0, 3)),
        ("points", 1, (4, 2)),
        ("points", 2, (0, 4)),
    ]
    found = counted_in(game, ended(game, 3, *told))
    assert values(found, "bluffs")[::-1] == [
        ("", 0, 0.0),
        ("", 1, 0.0),
        ("", 0, 1.0),
        ("", 1, 0.0),
        ("", 1, 0.0),
        ("", 2, 1.0),
    ]
    assert values(found, "bluffs-in") == [("", 0, 1.0), ("", 1, 0.0), ("", 2, 1.0)]
    assert values(found, "jumps-in") == [("", 0, 1.0), ("", 1, 1.0), ("", 2, 1.0)]
    assert values(found, "games-with-a-bluff") == values(found, "games-with-a-default") == [("", -1, 1.0)]
    assert values(found, "drives") == [("", 0, 1.0), ("", 2, 0.0), ("", 0, 0.0), ("", 2, 0.0)]


def test_the_council_tells_what_killed_a_monarch() -> None:
    game = find("reigns-council")
    told = [
        ("crowned", 1, (1,)),
        ("turn", 1, (1,)),
        ("accepted", 0),
        ("rejected", 2),
        ("moved", 2, (1, 4, 3)),
        ("discarded", 2, (), ("proposal-1",)),
        ("moved", 0, (0, -3, -5)),
        ("enacted", 0, (1,), ("proposal-2",)),
        ("died", 1, (0,)),
        ("scored-reign", 1, (1,)),
    ]
    found = counted_in(game, ended(game, 3, *told))
    assert values(found, "cause") == [("church weak", -1, 1)]
    assert values(found, "by-verdict") == [("accepted", -1, 1)]
    assert values(found, "dies-by-reign") == [("1", -1, 1.0)]
    assert values(found, "accepts") == [("", 1, 1.0), ("", 1, 0.0)]
    assert values(found, "kills") == [("", 0, 1), ("", 1, 0), ("", 2, 0)]
    assert values(found, "turns") == [("1", -1, 1)]


def test_the_council_tells_who_presses_and_whom_a_monarch_forgives() -> None:
    game = find("reigns-council")
    goal = game.lexicon.kinds[PROPOSALS]  # about Church and Army
    pack = cast(CouncilPack, game.load())
    church, wealth = (
        next(game.lexicon.kinds[kind] for kind, back in enumerate(pack.back) if shown(back) == dots)
        for dots in ([1, 0, 0, 0], [0, 0, 0, 1])
    )
    told = [
        ("crowned", 1, (1,)),
        ("drawn", 0, (0, 9), (church,)),
        ("drawn", 0, (0, 8), (wealth,)),
        ("turn", 1, (1,)),
        ("accepted", 0),
        ("rejected", 2),
        ("revealed", 2, (2,), (wealth,)),
        ("moved", 2, (1, -4, -3)),
        ("discarded", 2, (), (wealth,)),
        ("revealed", 0, (1,), (church,)),
        ("moved", 0, (0, 3, 4)),
        ("enacted", 0, (1,), (church,)),
        ("turn", 1, (2,)),
        ("rejected", 0),
        ("accepted", 2),
        ("goal-shown", 0, (), (goal,)),
    ]
    found = counted_in(game, ended(game, 3, *told))
    assert values(found, "presses") == [("", 2, 0.0), ("", 0, 1.0)]
    assert values(found, "strikes") == [("", 2, 0.0), ("", 0, 1.0)]
    assert values(found, "forgives") == [("", 1, 0.0)]
    assert values(found, "shows") == [("", 0, 1.0), ("", 0, 0.0)]


def with_samples(bots: str, *samples: Sample) -> Played:
    game = finished(bots, [1] * len(bots))
    game.samples = list(samples)
    return game


def test_a_split_is_of_all_that_was_counted_and_a_share_of_its_key() -> None:
    games = [with_samples("ab", Sample("m", "x", -1, 3, 3.0), Sample("m", "y", -1, 1, 0.0))]
    games += [with_samples("ab", Sample("m", "y", -1, 4, 4.0))]
    split, share = of_table(Measure("m", "", SPLIT, "k"), games), of_table(Measure("m", "", SHARE, "k"), games)
    assert {key: value.mean for key, value in split.items()} == {"x": 3 / 8, "y": 5 / 8}
    assert {key: value.mean for key, value in share.items()} == {"x": 1.0, "y": 4 / 5}


def test_the_behaviour_of_a_bot_is_that_of_its_seats() -> None:
    games = [with_samples("ab", Sample("m", "", 0, 1, 4.0), Sample("m", "", 1, 1, 8.0))]
    games += [with_samples("ba", Sample("m", "", 1, 3, 0.0))]
    assert of_bot(Measure("m", "", player=True), games, "a").mean == 1.0
    assert of_bot(Measure("m", "", player=True), games, "b").mean == 8.0


def test_keys_that_are_numbers_are_in_their_order() -> None:
    assert in_order({"10", "9", "church", "-1"}) == ["-1", "9", "10", "church"]
