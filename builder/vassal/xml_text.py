"""XML as text, in the one form that this tool writes: UTF-8, made without a tree of elements, which costs more than the text."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

_DECLARATION = b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>'
_FORBIDDEN = bytes(code for code in range(0x20) if code not in b"\t\n\r")
"""Control characters that XML 1.0 cannot hold in any form; nor can it hold U+FFFE and U+FFFF."""


def xml_document(parts: Iterable[str]) -> bytes:
    """The bytes of a document with this root element, whose first part begins with a line break.

    Raises ValueError for a character that XML forbids.
    """
    # Part by part into one buffer: the system gives out fresh memory slowly, and a module's text is long.
    written = BytesIO()
    written.write(_DECLARATION)
    for part in parts:
        stored = part.encode()
        if len(stored.translate(None, _FORBIDDEN)) < len(stored) or "\ufffe" in part or "\uffff" in part:
            sign = next(one for one in part if one in "\ufffe\uffff" or one.encode() in _FORBIDDEN)
            raise ValueError(f"the character U+{ord(sign):04X} cannot stand in XML")
        written.write(stored)
    written.write(b"\n")
    return written.getvalue()


def xml_text(text: str) -> str:
    """The text as it stands between two tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\r", "&#13;")


def xml_attribute(text: str) -> str:
    """The text as it stands between double quotes; a reader would take a bare line break or TAB for a space."""
    if text.isalnum():
        return text  # a number, true or false, a word: most are
    return xml_text(text).replace('"', "&quot;").replace("\n", "&#10;").replace("\t", "&#9;")
