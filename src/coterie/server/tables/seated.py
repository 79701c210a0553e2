"""Places that people were given."""

from dataclasses import dataclass

from coterie.server.tables.table import LiveTable


@dataclass(frozen=True, slots=True)
class Seated:
    """A person who was given a place: their number, seat (-1: the gallery) and key, which is kept nowhere else."""

    table: LiveTable
    person: int
    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that was opened with a game on it, for its host: perhaps another house keeps it by now."""

    table: str
    seat: int
    key: str
    invitation: str
