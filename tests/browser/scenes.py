"""What `make screens` pictures: the pages of the house, what opens over a table, and the phases of every game."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

from tests.browser import deal_scenes, lesson_scenes, lied_scenes, talk_scenes
from tests.browser.evening_scenes import EVENING
from tests.browser.phases import FOR_THE_KING, REIGNS_COUNCIL, ROYAL_SECRETS, open_phase, phases
from tests.browser.scene import TABLE, Act, Scene, at, click, press, wait_for
from tests.server.guests import Guest, RunningServer, play_out

GAMES = {
    "royal-secrets": ("rs", ROYAL_SECRETS),
    "for-the-king": ("fk", FOR_THE_KING),
    "reigns-council": ("rc", REIGNS_COUNCIL),
}
STILL = (
    Scene("home", "/", ".game .pitch", long=True),
    Scene("settings", "/", ".game .pitch", (click(".tools > .icon-btn"),)),
    Scene("rules-royal-secrets", "/rules/royal-secrets", ".clauses h2"),
    Scene("rules-for-the-king", "/rules/for-the-king", ".clauses h2"),
    Scene("rules-reigns-council", "/rules/reigns-council", ".clauses h2"),
    Scene("rules-clause", "/rules/royal-secrets#RS-70", ".clauses .marked"),
    Scene("lesson-rs", "/lesson/royal-secrets", "#prompter", (lesson_scenes.royal_card,)),
    Scene("lesson-rs-kind", "/lesson/royal-secrets", "#prompter", (lesson_scenes.royal_kind,)),
    Scene("lesson-rs-end", "/lesson/royal-secrets", "#prompter", (lesson_scenes.royal_end,)),
    Scene("lesson-fk", "/lesson/for-the-king", "#prompter", (lesson_scenes.king_secret,)),
    Scene("lesson-rc", "/lesson/reigns-council", "#prompter", (lesson_scenes.council_present,)),
    Scene("offer", "/", ".game .pitch", (lesson_scenes.offered,), kept={"hints": True}),
    Scene("art", "/art", "main figure", long=True),
    Scene("trouble-game", "/rules/nothing", "main h1"),
    Scene("trouble-table", "/t/ABCDEFGH", "main h1"),
    Scene("trouble-gone", "/", "main h1", offline="**/api/**"),
)
OVER_A_TABLE = (
    Scene("panel-log", "", acts=(click("#tab-log"),)),
    Scene("panel-talk", "", acts=(click("#tab-talk"),)),
    Scene("panel-ledger", "", acts=(click("#tab-ledger"),)),
    Scene("panel-rules", "", acts=(click("#tab-rules"),)),
    Scene("menu", "", acts=(click(".what ~ .icon-btn"),)),
    Scene("keys", "", acts=(press("?"),)),
    Scene("hint", "", kept={"hints": True}),
    Scene("plain", "", kept={"plain": True}),
    Scene("everything", "", kept={"everything": True}),
    Scene("chosen-one", "", acts=(press("1"),)),
    Scene("chosen", "", acts=(press("1", "u"),)),
)


async def scenes(server: RunningServer, wanted: Callable[[str], bool]) -> AsyncIterator[Scene]:
    """Every scene that is wanted, one after another as it is ready."""
    for scene in STILL:
        if wanted(scene.name):
            yield scene
    for name, make in STAGED.items():
        if wanted(name):
            yield await make(server, name)
    over = [scene for scene in OVER_A_TABLE if wanted(scene.name)]
    for game, (prefix, kinds) in GAMES.items():
        first = game == "royal-secrets"
        chosen = {
            name: fits
            for name, fits in kinds.items()
            if wanted(f"{prefix}-{name}") or (first and name == "first-bet" and over)
        }
        for phase in phases(game, chosen) if chosen else ():
            where = await at(server, phase)
            if wanted(f"{prefix}-{phase.name}"):
                yield Scene(f"{prefix}-{phase.name}", where)
            if first and phase.name == "first-bet":
                for scene in over:
                    yield replace(scene, where=where)


async def _home_with_tables(server: RunningServer, name: str) -> Scene:
    tables = []
    for game, status, first in (
        ("royal-secrets", "playing", "A"),
        ("royal-secrets", "playing", "B"),
        ("for-the-king", "waiting", "A"),
    ):
        host, invitation = await server.open(game, "Ann", options={"first": first})
        await (await server.join(host.table, invitation, "Bérénice")).leave()
        if status == "playing":
            await host.do("start")
        tables.append({"table": host.table, "key": host.key, "game": game, "at": 0})
        await host.leave()
    over = await _played(server)
    tables.append({"table": over[0].table, "key": over[0].key, "game": "whispers", "at": 0})
    # the house does not know it
    tables.append({"table": "GQNEGQNE", "key": over[0].key, "game": "royal-secrets", "at": 0})
    return Scene(name, "/", ".ticket", kept={"name": "Ann", "tables": tables}, long=True)


async def _door(server: RunningServer, name: str) -> Scene:
    host, invitation = await server.open("royal-secrets", "Ann", bots={"C": "courtier"})
    await server.join(host.table, invitation, "Bérénice")
    return Scene(name, f"/t/{host.table}#invitation={invitation}", "main h1")


async def _door_of_a_full_table(server: RunningServer, name: str) -> Scene:
    host, invitation = await server.open("reigns-council", "Ann", bots={"B": "courtier", "C": "courtier"}, seats=3)
    return Scene(name, f"/t/{host.table}#invitation={invitation}", "main h1")


async def _room(server: RunningServer, name: str) -> Scene:
    host, invitation = await server.open("royal-secrets", "Ann", bots={"C": "courtier"}, seats=5)
    await server.join(host.table, invitation, "Bérénice")
    await (await server.join(host.table, invitation, "Jean-Baptiste Poquelin")).leave()
    await server.watch(host.table, invitation, "Colbert")
    return Scene(name, f"/t/{host.table}#key={host.key}", ".seats .place", long=True)


async def _room_with_a_clock(server: RunningServer, name: str) -> Scene:
    host, invitation = await server.open("for-the-king", "Ann", seats=5, clock=120)
    await server.join(host.table, invitation, "Maximilienne-Bérengère D")
    return Scene(name, f"/t/{host.table}#key={host.key}", ".seats .place", long=True)


async def _room_of_a_guest(server: RunningServer, name: str) -> Scene:
    host, invitation = await server.open("reigns-council", "Ann", bots={"C": "courtier"}, seats=6)
    guest = await server.join(host.table, invitation, "Bérénice")
    return Scene(name, f"/t/{host.table}#key={guest.key}", ".seats .place", (click(".me .btn"),), long=True)


async def _tray(server: RunningServer, name: str) -> Scene:
    """A chair for which a bot is chosen."""
    host, _ = await server.open("royal-secrets", "Ann", bots={"B": "minister:bold"}, seats=4)
    return Scene(
        name,
        f"/t/{host.table}#key={host.key}",
        ".seats .place",
        (click(".place .acts .btn:nth-child(2)"), wait_for("dialog img")),
    )


async def _hint(server: RunningServer, name: str) -> Scene:
    """Somebody has asked what a minister would do."""
    phase = next(phases("royal-secrets", {"second-bet-of-five": ROYAL_SECRETS["second-bet-of-five"]}))
    seated = await open_phase(server.house, phase, "Ann", hints=True)
    return Scene(
        name, f"/t/{seated.table.id}#key={seated.key}", ".ask > .btn", (click(".ask > .btn"), wait_for(".slip li"))
    )


async def _review(server: RunningServer, name: str) -> Scene:
    """What a minister says of a game that is over."""
    seated = await open_phase(server.house, next(phases("royal-secrets", {"over": ROYAL_SECRETS["over"]})), "Ann")
    return Scene(
        name,
        f"/t/{seated.table.id}#key={seated.key}",
        ".final",
        (click("text=/^Review|un ministre$/"), wait_for("dialog ol li")),
    )


async def _wrong_key(server: RunningServer, name: str) -> Scene:
    host, _ = await server.open()
    return Scene(name, f"/t/{host.table}#key={'x' * len(host.key)}", "main h1")


async def _gallery(server: RunningServer, name: str) -> Scene:
    """Somebody looks on while Ann, of whom there is no sign, is asked."""
    host, invitation = await server.open("royal-secrets", "Ann", bots={"B": "courtier", "C": "courtier"}, seats=3)
    await host.do("start")
    await host.until(lambda: bool(host.legal))
    watcher = await server.watch(host.table, invitation, "Colbert")
    return Scene(name, f"/t/{host.table}#key={watcher.key}", ".watching")


async def _vote(server: RunningServer, name: str) -> Scene:
    ann, bob = await server.table_of("royal-secrets", 2, seats=3)
    await bob.until(lambda: bool(ann.legal or bob.legal))
    await bob.do("propose", topic="end")
    return Scene(name, f"/t/{ann.table}#key={ann.key}", ".vote")


async def _curtain(server: RunningServer, name: str) -> Scene:
    """Two who share a device, after a reload in the middle of a game."""
    ann, bob = await server.table_of("royal-secrets", 2, seats=3)
    sitters = [{"person": 0, "key": ann.key}, {"person": 1, "key": bob.key}]
    tables = [{"table": ann.table, "key": ann.key, "game": "royal-secrets", "at": 0, "sitters": sitters}]
    return Scene(name, f"/t/{ann.table}", ".curtain", kept={"tables": tables})


async def _toy(server: RunningServer, name: str) -> Scene:
    ann, _ = await server.open("whispers", "Ann", bots={"B": "random", "C": "random"}, seats=3)
    await ann.do("start")
    await ann.until(lambda: bool(ann.legal))
    return Scene(name, f"/t/{ann.table}#key={ann.key}")


async def _played(server: RunningServer) -> list[Guest]:
    """Ann, who hosts it, and another at a table where a game is over."""
    host, invitation = await server.open("whispers", "Ann", bots={"C": "random"}, seats=3)
    guest = await server.join(host.table, invitation, "Bérénice")
    await host.do("start")
    await play_out([host, guest])
    await host.until(lambda: host.face["status"] == "over")
    return [host, guest]


async def _final(server: RunningServer, name: str) -> Scene:
    """The end of a game as somebody sees it who does not host the table; or, by its name, when the host has opened
    another one or asks for another round.
    """
    host, guest = await _played(server)
    if name == "final-next":
        await host.do("next", game="for-the-king")
    elif name == "final-rematch":
        await host.do("rematch")
    return Scene(name, f"/t/{host.table}#key={guest.key}", ".final .notice .gold, .final .wait")


async def _replay(server: RunningServer, name: str) -> Scene:
    phase = next(phases("royal-secrets", {"over": ROYAL_SECRETS["over"]}))
    seated = await open_phase(server.house, phase, "Ann")
    tables = [{"table": seated.table.id, "key": seated.key, "game": "royal-secrets", "at": 0}]
    return Scene(name, f"/replay/{seated.table.id}", ".told", (press("]", "]", "]", "]"),), kept={"tables": tables})


async def _watching(server: RunningServer, name: str) -> Scene:
    bots = dict.fromkeys("ABC", "random")
    host, _ = await server.open("royal-secrets", "Ann", seat=None, seats=3, bots=bots)
    await host.do("start")
    await host.do("pause", on=True)
    await host.leave()
    opened = click(".watch input")
    return Scene(name, f"/t/{host.table}#key={host.key}", ".watch input", (opened,))


async def _talk(server: RunningServer, name: str) -> Scene:
    """A table at which people talk: as it is, or with what its name adds."""
    made, _, added = name.partition("+")
    shows = TABLE if added == "down" else TALKS_SHOW
    return Scene(name, await talk_scenes.TALKS[made](server), shows, TALK_ACTS[added])


async def _lied(server: RunningServer, name: str) -> Scene:
    opener = '.final button:text-matches("lied|menti")'
    return Scene(name, await lied_scenes.finished(server), opener, (click(opener),))


TALKS_SHOW = "[data-talk-line], [data-ribbon], [data-claims], [data-verdict]"


async def _deal(server: RunningServer, name: str) -> Scene:
    """A table at which people bargain: as it is, or with what its name adds."""
    made, _, added = name.partition("+")
    acts = {
        "": (),
        "ledger": (click("#tab-ledger"),),
        "counter": (click("[data-addressed] .acts button:nth-child(2)"),),
    }
    if made == "deal-rs-window":
        return Scene(name, await deal_scenes.DEALS[made](server), "[data-window]")
    shows = "#tab-ledger" if added == "ledger" else "[data-addressed] section"
    sheet = (press("o"), click("[data-who]"), click('[data-step="mine"] [data-pick]'))
    return Scene(name, await deal_scenes.DEALS[made](server), shows, sheet if added == "sheet" else acts[added])


TALK_ACTS: dict[str, tuple[Act, ...]] = {
    "": (),
    "talk": (click("#tab-talk"),),
    "ledger": (click("#tab-ledger"),),
    "doubt": (click("[data-ribbon] button"),),
    "down": (press("5", "d"), click('[data-chip="down-at-least 20"]')),
    "present": (press("3"), click(".composer [data-chip]")),
    "more": (click("[data-talk-line] [aria-expanded]"),),
}
STAGED: dict[str, Callable[[RunningServer, str], Awaitable[Scene]]] = {
    "watching": _watching,
    "home-tables": _home_with_tables,
    **EVENING,
    "door": _door,
    "door-full": _door_of_a_full_table,
    "room": _room,
    "room-guest": _room_of_a_guest,
    "room-clock": _room_with_a_clock,
    "bots-tray": _tray,
    "bots-hint": _hint,
    "bots-review": _review,
    "trouble-key": _wrong_key,
    "gallery": _gallery,
    "vote": _vote,
    "curtain": _curtain,
    "toy": _toy,
    "final-guest": _final,
    "final-next": _final,
    "final-rematch": _final,
    "replay": _replay,
    "lied": _lied,
    **dict.fromkeys([name for name in deal_scenes.DEALS if name != "deal-rs-torn"], _deal),
    **dict.fromkeys(("deal-rs-offered+counter", "deal-rs-offered+sheet", "deal-rs-torn+ledger"), _deal),
    **dict.fromkeys([name for name in talk_scenes.TALKS if name != "talk-rs-first"], _talk),
    **dict.fromkeys(
        (
            "talk-rs-bets+talk",
            "talk-rs-bets+ledger",
            "talk-rs-bets+doubt",
            "talk-rs-first+down",
            "talk-fk-lot+more",
            "talk-rc-present+present",
        ),
        _talk,
    ),
}
