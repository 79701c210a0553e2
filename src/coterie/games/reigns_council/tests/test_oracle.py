"""RC-12, RC-20 to RC-24 and RC-33 on random games, against an oracle that shares no code with the engine."""

import tomllib
from importlib.resources import files

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.table import playout
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import LEXICON
from coterie.games.reigns_council.tests.oracle import Count

GAMES = 120


@pytest.mark.parametrize("bonus", ["always", "laugh"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_points_and_winners_are_what_the_clauses_say(seats: int, bonus: str) -> None:
    lines = tomllib.loads(files("coterie.games.reigns_council").joinpath("cards.toml").read_text(encoding="utf-8"))[
        "proposals"
    ]
    start = GAME.table(seats, {"story_bonus": bonus})
    ties = deaths = retirements = 0
    for seed in range(GAMES):
        t = start.clone()
        playout(t, Lehmer(1000 * seats + seed))
        count = Count(seats, lines, bonus == "laugh")
        for heard in Eyes(t, seats).heard():  # as the onlooker heard it
            count.hear(
                heard.what, heard.seat, heard.nums, [LEXICON.kinds[card] if card >= 0 else "" for card in heard.cards]
            )
            deaths += heard.what == "died"
            retirements += heard.what == "retired"
        assert count.complaints == []
        assert t.scores() == list(count.points.values())
        assert t.winners() == count.winners()
        ties += bool(count.votes)
    assert deaths > 0
    assert retirements > 0
    assert ties > 0
