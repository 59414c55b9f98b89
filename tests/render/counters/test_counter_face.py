from __future__ import annotations

import pytest

from builder.diagnostic import Severity
from builder.model.counter import NOT_PRINTED, FieldForm
from builder.model.names import Names
from builder.record import replace
from builder.render.counter_face import Face, draw_face
from tests.render.counters.counter_records import BACK, ORIGIN, RED, TANK, field, subject


def faults(face: Face) -> list[tuple[str, str]]:
    assert {fault.origin for fault in face.diagnostics} <= {ORIGIN}
    return [(fault.code, fault.message) for fault in face.diagnostics]


def words(face: Face) -> dict[str, str]:
    return {drawn.name: drawn.detail.split("'")[1] for drawn in face.log if drawn.stroke == "text"}


def test_values_are_written_unknown_ones_left_empty_and_blank_ones_struck(layouts):
    values = {"front": {"attack": (4, 2), "defence": NOT_PRINTED}, "back": {"attack": (3,)}}
    front = words(draw_face(subject(values=values), layouts["unit"], 120))
    assert front == {
        "side-mark": "赤",
        "name": "ライオン",
        "class": "戦",
        "costs.cost.label": "費",
        "strengths.attack.label": "攻",
        "strengths.attack": "4･2",
        "strengths.defence.label": "防",
        "strengths.defence": "―",
    }
    back = words(draw_face(subject(BACK, values=values), layouts["unit"], 120))
    assert back["strengths.attack"] == "3"
    assert "strengths.defence" not in back
    assert "costs.cost.label" not in back


def test_the_default_of_the_class_stands_where_a_counter_says_nothing(layouts):
    fort = replace(TANK, fields=(field("defence", "防", default=6),))
    assert words(draw_face(subject(counter_class=fort), layouts["unit"], 120))["strengths.defence"] == "6"


@pytest.mark.parametrize(("dpi", "size"), [(120, (75, 75)), (300, (188, 188))])
def test_the_class_and_the_resolution_give_the_size(layouts, dpi, size):
    assert draw_face(subject(), layouts["unit"], dpi).image.size == size


def test_a_counter_may_be_oblong(layouts):
    wide = replace(TANK, width_mm=25.4, height_mm=12.7)
    assert draw_face(subject(counter_class=wide), layouts["unit"], 100).image.size == (100, 50)


def test_a_counter_without_a_side_takes_the_colours_that_the_layout_has_for_it(layouts):
    marker = replace(TANK, fields=(), symbol=None)
    face = draw_face(subject(side=None, counter_class=marker), layouts["marker"], 120)
    assert face.diagnostics == ()
    assert str(face.log[0]) == "ground: rectangle [0 0 75 75] #f1ecdd line #6b6557"


def test_a_layout_that_insists_on_a_side_is_a_fault_at_the_counter(layouts):
    insisting = replace(layouts["base"].elements[0], fill=replace(layouts["base"].elements[0].fill, otherwise=None))
    layout = replace(layouts["base"], elements=(insisting,))
    bare = replace(TANK, fields=())
    assert faults(draw_face(subject(side=None, counter_class=bare), layout, 120)) == [
        ("missing-side", "ライオン: layout 'base' draws with its side's colour, but the counter has no side")
    ]


def test_a_word_that_a_layout_asks_for_and_the_counter_lacks(layouts):
    name = next(element for element in layouts["unit"].elements if element.id == "name")
    layout = replace(layouts["unit"], elements=(replace(name, template="{mark}{text}{nmae}"),))
    bare = replace(TANK, fields=())
    assert faults(draw_face(subject(counter_class=bare), layout, 120)) == [
        ("missing-value", f"ライオン: layout 'unit' asks for '{word}' (name); this counter has none")
        for word in ("mark", "text", "nmae")
    ]


def test_an_unknown_symbol_is_named_with_the_nearest(layouts):
    ((code, message),) = faults(draw_face(subject(symbol="battleshp"), layouts["unit"], 120))
    assert code == "unknown-symbol"
    assert message.startswith(
        "ライオン: there is no symbol 'battleshp'; did you mean 'battleship'? (symbols.yaml has: "
    )


def test_a_sign_without_a_glyph_is_a_fault_and_not_a_box(layouts):
    face = draw_face(subject(names=Names({"ja": "剣⚔"})), layouts["unit"], 120)
    assert faults(face) == [
        ("missing-glyph", "剣⚔: '剣⚔' holds '⚔' (U+2694), which the font lacks; write it another way")
    ]
    assert words(face)["name"] == "剣"


def test_a_name_that_is_too_long_is_drawn_small_and_warned_about(layouts):
    long = "だれにもおぼえられないながいなまえ"
    face = draw_face(subject(names=Names({"ja": long})), layouts["unit"], 120)
    (warning,) = face.diagnostics
    assert (warning.code, warning.severity) == ("text-does-not-fit", Severity.WARNING)
    assert words(face)["name"] == long


def test_a_value_that_the_layout_shows_nowhere_is_warned_about(layouts):
    values = {"front": {"attack": (4,)}}
    face = draw_face(subject(values=values), layouts["chit"], 120)
    assert faults(face) == [
        ("value-not-drawn", "ライオン: 'attack' has a value in state 'front', but layout 'chit' shows it nowhere")
    ]


def test_art_that_is_missing_or_no_picture(layouts):
    for art in ({}, {"a.png": b"no picture"}):
        ((code, _),) = faults(draw_face(subject(art="a.png"), layouts["unit"], 120, art))
        assert code == "missing-art"


def test_a_second_card_has_a_white_line_in_its_band(layouts):
    sub = replace(TANK.states[0], id="sub-front", card="sub")
    regular, second = (draw_face(subject(state), layouts["unit"], 120).log for state in (TANK.states[0], sub))
    assert "sub-line: rectangle [18 14 55 2] #ffffff" in map(str, second)
    assert "sub-line" not in {drawn.name for drawn in regular}


def test_six_results_stand_beside_the_six_faces_of_the_die(layouts):
    table = replace(TANK, fields=(field("survival", "生", FieldForm.DIE_TABLE, states=("back",)),))
    values = {"back": {"survival": ("G", "L", "L", "H", "H", "D")}}
    drawn = words(draw_face(subject(BACK, counter_class=table, values=values), layouts["character"], 120))
    assert [drawn[f"survival.{face}"] for face in range(1, 7)] == ["G", "L", "L", "H", "H", "D"]


def test_the_sides_ink_on_a_colour_of_the_counters_own_is_what_reads_on_it(layouts):
    face = draw_face(subject(side=RED, colour="#f4e27a"), layouts["chit"], 120)
    assert {drawn.detail.rsplit(" ", 1)[1] for drawn in face.log if drawn.name == "name"} == {"#1d1a16"}
