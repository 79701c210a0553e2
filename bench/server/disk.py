"""The disk alone: how long it takes to write as much as one commit of ours and to have it for certain.

Whatever syncs has at least this tail, and no program can take it away.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

PAGE = 4096
ROUND = 4096 * 4096  # bytes after which the file is written over from its beginning, as a log is


def syncs(folder: Path, size: int, rate: float, seconds: float) -> list[float]:
    """Write so many bytes and sync them, at this rate. Returns the seconds that each took."""
    page = os.urandom(max(PAGE, -(-size // PAGE) * PAGE))
    spans = []
    path = folder / "disk"
    file = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        first = time.monotonic()
        for number in range(round(rate * seconds)):
            time.sleep(max(0.0, first + number / rate - time.monotonic()))
            began = time.monotonic()
            os.pwrite(file, page, number * len(page) % ROUND)
            os.fdatasync(file)
            spans.append(time.monotonic() - began)
    finally:
        os.close(file)
        path.unlink()
    return spans
