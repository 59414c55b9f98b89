"""The table of kinds, of which only those that a game uses are loaded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import overload

from builder.check.setup.frame.kind import ConstraintKind, kind_of


class KindTable(Sequence[ConstraintKind]):
    """Kinds by name, in the order of their names: ``count-limit`` is the module ``count_limit`` of ``package``."""

    def __init__(self, package: str, names: tuple[str, ...]) -> None:
        self.package = package
        self.names = names

    def find(self, name: str) -> ConstraintKind | None:
        """The kind of that name, None where the table has none."""
        return _loaded(self.package, name) if name in self.names else None

    def __len__(self) -> int:
        return len(self.names)

    @overload
    def __getitem__(self, index: int) -> ConstraintKind: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[ConstraintKind]: ...
    def __getitem__(self, index: int | slice) -> ConstraintKind | Sequence[ConstraintKind]:
        if isinstance(index, slice):
            return tuple(_loaded(self.package, name) for name in self.names[index])
        return _loaded(self.package, self.names[index])


@cache
def _loaded(package: str, name: str) -> ConstraintKind:
    return kind_of(import_module(f"{package}.{name.replace('-', '_')}"))
