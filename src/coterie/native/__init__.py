"""Runs the hot modules compiled where a build of exactly these sources exists, interpreted where not.

The sources are the only implementation. `python -m coterie.native` turns the hot ones into two extension libraries, the
engine's and the bots', kept outside `src/` under the fingerprint of everything the compiler could see; at import that
fingerprint is taken again, and a build that does not match it is never loaded. So an edit takes effect at once,
interpreted, and a stale build cannot shadow it.

COTERIE_PURE=1      run the sources interpreted, whatever is built
COTERIE_OPT=3       compile, and accept only builds made, at this optimisation level
COTERIE_NATIVE=DIR  keep builds here instead of in the virtual environment
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

__all__ = ["compiled", "describe", "find_build", "fingerprint", "hot_modules", "install", "libraries"]

PACKAGE = Path(__file__).parent.parent
ENGINE = "coterie"
BOTS = "coterie_bots"
SUFFIX = EXTENSION_SUFFIXES[0]


def install() -> None:
    """Let the hot modules be imported from their build, if there is one and COTERIE_PURE is not 1."""
    global _running
    if _running is not None or pure():
        return
    build = find_build()
    if build is None or not _load_library(build, ENGINE) or not _load_library(build, BOTS):
        return
    sys.meta_path.insert(0, _CompiledFinder(build))
    _running = build
    with suppress(OSError):  # builds least recently used are the first to go; a wheel's may not be ours to touch
        os.utime(build)


def compiled() -> bool:
    """Whether this process runs the hot modules compiled."""
    return _running is not None


def describe() -> str:
    """One sentence on which build is running and why."""
    count = len(hot_modules())
    if _running is not None:
        _, level, version = _running.name.split("-", 2)
        return f"compiled: {count} modules built by mypyc {version} at -{level}, in {_running}"
    if pure():
        return "interpreted, because COTERIE_PURE=1"
    if find_build() is not None:
        return "interpreted, because the build was finished after this process started, or cannot be loaded here"
    return "interpreted, because no build matches these sources ('python -m coterie.native' makes one)"


def hot_modules(package: Path = PACKAGE) -> dict[str, Path]:
    """The modules worth compiling, by name: all of core, each game's table and rules, and those marked `# mypyc`.

    The mark stands alone on one of the first ten lines of a module of search, talk, games, play or bots.
    """
    return {
        ".".join(path.relative_to(package.parent).with_suffix("").parts): path
        for path in _visible_sources(package)
        if path.name != "__init__.py" and _is_hot(path, package)
    }


def libraries(package: Path = PACKAGE) -> dict[str, dict[str, Path]]:
    """The hot modules by the library they are compiled into. What is search is the bots', and what imports it is."""
    found: dict[str, dict[str, Path]] = {ENGINE: {}, BOTS: {}}
    for name, path in hot_modules(package).items():
        part = path.relative_to(package).parts[0]
        of_bots = part in ("search", "bots") or b"coterie.search" in path.read_bytes()
        found[BOTS if of_bots else ENGINE][name] = path
    return {library: modules for library, modules in found.items() if modules}


def fingerprint(package: Path = PACKAGE) -> str:
    """What a build must match: every source the compiler can see, this Python and this machine.

    Cold modules count too, for the compiler copies their constants and trusts their types.
    """
    digest = hashlib.blake2b(f"{SUFFIX} {os.uname().machine}".encode(), digest_size=8)
    for path in _visible_sources(package):
        source = path.read_bytes()
        digest.update(f"\0{path.relative_to(package).as_posix()}\0{len(source)}\0".encode())
        digest.update(source)
    return digest.hexdigest()


def find_build() -> Path | None:
    """The build of these sources to run: at COTERIE_OPT's level if that is set, else the least optimised."""
    level = os.environ.get("COTERIE_OPT") or "?"
    pattern = f"{fingerprint()}-O{level}-*"
    return min((path for store in stores() for path in store.glob(pattern)), key=lambda path: path.name, default=None)


def stores() -> tuple[Path, Path]:
    """The folders where builds are looked for: inside an installed wheel, and the cache."""
    return PACKAGE / "_native", cache()


def cache() -> Path:
    """The folder where builds of an editable install are kept."""
    if chosen := os.environ.get("COTERIE_NATIVE"):
        return Path(chosen)
    if sys.prefix != sys.base_prefix:
        return Path(sys.prefix, "native")
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "coterie", "native")


def pure() -> bool:
    """Whether the caller asked for interpreted sources."""
    return os.environ.get("COTERIE_PURE") == "1"


_running: Path | None = None
_VISIBLE = ("core", "search", "talk", "games", "play", "bots")
_MARK = re.compile(rb"^# mypyc\s*$", re.MULTILINE)


class _CompiledFinder:
    """Finds the compiled modules; packages and cold modules are left to the ordinary finders."""

    def __init__(self, build: Path) -> None:
        self._build = build

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("coterie."):
            return None
        library = self._build / (name.replace(".", "/") + SUFFIX)
        return spec_from_file_location(name, library) if library.is_file() else None


def _load_library(build: Path, group: str) -> bool:
    """Load one of the libraries behind all compiled modules; False where this machine cannot."""
    name = f"{group}__mypyc"
    library = str(build / (name + SUFFIX))
    if not Path(library).is_file():
        return group != ENGINE  # there may be no bots to compile
    spec = spec_from_file_location(name, library, loader=ExtensionFileLoader(name, library))
    assert spec is not None
    assert spec.loader is not None
    try:
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    except ImportError:
        return False
    # Compiled modules take their __file__ from their library's: let it name the folder of their source, where a game's
    # data lies, not the cache.
    module.__file__ = str(PACKAGE.parent / (name + SUFFIX))
    sys.modules[name] = module
    return True


def _visible_sources(package: Path) -> Iterator[Path]:
    for part in _VISIBLE:
        for folder, below, files in os.walk(package / part):
            below[:] = sorted(name for name in below if name not in ("tests", "__pycache__"))
            yield from (Path(folder, name) for name in sorted(files) if name.endswith(".py"))


def _is_hot(path: Path, package: Path) -> bool:
    part = path.relative_to(package).parts[0]
    if part == "core" or (part == "games" and path.name in ("table.py", "rules.py")):
        return True
    with path.open("rb") as source:
        return any(_MARK.match(line) for line, _ in zip(source, range(10), strict=False))
