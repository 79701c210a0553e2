"""`python -m coterie.native [--background]` compiles the hot modules for this environment."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from coterie import native
from coterie.native import build


def main() -> int:
    if native.pure():
        print("COTERIE_PURE=1 is set, so nothing is compiled: the engine runs interpreted.")
    elif not native.hot_modules():
        print("There is nothing to compile.")
    elif reason := build.missing():
        print(reason)
    elif not build.is_built():
        return _start_in_background() if "--background" in sys.argv[1:] else _compile()
    return 0


def _compile() -> int:
    count = len(native.hot_modules())
    print(f"Compiling {count} modules with mypyc at -O{build.level()}; this takes up to a minute.", flush=True)
    started = time.monotonic()
    try:
        place = build.build(native.cache())
    except build.CannotCompile as reason:
        print(reason)
        return 0
    except build.SourceFault as messages:
        print(f"{str(messages).rstrip()}\nmypyc refused the sources, so nothing was compiled.", file=sys.stderr)
        return 1
    print(f"Compiled in {time.monotonic() - started:.0f} s, into {place}.")
    return 0


def _start_in_background() -> int:
    store = native.cache()
    if build.failure(store).exists():
        print(f"Compiling the engine failed, so it runs interpreted, which is slower; see {build.failure(store)}.")
        return 0
    store.mkdir(parents=True, exist_ok=True)
    with (store / "background.log").open("w") as messages:
        subprocess.Popen(
            [sys.executable, "-m", "coterie.native"],
            stdin=subprocess.DEVNULL,
            stdout=messages,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # so that leaving the game does not end it
            preexec_fn=lambda: os.nice(10),
        )
    print("The engine is being compiled in the background; it starts interpreted now, and runs faster next time.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
