"""Bots: players that hold Eyes and nothing else."""

from coterie.bots.registry import Bot, find, levels, play_on

__all__ = ["Bot", "find", "levels", "play_on"]
