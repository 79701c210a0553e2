"""The one-time link of the owner, where several houses share a store: one that a house has printed is good at any of
them, once. The store has a digest of it.
"""

from collections.abc import Iterable

from coterie.server.tables.keys import digest, same
from coterie.store.port import Store


async def keep(store: Store, house: str, token: str) -> None:
    """Let the link of a house be good, in the place of its last one."""
    await store.keep_secret(_name(house), digest(token), renew=True)


async def take(store: Store, houses: Iterable[str], token: str) -> bool:
    """Whether this is the link of one of these houses. It is good no more then."""
    for house in houses:
        kept = await store.secret(_name(house))
        if kept and same(kept, digest(token)):
            await store.keep_secret(_name(house), b"", renew=True)
            return True
    return False


def _name(house: str) -> str:
    return f"owner-link {house}"
