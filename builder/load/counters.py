"""Units of the data become counters: one for each side that has the unit, one for each version of a character."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from builder.load.counter_classes import ClassWords
from builder.load.counter_values import Values, merged, read_values, with_defaults
from builder.load.fields import Faults, Fields
from builder.load.name_table import NameTable
from builder.load.sides import resolve_sides
from builder.load.source import Source, read_source, read_spelled_names
from builder.load.yaml_document import Scalar
from builder.model.counter import Counter
from builder.model.game import Side
from builder.model.names import Names
from builder.origin import Origin


@dataclass(frozen=True, slots=True)
class _Version:
    """A version of a character: its number, and what this version says for itself."""

    number: int
    origin: Origin
    values: Values
    source: Source | None = None
    text: Names | None = None
    count: int | None = None


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
    pattern = Counter(
        id=unit,
        unit=unit,
        names=read_spelled_names(fields),
        class_id=words.counter_class.id if words else (word.text or "" if word else ""),
        side=None,
        origin=fields.origin,
        text=fields.optional_names("text"),
        values=read_values(fields, words),
        count=fields.optional_integer("count", minimum=1),
        rule=source.rule,
        provenance=source.provenance,
        note=source.note_in(language),
        colour=fields.optional_colour("colour"),
        symbol=fields.optional_text("symbol"),
        art=_read_art(fields, project, faults),
    )
    versions = _read_versions(fields, words)
    found: list[Counter] = []
    for side in owners:
        owned = replace(pattern, side=side, id=f"{side}-{unit}" if several else unit)
        for version in versions:
            found.append(_of_version(owned, version, language))
        if not versions:
            found.append(owned)
    if words is None:  # reported; the counter stays, so that setups that name it are not blamed as well
        return found
    return [replace(counter, values=with_defaults(counter.values, words.counter_class)) for counter in found]


def _read_owners(fields: Fields, sides: NameTable[Side]) -> tuple[tuple[str | None, ...], bool]:
    """The ids of the sides that have the unit, and whether there is more than one."""
    word = fields.optional_scalar("side")
    words = fields.scalars("sides")
    if word and words:
        message = "a counter has either 'side' (one) or 'sides' (a list), not both"
        fields.faults.error(fields.origin_of("sides"), "side-and-sides", message)
    if not word and not words:
        return (None,), False
    owners = resolve_sides((word,) if word else words, sides, fields.faults)
    return tuple(side.id for side in owners), len(words) > 1 and not word


def _of_version(counter: Counter, version: _Version, language: str) -> Counter:
    source = version.source
    return replace(
        counter,
        id=f"{counter.id}-{version.number}",
        origin=version.origin,
        version=version.number,
        mark=version_mark(version.number),
        values=merged(counter.values, version.values),
        text=version.text or counter.text,
        count=version.count or counter.count,
        rule=(source.rule if source else None) or counter.rule,
        provenance=source.provenance if source else counter.provenance,
        note=(source.note_in(language) if source else None) or counter.note,
    )


def version_mark(version: int) -> str:
    """The mark printed behind the name: ``①`` to ``⑳``, ``(21)`` beyond."""
    return chr(0x2460 + version - 1) if 1 <= version <= 20 else f"({version})"


def _read_versions(unit: Fields, words: ClassWords | None) -> tuple[_Version, ...]:
    found: list[_Version] = []
    for node in unit.items("versions"):
        if isinstance(node, Scalar):
            if node.text is not None and node.text.isdecimal() and int(node.text) > 0:
                found.append(_Version(int(node.text), node.origin, {}))
            else:
                message = f"a version is a number from 1 (or a table with 'version'), not '{node.text or ''}'"
                unit.faults.error(node.origin, "wrong-type", message)
            continue
        fields = Fields(node, unit.faults, "version")
        number = fields.integer("version", minimum=1)
        source = read_source(fields)
        values, text = read_values(fields, words), fields.optional_names("text")
        count = fields.optional_integer("count", minimum=1)
        fields.finish()
        if number:
            found.append(_Version(number, fields.origin, values, source, text, count))
    return tuple(found)


def _read_art(fields: Fields, project: Path, faults: Faults) -> str | None:
    art = fields.optional_text("art")
    if art is not None:
        report_missing_art(art, fields.origin_of("art"), project, faults)
    return art


def report_missing_art(art: str, origin: Origin, project: Path, faults: Faults) -> None:
    """Report ``missing-art`` where the picture file, relative to the project, is not there."""
    if not (project / art).is_file():
        message = f"there is no picture file '{art}' in the project; the path starts at the project's folder"
        faults.error(origin, "missing-art", message)
