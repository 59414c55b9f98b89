"""``moduledata`` and ``savedata``: what VASSAL's library window reads of a module or save before it opens it.

Java: ``VASSAL.build.module.metadata.AbstractMetaData``, ``ModuleMetaData`` and ``SaveMetaData``.
"""

from __future__ import annotations

from lxml import etree

from builder.record import Record

DATE_SAVED = 946684800000
"""The date that is written unless another is given: 2000-01-01 in milliseconds of the epoch. The same input gives the same
bytes on any day; VASSAL only shows the date."""

VASSAL_VERSION = "3.5.8"
"""The version that is stamped: a VASSAL of that minor version or a newer one opens the file without a warning."""


class Metadata(Record, kw_only=True):
    """The metadata of a module, or of a save, which has no ``name`` of its own (None)."""

    name: str | None = None
    version: str = ""
    description: str = ""
    extra1: str = ""
    extra2: str = ""
    vassal_version: str = VASSAL_VERSION
    date_saved: int = DATE_SAVED


def write_metadata(metadata: Metadata) -> bytes:
    """The bytes of ``moduledata`` or ``savedata``."""
    root = etree.Element("data", {"version": "1"})
    values = {
        "version": metadata.version,
        "extra1": metadata.extra1,
        "extra2": metadata.extra2,
        "VassalVersion": metadata.vassal_version,
        "dateSaved": str(metadata.date_saved),
        "description": metadata.description,
        "name": metadata.name,
    }
    for tag, value in values.items():
        if value is not None:
            etree.SubElement(root, tag).text = value
    declaration = b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
    return declaration + etree.tostring(root, encoding="UTF-8", pretty_print=True)


def read_metadata(content: bytes) -> Metadata:
    """Read ``moduledata`` or ``savedata``; what is missing is empty. Raises ValueError if it is not XML."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    try:
        root = etree.fromstring(content, parser)
    except etree.XMLSyntaxError as error:
        raise ValueError(f"not the metadata of a VASSAL file: {error}") from None
    texts = {str(child.tag): (child.text or "").strip() for child in root.iterchildren(etree.Element)}
    date = texts.get("dateSaved", "")
    return Metadata(
        name=texts.get("name"),
        version=texts.get("version", ""),
        description=texts.get("description", ""),
        extra1=texts.get("extra1", ""),
        extra2=texts.get("extra2", ""),
        vassal_version=texts.get("VassalVersion", ""),
        date_saved=int(date) if date.isdecimal() else 0,
    )
