"""What a server's processes have cost so far, read from /proc: processor time, memory, and bytes on the disk."""

from __future__ import annotations

import os
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def tree(pid: int, proc: Path = PROC) -> list[int]:
    """A process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for folder in proc.iterdir():
        if folder.name.isdigit() and (fields := _stat(folder)):
            children.setdefault(int(fields[1]), []).append(int(folder.name))
    found = [pid]
    for parent in found:
        found += children.get(parent, [])
    return found


def cpu_seconds(pid: int, proc: Path = PROC) -> float:
    """User and system time of a process and its descendants, those included that have ended and were waited for."""
    stats = [_stat(proc / str(one)) for one in tree(pid, proc)]
    return sum(int(ticks) for fields in stats for ticks in fields[11:15]) / TICKS


def resident_bytes(pids: list[int], proc: Path = PROC) -> int:
    """Memory of some processes. What they share is counted for each of them."""
    return sum(int((proc / str(pid) / "statm").read_text().split()[1]) for pid in pids) * PAGE


def written_bytes(pid: int, proc: Path = PROC) -> int:
    """What a process has caused to be written to a disk."""
    facts = dict(line.split(": ") for line in (proc / str(pid) / "io").read_text().splitlines())
    return int(facts["write_bytes"])


def _stat(folder: Path) -> list[str]:
    """The fields after the command's name, which may itself hold spaces and brackets; none if the process is gone."""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
