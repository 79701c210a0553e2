"""Outages: the time in which the house was closed counts for nothing."""

from coterie.store.outages import moment_before, thinned
from coterie.store.rows import Outage

DAY = 86_400_000


def test_an_outage_is_skipped_when_time_is_counted_back() -> None:
    assert moment_before(100, 30, []) == 70
    assert moment_before(100, 30, [Outage(10, 50)]) == 70, "it was over before"
    assert moment_before(100, 30, [Outage(80, 90)]) == 60
    assert moment_before(100, 30, [Outage(60, 75)]) == 55, "it was open for 25, then for 5"
    assert moment_before(100, 30, [Outage(60, 75), Outage(80, 95), Outage(10, 50)]) == 0


def test_a_clock_that_jumps_forty_days_ahead_while_the_house_is_closed_takes_no_time() -> None:
    assert moment_before(41 * DAY, DAY, [Outage(1000, 40 * DAY)]) == 40 * DAY
    assert moment_before(41 * DAY, DAY + 500, [Outage(1000, 40 * DAY)]) == 500


def test_the_closest_become_one_and_no_time_that_counted_for_nothing_counts_again() -> None:
    outages = [Outage(0, 10), Outage(100, 110), Outage(112, 120), Outage(300, 310)]
    assert thinned(outages, 3) == [Outage(0, 10), Outage(100, 120), Outage(300, 310)]
    assert thinned(outages, 1) == [Outage(0, 310)]
    assert thinned(outages) == outages
