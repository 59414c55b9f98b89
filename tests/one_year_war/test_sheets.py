"""The sheets have the boxes and tracks that the rules name, and room for the counters on them."""

from __future__ import annotations

from itertools import combinations

from builder.model.board import Board, PlaceKind, Rectangle
from builder.model.game import Game

COUNTER_PX = 75
SIDES = ("zeon", "federation")


def sheets(game: Game) -> list[Board]:
    return [board for board in game.boards if board.grid is None]


def apart(first: Rectangle, second: Rectangle) -> bool:
    return (
        first.left + first.width <= second.left
        or second.left + second.width <= first.left
        or first.top + first.height <= second.top
        or second.top + second.height <= first.top
    )


def test_two_sheets_a_side_and_one_for_both(game: Game) -> None:
    owners = {board.id: board.owner for board in sheets(game)}
    own = {f"{side}-{sheet}": side for side in SIDES for sheet in ("management-sheet", "corps-sheet")}
    assert owners == {"play-sheet": None, **own}


def test_nothing_overlaps_and_a_counter_fits_every_space(game: Game) -> None:
    for board in sheets(game):
        rectangles = [place.rectangle for place in board.places if place.rectangle]
        assert len(rectangles) == len(board.places)
        for place in board.places:
            assert place.rectangle is not None
            if place.kind is PlaceKind.SPACE:
                assert min(place.rectangle.width, place.rectangle.height) > COUNTER_PX
            assert place.rectangle.left + place.rectangle.width <= board.width_px
            assert place.rectangle.top + place.rectangle.height <= board.height_px
        headings = [track.heading for track in board.tracks if track.heading]
        assert all(apart(first, second) for first, second in combinations([*rectangles, *headings], 2)), board.id


def test_tracks_of_the_management_sheet(game: Game) -> None:
    for side in SIDES:
        tracks = {track.id: (track.minimum, track.maximum) for track in game.board(f"{side}-management-sheet").tracks}
        assert tracks == {
            "technology": (0, 49),  # level 1 and twice a month two more (8)
            "power": (0, 79),
            "funds": (0, 199),
            "transport-capacity": (0, 199),
            "transport-points": (0, 199),
        }


def test_boxes_of_the_management_sheet(game: Game) -> None:
    boxes = [place.names.ja for place in game.board("zeon-management-sheet").places if place.kind is PlaceKind.BOX]
    assert boxes == [
        *("負傷者Ｌ（軽傷）", "負傷者Ｍ（中傷）", "負傷者Ｈ（重傷）"),
        *("開発カード", "開発カードの山", "工場ボックス", "キャラクター表", "死亡・除外"),
    ]


def test_nine_corps_boxes(game: Game) -> None:
    for side in SIDES:
        boxes = [place.names.ja for place in game.board(f"{side}-corps-sheet").places]
        assert boxes == [f"軍団{mark}" for mark in "①②③④⑤⑥⑦⑧⑨"]  # 2


def test_tracks_of_the_play_sheet(game: Game) -> None:
    tracks = {track.id: track for track in game.board("play-sheet").tracks}
    ranges = {track.id: (track.minimum, track.maximum) for track in tracks.values() if not track.named}
    assert ranges == {
        "turn": (1, 24),
        "victory-points": (0, 34),  # the last line of the table of 40
        "colony-hits": (0, 28),  # 1 and 28 / 2 are 15, which has no effect (36)
        "colony-loss": (0, 14),  # two drops of 7 (36)
        "colony-drops": (0, 2),
    }
    named = {track.id: list(track.digits[0].spaces) for track in tracks.values() if track.named}
    weapon = ["ストック", "手元", "使用済"]
    assert named == {
        "v-operation": ["未実施", "実施済"],
        "solar-system": weapon,
        "solar-ray": weapon,
    }


def test_each_month_stands_below_its_two_turns(game: Game) -> None:
    board = game.board("play-sheet")
    for month in range(1, 13):
        box = board.place(f"month-{month}").rectangle
        turns = [board.place(f"turn-{turn}").rectangle for turn in (2 * month - 1, 2 * month)]
        assert box is not None
        for turn in turns:
            assert turn is not None
            assert turn.top + turn.height <= box.top
            assert abs(turn.left + turn.width / 2 - (box.left + box.width / 2)) < box.width / 2


def test_extra_income_is_zeons_until_april(game: Game) -> None:
    board = game.board("play-sheet")
    captions = [board.place(f"month-{month}").caption for month in range(1, 13)]
    assert [caption.ja if caption else "" for caption in captions] == ["追加：ジオン軍"] * 4 + ["追加：連邦軍"] * 8


def shown(game: Game, table_id: str) -> list[list[str]]:
    """The headings and the rows of a table of the play sheet."""
    (table,) = [one for one in game.board("play-sheet").tables if one.id == table_id]
    return [[cell.ja for cell in row] for row in (table.columns, *table.rows)]


def test_the_drop_table_is_complete(game: Game) -> None:
    rolls, results = shown(game, "colony-drop")
    assert list(zip(rolls[1:], results[1:], strict=True)) == [
        ("1～2", "消滅・国力－7"),
        ("3～4", "消滅・国力－6"),
        ("5～6", "国力－5"),
        ("7～8", "国力－4"),
        ("9～10", "国力－3"),
        ("11～12", "国力－2"),
        ("13～14", "国力－1"),
        ("15～", "効果なし"),
    ]


def test_the_return_table_says_what_chapter_6_says(game: Game) -> None:
    assert shown(game, "return-check") == [
        ["１Ｄ６", "Ｌ", "Ｍ", "Ｈ"],
        ["1～2", "復帰", "復帰", "復帰"],
        ["3", "復帰", "復帰", "－"],
        ["4", "復帰", "－", "－"],
        ["5", "－", "－", "－"],
        ["6", "Ｍへ", "Ｈへ", "死亡"],
    ]


def test_the_tables_of_the_months_end_say_what_the_constraint_says(game: Game) -> None:
    """40: one rule, written twice in the data: as the bands that are checked and as what the sheet prints."""
    (bands,) = [entry.options.find("bands") for entry in game.constraints if entry.id == "end-check-table"]
    told = [{word.text: value for word, value in band.entries} for band in bands.items]
    named = {(band.get("from") or band["to"]).text: band["name"].find("ja").text for band in told}
    for table, ending in (("end-check-zeon", "でジオン軍降伏"), ("end-check-federation", "で連邦軍降伏")):
        points, rolls = shown(game, table)
        for point, roll in zip(points[1:], rolls[1:], strict=True):
            words = f"{roll.strip('～')}{'以下' if roll[0] == '～' else '以上' if roll[-1] == '～' else ''}"
            assert named[point.strip("～")] == words + ending
    assert len(shown(game, "end-check-zeon")[0]) + len(shown(game, "end-check-federation")[0]) == 22


def test_the_points_that_the_scenario_asks_for(game: Game) -> None:
    assert shown(game, "end-check-tv") == [["月", "９月", "10月", "11月", "12月"], ["ＶＰ", "20", "16", "13", "12"]]
