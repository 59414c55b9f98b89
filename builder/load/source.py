"""The three keys that every record may carry: the rule it comes from, what kind of source that is, a note."""

from __future__ import annotations

from collections.abc import Mapping as LanguageTable

from builder.load.fields import Fields
from builder.load.node import Mapping, Scalar
from builder.model.names import Names, ToldSpelling, nearest
from builder.model.provenance import Provenance
from builder.record import Record

_PROVENANCES = {provenance.value: provenance for provenance in Provenance}


class Source(Record):
    """Where a record comes from, as its data says."""

    rule: str | None
    provenance: Provenance
    note: Names | None

    def note_in(self, language: str) -> str | None:
        """The note as one text, in ``language`` where it has one."""
        return self.note.in_language(language) if self.note else None


def read_source(fields: Fields, default: Provenance = Provenance.RULE) -> Source:
    """``rule``, ``provenance`` and ``note`` of a table."""
    provenance = _PROVENANCES[fields.choice("provenance", _PROVENANCES, default.value)]
    return Source(fields.optional_text("rule"), provenance, fields.optional_names("note"))


def read_spelled_names(fields: Fields, key: str = "name") -> Names:
    """The name that must be there, with the other spellings of ``also``."""
    by_language = fields.names(key).by_language
    return Names(by_language, _spellings(fields, by_language) if fields.has("also") else ())


def _spellings(fields: Fields, by_language: LanguageTable[str, str]) -> tuple[str, ...]:
    """The list ``also``: words, and tables ``{spelling: ..., rule: ..., warn: true}`` for those that are to be told of."""
    if not any(isinstance(item, Mapping) for item in fields.items("also")):
        return fields.texts("also")
    found: list[str] = []
    for item in fields.items("also"):
        if isinstance(item, Scalar):
            found.append(item.text or "")
            continue
        entry = Fields(item, fields.faults, "spelling of 'also'")
        spelling, rule = entry.text("spelling"), entry.optional_text("rule")
        instead = nearest(spelling, by_language.values()) or next(iter(by_language.values()))
        found.append(ToldSpelling(spelling, instead, rule) if entry.flag("warn") else spelling)
        entry.finish()
    return tuple(found)
