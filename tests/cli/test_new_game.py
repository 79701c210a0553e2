"""`coterie new-game` writes a game that is complete: what an author would try first is tried here, in a copy of the
checkout.
"""

import ast
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from coterie.cli import new_game
from coterie.cli.command import main
from coterie.cli.completeness import lacks
from coterie.games import GUIDE, HEADINGS, find, games
from tests.cli.copied import ROOT, Copy
from tests.cli.terminal import Terminal
from tests.docs.pages import anchors

NAME, FOLDER, TITLE = "kuhn-poker", "kuhn_poker", "Kuhn Poker"
# the shortest and the longest name there can be, which must fit the lines of the skeleton, too
OTHERS = ["a", "m" * new_game.LONGEST]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    made = Copy(tmp_path_factory.mktemp("new-game") / "coterie")
    made_game(made, NAME)
    return made


def made_game(copy: Copy, name: str) -> Path:
    """The folder of a game of this name, newly made."""
    done = copy.coterie("new-game", name)
    assert (done.returncode, done.stderr) == (0, "")
    return copy.folder / "src" / "coterie" / "games" / name.replace("-", "_")


@pytest.fixture
def ours(copy: Copy) -> Iterator[Path]:
    """The game's folder, in which a test may take something away."""
    folder = copy.folder / "src" / "coterie" / "games" / FOLDER
    files = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    yield folder
    shutil.rmtree(folder)
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def test_the_skeleton_passes_every_command_of_make_check(copy: Copy) -> None:
    """A game has no file in the client's folder, so that is built with the game's words, and not checked once more."""
    recipe = copy.recipe("check")
    assert len(recipe) > 5
    others = [made_game(copy, name) for name in OTHERS]
    assert not [path for path in (copy.folder / "client").glob("src/**/*") if FOLDER in path.name or NAME in path.name]
    assert recipe[-1][-2:] == ["tools.client", "check"]
    recipe[-1].pop()
    for command in recipe:
        done = copy.run(*command)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    for folder in others:
        shutil.rmtree(folder)
    for name in OTHERS:
        for page in (copy.folder / "docs" / "rules").glob(f"{name}.*"):
            page.unlink()


def test_the_skeleton_passes_its_own_tests_and_those_of_every_game(copy: Copy) -> None:
    every_game = ["contracts/test_contracts.py", "words", "core", "play/test_golden.py", "packs", "cli/test_clauses.py"]
    paths = [f"src/coterie/games/{FOLDER}", *(f"tests/{path}" for path in every_game)]
    done = copy.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"{NAME} or {FOLDER}", *paths)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    assert int(done.stdout.rpartition(" passed")[0].split()[-1]) > 30


def test_bots_play_the_skeleton_and_random_games_find_no_fault(copy: Copy) -> None:
    demo = copy.coterie("demo", NAME, "--seed", "1", "--json")
    assert (demo.returncode, demo.stderr) == (0, "")
    assert json.loads(demo.stdout.splitlines()[-1])["winners"]
    fuzz = copy.coterie("fuzz", NAME, "--games", "20")
    assert (fuzz.returncode, fuzz.stdout.count(" 0 faults")) == (0, 3)
    clauses = copy.coterie("clauses")
    assert clauses.returncode == 0
    assert f"{NAME}: 3 clauses, 0 faults" in clauses.stdout
    doctor = copy.coterie("doctor", "--data", str(copy.folder / "data"), "--json")
    (mine,) = [game for game in json.loads(doctor.stdout)["games"] if game["game"] == NAME]
    assert (mine["bots"], mine["ill"], mine["lacks"]) == ("page", False, [])


def test_the_skeleton_takes_numbers_as_the_engine_does(copy: Copy) -> None:
    """The compiler refuses a step that takes another kind of number than the step it is made from."""
    engine = _methods(ROOT / "src" / "coterie" / "core" / "table.py")["Step"]
    steps = _methods(copy.folder / "src" / "coterie" / "games" / FOLDER / "rules.py")
    assert {name for step in steps.values() for name in step} >= {"legal", "play"}
    for step in steps.values():
        for name, numbers in step.items():
            assert numbers == engine[name], name


def _methods(path: Path) -> dict[str, dict[str, dict[str, str]]]:
    """Per class and method of a module: which arguments are numbers, and of which kind."""
    return {
        kind.name: {
            method.name: {
                argument.arg: ast.unparse(argument.annotation)
                for argument in method.args.args
                if argument.annotation and ast.unparse(argument.annotation) in ("int", "i64")
            }
            for method in kind.body
            if isinstance(method, ast.FunctionDef) and method.name != "__init__"
        }
        for kind in ast.parse(path.read_text()).body
        if isinstance(kind, ast.ClassDef)
    }


