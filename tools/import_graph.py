"""`python -m tools.import_graph PACKAGE [SRC]` counts a package's modules, imports and knots.

A knot is a set of modules each of which imports every other, directly or through others. Imports for type checking
count as any other. SRC is the folder of another checkout's sources: its package is counted in place of ours.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import grimp


@dataclass(frozen=True, slots=True)
class ImportGraph:
    """The modules of a package, and for each of them those that it imports."""

    imports: dict[str, set[str]]

    @classmethod
    def read(cls, package: str) -> ImportGraph:
        """The graph of a package, without its tests."""
        graph = grimp.build_graph(package.partition(".")[0], cache_dir=None)
        ours = {name for name in graph.modules if f"{name}.".startswith(f"{package}.") and ".tests" not in name}
        return cls({name: graph.find_modules_directly_imported_by(name) & ours for name in ours})

    @property
    def edges(self) -> int:
        return sum(len(imported) for imported in self.imports.values())

    def knots(self) -> list[list[str]]:
        """The modules that import each other, the largest knot first."""
        reach = {name: self._reachable(name) for name in self.imports}
        found = {tuple(sorted(other for other in reach[name] if name in reach[other])) for name in reach}
        return sorted((list(knot) for knot in found if knot), key=lambda knot: (-len(knot), knot))

    def _reachable(self, start: str) -> set[str]:
        reached: set[str] = set()
        ahead = [*self.imports[start]]
        while ahead:
            name = ahead.pop()
            if name not in reached:
                reached.add(name)
                ahead += self.imports[name]
        return reached


def main(package: str, src: str | None = None) -> int:
    """Print the figures, and every knot with its modules."""
    if src:
        sys.path.insert(0, str(Path(src).resolve()))
    graph = ImportGraph.read(package)
    knots = graph.knots()
    print(f"{package}: {len(graph.imports)} modules, {graph.edges} imports, {sum(map(len, knots))} modules in knots")
    for knot in knots:
        print(f"  a knot of {len(knot)}: {', '.join(name.removeprefix(f'{package}.') for name in knot)}")
    return 1 if knots else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
