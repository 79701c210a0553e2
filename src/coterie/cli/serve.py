"""Serve: start the server, and print the addresses at which it is found."""

import argparse
import importlib
import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from coterie.cli.config import settled
from coterie.cli.terminal_words import terminal_phrases
from coterie.server.run.listen import Announcement, beyond, open_browser, qr
from coterie.server.run.setting_types import without_password
from coterie.server.run.settings import Settings
from coterie.words import Phrases


def serve(args: argparse.Namespace) -> int:
    """Run the server until somebody stops it. Ctrl-C is the normal way to stop it."""
    settings = settled(args).settings
    words = terminal_phrases(settings.lang or args.language)

    def announce(told: Announcement) -> None:
        print("\n".join(greeting(settings, told, words)))
        if settings.lan and (guests := beyond(told.urls)):
            show_code(guests[0])
        sys.stdout.flush()
        if settings.open:
            open_browser(told.owner_link)

    try:
        return _house()(settings, announce)
    except KeyboardInterrupt:
        print()
        return 0


def greeting(settings: Settings, told: Announcement, words: Phrases) -> list[str]:
    """The lines that say where the server is found, for whom, and how to stop it."""
    lines = [words.say("serve-open", url=told.urls[0])]
    if told.port != told.wanted_port:
        lines.append(words.say("serve-moved", wanted=str(told.wanted_port), port=str(told.port)))
    if settings.lan:
        guests = [words.say("serve-lan", url=url) for url in beyond(told.urls)]
        lines += guests or [words.say("serve-alone")]
    lines.append(words.say("serve-owner", link=told.owner_link))
    lines.append(words.say("serve-data", folder=without_password(settings.store) or str(settings.data)))
    lines.append(words.say("serve-stop"))
    return lines


def show_code(url: str) -> None:
    """The QR code of an address, on a terminal that has the letters for it.

    Never of a link with a key: it is for everyone in the room.
    """
    code = qr(url)
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    # White on black whatever the terminal's colours are: some cameras read no other.
    Console(soft_wrap=True, highlight=False).print(Text(code, style="bright_white on black"), end="")


def _house() -> Callable[[Settings, Callable[[Announcement], None]], int]:
    """The server, imported only now: the other commands start sooner without it."""
    house: Callable[[Settings, Callable[[Announcement], None]], int] = importlib.import_module(
        "coterie.server.serve"
    ).serve
    return house
