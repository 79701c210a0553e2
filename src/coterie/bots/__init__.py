"""Bots: players that hold Eyes and nothing else."""

from coterie.bots.advice import MINISTER, Advice, Finding, advise, can_advise, review
from coterie.bots.conversation import Conversation, play_on
from coterie.bots.registry import Bot, ListeningBot, default_level, find, levels
from coterie.bots.seating import check_may_sit, may_sit
from coterie.bots.spec import TEMPERAMENTS, Spec, parse
from coterie.bots.talker import Talker, find_talker, manner_of

__all__ = [
    "MINISTER",
    "TEMPERAMENTS",
    "Advice",
    "Bot",
    "Conversation",
    "Finding",
    "ListeningBot",
    "Spec",
    "Talker",
    "advise",
    "can_advise",
    "check_may_sit",
    "default_level",
    "find",
    "find_talker",
    "levels",
    "manner_of",
    "may_sit",
    "parse",
    "play_on",
    "review",
]
