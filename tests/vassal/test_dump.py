"""The readable text of modules and saves."""

from builder.vassal.commands import AddPiece, AddStack, PlacedBoard, SetBoards, SetGlobalProperty
from builder.vassal.components import GameModule, Map, PieceSlot, PieceWindow, UnknownComponent
from builder.vassal.dump import dump_module, dump_save
from builder.vassal.keys import ctrl
from builder.vassal.piece import Piece
from builder.vassal.traits import BasicPiece, Delete, Marker, UnknownTrait

PIECE = Piece((Delete("除去", ctrl("K")), Marker.of({"Side": "A b"}), UnknownTrait("my;trait"), BasicPiece(name="城")))


def test_a_module_is_told_by_what_differs_from_the_default():
    module = GameModule(
        name="城 & <x>",
        children=(
            Map(map_name="Map", edge_width=5),
            PieceWindow(
                children=(PieceSlot.of_piece("城", "1", PIECE), PieceSlot(entry_name="broken", definition="x"))
            ),
            UnknownComponent(tag="my.Thing", attributes=(("a", ""),)),
        ),
    )
    assert dump_module(module) == (
        "GameModule name='城 & <x>'\n"
        "  Map map_name=Map edge_width=5\n"
        "  PieceWindow\n"
        "    PieceSlot entry_name=城 gpid=1\n"
        "      Delete command=除去 key=75,130\n"
        "      Marker keys=[Side] values=['A b']\n"
        "      ? my;trait state=''\n"
        "      BasicPiece name=城\n"
        "    PieceSlot entry_name=broken\n"
        "      ! x\n"
        "  <my.Thing> a=''\n"
    )


def test_a_save_is_told_command_by_command():
    commands = (
        AddPiece("1", Piece((BasicPiece(name="a\tb", map_name="地図", x=3, y=4),))),
        AddStack("2", "地図", 3, 4, ("1",)),
        SetBoards("地図", (PlacedBoard("A", True, 1, 0),)),
        SetGlobalProperty("Gold", "5"),
    )
    assert dump_save(commands) == (
        "AddPiece id=1\n"
        "  BasicPiece name='a\\tb' map_name=地図 x=3 y=4\n"
        "AddStack id=2 at 地図 3,4 holds 1\n"
        "SetBoards 地図: A at 1,0 turned round\n"
        "SetGlobalProperty name=Gold value=5\n"
    )
