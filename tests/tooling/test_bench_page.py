"""The bench of the page counts rightly: what came over the wire, and what was painted in time.

How fast it is, no test asks.
"""

from __future__ import annotations

from bench.page import report

FOUND = {
    "bytes": {
        "Document": 500,
        "Script": 90_000,
        "Font": 50_000,
        "Other": 700,
        "headers": 28_000,
        "requests": 43,
        "WebSocket": 3_000,
    },
    "gzip": {"Script": 105_000, "Font": 50_000, "headers": 28_000},
    "talk": {"Script": 120_000, "Font": 50_000, "WebSocket": 3_000},
    "lesson": {"Document": 500, "Script": 110_000, "Font": 50_000, "headers": 30_000},
    "interactive": [300.0, 400.0, 900.0],
    "interactive_slow": [1500.0],
    "begun": [4000.0, 6000.0, 9000.0],
    "news": [{"frames": 1, "ms": 9.0}, {"frames": 2, "ms": 20.0}, {"frames": 2, "ms": 25.0}, {"frames": 5, "ms": 80.0}],
    "answers": 40,
    "memory": [{"heap": 2_700_000, "nodes": 1_900}, {"heap": 8_100_000, "nodes": 10_500}],
}


def told(title: str, **games: dict) -> str:
    lines = report.table({"machine": {"cores": 2}, "games": games}).splitlines()
    return next(line for line in lines if line.strip().startswith(title))


def test_what_came_over_the_wire_is_added_up_by_kind_without_headers_and_talk() -> None:
    assert told("first visit", chess=FOUND).split()[-4:] == ["141.2", "aim", "150:", "met"]
    assert told("anything else", chess=FOUND).split()[-1] == "0.7"
    assert told("where only gzip", chess=FOUND).endswith("155.0  aim 150: missed by chess")
    assert told("more if it begins with the lesson", chess=FOUND).endswith("19.3  aim 60: met")
    assert told("with the talk", chess=FOUND).split()[-1] == "170.0"
    assert told("headers of all", chess=FOUND).split()[-1] == "28.0"
    assert told("in so many answers", chess=FOUND).split()[-1] == "43"


def test_the_way_from_home_to_a_first_question_is_the_median_of_all_ways() -> None:
    assert told("from the home page", chess=FOUND).split()[-1] == "6,000"


def test_a_page_that_is_too_heavy_or_too_slow_misses_its_aim_and_is_named() -> None:
    heavy = {**FOUND, "bytes": {**FOUND["bytes"], "Image": 9_000}}
    assert told("first visit", chess=FOUND, go=heavy).endswith("141.2             150.2  aim 150: missed by go")
    assert told("news to painted change", chess=FOUND).endswith("met")
    assert told("within 2 frames", chess=FOUND).split()[-1] == "75"
    slow = {**FOUND, "news": [{"frames": 3, "ms": 50.0}]}
    assert told("news to painted change", chess=slow, go=FOUND).endswith("missed by chess")
