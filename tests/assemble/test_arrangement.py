"""Stacks in a box stand side by side, inside it."""

import pytest

from builder.assemble.arrangement import box_positions
from builder.model.board import Place, PlaceKind, Rectangle
from builder.model.names import Names
from builder.origin import Origin


def box(width: int, height: int, kind: PlaceKind = PlaceKind.BOX) -> Place:
    return Place(
        "box", Names({"": "box"}), "sheet", kind, Origin("x.yaml"), rectangle=Rectangle(100, 200, width, height)
    )


def test_stacks_stand_in_rows_from_the_top_left_below_the_title():
    assert box_positions(box(250, 220), 4, 75) == ((145, 271), (228, 271), (145, 354), (228, 354))


def test_a_space_of_a_track_has_one_spot():
    assert box_positions(box(80, 80, PlaceKind.SPACE), 3, 75) == ((140, 240),) * 3


@pytest.mark.parametrize("number", [1, 2, 5, 9, 23, 40])
@pytest.mark.parametrize("size", [(75, 75), (90, 120), (300, 130), (700, 200), (180, 600)])
def test_every_stack_lies_inside_and_no_two_on_one_spot(number, size):
    width, height = size
    positions = box_positions(box(width, height), number, 75)
    assert len(positions) == number
    for x, y in positions:
        assert 100 + 37 <= x <= 100 + width - 37 or width < 83
        assert 200 + 37 <= y <= 200 + height - 37 or height < 83
    if width > 83 + number or height > 113 + number:
        assert len(set(positions)) == number
