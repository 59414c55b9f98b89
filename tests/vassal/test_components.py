"""Every component and the build file: written, read, written again gives the same bytes."""

import re
from pathlib import Path

import pytest
from lxml import etree

import builder.vassal.components as components_package
from builder.record import fields
from builder.vassal.build_file import BuildFileError, read_build_file, write_build_file
from builder.vassal.color import Color
from builder.vassal.components import (
    COMPONENTS,
    Board,
    BoardPicker,
    GameModule,
    GlobalOptions,
    HexGrid,
    HexGridNumbering,
    Map,
    PieceSlot,
    PieceWindow,
    PlayerRoster,
    PrototypeDefinition,
    PrototypesContainer,
    UnknownComponent,
    Zone,
    ZonedGrid,
    read_component,
    walk,
)
from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.keys import ctrl, named
from builder.vassal.piece import Piece
from builder.vassal.traits import BasicPiece, Delete, Marker, PropertyChange

NASTY = "a;b,c/d<e>&\"'|h \n城塞"
BY_KIND = {
    "text": NASTY,
    "integer": -17,
    "double": 55.42562584220407,
    "flag": True,
    "color": Color(1, 2, 3, 4),
    "key stroke": named("退却; now"),
    "key strokes": (ctrl("F"), named("x;y")),
    "texts": ("", NASTY, "b,"),
    "doubles": (0.5, 1.0),
    "points": ((0, 0), (10, -3), (7, 7)),
    "GlobalCommandTarget": GlobalCommandTarget("MODULE", True, "ZONE", zone="a|b;c"),
    "PropertyChange": PropertyChange.choose("which, one?", ("a,b", "c")),
}


def filled(component):
    values = {
        field.name: BY_KIND[field.metadata["kind"].name] for field in fields(component) if "attribute" in field.metadata
    }
    return component(**values)


def again(component):
    return read_build_file(write_build_file(component))


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.__name__)
def test_default_comes_back(component):
    assert again(component()) == component()


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.__name__)
def test_every_attribute_comes_back(component):
    written = filled(component)
    assert again(written) == written
    assert write_build_file(again(written)) == write_build_file(written)


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.__name__)
def test_the_tag_is_the_java_class(component):
    assert component.TAG.split(".")[-1] == component.__name__


def test_the_table_is_complete():
    folder = Path(components_package.__file__).parent
    declared = {
        name for path in folder.glob("*.py") for name in re.findall(r"^class (\w+)\(", path.read_text("utf-8"), re.M)
    }
    not_the_engines = {"RegularGridNumbering", "Component", "PieceHolder", "UnknownComponent"}
    assert declared - not_the_engines == {component.__name__ for component in COMPONENTS}
    assert len({component.TAG for component in COMPONENTS}) == len(COMPONENTS)


PIECE = Piece((Delete(), Marker.of({"Side": "A\tB"}), BasicPiece(image="a b.png", name="<城> & /", gpid="1")))

MODULE = GameModule(
    name="城 & <sons>",
    next_piece_slot_id=2,
    children=(
        PlayerRoster(sides=("Red", "青い側")),
        GlobalOptions(options=(("stackViewerOrder", "bottom"),)),
        Map(
            map_name="Map",
            children=(
                BoardPicker(
                    children=(
                        Board(
                            name="Main",
                            image="main.png",
                            children=(
                                ZonedGrid(
                                    children=(
                                        HexGrid(dx=50.0, dy=58.0, children=(HexGridNumbering(sep="."),)),
                                        Zone(name="Box", path=((0, 0), (9, 0), (9, 9))),
                                    )
                                ),
                            ),
                        ),
                    )
                ),
            ),
        ),
        PrototypesContainer(children=(PrototypeDefinition.of_piece("Unit", Piece((Delete(), BasicPiece()))),)),
        PieceWindow(children=(PieceSlot.of_piece("<城> & /", "1", PIECE, 48, 48),)),
        UnknownComponent(tag="my.own.Thing", attributes=(("b", "1"), ("a", "2")), text="x y"),
    ),
)


def test_a_module_comes_back_and_is_written_the_same():
    content = write_build_file(MODULE)
    assert read_build_file(content) == MODULE
    assert write_build_file(read_build_file(content)) == content


def test_indentation_does_not_touch_the_text_of_pieces():
    module = read_build_file(write_build_file(MODULE))
    slot = next(component for component in walk(module) if isinstance(component, PieceSlot))
    assert slot.content() == PIECE.add_piece()
    assert slot.piece() == PIECE


def test_sides_stand_as_entries():
    roster = etree.fromstring(write_build_file(PlayerRoster(sides=("Red", "青い側"))))
    assert [(entry.tag, entry.text) for entry in roster] == [("entry", "Red"), ("entry", "青い側")]


def test_a_value_that_is_not_of_its_kind_and_an_unknown_attribute_are_kept():
    element = etree.fromstring(f'<{HexGrid.TAG} x0="seven" mystery="1" y0="9"/>')
    grid = read_component(element)
    assert (grid.x0, grid.y0) == (0, 9)
    assert grid.other_attributes == (("x0", "seven"), ("mystery", "1"))
    assert dict(grid.written_attributes)["x0"] == "seven"


def test_an_attribute_that_only_a_newer_vassal_knows_is_written_only_when_set():
    assert "description" not in dict(Map().written_attributes)
    assert dict(Map(description="x").written_attributes)["description"] == "x"


def test_very_old_modules_have_another_root():
    assert isinstance(read_component(etree.fromstring('<VASSAL.launch.BasicModule name="x"/>')), GameModule)


def test_what_is_not_xml_is_told():
    with pytest.raises(BuildFileError, match=r"buildFile\.xml is not XML"):
        read_build_file(b"PK\x03")
