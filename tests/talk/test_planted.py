"""Every planted fault is noticed, and by nothing but the fault."""

import functools

import pytest

from coterie import native
from coterie.games import find, games
from coterie.talk import sayings_of
from tests.talk.planting import Check, Plant, planted_in

TOY = "whispers"


def is_compiled(plant: Plant) -> bool:
    """Whether what a plant replaces is compiled: it cannot be replaced there, and is planted in the interpreted run."""
    target = plant.patch[0] if plant.patch else None
    return native.compiled() and getattr(target, "__module__", getattr(target, "__name__", "")) in native.hot_modules()


PLANTS = [
    (name, plant)
    for name, game in games().items()
    if sayings_of(game)
    for plant in planted_in(game)
    if not is_compiled(plant)
]


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
