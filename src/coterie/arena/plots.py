"""The plots of a report, drawn by Matplotlib, which is an extra: `pip install coterie[arena]`."""

import importlib.util
import io
import math
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coterie.arena.played import SHORTEST, STEP
from coterie.arena.report import Bars, Calibration, Chart, Curves, Grid, Report, brief

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, FAINT, BAR = "#22252b", "#d9dce1", "#8458c2"
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
MARKERS = "os^DvP"
WIDTH = 8.0  # inches
NARROW = 32  # letters of a title that fit above one of two charts side by side
_STYLE: Any = {
    "svg.hashsalt": "coterie",
    "svg.fonttype": "none",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": FAINT,
}


def available() -> bool:
    """Whether Matplotlib is here."""
    return importlib.util.find_spec("matplotlib") is not None


def draw(report: Report, folder: Path) -> dict[str, str]:
    """Draw all parts that have charts, as PNG and SVG files; the SVG text of each by the part's name."""
    found: dict[str, str] = {}
    for part in report.parts:
        if part.charts:
            found[part.name] = _draw(list(part.charts), folder / part.name)
    return found


def _draw(charts: list[Chart], file: Path) -> str:
    import matplotlib
    from matplotlib.figure import Figure

    columns = 1 if len(charts) == 1 else 2
    lines = math.ceil(len(charts) / columns)
    heights = [max(_height(chart) for chart in charts[n * columns : (n + 1) * columns]) for n in range(lines)]
    with matplotlib.rc_context(_STYLE):
        figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
        axes = figure.subplots(lines, columns, squeeze=False, gridspec_kw={"height_ratios": heights})
        for number, chart in enumerate(charts):
            _chart(figure, axes[number // columns][number % columns], chart)
        for number in range(len(charts), lines * columns):
            axes[number // columns][number % columns].set_axis_off()
        figure.savefig(file.with_suffix(".png"), dpi=150)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    drawn = "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"
    file.with_suffix(".svg").write_text(drawn, "utf-8")
    return drawn


def _height(chart: Chart) -> float:
    if isinstance(chart, Bars):
        return 0.7 + 0.24 * len(chart.labels)
    return 1.2 + 0.5 * len(chart.labels) if isinstance(chart, Grid) else 3.4


def _chart(figure: "Figure", axes: "Axes", chart: Chart) -> None:
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    if isinstance(chart, Bars):
        _bars(axes, chart)
    elif isinstance(chart, Grid):
        _grid(figure, axes, chart)
    elif isinstance(chart, Curves):
        _curves(axes, chart)
    else:
        _calibration(axes, chart)


def _bars(axes: "Axes", chart: Bars) -> None:
    factor = 100 if chart.percent else 1
    places = range(len(chart.labels))
    means = [factor * value.mean if value.count else 0.0 for value in chart.values]
    halves = [factor * value.half if math.isfinite(value.half) else 0.0 for value in chart.values]
    axes.barh(places, means, xerr=halves, color=BAR, alpha=0.75, height=0.65, ecolor=INK, capsize=2)
    axes.set_yticks(places, [brief(label) for label in chart.labels])
    axes.invert_yaxis()
    axes.set_title(textwrap.fill(chart.title, NARROW), loc="left", fontsize=9)
    axes.grid(axis="x", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    if chart.percent:
        axes.set_xlim(left=0)
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g} %")
    if chart.even is not None:
        axes.axvline(factor * chart.even, color=INK, linewidth=0.9, linestyle="--")


def _grid(figure: "Figure", axes: "Axes", chart: Grid) -> None:
    shares = [[100 * cell.mean if cell else math.nan for cell in row] for row in chart.values]
    shown = axes.imshow(shares, cmap="PRGn", vmin=0, vmax=100, aspect="auto")
    places = range(len(chart.labels))
    labels = [brief(label) for label in chart.labels]
    axes.set_xticks(places, labels, rotation=30, ha="right")
    axes.set_yticks(places, labels)
    for row in places:
        for column in places:
            cell = chart.values[row][column]
            if cell:
                dark = abs(cell.mean - 0.5) > 0.35
                axes.text(column, row, f"{cell:.0%}", ha="center", va="center", color="white" if dark else INK)
    figure.colorbar(shown, ax=axes, label="%")


def _curves(axes: "Axes", chart: Curves) -> None:
    for number, (label, times) in enumerate(zip(chart.labels, chart.times, strict=True)):
        if not times.count:
            continue
        at, done, xs, ys = sorted(times.classes), 0, list[float](), list[float]()
        for place in at:
            done += times.classes[place]
            xs.append(1000 * SHORTEST * math.exp(STEP * place))
            ys.append(100 * done / times.count)
        colour, marker = COLOURS[number % len(COLOURS)], MARKERS[number % len(MARKERS)]
        axes.step(xs, ys, where="post", label=brief(label), color=colour, marker=marker, markevery=0.1, markersize=4)
    axes.set_xscale("log")
    axes.set_xlabel("ms a choice")
    axes.set_ylabel("% of choices at most so long")
    axes.grid(color=FAINT, linewidth=0.6)
    axes.legend(frameon=False)


def _calibration(axes: "Axes", chart: Calibration) -> None:
    counts = [count for count, _, _ in chart.points]
    axes.plot([0, 100], [0, 100], color=INK, linewidth=0.9, linestyle="--")
    sizes = [12 + 160 * count / sum(counts) for count in counts]
    said, came = ([100 * point[n] for point in chart.points] for n in (1, 2))
    axes.plot(said, came, color=BAR, linewidth=0.9)
    axes.scatter(said, came, s=sizes, color=BAR, zorder=3)
    axes.set_title(textwrap.fill(chart.title, NARROW), loc="left", fontsize=9)
    axes.set_xlabel("% said")
    axes.set_ylabel("% came")
    axes.grid(color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
