"""XML is written as lxml would write it, and read back as it was."""

import pytest
from lxml import etree

from builder.vassal.build_file import write_build_file
from builder.vassal.components import UnknownComponent
from builder.vassal.xml_text import xml_document

EVERY_SIGN = "\t\n\r\"'&<>]]> \u00a0\u2028\x7f\x85城\U00020b9f"


def test_text_and_attributes_are_what_lxml_writes():
    element = etree.Element("a", {"b": EVERY_SIGN})
    element.text = EVERY_SIGN
    written = write_build_file(UnknownComponent(tag="a", attributes=(("b", EVERY_SIGN),), text=EVERY_SIGN))
    assert written.splitlines(keepends=True)[0] == b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
    assert written.partition(b"\n")[2] == etree.tostring(element, encoding="UTF-8", xml_declaration=False) + b"\n"


def test_children_stand_on_lines_of_their_own_unless_there_is_text_around_them():
    leaf = UnknownComponent(tag="leaf")
    tree = UnknownComponent(
        tag="root",
        children=(
            leaf,
            UnknownComponent(tag="in", children=(leaf,)),
            UnknownComponent(tag="of", text="x", children=(leaf, leaf)),
        ),
    )
    assert write_build_file(tree).decode().partition("\n")[2] == (
        "<root>\n  <leaf/>\n  <in>\n    <leaf/>\n  </in>\n  <of>x<leaf/><leaf/></of>\n</root>\n"
    )


@pytest.mark.parametrize("sign", ["\x00", "\x0b", "\x1b", "\x1f", "\ufffe", "\uffff"])
def test_what_xml_forbids_is_refused_by_its_number(sign):
    with pytest.raises(ValueError, match=rf"U\+{ord(sign):04X} cannot stand in XML"):
        xml_document(["\n<a>", sign, "</a>"])


def test_half_a_pair_is_refused():
    with pytest.raises(ValueError, match="surrogates"):
        xml_document(["\n<a>\ud800</a>"])
