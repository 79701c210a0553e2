"""Running: tasks are shared out to processes, and their games come back in whatever order they end."""

import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from coterie.arena.contest import Played, play
from coterie.arena.plan import Plan, Task
from coterie.core.errors import CoterieError

AHEAD = 2  # tasks a process has waiting, so that none is idle and a stop is soon


def run(plan: Plan, tasks: list[Task], jobs: int) -> Iterator[list[Played]]:
    """The games of each task, as they are played. One job plays in this process."""
    if jobs == 1:
        yield from (play(plan, task) for task in tasks)
        return
    todo = iter(tasks)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _deaf_to_keys) as pool:
        going: set[Future[list[Played]]] = set()
        try:
            while True:
                while len(going) < AHEAD * jobs and (task := next(todo, None)):
                    going.add(pool.submit(play, plan, task))
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
