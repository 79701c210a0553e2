"""A run can be stopped and resumed; a folder that is not its own, or is damaged, gets a sentence and is left alone."""

import resource
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from coterie.arena.run_folder import GAMES, SCHEDULE, RunFolder
from coterie.arena.running import run
from coterie.arena.schedule import Schedule
from coterie.core.errors import CoterieError
from tests.arena.runs import played, small, timeless


def play_into(path: Path, schedule: Schedule, games: int, tasks: int | None = None) -> int:
    """Play the missing games, or those of the first so many tasks; how many were played."""
    folder, count = RunFolder(path, schedule), 0
    try:
        for done in run(schedule, islice(folder.missing(schedule.tasks(games)), tasks), 1):
            count += len(folder.keep(done))
    finally:
        folder.close()
    return count


def test_a_run_that_was_stopped_goes_on_to_the_same_games(tmp_path: Path) -> None:
    schedule = small()
    assert play_into(tmp_path, schedule, 9, tasks=1) == 3
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"deal":1,"turn":0,"bo')  # the process was killed here
    assert play_into(tmp_path, schedule, 9) == 6
    assert play_into(tmp_path, schedule, 9) == 0
    folder = RunFolder(tmp_path, schedule)
    assert timeless(folder.played) == timeless(played(schedule, 9))
    folder.close()


def test_of_a_task_that_was_cut_short_only_the_missing_games_are_kept(tmp_path: Path) -> None:
    schedule = small()
    play_into(tmp_path, schedule, 3)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:2]))
    assert play_into(tmp_path, schedule, 3) == 1
    assert len((tmp_path / GAMES).read_bytes().splitlines()) == 3


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 4},
        {"seed": 2},
        {"bots": ("courtier", "page")},
        {"cards": "other"},
        {"sources": "other"},
        {"talk": True},
    ],
)
def test_the_folder_of_another_run_is_left_alone(tmp_path: Path, change: dict[str, object]) -> None:
    schedule = small()
    play_into(tmp_path, schedule, 3)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(CoterieError, match=f"other {next(iter(change))} "):
        RunFolder(tmp_path, msgspec.structs.replace(schedule, **change))
    assert (tmp_path / GAMES).read_bytes() == before


@pytest.mark.parametrize(
    "line",
    [
        "nothing",
        "{}",
        '{"deal":0,"turn":0,"bots":["courtier"],"winners":[0],"scores":[1],"times":[[0,0,0,{}]]}',
        '{"deal":0,"turn":0,"bots":["x","x","x"],"winners":[0],"scores":[1,1,1],"times":[[],[],[]]}',
        '{"deal":0,"turn":0,"bots":["random","random","courtier"],"winners":[7],"scores":[1,1,1],"times":[[],[],[]]}',
        "again",
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    schedule = small()
    play_into(tmp_path, schedule, 3)
    lines = (tmp_path / GAMES).read_text().splitlines()
    text = "\n".join([*lines[:2], lines[0] if line == "again" else line, *lines[2:]]) + "\n"
    (tmp_path / GAMES).write_text(text)
    with pytest.raises(CoterieError, match=rf"line 3 of .*{GAMES}"):
        RunFolder(tmp_path, schedule)
    assert (tmp_path / GAMES).read_text() == text


def test_a_plan_that_is_damaged_or_gone_gets_a_sentence(tmp_path: Path) -> None:
    schedule = small()
    play_into(tmp_path, schedule, 3)
    (tmp_path / SCHEDULE).write_text("{")
    with pytest.raises(CoterieError, match=f"{SCHEDULE} is no schedule of an arena"):
        RunFolder(tmp_path, schedule)
    (tmp_path / SCHEDULE).unlink()
    with pytest.raises(CoterieError, match=f"has games, but no {SCHEDULE}"):
        RunFolder(tmp_path, schedule)


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    schedule = small()
    folder = RunFolder(tmp_path, schedule)
    with pytest.raises(CoterieError, match="another run is writing"):
        RunFolder(tmp_path, schedule)
    folder.close()
    RunFolder(tmp_path, schedule).close()


def test_a_folder_that_cannot_be_made_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CoterieError, match="cannot be written"):
        RunFolder(tmp_path / "file" / "run", small())


def test_games_that_find_no_room_get_a_sentence(tmp_path: Path) -> None:
    schedule = small()
    folder, soft_hard = RunFolder(tmp_path, schedule), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, soft_hard[1]))
    try:
        with pytest.raises(CoterieError, match=f"{GAMES} cannot be written: File too large"):
            folder.keep(played(schedule, 3))
        folder.close()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, soft_hard)
    assert play_into(tmp_path, schedule, 3) == 3


def test_processes_play_the_same_games_as_one() -> None:
    schedule = small()
    games = [game for done in run(schedule, list(schedule.tasks(9)), 2) for game in done]
    assert timeless(games) == timeless(played(schedule, 9))
