"""A difference as one JSON document, for scripts.

``{"version": 1, "name", "old": {"label", "version"}, "new": {...}, "art_changed", "breaks": [...], "pieces": [...], "setups":
[...], "rules": [...], "boards": [...], "board_pictures": [...], "errata": [...]}``. Every sentence and name is a table ``{"ja",
"en"}``; a picture is told by the SHA-256 of its old and new file.
"""

from __future__ import annotations

import hashlib
import json

from builder.diff.difference import Difference, FieldDifference, PictureDifference, RecordDifference
from builder.model.erratum import Erratum
from builder.model.message import Message

FORM = 1
"""Goes up where a reader of the older form would go wrong."""


def diff_json(difference: Difference) -> str:
    """The document with a line break at its end."""
    document = {
        "version": FORM,
        "name": difference.name,
        "old": {"label": difference.old_label, "version": difference.old_version},
        "new": {"label": difference.new_label, "version": difference.new_version},
        "art_changed": difference.art_changed,
        "breaks": [_both(message) for message in difference.all_breaks],
        "pieces": [
            {
                "kind": piece.kind.value,
                "gpid": piece.gpid,
                "counter": piece.counter,
                "name": _both(piece.name),
                "fields": list(map(_field, piece.fields)),
                "pictures": list(map(_picture, piece.pictures)),
                "breaks": [_both(message) for message in piece.breaks],
            }
            for piece in difference.pieces
        ],
        "setups": [
            {
                "kind": setup.kind.value,
                "id": setup.id,
                "name": _both(setup.name),
                "fields": list(map(_field, setup.fields)),
                "pieces": [
                    {
                        "piece": _both(line.piece),
                        "count": line.count,
                        "old": _both(line.old) if line.old else None,
                        "new": _both(line.new) if line.new else None,
                    }
                    for line in setup.pieces
                ],
            }
            for setup in difference.setups
        ],
        "rules": list(map(_record, difference.rules)),
        "boards": list(map(_record, difference.boards)),
        "board_pictures": list(map(_picture, difference.board_pictures)),
        "errata": list(map(_erratum, difference.errata)),
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _both(message: Message) -> dict[str, str]:
    return {"ja": message.ja, "en": message.en}


def _field(field: FieldDifference) -> dict[str, object]:
    return {
        "label": _both(field.label),
        "old": _both(field.old) if field.old else None,
        "new": _both(field.new) if field.new else None,
    }


def _picture(picture: PictureDifference) -> dict[str, object]:
    return {"label": _both(picture.label), "old": _digest(picture.old), "new": _digest(picture.new)}


def _digest(content: bytes | None) -> str | None:
    return None if content is None else hashlib.sha256(content).hexdigest()


def _record(record: RecordDifference) -> dict[str, object]:
    return {
        "kind": record.kind.value,
        "id": record.id,
        "name": _both(record.name),
        "fields": list(map(_field, record.fields)),
    }


def _erratum(erratum: Erratum) -> dict[str, object]:
    return {
        "id": erratum.id,
        "date": erratum.date,
        "reason": dict(erratum.reason.by_language) if erratum.reason else {},
        "source": erratum.source,
        "rule": erratum.rule,
        "rules": [{"rule": rule.rule, "says": dict(rule.says.by_language)} for rule in erratum.rules],
        "changes": [
            {
                "kind": change.kind.value,
                "subject": change.subject,
                "what": change.what,
                "old": change.old,
                "new": change.new,
            }
            for change in erratum.changes
        ],
    }
