"""A report: parts with a table and, where there is something to see, a chart; as text, Markdown or one page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from rich.console import Console
from rich.table import Table

from coterie.arena.figures import Estimate
from coterie.arena.played import Times
from coterie.bots.outside import PREFIX

BRIEF = 22  # letters of a command where there is little room

_COMMAND = re.compile(rf"{PREFIX}.+?(?=, | – |$)")  # none has a comma, which parts bots


@dataclass(frozen=True, slots=True)
class Bars:
    """Estimates side by side; `even` is a line across them."""

    title: str
    labels: Sequence[str]
    values: Sequence[Estimate]
    percent: bool = False
    even: float | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """Shares by row and column."""

    labels: Sequence[str]
    values: Sequence[Sequence[Estimate | None]]


@dataclass(frozen=True, slots=True)
class Curves:
    """How much of the choices took how long."""

    labels: Sequence[str]
    times: Sequence[Times]


@dataclass(frozen=True, slots=True)
class Calibration:
    """What was said to be how likely, and how often it came: points with their number of forecasts."""

    title: str
    points: Sequence[tuple[int, float, float]]


Chart = Bars | Grid | Curves | Calibration


@dataclass(frozen=True, slots=True)
class Part:
    """A heading, a table and what is to be seen of it."""

    name: str  # of its pictures
    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""
    charts: Sequence[Chart] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What is told of a run."""

    title: str
    lead: str
    parts: Sequence[Part]
    faults: Sequence[str] = field(default_factory=list)


def brief(text: str) -> str:
    """A text where there is little room: of the command of a program it has the end, which tells most."""
    return _COMMAND.sub(lambda found: found[0] if len(found[0]) <= BRIEF else f"…{found[0][1 - BRIEF :]}", text)


def show(report: Report, out: Console) -> None:
    """On a terminal."""
    out.print(report.lead)
    for part in report.parts:
        out.print()
        out.print(part.title, style="bold")
        table = Table(box=None, pad_edge=False)
        for number, heading in enumerate(part.head):
            table.add_column(brief(heading), justify="right" if number else "left", overflow="fold")
        for row in part.rows:
            table.add_row(*map(brief, row))
        out.print(table)
    for fault in report.faults:
        out.print(fault)


def markdown(report: Report, pictures: str, level: int = 2) -> str:
    """As a part of a document; `pictures` is where its pictures are."""
    lines = [f"{'#' * level} {report.title}", "", report.lead, ""]
    for part in report.parts:
        lines += [f"{'#' * (level + 1)} {part.title}", ""]
        lines += [part.note, ""] if part.note else []
        lines += ["| " + " | ".join(part.head) + " |", "|" + "---|" * len(part.head)]
        lines += ["| " + " | ".join(row) + " |" for row in part.rows]
        lines.append("")
        if part.charts:
            lines += [f"![{part.title}]({pictures}{part.name}.svg)", ""]
    return "\n".join(lines)


def page(report: Report, pictures: dict[str, str]) -> str:
    """As one page that needs nothing else: `pictures` are the drawings of its parts, as SVG."""
    lines = [f"<h1>{escape(report.title)}</h1>", f"<p>{escape(report.lead)}</p>"]
    if report.faults:
        lines.append("<ul>" + "".join(f"<li>{escape(fault)}</li>" for fault in report.faults) + "</ul>")
    for part in report.parts:
        lines.append(f'<section id="{part.name}"><h2>{escape(part.title)}</h2>')
        if part.note:
            lines.append(f"<p>{escape(part.note)}</p>")
        head = "".join(f"<th scope='col'>{escape(heading)}</th>" for heading in part.head)
        rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in part.rows)
        lines.append(f"<div><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>")
        if part.name in pictures:
            drawing = pictures[part.name]
            label = escape(part.title, quote=True)
            lines.append(f'<figure role="img" aria-label="{label}">{drawing[drawing.index("<svg") :]}</figure>')
        lines.append("</section>")
    style = Path(__file__).with_name("report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport"'
        f' content="width=device-width"><title>{escape(report.title)}</title><style>{style}</style></head>'
        f"<body><main>{''.join(lines)}</main></body></html>\n"
    )
