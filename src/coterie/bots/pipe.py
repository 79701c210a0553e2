"""A pipe: a program that answers a line with a line, within a time, or is ended."""

import os
import selectors
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress

LONGEST = 65_536  # bytes of an answer
PATIENCE = 1.0  # seconds a program has to end by itself


class Broken(Exception):
    """The program crashed, said too much or nothing: the sentence tells which."""


class Pipe:
    """A running program. It is ended when the pipe is closed."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it. Raises Broken if it cannot be."""
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the pipe)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,  # Ctrl-C is not for it
                bufsize=0,
            )
        except OSError as error:
            self._complaints.close()
            raise Broken(f"it cannot be started: {error.strerror}") from None
        assert self._process.stdin
        assert self._process.stdout
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        self._read = b""

    def exchange(self, lines: bytes, seconds: float) -> bytes:
        """Write lines, and read one. Raises Broken if it does not come in time or the program has ended."""
        if self._read:
            raise Broken("it said more than one line to one question")
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            ready.register(self._to, selectors.EVENT_WRITE)
            while b"\n" not in self._read:
                left = until - time.monotonic()
                if left <= 0:
                    raise Broken(f"it did not answer within {seconds:g} seconds")
                for key, _ in ready.select(left):
                    if key.fd == self._to:
                        lines = self._write(lines)
                        if not lines:
                            ready.unregister(self._to)
                    else:
                        self._receive()
        line, _, self._read = self._read.partition(b"\n")
        return line

    def close(self) -> None:
        """Let the program end, or end it, with all it has started."""
        process = self._process
        assert process.stdin
        assert process.stdout
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()
        self._complaints.close()

    def _write(self, lines: bytes) -> bytes:
        """Write what can be written; the rest."""
        try:
            return lines[os.write(self._to, lines) :]
        except BlockingIOError:
            return lines
        except OSError:
            self._crashed()
            return b""

    def _receive(self) -> None:
        more = os.read(self._from, LONGEST)
        if not more:
            self._crashed()
        self._read += more
        if len(self._read) > LONGEST:
            raise Broken(f"its answer is longer than {LONGEST} bytes")

    def _crashed(self) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        code = self._process.returncode
        self._complaints.seek(0)
        last = self._complaints.read().decode("utf-8", "replace").strip().splitlines()[-1:]
        why = f": {last[0][:200]}" if last else ""
        raise Broken(f"it ended with code {code}{why}" if code is not None else f"it closed its output{why}")
