"""The bench works: every row is measured, counted and printed. How fast anything is, no test asks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bench.__main__ as bench
from bench.lane import ROOT, Lane
from coterie.games import games


def test_a_quick_run_measures_our_games_in_both_builds(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench", "--quick", "--no-peers", "--out", str(tmp_path)]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "COTERIE_PURE": ""}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    result = json.loads((tmp_path / "bench.json").read_text())
    builds = ["compiled", "interpreted"] if not result["missing"] else ["interpreted"]
    titles = [(row["game"], row["seats"], row["build"]) for row in result["rows"]]
    ours = [game for game in games().values() if game.name != "whispers"]  # which is the tests' own
    seats = {game.name: sorted({game.fewest, 4, game.most}) for game in ours}
    assert titles == [(name, count, build) for build in builds for name in seats for count in seats[name]]
    for row in result["rows"]:
        counts = row["counts"]
        assert counts["games"] == 2
        assert counts["choices"] + counts["forced"] + counts["chance"] == counts["steps"] > 0
        assert {"python", "python_silent", "clone", "clone_silent", "clone_step", "view"} <= row["figures"].keys()
        assert {"compiled", "compiled_silent"} <= row["figures"].keys() or row["build"] == "interpreted"
        for figure in row["figures"].values():
            assert 0 < figure["low"] <= figure["median"] <= figure["high"]
        assert any(
            line.split()[:3] == [row["game"], str(row["seats"]), row["build"]] for line in run.stdout.splitlines()
        )
    assert (tmp_path / "bench.svg").read_text().startswith("<svg")


def test_without_the_peers_one_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "PEERS", tmp_path / "python")
    monkeypatch.setattr(sys, "argv", ["bench"])
    assert bench.main() == 2
    assert "run 'make bench'" in capsys.readouterr().err


def test_a_peer_that_cannot_be_imported_is_reported_not_fatal() -> None:
    lane = Lane("OpenSpiel", Path(sys.executable), "bench.peers", "openspiel")
    lane.close()
    assert lane.missing == "No module named 'pyspiel'"
    assert lane.rows == []


def against(commit: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Measure this version against another, both interpreted: nothing has to be compiled."""
    command = [sys.executable, "-m", "bench", "--quick", "--against", commit, "--out", str(folder)]
    environment = {**os.environ, "COTERIE_PURE": "1", "TMPDIR": str(folder)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_two_versions_of_ours_are_measured_in_one_run(tmp_path: Path) -> None:
    run = against("HEAD", tmp_path)
    assert run.returncode == 0, run.stderr
    result = json.loads((tmp_path / "against.json").read_text())
    names = {game.name for game in games().values() if game.name != "whispers"}
    figures = {"clone", "clone_silent", "certain", "views", "imagine", "world"}
    assert {(row["game"], row["figure"]) for row in result["rows"]} == {(n, f) for n in names for f in figures}
    for row in result["rows"]:
        assert row["ratio"]["median"] == pytest.approx(row["here"]["median"] / row["there"]["median"])
        assert any(line.startswith(row["game"]) and row["title"] in line for line in run.stdout.splitlines())
    trees = subprocess.run(["git", "worktree", "list"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert str(tmp_path) not in trees, "the other version's work tree was left behind"


def test_a_version_that_does_not_exist_is_named_in_one_sentence(tmp_path: Path) -> None:
    run = against("no-such-commit", tmp_path)
    assert run.returncode == 2
    assert "no-such-commit" in run.stderr
    assert "Traceback" not in run.stderr
