"""A copy of the checkout, in which a test may make a game and do with it what an author would."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = (".git", ".venv", "node_modules", ".hypothesis", ".pytest_cache", "web", "screens", "*.webp")


class Copy:
    """A copy of the checkout without its history; what it needs from outside (Python, Node's packages) is shared."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
        if (ROOT / "client" / "node_modules").is_dir():
            (folder / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
        kept = {name: value for name, value in os.environ.items() if name not in ("COTERIE_BUILD", "COTERIE_OPT")}
        self.environ = {
            **kept,
            "COTERIE_PURE": "1",
            "COTERIE_LANG": "en",
            "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]),
            "COTERIE_HOME": str(folder / "home"),
        }

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """A command, run in the copy."""
        return subprocess.run(command, cwd=self.folder, env=self.environ, capture_output=True, text=True, check=False)

    def python(self, *args: str) -> subprocess.CompletedProcess[str]:
        return self.run(sys.executable, *args)

    def coterie(self, *args: str) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "coterie.cli", *args)

    def recipe(self, target: str) -> list[list[str]]:
        """The commands of a target of the Makefile, with this environment's programs."""
        text = (self.folder / "Makefile").read_text("utf-8")
        found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", text, re.MULTILINE)
        assert found, f"the Makefile has no target {target}"
        here = found[1].replace("$(BIN)/python", sys.executable).replace("$(BIN)", str(Path(sys.executable).parent))
        assert "$(" not in here, "a variable that this test does not know"
        return [shlex.split(line) for line in here.splitlines()]
