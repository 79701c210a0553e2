"""Completeness: what the folder of a game lacks, each as one sentence that says where to read about it.

`coterie doctor` and `coterie demo` print these sentences, and the tests add them to what fails.
"""

import ast
from importlib.resources import files
from pathlib import Path

from coterie.core.errors import BadPack
from coterie.core.game import Game
from coterie.games import GUIDE, HEADINGS, checkout, has_no
from coterie.words import LANGUAGES, Words

SAID = 5  # missing messages that a sentence names


def lacks(game: Game) -> list[str]:
    """Everything a game lacks, in the order in which an author would add it."""
    try:
        game.load()
    except BadPack as fault:
        missing = not (folder(game) / "cards.toml").is_file()
        return [has_no(game.name, "cards.toml") if missing else f"{game.name}: {fault}"]
    found = [_lacks_words(game, language) for language in LANGUAGES]
    if checkout():  # an installed package comes without them
        found += [_lacks_tests(game), _lacks_records(game)]
    return [sentence for sentence in found if sentence]


def folder(game: Game) -> Path:
    """The folder of a game."""
    return Path(str(files(type(game).__module__.rpartition(".")[0])))


def messages(game: Game) -> set[str]:
    """The names of the messages every game needs, except those of its cards and its questions to seats."""
    table = game.table(game.most)
    names = {"game-title", "game-tagline", "game-minutes", *(f"event-{what}" for what in events(game))}
    names |= {f"pile-{pile.name}" for pile in table.layout.piles} | {f"fact-{fact.name}" for fact in table.facts()}
    names |= {f"count-{name}" for name in game.load().counts()}
    for verb in game.lexicon.verbs:
        names |= {f"verb-{verb.name}", *(f"arg-{verb.name}-{name}" for name in verb.names)}
    for option in game.options:
        names |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    for order in game.orders:
        names |= {f"order-{order.name}", f"order-{order.name}-does"}
    return names


def events(game: Game) -> set[str]:
    """The events that a game's sources tell: the words in the first argument of `tell` and `tell_lists`."""
    found: set[str] = set()
    for path in folder(game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in ("tell", "tell_lists"):
                words = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                assert words, f"{path.name}, line {node.lineno}: an event is told by its name"
                found |= {word for word in words if isinstance(word, str)}
    return found


def _lacks_words(game: Game, language: str) -> str:
    file = f"locales/{language}.ftl"
    if not (folder(game) / file).is_file():
        return has_no(game.name, file)
    words = Words(game, language)
    wanted = sorted(messages(game) | {f"clause-{step.clause}" for step in game.steps})
    wanted += [f"card-{kind}" for n, kind in enumerate(game.lexicon.kinds) if words.card(n) == f"card-{kind}"]
    missing = [name for name in wanted if not words.has(name)]
    more = f" and {len(missing) - SAID} more" if len(missing) > SAID else ""
    listed = ", ".join(missing[:SAID]) + more
    return f"{game.name} has no {listed} in {file}: see {GUIDE}#{HEADINGS[file]}" if missing else ""


def _lacks_tests(game: Game) -> str:
    return "" if any((folder(game) / "tests").glob("test_*.py")) else has_no(game.name, "tests")


def _lacks_records(game: Game) -> str:
    if any((folder(game) / "records").glob("*.json")):
        return ""
    return f"{has_no(game.name, 'records')}, or run 'python -m tools.golden {game.name}'"
