"""Contract types for import-linter, used in pyproject.toml."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """A package imports itself and the standard library, nothing else."""

    type_name = "standard_library_only"
    package = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002 (the base class has it)
        package = str(self.package)
        own = {package, *graph.find_descendants(package)}
        foreign = sorted(
            (importer, imported)
            for importer in own
            for imported in graph.find_modules_directly_imported_by(importer) - own
            if imported.partition(".")[0] not in sys.stdlib_module_names
        )
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["foreign"]:
            output.print_error(f"{importer} imports {imported}")
