"""Replay: watch a record move by move, from any seat or with all cards open, or print it as text."""

import argparse
import json
import time
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from coterie.cli import advice_page, cards
from coterie.cli.drawing import Drawing, result
from coterie.cli.lied_page import LiedPage
from coterie.cli.style import QUIET, console, paint, speaks_unicode
from coterie.cli.talk_file import read_talk
from coterie.cli.talk_page import Key, TalkPage
from coterie.cli.terminal_game import PACE, tell
from coterie.cli.terminal_talk import LIED
from coterie.cli.terminal_words import TerminalWords
from coterie.core.errors import CoterieError
from coterie.games import find
from coterie.play import Playback
from coterie.play.notation import viewer_of, write
from coterie.play.record_files import read_record
from coterie.talk import Book, Ears, Said, Verdict
from coterie.talk.companion import TalkLine
from coterie.talk.lied import by_the_record
from coterie.talk.verdict import OPEN_STILL
from coterie.words import Words


def replay(args: argparse.Namespace) -> int:
    """Let a person watch a record in a terminal; elsewhere, or with --text, print its text form."""
    record = read_record(Path(args.file))
    pack = cards.load(find(record.header["game"]), args.pack, args.lang)
    playback = Playback(record, pack)
    viewer = viewer_of(args.viewer, playback.seats)
    out = console()
    if args.review:
        _print_review(playback, viewer, TerminalWords(playback.game, args.lang, pack, speaks_unicode(out)), out)
    elif args.json:
        _print_json(playback, viewer)
    elif args.text or not out.is_terminal:
        print(write(record, Words(playback.game, args.lang, playback.pack), viewer, playback.pack), end="")
    else:
        bots = {seat: player for seat, player in enumerate(record.players or []) if player != "person"}
        words = TerminalWords(playback.game, args.lang, playback.pack, speaks_unicode(out), bots)
        talk = _talk_of(args, playback, words, out)
        Reader(playback, viewer, words, out, PACE if args.pace is None else args.pace, talk).read()
    return 0


def _print_review(playback: Playback, viewer: int, words: TerminalWords, out: Console) -> None:
    """What a minister thinks of a seat's decisions in a game that is over."""
    playback.jump(len(playback))
    if not playback.open().over or not 0 <= viewer < playback.seats:
        raise CoterieError(words.say("review-whose"))
    out.print(advice_page.review(words, playback, viewer))


def _talk_of(args: argparse.Namespace, playback: Playback, words: TerminalWords, out: Console) -> list[TalkLine]:
    """What was said, if it lies beside the record and can be read."""
    try:
        return read_talk(Path(args.file), playback)
    except CoterieError as error:
        out.print(paint(words.say("talk-unread", file=args.file, why=words.error(error))))
        return []


class Reader:
    """A person who watches a record.

    Enter goes forward by a move, `n` by a chapter, `b` back by a move, a number to that move; `a` plays to the end;
    `lied` tells who lied.
    """

    def __init__(
        self,
        playback: Playback,
        viewer: int,
        words: TerminalWords,
        out: Console,
        pace: float,
        talk: Iterable[TalkLine] = (),
    ) -> None:
        self.playback = playback
        self.viewer = viewer
        self.words = words
        self.out = out
        self.pace = pace
        self.drawing = Drawing(playback.game)
        self._talk = [*talk]
        self._page = TalkPage(words)

    def read(self) -> None:
        """Read until the person leaves."""
        self._show()
        self._tell_lines(-1)
        while True:
            place = self.words.say("replay-at", at=self.playback.at, of=len(self.playback))
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
        elif answer in (LIED, self.words.say(f"key-{LIED}")):
            self._show_lied()
        elif answer.isdecimal():
            playback.jump(min(int(answer), len(playback)))
            self._show()
        else:
            self.out.print(self.words.say("replay-help"))

    def _play_on(self) -> None:
        """Play until the end, or until Ctrl-C."""
        try:
            while self.playback.at < len(self.playback):
                self._forward()
                time.sleep(self.pace)
        except KeyboardInterrupt:
            self.out.print()

    def _forward(self) -> None:
        if self.playback.at == len(self.playback):
            self.out.print(paint(self.words.say("replay-end"), QUIET))
            return
        before, judged = self._told(), self._judged()
        self.playback.forward()
        for event in self.playback.heard(self.viewer):
            tell(event, self.words, self.out, 0)
        self._tell_verdicts(judged)
        self._tell_lines(before)
        if self.playback.at == len(self.playback):
            self._show()

    def _told(self) -> int:
        """The number of the next event."""
        heard = self.playback.eyes(self.playback.seats).heard() if self._talk else []
        return heard[-1].n + 1 if heard else 0

    def _tell_lines(self, before: int) -> None:
        """Tell what was said here, after the events from this number on."""
        told = self._told()
        for line in self._talk:
            if before < line.spoken.at <= told:
                self.out.print(self._page.line(line))

    def _judged(self) -> dict[Key, tuple[Said, Verdict]]:
        """What became of what was said up to here, by the ears of the viewer."""
        if not self._talk:
            return {}
        ears = Ears.of(self.playback.eyes(self.viewer))
        book = Book.of(line.spoken for line in self._talk if line.spoken.at <= ears.told)
        public = Ears.of(self.playback.eyes(self.playback.seats))
        verdicts = book.verdicts(self._page.sayings, ears, public)
        return {(said.line, said.n): (said, verdicts[said.line, said.n]) for said in book.said}

    def _tell_verdicts(self, before: dict[Key, tuple[Said, Verdict]]) -> None:
        """Tell what has become of what was said, since it was judged like this."""
        for key, (said, verdict) in self._judged().items():
            if verdict != (before[key][1] if key in before else OPEN_STILL):
                self.out.print(self._page.verdict(said, verdict))

    def _chapter(self) -> object:
        return self.drawing.chapter(self.playback.eyes(self.viewer).view())

    def _show(self) -> None:
        view = self.playback.eyes(self.viewer).view()
        self.out.print(Rule(style=QUIET))
        self.out.print(self.drawing.draw(view, self.words, self.out.width))
        if view.over:
            self.out.print(result(view, self.words))

    def _show_lied(self) -> None:
        """Who lied in the game, by the whole record; not before its end, for a record may be of a game that goes on."""
        at = self.playback.at
        self.playback.jump(len(self.playback))
        if not self.playback.open().over:
            self.out.print(paint(self.words.say("talk-lied-shut"), QUIET))
        else:
            book = Book.of(line.spoken for line in self._talk)
            page = by_the_record(self.playback.game, book, self.playback.eyes)
            self.out.print(LiedPage(self.words).draw(page))
        self.playback.jump(at)


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
