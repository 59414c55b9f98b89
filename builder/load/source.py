"""The three keys that every record may carry: the rule it comes from, what kind of source that is, a note."""

from __future__ import annotations

from dataclasses import dataclass

from builder.load.fields import Fields
from builder.model.names import Names
from builder.model.provenance import Provenance

_PROVENANCES = {provenance.value: provenance for provenance in Provenance}


@dataclass(frozen=True, slots=True)
class Source:
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
    return Names(fields.names(key).by_language, fields.texts("also"))
