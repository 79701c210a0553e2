"""What a PostgreSQL must promise before anything is kept in it."""

from typing import Any

import psycopg

from coterie.core.errors import CoterieError

OLDEST = 15  # version
SAFE = {"fsync": ("on",), "full_page_writes": ("on",), "synchronous_commit": ("on", "remote_write", "remote_apply")}

_ASKED = "SELECT current_setting('server_version_num')::int, current_setting('server_encoding'), {}".format(
    ", ".join(f"current_setting('{name}')" for name in SAFE)
)


async def check_server(db: psycopg.AsyncConnection[Any], where: str) -> None:
    """Raises CoterieError if this server may lose what it acknowledged, or is not as we need it."""
    row = await (await db.execute(_ASKED)).fetchone()
    assert row
    version, encoding, *promised = row
    if version < OLDEST * 10000:
        values = {"address": where, "version": str(version // 10000), "oldest": str(OLDEST)}
        text = "{address} is PostgreSQL {version}: {oldest} or newer is needed".format(**values)
        raise CoterieError(text, "store-old", {**values})
    if encoding != "UTF8":
        values = {"address": where, "encoding": encoding}
        text = (
            "the database at {address} is written in {encoding}: make one in UTF8, with “createdb --encoding=UTF8"
            " --template=template0”"
        )
        raise CoterieError(text.format(**values), "store-encoding", {**values})
    for (name, wanted), value in zip(SAFE.items(), promised, strict=True):
        if value not in wanted:
            values = {"address": where, "setting": name, "value": value, "wanted": ", ".join(wanted)}
            text = (
                "{address} may lose moves that were acknowledged: its {setting} is {value}. Set it to one of {wanted}"
                " in postgresql.conf, then start PostgreSQL again"
            )
            raise CoterieError(text.format(**values), "store-unsafe", {**values})
