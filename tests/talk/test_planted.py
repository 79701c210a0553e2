"""Every planted fault is noticed, and by nothing but the fault."""

import functools

import pytest

from coterie.games import find, games
from coterie.talk import sayings_of
from tests.talk.planting import Check, Plant, planted_in

TOY = "whispers"
PLANTS = [(name, plant) for name, game in games().items() if sayings_of(game) for plant in planted_in(game)]


@pytest.mark.parametrize(("name", "plant"), PLANTS, ids=[f"{name}-{plant.fault}" for name, plant in PLANTS])
def test_a_planted_fault_is_noticed(name: str, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    passes(plant.caught_by, name, plant.seats, plant.seed)
    if plant.patch:
        monkeypatch.setattr(*plant.patch)
    with pytest.raises(AssertionError, match=plant.saying or "Verdict"):
        plant.caught_by(find(name), plant.seats, plant.seed, sayings=plant.sayings(find(name)))


@functools.cache
def passes(check: Check, name: str, seats: int, seed: int) -> None:
    """Without the fault there is nothing to notice; many faults share a game."""
    check(find(name), seats, seed)


def test_every_game_that_talks_plants_faults() -> None:
    assert {name for name, _ in PLANTS} == {name for name, game in games().items() if sayings_of(game)} - {TOY}