@pytest.mark.parametrize(
    ("language", "title", "over"),
    [("en", TITLE, "The game is over."), ("fr", f"Le jeu de {TITLE}", "La partie est finie.")],
)
def test_a_person_plays_the_skeleton_in_the_terminal(
    copy: Copy, tmp_path: Path, language: str, title: str, over: str
) -> None:
    # of a hand of different cards, for a choice of one is no question
    dealt = ("--seed", "1", "--option", "first=A")
    terminal = Terminal("play", NAME, *dealt, "--lang", language, "--pace", "0", home=tmp_path, env=copy.environ)
    answers = 0
    while terminal.read() and terminal.code is None:
        terminal.type(str(min(terminal.choices())))
        answers += 1
    assert (terminal.code, answers) == (0, 2)
    assert over in terminal.text
    listed = copy.coterie("games", "--lang", language)
    assert f"{NAME}: {title}" in listed.stdout or title in listed.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Kuhn", "cannot be the name of a game: use small letters"),
        ("kuhn_poker", "cannot be the name of a game: use small letters"),
        ("kuhn poker", "cannot be the name of a game: use small letters"),
        ("21-up", "cannot be the name of a game: use small letters"),
        ("../kuhn", "cannot be the name of a game: use small letters"),
        ("", "cannot be the name of a game: use small letters"),
        ("k" * 21, "is too long for the name of a game: use at most 20 characters"),
        ("import", "the word is reserved"),
        ("tests", "the word is reserved"),
        ("game", "the word is reserved"),
        ("royal-secrets", "a game is called “royal-secrets” already"),
    ],
)
def test_a_name_that_no_game_can_have_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, said: str
) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path), "--lang", "en"]) == 2
    out, error = capsys.readouterr()
    assert (out, error.count("\n")) == ("", 1)
    assert said in error
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_or_cannot_be_made_is_left_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / FOLDER).mkdir()
    assert main(["new-game", NAME, "--folder", str(tmp_path), "--lang", "en"]) == 2
    assert f"there is a folder {tmp_path / FOLDER} already" in capsys.readouterr().err
    assert list((tmp_path / FOLDER).iterdir()) == []
    (tmp_path / "file").touch()
    assert main(["new-game", NAME, "--folder", str(tmp_path / "file"), "--lang", "en"]) == 2
    assert f"{tmp_path / 'file' / FOLDER} could not be written: Not a directory" in capsys.readouterr().err


def test_clauses_of_two_games_never_have_the_same_prefix() -> None:
    taken = {game.prefix for game in games().values()}
    assert new_game.prefix_for("kuhn-poker") == "KP"
    assert new_game.prefix_for("kuhn") == "KU"
    assert new_game.prefix_for("red-sea") == "RE"  # for RS is Royal Secrets
    assert {new_game.prefix_for(name) for name in ("a", "royal-secrets", "w", "wh")} & taken == set()


# each file, what the guide changes in it, and by what
FIRST_CHANGE = {
    "table.py": ("max(alone)", "min(alone)"),
    "locales/en.ftl": ("The highest total that", "The lowest total that"),
    "locales/fr.ftl": ("Le total le plus haut qu", "Le total le plus bas qu"),
    "tests/test_rules.py": ("[8, 7], [0])", "[8, 7], [1])"),
}


def test_the_first_change_that_the_guide_suggests_goes_as_it_says(copy: Copy, ours: Path) -> None:
    for file, (old, new) in FIRST_CHANGE.items():
        text = (ours / file).read_text("utf-8")
        assert text.count(old) == 1
        (ours / file).write_text(text.replace(old, new), "utf-8")
    tests = copy.python("-m", "pytest", "-q", "-p", "no:cacheprovider", f"src/coterie/games/{FOLDER}")
    assert tests.returncode == 0, tests.stdout
    refused = copy.python("-m", "tools.golden", NAME)
    assert refused.returncode == 1
    assert "raise rules_version of kuhn-poker" in refused.stdout
    shutil.rmtree(ours / "records")
    for tool in (["tools.golden", NAME], ["tools.rules"], ["tools.fresh"]):
        done = copy.python("-m", *tool)
        assert done.returncode == 0, done.stdout + done.stderr
    assert copy.python("-m", "tools.golden", NAME, "--check").returncode == 0


