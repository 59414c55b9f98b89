"""Pieces: the AddPiece text, its nesting, and prototypes put in place."""

import random
import re

import pytest

from builder.vassal.keys import ctrl
from builder.vassal.piece import Piece, PrototypeError, decode_add_piece, expand_prototypes
from builder.vassal.sequence import SequenceError, encode_nest
from builder.vassal.traits import BasicPiece, Comment, Delete, Marker, ReportState, UnknownTrait, UsePrototype

UNIT = Piece(
    (
        Comment("note"),
        UsePrototype("Unit"),
        Marker.of({"Name": "3/6 Inf; reserve"}),
        BasicPiece(image="a/b,c.png", name="Köln; 城", gpid="7"),
    )
)
CORE = BasicPiece()


def test_add_piece_nests_with_one_more_backslash_each_level():
    piece = Piece((Delete(), Delete("x"), Marker.of({"a": "b"}), CORE))
    assert piece.add_piece("9") == (
        "+/9/delete;Delete;68,130;\tdelete;x;68,130;\\\tmark;a\\\\\tpiece;;;;/\t\\\tb\\\\\tnull;0;0;;0"
    )


def test_a_piece_with_every_delimiter_comes_back():
    assert decode_add_piece(UNIT.add_piece("12")) == ("12", UNIT)


def test_copies_of_a_piece_are_nested_as_the_first_is():
    chance = random.Random(7)
    signs = ("a", "b", "\\", "'", "\t", ";")
    for _ in range(5000):
        texts = ["".join(chance.choices(signs, k=chance.choice((0, 0, 1, 2, 4)))) for _ in range(chance.randint(1, 4))]
        for innermost in (texts[-1], "x"):
            states = [*texts[:-1], innermost]
            piece = Piece(tuple(UnknownTrait("t", state) for state in states))
            try:
                expected = encode_nest(states, "\t")
            except SequenceError as error:
                with pytest.raises(SequenceError, match=re.escape(str(error))):
                    piece.state_text()
            else:
                assert piece.state_text() == expected, states


def test_thirty_levels_come_back():
    piece = Piece((*[Marker.of({f"k{number}": "a\tb/c,d"}) for number in range(30)], CORE))
    assert decode_add_piece(piece.add_piece()) == ("null", piece)


def test_prototypes_stand_in_the_place_of_their_use():
    prototypes = {
        "Unit": Piece((Comment("x"), Delete(), UsePrototype("Base"), CORE)),
        "Base": Piece((ReportState((ctrl("F"),)), CORE)),
    }
    assert expand_prototypes(UNIT, prototypes).traits == (Delete(), ReportState((ctrl("F"),)), *UNIT.traits[2:])


def test_parameters_are_replaced_and_other_dollars_are_lost_as_in_the_engine():
    prototypes = {"P": Piece((Delete("$what$ now"), ReportState((), "$location$"), CORE))}
    piece = Piece((UsePrototype("P", (("what", "Burn"),)), CORE))
    assert expand_prototypes(piece, prototypes).traits == (Delete("Burn now"), ReportState((), "location"), CORE)


def test_without_parameters_dollars_stay():
    prototypes = {"P": Piece((ReportState((), "$location$"), CORE))}
    assert expand_prototypes(Piece((UsePrototype("P"), CORE)), prototypes).traits[0] == ReportState((), "$location$")


def test_a_prototype_that_is_missing_or_uses_itself_is_told():
    with pytest.raises(PrototypeError, match="no prototype 'Unit'"):
        expand_prototypes(UNIT, {})
    circle = {"Unit": Piece((UsePrototype("B"), CORE)), "B": Piece((UsePrototype("Unit"), CORE))}
    with pytest.raises(PrototypeError, match="Unit > B > Unit"):
        expand_prototypes(UNIT, circle)


def test_what_is_no_piece_is_refused():
    with pytest.raises(SequenceError, match="not the text of a piece"):
        decode_add_piece("D/12")


def test_a_tab_in_the_name_of_a_piece_is_refused():
    with pytest.raises(SequenceError, match="has a TAB"):
        Piece((Delete(), BasicPiece(name="a\tb"))).add_piece()
