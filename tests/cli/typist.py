"""A typist: plays whole games by typing, in this process, and keeps what was shown to whom."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from coterie.cli import main

Answer = Callable[[str], str]  # to what was shown since the last answer

_CURTAIN = re.compile(r"(?:The screen is for|L’écran est maintenant à) \S?([A-F])\b")


def first_choice(shown: str) -> str:
    """The first of the choices, whatever it is."""
    return "1"


class Typist:
    """Types lines one after the other, each when something is asked; then answers as it is told. Lifts every curtain.

    `shown` is what every seat saw while it looked, by letter; "" for what was shown to nobody in particular.
    """

    def __init__(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path, *lines: str
    ) -> None:
        self.lines = [*lines]
        self.then: Answer | None = None
        self.shown: dict[str, str] = {}
        self.after: list[tuple[str, str]] = []  # every line that was typed, and what was shown then
        self._capsys = capsys
        self._looking = ""
        monkeypatch.setenv("COTERIE_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setattr("builtins.input", self._type)

    def play(self, *argv: str, then: Answer | None = None) -> str:
        """Run a command. When the lines are typed, answer `then`, or leave; what was shown last is returned."""
        self.watch(lambda: main([*argv, "--pace", "0"]) == 0, then)
        return self.after[-1][1] if self.after else self.text

    def watch(self, plays: Callable[[], bool], then: Answer | None = None) -> None:
        """Type while something plays that is done when it is over."""
        self.then = then
        assert plays()
        self.read()

    def read(self) -> str:
        """What was shown since the last line was typed."""
        return self._read("")

    @property
    def text(self) -> str:
        return "".join(self.shown.values())

    def after_line(self, line: str) -> str:
        """What was shown after a line was typed."""
        return next(shown for typed, shown in self.after if typed == line)

    def _type(self, prompt: str) -> str:
        shown = self._read(prompt)
        if "Enter" in prompt or "Entrée" in prompt:
            return ""
        line = self.lines.pop(0) if self.lines else self.then(shown) if self.then else "q"
        self.after.append((line, ""))
        return line

    def _read(self, prompt: str) -> str:
        told = self._capsys.readouterr().out
        curtain = _CURTAIN.search(told)
        if self.after:
            self.after[-1] = (self.after[-1][0], self.after[-1][1] + told)
        if curtain:
            self._keep(told[: curtain.start()])
            self._looking = curtain[1]
            told = told[curtain.start() :]
        self._keep(f"{told}{prompt}\n")
        return told

    def _keep(self, told: str) -> None:
        self.shown[self._looking] = self.shown.get(self._looking, "") + told
