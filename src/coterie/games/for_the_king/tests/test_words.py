"""Offices and duties have names, in either language."""

import re
from importlib.resources import files

import pytest

from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import OFFICES
from coterie.games.for_the_king.table import HIGHEST, LOWEST
from coterie.words import LANGUAGES, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_FK_03_every_worth_of_an_office_is_a_duty_with_a_title_of_its_own(language: str) -> None:
    words = Words(GAME, language)
    titles = [words.say(f"duty-{office}-{worth}") for office in OFFICES for worth in range(LOWEST, HIGHEST + 1)]
    assert [title for title in titles if title.startswith("duty-")] == []
    assert len(set(titles)) == 36


@every_language
def test_FK_01_the_clause_names_the_office_that_is_absent(language: str) -> None:
    words = Words(GAME, language)
    present = GAME.blank(GAME.most - 1, GAME.settle({}, GAME.most - 1), GAME.load()).offices
    (absent,) = (office for number, office in enumerate(OFFICES) if number not in present)
    named = [office for office in OFFICES if words.say(f"office-{office}") in words.say("clause-FK-01")]
    assert named == [absent]


@every_language
def test_an_office_has_one_name_wherever_it_is_said(language: str) -> None:
    words = Words(GAME, language)
    for number, office in enumerate(OFFICES):
        name = words.say(f"office-{office}")
        assert words.card(9 * number).startswith(f"{name} ")
        said = [words.say("office", n0=number), words.say(f"arg-raise-{office}"), words.say(f"arg-lower-{office}")]
        assert len(set(said)) == 1
        assert said[0].endswith(name)


@every_language
def test_offices_and_duties_that_do_not_exist_have_no_words(language: str) -> None:
    text = files("coterie.games.for_the_king").joinpath(f"locales/{language}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^((?:office|duty)[\w-]*) =", text, re.MULTILINE))
    known = {"office", *(f"office-{office}" for office in OFFICES)}
    assert named == known | {f"duty-{office}-{worth}" for office in OFFICES for worth in range(LOWEST, HIGHEST + 1)}
