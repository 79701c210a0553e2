"""The folder of a run: its schedule and, line by line, every game played, so that it can be stopped and resumed."""

import fcntl
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, NoReturn

import msgspec

from coterie.arena.played import Played
from coterie.arena.schedule import Schedule, Task
from coterie.core.errors import CoterieError

SCHEDULE = "schedule.json"
GAMES = "games.jsonl"

_DECODER = msgspec.json.Decoder(Played)


class RunFolder:
    """Where the games of one schedule are kept. Whoever opens it has it alone until it is closed."""

    def __init__(self, path: Path, schedule: Schedule) -> None:
        """Open the folder of this schedule, or make it. Raises CoterieError for the folder of another run."""
        self.path = path
        self.schedule = schedule
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = (path / GAMES).open("a+b")
        except OSError as error:
            unwritten(path, error)
        try:
            self._take()
            self._agree()
            self.played = self._read()
        except BaseException:
            self.close()
            raise

    def keep(self, games: Sequence[Played]) -> list[Played]:
        """Write down those games that are not there yet, and give them. Raises CoterieError if they cannot be."""
        have = {_key(game) for game in self.played}
        new = [game for game in games if _key(game) not in have]
        try:
            self._file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in new))
            self._file.flush()
        except OSError as error:
            unwritten(self.path / GAMES, error)
        self.played += new
        return new

    def missing(self, tasks: Iterable[Task]) -> Iterator[Task]:
        """The tasks that were not played to the end when the first of them is asked for."""
        have: dict[tuple[int, tuple[str, ...]], int] = {}
        for game in self.played:
            at = game.deal, game.lineup
            have[at] = have.get(at, 0) + 1
        for task in tasks:
            if have.get((task.deal, task.lineup), 0) < self.schedule.turns(task.lineup):
                yield task

    def close(self) -> None:
        with suppress(OSError):  # what could not be written was told
            self._file.close()

    def _take(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            _wrong("arena-busy", f"another run is writing into {self.path}", self.path)

    def _agree(self) -> None:
        """Write the schedule down, or compare it with the one that is there."""
        file = self.path / SCHEDULE
        if not file.exists():
            if self._file.tell():
                _wrong("arena-no-schedule", f"{self.path} has games, but no {SCHEDULE}", self.path)
            try:
                file.write_bytes(msgspec.json.format(msgspec.json.encode(self.schedule), indent=1) + b"\n")
            except OSError as error:
                unwritten(file, error)
            return
        there = read_schedule(self.path)
        for name in Schedule.__struct_fields__:
            was, now = getattr(there, name), getattr(self.schedule, name)
            if was != now:
                text = f"{self.path} has a run with other {name} ({was}, not {now}): name another folder"
                _wrong("arena-other-run", text, self.path, field=name, was=str(was), now=str(now))

    def _read(self) -> list[Played]:
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):  # the last line was being written when the run was ended
            os.ftruncate(self._file.fileno(), whole)
        found: list[Played] = []
        known: set[tuple[int, int, tuple[str, ...]]] = set()
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                game = _DECODER.decode(line)
            except msgspec.MsgspecError:
                self._broken(number)
            seats = self.schedule.seats
            if (
                not set(game.bots) <= set(self.schedule.bots)
                or not len(game.bots) == len(game.scores) == len(game.times) == seats
                or not game.winners
                or not all(0 <= seat < seats for seat in game.winners)
                or not 0 <= game.turn < seats
                or _key(game) in known
            ):
                self._broken(number)
            known.add(_key(game))
            found.append(game)
        return found

    def _broken(self, line: int) -> NoReturn:
        text = f"line {line} of {self.path / GAMES} is no game of this run: take it out, or name another folder"
        _wrong("arena-broken", text, self.path / GAMES, line=line)


def read_schedule(path: Path) -> Schedule:
    """The schedule in a folder. Raises CoterieError if it is damaged."""
    try:
        return msgspec.json.decode((path / SCHEDULE).read_bytes(), type=Schedule)
    except (OSError, msgspec.MsgspecError):
        _wrong("arena-bad-schedule", f"{path / SCHEDULE} is no schedule of an arena, or is damaged", path / SCHEDULE)


def unwritten(path: Path, error: OSError) -> NoReturn:
    """Raises CoterieError: something cannot be written there."""
    _wrong("arena-unwritten", f"{path} cannot be written: {error.strerror}", path, why=error.strerror or "")


def _key(game: Played) -> tuple[int, int, tuple[str, ...]]:
    return game.deal, game.turn, game.lineup


def _wrong(code: str, text: str, path: Path, **values: object) -> NoReturn:
    raise CoterieError(text, code, {"path": str(path), **values})
