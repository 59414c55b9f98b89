"""Units of the data become counters: one for each side that has the unit, one for each version of a character."""

from __future__ import annotations

from pathlib import Path

from builder.load.counter_classes import ClassWords
from builder.load.counter_values import Values, read_values, with_defaults
from builder.load.counter_versions import of_version, read_versions
from builder.load.fields import Faults, Fields
from builder.load.name_table import NameTable
from builder.load.renames import read_old_ids
from builder.load.sides import resolve_sides
from builder.load.source import read_source, read_spelled_names
from builder.model.counter import Counter
from builder.model.game import Side
from builder.model.message import Message, say
from builder.origin import Origin
from builder.record import replace


def read_counters(
    file: Fields, classes: NameTable[ClassWords], sides: NameTable[Side], language: str, project: Path
) -> tuple[Counter, ...]:
    """The counters of the list under ``counters`` of one file.

    Reports ``unknown-class``, ``unknown-side``, ``side-and-sides``, ``missing-art`` and what the values have wrong.
    """
    found: list[Counter] = []
    for node in file.items("counters"):
        fields = Fields(node, file.faults, "counter")
        found.extend(_read_unit(fields, classes, sides, language, project))
        fields.finish()
    return tuple(found)


def _read_unit(
    fields: Fields, classes: NameTable[ClassWords], sides: NameTable[Side], language: str, project: Path
) -> list[Counter]:
    faults = fields.faults
    unit = fields.identifier("id")
    word = fields.scalar("class")
    words = classes.resolve(word, faults) if word else None
    source = read_source(fields)
    owners, several = _read_owners(fields, sides)
    old_ids = read_old_ids(fields, owners, several, sides)
    pattern = Counter(
        id=unit,
        unit=unit,
        names=read_spelled_names(fields),
        class_id=words.counter_class.id if words else (word.text or "" if word else ""),
        side=None,
        origin=fields.origin,
        text=fields.optional_names("text"),
        values=_read_all_values(fields, words),
        count=fields.optional_integer("count", minimum=1),
        rule=source.rule,
        provenance=source.provenance,
        note=source.note_in(language),
        colour=fields.optional_colour("colour"),
        symbol=fields.optional_text("symbol"),
        art=_read_art(fields, project, faults),
        stands_for=fields.optional_text("stands_for"),
    )
    # A counter of an unknown class stays, so that setups that name it are not blamed as well.
    versions = read_versions(fields, words, source.provenance)
    found: list[Counter] = []
    for side in owners:
        name = f"{side}-{unit}" if several else unit
        owned = replace(pattern, side=side, id=name, renamed_from=old_ids.get(side, ()))
        found += [of_version(owned, version, language) for version in versions] or [owned]
    return found


def _read_all_values(fields: Fields, words: ClassWords | None) -> Values:
    values = read_values(fields, words)
    return with_defaults(values, words.counter_class) if words else values


def _read_owners(fields: Fields, sides: NameTable[Side]) -> tuple[tuple[str | None, ...], bool]:
    """The ids of the sides that have the unit, and whether there is more than one."""
    word = fields.optional_scalar("side")
    words = fields.scalars("sides")
    if word and words:
        message = Message(
            "駒に書けるのは「side」（一つ）か「sides」（リスト）のどちらかで、両方は書けません",
            "a counter has either 'side' (one) or 'sides' (a list), not both",
        )
        fields.faults.error(fields.origin_of("sides"), "side-and-sides", message)
    if not word and not words:
        return (None,), False
    owners = resolve_sides((word,) if word else words, sides, fields.faults)
    return tuple(side.id for side in owners), len(words) > 1 and not word


def _read_art(fields: Fields, project: Path, faults: Faults) -> str | None:
    art = fields.optional_text("art")
    if art is not None:
        report_missing_art(art, fields.origin_of("art"), project, faults)
    return art


def report_missing_art(art: str, origin: Origin, project: Path, faults: Faults) -> None:
    """Report ``missing-art`` where the picture file, relative to the project, is not there."""
    if not (project / art).is_file():
        message = say(
            "画像ファイル「{art}」がプロジェクトにありません。パスはプロジェクトのフォルダから書きます",
            "there is no picture file '{art}' in the project; the path starts at the project's folder",
            art=art,
        )
        faults.error(origin, "missing-art", message)
