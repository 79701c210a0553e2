"""Every saying of every game has its texts in both languages, and each names what was said and nothing else."""

import itertools
import re
from collections.abc import Iterator

import pytest

from coterie.games import games
from coterie.talk import Saying, Verdict, sayings_of
from coterie.talk.phrasing import outcome, ribbon, values_of
from coterie.talk.sayings import NO_SEAT
from coterie.words import LANGUAGES, Words
from tests.words.sources import entries, read, references

TALKING = [game.name for game in games().values() if game.name != "whispers" and sayings_of(game)]
every_game = pytest.mark.parametrize("name", TALKING)
every_language = pytest.mark.parametrize("language", LANGUAGES)

LONGEST_RIBBON = 8
LONGEST_CHIP = 18
LONGEST_CARD = 22  # of a chip that is the name of a card
FEWEST_TONGUES = 4
A_CARD, AN_AMOUNT = 1, 35  # of a verdict that decided something
NUMBER = re.compile(r"[-−]?\d+")


def ways(saying: Saying) -> Iterator[tuple[int, ...]]:
    """Every way to say it, whoever may."""
    return filter(saying.sound, itertools.product(*[arg.values for arg in saying.args]))


def tongues(words: Words, saying: Saying) -> list[str]:
    """The names of the ways in which bots say it."""
    return [name for name in words.ids() if re.fullmatch(rf"tongue-{saying.name}-\d+", name)]


def numbers_in(text: str) -> set[str]:
    return {number.replace("−", "-") for number in NUMBER.findall(text)}


def numbers_of(words: Words, saying: Saying, args: tuple[int, ...]) -> set[str]:
    """The numbers that an argument is worded with."""
    return {number for value in values_of(words, saying, args).values() for number in numbers_in(str(value))}


@every_language
@every_game
def test_no_text_of_a_saying_is_missing_and_each_has_its_variables(name: str, language: str) -> None:
    words = Words(games()[name], language)
    wrong: list[str] = []
    for saying in sayings_of(games()[name]):
        decided = {"card": words.card(A_CARD), "amount": AN_AMOUNT}
        for args in ways(saying):
            values = values_of(words, saying, args)
            families = ("claim", "question", "chip", "ribbon")
            for text in [f"{family}-{saying.name}" for family in families] + tongues(words, saying):
                wrong += words.missing(text, values)
            for mark in ("kept", "broken"):
                wrong += words.missing(f"verdict-{saying.name}-{mark}", values | decided)
    assert wrong == []


@every_language
@every_game
def test_no_text_of_a_saying_is_left_over(name: str, language: str) -> None:
    every = entries(read(games()[name], language))
    known: set[str] = set()
    for saying in sayings_of(games()[name]):
        known |= {f"{family}-{saying.name}" for family in ("claim", "question", "chip", "ribbon")}
        known |= {f"verdict-{saying.name}-kept", f"verdict-{saying.name}-broken"}
        known |= {text for text in every if re.fullmatch(rf"tongue-{saying.name}-\d+", text)}
    families = ("claim-", "question-", "chip-", "ribbon-", "verdict-", "tongue-")
    assert sorted({text for text in every if text.startswith(families)} - known - references(every)) == []


@every_language
@every_game
def test_ribbons_and_chips_are_short(name: str, language: str) -> None:
    words = Words(games()[name], language)
    for saying in sayings_of(games()[name]):
        for args in ways(saying):
            sign = ribbon(words, saying, args)
            assert 0 < len(sign) <= LONGEST_RIBBON, f"{saying.written(args)}: '{sign}'"
            chip = words.say(f"chip-{saying.name}", values_of(words, saying, args))
            longest = LONGEST_CARD if any(arg.noun == "card" for arg in saying.args) else LONGEST_CHIP
            assert 0 < len(chip) <= longest, f"{saying.written(args)}: '{chip}'"


@every_language
@every_game
def test_different_things_are_said_with_different_words(name: str, language: str) -> None:
    """A sentence, a chip and every tongue name all their arguments: two ways to say it never look the same."""
    words = Words(games()[name], language)
    for saying in sayings_of(games()[name]):
        assert len(tongues(words, saying)) >= FEWEST_TONGUES, f"{saying.name} is always said alike"
        for text in [f"claim-{saying.name}", f"chip-{saying.name}", *tongues(words, saying)]:
            said: dict[str, str] = {}
            for args in ways(saying):
                found = words.say(text, values_of(words, saying, args))
                assert found not in said, f"{text}: {saying.written(args)} and {said[found]} are both '{found}'"
                said[found] = saying.written(args)


@every_language
@every_game
def test_a_tongue_names_its_numbers_and_seats_and_no_others(name: str, language: str) -> None:
    words = Words(games()[name], language)
    for saying in sayings_of(games()[name]):
        for args in ways(saying):
            values, wanted = values_of(words, saying, args), numbers_of(words, saying, args)
            named = [str(values[arg.name]) for arg, n in zip(saying.args, args, strict=True) if _is_named(arg.noun, n)]
            for text in tongues(words, saying):
                found = words.say(text, values)
                assert numbers_in(found) <= wanted, f"{text}: '{found}' names a number that was not said"
                assert all(word in found for word in named), f"{text}: '{found}' does not name {named}"


def _is_named(noun: str, value: int) -> bool:
    return noun == "card" or (noun == "seat" and value != NO_SEAT)


@every_language
@every_game
def test_a_verdict_is_worded_with_what_decided_it(name: str, language: str) -> None:
    words = Words(games()[name], language)
    for saying in sayings_of(games()[name]):
        for args in ways(saying):
            for mark in ("kept", "broken"):
                text = outcome(words, saying, args, Verdict(mark, card=A_CARD, amount=AN_AMOUNT))
                assert text != f"verdict-{saying.name}-{mark}", f"{saying.name}: nothing says that it was {mark}"
                assert "{" not in text, f"{saying.written(args)}: '{text}'"