# What a game lacks.


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("__init__.py", "kuhn-poker has no __init__.py: see docs/authors.md#the-manifest"),
        ("game.py", "kuhn-poker has no game.py: see docs/authors.md#the-manifest"),
        ("lexicon.py", "kuhn-poker has no lexicon.py: see docs/authors.md#the-lexicon"),
        ("table.py", "kuhn-poker has no table.py: see docs/authors.md#the-table"),
        ("rules.py", "kuhn-poker has no rules.py: see docs/authors.md#the-rules"),
        ("cards.py", "kuhn-poker has no cards.py: see docs/authors.md#cards"),
        ("cards.toml", "kuhn-poker has no cards.toml: see docs/authors.md#cards"),
        ("locales/en.ftl", "kuhn-poker has no locales/en.ftl: see docs/authors.md#words"),
        ("locales/fr.ftl", "kuhn-poker has no locales/fr.ftl: see docs/authors.md#words"),
        ("tests/test_rules.py", "kuhn-poker has no tests: see docs/authors.md#tests"),
        ("records/*.json", "kuhn-poker has no records: see docs/authors.md#golden-records"),
    ],
)
def test_a_game_that_lacks_a_part_is_told_which_and_where_to_read(copy: Copy, ours: Path, part: str, said: str) -> None:
    gone = list(ours.glob(part))
    assert gone
    for path in gone:
        path.unlink()
    done = copy.coterie("demo", NAME, "--seed", "1")
    assert f"coterie: {said}" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_doctor_says_what_games_lack(copy: Copy, ours: Path) -> None:
    for part in ("locales/en.ftl", "tests/test_rules.py", "records/2-random.json"):
        (ours / part).unlink()
    lacking = copy.coterie("doctor", "--data", str(copy.folder / "data"))
    assert lacking.returncode == 1
    assert "\n  kuhn-poker has no locales/en.ftl: see docs/authors.md#words\n" in lacking.stdout
    assert "\n  kuhn-poker has no tests: see docs/authors.md#tests\n" in lacking.stdout
    assert "kuhn-poker has no records" not in lacking.stdout  # others are left
    (ours / "game.py").unlink()
    unfinished = copy.coterie("doctor", "--data", str(copy.folder / "data"))
    assert unfinished.returncode == 1
    assert "kuhn-poker has no game.py: see docs/authors.md#the-manifest" in unfinished.stdout


def test_a_game_that_lacks_words_is_told_which(copy: Copy, ours: Path) -> None:
    words = ours / "locales" / "fr.ftl"
    lines = words.read_text("utf-8").splitlines(keepends=True)
    words.write_text("".join(line for line in lines if not line.startswith(("verb-lay", "card-number"))), "utf-8")
    done = copy.coterie("doctor", "--data", str(copy.folder / "data"))
    missing = ", ".join(["verb-lay", *(f"card-number-{n}" for n in range(1, 5))])
    assert f"kuhn-poker has no {missing} and 2 more in locales/fr.ftl: see docs/authors.md#words" in done.stdout
    assert done.returncode == 1


def test_a_manifest_without_a_game_or_with_another_name_is_told_so(copy: Copy, ours: Path) -> None:
    manifest = ours / "game.py"
    sound = manifest.read_text("utf-8")
    manifest.write_text(sound.replace("GAME = ", "IT = "), "utf-8")
    assert "kuhn-poker has no GAME in game.py: see docs/authors.md#the-manifest" in copy.coterie("games").stderr
    manifest.write_text(sound.replace("name=cards.GAME", 'name="poker"'), "utf-8")
    said = "the game in the folder kuhn_poker is called 'poker', and should be called 'kuhn-poker'"
    assert said in copy.coterie("games").stderr


def test_a_test_of_every_game_that_fails_says_what_the_game_lacks(copy: Copy, ours: Path) -> None:
    (ours / "locales" / "en.ftl").unlink()
    only = f"{NAME} and nothing_is_missing"
    done = copy.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", only, "tests/words/test_words.py")
    assert done.returncode == 1
    assert "what kuhn-poker lacks" in done.stdout
    assert "kuhn-poker has no locales/en.ftl: see docs/authors.md#words" in done.stdout


def test_the_sections_that_these_sentences_name_are_in_the_guide() -> None:
    there = anchors((ROOT / GUIDE).read_text("utf-8"))
    assert [heading for heading in HEADINGS.values() if heading not in there] == []


def test_the_games_of_this_checkout_are_complete() -> None:
    assert [sentence for name in games() if name != "whispers" for sentence in lacks(find(name))] == []
    assert lacks(find("whispers"))
