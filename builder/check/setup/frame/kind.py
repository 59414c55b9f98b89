"""A kind of constraint: its options, what it checks, what ``explain`` prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from builder.check.setup.frame.finding import Finding, Missing, Problem
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_schema import options_schema
from builder.check.setup.frame.setup_view import SetupView
from builder.record import Record

Found = Iterator[Finding | Missing]


class ConstraintKind(Record):
    """One kind, as its module defines it: ``check`` for each setup, ``check_game`` once a game, ``problems`` when read."""

    name: str
    explanation: str
    options: type
    check: Callable[[Any, SetupView], Found] | None
    check_game: Callable[[Any, GameView], Found] | None
    problems: Callable[[Any, GameView], Iterator[Problem]] | None


def kind_of(module: ModuleType) -> ConstraintKind:
    """The kind that a module defines; its name is the file's, with hyphens."""
    return ConstraintKind(
        name=module.__name__.rpartition(".")[2].replace("_", "-"),
        explanation=module.__doc__ or "",
        options=module.Options,
        check=getattr(module, "check", None),
        check_game=getattr(module, "check_game", None),
        problems=getattr(module, "problems", None),
    )


def option_schema(kind: ConstraintKind) -> Schema:
    """The JSON schema of the kind's options alone, its shared parts under ``$defs``.

    A schema of the whole entry adds the keys of ``CONSTRAINT_KEYS``.
    """
    definitions: dict[str, Schema] = {}
    schema = options_schema(kind.options, definitions)
    return {**schema, "$defs": definitions} if definitions else schema
