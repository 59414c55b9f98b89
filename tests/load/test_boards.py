"""Boards, places and tracks: sizes, ids, names and rectangles exactly."""

from __future__ import annotations

from pathlib import Path

from builder.load.game import load_game
from builder.model.board import BoardKind, PlaceKind, Rectangle, Track
from builder.model.game import Game


def track_of(game: Game, board: str, track_id: str, owner: str | None) -> Track:
    (found,) = (track for track in game.board(board).tracks if track.id == track_id and track.owner == owner)
    return found


def test_a_sheet_for_each_side_is_a_board_for_each(skirmish: Game) -> None:
    found = [(board.id, board.owner, board.kind) for board in skirmish.boards]
    assert found == [
        ("island", None, BoardKind.MAP),
        ("play-sheet", None, BoardKind.SHEET),
        ("red-hand", None, BoardKind.SHEET),
        ("red-supply-sheet", "red", BoardKind.SHEET),
        ("blue-supply-sheet", "blue", BoardKind.SHEET),
        ("green-supply-sheet", "green", BoardKind.SHEET),
    ]
    blue = skirmish.board("blue-supply-sheet")
    assert (blue.names.ja, blue.names.en) == ("青軍 管理シート", "Blue supply sheet")
    assert (blue.place("chits").names.ja, blue.place("chits").owner) == ("青軍のチット", "blue")


def test_a_map_without_a_size_is_as_large_as_its_grid_and_margin(project: Path) -> None:
    path = project / "maps/skirmish/island.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text("".join(line for line in text.splitlines(True) if not line.startswith("size_px")), encoding="utf-8")
    game, _ = load_game(project, "skirmish")
    assert game is not None
    island = game.board("island")
    assert island.grid is not None
    assert (island.grid.column_pitch_px, island.grid.left_px, island.grid.top_px) == (94, 123, 114)
    assert (island.width_px, island.height_px) == (1092, 930)


def test_a_map_may_be_larger_to_make_room_for_its_legend(skirmish: Game) -> None:
    island = skirmish.board("island")
    assert (island.width_px, island.height_px) == (1440, 930)
    assert island.legend == Rectangle(1068, 60, 340, 470)


def test_every_corner_of_every_hex_lies_within_the_margin(skirmish: Game) -> None:
    island = skirmish.board("island")
    assert island.grid is not None
    corners = [corner for hex_id in island.grid.ids for corner in island.grid.corners(hex_id)]
    assert min(x for x, _ in corners) >= 60
    assert max(x for x, _ in corners) <= island.width_px - 60
    assert min(y for _, y in corners) >= 60
    assert max(y for _, y in corners) <= island.height_px - 60


def test_hexes_have_the_terrain_and_territory_of_their_codes(skirmish: Game) -> None:
    hexes = skirmish.board("island").hexes
    assert len(hexes) == 70
    assert (hexes["0101"].terrain, hexes["0101"].territory) == ("sea", None)
    assert (hexes["0503"].terrain, hexes["0503"].territory) == ("mountain", None)
    assert (hexes["0202"].terrain, hexes["0202"].territory) == ("plain", "red")
    assert (hexes["0906"].terrain, hexes["0505"].territory) == ("sea", "green")


def test_an_area_is_one_place_of_several_hexes(skirmish: Game) -> None:
    ridge = skirmish.board("island").place("ridge")
    assert (ridge.kind, ridge.hexes) == (PlaceKind.HEXES, ("0602", "0503", "0603"))


def test_a_plain_track_makes_a_place_of_each_number(skirmish: Game) -> None:
    sheet = skirmish.board("red-supply-sheet")
    space = sheet.place("technology-8")
    assert (space.kind, space.names.ja, space.names.en, space.owner) == (
        PlaceKind.SPACE,
        "技術 8",
        "Technology 8",
        "red",
    )
    assert space.rectangle == Rectangle(30 + 8 * 80, 70 + 26, 80, 80)
    track = track_of(skirmish, "red-supply-sheet", "technology", "red")
    assert (track.minimum, track.maximum, track.heading) == (0, 10, Rectangle(30, 70, 880, 26))
    assert track.digits[0].markers == {"red": "red-technology-marker"}


def test_digits_have_a_run_of_spaces_and_a_marker_each(skirmish: Game) -> None:
    sheet = skirmish.board("green-supply-sheet")
    assert (sheet.place("funds-50").names.ja, sheet.place("funds-plus-7").names.ja) == ("資金 50", "資金 +7")
    assert sheet.place("funds-50").rectangle == Rectangle(30 + 5 * 80, 190 + 26, 80, 80)
    assert sheet.place("funds-plus-7").rectangle == Rectangle(30 + 7 * 80, 190 + 26 + 80, 80, 80)
    track = track_of(skirmish, "green-supply-sheet", "funds", "green")
    assert [digit.markers for digit in track.digits] == [{"green": "green-funds-tens"}, {"green": "green-funds-ones"}]
    assert (track.minimum, track.maximum) == (0, 99)
    assert track.spaces_for("57") == ("funds-50", "funds-plus-7")
    assert track.spaces_for("0") == ("funds-0", "funds-plus-0")
    assert track.spaces_for("100") == ()
    assert track.spaces_for("-1") == ()


def test_a_track_for_each_side_has_a_row_for_each(skirmish: Game) -> None:
    board = skirmish.board("play-sheet")
    blue = track_of(skirmish, "play-sheet", "state", "blue")
    assert blue.digits[0].spaces == {
        "静観": "blue-state-watching",
        "参戦": "blue-state-warring",
        "滅亡": "blue-state-beaten",
    }
    assert (blue.named, blue.words["atwar"], blue.words["交戦"]) == (True, "参戦", "参戦")
    assert (blue.label, blue.heading) == (Rectangle(30, 220 + 26 + 90, 150, 90), None)
    space = board.place("blue-state-warring")
    assert (space.names.ja, space.names.en, space.owner) == ("青軍 状態 参戦", "Blue State At war", "blue")
    assert space.rectangle == Rectangle(30 + 150 + 150, 220 + 26 + 90, 150, 90)


def test_a_shared_track_has_a_marker_of_each_side(skirmish: Game) -> None:
    power = track_of(skirmish, "play-sheet", "power", None)
    assert power.shared
    assert power.unset == "power-unknown"
    assert list(power.digits[0].markers.values()) == ["red-power-marker", "blue-power-marker", "green-power-marker"]


def test_the_clock_knows_its_track(skirmish: Game) -> None:
    assert skirmish.turns.track == "turn"
    assert track_of(skirmish, "play-sheet", "turn", None).digits[0].markers == {"": "turn-marker"}


def test_a_track_that_goes_down_is_one_fault_and_blames_no_setup(project: Path) -> None:
    path = project / "maps/skirmish/play-sheet.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("from: 0\n    to: 39", "from: 0\n    to: -5"), encoding="utf-8")
    _, faults = load_game(project, "skirmish")
    assert [(fault.code, fault.message) for fault in faults] == [
        ("out-of-range", "'to' is -5 and 'from' is 0; a track goes up, over at most 1000 spaces")
    ]
