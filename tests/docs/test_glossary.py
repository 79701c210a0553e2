"""One word, one meaning: no public class name stands for two things, and every entry of the glossary exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

SOURCES = ROOT / "src" / "coterie"
GAMES = SOURCES / "games"
GLOSSARY = ROOT / "docs" / "glossary.md"
ROW = re.compile(r"^\| \*?([^|*]+?)\*? \| [^|]+ \| (.+) \|$", re.MULTILINE)


def modules(folder: Path) -> Iterator[Path]:
    """The sources in a folder without their tests, and without frozen copies, whose names stay as they were."""
    for path in sorted(folder.rglob("*.py")):
        if not {"tests", "frozen"} & set(path.relative_to(folder).parts):
            yield path


def doubles(paths: list[Path]) -> list[str]:
    """The public classes that these sources define more than once, each with its places."""
    places: dict[str, list[str]] = {}
    for path in paths:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(f"{path.name}:{node.lineno}")
    return [f"{name}: {', '.join(where)}" for name, where in places.items() if len(where) > 1]


def missing(page: str) -> list[str]:
    """The entries of a glossary that name nothing in the repository."""
    faults = []
    rows = ROW.findall(page)
    for word, names in rows:
        found = re.findall(r"`([^`]+)`", names)
        if word != "word" and not found and set(names) != {"-"}:
            faults.append(f"{word} names nothing")
        faults += [f"{word}: {name}" for name in found if not exists(name)]
    return faults


def exists(name: str) -> bool:
    """Whether `folder/module.py: Name.attribute` exists, relative to src/coterie or the repository."""
    place, _, symbol = name.partition(": ")
    path = next((base / place for base in (SOURCES, ROOT) if (base / place).exists()), None)
    if path is None:
        return False
    text = path.read_text("utf-8") if path.is_file() else ""
    return all(re.search(rf"\b{re.escape(part)}\b", text) for part in symbol.split(".") if part)


def test_no_public_class_outside_the_games_has_a_double() -> None:
    assert doubles([path for path in modules(SOURCES) if GAMES not in path.parents or path.parent == GAMES]) == []


@pytest.mark.parametrize("game", sorted(path.parent for path in GAMES.glob("*/game.py")), ids=lambda game: game.name)
def test_no_public_class_of_a_game_has_a_double(game: Path) -> None:
    assert doubles(list(modules(game))) == []


def test_every_entry_of_the_glossary_exists() -> None:
    page = GLOSSARY.read_text("utf-8")
    assert len(ROW.findall(page)) > 40
    assert missing(page) == []


def test_the_entries_are_in_order_and_stand_once() -> None:
    for part in GLOSSARY.read_text("utf-8").split("\n## ")[1:]:
        words = [word.lower() for word, names in ROW.findall(part) if word != "word" and set(names) != {"-"}]
        assert words == sorted(set(words))


def test_the_map_names_what_exists() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = [name for name in re.findall(r"`([^`\n]+)`", page) if "/" in name]
    assert len(named) > 25
    assert [name for name in named if not exists(name)] == []


def test_planted_faults_are_caught(tmp_path: Path) -> None:
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("class Seat:\n    pass\n")
    two.write_text("class Seat:\n    pass\n\n\nclass _Seat:\n    pass\n")
    assert doubles([one, two]) == ["Seat: one.py:1, two.py:1"]
    assert missing("| seat | a number | `core/lexicon.py: Seat` |") == []
    assert missing("| deed | gone | `core/lexicon.py: Deed` |") == ["deed: core/lexicon.py: Deed"]
    assert missing("| deed | gone | `core/deeds.py` |") == ["deed: core/deeds.py"]
    assert missing("| deed | gone | nowhere |") == ["deed names nothing"]
