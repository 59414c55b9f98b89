"""The explicit table of the kinds of data file that have a schema."""

from __future__ import annotations

import json
from collections.abc import Callable

from builder.record import Record
from builder.schema.board import board_schema
from builder.schema.constraints import constraints_schema
from builder.schema.counters import counters_schema
from builder.schema.errata import errata_schema
from builder.schema.game import game_schema
from builder.schema.layout import layout_schema, symbol_set_schema
from builder.schema.parts import DEFINITIONS, Schema
from builder.schema.play import play_schema
from builder.schema.print_style import print_style_schema
from builder.schema.setup import setup_schema
from builder.schema.styles import board_symbols_schema, map_style_schema, sheet_style_schema

_DRAFT = "http://json-schema.org/draft-07/schema#"


class DataFileKind(Record):
    """One kind: its name, the files of a project that are of it (globs, ``!`` before those that are not), its schema."""

    name: str
    files: tuple[str, ...]
    says: str
    table: Callable[[], Schema]

    def schema(self) -> Schema:
        """The whole schema, with its heading and shared definitions."""
        own = self.table()
        heading = {"$schema": _DRAFT, "title": own.pop("title"), "description": self.says}
        return {**heading, **own, "$defs": {**DEFINITIONS, **own.get("$defs", {})}}

    def text(self) -> str:
        """The schema as the text of its file."""
        return json.dumps(self.schema(), ensure_ascii=False, indent=1) + "\n"


DATA_FILE_KINDS: tuple[DataFileKind, ...] = (
    DataFileKind("game", ("rules_data/*/game.yaml",), "Who plays, for how long, with which dice.", game_schema),
    DataFileKind("counters", ("counters/*/*.yaml",), "Classes of counters, and counters.", counters_schema),
    DataFileKind("board", ("maps/*/*.yaml",), "A map or a sheet.", board_schema),
    DataFileKind("setup", ("rules_data/*/setups/*.yaml",), "What stands where when a scenario begins.", setup_schema),
    DataFileKind(
        "constraints", ("rules_data/*/constraints.yaml",), "What the rules say of setups.", constraints_schema
    ),
    DataFileKind(
        "errata",
        ("rules_data/*/errata/*.yaml",),
        "What was published after the game, laid over its data.",
        errata_schema,
    ),
    DataFileKind("play", ("rules_data/*/play.yaml",), "How the game is handled at the table.", play_schema),
    DataFileKind(
        "layout",
        ("templates/counters/*.yaml", "!templates/counters/symbols.yaml"),
        "How a counter looks.",
        layout_schema,
    ),
    DataFileKind("symbol-set", ("templates/counters/symbols.yaml",), "Drawings for counters.", symbol_set_schema),
    DataFileKind(
        "map-style", ("templates/maps/*.yaml", "!templates/maps/symbols.yaml"), "How maps look.", map_style_schema
    ),
    DataFileKind("board-symbols", ("templates/maps/symbols.yaml",), "Symbols of places.", board_symbols_schema),
    DataFileKind(
        "sheet-style",
        ("templates/sheets/*.yaml", "!templates/sheets/symbols.yaml"),
        "How play sheets look.",
        sheet_style_schema,
    ),
    DataFileKind("print-style", ("templates/print/*.yaml",), "The sheets to print on.", print_style_schema),
)
"""Every kind, by the file's place in a project."""
