"""The `coterie` command."""

from coterie.cli.command import main

__all__ = ["main"]
