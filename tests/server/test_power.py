"""Power cuts and disks that do not sync.

What was acknowledged is on the disk, and what cannot be put there is not acknowledged.
"""

import asyncio
import random
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from coterie.server.tables.keys import SEAL, SEAL_LENGTH
from coterie.store.damage import check_before_opening
from coterie.store.folder import FILE, keep_secret
from coterie.store.migrations import migrate
from tests.server import power
from tests.server.killable_server import KillableServer, Player, Promise, nothing_is_lost
from tests.server.test_kill import arrived, company

pytestmark = pytest.mark.skipif(
    power.compiler() is None, reason="there is no C compiler here to make the library that is preloaded"
)

SYNCHRONOUS = (
    "import functools, coterie.store as store, coterie.store.opening as opening;"
    " opening.open_store = functools.partial(opening.open_store, synchronous={!r});"
    " import coterie.server.tables.house as house; house.CHECKPOINT = 0.02; store.sqlite.LONG = 40"
)
ACKNOWLEDGED = 300  # moves of a run: enough for the write-ahead log to be copied back and begun anew

Told = list[tuple[int, Promise]]  # how long the journal was at each acknowledgement


@pytest.mark.parametrize("cuts", [20, pytest.param(200, marks=pytest.mark.soak)])
def test_no_acknowledged_move_is_lost_to_a_power_cut(tmp_path: Path, cuts: int) -> None:
    assert losses(tmp_path, "FULL", cuts) == 0


@pytest.mark.parametrize("cuts", [20, pytest.param(200, marks=pytest.mark.soak)])
def test_this_proof_would_notice_a_commit_that_is_not_synced(tmp_path: Path, cuts: int) -> None:
    assert losses(tmp_path, "NORMAL", cuts) > cuts / 4


def losses(folder: Path, synchronous: str, cuts: int) -> int:
    """In how many of so many power cuts an acknowledged move was lost."""
    journal = folder / "journal"
    told = asyncio.run(run(folder, journal, synchronous))
    entries, dice, lost = power.read(journal), random.Random(cuts), 0
    assert sum(entry.name == FILE and entry.kind == "S" for entry in entries) > 3, (
        "the write-ahead log was never copied back"
    )
    for n in range(cuts):
        played = told[0][0]
        # some while it was first opened
        at = dice.randint(played, journal.stat().st_size) if n % 10 else dice.randint(0, played)
        found = folder / f"cut-{n}"
        power.cut(entries, at, found, dice.choice((0.0, 0.5, 0.9)), dice)
        if synchronous == "FULL":
            check_before_opening(found / FILE)  # nobody calls it damage
        assert len(keep_secret(found, SEAL, bytes(SEAL_LENGTH))) == SEAL_LENGTH  # whole, or not there at all
        migrate(found / FILE)  # the house opens, with data that is whole
        assert sqlite3.connect(found / FILE).execute("PRAGMA integrity_check").fetchone() == ("ok",)
        try:
            nothing_is_lost(found, [promise for length, promise in told if length <= at])
        except AssertionError as loss:
            if "lost" not in str(loss):
                raise
            lost += 1
    return lost


async def run(folder: Path, journal: Path, synchronous: str) -> Told:
    """Play for a while in a house of which everything is written down."""
    data = folder / "data"
    house = KillableServer(data, SYNCHRONOUS.format(synchronous), **power.environ(power.shim(folder), data, journal))
    told: Told = []
    enough = asyncio.Event()

    def note(promise: Promise) -> None:
        told.append((journal.stat().st_size, promise))
        if len(told) >= ACKNOWLEDGED:
            enough.set()

    async with aiohttp.ClientSession() as session:
        players, _ = await company(arrived(await house.open(), session))
        for player in players:
            player.told = note
        playing = [asyncio.create_task(player.play(endless=True)) for player in players]
        await enough.wait()
        await house.kill()
        await asyncio.gather(*playing)
    return told


def test_nothing_is_acknowledged_while_syncing_fails_and_everybody_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        data = tmp_path / "data"
        fails = power.failing(data)
        house = KillableServer(data, **power.environ(power.shim(tmp_path), data, tmp_path / "journal"))
        async with aiohttp.ClientSession() as session:
            server = arrived(await house.open(), session)
            guests = await server.table_of("royal-secrets", 3, seats=3)
            one = next(guest for guest in guests if guest.legal)
            body = {"decision": one.view["decision"], "actions": [one.legal[0]]}
            fails.touch()
            for n in range(10):
                refusal = await one.do("play", f"while-it-fails-{n}", **body)
                assert (refusal["type"], refusal["code"]) == ("refused", "refused-disk")
            status, problem = await server.post("/api/tables", {"name": "Eve", "agreement": {"game": "royal-secrets"}})
            assert (status, problem["code"]) == (507, "refused-disk")
            assert all(guest.view["decision"] == body["decision"] for guest in guests)
            fails.unlink()
            assert (await one.do("play", "while-it-fails-0", **body))["type"] == "done"
            player = Player(one, 1)
            players = [player, *(Player(guest, n) for n, guest in enumerate(guests, 2) if guest is not one)]
            await asyncio.gather(*(player.play(endless=False) for player in players))
            await house.kill()
        check_before_opening(data / FILE)  # what failed lies in the log, and nobody calls it damage
        nothing_is_lost(data, [promise for player in players for promise in player.promises])

    asyncio.run(scenario())
