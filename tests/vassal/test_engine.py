"""What this room writes, before the real engine: it reads it without a complaint and writes the same texts back."""

from __future__ import annotations

import re

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from builder.record import replace
from builder.vassal.archive import write_archive
from builder.vassal.build_file import write_build_file
from builder.vassal.commands import (
    AddDeck,
    AddPiece,
    AddStack,
    PlacedBoard,
    SetBoards,
    SetGlobalProperty,
    SetNotes,
    SetTurn,
    SetupStacksPlaced,
    counter_level_state,
    list_level_state,
    turn_state,
)
from builder.vassal.components import (
    BasicCommandEncoder,
    Board,
    BoardPicker,
    Chatter,
    CounterTurnLevel,
    Documentation,
    DrawPile,
    ForwardToChatter,
    ForwardToKeyBuffer,
    GameModule,
    GlobalOptions,
    GlobalProperties,
    GlobalProperty,
    HexGrid,
    HexGridNumbering,
    KeyBufferer,
    KeyNamer,
    Language,
    ListTurnLevel,
    Map,
    MapCenterer,
    MenuDisplayer,
    NotesWindow,
    PieceMover,
    PieceSlot,
    PieceWindow,
    PlayerRoster,
    PredefinedSetup,
    PrototypeDefinition,
    PrototypesContainer,
    Region,
    RegionGrid,
    Scroller,
    StackExpander,
    StackMetrics,
    TurnTracker,
    Zone,
    ZonedGrid,
)
from builder.vassal.deck import deck_of
from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.hex_pixel import hex_centre, hex_corners
from builder.vassal.keys import ctrl
from builder.vassal.metadata import Metadata, write_metadata
from builder.vassal.piece import Piece, decode_add_piece, expand_prototypes
from builder.vassal.save_file import read_save_file, write_save_file
from builder.vassal.traits import (
    TRAITS,
    BasicPiece,
    Comment,
    Delete,
    Marker,
    NonRectangular,
    ReportState,
    SetPieceProperty,
    UsePrototype,
)
from tests.engine.conftest import engine  # noqa: F401  (the fixture)
from tests.vassal.test_traits import filled

ONLY_NEWER = (SetPieceProperty, Comment, NonRectangular)
"""Traits that VASSAL 3.6 does not know."""

GRID = HexGrid(
    x0=70,
    y0=61,
    dx=51.3,
    dy=59.7,
    children=(HexGridNumbering(h_leading=1, v_leading=1, stagger=False),),
)
NAMED, PLAIN = (6, 2), (3, 4)
CUP = DrawPile(name="杯; cup", owning_board="盤", x=900, y=700, shuffle="Never", face_down="Never")
PROTOTYPES = {
    "Unit": Piece((Delete(), ReportState((ctrl("F"),), "$newPieceName$ @ $location$"), BasicPiece())),
    "Asked": Piece((Delete("$what$"), BasicPiece())),
    "Told": Piece((ReportState((ctrl("T"),), "$newPieceName$ $x$"), BasicPiece())),
}
ZONES = (
    Zone(name="ラース・ワウ", path=hex_corners(GRID, *NAMED), use_parent_grid=True),
    Zone(
        name="Holding",
        path=((700, 0), (999, 0), (999, 300), (700, 300)),
        location_format="$name$ $gridLocation$",
        children=(RegionGrid(children=(Region(name="A", origin_x=750, origin_y=50),)),),
    ),
    Zone(name="Box", path=((700, 400), (999, 400), (999, 600), (700, 600))),
)


def piece(name: str, gpid: str, x: int, y: int, *traits) -> Piece:
    return Piece((*traits, BasicPiece(name=name, map_name="地図", x=x, y=y, gpid=gpid)))


def all_traits() -> tuple:
    """Every trait that VASSAL 3.6 knows, with every delimiter in its texts."""
    return tuple(
        replace(filled(trait), **IN_RANGE.get(trait.__name__, {}))
        for trait in TRAITS
        if trait is not BasicPiece and trait not in ONLY_NEWER
    )


