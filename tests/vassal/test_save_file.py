"""Saves: hidden text, commands, stacks before which their pieces stand, the zip around them."""

import pytest

from builder.vassal.archive import ArchiveError, read_archive, write_archive
from builder.vassal.commands import (
    AddDeck,
    AddPiece,
    AddStack,
    ChangeProperty,
    OtherCommand,
    PlacedBoard,
    SetBoards,
    SetGlobalProperty,
    SetNotes,
    SetTurn,
    SetupStacksPlaced,
    counter_level_state,
    decode_command,
    list_level_state,
    turn_state,
)
from builder.vassal.components import DeckGlobalKeyCommand, DrawPile
from builder.vassal.deck import Deck, deck_of
from builder.vassal.keys import ctrl
from builder.vassal.metadata import DATE_SAVED, Metadata, read_metadata, write_metadata
from builder.vassal.obfuscation import ObfuscationError, deobfuscate, obfuscate
from builder.vassal.piece import Piece
from builder.vassal.save_file import (
    SaveFileError,
    read_save_file,
    read_saved_game_text,
    saved_game,
    write_save_file,
)
from builder.vassal.traits import BasicPiece, Marker


def piece(name):
    return Piece((Marker.of({"Side": "a;b/c\t,"}), BasicPiece(name=name, map_name="地図", x=3, y=4, gpid="1")))


COMMANDS = (
    AddPiece("1", piece("Köln")),
    AddPiece("2", piece("Łódź")),
    AddStack("3", "地図", 30, 40, ("1", "2")),
    AddPiece("4", piece("𠮷 card")),
    AddDeck("5", Deck(name="Cup"), "地図", 1, 2, True, ("4",)),
    AddDeck("6", Deck(name="Empty"), "地図", 1, 2, False, ()),
    SetBoards("地図", (PlacedBoard("a/b"), PlacedBoard("c", True, 1, 0))),
    SetGlobalProperty("Gold", "5;6"),
    SetGlobalProperty("Gold", "", "地図:Box"),
    ChangeProperty("x", "0", "1\t2", "Module"),
    SetTurn(turn_state((counter_level_state(3, False, -1, (list_level_state(1, 2),)),))),
    SetNotes("two\nlines | here"),
    SetNotes("", "PNOTES"),
    SetupStacksPlaced(),
    OtherCommand("EXT\tx\t1"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_every_command_comes_back(command):
    assert decode_command(command.encode()) == command


def test_commands_as_the_engine_writes_them():
    assert AddStack("3", "Map", 30, 40, ("1", "2")).encode() == "+/3/stack/Map;30;40;1;2;@@-1"
    assert COMMANDS[6].encode() == "地図BoardPicker\ta\\/b\t0\t0\tc/rev\t1\t0"
    assert COMMANDS[7].encode() == "GlobalProperty\t;Gold;5\\;6;Module"
    assert COMMANDS[10].encode() == "TURNTurnTracker0\t0|3;0;false;-1;1\\;0\\;0\\;true,true"
    assert COMMANDS[11].encode() == "NOTES\ttwo|lines \\| here"


def test_a_save_comes_back():
    save = Metadata(version="1.0", description="開始")
    content = write_save_file(COMMANDS, save, Metadata(name="城", version="1.0"))
    assert read_save_file(content) == COMMANDS
    entries = read_archive(content)
    assert sorted(entries) == ["moduledata", "savedGame", "savedata"]
    assert read_metadata(entries["savedata"]) == save
    assert content == write_save_file(COMMANDS, save, Metadata(name="城", version="1.0"))


def test_a_nested_block_of_commands_is_read_flat():
    assert read_saved_game_text("begin_save\x1b\x1ba\\\x1bb\x1bend_save") == (OtherCommand("a"), OtherCommand("b"))


@pytest.mark.parametrize(
    ("commands", "message"),
    [
        ((AddPiece("1", piece("a")), AddPiece("1", piece("b"))), "two pieces have the id 1"),
        ((AddStack("3", "Map", 0, 0, ("1",)), AddPiece("1", piece("a"))), "does not come before"),
        (
            (
                AddPiece("1", piece("a")),
                AddStack("3", "Map", 0, 0, ("1",)),
                AddStack("4", "Map", 0, 0, ("1",)),
            ),
            "lies in two stacks",
        ),
    ],
)
def test_what_the_engine_would_drop_in_silence_is_refused(commands, message):
    with pytest.raises(SaveFileError, match=message):
        saved_game(commands)


def test_hidden_text():
    assert obfuscate("A城", 0xFF) == b"!VCSKffbe1a6071"
    assert deobfuscate(b"!VCSKffbe1a6071") == "A城"
    assert deobfuscate("plain 城".encode()) == "plain 城"
    with pytest.raises(ObfuscationError, match="damaged"):
        deobfuscate(b"!VCSKffbe1")


def test_the_deck_of_a_draw_pile():
    command = DeckGlobalKeyCommand(name="Reveal", hotkey=ctrl("R"))
    deck = deck_of(DrawPile(name="Cup", max_stack=3, children=(command,)))
    assert (deck.name, deck.max_stack, deck.select_display_property) == ("Cup", 3, "$BasicName$")
    assert deck.global_commands == (
        "Reveal|82,130||-1||Reveal|DECK\\|false\\|MAP\\|\\|\\|\\|\\|0\\|0\\|\\|false\\|\\|\\|EQUALS\\|\\||true|false|",
    )
    # What VASSAL 3.6 writes for a new deck; the fields behind it are of 3.7.
    assert (
        Deck()
        .type_text()
        .startswith(
            "deck;true;0,0,0;40;40;Always;Always;true;true;true;;;;deck;;;;false;false;;;10;;false;;false;;$BasicName$;;"
            "false;;Shuffle;Reverse;;Draw multiple cards;Draw specific cards;Face up;Face down;"
        )
    )
    assert Deck.decode(deck.type_text()) == deck


def test_metadata_comes_back():
    metadata = Metadata(name="城 & <x>", version="1.2.3", description="x\ny", extra1="a")
    assert read_metadata(write_metadata(metadata)) == metadata
    assert f"<dateSaved>{DATE_SAVED}</dateSaved>".encode() in write_metadata(metadata)
    assert b"<name>" not in write_metadata(Metadata())


def test_an_archive_has_the_same_bytes_in_any_order():
    one = write_archive({"b": b"2", "images/城.png": b"\x89PNG"})
    other = write_archive({"images/城.png": b"\x89PNG", "b": b"2"})
    assert one == other
    assert read_archive(one) == {"b": b"2", "images/城.png": b"\x89PNG"}
    assert b"\x50\x4b\x07\x08" not in one, "a data descriptor stands behind no entry"
    with pytest.raises(ArchiveError, match="no zip"):
        read_archive(b"no zip")
