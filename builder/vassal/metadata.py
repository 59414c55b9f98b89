"""``moduledata`` and ``savedata``: what VASSAL's library window reads of a module or save before it opens it.

Java: ``VASSAL.build.module.metadata.AbstractMetaData``, ``ModuleMetaData`` and ``SaveMetaData``.
"""

from __future__ import annotations

from builder.record import Record
from builder.vassal.xml_text import xml_document, xml_text

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
    values = {
        "version": metadata.version,
        "extra1": metadata.extra1,
        "extra2": metadata.extra2,
        "VassalVersion": metadata.vassal_version,
        "dateSaved": str(metadata.date_saved),
        "description": metadata.description,
        "name": metadata.name,
    }
    lines = [f"  <{tag}>{xml_text(value)}</{tag}>\n" for tag, value in values.items() if value is not None]
    return xml_document(('\n<data version="1">\n', *lines, "</data>"))


def read_metadata(content: bytes) -> Metadata:
    """Read ``moduledata`` or ``savedata``; what is missing is empty. Raises ValueError if it is not XML."""
    from lxml import etree  # here, since a build has no use for it

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
