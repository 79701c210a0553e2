"""The judge, held to every world that fits what a viewer heard."""

import pytest

from coterie import native
from coterie.games import find, games
from coterie.talk import BROKEN, KEPT, sayings_of
from coterie.talk.acts import SPOKEN
from tests.contracts.tables import cases
from tests.talk.oracle import Findings, check_imagined, check_listed

TOY = "whispers"
MOST_GAMES = 60  # small ones
LONG = "reigns-council"  # so long that one game says enough, but for a soak
TALKING = [(name, seats) for name, seats in cases() if sayings_of(games()[name])]
every_game = pytest.mark.parametrize(("name", "seats"), TALKING)
SEEDS = pytest.mark.parametrize(
    "seeds", [3 if native.compiled() else 1, pytest.param(60, marks=pytest.mark.soak)], ids=["", "soak"]
)


@SEEDS
@every_game
def test_a_verdict_holds_in_every_world_that_fits_what_was_heard(name: str, seats: int, seeds: int) -> None:
    findings = Findings()
    for seed in range(1 if name == LONG and seeds <= 3 else seeds):
        findings.add(check_listed(find(name), seats, seed))
    assert findings.decided, "nothing was judged"


@pytest.mark.parametrize("name", sorted({name for name, _ in TALKING} - {TOY}))
def test_promises_and_forecasts_are_held_to_every_world_as_claims_are(name: str) -> None:
    game, findings = find(name), Findings()
    wanted = {(act, mark) for act in SPOKEN for mark in (KEPT, BROKEN)}
    acts = {saying.name: saying.act for saying in sayings_of(game)}
    seen = set[tuple[str, str]]()
    for seed in range(MOST_GAMES):
        if wanted <= seen:
            break
        findings.add(check_listed(game, game.fewest, seed))
        seen = {(acts[saying], mark) for saying, mark in findings.decided}
    assert wanted <= seen, f"never compared: {sorted(wanted - seen)}"


@SEEDS
@every_game
def test_a_claim_judged_at_once_is_so_in_every_world_that_is_imagined(name: str, seats: int, seeds: int) -> None:
    findings = Findings()
    for seed in range(20 if name == TOY else 1 if name == LONG and seeds <= 3 else max(2, seeds // 6)):
        findings.add(check_imagined(find(name), seats, seed, often=1 if name == TOY else 7))
    assert findings.checks, "nothing was claimed"
