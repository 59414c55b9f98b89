"""Key strokes, their stored form both ways."""

import pytest

from builder.vassal.keys import KeyStroke, alt, ctrl, ctrl_shift, decode_key_stroke, encode_key_stroke, named, plain_key


@pytest.mark.parametrize(
    ("stroke", "stored"),
    [
        (None, ""),
        (ctrl("f"), "70,130"),
        (ctrl_shift("M"), "77,195"),
        (alt("1"), "49,520"),
        (plain_key(127), "127,0"),
        (named("退却"), "57348,0,退却"),
    ],
)
def test_stored_form(stroke, stored):
    assert encode_key_stroke(stroke) == stored
    assert decode_key_stroke(stored) == stroke


def test_reading_is_as_lenient_as_java():
    assert decode_key_stroke("D") == ctrl("D")
    assert decode_key_stroke("x,y") is None
    assert decode_key_stroke("57345,0,a,b") == KeyStroke(57345, 0, "a")


@pytest.mark.parametrize("name", ["", "a,b"])
def test_a_name_that_java_could_not_read_is_refused(name):
    with pytest.raises(ValueError, match="no comma"):
        named(name)
