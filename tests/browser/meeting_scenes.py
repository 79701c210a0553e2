"""Where strangers meet, and where one person has many seats: open tables, reports to the owner, a personal key."""

from typing import Any

from coterie.server.tables.keys import new_key
from tests.server.guests import RunningServer


async def open_tables(server: RunningServer) -> None:
    """Three tables that everybody finds: two with free chairs, one to watch."""
    for game, name, agreed in (
        ("royal-secrets", "Camille", {"clock": 120, "talk": "court"}),
        ("for-the-king", "Bérénice", {"clock": 86400, "talk": "free", "watch": "anyone"}),
        ("reigns-council", "Aurélien de Rubempré", {"seats": 3, "talk": "free", "watch": "anyone"}),
    ):
        host, _ = await server.open(game, name, listed=True, **agreed)
        if game != "royal-secrets":
            await (await server.join(host.table, host.invitation or "", "Marguerite")).leave()
        if game == "reigns-council":
            await (await server.join(host.table, host.invitation or "", "Lucien")).leave()
            await host.do("start")
        await host.leave()


async def reported(server: RunningServer) -> dict[str, Any]:
    """A line was reported; what the owner's device keeps."""
    host, invitation = await server.open(name="Camille", listed=True)
    bob = await server.join(host.table, invitation, "Rastignac")
    for guest, text in ((host, "Bonsoir!"), (bob, "You play like a wet spaniel."), (host, "That is not kind.")):
        await guest.do("say", text=text)
    status, _ = await server.post(f"/api/tables/{host.table}/report", {"line": 1}, host.key)
    assert status == 200
    await host.leave()
    await bob.leave()
    return {"owner": server.house.owner_key(), "name": "Ann"}


async def seats_of(server: RunningServer) -> tuple[dict[str, Any], str]:
    """A device with two seats of Ann's and one of somebody else; and a personal key that holds one of them."""
    tables, personal = [], new_key()
    for game, name in (("royal-secrets", "Ann"), ("for-the-king", "Ann"), ("reigns-council", "Ben")):
        host, _ = await server.open(game, name)
        tables.append({"table": host.table, "key": host.key, "game": game, "at": 0})
        await host.leave()
    first = tables[0]
    status, _ = await server.post(f"/api/tables/{first['table']}/keep", {"personal": personal}, first["key"])
    assert status == 200
    return {"name": "Ann", "tables": tables}, personal