# Values that the engine checks, or that would make it draw what is not there.
IN_RANGE = {
    "UsePrototype": {"name": "Nothing"},
    "Embellishment": {"images": ("", ""), "names": ("a,b", ""), "level": 1, "version": 1, "reset_level": "1",
                      "follow_property": False},
    "Labeler": {"vertical_position": "t", "horizontal_position": "c", "font_family": "Dialog", "font_style": 0,
                "vertical_justification": "b", "horizontal_justification": "c", "font_size": 10},
    "Obscurable": {"image": "", "display_style": "I", "obscured_by": "null", "obscured_options": "",
                   "access": "side:"},
    "Hideable": {"hidden_by": "null", "transparency": 0.5, "access": "sides:a\\:b:c"},
    "Immobilized": {"selection": "ig", "movement": "I", "stacking": "R", "description": "d"},
    "MovementMarkable": {"icon": "moved.gif"},
    "SendToLocation": {"back_map": "", "back_x": "", "back_y": "", "destination": "L"},
    "ReturnToDeck": {"version": 2},
    "TriggerAction": {"loop_type": "counted"},
    "PlaceMarker": {"marker_spec": "null", "marker_text": "null", "version": 1, "placement": 0, "gpid": "901",
                    "x_offset": "5", "y_offset": "-5"},
    "Replace": {"marker_spec": "null", "marker_text": "null", "version": 1, "placement": 0, "gpid": "902",
                "x_offset": "5", "y_offset": "-5"},
    "PropertySheet": {"background_red": "1", "background_green": "2", "background_blue": "3", "launch_key_letter": "",
                      "definition": "1name~2x", "commit_style": 0, "values": "a~b"},
    "Footprint": {"visible": False, "start_map": ""},
    "TableInfo": {"rows": 1, "columns": 2, "values": "a\\,,b"},
    "ReportState": {"cycle_index": 0},
    "ActionButton": {"version": 0},
    "AreaOfEffect": {"transparency": 30, "radius": 1, "map_shader": "", "always_active": False},
    "RestrictCommands": {"action": "Hide"},
    "Deselect": {"deselect_type": "D"},
    "NonRectangularOutline": {"shape": "m,-9,-9,l,9,-9,l,0,9,c"},
    "DynamicProperty": {"value": "a;b/c\t,"},
    "CounterGlobalKeyCommand": {"deck_selection": "-1",
                                "target": GlobalCommandTarget("COUNTER", True, "ZONE", zone="a|b;c", property="{x}")},
    "CalculatedProperty": {"expression": "{1+1}"},
}  # fmt: skip

COMMANDS = (
    AddPiece("101", piece("Named", "1", *hex_centre(GRID, *NAMED))),
    AddPiece("102", piece("Plain", "2", *hex_centre(GRID, *PLAIN), Marker.of({"Side": "a,b;c/d\t'"}))),
    AddStack("103", "地図", *hex_centre(GRID, *PLAIN), ("102",)),
    AddPiece("104", piece("Region", "3", 750, 50)),
    AddPiece("105", piece("Box", "4", 750, 500)),
    AddPiece(
        "106",
        expand_prototypes(
            piece("Unit", "5", *hex_centre(GRID, 1, 1), UsePrototype("Unit"), UsePrototype("Asked", (("what", "Go"),))),
            PROTOTYPES,
        ),
    ),
    AddPiece("107", piece("Card", "6", 900, 700)),
    AddDeck("108", deck_of(CUP), "地図", 900, 700, False, ("107",)),
    AddPiece("109", piece("All", "7", *hex_centre(GRID, 8, 8), *all_traits())),
    AddPiece("110", piece("Told", "8", 300, 700, UsePrototype("Told", (("x", "yes"),)))),
    SetBoards("地図", (PlacedBoard("盤"),)),
    SetGlobalProperty("Gold", "7;8"),
    SetTurn(turn_state((counter_level_state(3, False, -1, (list_level_state(1, 2),)),))),
    SetNotes("two\nlines | here"),
    SetupStacksPlaced(),
)

MODULE = GameModule(
    name="言葉",
    version="1.0",
    next_piece_slot_id=1000,
    children=(
        BasicCommandEncoder(),
        Documentation(),
        PlayerRoster(sides=("Red", "青い側")),
        GlobalOptions(),
        GlobalProperties(children=(GlobalProperty(name="Gold", initial_value="1"),)),
        PrototypesContainer(
            children=tuple(PrototypeDefinition.of_piece(name, one) for name, one in PROTOTYPES.items()),
        ),
        Map(
            map_name="地図",
            children=(
                BoardPicker(
                    children=(Board(name="盤", width=1000, height=800, children=(ZonedGrid(children=(*ZONES, GRID)),)),)
                ),
                StackMetrics(),
                KeyBufferer(),
                ForwardToKeyBuffer(),
                MenuDisplayer(),
                PieceMover(),
                MapCenterer(),
                StackExpander(),
                Scroller(),
                ForwardToChatter(),
                CUP,
            ),
        ),
        PieceWindow(
            children=(
                PieceSlot.of_piece(
                    "Asked", "20", Piece((UsePrototype("Asked", (("what", "Go"),)), BasicPiece(gpid="20")))
                ),
            )
        ),
        TurnTracker(
            turn_format="$level1$/$level2$",
            children=(CounterTurnLevel(children=(ListTurnLevel(list=("動く", "戦う")),)),),
        ),
        NotesWindow(),
        PredefinedSetup(name="開始", file="start.vsav"),
        Chatter(),
        KeyNamer(),
        Language(),
    ),
)


