"""Says which build is under test, and refuses to test another than was asked for."""

import os

import pytest
from hypothesis import settings

from coterie import native
from coterie.native import build

# One test runs compiled and interpreted, on fast and slow machines: how long an example takes says nothing.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_report_header() -> str:
    return f"coterie: {native.describe()}"


def pytest_configure() -> None:
    wanted = os.environ.get("COTERIE_BUILD") == "compiled" and native.hot_modules() and not build.missing()
    if wanted and not native.compiled():
        raise pytest.UsageError(f"the compiled build was to be tested, but the sources are {native.describe()}")
