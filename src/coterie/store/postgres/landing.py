"""A PostgreSQL that rows are carried to. No house opens it before they are all there: it has a mark until then."""

import asyncio
import json
from collections.abc import Sequence

import psycopg

from coterie.store.postgres.links import DatabaseAddress, connect
from coterie.store.postgres.migrations import migrate
from coterie.store.postgres.refusals import refused
from coterie.store.postgres.side import PostgresSide, postgres_side
from coterie.store.sides import Rows, differs, digest, everything, filled


class PostgresLanding:
    """A `Landing` in PostgreSQL."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.shown = DatabaseAddress.of(address).shown

    def begin(self, source: str) -> str:
        asyncio.run(make_tables(self._address))
        with postgres_side(self._address, whole=False) as side:
            side.check_nobody_lives()
            mark = side.mark()
            if mark is None and not side.empty():
                raise filled(self.shown)
            of, last = json.loads(mark) if mark else ("", "")
            if of == source:
                return str(last)
            side.clear()
            side.set_mark(json.dumps([source, ""]))
            return ""

    def put(self, parts: Sequence[Rows], last: str) -> None:
        with postgres_side(self._address, whole=False) as side:
            for part in parts:
                side.add(part)
            self._note(side, last)

    def end(self, rest: Rows, secrets: dict[str, bytes], source: str) -> None:
        with postgres_side(self._address, whole=False) as side:
            side.add(rest)
            same = digest(everything(side)) == source
            if same:
                for name, value in secrets.items():
                    side.keep_secret(name, value)
                side.set_mark(None)
            else:
                side.clear()
                side.set_mark(json.dumps(["", ""]))
        if not same:
            raise differs(self.shown)

    def _note(self, side: PostgresSide, last: str) -> None:
        of, _ = json.loads(side.mark() or '["", ""]')
        side.set_mark(json.dumps([of, last]))


async def make_tables(address: str) -> None:
    """Make the tables at an address, or bring them up to date. Raises CoterieError if that cannot be done."""
    at = DatabaseAddress.of(address)
    try:
        async with await connect(at, 10.0) as db:
            await migrate(db, at.shown)
    except psycopg.Error as error:
        raise refused(at, error) from None
