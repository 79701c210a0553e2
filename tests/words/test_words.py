"""Everything a player reads is said in every language, is not the same in both, and is set as that language sets it."""

import functools
import re
from collections.abc import Callable, Iterator

import pytest

from coterie import bots
from coterie.cli.completeness import messages
from coterie.core.errors import REFUSALS, CoterieError, Refused
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import LETTERS
from coterie.games import find, games
from coterie.words import LANGUAGES, Words
from tests.contracts.tables import random_game
from tests.words import habits
from tests.words.sources import CLIENT, beside, entries, package, read, references, texts, variables

GAMES = [game for game in games().values() if game.name != "whispers"]
FILES = ["coterie.words", "coterie.cli", "coterie.server", CLIENT, *GAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
every_file = pytest.mark.parametrize("of", FILES, ids=package)
every_language = pytest.mark.parametrize("language", LANGUAGES)

# Words that English and French share. A text of nothing else may be the same in both.
COGNATES = {
    "arch",
    "architecture",
    "audiences",
    "cardinal",
    "corruption",
    "dipl",
    "éminence",
    "excuse",
    "grise",
    "lot",
    "max",
    "page",
    "phase",
    "point",
    "points",
    "royal",
    "secrets",
    "valet",
    "valets",
    "verdicts",
}


def asked_of_seats(game: Game) -> set[str]:
    """The names of the questions put to seats in random games."""
    return {
        table.agenda[-1].step.name
        for seats in range(game.fewest, game.most + 1)
        for seed in range(3)
        for table in random_game(game, seats, seed)
        if not table.over and table.whose() >= 0
    }


def wanted(game: Game) -> set[str]:
    """The messages every game needs, whatever it is about."""
    return messages(game) | {f"step-{step}" for step in asked_of_seats(game)}


def clauses_of_events(text: str) -> dict[str, list[str]]:
    """The clause that stands beside each event, or those of which one does."""
    every = entries(text)
    return {name: beside(name, "clause", every) for name in every if name.startswith("event-")}


def strangers(game: Game, names: set[str]) -> set[str]:
    """Of these messages, those of the families all games share that nothing in this game calls for."""
    kinds = {name for kind in game.lexicon.kinds for name in (f"card-{kind}", f"card-{kind.rpartition('-')[0]}")}
    known = (
        wanted(game)
        | kinds
        | {f"step-{step.name}" for step in game.steps}
        | {"card-hidden", "game-aim", "option-first"}
    )
    clauses = {name for name in names if re.fullmatch(rf"clause-{game.prefix}-(?:EX-)?\d+", name)}
    families = ("game-", "card-", "verb-", "arg-", "step-", "event-", "pile-", "fact-", "option-", "order-", "clause-")
    return {name for name in names if name.startswith(families)} - known - clauses


def untranslated(english: set[tuple[str, str]], french: set[tuple[str, str]]) -> list[str]:
    """The names of messages with a text that is the same in both languages for no good reason."""
    return sorted(
        {
            name
            for name, text in english & french
            if text not in habits.PRINTED and not set(re.findall(r"[^\W\d_]{2,}", text.lower())) <= COGNATES
        }
    )


def every_text(of: Game | str, language: str) -> Iterator[tuple[str, str]]:
    """The texts every message of a file can become, with the cards, seats and places of the game in them."""
    every = entries(read(of, language))
    values = samples(of, language)
    for name in every:
        if not name.startswith("-"):
            places = [
                text
                for arg in every
                if arg.startswith(f"arg-{name.removeprefix('verb-')}-")
                for text in texts(arg, every, values)
            ]
            for text in texts(name, every, {**values, "place": places, "option": places} if places else values):
                yield name, text


@functools.cache
def samples(of: Game | str, language: str) -> dict[str, list[str]]:
    """What may stand for the variables of a file: seats; and cards, one for each word they may begin with."""
    values = {name: ["A", "E"] for name in ("seat", "s0", "s1", "names", *LETTERS)} | {"clause": ["RS-44"]}
    if isinstance(of, Game):
        words = Words(of, language)
        cards = [words.card(kind) for kind in range(len(of.lexicon.kinds))]
        cards += [words.say(name) for name in words.ids() if name.startswith(("back-", "card-hidden"))]
        values |= {
            name: list({text.split()[0]: text for text in cards}.values())
            for name in ("card", "cards", "c0", "character")
        }
    return values


# What is missing, and what is left over.


@every_language
@every_game
def test_nothing_is_missing(game: Game, language: str) -> None:
    words = Words(game, language)
    assert sorted(name for name in wanted(game) if not words.has(name)) == []
    assert [kind for kind in range(len(game.lexicon.kinds)) if words.card(kind).startswith("card-")] == []


@every_language
@every_game
def test_every_name_a_pack_gives_is_a_message(game: Game, language: str) -> None:
    words = Words(game, language)
    pack = game.load()
    names = {
        value
        for kind in range(len(game.lexicon.kinds))
        for value in pack.figures(kind).values()
        if isinstance(value, str)
    }
    assert sorted(name for name in names if len(name) > 1 and not words.has(name)) == []


@every_language
@every_game
def test_nothing_is_left_over(game: Game, language: str) -> None:
    every = entries(read(game, language))
    assert sorted(strangers(game, set(every) - references(every))) == []
    assert sorted(name for name in every if name.startswith("-") and name not in references(every)) == []


def test_a_message_for_what_does_not_exist_is_found() -> None:
    game = GAMES[0]
    planted = {
        "verb-fly",
        "arg-fly-high",
        "step-fly",
        "event-flown",
        "card-kite",
        "pile-kites",
        "fact-kites",
        "option-kites",
        "clause-ZZ-01",
    }
    assert strangers(game, {*entries(read(game, "en")), *planted}) == planted


@every_game
def test_every_event_names_the_clause_behind_it_and_both_languages_the_same(game: Game) -> None:
    english, french = (clauses_of_events(read(game, language)) for language in LANGUAGES)
    known = {name.removeprefix("clause-") for name in entries(read(game, "en")) if name.startswith("clause-")}
    assert english == french
    assert {what: clauses for what, clauses in english.items() if not clauses or not known >= set(clauses)} == {}


@every_file
def test_both_languages_say_the_same_messages_with_the_same_variables(of: Game | str) -> None:
    english, french = (entries(read(of, language)) for language in LANGUAGES)
    names = {name for name in {*english, *french} if not name.startswith("-")}
    assert sorted(name for name in names if name not in english or name not in french) == []
    for name in sorted(names):
        more = variables(name, french) - variables(name, english)
        assert more <= {"n0", "n1", "n2", "count", "hidden"}, f"{name}: French uses what English does not have: {more}"


@every_file
def test_no_text_is_the_same_in_both_languages(of: Game | str) -> None:
    english, french = (set(every_text(of, language)) for language in LANGUAGES)
    assert untranslated(english, french) == []


def test_a_text_that_was_not_translated_is_found() -> None:
    both = {
        ("favor-corruption", "Corruption"),
        ("card-valet-minus-10", "valet −10"),
        ("event-bid", "A bids 3."),
        ("icon-chest", "chest"),
    }
    french = {
        ("favor-corruption", "Corruption"),
        ("card-valet-minus-10", "valet −10"),
        ("event-bid", "A enchérit à 3."),
        ("icon-chest", "coffre"),
    }
    assert untranslated(both, both) == ["event-bid", "icon-chest"]
    assert untranslated(both, french) == []


# Refusals.


OF_TALK = {  # with values of their own
    "refused-acted",
    "refused-answered",
    "refused-argument",
    "refused-asked",
    "refused-decided",
    "refused-leader",
    "refused-no-line",
    "refused-no-offer",
    "refused-no-person",
    "refused-no-promise",
    "refused-no-promise-offered",
    "refused-no-question",
    "refused-no-saying",
    "refused-not-decided",
    "refused-not-now",
    "refused-nothing-played",
    "refused-offer-closed",
    "refused-offer-lapsed",
    "refused-offers",
    "refused-one-bargain",
    "refused-own-line",
    "refused-pact",
    "refused-talk-full",
    "refused-talk-level",
    "refused-versions",
}


@every_language
def test_every_refusal_is_said(language: str) -> None:
    words = Words(GAMES[0], language)
    for code in REFUSALS:
        assert words.missing(code, clause="none") == []
        assert words.error(Refused(REFUSALS[code], code=code)).endswith(".")
        assert "none" not in words.error(Refused(REFUSALS[code], code=code))
    assert "RS-44" in words.error(Refused("seat A, 'pass': that cannot be done now", "RS-44"))
    assert set(words.ids("refused-")) == {*REFUSALS, *OF_TALK}


# How it is set.


@every_language
@pytest.mark.parametrize("of", ["coterie.words", "coterie.server", *GAMES], ids=package)
def test_every_text_is_set_as_its_language_sets_it(of: Game | str, language: str) -> None:
    assert (
        sorted(
            {f"{name}: {fault}" for name, text in every_text(of, language) for fault in habits.faults(text, language)}
        )
        == []
    )


def test_the_terminals_french_is_set_as_the_french_set_it() -> None:
    assert (
        sorted(
            {
                f"{name}: {fault}"
                for name, text in every_text("coterie.cli", "fr")
                for fault in habits.faults(text, "fr")
            }
        )
        == []
    )


@every_language
@every_game
def test_everything_said_in_real_games_is_whole_and_set_as_its_language_sets_it(game: Game, language: str) -> None:
    words = Words(game, language)
    said: dict[str, list[str]] = {}

    def say(name: str, text: Callable[[], str], unsaid: list[str]) -> None:
        if name not in said:
            said[name] = unsaid or habits.faults(text(), language)

    for seats in range(game.fewest, game.most + 1):
        for seed in range(2):
            for table in random_game(game, seats, seed):
                if not table.over and table.whose() >= 0:
                    for action in table.legal(table.whose()):
                        token = game.lexicon.token(action)
                        say(token, lambda action=action: words.choice(action), [])
            for viewer in range(seats + 1):
                for heard in Eyes(table, viewer).heard():
                    values = words.event_values(heard)
                    name = f"{heard.what} {heard.seat} {heard.nums} {heard.cards}"
                    say(name, lambda heard=heard: words.event(heard), words.missing(f"event-{heard.what}", values))
    assert {name: faults for name, faults in said.items() if faults} == {}


def test_seats_are_letters_that_need_no_elision() -> None:
    assert LETTERS == "ABCDEF"
    assert habits.faults(f"la main de {LETTERS[0]}, celle de {LETTERS[4]}", "fr") == []


def mistakes() -> Iterator[CoterieError]:
    """One mistake of each kind that a player can make before a game."""
    game = find("royal-secrets")
    tries: list[Callable[[], object]] = [
        lambda: find("chess"),
        lambda: bots.find("genius", game),
        lambda: game.check_seats(9),
        lambda: game.settle({"colour": "red"}, 3),
        lambda: game.settle({"debts": "maybe"}, 3),
    ]
    for wrong in tries:
        with pytest.raises(CoterieError) as caught:
            wrong()
        yield caught.value


def test_a_mistake_is_told_in_the_players_language_and_in_english_as_a_programmer_reads_it() -> None:
    english, french = (Words(GAMES[0], language) for language in ("en", "fr"))
    for error in mistakes():
        assert english.error(error) == re.sub("'(.*?)'", "“\\1”", str(error))
        assert french.error(error) not in ("", str(error))
        assert french.missing(error.code, error.values) == []
    assert english.error(CoterieError("only for programmers")) == "only for programmers"
