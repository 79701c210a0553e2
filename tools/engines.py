"""`python -m tools.engines` finds a Firefox and a WebKit for the soak, or installs them from the system's packages
(Debian, Ubuntu).

The tests of every push are seen in Chromium alone. Half of the phones in a living room are iPhones, where every browser
is WebKit.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NEEDED = {
    "Firefox": ("firefox-esr", "firefox"),
    "WebKit": ("WebKitWebDriver",),
    "a screen without glass for it": ("Xvfb",),
}
PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")


def path(what: str) -> str:
    """Where one of those needed is. Raises FileNotFoundError, which says what to do, if it is not here."""
    if found := next(filter(None, map(shutil.which, NEEDED[what])), None):
        return found
    names = " or ".join(NEEDED[what])
    raise FileNotFoundError(
        f"{what} ({names}) is not here: install it (on Debian: apt install {' '.join(PACKAGES)}), then try again."
    )


def main() -> int:
    """Find them all, or install what is missing."""
    for attempt in (_install, None):
        try:
            for what in NEEDED:
                path(what)
        except FileNotFoundError as missing:
            if attempt is None or not attempt():
                print(missing)
                return 1
    return 0


def _install() -> bool:
    if not shutil.which("apt-get") or os.geteuid():
        return False
    for command in (["update", "-q"], ["install", "-qy", "--no-install-recommends", *PACKAGES]):
        if subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
