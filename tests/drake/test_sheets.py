"""The sheets have the boxes and tracks that the rules name, and room for the counters on them."""

from __future__ import annotations

from itertools import combinations

from builder.model.board import Board, PlaceKind, Rectangle
from builder.model.game import Game

COUNTER_PX = 75
LEAST_SPACE_PX = 78
COUNTRIES = ("drake-army", "ku", "rau", "na", "mi", "a")


def sheets(game: Game) -> list[Board]:
    return [board for board in game.boards if board.grid is None]


def apart(first: Rectangle, second: Rectangle) -> bool:
    return (
        first.left + first.width <= second.left
        or second.left + second.width <= first.left
        or first.top + first.height <= second.top
        or second.top + second.height <= first.top
    )


def test_one_play_sheet_a_national_sheet_for_each_country_and_the_hand_of_one(game: Game) -> None:
    owners = {board.id: board.owner for board in sheets(game)}
    assert owners == {"play-sheet": None, "drake-hand": None, **{f"{side}-national-sheet": side for side in COUNTRIES}}


def test_a_counter_fits_everywhere_and_nothing_overlaps(game: Game) -> None:
    for board in sheets(game):
        assert board.width_px <= 1700
        assert board.height_px <= 1200
        rectangles = [place.rectangle for place in board.places if place.rectangle]
        assert len(rectangles) == len(board.places)
        for rectangle in rectangles:
            assert min(rectangle.width, rectangle.height) >= LEAST_SPACE_PX > COUNTER_PX
            assert rectangle.left >= 0
            assert rectangle.top >= 0
            assert rectangle.left + rectangle.width <= board.width_px
            assert rectangle.top + rectangle.height <= board.height_px
        headings = [part for track in board.tracks for part in (track.heading, track.label) if part]
        assert all(apart(first, second) for first, second in combinations([*rectangles, *headings], 2)), board.id


def test_tracks(game: Game) -> None:
    national = {(track.id, track.minimum, track.maximum) for track in game.board("ku-national-sheet").tracks}
    assert national == {("technology", 0, 30), ("funds", 0, 199)}
    play = game.board("play-sheet")
    assert {(track.id, track.minimum, track.maximum) for track in play.tracks if track.id != "state"} == {
        ("turn", 1, 16),
        ("power", 0, 119),
    }
    states = [track for track in play.tracks if track.id == "state"]
    assert [track.owner for track in states] == [side.id for side in game.sides]
    assert [list(track.digits[0].spaces) for track in states] == [["静観", "軍備", "参戦", "滅亡"]] * 7


def test_markers_of_the_shared_track(game: Game) -> None:
    (power,) = [track for track in game.board("play-sheet").tracks if track.id == "power"]
    assert power.shared
    assert power.digits[0].markers == {side: f"{side}-power-marker" for side in COUNTRIES}  # 6.9: not the squad
    assert power.unset == "power-unknown"


def test_boxes_that_the_rules_name(game: Game) -> None:
    play = {place.names.ja: place.rule for place in game.board("play-sheet").places if place.kind is PlaceKind.BOX}
    assert play["行動チットオープンボックス"] == "12.12"
    assert play["待機"] == "13.4"
    national = {place.id for place in game.board("rau-national-sheet").places if place.kind is PlaceKind.BOX}
    assert {"factory", "corps-1", "corps-2", "corps-3", "corps-4"} <= national
