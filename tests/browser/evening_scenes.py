"""What `make screens` pictures of an evening: who meets, how a game ends, and what one takes home."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from tests.browser import meeting_scenes, notice_scenes, share_scenes, story_scenes
from tests.browser.phases import FOR_THE_KING, phases
from tests.browser.scene import Act, Scene, at, click, to_the_end, wait_for
from tests.server.guests import RunningServer


async def _open_tables(server: RunningServer, name: str) -> Scene:
    await meeting_scenes.open_tables(server)
    return Scene(name, "/", "[aria-labelledby=lobby] .ticket", kept={"name": "Ann"}, long=True)


async def _reports(server: RunningServer, name: str) -> Scene:
    return Scene(name, "/", "[aria-labelledby=reports] ol", kept=await meeting_scenes.reported(server), long=True)


async def _key_to_make(server: RunningServer, name: str) -> Scene:
    kept, _ = await meeting_scenes.seats_of(server)
    return Scene(name, "/", ".btn.key", (click(".btn.key"), wait_for("dialog input[type=checkbox]")), kept)


async def _key(server: RunningServer, name: str) -> Scene:
    scene = await _key_to_make(server, name)
    made = (click("dialog .btn.gold"), wait_for("dialog svg path[d^=M]"))
    return replace(scene, acts=(*scene.acts, *made))


async def _arrival(server: RunningServer, name: str) -> Scene:
    _, personal = await meeting_scenes.seats_of(server)
    return Scene(name, f"/#mine={personal}", "dialog .gold")


async def _end(server: RunningServer, name: str) -> Scene:
    """The end of a game, or what its name adds: as it is shared, or thirty seconds of it."""
    made, _, added = name.partition("+")
    where, guest = await story_scenes.end_of(server, made)
    if added == "film":
        tables = [{"table": guest.table, "key": guest.key, "game": "royal-secrets", "at": 0}]
        return Scene(name, f"/replay/{guest.table}#match=1&move=0&eyes=open&film=1", ".reel b", kept={"tables": tables})
    if added == "share":
        sharing = (click('.final button:text-matches("Share|Partager")'), wait_for(".preview img"))
        return Scene(name, where, ".film", sharing)
    return Scene(name, where, ".film", long=True)


async def _record(server: RunningServer, name: str) -> Scene:
    """The home page of somebody who has played a lot."""
    _, guest = await story_scenes.end_of(server, "end-rs")
    tables = [{"table": guest.table, "key": guest.key, "game": "royal-secrets", "at": 0}]
    kept = {"name": "Ann", "tables": tables}
    return Scene(name, "/", "[aria-labelledby=record] dd", kept=kept, book=story_scenes.book_of(guest), long=True)


async def _notes(server: RunningServer, name: str) -> Scene:
    phase = next(phases("for-the-king", {"bid": FOR_THE_KING["bid"]}))
    acts = (click(".what ~ .icon-btn"), click(".notes summary"), wait_for(".taken li"))
    return Scene(name, await at(server, phase), acts=acts)


async def _share(server: RunningServer, name: str) -> Scene:
    """A finished game that is shown to others, and gone on with: by who played it, or by a stranger with a link."""
    table, key, link = await share_scenes.shared(server, names=name != "shared-letters")
    tables = [{"table": table, "key": key, "game": "royal-secrets", "at": 0}]
    replay = f"/replay/{table}#match=1&move=63&eyes=open"
    if name == "share-sheet":
        opener = '.final button:text-matches("Share|Partager")'
        return Scene(name, f"/t/{table}#key={key}", opener, (click(opener), click("dialog .fields .gold")))
    if name == "share-moment":
        acts = (click('.desk button:has(path[d^="M12 15V3"])'), wait_for("dialog .choice"))
        return Scene(name, replay, ".desk", acts, kept={"tables": tables})
    if name == "go-on":
        return Scene(name, replay, ".desk > .btn", (click(".desk > .btn"),), kept={"tables": tables})
    if name == "trouble-share":
        return Scene(name, f"/shared#link={link[:9]}", "main h1")
    return Scene(name, f"/shared#link={link}&move=63&eyes=open", ".told")


async def _calls(server: RunningServer, name: str) -> Scene:
    """The settings of somebody who wants to be called, but not at night."""
    granted: Act = lambda page: page.evaluate(notice_scenes.GRANTED)  # noqa: E731
    quiet = 'dialog label:has-text("Quiet hours"), dialog label:has-text("Heures calmes")'
    acts = (granted, click(".tools > .icon-btn"), wait_for(quiet), click(quiet), wait_for("dialog input[type=time]"))
    return Scene(name, "/", ".game .pitch", (*acts, to_the_end("dialog")), kept=notice_scenes.CALLS)


async def _channel(server: RunningServer, name: str) -> Scene:
    where = await notice_scenes.table_with_a_channel(server)
    acts = (
        click(".what ~ .icon-btn"),
        click("dialog summary"),
        wait_for("dialog select"),
        to_the_end("dialog"),
    )
    return Scene(name, where, acts=acts)


EVENING: dict[str, Callable[[RunningServer, str], Awaitable[Scene]]] = {
    "home-lobby": _open_tables,
    "home-reports": _reports,
    "key-make": _key_to_make,
    "key-made": _key,
    "key-arrival": _arrival,
    **dict.fromkeys([*story_scenes.ENDS, "end-rs+film", "end-rs+share", "end-fk+share", "end-rc+share"], _end),
    "home-record": _record,
    "notes": _notes,
    **dict.fromkeys(("share-sheet", "share-moment", "shared", "shared-letters", "trouble-share", "go-on"), _share),
    "calls": _calls,
    "channel": _channel,
}
