"""The reckoning of scale keeps the laws of queues, and says what the measured house says."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest

from bench.scale import reckoning
from bench.scale.__main__ import main
from bench.scale.figures import ABOUT, GIVEN, MEASURED, Figures
from bench.scale.simulation import Site, carried, ceiling, simulate
from coterie.server.run.settings import DEFAULTS
from coterie.store import sqlite
from coterie.store.postgres import writers
from coterie.store.postgres.store import DESK, WRITERS

ROOT = Path(__file__).parent.parent.parent
HOUSE = Figures().one_house()
SITES = {"a house with a file": HOUSE, "three houses with a database": Figures().on_database(3)}
every_site = pytest.mark.parametrize("site", SITES.values(), ids=SITES.keys())


@every_site
@pytest.mark.parametrize("part", [0.3, 0.9, 1.3])
def test_moves_in_the_house_are_their_rate_by_their_time(site: Site, part: float) -> None:
    """Little's law, which holds whatever the load: none is lost, none told twice."""
    outcome = simulate(site, ceiling(site) * part, 2000)
    assert len(outcome.spans) == 2000
    assert outcome.held / outcome.seconds == pytest.approx(outcome.rate * sum(outcome.spans) / 2000)


def test_what_a_core_is_busy_is_the_rate_by_the_cost() -> None:
    """The law of utilisation, without turns, which moves share."""
    site = Site(cpu=0.001, waking=0, row=0.0004, cores=2, sync=0.0001)
    outcome = simulate(site, 600, 10_000)
    assert outcome.house_use == pytest.approx(outcome.rate * 0.001, rel=0.02)
    assert outcome.store_use == pytest.approx(outcome.rate * 0.0004 / 2, rel=0.02)


@pytest.mark.parametrize("load", [0.3, 0.6, 0.8])
def test_a_plain_queue_takes_as_long_as_the_books_say(load: float) -> None:
    """One core, exponential costs, nothing else: a mean of 1 / (what it can do less what comes)."""
    outcome = simulate(Site(cpu=0.001, before=0, spread=1), 1000 * load, 40_000, seed=3)
    assert sum(outcome.spans) / len(outcome.spans) == pytest.approx(1 / (1000 - 1000 * load), rel=0.1)
    # the time in such a queue is exponential, too
    assert outcome.percentile(50) == pytest.approx(math.log(2) / (1000 - 1000 * load), rel=0.1)


def test_without_groups_syncs_are_the_limit_and_with_groups_they_are_not() -> None:
    """A disk that syncs 200 times a second keeps 200 moves one by one, and far more in groups, but no more syncs."""
    slow = Site(cpu=0.0001, sync=0.005, together=1)
    alone, grouped = simulate(slow, math.inf, 1000), simulate(Site(cpu=0.0001, sync=0.005, together=64), math.inf, 1000)
    assert alone.rate == pytest.approx(200, rel=0.01)
    assert alone.syncs == 1000
    assert grouped.syncs == 1 + math.ceil(999 / 64)  # the first to come finds the store free
    assert grouped.rate > 10 * alone.rate
    assert grouped.syncs / grouped.seconds <= 200


@every_site
def test_no_group_is_larger_than_may_be_and_groups_grow_with_the_load(site: Site) -> None:
    light, heavy = (simulate(site, ceiling(site) * part, 3000) for part in (0.1, 0.95))
    assert 1 <= light.together < heavy.together <= site.together
    assert heavy.percentile(50) > light.percentile(50)
    assert heavy.percentile(99) > heavy.percentile(50)


def test_one_sync_of_a_database_serves_several_houses() -> None:
    """Each line has one group under way, and all lines share a sync."""
    outcome = simulate(Site(houses=4, cpu=0.0001, lines=2, together=8, sync=0.01), math.inf, 4000)
    assert outcome.syncs < outcome.groups <= outcome.syncs * 8


@every_site
def test_the_same_seed_says_the_same_and_another_something_else(site: Site) -> None:
    one, again, other = (simulate(site, 500, 500, seed).spans for seed in (1, 1, 2))
    assert one == again != other


def test_what_is_carried_is_below_the_ceiling_and_follows_what_it_is_made_of() -> None:
    rate = carried(HOUSE, 0.1, 3000)
    assert 0.8 * ceiling(HOUSE) < rate <= ceiling(HOUSE)
    assert carried(HOUSE, 0.004, 3000) < rate  # who waits less carries less
    assert simulate(HOUSE, rate * 0.9, 3000).percentile(99) <= 0.1
    double = Figures(cpu_saturated=2 * Figures.cpu_saturated, cpu_paced=2 * Figures.cpu_paced).one_house()
    assert carried(double, 0.1, 3000) == pytest.approx(2 * rate, rel=0.05)


def test_more_houses_carry_more_until_the_cores_of_the_database_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "MOVES", 1500)
    figures = Figures(db_cores=1, db_row=100, db_group=0)
    rates = [each.rate for each in reckoning.one_database(figures, 1)]
    assert rates[1] == pytest.approx(2 * rates[0], rel=0.1)
    assert rates[-1] <= 1e6 / 100
    assert rates[-1] < reckoning.ENOUGH * rates[-2]


