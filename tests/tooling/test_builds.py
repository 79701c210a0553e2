"""A build serves exactly the sources it was made from."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from coterie import native
from coterie.native import build
from tests.tooling.conftest import House

needs_compiler = pytest.mark.skipif(bool(build.missing()), reason="this machine cannot compile")


@pytest.fixture
def built(house: House, tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house whose sources are compiled; all tests, in whatever process, share one build."""
    base = tmp_path_factory.getbasetemp()
    house.builds = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "coterie-builds"
    run = house.python("-m", "coterie.native")
    assert run.returncode == 0, run.stderr
    return house


def test_core_tables_rules_and_marked_modules_are_hot(house: House) -> None:
    assert sorted(native.hot_modules(house.package)) == [
        "coterie.bots.quick",
        "coterie.core.table",
        "coterie.games.patience.table",
    ]


@pytest.mark.parametrize("name", ["core/table.py", "games/patience/cards.py", "bots/slow.py", "play/new.py"])
def test_any_source_the_compiler_sees_changes_the_fingerprint(house: House, name: str) -> None:
    before = native.fingerprint(house.package)
    edit(house.package / name)
    assert native.fingerprint(house.package) != before


@pytest.mark.parametrize("name", ["games/patience/tests/test_rules.py", "cli/main.py", "games/patience/cards.toml"])
def test_what_the_compiler_does_not_see_leaves_the_fingerprint(house: House, name: str) -> None:
    before = native.fingerprint(house.package)
    edit(house.package / name)
    assert native.fingerprint(house.package) == before


def test_without_a_build_the_sources_run_interpreted(house: House) -> None:
    assert house.says("print(native.compiled(), native.describe())").startswith("False interpreted, because no build")


def test_without_a_compiler_one_sentence_says_so_and_all_goes_on(house: House) -> None:
    for arguments in (["-m", "coterie.native"], ["-m", "coterie.native", "--background"]):
        run = house.python(*arguments, PATH="", CC="")
        assert run.returncode == 0
        assert run.stderr == ""
        assert run.stdout.count("\n") == 1
        assert "runs interpreted, which is slower" in run.stdout


@needs_compiler
def test_a_failing_compiler_is_named_with_its_log(house: House) -> None:
    run = house.python("-m", "coterie.native", CC="false")
    assert run.returncode == 0
    assert "The C compiler failed" in run.stdout
    (log,) = house.builds.glob("failed-*.log")
    assert str(log) in run.stdout
    assert house.says("print(native.describe())").startswith("interpreted, because no build")


@needs_compiler
def test_a_type_error_is_shown_and_nothing_is_built(house: House) -> None:
    edit(house.package / "core/table.py", 'SEATS_NOW: int = "four"\n')
    run = house.python("-m", "coterie.native")
    assert run.returncode == 1
    assert "core/table.py:22: error: Incompatible types" in run.stderr


@needs_compiler
def test_a_build_of_these_sources_is_loaded(built: House) -> None:
    says = built.says("import coterie.core.table as t; print(native.describe(), type(t.Table.total).__name__)")
    assert says.startswith("compiled: 3 modules")
    assert says.endswith("method_descriptor")


@needs_compiler
def test_coterie_pure_runs_the_same_sources_interpreted(built: House) -> None:
    says = built.says(
        "import coterie.core.table as t; print(native.describe(), type(t.Table.total).__name__)", COTERIE_PURE="1"
    )
    assert says == "interpreted, because COTERIE_PURE=1 function"


@needs_compiler
def test_another_optimisation_level_is_another_build(built: House) -> None:
    assert built.says("print(native.compiled())", COTERIE_OPT="2") == "False"


@needs_compiler
def test_a_stale_build_is_not_loaded(built: House) -> None:
    worth = "from coterie.games.patience.table import Patience; print(native.compiled(), Patience().total())"
    assert built.says(worth) == "True 20"
    (built.package / "games/patience/cards.py").write_text("from typing import Final\n\nWORTH: Final = 6\n")
    assert built.says(worth) == "False 24"


@needs_compiler
@pytest.mark.parametrize(
    ("edited", "anew"),
    [
        ("bots/quick.py", "coterie_bots__mypyc"),
        pytest.param("core/table.py", "coterie__mypyc", marks=pytest.mark.soak),
    ],
)
def test_an_edit_of_a_bot_compiles_the_bots_alone_and_one_of_the_engine_the_engine(
    house: House, edited: str, anew: str
) -> None:
    house.python("-m", "coterie.native")
    before = {path.name for path in (house.builds / "libraries").iterdir()}
    edit(house.package / edited, "\n\ndef thrice(number: int) -> int:\n    return 3 * number\n")
    house.python("-m", "coterie.native")
    fresh = [path for path in (house.builds / "libraries").iterdir() if path.name not in before]
    (build,) = [path for path in house.builds.glob("*-O1-*") if path.name in house.says("print(native.describe())")]
    assert [path.read_bytes() for path in fresh] == [(build / f"{anew}{native.SUFFIX}").read_bytes()]
    module = f"coterie.{edited.removesuffix('.py').replace('/', '.')}"
    assert house.says(f"import {module} as m; print(native.compiled(), m.thrice(4))") == "True 12"


def test_the_bots_are_what_searches_and_whatever_imports_it(house: House) -> None:
    edit(house.package / "games/patience/sense.py", "# mypyc\nfrom coterie.search.sense import Sense\n")
    found = {library: sorted(modules) for library, modules in native.libraries(house.package).items()}
    assert found == {
        "coterie": ["coterie.core.table", "coterie.games.patience.table"],
        "coterie_bots": ["coterie.bots.quick", "coterie.games.patience.sense"],
    }


@needs_compiler
def test_interpreted_games_build_on_compiled_tables(built: House) -> None:
    assert built.says("from coterie.games.whist.game import Whist; print(Whist().total())") == "400"


@needs_compiler
def test_compiled_modules_find_the_data_beside_their_source(built: House) -> None:
    assert (
        built.says("from coterie.games.patience.table import BESIDE; print(native.compiled(), BESIDE)") == "True True"
    )


@needs_compiler
def test_a_compiled_traceback_shows_the_source_line(house: House) -> None:
    house.python("-m", "coterie.native")
    run = house.python("-c", "from coterie.core.table import Table; Table().fail()")
    assert f'File "{house.package}/core/table.py", line 21, in fail' in run.stderr
    assert 'raise ValueError("nothing here")' in run.stderr


def edit(path: Path, addition: str = "# edited\n") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text((path.read_text() if path.exists() else "") + addition)
