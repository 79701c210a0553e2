"""Locks, import directions and the first words of the Makefile."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.tooling.conftest import House
from tools import fresh

ROOT = fresh.ROOT


def test_locks_name_no_host_and_follow_pyproject() -> None:
    assert [fault for check in fresh.CHECKS for fault in check()] == []


@pytest.mark.parametrize("line", ["--index-url https://packages.example", "toy @ file:///home/toy", "-e /home/toy"])
def test_a_lock_that_names_a_place_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    with (tmp_path / "requirements/run.txt").open("a") as lock:
        lock.write(f"{line}\n")
    monkeypatch.setattr(fresh, "ROOT", tmp_path)
    assert len(list(fresh.locks_name_no_host())) == 1


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("core/table.py", "coterie.games.whist.game"),
        ("core/table.py", "hypothesis"),
        ("core/table.py", "random"),
        ("games/whist/game.py", "coterie.games.patience.cards"),
        ("games/whist/game.py", "coterie.bots.slow"),
    ],
)
def test_an_import_that_goes_the_wrong_way_is_refused(house: House, module: str, imported: str) -> None:
    mark = "[[tool.importlinter.contracts]]"
    parts = (ROOT / "pyproject.toml").read_text("utf-8").split(mark)
    missing = ('"coterie.server', '"coterie.store.')  # this small house has no server and no store
    kept = [part for part in parts if not any(name in part for name in missing)]
    assert len(kept) >= 4
    (house.root / "pyproject.toml").write_text(mark.join(kept), "utf-8")
    lint = (
        "-c",
        f"import sys; sys.path.append({str(ROOT)!r}); from importlinter.cli import lint_imports_command as c; c()",
    )
    assert house.python(*lint).returncode == 0
    with (house.package / module).open("a") as source:
        source.write(f"import {imported}\n")
    run = house.python(*lint)
    assert run.returncode == 1
    assert imported in run.stdout


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("exit 1", "Coterie needs Python 3.11 or newer"),
        ('case "$2" in *ensurepip*) exit 1;; esac', "apt install python3-venv"),
    ],
)
def test_a_python_that_will_not_do_is_told_in_a_sentence(tmp_path: Path, script: str, sentence: str) -> None:
    python = tmp_path / "python3"
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)
    command = ["make", "play", f"PYTHON={python}", f"VENV={tmp_path / 'venv'}"]
    # As if typed: not as a part of the make that may be running these tests.
    typed = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    run = subprocess.run(command, cwd=ROOT, env=typed, capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert run.stdout.count("\n") == 1
    assert sentence in run.stdout
    assert not (tmp_path / "venv").exists()
