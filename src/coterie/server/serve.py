"""Serving: from settings to a house that listens, until somebody stops it."""

import asyncio
import gc
import logging
import signal
from collections.abc import Callable
from contextlib import closing, suppress
from socket import socket

from aiohttp import web

from coterie.server.app import make_app
from coterie.server.doorbell import Announcement, announcement, bind
from coterie.server.house import House
from coterie.server.logs import Access, note, start
from coterie.server.settings import Settings
from coterie.server.thinkers import Thinkers
from coterie.store import hold, open_store


def serve(settings: Settings, announce: Callable[[Announcement], None]) -> int:
    """Serve until SIGTERM or Ctrl-C, then drain. `announce` is called once, when the house listens."""
    start(settings.log, settings.log_level)
    # A house holds much that lives long: looking through it for rings often would take a third of the time.
    gc.set_threshold(50_000, 20, 100)
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(_serve(settings, announce))
    return 0


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A quick event loop; where there is none, Python's own serves as well."""
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
    with hold(settings.data), closing(bind(settings)[0]) as door:
        store = open_store(settings.data)
        thinkers = Thinkers(settings.workers, settings.bot_patience)
        try:
            await thinkers.start()
            house = House(settings, store, thinkers)
            await _keep_open(house, door, announce, stop)
        finally:
            await thinkers.close()
            await store.close()


async def _keep_open(house: House, door: socket, announce: Callable[[Announcement], None], stop: asyncio.Event) -> None:
    runner = web.AppRunner(make_app(house), access_log_class=Access, handler_cancellation=False, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await house.open()
        await web.SockSite(runner, door).start()
        announce(announcement(house.settings, door.getsockname()[1], house.welcome_host))
        await stop.wait()
        note("house", "closing")
        async with asyncio.timeout(house.settings.drain or None):
            await house.close()
    except TimeoutError:
        note("house", "some did not leave in time", logging.WARNING)
    finally:
        await runner.cleanup()
