"""`python -m tools.settings` writes the table of settings in docs/hosts.md from the settings themselves."""

from __future__ import annotations

import re
from pathlib import Path

from coterie.cli.terminal_words import terminal_phrases
from coterie.server.run.setting_types import Switch
from coterie.server.run.settings import DEFAULTS, FLAGS, TYPES, flag

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "hosts.md"

_TABLE = re.compile(r"(?<=<!-- settings: python -m tools\.settings -->\n).*(?=<!-- end of settings -->)", re.DOTALL)


def page() -> str:
    """The page with the table as it should be."""
    return _TABLE.sub(lambda _: _table(), PAGE.read_text("utf-8"))


def _table() -> str:
    rows = ["| setting | flag | what it is | values | default |", "|---|---|---|---|---|"]
    rows += [
        f"| `{name}` | {_code(flag(name) if name in FLAGS else '')} | {_about(name)} | {_values(name)} |"
        f" {_default(name)} |"
        for name in TYPES
    ]
    return "\n".join(rows) + "\n"


def _about(name: str) -> str:
    return terminal_phrases("en").say(f"setting-{name.replace('_', '-')}")


def _values(name: str) -> str:
    bounds = TYPES[name].bounds()
    if "high" in bounds:
        return f"{bounds['low']} to {bounds['high']}"
    return "true, false" if isinstance(TYPES[name], Switch) else bounds.get("choices", "")


def _default(name: str) -> str:
    """What coterie.toml would say; nothing where it is empty, or follows from other settings as the text before
    says.
    """
    default = DEFAULTS[name]
    return "" if default in (None, "", ()) else _code(TYPES[name].written(default).strip('"'))


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
