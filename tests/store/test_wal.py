"""The write-ahead log: damage to it is told from a power cut, before SQLite drops what it cannot read."""

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from coterie.core.errors import CoterieError
from coterie.store import SqliteStore, mend, open_store, restore
from coterie.store.copies import backup
from tests.store.tables import begin, kept, move, moves
from tests.store.test_sqlite import opened

FRAME = 24 + 1024  # bytes
ACKNOWLEDGED = 60


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a program that was killed after it acknowledged some moves, each in a commit of its own."""
    folder, found = tmp_path_factory.mktemp("open"), tmp_path_factory.mktemp("killed")

    async def scenario() -> None:
        async with opened(folder) as store:
            await begin(store)
            for n in range(ACKNOWLEDGED):
                await store.write(moves(move(n)))
            for path in folder.iterdir():
                shutil.copy2(path, found)

    asyncio.run(scenario())
    return found


def copy(killed: Path, target: Path, index: bool = True) -> Path:
    """The data as it was found, with the index of its log or without."""
    shutil.copytree(killed, target)
    if not index:
        (target / "coterie.db-shm").unlink()
    return target / "coterie.db-wal"


def count(folder: Path) -> int:
    """How many moves are there."""

    async def scenario() -> int:
        async with opened(folder) as store:
            return len(await kept(store))

    return asyncio.run(scenario())


def flip(path: Path, at: int, bit: int = 3) -> None:
    content = bytearray(path.read_bytes())
    content[at] ^= 1 << bit
    path.write_bytes(content)


def commits(log: Path) -> list[int]:
    """The numbers of the frames that end a commit."""
    content = log.read_bytes()
    return [n for n, at in enumerate(range(32, len(content), FRAME)) if any(content[at + 4 : at + 8])]


@pytest.mark.parametrize("index", [True, False])
def test_a_log_that_is_whole_is_read_to_its_end(killed: Path, tmp_path: Path, index: bool) -> None:
    copy(killed, tmp_path / "data", index)
    assert count(tmp_path / "data") == ACKNOWLEDGED


@pytest.mark.parametrize("part", [0, 4, 8, 16, 20, 24, 500])  # of the frame: page, commit, salt, checksum, content
@pytest.mark.parametrize("index", [True, False])
def test_a_flipped_bit_before_the_last_commit_is_noticed(killed: Path, tmp_path: Path, index: bool, part: int) -> None:
    log = copy(killed, tmp_path / "data", index)
    dice, before_last = random.Random(part), commits(log)[-3]
    for _ in range(6):
        flip(log, 32 + dice.randrange(before_last + 1) * FRAME + part, dice.randrange(8))
        with pytest.raises(CoterieError, match="changes that were acknowledged cannot be read any more"):
            open_store(tmp_path / "data")
        log.write_bytes((killed / log.name).read_bytes())


@pytest.mark.parametrize("part", range(0, 32, 3))
@pytest.mark.parametrize("index", [True, False])
def test_a_flipped_bit_in_the_head_of_the_log_is_noticed(killed: Path, tmp_path: Path, index: bool, part: int) -> None:
    log = copy(killed, tmp_path / "data", index)
    flip(log, part)
    with pytest.raises(CoterieError, match="cannot be read any more"):
        open_store(tmp_path / "data")


def test_with_its_index_a_log_that_was_cut_or_lost_is_noticed_and_so_is_its_last_commit(
    killed: Path, tmp_path: Path
) -> None:
    whole = (killed / "coterie.db-wal").read_bytes()
    damaged = {
        "last": whole[:-100] + bytes([whole[-100] ^ 1]) + whole[-99:],
        "cut": whole[: 32 + 20 * FRAME],
        "short": whole[:20],
        "gone": b"",
    }
    for name, content in damaged.items():
        log = copy(killed, tmp_path / name)
        log.write_bytes(content)
        with pytest.raises(CoterieError, match="cannot be read any more"):
            open_store(tmp_path / name)


def test_what_a_power_cut_leaves_of_the_last_commit_is_no_damage(killed: Path, tmp_path: Path) -> None:
    whole = (killed / "coterie.db-wal").read_bytes()
    last = [n + 1 for n in commits(killed / "coterie.db-wal")][-2:]
    torn = 32 + last[0] * FRAME
    dice = random.Random(1)
    for n in range(20):  # its pieces were written in any order, or not at all
        log = copy(killed, tmp_path / f"cut-{n}", index=False)
        content = bytearray(whole[: dice.choice([len(whole), dice.randrange(torn, len(whole))])])
        for at in range(torn, len(content), 512):
            if dice.random() < 0.5:
                content[at : at + 512] = bytes(len(content[at : at + 512]))
        log.write_bytes(content)
        assert count(tmp_path / f"cut-{n}") in (ACKNOWLEDGED - 1, ACKNOWLEDGED)


def test_what_is_left_of_a_commit_that_failed_is_no_damage(killed: Path, tmp_path: Path) -> None:
    """Longer commits that never came to be lie in the log after the last one, under the same salts."""
    whole = (killed / "coterie.db-wal").read_bytes()
    ends = [32 + (n + 1) * FRAME for n in commits(killed / "coterie.db-wal")]
    log = copy(killed, tmp_path / "data", index=False)
    log.write_bytes(whole[: ends[-3]] + whole[ends[-2] : ends[-1]])  # one that followed another state
    assert count(tmp_path / "data") == ACKNOWLEDGED - 2


def test_the_log_is_kept_and_its_owner_chooses_between_a_backup_and_what_can_be_read(
    killed: Path, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    log = copy(killed, data)
    shutil.copytree(killed, tmp_path / "before")
    backup(tmp_path / "before", tmp_path / "data" / "monday.db")
    flip(log, 32 + 40 * FRAME + 100)
    damaged = log.read_bytes()
    for _ in range(2):
        with pytest.raises(CoterieError, match=r"copies in this folder: monday.db") as refusal:
            open_store(data)
    kept_as = Path(str(refusal.value.values["aside"]))
    assert kept_as.read_bytes() == damaged
    assert len(list(data.glob("*damaged*"))) == 1, "once is enough"
    shutil.copytree(data, tmp_path / "restored")
    aside = restore(tmp_path / "restored" / "monday.db", tmp_path / "restored")
    assert aside
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == damaged
    assert count(tmp_path / "restored") == ACKNOWLEDGED
    assert mend(data)
    assert 0 < count(data) < ACKNOWLEDGED
    assert mend(data) is None


def test_a_house_that_is_killed_and_opened_again_is_not_called_damaged(tmp_path: Path) -> None:
    async def some(store: SqliteStore, first: int) -> None:
        for n in range(first, first + 5):
            await store.write(moves(move(n)))

    async def scenario() -> None:
        async with opened(tmp_path / "0") as store:
            await begin(store)
            for n in range(4):
                await some(store, 5 * n)
                await store.checkpoint()
                await store.checkpoint()
                shutil.copytree(tmp_path / "0", tmp_path / f"killed-{n}")
        for n in range(4):
            async with opened(tmp_path / f"killed-{n}") as store:
                assert len(await kept(store)) == 5 * n + 5

    asyncio.run(scenario())
