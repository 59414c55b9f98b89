"""``buildFile.xml``: the module as XML, written from components and read back.

Java: ``VASSAL.build.Builder``. The text of an element is trimmed on reading, so indentation may stand only where an element
has no text of its own.
"""

from __future__ import annotations

from lxml import etree

from builder.vassal.components import AnyComponent

INDENTATION = "  "


class BuildFileError(ValueError):
    """A build file that is not XML."""


def write_build_file(module: AnyComponent) -> bytes:
    """The bytes of ``buildFile.xml``: UTF-8, indented, the same for the same module.

    Raises ValueError for a character that XML forbids (the escape character, say).
    """
    root = _element(module)
    _indent(root, "\n")
    declaration = b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
    return declaration + etree.tostring(root, encoding="UTF-8", xml_declaration=False) + b"\n"


def read_build_file(content: bytes) -> AnyComponent:
    """The module of a build file. Raises BuildFileError if it is not XML."""
    from builder.vassal.components import read_component  # and with it all components, which a build has no use for

    parser = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True, remove_comments=True)
    try:
        root = etree.fromstring(content, parser)
    except etree.XMLSyntaxError as error:
        raise BuildFileError(f"buildFile.xml is not XML: {error}") from None
    return read_component(root)


def _element(component: AnyComponent) -> etree._Element:
    element = etree.Element(component.tag, dict(component.written_attributes))
    element.text = component.content() or None
    element.extend(_element(child) for child in component.child_components())
    return element


def _indent(element: etree._Element, line: str) -> None:
    """Put each child on a line of its own, as long as the element has no text that this would change."""
    if not len(element) or element.text:
        return
    element.text = line + INDENTATION
    for child in element:
        _indent(child, line + INDENTATION)
        child.tail = line + INDENTATION
    element[-1].tail = line
