"""Tables of the rules on a sheet: every cell in its column, none over another, the rule at the title's end."""

from __future__ import annotations

from builder.model.board_table import BoardTable
from builder.model.names import Names
from builder.model.rectangle import Rectangle
from builder.origin import Origin
from builder.render.board.drawing import Words, overlap
from builder.render.sheet.table import draw_table


def table(*rows: tuple[str, ...]) -> BoardTable:
    cells = tuple(tuple(Names({"": text}) for text in row) for row in rows)
    return BoardTable(
        "t", Names({"": "Return"}), Rectangle(20, 60, 360, 200), cells[0], cells[1:], Origin("x.yaml", 1), rule="6"
    )


def words_of(drawn_table: BoardTable, sheet_styles) -> list[Words]:
    return [one for one in draw_table(drawn_table, sheet_styles["sheet"], "en", "#5e4630") if isinstance(one, Words)]


def test_every_cell_has_its_own_field_inside_of_the_table(sheet_styles) -> None:
    drawn = words_of(table(("1d6", "L", "M"), ("1-2", "back", "back"), ("3", "back", "")), sheet_styles)
    assert [one.text for one in drawn] == [
        "1d6",
        "L",
        "M",
        "1-2",
        "back",
        "back",
        "3",
        "back",
        "Return",
        "6".join("[]"),
    ]
    for index, one in enumerate(drawn):
        assert one.box[0] >= 20
        assert one.box[2] <= 380
        assert one.box[3] <= 260
        assert not any(overlap(one.box, other.box) for other in drawn[:index])


def test_a_column_is_as_wide_as_its_words_ask_for(sheet_styles) -> None:
    drawn = words_of(table(("1d6", "a long heading of a column"), ("1", "x")), sheet_styles)
    first, second = (one.box[2] - one.box[0] for one in drawn[:2])
    assert second > 3 * first
    assert drawn[0].box[0] == drawn[2].box[0]
