"""The compilation itself, in a process of its own: `unit.py FOLDER LEVEL KEPT LIBRARY SOURCE... [-- LIBRARY SOURCE...]`
leaves the libraries in FOLDER/lib.

A library whose C is the same as before is taken from the folder KEPT: an edit of a bot does not compile the engine.
Ends with 1 if mypyc refuses the sources, with 2 if the C compiler fails.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from itertools import groupby
from pathlib import Path
from typing import Any


def main() -> None:
    # mypyc asks whether setuptools is there when it is imported.
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    work, level, kept = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    parts = [list(part) for divider, part in groupby(sys.argv[4:], lambda word: word == "--") if not divider]
    sources = [source for part in parts for source in part[1:]]
    # No configuration file: a wheel is built where there is none, and must come out the same. A game's steps name their
    # own table where core names any: `pyproject.toml` allows it too.
    extensions = mypycify(
        ["--config-file=", "--disable-error-code=override", f"--cache-dir={work / 'mypy'}", *sources],
        opt_level=level,
        debug_level="0",
        multi_file=False,
        separate=[(part[1:], part[0]) for part in parts],
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        # A newer C compiler may warn about generated code that is sound.
        extension.extra_compile_args.append("-Wno-error")
        if level not in "01":
            # Nobody replaces our functions when the library is loaded, so they may be inlined: faster, and twice as
            # long to compile.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    command = build_ext(setuptools.Distribution({"name": "coterie", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    before = {extension.name: kept / _digest(extension, work / "c") for extension in extensions}
    for extension in list(command.extensions):
        if before[extension.name].is_file():
            place = Path(command.get_ext_fullpath(extension.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(before[extension.name], place)
            os.utime(before[extension.name])
            command.extensions.remove(extension)
    try:
        command.run()
    except (CCompilerError, BaseError) as error:
        print(error)
        sys.exit(2)
    kept.mkdir(exist_ok=True)
    for extension in command.extensions:
        shutil.copy(command.get_ext_fullpath(extension.name), before[extension.name])


def _digest(extension: Any, folder: Path) -> str:
    """What a library follows from: its C with all that this includes of ours, and how it is compiled."""
    digest = hashlib.blake2b(f"{extension.name} {extension.extra_compile_args}".encode(), digest_size=16)
    for path in sorted({*extension.sources, *extension.depends}):
        text = Path(path).read_bytes() if Path(path).is_file() else b""
        digest.update(text.replace(str(folder).encode(), b""))
    return digest.hexdigest()


if __name__ == "__main__":
    main()
