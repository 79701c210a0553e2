"""A game that is over and was shown to others: the sheet that makes links, and what strangers find behind one."""

from tests.browser import lied_scenes
from tests.server.guests import RunningServer


async def finished(server: RunningServer) -> tuple[str, str]:
    """A table where an evening is over, and the key of somebody who played."""
    place = await lied_scenes.finished(server)
    table, _, key = place.removeprefix("/t/").partition("#key=")
    return table, key


async def shared(server: RunningServer, names: bool = True) -> tuple[str, str, str]:
    """The same table and key, and the key of a link to its game."""
    table, key = await finished(server)
    _, link = await server.post(f"/api/tables/{table}/shares", {"names": names}, key=key)
    return table, key, link["key"]
