"""The menu: the legal choices with their numbers, and what a typed answer means."""

import unicodedata
from collections import Counter

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from coterie.cli.style import STRONG, paint
from coterie.cli.terminal_words import TerminalWords
from coterie.core.lexicon import Action

FEW = 6  # choices that are listed one below the other; more stand in columns if they fit


class Menu:
    """Choices by number.

    An amount is its own number (`7` bids 7); everything else is counted, from 1, or from 0 beside amounts.
    """

    def __init__(self, legal: list[Action], words: TerminalWords) -> None:
        self.legal = legal
        self.words = words
        verbs = {action: words.game.lexicon.verb_of(action) for action in legal}
        amounts = [action for action in legal if verbs[action].noun == "amount"]
        # two kinds of amounts cannot both be their numbers
        several = len({verbs[action].name for action in amounts}) > 1
        self.numbers: dict[Action, int] = {} if several else {action: verbs[action].arg(action) for action in amounts}
        taken = set(self.numbers.values())
        number = 0 if taken else 1
        for action in legal:
            if action not in self.numbers:
                while number in taken:
                    number += 1
                self.numbers[action] = number
                number += 1
        self._range = [action for action in amounts if len(amounts) > FEW and not several]

    def __rich__(self) -> RenderableType:
        listed = [a for a in self.legal if a not in self._range]
        lines = [
            self._line(str(self.numbers[a]), self.words.choice(a))
            for a in sorted(listed, key=lambda a: self.numbers[a])
        ]
        if self._range:
            low, high = self.numbers[self._range[0]], self.numbers[self._range[-1]]
            lines.append(
                self._line(
                    f"{low}–{high}",
                    self.words.say("menu-range", choice=self.words.choice(self._range[0]), low=low, high=high),
                )
            )
        if len(lines) <= FEW:
            return Padding(Text("\n").join(lines), (0, 0, 0, 1))
        return Padding(Columns(lines, column_first=True, padding=(0, 3)), (0, 0, 0, 1))

    def _line(self, number: str, text: str) -> Text:
        return Text.assemble((f"{number:>2} ", STRONG), paint(text))

    def matches(self, answer: str) -> list[Action]:
        """The choices an answer may mean: one if it is clear, none if it means nothing here.

        A number, a word of the record (`bid:5`, also `bid 5`), the sentence itself, or some of its words, begun.
        """
        if answer.isdecimal():
            return [a for a in self.legal if self.numbers[a] == int(answer)]
        wanted = plain(answer)
        if not wanted:
            return []
        tokens = {a: plain(self.words.game.lexicon.token(a)) for a in self.legal}
        spoken = {a: plain(self.words.choice(a)) for a in self.legal}
        for names in (tokens, spoken):
            if exact := [a for a in self.legal if names[a] == wanted]:
                return exact
        return [a for a in self.legal if _begun(wanted, tokens[a]) or _begun(wanted, spoken[a])]


def plain(text: str) -> list[str]:
    """The words of a text without accents, capitals and punctuation; numbers keep their minus."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    bare = bare.replace("-minus-", " -").replace("−", "-")
    words = "".join(c if c.isalnum() or c == "-" else " " for c in bare).split()
    return [
        part for word in words for part in ([word] if word.lstrip("-").isdecimal() else word.replace("-", " ").split())
    ]


def _begun(wanted: list[str], words: list[str]) -> bool:
    """Whether each wanted word begins one of the words; numbers must be the same."""
    left = Counter(words)
    for word in wanted:
        found = next(
            (w for w in left if (w == word if word.lstrip("-").isdecimal() else w.startswith(word)) and left[w]), None
        )
        if found is None:
            return False
        left[found] -= 1
    return True
