"""Puts a build of the hot modules into the wheel, where a C compiler is found."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface):
    """A wheel built without a compiler, or with COTERIE_PURE=1, is pure and runs the same sources interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # its sources will change: `python -m coterie.native` compiles them into a cache as they do
        sys.path.insert(0, str(Path(self.root, "src")))
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