def test_the_simulated_house_is_as_quick_as_the_measured_one_nearly() -> None:
    """docs/bench.md has p50 and p99 at 500 moves a second; a simulation that is far off would say nothing."""
    row = re.search(r"\| move to all notified at 500 a second.*?\| ([\d.]+) / ([\d.]+) \|", _bench_page())
    assert row
    outcome = simulate(HOUSE, 500, 6000)
    for percent, measured in ((50, float(row[1])), (99, float(row[2]))):
        assert measured / 2 < 1000 * outcome.percentile(percent) < measured * 2


def test_what_is_called_measured_stands_on_the_page_of_the_bench() -> None:
    page = _bench_page()
    rates = re.search(r"reckons by this run: ([\d,]+) moves per CPU second, ([\d,]+) at 500 a second", page)
    disk = re.search(r"a disk that took ([\d.]+) ms and, p99, (\d+\.\d+)", page)
    further = re.search(r"at 500 a second, (\d+) kB a further table", page)
    assert rates
    assert disk
    assert further
    figures = Figures()
    assert (figures.cpu_saturated, figures.cpu_paced) == tuple(float(rate.replace(",", "")) for rate in rates.groups())
    assert (figures.sync, figures.sync_p99, figures.table_kb) == (float(disk[1]), float(disk[2]), float(further[1]))
    assert HOUSE.together == sqlite.TOGETHER
    assert figures.on_database(2).together == writers.TOGETHER
    assert (figures.db_lines, reckoning.OTHERS) == (WRITERS, DESK + 1)  # one more is for signs of life
    assert all(about["by"] for about in ABOUT.values() if about["how"] == MEASURED)


def test_a_default_house_ends_by_its_setting() -> None:
    most = DEFAULTS["max_sockets"]
    house = reckoning.one_house(Figures(max_sockets=float(str(most))), 1)
    assert (house.end, house.tables) == ("sockets", 2500)


def test_everybody_can_put_in_their_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(reckoning, "MOVES", 1000)
    results = tmp_path / "server.json"
    results.write_text(json.dumps({"sides": {"Coterie": {"figures": {"per_cpu_second": [2000.0, 4000.0, 3000.0]}}}}))
    assert main(["--json", "--results", str(results), "--moves", "12", "--price-core", "7"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["figures"]["cpu_saturated"] == {"value": 3000, "how": f"measured, {results}"}
    assert said["figures"]["moves"] == {"value": 12, "how": GIVEN}
    first, last = said["ladder"][0], said["ladder"][6]
    assert (first["tables"], first["houses"], first["databases"]) == (1, 1, 0)
    assert last["rate"] == 1_000_000 * 12 / 60
    assert last["price"] == 7 * last["cores"]
    assert last["houses"] >= last["rate"] / said["house"]["rate"]


def test_what_is_no_figure_gets_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["--moves", "many"])
    assert "a number from 0 on, not 'many'" in capsys.readouterr().err
    assert main(["--results", str(tmp_path / "none.json")]) == 2
    (tmp_path / "other.json").write_text("[]")
    assert main(["--results", str(tmp_path / "other.json")]) == 2
    assert "is not what python -m bench.server writes" in capsys.readouterr().err


def _bench_page() -> str:
    return (ROOT / "docs" / "bench.md").read_text("utf-8")


def test_the_page_says_what_the_reckoning_says() -> None:
    """docs/scale.md has the ladder and the figures of today, as far as it rounds them."""
    page = (ROOT / "docs" / "scale.md").read_text("utf-8")
    figures = Figures(price_core=10, price_gb=2, price_disk=8)
    alone, databases = reckoning.one_house(figures, 1), reckoning.one_database(figures, 1)
    rungs = {rung.tables: rung for rung in reckoning.ladder(figures, alone, databases)}
    days = reckoning.over_days(figures, alone, databases)
    rows = re.findall(r"^\| ([\d,]+)( over days)?(?: \([^)]*\))? \| (.*) \|$", page, re.MULTILINE)
    assert len(rows) == 7
    for tables, over_days, cells in rows:
        rung = days if over_days else rungs[int(tables.replace(",", ""))]
        told = [float(cell.replace(",", "").replace("a file", "0")) for cell in cells.split(" | ")]
        held = [rung.rate, rung.houses, rung.databases, rung.cores, rung.memory, rung.disk, rung.price]
        assert told == pytest.approx(held, rel=0.15, abs=0.05), tables
    (carried_by,) = re.findall(r"^\| moves a second \(simulated, .*?\) \| (.*) \|$", page, re.MULTILINE)
    told = [float(cell.replace(",", "")) for cell in carried_by.split(" | ")]
    assert told == pytest.approx([each.rate for each in databases], rel=0.01)
    for name in (
        "table_kb",
        "house_mb",
        "move_bytes",
        "db_row",
        "db_group",
        "db_move_bytes",
        "db_log_bytes",
        "db_sync",
    ):
        assert re.search(rf"\| [^|]*\b{getattr(figures, name):g}\b[^|]* \| measured", page), name
