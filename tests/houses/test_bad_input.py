"""What an owner gets wrong about several houses is told in a sentence, and nothing is lost by it."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.houses.processes import HouseProcess
from tests.server.killable_server import SERVE


def told(data: Path, *flags: str) -> str:
    """What `coterie serve` says that does not open."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--lang", "en", "--data", str(data), *flags]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode, "it opened"
    assert "Traceback" not in ended.stderr
    return ended.stderr


def test_a_wrong_address_is_told(tmp_path: Path, database: str) -> None:
    assert "store is the address of a database" in told(tmp_path, "--store", "mysql://here/coterie")
    nobody = told(tmp_path, "--store", "postgresql://coterie:hunter2@127.0.0.1:9/coterie")
    assert "127.0.0.1" in nobody
    assert "hunter2" not in nobody


def test_a_second_house_of_the_same_name_is_told_so_and_the_first_goes_on(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        first = HouseProcess(tmp_path, database, "one")
        await first.open()
        try:
            said = await asyncio.to_thread(told, tmp_path / "two", "--store", database, "--house", "one")
            assert "one" in said
            assert await first.close() == 0
        finally:
            await first.kill()

    asyncio.run(scenario())


def test_a_secret_that_is_too_short_is_told_and_not_shown(tmp_path: Path) -> None:
    (tmp_path / "coterie.toml").write_text('secret = "hunter2"')
    said = told(tmp_path, "--config", str(tmp_path / "coterie.toml"))
    assert "at least 32 characters" in said
    assert "hunter2" not in said
