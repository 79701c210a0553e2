"""Migrations: the tables of the PostgreSQL store, version by version.

They lie in the first schema of the connection's search path. Two houses that open at once migrate once: a lock is held
until the tables are as they should be, and no longer.
"""

from collections.abc import Sequence

from psycopg import errors

from coterie.core.errors import CoterieError
from coterie.store.port import Unreadable
from coterie.store.postgres.errors import plain
from coterie.store.postgres.links import Connection

LOCK = 0x436F7465  # 'Cote'

_OF_TABLE = '"table" text NOT NULL REFERENCES tables (id) ON DELETE CASCADE'

# Never edit a version that was released: add one. The first is what SQLite has at its newest.
VERSIONS = (
    f"""
    CREATE TABLE houses (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, url text NOT NULL,
        until timestamptz NOT NULL, alive_at bigint
    );
    CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE tables (
        id text PRIMARY KEY, state text NOT NULL, made_at bigint NOT NULL, closed_at bigint,
        owner bigint, epoch bigint NOT NULL DEFAULT 0, left_at bigint
    ) WITH (fillfactor = 70);
    CREATE INDEX open_tables ON tables (made_at) WHERE closed_at IS NULL;
    CREATE TABLE matches (
        {_OF_TABLE}, no bigint NOT NULL, game text NOT NULL, rules_version bigint NOT NULL, pack text NOT NULL,
        options text NOT NULL, seats bigint NOT NULL, made_at bigint NOT NULL, ended_at bigint, result text NOT NULL,
        PRIMARY KEY ("table", no)
    );
    CREATE TABLE moves (
        "table" text NOT NULL, match bigint NOT NULL, n bigint NOT NULL, seat bigint NOT NULL, action bigint NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY ("table", match, n),
        FOREIGN KEY ("table", match) REFERENCES matches ("table", no) ON DELETE CASCADE
    );
    CREATE TABLE commands (
        {_OF_TABLE}, person bigint NOT NULL, id text NOT NULL, digest bytea NOT NULL, outcome bytea NOT NULL, at bigint,
        PRIMARY KEY ("table", person, id)
    );
    CREATE INDEX answers ON commands ("table", person, at) WHERE at IS NOT NULL;
    CREATE TABLE forgotten (
        {_OF_TABLE}, person bigint NOT NULL, id bigint NOT NULL, PRIMARY KEY ("table", person, id)
    );
    CREATE TABLE people (
        {_OF_TABLE}, n bigint NOT NULL, seat bigint NOT NULL, name text NOT NULL, key bytea NOT NULL,
        muted boolean NOT NULL, invited boolean NOT NULL,
        PRIMARY KEY ("table", n)
    );
    CREATE TABLE lines (
        {_OF_TABLE}, n bigint NOT NULL, room text NOT NULL, person bigint NOT NULL, text text NOT NULL,
        at bigint NOT NULL, form text NOT NULL, about bigint NOT NULL, match bigint NOT NULL, event bigint NOT NULL,
        seat bigint NOT NULL, acts text NOT NULL, voice bigint NOT NULL,
        PRIMARY KEY ("table", n)
    );
    CREATE TABLE orders (
        {_OF_TABLE}, seat bigint NOT NULL, name text NOT NULL, amount bigint NOT NULL, match bigint NOT NULL,
        lot bigint NOT NULL,
        PRIMARY KEY ("table", seat)
    );
    CREATE TABLE outages (
        "table" text REFERENCES tables (id) ON DELETE CASCADE, began bigint NOT NULL, ended bigint NOT NULL
    );
    CREATE INDEX outages_of ON outages ("table");
    CREATE TABLE shares (
        key bytea PRIMARY KEY, {_OF_TABLE}, match bigint NOT NULL, person bigint NOT NULL, named boolean NOT NULL,
        cover text NOT NULL, made_at bigint NOT NULL
    );
    CREATE INDEX shares_of ON shares ("table");
    CREATE TABLE addresses (
        {_OF_TABLE}, person bigint NOT NULL, url text NOT NULL, form text NOT NULL, keys text NOT NULL,
        seat_key bytea NOT NULL, language text NOT NULL, quiet text NOT NULL, made_at bigint NOT NULL,
        PRIMARY KEY ("table", person, url)
    );
    CREATE TABLE told (
        {_OF_TABLE}, url text NOT NULL, person bigint NOT NULL, match bigint NOT NULL, answers bigint NOT NULL,
        PRIMARY KEY ("table", url, person)
    );
    CREATE TABLE keyring (
        personal bytea NOT NULL, {_OF_TABLE}, person bigint NOT NULL, nonce bytea NOT NULL, sealed bytea NOT NULL,
        made_at bigint NOT NULL,
        PRIMARY KEY (personal, "table")
    );
    CREATE INDEX keyring_of ON keyring ("table", person);
    CREATE TABLE renewed_keys (personal bytea PRIMARY KEY, next bytea NOT NULL, at bigint NOT NULL);
    CREATE TABLE reports (
        {_OF_TABLE}, line bigint NOT NULL, by bigint NOT NULL, excerpt text NOT NULL, at bigint NOT NULL,
        PRIMARY KEY ("table", line, by)
    );
    """,
    "ALTER TABLE tables ADD idle_until bigint",
    """
    ALTER TABLE tables ADD listed boolean NOT NULL DEFAULT false;
    UPDATE tables SET listed = state::jsonb @@ '
        $.agreement.listed == true && (
            $.status == "waiting" && exists($.chairs[*] ? (@.person == -1 && @.bot == ""))
            || ($.status == "waiting" || $.status == "playing") && $.agreement.watch == "anyone"
        )'
    WHERE state::jsonb @> '{"agreement": {"listed": true}}';
    CREATE INDEX listed_tables ON tables (made_at) WHERE listed;
    """,
)


