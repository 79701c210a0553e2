"""The commands: what is printed and written, and one clear line for a request that cannot be met."""

import functools
import json
import os
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from coterie.arena import plots, report
from coterie.arena.figures import Estimate
from coterie.arena.measuring import measures
from coterie.arena.report import Bars, Grid, Part, Report
from coterie.arena.run_folder import GAMES, RunFolder
from coterie.cli import main
from coterie.games import find
from tests.arena.runs import small

PICTURES = ("lineups", "bots", "ratings", "matrix", "times", "seats", "behaviour")


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(argv)
    out, err = capsys.readouterr()
    return code, out, err


class Headings(HTMLParser):
    """The headings of a page, how many pictures it has, and what it would fetch."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.headings: list[str] = []
        self.pictures = 0
        self.fetched: list[str] = []
        self._in = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._in = tag
        self.pictures += tag == "svg"
        self.fetched += [
            str(value) for name, value in attrs if name == "src" and value and not value.startswith("data:")
        ]
        self.fetched += [tag] if tag in ("link", "script", "iframe") else []

    def handle_data(self, data: str) -> None:
        if self._in == "h2" and data.strip():
            self.headings.append(data)


def test_an_arena_tells_and_draws_what_came_of_it_in_one_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    argv = ("arena", "royal-secrets", "--bots", "courtier,random", "--games", "6", "--seats", "3", "--jobs", "1")
    code, out, err = run(capsys, *argv, "--out", str(tmp_path))
    assert code == 0
    assert "6 games on 2 deals from 1" in out
    assert "2 × random" in out
    assert f"The report is in {tmp_path}/report.html" in err
    page = Headings((tmp_path / "report.html").read_text("utf-8"))
    titles = ["Line-ups", "Bots", "Ratings", "Who ends before whom", "Decision times", "Wins by seat", "Behaviour"]
    assert page.headings == titles
    assert page.pictures == len(titles)
    assert page.fetched == []
    for name in PICTURES:
        assert (tmp_path / f"{name}.svg").read_text("utf-8").startswith("<?xml")
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    lines = (tmp_path / GAMES).read_text().splitlines()
    code, out, _ = run(capsys, *argv, "--out", str(tmp_path))
    assert (code, (tmp_path / GAMES).read_text().splitlines()) == (0, lines)
    assert "6 games on 2 deals" in out


def test_stats_tell_every_measure_for_every_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "stats", "royal-secrets", "--games", "1", "--jobs", "1")
    assert code == 0
    for measure in measures(find("royal-secrets")):
        assert measure.title[1:] in out
    for seats in (3, 4, 5):
        assert f"{seats} seats" in out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("arena", "royal-secrets", "--bots", "courtier"), "an arena is for two bots or more"),
        (("arena", "royal-secrets", "--bots", "courtier,fool"), "royal-secrets has no bot “fool”"),
        (("arena", "royal-secrets", "--bots", "courtier,random", "--games", "0"), "at least one game"),
        (("arena", "royal-secrets", "--bots", "courtier,random", "--seats", "2"), "for 3 to 5 players, not 2"),
        (("arena", "royal-secrets", "--bots", "courtier,random", "--deadline", "0"), "a bot needs some time"),
        (("arena", "royal-secrets", "--bots", "courtier,cmd:/no/bot"), "there is no program “/no/bot”"),
        (("arena", "royal-secrets", "--bots", "courtier,random", "--pack", "/no/pack"), "/no/pack"),
        (("arena", "royal-secrets", "--bots", ",courtier"), "royal-secrets has no bot “”"),
        (("stats", "royal-secrets", "--bots", "courtier,random"), "name one"),
        (("stats", "chess"), "no game is called “chess”"),
    ],
)
def test_a_request_that_cannot_be_met_is_one_line(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], sentence: str
) -> None:
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("coterie: ")
    assert len(err.splitlines()) == 1


def test_the_folder_of_another_run_is_one_line_in_french_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    RunFolder(tmp_path, small()).close()
    argv = ("arena", "royal-secrets", "--bots", "random,courtier", "--seats", "3", "--out", str(tmp_path))
    code, _, err = run(capsys, *argv, "--lang", "fr")
    assert code == 2
    assert "contient une série avec d’autres bots" in err


def test_arena_and_stats_do_not_write_over_each_others_reports(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arena, stats = tmp_path / "arena", tmp_path / "stats"
    RunFolder(arena, small()).close()
    RunFolder(stats / "3-seats", small()).close()
    for argv in (
        ("stats", "royal-secrets", "--out", str(arena)),
        ("arena", "royal-secrets", "--bots", "random,courtier", "--out", str(stats)),
    ):
        code, _, err = run(capsys, *argv, "--games", "1")
        assert code == 2
        assert err == f"coterie: {argv[-1]} has a run of the other command, arena or stats: name another folder\n"


def test_a_report_that_cannot_be_written_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "report.html").mkdir()
    argv = ("arena", "royal-secrets", "--bots", "random,page", "--games", "1", "--seats", "3", "--jobs", "1")
    code, _, err = run(capsys, *argv, "--out", str(tmp_path))
    assert code == 2
    assert err == f"coterie: {tmp_path}/report.html cannot be written: Is a directory\n"


@pytest.mark.parametrize("seed", ["-1", "2.5", "9" * 30])
def test_a_first_deal_is_a_number_that_dice_can_take(capsys: pytest.CaptureFixture[str], seed: str) -> None:
    """Deals below 0 would be those above it once more, and count as others."""
    with pytest.raises(SystemExit, match="2"):
        run(capsys, "arena", "royal-secrets", "--bots", "random,page", "--seed", seed)
    assert f"not '{seed}'" in capsys.readouterr().err


def test_an_arena_that_is_stopped_tells_what_it_has(tmp_path: Path) -> None:
    argv = [sys.executable, "-m", "coterie.cli", "arena", "royal-secrets", "--bots", "courtier,random", "--jobs", "1"]
    argv += ["--seats", "3", "--out", str(tmp_path), "--games", "100000"]
    games = tmp_path / GAMES
    heeds = functools.partial(signal.signal, signal.SIGINT, signal.default_int_handler)  # our own may not
    piped: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(argv, preexec_fn=heeds, **piped) as going:
        while not (games.is_file() and games.stat().st_size) and going.poll() is None:
            os.sched_yield()
        going.send_signal(signal.SIGINT)
        out, err = going.communicate()
    assert going.returncode == 130
    assert "Line-ups" in out
    assert "The same command goes on where it was" in err
    assert (tmp_path / "report.html").is_file()
    assert all(json.loads(line)["winners"] for line in games.read_text().splitlines())


def test_a_drawing_is_the_same_every_time(tmp_path: Path) -> None:
    value = Estimate(0.3, 0.1, 9)
    charts = [Bars("wins", ["a"], [value], percent=True), Grid(["a"], [[value]])]
    told = Report("", "", [Part("drawn", "", [], [], charts=charts)])
    assert plots.draw(told, tmp_path) == plots.draw(told, tmp_path)


def test_a_page_shows_names_as_they_are_written_and_runs_nothing_of_them() -> None:
    name = "cmd:echo <script>alert(1)</script>"
    told = Report(name, name, [Part("p", name, [name], [[name]], name)], [name])
    text = report.page(told, {})
    assert "<script" not in text
    assert text.count("&lt;script&gt;") == 8  # also in the title of the window


def test_a_report_can_stand_in_a_document() -> None:
    told = Report("Title", "Lead.", [Part("p", "Part", ["key", "value"], [["a", "1"]], charts=[Grid(["a"], [[None]])])])
    lines = report.markdown(told, "pictures/").splitlines()
    assert lines[:5] == ["## Title", "", "Lead.", "", "### Part"]
    assert "| a | 1 |" in lines
    assert "![Part](pictures/p.svg)" in lines
