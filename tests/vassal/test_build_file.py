"""A build file is read back as it was written, and its lines stand where they change no text."""

import pytest

from builder.vassal.build_file import read_build_file, write_build_file
from builder.vassal.components import UnknownComponent

EVERY_SIGN = "a\t\n\r\"'&<>]]> \u00a0\u2028\x7f\x85城\U00020b9fz"


def test_every_sign_is_read_back():
    component = UnknownComponent(tag="a", attributes=(("b", EVERY_SIGN),), text=EVERY_SIGN)
    written = write_build_file(component)
    assert written.splitlines(keepends=True)[0] == b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
    assert read_build_file(written) == component


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


@pytest.mark.parametrize("sign", ["\x00", "\x0b", "\x1b", "\x1f", "\ufffe", "\uffff", "\ud800"])
def test_what_xml_forbids_is_refused(sign):
    with pytest.raises(ValueError, match=r"XML|surrogates"):
        write_build_file(UnknownComponent(tag="a", text=f"x{sign}"))
