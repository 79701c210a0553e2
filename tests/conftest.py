"""Lets the tests' own game be discovered like the others, and a PostgreSQL be had by whoever asks for one."""

from pathlib import Path

import coterie.games
from tests.postgres import database, postgres

__all__ = ["database", "postgres"]

coterie.games.__path__.append(str(Path(__file__).parent / "games"))
