"""Line editing: a typed line can be edited and called back, and Tab completes it, where the terminal can do that."""

from collections.abc import Callable

try:  # without it answers are typed all the same
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]

Lines = Callable[[], list[str]]


def read_line(prompt: str, completes: Lines = list) -> str:
    """A line that is typed. The lines that Tab completes are asked for when it is pressed."""
    if readline:
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
        readline.set_completer_delims(" ")
        readline.set_completer(_Completer(completes))
    return input(prompt)


def forget_lines() -> None:
    """Let no typed line be called back."""
    if readline:
        readline.clear_history()


def next_words(lines: list[str], before: str, begun: str) -> list[str]:
    """The words that go on with what was typed `before`, and that begin like this."""
    start = " ".join(before.split())
    rest = [line[len(start) :].split() for line in lines if line.startswith(f"{start} " if start else "")]
    return [*dict.fromkeys(words[0] for words in rest if words and words[0].startswith(begun))]


class _Completer:
    """What readline asks for: the words that complete what is typed, one after the other."""

    def __init__(self, completes: Lines) -> None:
        self._completes = completes
        self._words: list[str] = []

    def __call__(self, begun: str, n: int) -> str | None:
        if n == 0:
            try:
                before = readline.get_line_buffer()[: readline.get_begidx()]
                self._words = next_words(self._completes(), before, begun)
            except UnicodeDecodeError:  # what was typed is no text
                self._words = []
        return f"{self._words[n]} " if n < len(self._words) else None
