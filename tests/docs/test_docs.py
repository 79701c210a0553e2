"""The guides keep their word: examples run, excerpts are literal, commands are known, links lead somewhere.

Planted faults are caught.
"""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, Check, commands, examples, excerpts, links, places, requests, transcripts, typography

GUIDES = sorted((ROOT / "docs").glob("*.md"))
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "deploy" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
PLAYERS, JOUEURS = ROOT / "docs" / "players.md", ROOT / "docs" / "joueurs.md"

every_guide = pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@every_guide
def test_examples_run_and_print_what_the_page_says(page: Path, tmp_path: Path) -> None:
    assert list(examples(page, tmp_path)) == []


@every_guide
def test_excerpts_are_literally_in_the_files_they_name(page: Path, tmp_path: Path) -> None:
    assert list(excerpts(page, tmp_path)) == []


@every_guide
def test_transcripts_are_what_the_program_shows(page: Path, tmp_path: Path) -> None:
    assert list(transcripts(page, tmp_path)) == []


@every_page
def test_commands_are_those_the_program_knows(page: Path, tmp_path: Path) -> None:
    assert list(requests(page, tmp_path)) == []


@every_page
def test_links_lead_to_files_and_headings(page: Path, tmp_path: Path) -> None:
    assert list(links(page, tmp_path)) == []


@every_page
def test_no_page_names_somebodys_machine_or_a_registry(page: Path, tmp_path: Path) -> None:
    assert list(places(page, tmp_path)) == []


def test_the_players_guide_has_the_same_sections_and_commands_in_both_languages(tmp_path: Path) -> None:
    assert list(typography(JOUEURS, tmp_path)) == []
    english, french = (len(re.findall("^## ", page.read_text("utf-8"), re.MULTILINE)) for page in (PLAYERS, JOUEURS))
    assert english == french
    assert [_alike(words) for words in commands(JOUEURS)] == [_alike(words) for words in commands(PLAYERS)]


def _alike(words: list[str]) -> list[str]:
    """A command without what the language changes: the language itself, and the name of a folder."""
    left = [word for word in words if word not in ("--lang", "fr")]
    return ["FOLDER" if word in ("my-cards", "mes-cartes") else word for word in left]


def fenced(kind: str, text: str) -> str:
    return f"```{kind}\n{text}\n```\n\n"


TOY = "tests/games/whispers/game.py"
LAY = fenced(f"python {TOY}", "class Lay(Step):")
PLAYED = fenced(
    "console",
    "$ coterie play royal-secrets --seed 7 --option first=A\n…\n> queen\n· ♛A goes to the Queen.\n…\n♛A: Who gets the"
    " Parley?",
)
PLANTED: list[tuple[Check, str, str, str, str]] = [
    # a check, a sound page, what is replaced in it by what, and what is then said of it
    (
        examples,
        fenced("python", "n = 1") + fenced("python", "n"),
        "\nn\n",
        "\nm\n",
        "line 6: the example fails with NameError",
    ),
    (
        examples,
        fenced("python", "print(2)") + fenced("text", "2"),
        "\n2\n",
        "\n3\n",
        "prints '2\\n', and the page says '3\\n'",
    ),
    (
        examples,
        fenced("python", "print(2)") + fenced("text", "2"),
        "```text",
        "It is\n\n```text",
        "prints '2\\n', and the page says ''",
    ),
    (excerpts, LAY, "class Lay", "class Lie", f"line 2: this is not in {TOY}"),
    (excerpts, LAY, TOY, "tests/toy.py", "line 2: there is no file tests/toy.py"),
    (requests, fenced("sh", "coterie games --json  # all"), "json", "colour", "unrecognized arguments: --colour"),
    (requests, fenced("sh", "A=1 .venv/bin/coterie doctor"), "doctor", "nurse", "invalid choice: 'nurse'"),
    (requests, fenced("", "coterie cards check my-cards"), "check", "mend", "invalid choice: 'mend'"),
    (
        requests,
        fenced("console", "$ coterie demo for-the-king > f"),
        "for-the-king",
        "chess",
        "no game is called 'chess'",
    ),
    (
        requests,
        fenced("sh", "coterie play royal-secrets --seats 5"),
        "5",
        "6",
        "royal-secrets is for 3 to 5 players, not 6",
    ),
    (
        requests,
        fenced("sh", "coterie play royal-secrets --option debts=on"),
        "=on",
        "=some",
        "option debts is one of off, on, not 'some'",
    ),
    (
        requests,
        fenced("sh", "coterie demo for-the-king --bots random"),
        "random",
        "sage",
        "for-the-king has no bot 'sage'",
    ),
    (
        requests,
        fenced("sh", "coterie new-game kuhn\ncoterie play kuhn"),
        "play kuhn",
        "play koon",
        "no game is called 'koon'",
    ),
    (links, "[here](page.md)\n", "page", "pages", "pages.md leads to no file"),
    (links, "# Two words\n\n[there](#two-words)\n", "#two", "#2", "#2-words leads to no heading"),
    (places, "In `~/coterie`.\n", "~", "/home/anne", "/home/anne/coterie`. is a path of somebody's machine"),
    (
        places,
        "https://projectfluent.org\n",
        "projectfluent.org",
        "a-mirror.example",
        "//a-mirror.example is a host that packages come from",
    ),
    (typography, "Quoi\u202f? C’est «\u202fça\u202f».\n", "\u202f?", " ?", "not set as the French set it: Quoi ?"),
    (typography, "Quoi\u202f? C’est «\u202fça\u202f».\n", "’", "'", "not set as the French set it: Quoi\u202f? C'"),
    (transcripts, PLAYED, "the Parley?", "the crown?", "the program does not show this"),
    (transcripts, PLAYED, "> queen", "> king", "the program does not show this"),
    (transcripts, PLAYED, "…\n♛A: Who g", "♛A: Who g", "the program does not show this"),
]


@pytest.mark.parametrize(
    ("check", "sound", "old", "new", "said"), PLANTED, ids=[f"{row[0].__name__}-{n}" for n, row in enumerate(PLANTED)]
)
def test_a_planted_fault_is_caught(check: Check, sound: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(sound, encoding="utf-8")
    assert list(check(page, tmp_path)) == []
    page.write_text(sound.replace(old, new), encoding="utf-8")
    (fault,) = check(page, tmp_path)
    assert said in fault
