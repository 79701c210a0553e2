"""Everything a player reads has a sentence in every language: cards, choices, questions, events, piles, facts, options and clauses."""

import re
from importlib.resources import files

import pytest

from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.games import games
from coterie.words import LANGUAGES, Words
from tests.contracts.tables import random_game

GAMES = [game for game in games().values() if game.name != "whispers"]
FILES = ["coterie.words", "coterie.cli", *GAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked_of_seats(game: Game) -> set[str]:
    """The names of the questions put to seats in random games."""
    return {
        table.agenda[-1].step.name
        for seats in range(game.fewest, game.most + 1)
        for seed in range(3)
        for table in random_game(game, seats, seed)
        if not table.over and table.whose() >= 0
    }


def source(game: Game | str, language: str) -> str:
    """A file of words: a game's, or another package's."""
    package = type(game).__module__.rpartition(".")[0] if isinstance(game, Game) else game
    return files(package).joinpath(f"locales/{language}.ftl").read_text("utf-8")


def messages(text: str) -> dict[str, str]:
    """The messages of a file by id, terms and comments left out."""
    return {m[1]: m[2].strip() for m in re.finditer(r"^([a-z][\w-]*) =((?:.*)(?:\n[ }].*)*)", text, re.MULTILINE)}


@every_language
@every_game
def test_names_are_complete(game: Game, language: str) -> None:
    words = Words(game, language)
    table = game.table(game.most)
    wanted = ["game-title", "game-tagline", "card-hidden"]
    wanted += [f"pile-{pile.name}" for pile in table.layout.piles]
    wanted += [f"fact-{fact.name}" for fact in table.facts()]
    wanted += [f"count-{name}" for name in words.pack.counts()]
    wanted += [f"step-{step}" for step in asked_of_seats(game)]
    for option in game.options:
        if option.name != "first":
            wanted += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)]
    assert sorted({name for name in wanted if not words.has(name)}) == []
    assert [kind for kind, name in enumerate(game.lexicon.kinds) if words.card(kind).startswith("card-")] == []


@every_language
@every_game
def test_every_choice_offered_and_every_event_told_has_a_sentence(game: Game, language: str) -> None:
    words = Words(game, language)
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


@every_game
def test_a_message_for_what_does_not_exist_is_a_leftover(game: Game) -> None:
    words = Words(game)
    verbs = {verb.name for verb in game.lexicon.verbs}
    steps = {step.name for step in game.steps}
    strangers = [i for i in words.ids() if i.startswith("verb-") and i[5:] not in verbs]
    strangers += [i for i in words.ids() if i.startswith("step-") and i[5:] not in steps]
    kinds = {name for kind in game.lexicon.kinds for name in (kind, kind.rpartition("-")[0])}
    strangers += [i for i in words.ids() if i.startswith("card-") and i[5:] not in {*kinds, "hidden"}]
    assert strangers == []


@pytest.mark.parametrize("game", FILES, ids=lambda g: g.name if isinstance(g, Game) else g)
def test_both_languages_have_the_same_messages_and_not_the_same_sentences(game: Game | str) -> None:
    english, french = messages(source(game, "en")), messages(source(game, "fr"))
    assert sorted(english.keys() ^ french.keys()) == []
    same = [i for i, text in english.items() if text == french[i] and len(re.findall(r"\b[a-z]{3,}\b", re.sub(r"\{.*?\}", "", text))) > 1]
    assert same == [], "not translated"
    for name in english:
        used = [set(re.findall(r"\$\w+", text)) for text in (english[name], french[name])]
        assert used[1] <= used[0] | {"$n0", "$n1", "$n2", "$count"}, f"{name}: French uses what English does not have"


@pytest.mark.parametrize("game", FILES, ids=lambda g: g.name if isinstance(g, Game) else g)
def test_french_is_set_as_the_french_set_it(game: Game | str) -> None:
    faults = []
    for name, text in messages(source(game, "fr")).items():
        plain = re.sub(r"\{[^{}]*\}", "x", text)
        if re.search(r"(?<!\u202f)[;!?»]|(?<![\u202f\d])[:](?![\d/])|«(?!\u202f)", plain):
            faults.append(f"{name}: a narrow no-break space is missing")
        if re.search(r"[\"'“”]", plain):
            faults.append(f"{name}: quotes and apostrophes are « » and ’")
        if re.search(r"\b(?:de|le|la|que|ne|se|je|me|te) (?!onze|oui|un )(?:[aeiouyéèêâî]|h(?:eure|omme|onneur|éritier))", plain):
            faults.append(f"{name}: an elision is missing")
    assert faults == []
