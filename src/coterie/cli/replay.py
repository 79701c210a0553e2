"""Replay: watch a record from any seat's eyes or with all cards open, step by step, or read it as text."""

import argparse
import json
import time
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from coterie.cli.ink import QUIET, console, ink, speaks_unicode
from coterie.cli.page import Sketch, result
from coterie.cli.sitting import PACE, tell
from coterie.cli.voice import Voice
from coterie.games import find
from coterie.play import Playback
from coterie.play.notation import viewer_of, write
from coterie.play.shelf import read_record
from coterie.words import Words


def replay(args: argparse.Namespace) -> int:
    """On a terminal a person turns the pages; elsewhere, or with --text, the text form is printed."""
    record = read_record(Path(args.file))
    pack = find(record.header["game"]).load(args.pack) if args.pack else None
    playback = Playback(record, pack)
    viewer = viewer_of(args.viewer, playback.seats)
    out = console()
    if args.json:
        _print_json(playback, viewer)
    elif args.text or not out.is_terminal:
        print(write(record, Words(playback.game, args.lang, playback.pack), viewer, playback.pack), end="")
    else:
        voice = Voice(playback.game, args.lang, playback.pack, speaks_unicode(out))
        Reader(playback, viewer, voice, out, PACE if args.pace is None else args.pace).read()
    return 0


class Reader:
    """A person leafing through a record: Enter goes on by a move, `n` by a chapter, `b` back, a number there, `a` by itself."""

    def __init__(self, playback: Playback, viewer: int, voice: Voice, out: Console, pace: float) -> None:
        self.playback = playback
        self.viewer = viewer
        self.voice = voice
        self.out = out
        self.pace = pace
        self.sketch = Sketch(playback.game)

    def read(self) -> None:
        """Read until the person leaves."""
        self._show()
        while True:
            place = self.voice.say("replay-at", at=self.playback.at, of=len(self.playback))
            try:
                answer = input(f"{place} ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.out.print()
                return
            if answer == "q":
                return
            self._turn(answer)

    def _turn(self, answer: str) -> None:
        playback = self.playback
        if answer == "":
            self._forward()
        elif answer == "n":
            chapter = self._chapter()
            while playback.at < len(playback) and self._chapter() == chapter:
                self._forward()
            self._show()
        elif answer == "b":
            playback.back()
            self._show()
        elif answer == "a":
            self._play_on()
        elif answer == "t":
            self._show()
        elif answer.isdecimal():
            playback.jump(min(int(answer), len(playback)))
            self._show()
        else:
            self.out.print(self.voice.say("replay-help"))

    def _play_on(self) -> None:
        """By itself until the end, or until Ctrl-C."""
        try:
            while self.playback.at < len(self.playback):
                self._forward()
                time.sleep(self.pace)
        except KeyboardInterrupt:
            self.out.print()

    def _forward(self) -> None:
        if self.playback.at == len(self.playback):
            self.out.print(ink(self.voice.say("replay-end"), QUIET))
            return
        self.playback.forward()
        for event in self.playback.heard(self.viewer):
            tell(event, self.voice, self.out, 0)
        if self.playback.at == len(self.playback):
            self._show()

    def _chapter(self) -> object:
        return self.sketch.chapter(self.playback.eyes(self.viewer).view())

    def _show(self) -> None:
        view = self.playback.eyes(self.viewer).view()
        self.out.print(Rule(style=QUIET))
        self.out.print(self.sketch.page(view, self.voice, self.out.width))
        if view.over:
            self.out.print(result(view, self.voice))


def _print_json(playback: Playback, viewer: int) -> None:
    """A line per move: its number and token as the viewer may know them, and what the viewer heard and sees."""
    while playback.at < len(playback):
        playback.forward()
        turn = playback.turn
        assert turn is not None
        told = {
            "n": turn.n,
            "seat": turn.seat,
            "move": turn.token(viewer),
            "heard": [event.plain() for event in playback.heard(viewer)],
            "view": playback.eyes(viewer).view().plain(),
        }
        print(json.dumps(told))
