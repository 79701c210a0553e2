"""What the bench of the page found, as one table, with what we hold ourselves to."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

BUDGET = 150_000  # bytes
FRAMES = 2
APART = {"WebSocket", "headers", "requests"}
KINDS = {
    "Document": "page",
    "Script": "programs and words",
    "Stylesheet": "styles",
    "Font": "fonts",
    "Image": "pictures",
    "Fetch": "answers of the house",
}


def table(result: dict) -> str:
    """The one table."""
    machine = ", ".join(f"{name} {fact}" for name, fact in result["machine"].items())
    return "\n".join([f"{title:58}{figure:>12}  {aim}".rstrip() for title, figure, aim in _rows(result)] + ["", machine])


def _rows(result: dict) -> Iterator[tuple[str, str, str]]:
    weights = result["bytes"]
    bodies = {kind: bytes_ for kind, bytes_ in weights.items() if kind not in APART}
    total = sum(bodies.values())
    yield "first visit to a table, over the wire, kB", f"{total / 1000:.1f}", _aim(total <= BUDGET, f"{BUDGET // 1000}")
    for kind, title in KINDS.items():
        yield f"  {title}", f"{bodies.pop(kind, 0) / 1000:.1f}", ""
    yield "  anything else", f"{sum(bodies.values()) / 1000:.1f}", ""
    yield f"headers of {weights['requests']} answers, kB", f"{weights['headers'] / 1000:.1f}", ""
    yield "what the socket tells first, kB", f"{weights['WebSocket'] / 1000:.1f}", ""
    yield "until it can be played at, ms", f"{statistics.median(result['interactive']):.0f}", ""
    yield "  on a machine four times slower", f"{statistics.median(result['interactive_slow']):.0f}", ""
    frames = sorted(each["frames"] for each in result["news"])
    within = sum(n <= FRAMES for n in frames)
    median = statistics.median(frames)
    yield f"news to painted change, frames, median of {len(frames)}", f"{median:.0f}", _aim(median <= FRAMES, str(FRAMES))
    yield f"  within {FRAMES} frames, of 100", f"{100 * within / len(frames):.0f}", ""
    yield "  in ms, median", f"{statistics.median(each['ms'] for each in result['news']):.1f}", ""
    before, after = result["memory"]
    yield "JavaScript memory with the table open, MB", f"{before['heap'] / 1e6:.1f}", ""
    yield f"  after a game ({result['answers']} answers)", f"{after['heap'] / 1e6:.1f}", ""
    yield "nodes of the page", f"{before['nodes']:,.0f}", ""
    yield "  after a game", f"{after['nodes']:,.0f}", ""


def _aim(met: bool, aim: str) -> str:
    return f"aim {aim}: {'met' if met else 'missed'}"
