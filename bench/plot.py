"""The plot: steps per second as bars on a logarithmic axis, ours and the peers', drawn as SVG by hand."""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape

USUAL = 4  # of our games, the rows for so many seats are drawn
# A section: its title, the build of ours, the figure, and which builds of peers stand in it.
SECTIONS = [
    ("Loop compiled", "compiled", "compiled", ("C++",)),
    ("Loop in Python, engine compiled", "compiled", "python", ("C++",)),
    ("All of it Python", "interpreted", "python", ("Python",)),
]
WIDTH, LEFT, RIGHT, BAR, GAP = 880, 250, 70, 16, 5
OURS, LEDGER, PEER, INK, FAINT = "#8458c2", "#c9b3e4", "#8a8f98", "#22252b", "#d9dce1"


def svg(result: dict) -> str:
    """One picture of a whole run."""
    sections = [(title, list(_bars(result["rows"], build, name, peers))) for title, build, name, peers in SECTIONS]
    values = [figure["high"] for _, bars in sections for _, figure, _ in bars]
    lows = [figure["low"] for _, bars in sections for _, figure, _ in bars]
    low, high = math.floor(math.log10(min(lows))), math.log10(max(values)) + 0.1

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (math.log10(value) - low) / (high - low)

    parts: list[str] = []
    y = 66
    for title, bars in sections:
        if not bars:
            continue
        parts.append(_text(LEFT, y, title, weight="bold"))
        y += 10
        for label, figure, colour in bars:
            end, middle = across(figure["median"]), y + BAR / 2
            parts.append(_text(LEFT - 8, middle + 4, label, anchor="end"))
            parts.append(f'<rect x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="{BAR}" fill="{colour}"/>')
            span = f'x1="{across(figure["low"]):.1f}" x2="{across(figure["high"]):.1f}"'
            parts.append(f'<line {span} y1="{middle}" y2="{middle}" stroke="{INK}" stroke-width="1.5"/>')
            parts.append(_text(across(figure["high"]) + 6, middle + 4, _short(figure["median"])))
            y += BAR + GAP
        y += 26
    axis = []
    for power in range(low, math.floor(high) + 1):
        x = across(10**power)
        axis.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="50" y2="{y - 26}" stroke="{FAINT}"/>')
        axis.append(_text(x, y - 10, _short(10**power), anchor="middle"))
    height = y + 8
    facts = result["machine"]
    head = [
        _text(16, 24, "Random play, steps per second", weight="bold", size=16),
        _text(
            16,
            42,
            f"{facts['cpu']}, {facts['cores']} cores, Python {facts['python']}; lines: lowest and highest of"
            f" {result['rounds']} rounds",
        ),
    ]
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="system-ui,'
                ' sans-serif" role="img">'
            ),
            "<title>Random play, steps per second</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
            *axis,
            *head,
            *parts,
            "</svg>\n",
        ]
    )


def _bars(rows: list[dict], build: str, name: str, peers: tuple[str, ...]) -> Iterator[tuple[str, dict, str]]:
    ours = [row for row in rows if row["who"] == "Coterie" and row["build"] == build and row["seats"] == USUAL]
    for suffix, label, colour in (("_silent", "silent", OURS), ("", "with ledger", LEDGER)):
        for row in ours:
            if name + suffix in row["figures"]:
                yield f"{row['game']}, {label}", row["figures"][name + suffix], colour
    for row in rows:
        if row["build"] in peers and name in row["figures"]:
            yield f"{row['who']} {row['game']}", row["figures"][name], PEER


def _text(x: float, y: float, words: str, anchor: str = "start", weight: str = "normal", size: int = 12) -> str:
    return (
        f'<text x="{x:.1f}" y="{y}" text-anchor="{anchor}" font-weight="{weight}" font-size="{size}" fill="{INK}">'
        f"{escape(words, quote=False)}</text>"
    )


def _short(value: float) -> str:
    return f"{value / 1e6:.3g} M" if value >= 1e6 else f"{value / 1e3:.3g} k" if value >= 1e3 else f"{value:.3g}"
