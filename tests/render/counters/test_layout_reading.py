from __future__ import annotations

import textwrap

from builder.load.layout import read_layouts
from builder.load.yaml_document import read_document
from builder.model.layout import Colour, Condition, Length, Rectangle


def read(**texts: str):
    documents = []
    for name, text in texts.items():
        node, faults = read_document(textwrap.dedent(text), f"templates/counters/{name}.yaml")
        assert faults == ()
        documents.append((f"templates/counters/{name}.yaml", node))
    layouts, found = read_layouts(documents)
    return layouts, [f"{fault.origin}: {fault.message} [{fault.code}]" for fault in found]


BASE = """\
    layout: base
    grid: [75, 75]
    colours: {paper: side.colour lighter 80% or "#eeeeee"}
    elements:
      - {id: ground, draw: rectangle, at: [0, 0, 75, 75], fill: "#ffffff"}
      - {id: band, draw: rectangle, at: [0, 0, 75, 2mm], fill: side.colour}
    """.replace('side.colour lighter 80% or "#eeeeee"', '"side.colour lighter 80% or #eeeeee"')


def test_a_layout_changes_single_keys_of_the_one_it_extends():
    layouts, found = read(
        base=BASE,
        unit="""\
        layout: unit
        extends: base
        elements:
          - {id: ground, fill: paper, when: {face: front, has: [side]}}
        """,
    )
    assert found == []
    ground = layouts["unit"].elements[0]
    assert isinstance(ground, Rectangle)
    assert ground.fill == Colour("side.colour", 0.8, Colour("#eeeeee", 0.0))
    assert ground.when == Condition(faces=("front",), has=("side",))
    assert ground.area.width == Length(75)
    assert layouts["unit"].elements[1].area.height == Length(2, millimetres=True)


def test_a_layout_removes_what_it_inherits():
    layouts, found = read(base=BASE, bare="layout: bare\nextends: base\nremove: [band]\n")
    assert found == []
    assert [element.id for element in layouts["bare"].elements] == ["ground"]


def test_the_first_file_of_a_name_wins_and_symbols_are_joined():
    texts = [
        ("mine/symbols.yaml", "symbols:\n  star: {strokes: [{line: [[0, 0], [1, 1]]}]}\n"),
        (
            "tool/symbols.yaml",
            "symbols:\n  star: {strokes: []}\n  fort: {strokes: [{ellipse: [[0, 0], [0.4, 1]], mirror: true}]}\n",
        ),
        ("mine/unit.yaml", "layout: unit\ngrid: [10, 10]\n"),
        ("tool/unit.yaml", "layout: unit\ngrid: [20, 20]\n"),
    ]
    layouts, found = read_layouts([(file, read_document(text, file)[0]) for file, text in texts])
    assert found == ()
    assert layouts["unit"].grid == (10, 10)
    symbols = layouts["unit"].symbols
    assert len(symbols["star"].strokes) == 1
    assert [stroke.points for stroke in symbols["fort"].strokes] == [((0, 0), (0.4, 1)), ((0.6, 0), (1, 1))]


def test_every_slip_is_reported_at_its_place_in_one_run():
    _, found = read(
        unit="""\
        layout: units
        grid: [75]
        elements:
          - {id: ground, draw: rectangel, at: [0, 0, 75, 75]}
          - {id: band, draw: rectangle, at: [0, 0, 75], fill: side.color, outlne: "#000000"}
          - {id: words, draw: text, at: [0, 0, 75, 1cm], text: "{name}", when: {face: top, has: sides}}
          - {draw: rectangle}
        """
    )
    file = "templates/counters/unit.yaml"
    assert found == [
        f"{file}:1:9: this file is 'unit.yaml', but it says 'layout: units'; both must be the same [wrong-id]",
        f"{file}:2:7: 'grid' holds 1 numbers; it must be 2 [wrong-length]",
        f"{file}:7:5: an element needs 'id': the name by which other layouts can change it [missing-key]",
        f"{file}:1:1: a layout needs 'grid': [parts across, parts down] [missing-key]",
        f"{file}:4:24: 'draw' has no value 'rectangel'; did you mean 'rectangle'? "
        "(allowed: rectangle, polygon, text, symbol, fields, die-table) [unknown-word]",
        f"{file}:5:37: a layout element needs 'at': [left, top, width, height] [wrong-length]",
        f"{file}:5:55: 'fill' names no colour 'side.color'; did you mean 'side.colour'? "
        "(allowed: #rrggbb, side.colour, side.ink, side.deep) [unknown-word]",
        f"{file}:5:67: a layout element has no key 'outlne'; did you mean 'outline'? "
        "(allowed: id, draw, at, when, fill, outline, line, corner, hatch) [unknown-key]",
        f"{file}:6:44: 'at' holds '1cm'; a length is a number (parts of the grid) or e.g. 1.5mm [wrong-type]",
        f"{file}:6:79: 'face' has no value 'top' (allowed: front, back) [unknown-word]",
        f"{file}:6:89: 'has' has no value 'sides'; did you mean 'side'? "
        "(allowed: side, version, mark, text, symbol, art, colour, count, fields, text-field, die-table) [unknown-word]",
    ]


def test_a_layout_cannot_extend_itself_or_what_is_not_there():
    _, found = read(
        a="layout: a\nextends: b\ngrid: [1, 1]\n",
        b="layout: b\nextends: a\n",
        c="layout: c\nextends: aa\ngrid: [1, 1]\n",
    )
    file = "templates/counters"
    assert found == [
        f"{file}/b.yaml:2:10: 'b' extends 'a', which leads back to itself [layout-circle]",
        f"{file}/a.yaml:2:10: 'a' extends 'b', which leads back to itself [layout-circle]",
        f"{file}/c.yaml:2:10: there is no layout 'aa'; did you mean 'a'? [unknown-layout]",
    ]
