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
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, "COTERIE_PURE": ""}, capture_output=True, text=True, check=False)
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
        assert {"python", "python_deaf", "clone", "clone_deaf", "clone_step", "view"} <= row["figures"].keys()
        assert {"compiled", "compiled_deaf"} <= row["figures"].keys() or row["build"] == "interpreted"
        for figure in row["figures"].values():
            assert 0 < figure["low"] <= figure["median"] <= figure["high"]
        assert any(line.split()[:3] == [row["game"], str(row["seats"]), row["build"]] for line in run.stdout.splitlines())
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
