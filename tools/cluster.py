"""`make cluster`: PostgreSQL, three houses and HAProxy on this machine, to be killed and to be seen to go on.

Any house serves any table. Without HAProxy every house has an address of its own. A process that ends is started again
after a while. Nothing is left behind, unless a folder is named.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NoReturn

from tools.postgres import Postgres, Started

ROOT = Path(__file__).parent.parent
NAMES = ("north", "east", "south", "west")
HERE = "127.0.0.1"
LEASE = 3.0  # seconds: in earnest it is longer
AGAIN = 10.0  # seconds after which what was killed is started again
WAIT = 60.0  # seconds until a house answers, on a machine that is busy
SERVE = "import sys; from coterie.cli import main; sys.exit(main(['serve']))"
OURS = ("COTERIE_PURE", "COTERIE_BUILD", "COTERIE_NATIVE", "COTERIE_OPT", "COTERIE_BOT_PACE")  # no settings of a place


class Failed(Exception):
    """What could not be started, and what it said last."""


class Part(Started):
    """A process of the cluster: it has a name, and writes into a log."""

    def __init__(self, name: str, command: list[str], folder: Path, environ: dict[str, str], ready: str = "") -> None:
        self.name = name
        self._command = command
        self._log = folder / f"{name}.log"
        self._environ = environ
        self.ready = ready  # an address that answers when it is

    def start(self) -> None:
        self._begin(self._command, self._log, env=self._environ)

    @property
    def answers(self) -> bool:
        """Whether it is ready."""
        return not self.ready or _answers(self.ready)

    def wait(self) -> None:
        """Return when it answers. Raises Failed if it does not."""
        until = time.monotonic() + WAIT
        while not self.answers:
            if self.ended or time.monotonic() > until:
                said = self._log.read_text(errors="replace").strip().splitlines()[-5:]
                raise Failed(f"{self.name} did not start: {' / '.join(said) or 'it said nothing'}")
            time.sleep(0.05)

    def stop(self) -> None:
        if self._process:
            self._process.terminate()

    def end(self) -> None:
        """Wait until it has gone."""
        if self._process:
            try:
                self._process.wait(WAIT)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


def haproxy() -> str | None:
    """The program, if it is here; on Debian it is where only root looks."""
    return shutil.which("haproxy", path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"]))


def proxy_file(door: int, houses: dict[str, int]) -> str:
    """deploy/haproxy.cfg with this door and these houses, by their ports on this machine."""
    text = (ROOT / "deploy" / "haproxy.cfg").read_text("utf-8")
    servers = "".join(f"    server {name} {HERE}:{port}\n" for name, port in houses.items())
    text, doors = re.subn(r"^( +)bind :\d+$", rf"\g<1>bind {HERE}:{door}", text, flags=re.MULTILINE)
    text, known = re.subn(r"(^ +server \w+ .*\n)+", servers, text, flags=re.MULTILINE)
    assert doors == known == 1, "deploy/haproxy.cfg is not as it was"
    return text


def environment(name: str, port: int, store: str, folder: Path, door: str) -> dict[str, str]:
    """The settings of a house. With a door in front, that is where browsers find it."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("COTERIE_") or name in OURS}
    settings = {
        "store": store,
        "house": name,
        "house_url": f"http://{HERE}:{port}",
        "port": str(port),
        "data": str(folder / name),
        "lease": str(LEASE),
        "drain": "3",
        "create": "anyone",
        "log_level": "warning",
    }
    if door:
        settings |= {"public_url": door, "trusted_proxies": HERE}
    return inherited | {f"COTERIE_{setting.upper()}": value for setting, value in settings.items()}


@contextmanager
def cluster(
    folder: Path, count: int, port: int, proxy: str | None, public: str = ""
) -> Iterator[tuple[Postgres, list[Part], str]]:
    """A PostgreSQL, so many houses, and a proxy if there is one; and the address in front, if there is.

    A proxy of somebody else's has a `public` address.
    """
    with ExitStack() as stack:
        database = Postgres(folder / "postgres")
        stack.callback(database.stop)
        database.start()
        ports = free_ports(count + 1)
        houses = dict(zip(NAMES, ports[:count], strict=False))
        door = f"http://{HERE}:{port or ports[count]}" if proxy else public
        parts = []
        for name, at in houses.items():
            environ = environment(name, at, database.url(), folder, door)
            parts.append(Part(name, [sys.executable, "-c", SERVE], folder, environ, f"http://{HERE}:{at}/readyz"))
        stack.callback(_end, parts)
        for part in parts:
            part.start()
        for part in parts:
            part.wait()
        if proxy:
            file = folder / "haproxy.cfg"
            file.write_text(proxy_file(port or ports[count], houses), encoding="utf-8")
            command = [proxy, "-db", "-f", str(file)]
            front = Part("proxy", command, folder, dict(os.environ), f"{door}/readyz")
            parts.append(front)
            front.start()
            front.wait()
        yield database, parts, door if proxy else ""


