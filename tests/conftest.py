"""Lets the tests' own game be discovered like the others."""

from pathlib import Path

import coterie.games

coterie.games.__path__.append(str(Path(__file__).parent / "games"))
