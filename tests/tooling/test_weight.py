"""The weight of the page is held by `make check`: by brotli, and by gzip, which alone is taken over plain http."""

import json
from pathlib import Path

import pytest

from tools import client

FITS = {"br": 130_000, "gzip": 145_000}


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build, whose weights a test writes."""
    monkeypatch.setattr(client, "WEB", tmp_path)
    monkeypatch.setattr(client, "_npm", lambda *command: None)
    return tmp_path / ".weights.json"


def test_a_page_within_its_budget_passes(web: Path, capsys: pytest.CaptureFixture[str]) -> None:
    web.write_text(json.dumps({"tables": {"royal_secrets": FITS}, "lessons": {"royal_secrets": FITS}}))
    client.check()
    assert "The tables: a first visit fetches at most 132 kB (147 where only gzip is taken)" in capsys.readouterr().out


@pytest.mark.parametrize("form", ["br", "gzip"])
@pytest.mark.parametrize(("kind", "most"), [("tables", client.BUDGET), ("lessons", client.BUDGET + client.LESSON)])
def test_one_that_is_too_heavy_by_either_encoding_does_not(web: Path, kind: str, most: int, form: str) -> None:
    fits = {"royal_secrets": FITS}
    heavy = {**FITS, form: most - client.answers("reigns_council") + 1}
    web.write_text(json.dumps({"tables": fits, "lessons": fits, kind: {"reigns_council": heavy}}))
    with pytest.raises(client.CannotBuild, match=f"one of the {kind}"):
        client.check()