async def migrate(db: Connection, where: str, versions: Sequence[str] = VERSIONS) -> None:
    """Make the tables if they are not there, or bring them up to date.

    Raises Unreadable if a newer program made them or something else has them, CoterieError without the right to make
    them.
    """
    try:
        async with db.transaction():
            await db.execute("SET LOCAL lock_timeout = '60s'")
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            found = await _version(db)
            if found > len(versions):
                raise newer(where, found, len(versions))
            if found == len(versions):
                return
            await db.execute("CREATE TABLE IF NOT EXISTS coterie_schema (version integer NOT NULL, moving text)")
            for script in versions[found:]:
                await db.execute(script.encode())
            await db.execute("DELETE FROM coterie_schema")
            await db.execute("INSERT INTO coterie_schema (version) VALUES (%s)", (len(versions),))
    except (errors.InsufficientPrivilege, errors.InvalidSchemaName) as error:
        text = (
            f"the user of {where} may not make or read tables there ({plain(error)}): give the user the database with"
            " “ALTER DATABASE … OWNER TO …”, or the right to CREATE in its schema"
        )
        raise CoterieError(text, "store-rights", {"address": where, "why": plain(error)}) from None
    except (errors.DuplicateTable, errors.DuplicateObject, errors.UndefinedColumn) as error:
        text = f"{where} is a database of something else ({plain(error)}): make a database for Coterie alone"
        raise Unreadable(text, "store-foreign", {"address": where, "why": plain(error)}) from None


async def check_whole(db: Connection, where: str) -> None:
    """Raises CoterieError while data is being carried here from another store."""
    row = await (await db.execute("SELECT moving FROM coterie_schema")).fetchone()
    if row and row[0] is not None:
        raise moving(where)


def newer(where: str, found: int, known: int) -> Unreadable:
    """What is said of tables that another program made."""
    text = f"{where} was written by a newer Coterie (format {found}, this one knows {known}): use that one, or a backup"
    return Unreadable(text, "store-newer", {"address": where, "found": str(found), "known": str(known)})


def older(where: str, found: int, known: int) -> CoterieError:
    """What is said where nobody may bring the tables up to date meanwhile."""
    text = f"{where} was written by an older Coterie (format {found}, this one has {known}): open a house there first"
    return CoterieError(text, "store-older", {"address": where, "found": str(found), "known": str(known)})


def moving(where: str) -> CoterieError:
    """What is said of a store that is not whole yet."""
    text = f"data is being carried to {where} and is not all there: finish it with “coterie move-store” as before"
    return CoterieError(text, "store-moving", {"address": where})


async def _version(db: Connection) -> int:
    there = await (await db.execute("SELECT to_regclass('coterie_schema') IS NOT NULL")).fetchone()
    if not there or not there[0]:
        return 0
    row = await (await db.execute("SELECT version FROM coterie_schema")).fetchone()
    return int(str(row[0])) if row else 0
