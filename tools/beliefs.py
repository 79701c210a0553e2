"""`python -m tools.beliefs` scores what bots believe, and draws docs/bots/calibration.svg.

The games are the held-out ones of each game's fit: nothing was fitted to them.
"""

from __future__ import annotations

from pathlib import Path

from coterie.arena import plots
from coterie.arena.report import Calibration, Part, Report
from coterie.games.for_the_king import scoring as king
from coterie.games.for_the_king.weights import load
from coterie.games.reigns_council import fit as council
from coterie.games.reigns_council.game import GAME as COUNCIL
from coterie.games.reigns_council.weights import STANDARD
from coterie.games.royal_secrets import scoring as royal
from coterie.games.royal_secrets.game import GAME as ROYAL
from coterie.games.royal_secrets.instinct import choose

SEATS = 4
PICTURES = Path(__file__).parent.parent / "docs" / "bots"


def main() -> None:
    """Print the scores, and draw what was said and what came."""
    hidden = royal.score(royal.held_out(ROYAL, choose, 80))
    print(f"Royal Secrets: {hidden.count} hidden cards, Brier {hidden.brier:.3f}, by the hand {hidden.even:.3f}")
    gold, counted = king.score(100, SEATS, king.HELD_OUT, [load(), king.counting()])
    print(
        f"For the King: {gold.asked} forecasts, {gold.error:.2f} gold off, Brier {gold.brier:.4f},"
        f" from counting cards {counted.error:.2f} and {counted.brier:.4f}"
    )
    pushes = council.score(council.held_out(60), COUNCIL.load(), SEATS, STANDARD)
    print(f"Reigns: {pushes.count} forecasts, {pushes.right:.1%} right, Brier {pushes.brier:.3f}")
    charts = [
        Calibration("Royal Secrets: a hidden card is of a kind", hidden.bins),
        Calibration("For the King: a seat can bid one more", gold.points),
        Calibration("Reigns: a presented card raises a pillar", pushes.bins),
    ]
    for chart in charts:
        print(chart.title, "| " + ", ".join(f"{said:.0%} → {came:.0%} ({n})" for n, said, came in chart.points))
    PICTURES.mkdir(exist_ok=True)
    plots.draw(Report("", "", [Part("calibration", "", [], [], charts=charts)]), PICTURES)
    (PICTURES / "calibration.png").unlink()  # a page needs one form of it


if __name__ == "__main__":
    main()
