"""Running: tasks are shared out to processes, and their games come back in whatever order they end."""

import importlib
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from coterie.arena.contest import play
from coterie.arena.played import Played
from coterie.arena.schedule import Schedule, Task
from coterie.core.errors import CoterieError

AHEAD = 2  # tasks a process has waiting, so that none is idle and a stop is soon


def run(schedule: Schedule, tasks: Iterable[Task], jobs: int, ray: bool = False) -> Iterator[list[Played]]:
    """The games of each task, as they are played: in this process if there is one job, else in several; with Ray on
    all machines of its cluster.
    """
    if ray:
        return _run_by_ray(schedule, tasks)
    return (play(schedule, task) for task in tasks) if jobs == 1 else _run_in_processes(schedule, tasks, jobs)


def _run_in_processes(schedule: Schedule, tasks: Iterable[Task], jobs: int) -> Iterator[list[Played]]:
    todo = iter(tasks)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _deaf_to_keys) as pool:
        going: set[Future[list[Played]]] = set()
        try:
            while True:
                while len(going) < AHEAD * jobs and (task := next(todo, None)):
                    going.add(pool.submit(play, schedule, task))
                if not going:
                    return
                done, going = wait(going, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise CoterieError("a process of the arena died: was the memory used up?", "arena-died") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _deaf_to_keys() -> None:
    """Ctrl-C is for the process that shares the tasks out: the others end their games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _run_by_ray(schedule: Schedule, tasks: Iterable[Task]) -> Iterator[list[Played]]:
    """On the cluster that RAY_ADDRESS names, or on this machine alone. Every machine has this version of Coterie."""
    try:
        ray: Any = importlib.import_module("ray")  # its types differ from version to version
    except ImportError:
        raise CoterieError("Ray is not here: pip install 'coterie[ray]'", "arena-no-ray") from None
    ray.init(ignore_reinit_error=True, log_to_driver=False, configure_logging=False)
    try:
        far = ray.remote(play)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = iter(tasks)
        going: list[object] = []
        while True:
            while len(going) < most and (task := next(todo, None)):
                going.append(far.remote(schedule, task))
            if not going:
                return
            done, going = ray.wait(going)
            yield ray.get(done[0])
    finally:
        ray.shutdown()
