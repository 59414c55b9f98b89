"""Hundreds of pieces that got the same new command are one line; a piece whose value or picture changed is told alone."""

from __future__ import annotations

from builder.diff.difference import FieldDifference, Kind, PictureDifference, PieceDifference
from builder.diff.pieces import TRAIT_LABELS
from builder.diff.trait_groups import grouped
from builder.model.message import Message

COMMAND = (FieldDifference(TRAIT_LABELS[0], None, Message("TriggerAction", "TriggerAction")),)
OTHER = (FieldDifference(TRAIT_LABELS[1], None, Message("Embellishment", "Embellishment")),)
VALUE = FieldDifference(Message("攻撃力", "attack"), Message("4", "4"), Message("5", "5"))
FACE = Message("表", "front")


def piece(number: int, fields, kind=Kind.CHANGED, old=b"same", new=b"same") -> PieceDifference:
    name = Message(f"駒{number}", f"piece {number}")
    return PieceDifference(kind, str(number), name, None, fields, (PictureDifference(FACE, old, new),))


def test_pieces_are_gathered_by_what_changed_the_largest_group_first():
    pieces = [piece(1, OTHER), *(piece(number, COMMAND) for number in range(2, 8))]
    single, groups = grouped(pieces)
    assert single == ()
    assert [(group.fields, [one.gpid for one in group.pieces]) for group in groups] == [
        (COMMAND, ["2", "3", "4", "5", "6", "7"]),
        (OTHER, ["1"]),
    ]
    assert groups[0].names == Message("駒2、駒3、駒4、駒5…", "piece 2, piece 3, piece 4, piece 5…")
    assert groups[1].names == Message("駒1", "piece 1")


def test_a_value_a_picture_or_a_new_piece_is_told_alone():
    alone = (piece(1, (*COMMAND, VALUE)), piece(2, COMMAND, new=b"other"), piece(3, COMMAND, kind=Kind.ADDED))
    assert grouped(alone) == (alone, ())
