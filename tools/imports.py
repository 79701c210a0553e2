"""A contract for import-linter: some modules import the standard library and nothing else from outside."""

from __future__ import annotations

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryContract(Contract):
    """The modules import only each other, the standard library but for its forbidden parts, and what is allowed."""

    modules = fields.SetField(subfield=fields.StringField())
    allowed = fields.SetField(subfield=fields.StringField(), required=False)
    forbidden = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        welcome = (set(sys.stdlib_module_names) - _names(self.forbidden)) | _names(self.allowed)
        faults = []
        for top in sorted(_names(self.modules) & graph.modules):
            family = {top, *graph.find_descendants(top)}
            for module in sorted(family):
                for imported in sorted(graph.find_modules_directly_imported_by(module) - family):
                    if imported.partition(".")[0] not in welcome:
                        lines = graph.get_import_details(importer=module, imported=imported)
                        faults += [(module, imported, line["line_number"]) for line in lines]
        return ContractCheck(kept=not faults, metadata={"faults": faults})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported, line in check.metadata["faults"]:
            output.print_error(f"{module} imports {imported} (l.{line})")


def _names(field: Any) -> set[str]:
    return set(field or ())
