"""Bots: players that hold Eyes and nothing else."""

from coterie.bots.conversation import Conversation, play_on
from coterie.bots.registry import Bot, ListeningBot, default_level, find, levels
from coterie.bots.spec import TEMPERAMENTS, Spec, parse
from coterie.bots.talker import Talker, find_talker

__all__ = [
    "TEMPERAMENTS",
    "Bot",
    "Conversation",
    "ListeningBot",
    "Spec",
    "Talker",
    "default_level",
    "find",
    "find_talker",
    "levels",
    "parse",
    "play_on",
]