@pytest.fixture(scope="module")
def session(engine, tmp_path_factory) -> tuple[Observation, tuple]:  # noqa: F811
    """The setup is opened, a piece is dragged into the named hex and into a plain one, and the game is saved."""
    folder = tmp_path_factory.mktemp("vassal")
    metadata = Metadata(name="言葉", version="1.0")
    entries = {
        "buildFile.xml": write_build_file(MODULE),
        "moduledata": write_metadata(metadata),
        "start.vsav": write_save_file(COMMANDS, Metadata(version="1.0"), metadata),
    }
    vmod = folder / "words.vmod"
    vmod.write_bytes(write_archive(entries))
    x, y = hex_centre(GRID, *NAMED)
    steps = (
        Step(do="save", file=str(folder / "again.vsav")),
        Step(do="move", piece={"id": "104"}, map="地図", x=x + 11, y=y - 9),
        Step(
            do="move", piece={"id": "105"}, map="地図", x=hex_centre(GRID, *PLAIN)[0] + 8, y=hex_centre(GRID, *PLAIN)[1]
        ),
    )
    steps += (Step(do="key", piece={"id": "110"}, key="ctrl T"),)
    order = Order(vmod=vmod, start=Start.SETUP, steps=steps, global_properties=("Gold",))
    seen = observe(order, engine)
    again = folder / "again.vsav"
    return seen, read_save_file(again.read_bytes()) if again.exists() else ()


def test_the_engine_has_nothing_to_complain_about(session):
    seen, _ = session
    assert (seen.failure, [line.text for line in seen.reported], seen.told) == (None, [], ())


def test_places_have_the_names_that_the_data_gives(session):
    places = {one.name: (one.location, one.zone, one.deck) for one in session[0].game.pieces}
    assert places["Named"] == ("ラース・ワウ", "ラース・ワウ", "")
    assert places["Plain"][0] == "0405"
    assert places["Region"][:2] == ("Holding A", "Holding")
    assert places["Box"][:2] == ("Box", "Box")
    assert places["Card"][2] == "杯; cup"


def test_a_dragged_piece_snaps_to_the_centre_of_the_hex_inside_a_zone_too(session):
    moved = {one.id: (one.x, one.y, one.location) for one in session[0].after[-1].pieces}
    assert moved["104"] == (*hex_centre(GRID, *NAMED), "ラース・ワウ")
    assert moved["105"] == (*hex_centre(GRID, *PLAIN), "0405")


def test_a_prototype_with_parameters_loses_its_other_dollars(session):
    assert session[0].after[-1].new_chat == ("* newPieceName yes",)
    told = expand_prototypes(Piece((UsePrototype("Told", (("x", "yes"),)), BasicPiece())), PROTOTYPES)
    assert told.traits[0] == ReportState((ctrl("T"),), "newPieceName yes")


def test_properties_and_turns_are_set(session):
    game = session[0].game
    assert game.properties["Gold"] == "7;8"
    assert game.turns[0].shown == "3/戦う"


def test_the_engine_writes_the_same_pieces(session):
    written = {command.id: command for command in COMMANDS if isinstance(command, AddPiece | AddStack | AddDeck)}
    read = {command.id: command for command in session[1] if isinstance(command, AddPiece | AddStack | AddDeck)}
    assert set(written) <= set(read)
    for piece_id in ("101", "104", "105", "106", "107"):
        assert read[piece_id].piece.traits[:-1] == written[piece_id].piece.traits[:-1]
    assert read["103"].children == ("102",)
    assert read["108"].deck.name == "杯; cup"
    assert read["108"].children == ("107",)


def test_the_engine_reads_every_field_of_every_trait_as_it_was_written(session):
    read = next(command for command in session[1] if isinstance(command, AddPiece) and command.id == "109")
    (written,) = (command for command in COMMANDS if isinstance(command, AddPiece) and command.id == "109")
    # The engine counts named keys anew, and 3.6 leaves out the fields behind its own.
    different = [
        (ours.type_text(), theirs.type_text(), ours.state_text(), theirs.state_text())
        for ours, theirs in zip(written.piece.traits, read.piece.traits, strict=True)
        if not without_key_codes(ours.type_text()).startswith(without_key_codes(theirs.type_text()))
        or theirs.state_text() != ours.state_text()
    ]
    assert different == []


def without_key_codes(type_text: str) -> str:
    return re.sub(r"\b57[3-9]\d\d(?=\\*,0\\*,)", "named", type_text)


def test_boards_notes_and_properties_are_written_back(session):
    commands = session[1]
    for command in COMMANDS[-5:-1]:
        assert command in commands


def test_the_definition_of_a_slot_is_a_piece():
    slot = PieceSlot.of_piece("x", "1", Piece((Delete(), BasicPiece())))
    assert decode_add_piece(slot.content())[1] == Piece((Delete(), BasicPiece()))
