"""What was said, as the terminal shows it: lines, verdicts, ribbons, the ledger, and what may be said now."""

import re
from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coterie.cli.style import BAD, GOOD, QUIET, STRONG, paint
from coterie.cli.terminal_words import TerminalWords
from coterie.core.lexicon import LETTERS
from coterie.talk import BROKEN, KEPT, PENDING, Act, Book, Ears, Opening, Said, Saying, Verdict, sayings_of
from coterie.talk.acts import ASK, BELIEVE, OFFER, REACT, SPOKEN
from coterie.talk.book import right
from coterie.talk.companion import TALK, TalkLine
from coterie.talk.phrasing import bargain_values, outcome, ribbon, sentence
from coterie.talk.sayings import Arg, named
from coterie.talk.tongues import tongue

Key = tuple[int, int]  # a line, and which of its acts

MANY = 9  # values of an argument that are not all listed
SIGNS = {KEPT: ("✓", "+", GOOD), BROKEN: ("✗", "x", BAD), PENDING: ("·", ".", QUIET)}
OTHER = ("–", "-", QUIET)  # void and untested
BELIEFS = {True: "=", False: "?"}  # believe and doubt; the marks of truth mean truth only

_AFTER_A_SIGN = re.compile("(?<=[≥≤≠<>=→↑Σ])[ \u00a0\u202f]+")


