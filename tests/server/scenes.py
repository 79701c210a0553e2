"""Scenes for tests: a table in some state with everybody who may be at it, and all there is to know of it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from coterie.server.tables.keys import new_key
from tests.server.guests import Guest, RunningServer, play_out, proposed

GUESTS = ("host", "asked", "other", "spectator", "muted", "uninvited")
INVITED = GUESTS[:-1]
SEATED = ("host", "asked", "other")
STATUSES = ("waiting", "playing", "paused", "over", "ended")


@dataclass
class Scene:
    """A table with a bot in seat D, where B is asked first. If there is a seat E, it is free before the game."""

    server: RunningServer
    guests: dict[str, Guest]
    invitation: str
    removed: str  # the key of somebody who was shown the door
    personal: str  # the personal key of who is asked

    @property
    def host(self) -> Guest:
        return self.guests["host"]

    @property
    def table(self) -> str:
        return self.host.table

    def person(self, name: str) -> int:
        """The number of a guest."""
        return next(p["person"] for p in self.host.face["people"] if p["name"] == name)

    async def known(self) -> str:
        """All that is known of the table, in memory and on the disk."""
        state = self.server.house.tables[self.table].state
        moves = list(state.match.moves) if state.match else None
        in_memory = (state.orders, state.votes, state.stand_ins, state.window)
        notices = self.server.house.tables[self.table].notices.addresses
        memory = (state.stored, state.people, state.lines, moves, notices, *in_memory)
        return repr(
            (memory, await self.server.store.load(self.table), await self.server.store.addresses.load(self.table))
        )

    async def leave(self) -> None:
        for guest in self.guests.values():
            if guest.closed is None:
                await guest.leave()


async def scene(
    server: RunningServer, status: str, prelude: Callable[[Scene], Awaitable[None]] | None = None, **proposal: object
) -> Scene:
    """A table in this state. Whatever must go before something else is the prelude."""
    game = "whispers" if status == "over" else "for-the-king"  # the tests' own game is over soon
    owner_key = server.house.owner_key()
    plain = {
        "game": game,
        "name": "host",
        "seats": 4 if status == "over" else 5,
        "bots": {"D": "random"},
        "options": {"first": "B"},
    }
    created, place = await server.post("/api/tables", proposed(**{**plain, **proposal}), owner_key)
    assert created == 201, place
    table, invitation = place["table"], place["invitation"]
    guests = {"host": await Guest(server, table, place["key"]).hello()}
    for name in ("spectator", "muted", "removed"):  # by a seat, for not every table lets itself be watched
        guests[name] = await server.join(table, invitation, name)
        await done(guests[name], "sit")
    for name in ("asked", "other"):
        guests[name] = await server.join(table, invitation, name)
    seated = await server.house.watch(server.house.tables[table], "uninvited", invited=False)
    guests["uninvited"] = await Guest(server, table, seated.key).hello()
    removed = guests.pop("removed")
    personal = new_key()
    kept, _ = await server.post(f"/api/tables/{table}/keep", {"personal": personal}, guests["asked"].key)
    assert kept == 200
    it = Scene(server, guests, invitation, removed.key, personal)
    await it.host.until(lambda: len(it.host.face["people"]) == 7)
    await done(it.host, "mute", person=it.person("muted"), on=True)
    await done(it.host, "remove", person=it.person("removed"))
    assert it.host.invitation
    assert it.host.invitation != invitation, "who was removed knew that one"
    it.invitation = it.host.invitation
    await done(it.host, "say", text="A line of talk")
    if status != "waiting":
        await done(it.host, "start")
        for guest in guests.values():
            await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
    if status == "over":
        await play_out([guests[name] for name in SEATED])
        await it.host.until(lambda: it.host.face["status"] == "over")
    if prelude and status in ("playing", "paused"):
        await prelude(it)
    if status == "paused":
        await done(it.host, "pause", on=True)
    if status == "ended":
        await done(it.host, "propose", topic="end")
        for name in ("asked", "other"):
            await done(guests[name], "vote", vote=1, yes=True)
        await it.host.until(lambda: it.host.face["status"] == "ended")
    if prelude and status in ("over", "ended"):
        await prelude(it)
    return it


async def done(guest: Guest, what: str, **said: object) -> None:
    """Give a command that is carried out."""
    answer = await guest.do(what, **said)
    assert answer["type"] == "done", answer
