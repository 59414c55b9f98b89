"""XML as text, in the one form that this tool writes: UTF-8, made without a tree of elements, which costs more than the text."""

from __future__ import annotations

_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
_FORBIDDEN = bytes(code for code in range(0x20) if code not in b"\t\n\r")
"""Control characters that XML 1.0 cannot hold in any form; nor can it hold U+FFFE and U+FFFF."""


def xml_document(root: str) -> bytes:
    """The bytes of a document with this root element. Raises ValueError for a character that XML forbids."""
    document = f"{_DECLARATION}{root}\n".encode()
    if len(document.translate(None, _FORBIDDEN)) < len(document) or "\ufffe" in root or "\uffff" in root:
        sign = next(one for one in root if one in "\ufffe\uffff" or one.encode() in _FORBIDDEN)
        raise ValueError(f"the character U+{ord(sign):04X} cannot stand in XML")
    return document


def xml_text(text: str) -> str:
    """The text as it stands between two tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\r", "&#13;")


def xml_attribute(text: str) -> str:
    """The text as it stands between double quotes; a reader would take a bare line break or TAB for a space."""
    if text.isalnum():
        return text  # a number, true or false, a word: most are
    return xml_text(text).replace('"', "&quot;").replace("\n", "&#10;").replace("\t", "&#9;")
