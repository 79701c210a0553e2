"""Both stores, for the tests that hold for either."""

from pathlib import Path

import pytest

from tests.store.tables import Place


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store is, with nothing in it yet: in a folder, or in PostgreSQL."""
    return Place(request.getfixturevalue("database") if request.param == "postgres" else "", tmp_path)


@pytest.fixture
def shared(database: str, tmp_path: Path) -> Place:
    """Where a store is that several houses share."""
    return Place(database, tmp_path)
