"""The looks: every counter layout and every style of maps and sheets, the project's own before the tool's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from builder.diagnostic import Diagnostic
from builder.load.data_file import DataFiles
from builder.load.document_cache import DocumentCache
from builder.load.fields import Faults
from builder.load.layout import read_layouts
from builder.load.map_style import load_map_styles
from builder.load.sheet_style import load_sheet_styles
from builder.model.layout import Layout
from builder.model.map_style import MapStyle
from builder.model.sheet_style import SheetStyle
from builder.record import Record


class Looks(Record):
    """Layouts and styles by the name of their file."""

    layouts: Mapping[str, Layout]
    map_styles: Mapping[str, MapStyle]
    sheet_styles: Mapping[str, SheetStyle]


def load_looks(
    template_folders: Sequence[Path], cache: DocumentCache | None = None
) -> tuple[Looks, tuple[Diagnostic, ...]]:
    """The looks in these folders; where two hold a file of the same name, the earlier folder's counts."""
    faults = Faults()
    documents = [
        document
        for folder in template_folders
        if (folder / "counters").is_dir()
        for document in DataFiles(folder.parent, faults, cache).documents(f"{folder.name}/counters")
    ]
    layouts, layout_faults = read_layouts(documents)
    map_styles, map_faults = load_map_styles(template_folders, cache)
    counter_symbols = next((layout.symbols for layout in layouts.values()), None)  # every layout has the whole set
    sheet_styles, sheet_faults = load_sheet_styles(template_folders, cache, counter_symbols)
    found = (*faults.found, *layout_faults, *map_faults, *sheet_faults)
    return Looks(layouts, map_styles, sheet_styles), found
