"""Who lied, as the terminal shows it: a line of figures, the medallions, and all that was said, chapter by chapter."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coterie.cli.style import BAD, GOOD, QUIET, STRONG, paint
from coterie.cli.terminal_words import TerminalWords
from coterie.core.lexicon import LETTERS
from coterie.talk import BROKEN, KEPT, sayings_of
from coterie.talk.lied import Chip, Medallion, SeatWord, WhoLied
from coterie.talk.phrasing import outcome, ribbon, sentence
from coterie.talk.sayings import named
from coterie.talk.stakes import Chapter

QUOTED = 3  # sayings that a medallion quotes


class LiedPage:
    """How the page is worded and drawn. Marks: `=B` believed, `?B` doubted; in brackets what only the record shows."""

    def __init__(self, words: TerminalWords) -> None:
        self.words = words
        self.sayings = sayings_of(words.game)
        # where there is little room a seat is its mark alone
        self._short = TerminalWords(words.game, words.language, words.pack, words.shapes)

    def draw(self, page: WhoLied) -> RenderableType:
        words = self.words
        if not page.chips:
            return paint(words.say("lied-nothing"), QUIET)
        summary = words.say("lied-summary", said=len(page.chips), judged=page.judged, broken=page.broken)
        parts: list[RenderableType] = [Text.assemble((words.say("lied-title"), STRONG), " · ", summary), Text("")]
        for medallion in page.medallions:
            title = (words.say(f"lied-{medallion.name}"), STRONG)
            parts.append(Text.assemble(title, "  ", paint(self._who(medallion, page))))
            parts.append(Text.assemble("  ", paint(self._why(medallion, page), QUIET)))
        return Group(*parts, Text(""), self._timeline(page))

    def _who(self, medallion: Medallion, page: WhoLied) -> str:
        first = page.chips[medallion.chips[0]] if medallion.chips else None
        values = {"seat": self.words.seat(medallion.seat), "count": medallion.count, "of": medallion.of}
        if first:
            values |= {"chapter": self._chapter(first.chapter), "what": self._quoted(first)}
        return self.words.say(f"lied-{medallion.name}-who", values)

    def _why(self, medallion: Medallion, page: WhoLied) -> str:
        chips = [page.chips[n] for n in medallion.chips]
        said = {"chips": ", ".join([self._quoted(chip) for chip in chips[:QUOTED]] + ["…"] * (len(chips) > QUOTED))}
        told = outcome(self.words, named(self.sayings, chips[0].said.saying), chips[0].said.args, chips[0].verdict)
        return self.words.say(f"lied-{medallion.name}-why", said, count=medallion.count, of=medallion.of, outcome=told)

    def _timeline(self, page: WhoLied) -> Table:
        """A row for each chapter and a column for each player."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="")
        table.add_column("")
        for word in page.seats:
            table.add_column(paint(self.words.seat(word.seat)))
        table.add_row(paint(self.words.say("lied-word-kept"), QUIET), *[self._kept(word) for word in page.seats])
        for chapter in page.chapters:
            cells = [
                self._cell(chip for chip in page.chips if chip.chapter == chapter and chip.said.seat == word.seat)
                for word in page.seats
            ]
            table.add_row(paint(self._chapter(chapter), QUIET), *cells)
        return table

    def _kept(self, word: SeatWord) -> Text:
        kept = self.words.say("lied-kept-of", kept=word.kept, of=word.kept + word.broken)
        return Text(f"{kept}\n{self.words.say('lied-doubts', right=word.doubts_right, of=word.doubts)}")

    def _cell(self, chips: Iterable[Chip]) -> Text:
        return Text("\n").join(self._chip(chip) for chip in chips)

    def _chip(self, chip: Chip) -> Text:
        shapes = self.words.shapes
        sign, style = {KEPT: ("✓" if shapes else "+", GOOD), BROKEN: ("✗" if shapes else "x", BAD)}.get(
            chip.verdict.mark, ("–" if shapes else "-", QUIET)
        )
        thought = [f"={LETTERS[seat]}" for seat in chip.believers] + [f"?{LETTERS[seat]}" for seat in chip.doubters]
        text = " ".join([f"{sign} {self._label(chip)}", *thought])
        return Text(f"[{text}]" if chip.by_record else text, style)

    def _label(self, chip: Chip) -> str:
        if chip.partner >= 0:
            return self.words.say("lied-deal-short", seat=LETTERS[chip.partner])
        return ribbon(self._short, named(self.sayings, chip.said.saying), chip.said.args)

    def _quoted(self, chip: Chip) -> str:
        said = sentence(self.words, named(self.sayings, chip.said.saying), chip.said.args).rstrip(".")
        return self.words.say("lied-quoted", what=said)

    def _chapter(self, chapter: Chapter) -> str:
        key = f"lied-chapter-{chapter.what}"
        return self.words.say(key, n=chapter.n, within=chapter.within) if self.words.has(key) else str(chapter.n)
