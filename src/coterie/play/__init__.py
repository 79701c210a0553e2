"""A match: a table, the dice it is played with, and the record of what was done: kept, replayed, played back, told as text."""

from coterie.play.checks import PERSON
from coterie.play.dice import SeededDice, SystemDice
from coterie.play.match import Match
from coterie.play.playback import Playback
from coterie.play.rebuild import rebuild, rebuilding
from coterie.play.record import Record, replay
from coterie.play.shelf import keep_record, read_record

__all__ = [
    "PERSON",
    "Match",
    "Playback",
    "Record",
    "SeededDice",
    "SystemDice",
    "keep_record",
    "read_record",
    "rebuild",
    "rebuilding",
    "replay",
]
