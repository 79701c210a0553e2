"""Bots: players that hold Eyes and nothing else."""

from coterie.bots.conversation import Conversation, play_on
from coterie.bots.registry import Bot, ListeningBot, default_level, find, levels
from coterie.bots.seating import check_may_sit, may_sit
from coterie.bots.spec import TEMPERAMENTS, Spec, parse
from coterie.bots.talker import Talker, find_talker

__all__ = [
    "TEMPERAMENTS",
    "Bot",
    "Conversation",
    "ListeningBot",
    "Spec",
    "Talker",
    "check_may_sit",
    "default_level",
    "find",
    "find_talker",
    "levels",
    "may_sit",
    "parse",
    "play_on",
]
