"""The README's example runs as it stands."""

import re
from pathlib import Path

import pytest


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parent.parent.parent / "README.md").read_text("utf-8")
    exec(re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0], {})
    assert "coterie-record/1" in capsys.readouterr().out
