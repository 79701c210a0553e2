"""`python -m tools.fresh` says which generated files do not fit what they were made from; part of `make check`.

Each check below looks at one kind of file and yields a sentence per fault. A new kind is one more function in CHECKS.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import exchange, lessons, picture, rules, sayings, schema, settings, types

ROOT = Path(__file__).parent.parent


def locks_name_no_host() -> Iterator[str]:
    """A lock must serve wherever packages come from: it names no host and no folder of the machine it was made on."""
    for lock in _locks():
        for number, line in enumerate(lock.read_text().splitlines(), 1):
            if "://" in line or re.search(r"(^|[\s@=])(file:|/)", line):
                yield f"{lock.relative_to(ROOT)}:{number} names a host or a folder: {line.strip()}"


def npm_locks_name_no_host() -> Iterator[str]:
    """The same for Node's packages, whose locks say with `resolved` where each came from, and with `integrity` that it
    is the same.
    """
    for lock in sorted(
        [
            *ROOT.glob("bench/*/package-lock.json"),
            ROOT / "client" / "package-lock.json",
            *ROOT.glob("tests/browser/*/package-lock.json"),
        ]
    ):
        packages = json.loads(lock.read_text())["packages"]
        for name, package in packages.items():
            if name and ("resolved" in package or ("integrity" not in package and "inBundle" not in package)):
                yield (
                    f"{lock.relative_to(ROOT)} says where {name} came from, or not what it is: make it anew beside its"
                    " .npmrc"
                )
            # the builds for other machines: without them `npm ci` fails there
            for other in package.get("optionalDependencies", {}):
                if not {f"node_modules/{other}", f"{name}/node_modules/{other}"} & set(packages):
                    yield f"{lock.relative_to(ROOT)} lacks {other}, which {name} has for some machines: make it anew"


def locks_follow_pyproject() -> Iterator[str]:
    """Every package that pyproject.toml asks for is pinned, at a version that it names if it names one."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups, extras = project["dependency-groups"], project["project"]["optional-dependencies"]
    run = [*project["project"]["dependencies"], *groups["build"]]
    for lock, wanted in {
        "run": run,
        "test": [*run, *extras["arena"], *extras["postgres"], *groups["test"], *groups["check"]],
        "arena": [*project["project"]["dependencies"], *extras["arena"], *extras["ray"]],
        "bench": groups["bench"],
    }.items():
        text = (ROOT / "requirements" / f"{lock}.txt").read_text()
        pins = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))
        for requirement in wanted:
            name = re.split(r"[^\w.-]", requirement)[0]
            exact = requirement.partition("==")[2]
            pinned = pins.get(re.sub(r"[-_.]+", "-", name).lower())
            if pinned is None or (exact and pinned != exact):
                yield f"requirements/{lock}.txt does not pin {requirement}: run 'make lock'"


def picture_is_of_today() -> Iterator[str]:
    """The README's picture is what the terminal shows."""
    if not picture.PICTURE.exists() or picture.PICTURE.read_text("utf-8") != picture.draw():
        yield f"{picture.PICTURE.relative_to(ROOT)} is not what the terminal draws: run 'python -m tools.picture'"


def rules_are_of_today() -> Iterator[str]:
    """The rules pages say what the words say."""
    wanted = rules.pages()
    for path in sorted({*wanted, *rules.FOLDER.glob("*.md")}):
        if path not in wanted or not path.exists() or path.read_text("utf-8") != wanted[path]:
            yield f"{path.relative_to(ROOT)} is not what the words say: run 'python -m tools.rules'"


def settings_are_of_today() -> Iterator[str]:
    """The hosts' guide lists the settings that there are."""
    if settings.PAGE.read_text("utf-8") != settings.page():
        yield (
            f"{settings.PAGE.relative_to(ROOT)} does not list the settings as they are: run 'python -m tools.settings'"
        )


def sayings_are_of_today() -> Iterator[str]:
    """The page about talk lists the sayings that there are."""
    if sayings.PAGE.read_text("utf-8") != sayings.page():
        yield f"{sayings.PAGE.relative_to(ROOT)} does not list the sayings as they are: run 'python -m tools.sayings'"


def schemas_are_of_today() -> Iterator[str]:
    """The protocol's schemas say what the server's messages and routes are."""
    for path, text in schema.files().items():
        if not path.exists() or path.read_text("utf-8") != text:
            yield f"{path.relative_to(ROOT)} is not what the server speaks: run 'python -m tools.schema'"


def types_are_of_today() -> Iterator[str]:
    """The client's types are those of the protocol's schemas."""
    if not types.FILE.exists() or types.FILE.read_text("utf-8") != types.module():
        yield f"{types.FILE.relative_to(ROOT)} does not say what the schemas say: run 'python -m tools.types'"


def exchange_is_of_today() -> Iterator[str]:
    """The protocol's page tells an exchange that a house would have today, and every code there is."""
    page = exchange.PAGE.read_text("utf-8")
    if exchange.fresh(page) != page:
        yield f"{exchange.PAGE.relative_to(ROOT)} does not tell what a house says: run 'python -m tools.exchange'"


def lessons_are_of_today() -> Iterator[str]:
    """The first lessons show what the engine makes of their records."""
    for path, text in lessons.files().items():
        if not path.exists() or path.read_text("utf-8") != text:
            yield f"{path.relative_to(ROOT)} is not what its record leads to: run 'python -m tools.lessons'"


CHECKS: tuple[Callable[[], Iterator[str]], ...] = (
    locks_name_no_host,
    npm_locks_name_no_host,
    locks_follow_pyproject,
    picture_is_of_today,
    rules_are_of_today,
    settings_are_of_today,
    sayings_are_of_today,
    schemas_are_of_today,
    types_are_of_today,
    exchange_is_of_today,
    lessons_are_of_today,
)


def main() -> int:
    """Print every fault of every check."""
    faults = [fault for check in CHECKS for fault in check()]
    print("\n".join(faults) or f"Generated files are fresh ({len(CHECKS)} checks).")
    return 1 if faults else 0


def _locks() -> list[Path]:
    return sorted((ROOT / "requirements").glob("*.txt"))


if __name__ == "__main__":
    sys.exit(main())
