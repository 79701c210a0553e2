"""Config: every setting of the server, and where its value came from."""

import argparse
import json
import os
import tomllib
from pathlib import Path

from coterie.cli.terminal_words import terminal_phrases
from coterie.server.run.settings import DEFAULT, TYPES, Settled, settle

FLAG = "set_"  # the destination of a setting's flag begins with this, so that no other option is taken for a setting


def config(args: argparse.Namespace) -> int:
    """Show the settings as a coterie.toml that would give the same, or as JSON."""
    found = settled(args)
    if args.json:
        print(
            json.dumps(
                {name: {"value": _plain(found, name), "source": found.sources[name]} for name in TYPES}, indent=1
            )
        )
        return 0
    say = terminal_phrases(found.settings.lang or args.language).say
    for name in TYPES:
        print(f"# {explanation(say(f'setting-{name}'.replace('_', '-')))}")
        line = f"{name} = {found.written(name)}"
        # A default is written as a comment: as a setting it would stay when a later version changes the default.
        print(
            f"# {line}  # {say('config-default')}"
            if found.sources[name] == DEFAULT
            else f"{line}  # {found.sources[name]}"
        )
    return 0


def settled(args: argparse.Namespace) -> Settled:
    """The settings that a command line, the environment and a file ask for."""
    flags = {name.removeprefix(FLAG): value for name, value in vars(args).items() if name.startswith(FLAG)}
    return settle(flags, os.environ, getattr(args, "config", None), Path.cwd())


def explanation(text: str) -> str:
    """What a setting is, as a sentence."""
    return f"{text[0].upper()}{text[1:]}."


def _plain(found: Settled, name: str) -> object:
    """A setting as JSON can hold it: what coterie.toml would hold."""
    return tomllib.loads(f"it = {found.written(name)}")["it"]
