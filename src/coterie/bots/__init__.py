"""Bots: players that hold Eyes and nothing else."""

from coterie.bots.conversation import Conversation
from coterie.bots.registry import Bot, find, levels, play_on
from coterie.bots.talker import ListeningBot, Talker, find_talker

__all__ = ["Bot", "Conversation", "ListeningBot", "Talker", "find", "find_talker", "levels", "play_on"]
