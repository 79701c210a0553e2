"""The files in `deploy`, as the programs read them that they are for, and nginx before real houses.

Part of the soak: these programs are not on every machine. A test says what to install.
"""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

import aiohttp
import pytest

from tests.deploy.files import DEPLOY
from tests.deploy.test_cluster import each_table_meets_one_house, folder, running
from tests.server.guests import RunningServer
from tools import cluster

__all__ = ["folder"]

pytestmark = pytest.mark.soak
PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])


def program(name: str) -> str:
    found = shutil.which(name, path=PATH)
    assert found, f"{name} is not here: apt install {name.partition('-')[0]}"
    return found


def said_by(*command: str) -> str:
    """What a program says that finds nothing wrong."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_haproxy_takes_its_file() -> None:
    said_by(program("haproxy"), "-c", "-f", str(DEPLOY / "haproxy.cfg"))


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """With a program that is there: where Coterie is installed, systemd looks."""
    unit = tmp_path / "coterie@8765.service"
    text = (DEPLOY / "coterie@.service").read_text("utf-8")
    unit.write_text(text.replace("/usr/local/bin/coterie", "/bin/true"), encoding="utf-8")
    assert said_by(program("systemd-analyze"), "verify", str(unit)) == ""


def nginx_file(folder: Path, door: int, houses: dict[str, str]) -> Path:
    """A whole configuration around ours, with this door and these houses."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8").replace("listen 8080;", f"listen {cluster.HERE}:{door};")
    lines = [line for line in text.splitlines() if not line.strip().startswith("server 127.0.0.1")]
    at = lines.index("    hash $coterie_table consistent;")
    servers = [f"    server {url.removeprefix('http://')} max_fails=1 fail_timeout=2s;" for url in houses.values()]
    site, whole = folder / "site.conf", folder / "nginx.conf"
    site.write_text("\n".join([*lines[: at + 1], *servers, *lines[at + 1 :]]), encoding="utf-8")
    temporary = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ {temporary} include {site}; }}",
        encoding="utf-8",
    )
    return whole


def test_page_api_and_socket_of_a_table_meet_one_house_behind_nginx(folder: Path) -> None:
    async def evening() -> None:
        (port,) = cluster.free_ports(1)
        door = f"http://{cluster.HERE}:{port}"
        async with running(folder, "--no-proxy", "--door", door) as it, aiohttp.ClientSession() as session:
            file = nginx_file(folder, port, it.houses)
            said_by(program("nginx"), "-t", "-c", str(file))
            nginx = await asyncio.create_subprocess_exec(program("nginx"), "-c", str(file))
            try:
                await asyncio.sleep(1)
                server = RunningServer(None, None, door, session)  # type: ignore[arg-type]  # it is in other processes
                await each_table_meets_one_house(server, it)
                assert (await server.get("/metrics"))[0] == 404
            finally:
                nginx.terminate()
                await nginx.wait()

    asyncio.run(evening())
