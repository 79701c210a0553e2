"""Puts the web client into the wheel, a build of the hot modules where a C compiler is found, and the README."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class Builds(BuildHookInterface):
    """A wheel built without a compiler, or with COTERIE_PURE=1, is pure and runs the same sources interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # its sources will change: `make` builds the client and `python -m coterie.native` compiles them as they do
            return
        sys.path[:0] = [str(Path(self.root, "src")), self.root]
        self._build_client()
        self._compile(build_data)

    def _build_client(self) -> None:
        from tools import client

        try:
            client.build()
        except client.CannotBuild as reason:
            self.app.abort(str(reason))

    def _compile(self, build_data: dict[str, Any]) -> None:
        from coterie import native
        from coterie.native import build

        if native.pure() or not native.hot_modules():
            return
        self._store = tempfile.TemporaryDirectory()
        try:
            place = build.build(Path(self._store.name), portable=True)
        except build.CannotCompile as reason:
            self.app.display_warning(str(reason))
            return
        except build.SourceFault as messages:
            self.app.abort(f"{messages}\nmypyc refused the sources.")
        build_data["force_include"][str(place)] = f"coterie/_native/{place.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class Readme(MetadataHookInterface):
    """The README as an index of packages can show it: the text alone, for the repository has no public address."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_relative_links(text) + IN_THE_SOURCES}


IN_THE_SOURCES = """
## Guides

The source distribution has the guides, the rules and pictures in `docs`; begin with `docs/README.md`.
"""


def without_relative_links(text: str) -> str:
    """Markdown without the pictures that lie in the repository; links to its files become their plain words."""
    text = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)", "", text)
    text = re.sub(r'<img src="(?!https?:)[^>]*>', "", text)
    text = re.sub(r"\[([^\]]+)\]\((?!https?:|#)[^)]*\)", r"\1", text)
    return re.sub(r"\n[ \n]*\n", "\n\n", text)
