"""Matches and records: a match is a table, its dice and the list of its moves; a record is a match as plain data.

A record can be written to a file, replayed, played back and told as text.
"""

from coterie.play.checks import PERSON
from coterie.play.dice import SeededDice, SystemDice
from coterie.play.match import Match
from coterie.play.playback import Playback
from coterie.play.rebuild import rebuild, rebuilding
from coterie.play.record import Record, replay
from coterie.play.record_files import read_record, write_record

__all__ = [
    "PERSON",
    "Match",
    "Playback",
    "Record",
    "SeededDice",
    "SystemDice",
    "read_record",
    "rebuild",
    "rebuilding",
    "replay",
    "write_record",
]
