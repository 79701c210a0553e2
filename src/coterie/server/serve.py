"""Serving: from settings to a server that listens, until it is stopped."""

import asyncio
import gc
import logging
import signal
from collections.abc import Callable
from contextlib import closing, nullcontext, suppress
from socket import socket

from coterie.server.bots.pool import BotPool
from coterie.server.http.app import listening
from coterie.server.run.listen import Announcement, announcement, bind, house_row
from coterie.server.run.logs import note, start
from coterie.server.run.open_files import allow_most_files
from coterie.server.run.settings import Settings
from coterie.server.tables.house import House
from coterie.server.tables.keys import secrets_of
from coterie.store import hold
from coterie.store.opening import open_at


def serve(settings: Settings, announce: Callable[[Announcement], None]) -> int:
    """Serve until SIGTERM or Ctrl-C, then drain. `announce` is called once, when the server listens."""
    start(settings.log, settings.log_level)
    collect_seldom()
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(_serve(settings, announce))
    return 0


def collect_seldom() -> None:
    """Let garbage wait: the heap is large and long-lived, and by default its collector took a third of the CPU."""
    gc.set_threshold(50_000, 20, 100)


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop factory of uvloop; None where it is not installed, for Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, announce: Callable[[Announcement], None]) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    # a database keeps houses apart by itself
    alone = hold(settings.data) if not settings.store else nullcontext()
    with alone, closing(bind(settings)[0]) as door:
        row = house_row(settings, door.getsockname()[1])
        store = await open_at(settings.store, settings.data, row, settings.lease)
        pool = BotPool(settings.workers, settings.bot_patience)
        try:
            await pool.start()
            shared = await secrets_of(store, settings.secret)
            house = House(settings, store, pool, shared, name=row.name if settings.store else "")
            await _keep_open(house, door, announce, stop)
        finally:
            await pool.close()
            await store.close()


async def _keep_open(house: House, door: socket, announce: Callable[[Announcement], None], stop: asyncio.Event) -> None:
    try:
        await house.open()
        async with listening(house, door, allow_most_files()):
            announce(announcement(house.settings, door.getsockname()[1], house.owner_token))
            await stop.wait()
            note("house", "closing")
            async with asyncio.timeout(house.settings.drain or None):
                await house.close()
    except TimeoutError:
        note("house", "some did not leave in time", logging.WARNING)
