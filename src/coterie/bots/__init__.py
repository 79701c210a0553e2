"""Bots: players that hold Eyes and nothing else."""

from coterie.bots.conversation import Conversation
from coterie.bots.registry import Bot, find, levels, play_on
from coterie.bots.seating import TEMPERAMENTS, check_may_sit, level_of, may_sit, temperament_of, usual_level
from coterie.bots.talker import ListeningBot, Talker, find_talker

__all__ = [
    "TEMPERAMENTS",
    "Bot",
    "Conversation",
    "ListeningBot",
    "Talker",
    "check_may_sit",
    "find",
    "find_talker",
    "level_of",
    "levels",
    "may_sit",
    "play_on",
    "temperament_of",
    "usual_level",
]
