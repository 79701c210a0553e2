"""The contracts, held over every discovered game and seat count."""

from collections import Counter

import pytest

from coterie import native
from coterie.games import find
from tests.contracts.answers import check_at_random, check_batches, check_imagined, check_sealed
from tests.contracts.copies import check_copies, check_ending, check_hashing
from tests.contracts.leaks import Cells, check_fork, check_redeal
from tests.contracts.packed import Pairs, check_packed
from tests.contracts.recall import Tally, check_recall
from tests.contracts.soles import check_soles
from tests.contracts.tables import cases
from tests.contracts.texts import check_forked_texts, check_imagined_texts

SEEDS = [2 if native.compiled() else 1, pytest.param(40, marks=pytest.mark.soak)]
SOLE = ("royal-secrets", "for-the-king", "reigns-council")  # at times everybody sees what must be answered there
every_game = pytest.mark.parametrize(("name", "seats"), cases())
some_seeds = pytest.mark.parametrize("seeds", SEEDS, ids=["", "soak"])


@some_seeds
@every_game
def test_random_games_end_within_their_bound_and_lose_no_card(name: str, seats: int, seeds: int) -> None:
    for seed in range(seeds):
        check_ending(find(name), seats, seed)


@every_game
def test_clones_and_packs_are_complete_and_independent(name: str, seats: int) -> None:
    for seed in range(2):
        check_copies(find(name), seats, seed)


@every_game
def test_a_game_is_the_same_under_every_hash_seed(name: str, seats: int) -> None:
    check_hashing("coterie.games", name, seats)


@some_seeds
@every_game
def test_permuting_what_a_seat_does_not_know_changes_nothing_it_gets(name: str, seats: int, seeds: int) -> None:
    cells = Cells()
    for seed in range(seeds):
        cells.add(check_redeal(find(name), seats, seed))
    assert cells.differed, "nothing was compared"
    assert not cells.empty(often=8 * seeds), f"never differed: {cells.empty()}"


@some_seeds
@every_game
def test_secret_answers_and_hidden_chances_cannot_be_told_apart(name: str, seats: int, seeds: int) -> None:
    cells = Cells()
    for seed in range(seeds):
        cells.add(check_fork(find(name), seats, seed))
    assert cells.differed, "nothing was compared"
    assert not cells.empty(often=8 * seeds), f"never differed: {cells.empty()}"


@some_seeds
@every_game
def test_the_ledger_knows_exactly_what_holds_in_every_world_that_fits(name: str, seats: int, seeds: int) -> None:
    tally = Tally()
    for seed in range(seeds):
        tally += check_recall(find(name), seats, seed)
    assert tally.open_positions, "every position was clear: nothing was compared"
    assert tally.listed, "no position had few enough deals to list them all"


@some_seeds
@every_game
def test_a_sole_answer_follows_from_what_everybody_sees(name: str, seats: int, seeds: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(seeds):
        found += check_soles(find(name), seats, seed)
    assert found["differed"], "nothing was compared"
    assert found["named"] or name not in SOLE, "no question had a sole answer"


@every_game
def test_sealed_answers_are_not_in_imagined_worlds(name: str, seats: int) -> None:
    tried = sum(check_sealed(find(name), seats, seed) for seed in range(12))
    sealed = any("reveal" in vars(type(step)) for step in find(name).steps)
    assert tried or not sealed, "no sealed question came up"


@some_seeds
@every_game
def test_imagined_worlds_are_whole_tables_and_packed_eyes_see_the_same(name: str, seats: int, seeds: int) -> None:
    assert sum(check_imagined(find(name), seats, seed) for seed in range(seeds)), "nothing was imagined"


@some_seeds
@every_game
def test_packed_eyes_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    name: str, seats: int, seeds: int
) -> None:
    pairs = Pairs()
    for seed in range(seeds):
        pairs.add(check_packed(find(name), seats, seed))
    for seed in range(seeds, seeds + 20):  # a short game may need more of them
        if pairs.answered:
            break
        pairs.add(check_packed(find(name), seats, seed))
    assert pairs.dealt > pairs.compared // 10, "the worlds hardly differed"
    assert pairs.knowing, "other seats knew the same in all worlds"
    assert pairs.answered, "no secret answer was compared"


@every_game
def test_an_answer_at_random_is_any_of_the_legal_ones(name: str, seats: int) -> None:
    check_at_random(find(name), seats, 1)


@every_game
def test_a_batch_is_never_a_second_try(name: str, seats: int) -> None:
    assert sum(check_batches(find(name), seats, seed) for seed in range(2)), "no batch was refused"


@some_seeds
@every_game
def test_the_text_of_a_record_tells_a_seat_no_secret_answer_and_no_hidden_chance(
    name: str, seats: int, seeds: int
) -> None:
    cells = Cells()
    for seed in range(seeds):
        cells.add(check_forked_texts(find(name), seats, seed))
    assert cells.differed, "nothing was compared"
    assert not cells.empty(often=8 * seeds), f"never differed: {cells.empty()}"


@some_seeds
@every_game
def test_the_text_of_a_record_is_the_same_for_every_course_of_the_game_that_a_seat_cannot_tell_apart(
    name: str, seats: int, seeds: int
) -> None:
    assert sum(check_imagined_texts(find(name), seats, seed) for seed in range(4 * seeds)), "nothing was compared"
