"""Compiles the hot modules into two libraries with mypyc, once per fingerprint, whoever asks first."""

from __future__ import annotations

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

from coterie import native

KEPT = 6  # builds kept in a cache: enough for two levels and a few branches
KEPT_PARTS = 300  # parts of builds kept to make others from: a library, or the small file by which one module is found


class CannotCompile(Exception):
    """This machine cannot compile; the sources run interpreted. Says why in one sentence."""


class SourceFault(Exception):
    """mypyc refused the sources. Holds its messages."""


def build(store: Path, *, portable: bool = False) -> Path:
    """Make sure a build of the sources as they are now lies in the store, and say where.

    A portable build does not name this machine's folders in its tracebacks, so they show no source lines.
    """
    reason = missing()
    if reason:
        raise CannotCompile(reason)
    store.mkdir(parents=True, exist_ok=True)
    with _alone(store):
        name = build_name()
        if not (store / name).is_dir():
            _compile(store, name, portable)
            _prune(store, name)
    return store / name


def build_name() -> str:
    """The name of the build that the sources as they are now would get."""
    return f"{native.fingerprint()}-O{level()}-{metadata.version('mypy')}"


def level() -> str:
    """The optimisation level to compile at: low unless asked, for it takes a quarter of the time."""
    return os.environ.get("COTERIE_OPT") or "1"


def missing() -> str:
    """What this machine lacks for compiling, as one sentence; empty if nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return (
            f"There is no C compiler here ('{compiler}'), so the engine runs interpreted, which is slower; "
            "to have it compiled, install one (on Debian or Ubuntu: apt install gcc python3-dev) and try again."
        )
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return (
            "Python's C headers are not installed here, so the engine runs interpreted, which is slower; "
            "to have it compiled, install them (on Debian or Ubuntu: apt install python3-dev) and try again."
        )
    for package in ("mypy", "setuptools"):
        try:
            metadata.version(package)
        except metadata.PackageNotFoundError:
            return (
                f"The package {package} is not installed here, so the engine runs interpreted, which is slower; "
                "to have it compiled, run 'make install' or add the package, and try again."
            )
    return ""


def is_built() -> bool:
    """Whether the sources as they are now have been compiled by this mypyc, at the level to compile at."""
    return any((store / build_name()).is_dir() for store in native.stores())


def failure(store: Path) -> Path:
    """The file that tells, once compiling the sources as they are now has failed, why."""
    return store / f"failed-{build_name()}.log"


def _compile(store: Path, name: str, portable: bool) -> None:
    work = Path(tempfile.mkdtemp(prefix="building-", dir=store))
    try:
        root = native.PACKAGE.parent
        command = [sys.executable, "-P", str(Path(__file__).with_name("unit.py")), str(work), level()]
        command.append(str(store / "libraries"))
        for library, modules in native.libraries().items():
            sources = [str(path.relative_to(root) if portable else path) for path in modules.values()]
            command += [library, *sources, "--"]
        log = work / "log"
        with log.open("w") as messages:
            code = subprocess.run(command, cwd=root, stdout=messages, stderr=subprocess.STDOUT, check=False).returncode
        if build_name() != name:
            raise CannotCompile(
                "The sources changed while they were being compiled, so the engine runs interpreted; try again."
            )
        if code != 0:
            log.replace(failure(store))
        if code == 2:
            raise CannotCompile(
                "The C compiler failed, so the engine runs interpreted, which is slower; what the compiler said is in"
                f" {failure(store)}."
            )
        if code != 0:
            raise SourceFault(failure(store).read_text())
        (work / "lib").rename(store / name)
        failure(store).unlink(missing_ok=True)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _prune(store: Path, name: str) -> None:
    """Remove what a newer mypyc replaced, the builds and failures of long ago, and what a killed builder left."""
    replaced = set(store.glob(f"{name.rpartition('-')[0]}-*")) - {store / name}
    known = sorted(set(store.glob("*-O?-*")) - replaced, key=lambda path: path.stat().st_mtime, reverse=True)
    parts = sorted(store.glob("libraries/*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in (*replaced, *known[KEPT:], *store.glob("building-*"), *parts[KEPT_PARTS:]):
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


@contextmanager
def _alone(store: Path) -> Iterator[None]:
    with (store / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
