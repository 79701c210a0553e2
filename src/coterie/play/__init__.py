"""A match: a table, the dice it is played with, and the record of what was done."""

from coterie.play.checks import PERSON
from coterie.play.dice import SeededDice, SystemDice
from coterie.play.match import Match
from coterie.play.record import Record, replay

__all__ = ["PERSON", "Match", "Record", "SeededDice", "SystemDice", "replay"]
