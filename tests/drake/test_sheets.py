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
        assert board.height_px <= 1440
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


def cells(game: Game, table_id: str) -> list[list[str]]:
    (table,) = [one for one in game.board("play-sheet").tables if one.id == table_id]
    return [[cell.ja for cell in row] for row in (table.columns, *table.rows)]


def test_the_table_of_hits_says_what_each_step_says(game: Game) -> None:
    """20.6, 21.4, 22.5, 23.5: a die hits once for each strength that it does not exceed."""
    heads, *rows = cells(game, "hits")
    strengths = {"対空力２・１": (2, 1), "砲撃力３・１": (3, 1), "空戦・爆撃４・２": (4, 2)}
    assert heads[1:] == list(strengths)
    for row in rows:
        for pips in {int(text) for text in row[0].split("～")}:
            hits = [sum(pips <= strength for strength in strengths[head]) for head in heads[1:]]
            assert [int(cell.replace("－", "0")) for cell in row[1:]] == hits


def test_the_tables_of_forts_and_victory_say_what_is_checked(game: Game) -> None:
    assert cells(game, "forts") == [["地形", "平地", "高地", "山岳"], ["城砦", "4", "2", "1"]]
    victory = game.play.victory
    assert victory is not None
    lowest = [row[0].split("～")[0].replace("－", "-") for row in cells(game, "victory")[1:]]
    assert [int(text) if text else None for text in lowest] == [band.least for band in victory.bands]


def test_the_results_of_survival(game: Game) -> None:
    assert [row[0] for row in cells(game, "survival")[1:]] == ["Ｇ", "Ｌ", "Ｈ", "Ｄ"]
    assert cells(game, "development")[1:] == [["+1", "１Ｄ６＋８", "9～14"], ["+2", "その３倍", "27～42"]]