def _end(parts: list[Part]) -> None:
    """Stop all at once, and wait until each has gone."""
    for part in parts:
        part.stop()
    for part in parts:
        part.end()


def _again(database: Postgres) -> None:
    """Start PostgreSQL again. What is left of the one that was killed may be in its way for a moment."""
    until = time.monotonic() + AGAIN
    while True:
        try:
            return database.start()
        except RuntimeError:
            if time.monotonic() > until:
                raise
            time.sleep(0.5)


def watch(database: Postgres, parts: list[Part], say: Callable[[str], None]) -> NoReturn:
    """Start again what has ended, a while later, until somebody stops us. What does not come back is tried again."""
    gone: dict[str, float] = {}
    coming: set[str] = set()
    while True:
        time.sleep(0.2)
        now = time.monotonic()
        if database.ended:
            say("PostgreSQL has gone. Games wait for it; it is started again at once.")
            _again(database)
            say(f"PostgreSQL is back: kill -9 {database.pid}")
        for part in parts:
            if part.ended and part.name not in gone:
                gone[part.name] = now
                coming.discard(part.name)
                say(f"{part.name} has gone. It is started again in {AGAIN:g} s.")
            elif part.ended and now - gone[part.name] > AGAIN:
                del gone[part.name]
                coming.add(part.name)
                part.start()
            elif part.name in coming and part.answers:
                coming.discard(part.name)
                say(f"{part.name} is back: kill -9 {part.pid}")


def told(database: Postgres, parts: list[Part], door: str) -> list[str]:
    """What whoever started it is told."""
    houses = [part for part in parts if part.name != "proxy"]
    addresses = [part.ready.removesuffix("/readyz") for part in houses]
    first = [door] if door else [f"any of {' '.join(addresses)}", HOW]
    kills = [f"  {part.name:10} kill -9 {part.pid}" for part in houses]
    return [
        f"The cluster is open: {first[0]}",
        *first[1:],
        "Open a table there, and end any of these while you play. Reload nothing: the game goes on.",
        *kills,
        f"  {'PostgreSQL':10} kill -9 {database.pid}",
        f"The tables of a house that is killed go on at another after {LEASE:g} s; after plain kill, at once.",
        "Ctrl-C ends it all.",
    ]


HOW = "HAProxy was not found, so there is no single address: on Debian or Ubuntu, apt install haproxy."


def free_ports(count: int) -> list[int]:
    """So many ports that nobody listens at."""
    doors = [socket.create_server((HERE, 0)) for _ in range(count)]
    ports = [door.getsockname()[1] for door in doors]
    for door in doors:
        door.close()
    return ports


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except (urllib.error.URLError, OSError):
        return False


def _say(line: str) -> None:
    print(line, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.cluster", description=__doc__)
    parser.add_argument("--houses", type=int, choices=range(1, len(NAMES) + 1), default=3)
    parser.add_argument("--port", type=int, default=0, help="of the address in front; any free one if it is left out")
    parser.add_argument("--folder", type=Path, help="keep the tables here; else they go when it ends")
    parser.add_argument("--no-proxy", dest="proxy", action="store_false", help="without HAProxy, even if it is here")
    parser.add_argument("--door", default="", metavar="URL", help="the address of another proxy in front of the houses")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    folder = args.folder.absolute() if args.folder else Path(tempfile.mkdtemp(prefix="coterie-cluster-"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o711)  # where we are root, PostgreSQL runs as another
        _say("Starting PostgreSQL and the houses; this takes some seconds.")
        proxy = haproxy() if args.proxy else None
        with cluster(folder, args.houses, args.port, proxy, args.door) as (database, parts, door):
            _say("\n".join(told(database, parts, door)))
            watch(database, parts, _say)
    except KeyboardInterrupt:
        _say("The cluster is closed.")
        return 0
    except (Failed, FileNotFoundError, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        if not args.folder:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
