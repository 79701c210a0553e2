"""Everything a player reads has a sentence: cards, choices, questions, events, piles, facts and options."""

import pytest

from coterie.cli.words import Words
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.games import games
from tests.contracts.tables import random_game

GAMES = [game for game in games().values() if game.name != "whispers"]


def asked_of_seats(game: Game) -> set[str]:
    """The names of the questions put to seats in random games."""
    return {
        table.agenda[-1].step.name
        for seats in range(game.fewest, game.most + 1)
        for seed in range(3)
        for table in random_game(game, seats, seed)
        if not table.over and table.whose() >= 0
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_names_are_complete(game: Game) -> None:
    words = Words(game)
    table = game.table(game.most)
    wanted = ["game-title", "game-tagline", "card-hidden", *(f"card-{kind}" for kind in game.lexicon.kinds)]
    wanted += [f"pile-{pile.name}" for pile in table.layout.piles]
    wanted += [f"fact-{fact.name}" for fact in table.facts()]
    wanted += [f"step-{step}" for step in asked_of_seats(game)]
    for option in game.options:
        if option.name != "first":
            wanted += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)]
    assert sorted({name for name in wanted if not words.has(name)}) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_every_choice_offered_and_every_event_told_has_a_sentence(game: Game) -> None:
    words = Words(game)
    faults: set[str] = set()
    for seats in range(game.fewest, game.most + 1):
        for table in random_game(game, seats, 1):
            if not table.over and table.whose() >= 0:
                for action in table.legal(table.whose()):
                    said = words.choice(action)
                    if said == game.lexicon.token(action) or "arg-" in said or "card-" in said or "{" in said:
                        faults.add(said)
        for viewer in (0, seats):
            for heard in Eyes(table, viewer).heard():
                faults.update(words.missing(f"event-{heard.what}", **words.event_values(heard)))
    assert sorted(faults) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_every_message_is_used(game: Game) -> None:
    """A message for a verb, a question or a card that does not exist is a leftover."""
    words = Words(game)
    verbs = {verb.name for verb in game.lexicon.verbs}
    steps = {step.name for step in game.steps}
    strangers = [i for i in words.ids() if i.startswith("verb-") and i[5:] not in verbs]
    strangers += [i for i in words.ids() if i.startswith("step-") and i[5:] not in steps]
    strangers += [i for i in words.ids() if i.startswith("card-") and i[5:] not in (*game.lexicon.kinds, "hidden")]
    assert strangers == []
