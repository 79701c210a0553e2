"""Every planted fault is noticed, and by nothing but the fault."""

import pytest

from coterie.games import find, games
from coterie.talk import sayings_of
from tests.talk.planting import Plant, planted_in

TOY = "whispers"
PLANTS = [(name, plant) for name, game in games().items() if sayings_of(game) for plant in planted_in(game)]


@pytest.mark.parametrize(("name", "plant"), PLANTS, ids=[f"{name}-{plant.fault}" for name, plant in PLANTS])
def test_a_planted_fault_is_noticed(name: str, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant.caught_by(find(name), plant.seats, plant.seed)
    if plant.patch:
        monkeypatch.setattr(*plant.patch)
    with pytest.raises(AssertionError, match=plant.saying or "Verdict"):
        plant.caught_by(find(name), plant.seats, plant.seed, sayings=plant.sayings(find(name)))


def test_every_game_that_talks_plants_faults() -> None:
    assert {name for name, _ in PLANTS} == {name for name, game in games().items() if sayings_of(game)} - {TOY}
