"""A pseudo-terminal with the program in it: type, read the screen, resize, interrupt."""

import codecs
import errno
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from pathlib import Path

PATIENCE = 120.0  # seconds without a word after which the program hangs
PROMPT = "\n> "

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
_ENDS = re.compile(r"\r+\n")
_WRITTEN_OVER = re.compile(r"[^\n]*\r")
_CHOICE = re.compile(r"(?:^|(?<=\s{3})) *(\d+)(–\d+)? (\S.*?)(?=\s{3,}|\s*$)", re.MULTILINE)


class Terminal:
    """`coterie` with these arguments in a terminal of so many columns; its games are kept in `home`."""

    def __init__(self, *argv: str, home: Path, columns: int = 80, env: dict[str, str] | None = None) -> None:
        self.raw = ""
        self._mark = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.code: int | None = None
        self.pid, self._fd = pty.fork()
        if self.pid == 0:  # the child is the program
            os.environ.pop("NO_COLOR", None)
            os.environ.update(
                {
                    "TERM": "xterm-256color",
                    "COTERIE_HOME": str(home),
                    "LANG": "C.UTF-8",
                    "LC_ALL": "C.UTF-8",
                    **(env or {}),
                }
            )
            os.environ.pop("COLUMNS", None)
            os.unsetenv("COLUMNS")  # which readline may have set behind our back
            # whoever runs the tests in the background ignores it, and we would inherit that
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
            os.execv(sys.executable, [sys.executable, "-m", "coterie.cli", *argv])

    @property
    def new(self) -> str:
        """What was printed since the last answer, without colours."""
        return bare(self.raw[self._mark :])

    @property
    def text(self) -> str:
        """Everything printed, without colours."""
        return bare(self.raw)

    def read(self, until: str = PROMPT) -> str:
        """Read until this is the last thing printed, or the program has ended."""
        while not self.new.endswith(until):
            ready, _, _ = select.select([self._fd], [], [], PATIENCE)
            assert ready, f"nothing more came after: {self.text[-2000:]}"
            try:
                piece = os.read(self._fd, 65536)
            except OSError as error:
                if error.errno != errno.EIO:
                    raise
                piece = b""
            if not piece:
                self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
                os.close(self._fd)
                break
            self.raw += self._decoder.decode(piece)
        return self.new

    def type(self, line: str) -> None:
        self._mark = len(self.raw)
        os.write(self._fd, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C; and again if nothing comes of it, as one does.

        Readline misses one that comes right after its prompt.
        """
        self._mark = len(self.raw)
        for _ in range(6):
            os.write(self._fd, b"\x03")
            if select.select([self._fd], [], [], 10.0)[0]:
                return

    def resize(self, columns: int) -> None:
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self._fd)

    def choices(self) -> dict[int, str]:
        """The choices on the screen by number; of a range the first."""
        question = re.split(r"^\S{1,2}\u202f?: ", self.new, flags=re.MULTILINE)[-1]
        return {int(number): text for number, _, text in _CHOICE.findall(question.partition("\n")[2])}


def bare(text: str) -> str:
    """A text without escape sequences; what a line was before it was written anew is gone."""
    return _WRITTEN_OVER.sub("", _ENDS.sub("\n", _ESCAPES.sub("", text)))
