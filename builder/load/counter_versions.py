"""The versions of a character: counters of one name that replace one another in the course of the game."""

from __future__ import annotations

from builder.load.counter_classes import ClassWords
from builder.load.counter_values import Values, merged, read_values
from builder.load.fields import Fields
from builder.load.node import Scalar
from builder.load.source import Source, read_source
from builder.model.counter import Counter
from builder.model.message import say
from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.origin import Origin
from builder.record import Record, replace


class Version(Record):
    """A version of a character: its number, and what this version says for itself."""

    number: int
    origin: Origin
    values: Values
    source: Source | None = None
    text: Names | None = None
    count: int | None = None


def of_version(counter: Counter, version: Version, language: str) -> Counter:
    """The counter of one version: what the version says for itself laid over what its unit says."""
    source = version.source
    return replace(
        counter,
        id=f"{counter.id}-{version.number}",
        origin=version.origin,
        version=version.number,
        mark=version_mark(version.number),
        renamed_from=tuple(f"{old}-{version.number}" for old in counter.renamed_from),
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


def read_versions(unit: Fields, words: ClassWords | None, provenance: Provenance) -> tuple[Version, ...]:
    """The list under ``versions``: numbers, or tables with ``version``; ``provenance`` is the unit's."""
    found: list[Version] = []
    for node in unit.items("versions"):
        if isinstance(node, Scalar):
            if node.text is not None and node.text.isdecimal() and int(node.text) > 0:
                found.append(Version(int(node.text), node.origin, {}))
            else:
                message = say(
                    "バージョンは1以上の数（または「version」のある表）です。「{text}」は使えません",
                    "a version is a number from 1 (or a table with 'version'), not '{text}'",
                    text=node.text or "",
                )
                unit.faults.error(node.origin, "wrong-type", message)
            continue
        fields = Fields(node, unit.faults, "version")
        number = fields.integer("version", minimum=1)
        source = read_source(fields, provenance)
        values, text = read_values(fields, words), fields.optional_names("text")
        count = fields.optional_integer("count", minimum=1)
        fields.finish()
        if number:
            found.append(Version(number, fields.origin, values, source, text, count))
    return tuple(found)
