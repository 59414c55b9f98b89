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


def test_the_drop_table_is_complete(game: Game) -> None:
    boxes = [place for place in game.board("play-sheet").places if place.id.startswith("drop-")]
    shown = [(box.names.ja, box.caption.ja if box.caption else "") for box in boxes]
    assert shown == [
        ("落下判定 1～2", "消滅・国力－7"),
        ("落下判定 3～4", "消滅・国力－6"),
        ("落下判定 5～6", "国力－5"),
        ("落下判定 7～8", "国力－4"),
        ("落下判定 9～10", "国力－3"),
        ("落下判定 11～12", "国力－2"),
        ("落下判定 13～14", "国力－1"),
        ("落下判定 15～", "効果なし"),
    ]
