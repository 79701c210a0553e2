"""The rules as players read them: they begin with the aim and the game's words, and say what is a ruling of ours."""

import re
from pathlib import Path

import pytest

from coterie.cli.clauses import clause_ids
from coterie.core.game import Game
from coterie.games import find
from coterie.words import LANGUAGES, Words
from tests.words.sources import ROOT
from tools.rules import pages

# The clauses with something that the rulebooks leave open.
RULINGS = {
    "for-the-king": "07 08 10 20 22 32 33 34 37 38 51 52 53",
    "reigns-council": "04 05 06 07 10 17 22 32 33",
    "royal-secrets": ("07 15 20 21 33 34 35 45 46 47 49 50 51 61 80 81 83 84 85 88 89 90 91 92 94 96 97"),
}
NOT_ON_THE_BOX = re.compile(r"\b(?:Richesses?|cadeaux?|manches?|Reigns\s?: le Conseil)\b", re.IGNORECASE)

every_game = pytest.mark.parametrize("game", [find(name) for name in RULINGS], ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_a_ruling_is_marked_once_in_its_clause_and_explained(game: Game, language: str) -> None:
    words = Words(game, language)
    mark = {"en": "Our ruling", "fr": "Notre arbitrage"}[language]
    marked = {clause: words.say(f"clause-{clause}").count(mark) for clause in clause_ids(game)}
    wanted = {f"{game.prefix}-{number}" for number in RULINGS[game.name].split()}
    assert {clause: times for clause, times in marked.items() if times} == dict.fromkeys(wanted, 1)
    assert mark in words.say("word-ruling")


@every_language
@every_game
def test_the_rules_begin_with_the_aim_and_the_games_words(game: Game, language: str) -> None:
    words = Words(game, language)
    page = next(text for path, text in pages().items() if path.name == page_name(game, language))
    told = [words.say("game-aim"), *(words.say(name) for name in words.ids("word-"))]
    at = [page.index(text) for text in [*told, words.say(f"clause-{clause_ids(game)[0]}")]]
    assert at == sorted(at)
    assert len(told) > 5


def page_name(game: Game, language: str) -> str:
    return f"{game.name}.md" if language == "en" else f"{game.name}.{language}.md"


@every_language
def test_a_clause_with_steps_is_a_list(language: str) -> None:
    game = find("royal-secrets")
    _, *steps = Words(game, language).say("clause-RS-81").split("\n")
    assert [step.partition(". ")[0] for step in steps] == list("123456")
    page = next(text for path, text in pages().items() if path.name == page_name(game, language))
    assert "\n\n" + "\n".join(steps) + "\n\n" in page


def french_texts() -> list[Path]:
    found = [*(ROOT / "src").rglob("fr.ftl"), *(ROOT / "client" / "locales").glob("fr.ftl")]
    found += [
        *(ROOT / "client" / "src").rglob("fr.ftl"),
        *(ROOT / "docs").rglob("*.fr.md"),
        ROOT / "docs" / "joueurs.md",
    ]
    return sorted(found)


def test_french_has_the_words_of_the_boxes() -> None:
    assert len(french_texts()) > 12
    strange = {
        path.name: found for path in french_texts() if (found := NOT_ON_THE_BOX.findall(path.read_text("utf-8")))
    }
    assert strange == {}
    assert Words(find("reigns-council"), "fr").say("pillar-wealth") == "Finances"
    assert Words(find("for-the-king"), "fr").say("section-FK-10") == "La phase de don"
    assert Words(find("reigns-council"), "fr").say("game-title") == "Reigns: The Council"
