"""Says which build is under test, refuses to test another than was asked for, and says what a game that fails lacks."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from coterie import native
from coterie.core.game import Game
from coterie.games import games
from coterie.native import build

TOY = "whispers"  # the tests' own game, which has no words and no records

# One test runs compiled and interpreted, on fast and slow machines: how long an example takes says nothing.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests wait for browsers, servers and other processes."""
    return (os.cpu_count() or 1) + 1


def pytest_report_header() -> str:
    return f"coterie: {native.describe()}"


def pytest_configure() -> None:
    wanted = os.environ.get("COTERIE_BUILD") == "compiled" and native.hot_modules() and not build.missing()
    if wanted and not native.compiled():
        raise pytest.UsageError(f"the compiled build was to be tested, but the sources are {native.describe()}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a test of every game fails for one that is not complete, say what that game lacks."""
    report = yield
    if report.failed:
        from coterie.cli.completeness import lacks  # the terminal's modules take long to import

        for value in getattr(getattr(item, "callspec", None), "params", {}).values():
            game = games().get(value) if isinstance(value, str) else value
            if isinstance(game, Game) and game.name != TOY and (missing := lacks(game)):
                report.sections.append((f"what {game.name} lacks", "\n".join(missing)))
    return report
