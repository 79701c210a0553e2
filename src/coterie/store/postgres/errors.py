"""Errors of PostgreSQL, as those of the port."""

import psycopg
from psycopg import errors

from coterie.core.errors import CoterieError
from coterie.store.port import Conflict, Damaged, StoreFull, Unknown, Unreachable

# What undoes one change and no other: its number is taken, or it holds what PostgreSQL does not keep.
ONE = (psycopg.IntegrityError, psycopg.DataError)


def explained(where: str, error: BaseException, conflict: str = "") -> BaseException:
    """An error whose transaction was undone, as one of the port. `conflict` is what it means that a number is taken."""
    if not isinstance(error, psycopg.Error) or (isinstance(error, psycopg.ProgrammingError) and not error.sqlstate):
        return error  # a fault of ours
    why = plain(error)
    match error:
        case psycopg.IntegrityError():
            return Conflict(conflict or why)
        case psycopg.DataError():
            return CoterieError(f"this cannot be kept ({why})")
        case errors.DiskFull():
            text = f"this could not be kept in {where} ({why}): make room on the disk of the database and try again"
            return StoreFull(text, "refused-disk")
        case errors.ReadOnlySqlTransaction():
            text = f"this could not be kept in {where}: the database can only be read ({why})"
            return StoreFull(text, "refused-read-only")
        case errors.DataCorrupted() | errors.IndexCorrupted():
            return Damaged(f"{where} is damaged where this belongs ({why})", "refused-damaged")
    return Unreachable(f"{where} cannot be reached ({why})", "refused-unreachable")


def is_certain(error: BaseException) -> bool:
    """Whether a statement surely did nothing: the server undid it and said so, or the client could not write values.

    What a server says as it goes down may come after a commit.
    """
    if not isinstance(error, psycopg.Error):
        return False
    return isinstance(error, psycopg.DataError) or error.diag.severity_nonlocalized == "ERROR"


def unknown(where: str, error: BaseException) -> Unknown:
    """What is said when a commit had no answer."""
    why = plain(error) if isinstance(error, psycopg.Error) else type(error).__name__
    return Unknown(f"{where} did not say whether this was kept ({why})")


def plain(error: BaseException) -> str:
    """What PostgreSQL or its client says, in one line."""
    said = getattr(getattr(error, "diag", None), "message_primary", None) or str(error)
    return " ".join(said.split()) or type(error).__name__
