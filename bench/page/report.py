"""What the bench of the page found, as one table, with what we hold ourselves to."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

BUDGET = 150_000  # bytes
LESSON = 60_000  # that a lesson may weigh more
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
    """The one table: a column for each game."""
    games = result["games"]
    lines = [f"{'':50}" + "".join(f"{game:>18}" for game in games)]
    for rows in zip(*(_rows(found) for found in games.values()), strict=True):
        title, _, aim = rows[0]
        missed = [game for game, (_, figure, _) in zip(games, rows, strict=True) if aim and figure > aim]
        said = f"aim {aim:g}: {'missed by ' + ', '.join(missed) if missed else 'met'}" if aim else ""
        figures = "".join(f"{figure:18,.{1 if isinstance(figure, float) else 0}f}" for _, figure, _ in rows)
        lines.append(f"{title:50}{figures}  {said}".rstrip())
    return "\n".join([*lines, "", ", ".join(f"{name} {fact}" for name, fact in result["machine"].items())])


# what it is, the figure (whole ones are shown so), and what it should not exceed, if anything
Row = tuple[str, float, float]


def _sum(weights: dict[str, int]) -> int:
    """The bodies of all answers."""
    return sum(bytes_ for kind, bytes_ in weights.items() if kind not in APART)


def _rows(found: dict) -> Iterator[Row]:
    weights = found["bytes"]
    bodies = {kind: bytes_ for kind, bytes_ in weights.items() if kind not in APART}
    yield "first visit to a table, over the wire, kB", _sum(weights) / 1000, BUDGET / 1000
    for kind, title in KINDS.items():
        yield f"  {title}", bodies.pop(kind, 0) / 1000, 0
    yield "  anything else", sum(bodies.values()) / 1000, 0
    yield "where only gzip is taken, kB", _sum(found["gzip"]) / 1000, BUDGET / 1000
    yield "with the talk, which comes when it is wanted, kB", _sum(found["talk"]) / 1000, 0
    yield "more if it begins with the lesson, kB", (_sum(found["lesson"]) - _sum(weights)) / 1000, LESSON / 1000
    yield "headers of all answers, kB", weights["headers"] / 1000, 0
    yield "  in so many answers", weights["requests"], 0
    yield "what the socket tells first, kB", weights["WebSocket"] / 1000, 0
    yield "until it can be played at, ms", round(statistics.median(found["interactive"])), 0
    yield "  on a machine four times slower", round(statistics.median(found["interactive_slow"])), 0
    yield "from the home page to the first own question, ms", round(statistics.median(found["begun"])), 0
    frames = sorted(each["frames"] for each in found["news"])
    yield "news to painted change, frames, median", round(statistics.median(frames)), FRAMES
    yield f"  within {FRAMES} frames, of 100", round(100 * sum(n <= FRAMES for n in frames) / len(frames)), 0
    yield "  in ms, median", statistics.median(each["ms"] for each in found["news"]), 0
    before, after = found["memory"]
    yield "JavaScript memory with the table open, MB", before["heap"] / 1e6, 0
    yield "  after a game", after["heap"] / 1e6, 0
    yield "nodes of the page", round(before["nodes"]), 0
    yield "  after a game", round(after["nodes"]), 0
    yield "answers given in that game", found["answers"], 0
