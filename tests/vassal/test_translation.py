"""The texts of a module's second language: what differs between two builds, under the keys that the engine asks for."""

import pytest

from builder.vassal.components import (
    Board,
    BoardPicker,
    GameModule,
    Map,
    MassKeyCommand,
    PieceSlot,
    PieceWindow,
    PlayerRoster,
)
from builder.vassal.piece import Piece
from builder.vassal.traits import BasicPiece, Delete, Embellishment, Marker, SubMenu, TriggerAction
from builder.vassal.translation import module_translation, write_properties


def test_properties_are_sorted_ascii_that_java_reads_back():
    texts = {"b": "城 x", "a b:c=#!\\": " \\\n\t\r", "é": "\U00020b9f~\x1b"}
    assert write_properties(texts) == (
        b"a\\ b\\:c\\=\\#\\!\\\\=\\ \\\\\\n\\t\\r\n" + b"b=\\u57ce x\n" + b"\\u00e9=\\ud842\\udf9f~\\u001b\n"
    )


def piece(trait, name, side):
    return Piece((trait, Delete(), Marker.of({"Side": side}), BasicPiece(image="a.png", name=name)))


def module(game, board, button, name, level, menu, side):
    layer = Embellishment(images=("", "b.png"), names=("", f"+ ({level})"))
    window = Map(
        map_name=board,
        children=(BoardPicker(children=(Board(name=board),)), MassKeyCommand(name="go", button_text=button)),
    )
    slot = PieceSlot.of_piece(name, "1", piece(layer, name, side))
    other = PieceSlot.of_piece(name, "2", piece(SubMenu(menu_name=menu, subcommands=(menu, "same")), name, side))
    roster = PlayerRoster(sides=(side,))
    return GameModule(name=game, children=(roster, window, PieceWindow(name="P", children=(slot, other))))


def test_what_differs_stands_under_the_names_on_the_way_to_it():
    first = module("Game", "Map", "Button", "Tower", "back", "Menu", "Red")
    second = module("遊戯", "地図", "釦", "塔", "裏", "表", "赤")
    assert module_translation(first, second) == {
        "name": "遊戯",
        "PlayerRoster.sides": "赤",
        "Map.Map.mapName": "地図",
        "Map.Map..MassKeyCommand.go.buttonText": "釦",
        "Piece. (back)": " (裏)",
        "Piece.Tower": "塔",
        "Piece.Menu": "表",
    }


def test_what_is_alike_has_no_translation_but_the_sides():
    one = module("Game", "Map", "Button", "Tower", "back", "Menu", "Red")
    assert module_translation(one, one) == {"PlayerRoster.sides": "Red"}


def test_two_builds_that_are_not_built_alike_are_refused():
    with pytest.raises(ValueError, match=r"the two builds differ at .*GameModule: 1 and 0 parts"):
        module_translation(GameModule(children=(PieceWindow(),)), GameModule())


def test_expressions_of_triggers_are_among_the_texts_of_pieces():
    slots = [
        PieceSlot.of_piece("a", "1", Piece((TriggerAction(command=text, property_match=f"{{{text}}}"), BasicPiece())))
        for text in ("one", "two")
    ]
    assert module_translation(*slots) == {"Piece.one": "two", "Piece.{one}": "{two}"}
