"""A real PostgreSQL for the tests: one for each process that runs them, with an empty schema for each test."""

from collections.abc import Iterator
from itertools import count

import pytest

from tools.postgres import Postgres

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that nobody kills."""
    with Postgres() as running:
        yield running


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a database with nothing in it."""
    return new_database(postgres)


def new_database(postgres: Postgres) -> str:
    """The same, where one is not enough: a schema of its own, which is made sooner than a database."""
    schema = f"test_{next(_NUMBERS)}"
    postgres.do(f"CREATE SCHEMA {schema}", "coterie")
    return f"{postgres.url()}?options=-csearch_path%3D{schema}"
