"""``buildFile.xml``: the module as XML, written from components and read back.

Java: ``VASSAL.build.Builder``. The text of an element is trimmed on reading, so indentation may stand only where an element
has no text of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.vassal.components import AnyComponent
from builder.vassal.xml_text import xml_attribute, xml_document, xml_text

INDENTATION = "  "


class BuildFileError(ValueError):
    """A build file that is not XML."""


def write_build_file(module: AnyComponent) -> bytes:
    """The bytes of ``buildFile.xml``: UTF-8, indented, the same for the same module.

    Raises ValueError for a character that XML forbids (the escape character, say).
    """
    return xml_document(_element(module, "\n"))


def read_build_file(content: bytes) -> AnyComponent:
    """The module of a build file. Raises BuildFileError if it is not XML."""
    # Here, since a build has no use for the parser and for all components.
    from lxml import etree

    from builder.vassal.components import read_component

    parser = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True, remove_comments=True)
    try:
        root = etree.fromstring(content, parser)
    except etree.XMLSyntaxError as error:
        raise BuildFileError(f"buildFile.xml is not XML: {error}") from None
    return read_component(root)


def _element(component: AnyComponent, line: str) -> Iterator[str]:
    """The parts of a component's element; each child on a line of its own, as long as the element has no text that this would
    change. ``line`` begins a line in the element's depth, and is empty inside such a text."""
    tag, text, children = component.tag, component.content(), component.child_components()
    attributes = "".join([f' {name}="{xml_attribute(stored)}"' for name, stored in component.written_attributes])
    if not text and not children:
        yield f"{line}<{tag}{attributes}/>"
        return
    yield f"{line}<{tag}{attributes}>"
    if text:
        yield xml_text(text)
    inner = line + INDENTATION if line and not text else ""
    for child in children:
        yield from _element(child, inner)
    yield f"{line if inner else ''}</{tag}>"
