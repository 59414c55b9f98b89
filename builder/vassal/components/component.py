"""What every component of a module shares: a tag, attributes declared once in Java's order, children, text.

Java: ``VASSAL.build.AbstractBuildable`` (``getBuildElement``) and ``VASSAL.build.Builder``. The tag of a component is the full
name of its Java class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any, ClassVar, Self

from lxml import etree

from builder.record import Record, field, fields
from builder.vassal.kinds import Kind, UnreadableValue


def attribute(name: str, kind: Kind, default: Any, *, newer: bool = False) -> Any:
    """An XML attribute of a component. ``newer`` is one that VASSAL 3.6 ignores; it is written if it is not the default."""
    return field(default=default, metadata={"attribute": name, "kind": kind, "newer": newer})


class Component(Record, kw_only=True, dict=True):
    """One component of a module.

    ``other_attributes`` are those that are not declared, or whose value is not of the declared kind; they are written as
    they were read and win over the fields.
    """

    TAG: ClassVar[str] = ""

    children: tuple[AnyComponent, ...] = ()
    other_attributes: tuple[tuple[str, str], ...] = ()

    @property
    def tag(self) -> str:
        """The element's name."""
        return self.TAG

    @cached_property
    def written_attributes(self) -> tuple[tuple[str, str], ...]:
        """The attributes as they are written, in Java's order; an empty value is left out where VASSAL's default is empty too.

        Worked out once: a build writes its components and compares them with those in a second language.
        """
        written: list[tuple[str, str]] = []
        for name, encode, default, as_default, newer in _attribute_table(type(self)):
            value = getattr(self, name)
            if value is default or (newer and value == default):
                if as_default[1] and not newer:
                    written.append(as_default)
                continue
            stored = encode(value)
            if stored or as_default[1]:
                written.append((as_default[0], stored))
        return (*written, *self.other_attributes)

    @classmethod
    def from_element(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> Self:
        """Read the component from its element; ``read`` reads a child. Missing attributes have VASSAL's default."""
        known = {one.metadata["attribute"]: one for one in fields(cls) if "attribute" in one.metadata}
        values: dict[str, Any] = {}
        others: list[tuple[str, str]] = []
        for name, stored in _attributes(element):
            one = known.get(name)
            try:
                if one is None:
                    others.append((name, stored))
                else:
                    values[one.name] = one.metadata["kind"].decode(stored)
            except UnreadableValue:
                others.append((name, stored))
        values |= cls.read_content(element, read)
        return cls(**values, other_attributes=tuple(others))

    def content(self) -> str:
        """The element's own text; most components have none."""
        return ""

    def child_components(self) -> tuple[AnyComponent, ...]:
        """What stands inside the element, in order."""
        return self.children

    @classmethod
    def read_content(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> dict[str, Any]:
        """The fields that come from inside the element rather than from its attributes."""
        return {"children": tuple(read(child) for child in element.iterchildren(etree.Element))}


@cache
def _attribute_table(kind: type[Component]) -> tuple[tuple[str, Callable[[Any], str], Any, tuple[str, str], bool], ...]:
    """Each declared attribute: the field's name, what writes its value, the default, the attribute as it is written where the
    value is the default (as most are), and whether VASSAL 3.6 ignores it."""
    return tuple(
        (one.name, encode, one.default, (one.metadata["attribute"], encode(one.default)), one.metadata["newer"])
        for one in fields(kind)
        if "attribute" in one.metadata
        for encode in (one.metadata["kind"].encode,)
    )


class UnknownComponent(Record, kw_only=True):
    """An element that this tool does not know (a module's own Java class, say), kept as it was read."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    text: str = ""
    children: tuple[AnyComponent, ...] = ()

    @property
    def written_attributes(self) -> tuple[tuple[str, str], ...]:
        """The attributes as they were read."""
        return self.attributes

    def child_components(self) -> tuple[AnyComponent, ...]:
        """What stands inside the element, in order."""
        return self.children

    def content(self) -> str:
        """The element's own text."""
        return self.text

    @classmethod
    def from_element(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> Self:
        """Keep an element; ``read`` reads a child, so that known components inside an unknown one are known."""
        return cls(
            tag=str(element.tag),
            attributes=tuple(_attributes(element)),
            text=element_text(element),
            children=tuple(read(child) for child in element.iterchildren(etree.Element)),
        )


AnyComponent = Component | UnknownComponent
"""A component that is declared here, or one that is kept as it was read."""


def element_text(element: etree._Element) -> str:
    """The text of an element as ``VASSAL.build.Builder.getText`` reads it: all its text nodes, trimmed."""
    parts = [element.text or "", *[child.tail or "" for child in element]]
    return "".join(parts).strip()


def walk(component: AnyComponent) -> Iterator[AnyComponent]:
    """The component and all below it, in the order of the build file."""
    yield component
    for child in component.children:
        yield from walk(child)


def _attributes(element: etree._Element) -> Iterator[tuple[str, str]]:
    for name, stored in element.attrib.items():
        yield str(name), str(stored)
