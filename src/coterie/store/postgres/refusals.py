"""Why a database cannot be opened, and what to do."""

import psycopg

from coterie.core.errors import CoterieError
from coterie.store.postgres.errors import plain
from coterie.store.postgres.links import DatabaseAddress


def refused(address: DatabaseAddress, error: psycopg.Error) -> CoterieError:
    """Why a database cannot be opened, and what to do."""
    why, where, state = plain(error), address.shown, error.sqlstate or ""
    values: dict[str, object] = {"address": where, "why": why}
    if state in ("28P01", "28000") or "password" in why:
        text = f"{where} does not let this user in ({why}): look at the user and the password in the address"
        return CoterieError(text, "store-password", values)
    if state == "3D000" or "does not exist" in why:
        text = f"there is no such database or user at {where} ({why}): make it with “createdb” or “createuser”"
        return CoterieError(text, "store-missing", values)
    if state == "25006":
        return CoterieError(
            f"{where} can only be read ({why}): name the database that takes writes", "store-shut", values
        )
    text = f"{where} cannot be reached ({why}): look at the address, and whether PostgreSQL runs there"
    return CoterieError(text, "store-away", values)