class TalkPage:
    """How talk about one game is worded and drawn."""

    def __init__(self, words: TerminalWords) -> None:
        self.words = words
        self.sayings = sayings_of(words.game)
        # where there is little room a seat is its mark alone
        self._short = TerminalWords(words.game, words.language, words.pack, words.shapes)

    def line(self, line: TalkLine) -> Text:
        """A line of talk, with the number by which others speak of it."""
        spoken, words = line.spoken, self.words
        seat, about = words.seat(spoken.seat), words.seat(line.about)
        if line.form != TALK and words.has(f"talk-{line.form}"):
            return paint(words.say(f"talk-{line.form}", seat=seat, whom=about, count=line.about, words=line.words))
        if line.voice > 0 and spoken.acts:
            said, about_line = tongue(words, self.sayings, spoken.acts, line.voice), spoken.acts[0].line
            name = "talk-line-to" if about_line >= 0 else "talk-line"
            return paint(words.say(name, line=spoken.line, seat=seat, target=about_line, text=said))
        parts = [self._act(act) for act in spoken.acts]
        parts += [words.say("talk-words", words=line.words)] if line.words else []
        return paint(words.say("talk-line", line=spoken.line, seat=seat, text=" ".join(parts)))

    def verdict(self, said: Said, verdict: Verdict, known: bool = True) -> Text:
        """What became of something said; `known` is whether everybody knows it."""
        words, saying = self.words, named(self.sayings, said.saying)
        values = {"line": said.line, "seat": words.seat(said.seat)}
        if not verdict.decided:
            return paint(words.say("talk-withdrawn", values))
        mark, text = words.say(f"mark-{verdict.mark}"), outcome(words, saying, said.args, verdict)
        told = words.say("talk-verdict" if known else "talk-verdict-unknown", values, mark=mark, outcome=text)
        return Text.assemble(self._sign(verdict), " ", paint(told))

    def ribbon(self, said: Said, book: Book) -> str:
        """Something said as a sign, with who believes and who doubts it."""
        told = _AFTER_A_SIGN.sub("", ribbon(self._short, named(self.sayings, said.saying), said.args))
        changed = ["↺" if self.words.shapes else "~"] if book.versions(said.seat, said.saying, said.anchor) > 1 else []
        return " ".join([told, *changed, *self._believers(said, book)])

    def ribbons(self, book: Book, public: Ears) -> dict[int, str]:
        """By seat, the last open saying about a card that the seat has laid face down."""
        found: dict[int, str] = {}
        for said in self._open(book, public):
            laid = next((heard for heard in public.since(said.anchor) if heard.n == said.anchor), None)
            if laid and laid.seat == said.seat and any(card < 0 for card in laid.cards):
                found[said.seat] = self.ribbon(said, book)
        return found

    def standing(self, book: Book, public: Ears) -> list[Text]:
        """What was said and is open for everybody, in a line; nothing if there is nothing."""
        parts = [
            self.words.say(
                "talk-open-one", seat=self.words.mark(said.seat), line=said.line, ribbon=self.ribbon(said, book)
            )
            for said in self._open(book, public)
        ]
        return [paint(self.words.say("talk-open", said="   ".join(parts)))] if parts else []

    def ledger(self, book: Book, ears: Ears, public: Ears) -> RenderableType:
        """Of each player what is open, then what was judged, and how much was kept, as these ears have it."""
        words = self.words
        if not book.said:
            return paint(words.say("talk-ledger-empty"), QUIET)
        verdicts, known = [book.verdicts(self.sayings, of, public) for of in (ears, public)]
        honesty = book.honesty(self.sayings, ears, public)
        parts: list[RenderableType] = []
        for seat in sorted(honesty):
            kept, broken = honesty[seat]
            parts.append(paint(words.say("talk-ledger-seat", seat=words.seat(seat), kept=kept, broken=broken), STRONG))
            grid = Table.grid(padding=(0, 1, 0, 0))
            of_seat = [said for said in book.said if said.seat == seat]
            for said in sorted(of_seat, key=lambda said: verdicts[said.line, said.n].decided):
                verdict = verdicts[said.line, said.n]
                all_know = known[said.line, said.n].decided or not verdict.decided
                grid.add_row(self._sign(verdict), f"#{said.line}", self._entry(said, verdict, all_know, book, verdicts))
            parts.append(Padding(grid, (0, 0, 0, 2)))
        return Group(*parts)

    def menu(self, found: Iterable[tuple[Saying, Opening]]) -> RenderableType:
        """What may be said now, as it is typed, with a sentence each."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for saying, opening in found:
            first = next(saying.variants(opening), None)
            if first is not None:
                grid.add_row(Text(typed(saying, opening), STRONG), paint(sentence(self.words, saying, first), QUIET))
        if not grid.row_count:
            return paint(self.words.say("talk-menu-empty"), QUIET)
        return Group(paint(self.words.say("talk-menu")), Padding(grid, (0, 0, 0, 2)))

    def _act(self, act: Act) -> str:
        words = self.words
        if act.act in SPOKEN:
            return sentence(words, named(self.sayings, act.saying), act.args)
        if act.act == REACT:
            whom = words.seat(act.seat) if act.seat >= 0 else f"#{act.line}" if act.line >= 0 else ""
            gesture = words.say(f"gesture-{act.gesture}")
            return words.say("talk-gesture-to" if whom else "talk-gesture", gesture=gesture, whom=whom)
        if act.act in (ASK, OFFER):
            values = bargain_values(words, self.sayings, act)
            asks = "talk-asks" if act.seat >= 0 else "talk-asks-all"
            name = asks if act.act == ASK else "talk-offers" if act.line < 0 else "talk-counters"
            return words.say(name, values, line=act.line)
        return words.say(f"talk-{act.act}", line=act.line)

    def _sign(self, verdict: Verdict) -> Text:
        sign, plain, style = SIGNS.get(verdict.mark, OTHER)
        return Text(sign if self.words.shapes else plain, style)

    def _believers(self, said: Said, book: Book) -> list[str]:
        beliefs = sorted(book.beliefs.get(said.line, {}).items())
        return [f"{BELIEFS[belief == BELIEVE]}{LETTERS[seat]}" for seat, belief in beliefs]

    def _entry(self, said: Said, verdict: Verdict, all_know: bool, book: Book, verdicts: Mapping[Key, Verdict]) -> Text:
        """A row of the ledger: the sentence while it is open, then its sign and what it was."""
        words, saying = self.words, named(self.sayings, said.saying)
        if not verdict.decided:
            return paint(" ".join([sentence(words, saying, said.args), *self._believers(said, book)]))
        sign = _AFTER_A_SIGN.sub("", ribbon(self._short, saying, said.args))
        text = words.say("talk-ledger-entry", ribbon=sign, outcome=outcome(words, saying, said.args, verdict))
        parts = [text] if all_know else [text, words.say("talk-unknown")]
        of_line = [verdicts[other.line, other.n] for other in book.of_line(said.line)]
        for seat, belief in sorted(book.beliefs.get(said.line, {}).items()):
            was = right(belief, of_line)
            letter = f"{BELIEFS[belief == BELIEVE]}{LETTERS[seat]}"
            parts.append(letter if was is None else words.say("talk-right", who=letter, right=str(was).lower()))
        return paint(" ".join(parts))

    def _open(self, book: Book, public: Ears) -> list[Said]:
        """What was said and is open for everybody, in order."""
        return [said for said in book.said if not book.judge(said, self.sayings, public, public).decided]


def typed(saying: Saying, opening: Opening) -> str:
    """How a saying is typed: by its shorthand if it has one, with all that each argument may be."""
    values = {arg.name: _listed(arg, choices) for arg, choices in zip(saying.args, opening.choices, strict=True)}
    return saying.short.format(**values) if saying.short else " ".join([saying.name, *values.values()])


def _listed(arg: Arg, values: list[int]) -> str:
    return "|".join([arg.word(value) for value in values[:MANY]] + (["…"] if len(values) > MANY else []))
