"""The compilation itself, in a process of its own: `unit.py FOLDER LEVEL SOURCE...` leaves the libraries in FOLDER/lib.

Ends with 1 if mypyc refuses the sources, with 2 if the C compiler fails.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> None:
    # mypyc asks whether setuptools is there when it is imported.
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    work, level, sources = Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    # No configuration file: a wheel is built where there is none, and must come out the same. A game's steps name their
    # own table where core names any: `pyproject.toml` allows it too.
    extensions = mypycify(
        ["--config-file=", "--disable-error-code=override", f"--cache-dir={work / 'mypy'}", *sources],
        opt_level=level,
        debug_level="0",
        multi_file=False,
        group_name="coterie",
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
    try:
        command.run()
    except (CCompilerError, BaseError) as error:
        print(error)
        sys.exit(2)


if __name__ == "__main__":
    main()
