"""Puts the web client into the wheel, and a build of the hot modules where a C compiler is found."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Builds(BuildHookInterface):
    """A wheel built without a compiler, or with COTERIE_PURE=1, is pure and runs the same sources interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # its sources will change: `make` builds the client and `python -m coterie.native` compiles them as they do
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
