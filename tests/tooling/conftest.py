"""A small house of its own, to build and break."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from coterie import native

SOURCES = {
    "core/table.py": '''"""A table."""
from typing import Final

from mypy_extensions import mypyc_attr

SEATS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    def __init__(self) -> None:
        self.seats = SEATS

    def worth(self) -> int:
        return 1

    def total(self) -> int:
        return self.worth() * self.seats

    def fail(self) -> None:
        raise ValueError("nothing here")
''',
    "games/patience/table.py": '''"""Compiled with core."""
from pathlib import Path

from coterie.core.table import Table
from coterie.games.patience.cards import WORTH

BESIDE = Path(__file__).with_name("cards.toml").is_file()


class Patience(Table):
    def worth(self) -> int:
        return WORTH
''',
    "games/patience/cards.py": '"""Not compiled."""\nfrom typing import Final\n\nWORTH: Final = 5\n',
    "games/patience/cards.toml": "",
    "games/whist/game.py": '''"""Not compiled, but built on what is."""
from coterie.core.table import Table


class Whist(Table):
    def worth(self) -> int:
        return 100
''',
    "bots/quick.py": '"""Marked."""\n# mypyc\n\n\ndef twice(number: int) -> int:\n    return 2 * number\n',
    "bots/slow.py": '"""Not marked."""\n',
}


@dataclass
class House:
    """A copy of the package with a few sources, and a place for its builds."""

    root: Path
    builds: Path

    @property
    def package(self) -> Path:
        return self.root / "coterie"

    def python(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("COTERIE_")}
        places = {"PYTHONPATH": str(self.root), "COTERIE_NATIVE": str(self.builds)}
        return subprocess.run(
            [sys.executable, *arguments],
            env=inherited | places | environment,
            cwd=self.root,
            capture_output=True,
            text=True,
            check=False,
        )

    def says(self, code: str, **environment: str) -> str:
        """What a program says in which `native` is already imported."""
        run = self.python("-c", f"from coterie import native\n{code}", **environment)
        assert run.returncode == 0, run.stderr
        return run.stdout.strip()


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A house where nothing has been compiled."""
    package = tmp_path / "src" / "coterie"
    shutil.copytree(native.PACKAGE / "native", package / "native", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(native.PACKAGE / "__init__.py", package)
    for name, source in SOURCES.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
        for folder in (path.parent, path.parent.parent):
            if folder.is_relative_to(package) and folder != package:
                (folder / "__init__.py").touch()
    return House(package.parent, tmp_path / "builds")
