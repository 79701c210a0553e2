"""A table over days whose host is about to let a channel hear whose turn it is."""

from coterie.store.rows import NoticeAddress
from tests.server.guests import RunningServer

CALLS = {"notifications": True}  # what the device remembers
GRANTED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' }); null"


async def table_with_a_channel(server: RunningServer) -> str:
    """The address of the host's seat at a table that has a channel."""
    ann, bob = await server.table_of("royal-secrets", 2, seats=3, clock=86_400)
    channel = NoticeAddress(-1, "https://hooks.slack.com/services/T0/B0/x", "slack", "", b"", "en", "", 0)
    await server.house.tables[ann.table].notices.keep(channel)
    for guest in (ann, bob):
        await guest.leave()
    return f"/t/{ann.table}#key={ann.key}"
