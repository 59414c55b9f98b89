"""A small map and a small sheet made by hand, and the styles that come with the tool."""

from __future__ import annotations

from pathlib import Path

from builder.load.map_style import load_map_styles
from builder.load.sheet_style import load_sheet_styles
from builder.model.board import Board, BoardKind, Digit, Hex, Place, PlaceKind, Rectangle, Terrain, Track
from builder.model.game import Game, Side, Turns
from builder.model.hex_grid import HexGrid
from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.origin import Origin
from builder.record import replace

ROOT = Path(__file__).parents[3]
ORIGIN = Origin("maps/trial/isle.yaml", 3, 1)
TERRAIN_ROWS = ("~~~~~", "~..h~", "~...~", "~~~~~")
TERRITORY_ROWS = ("-----", "-RB--", "-RBB-", "-----")
PLAIN, SEA = "#e9e2c4", "#a9c7dc"


def read_styles():
    """The map styles and sheet styles in ``templates/``, which have no fault."""
    map_styles, map_faults = load_map_styles([ROOT / "templates"])
    sheet_styles, sheet_faults = load_sheet_styles([ROOT / "templates"])
    assert (map_faults, sheet_faults) == ((), ())
    return map_styles, sheet_styles


def names(ja: str, en: str) -> Names:
    return Names({"ja": ja, "en": en})


RED = Side("red", names("赤軍", "Red"), names("赤", "R"), "#8c2f39", "#ffffff", None, ORIGIN)
BLUE = Side("blue", names("青軍", "Blue"), names("青", "B"), "#2f4b8c", "#ffffff", None, ORIGIN)


def game_of(*boards: Board, language: str = "ja") -> Game:
    return Game(
        id="trial",
        version="0.1.0",
        names=names("試作", "Trial"),
        language=language,
        origin=ORIGIN,
        sides=(RED, BLUE),
        alliances=(),
        seats=(),
        turns=Turns(1, 4, (), ORIGIN),
        classes=(),
        counters=(),
        boards=boards,
        setups=(),
    )


def isle(**keys: object) -> Board:
    """Five by four hexes: sea all round, a hill, two territories, a castle and an area of two hexes."""
    grid = HexGrid(5, 4, 108, 94, 123, 114)
    terrains = (
        Terrain("sea", "~", names("海", "Sea"), SEA, ORIGIN, water=True, pattern="waves"),
        Terrain("plain", ".", names("平地", "Plain"), PLAIN, ORIGIN, note=names("城砦は四つまで", "up to 4 forts")),
        Terrain("hill", "h", names("高地", "Hill"), "#d3bf8e", ORIGIN, pattern="hills"),
    )
    by_code = {terrain.code: terrain.id for terrain in terrains}
    owners = {"R": "red", "B": "blue", "-": None}
    hexes = {
        hex_id: Hex(hex_id, column, row, by_code[TERRAIN_ROWS[row][column]], owners[TERRITORY_ROWS[row][column]])
        for hex_id, (column, row) in grid.ids.items()
    }
    places = (
        Place("castle", names("古城", "Old Castle"), "isle", PlaceKind.HEXES, ORIGIN, hexes=("0202",), symbol="castle"),
        Place("downs", names("丘陵", "The Downs"), "isle", PlaceKind.HEXES, ORIGIN, hexes=("0302", "0402")),
    )
    board = Board(
        id="isle",
        names=names("小島", "Isle"),
        kind=BoardKind.MAP,
        width_px=900,
        height_px=606,
        style="terrain",
        origin=ORIGIN,
        places=places,
        grid=grid,
        hexes=hexes,
        terrains=terrains,
        provenance=Provenance.SCHEMATIC,
        legend=Rectangle(610, 40, 260, 520),
    )
    return replace(board, **keys)  # type: ignore[arg-type]


def sheet(space_px: int = 80, **keys: object) -> Board:
    """Red's sheet: a box with a caption, a track of five spaces, its box for a value not known."""
    spaces = tuple(
        Place(
            f"supply-{value}",
            names(f"補給 {value}", f"Supply {value}"),
            "sheet",
            PlaceKind.SPACE,
            ORIGIN,
            owner="red",
            rectangle=Rectangle(30 + value * space_px, 106, space_px, space_px),
        )
        for value in range(5)
    )
    boxes = (
        Place(
            "factory",
            names("工場", "Factory"),
            "sheet",
            PlaceKind.BOX,
            ORIGIN,
            owner="red",
            rectangle=Rectangle(30, 220, 200, 160),
            rule="8.3",
            caption=names("生産したユニット", "Units built"),
            symbol="factory",
        ),
        Place(
            "unknown", names("未定", "Unknown"), "sheet", PlaceKind.BOX, ORIGIN, rectangle=Rectangle(250, 220, 120, 160)
        ),
    )
    track = Track(
        id="supply",
        names=names("補給", "Supply"),
        board="sheet",
        owner="red",
        digits=(Digit(1, {str(value): f"supply-{value}" for value in range(5)}, {}),),
        origin=Origin("maps/trial/sheet.yaml", 12, 5),
        unset="unknown",
        minimum=0,
        maximum=4,
        rule="2.7",
        heading=Rectangle(30, 80, 5 * space_px, 26),
    )
    board = Board(
        id="sheet",
        names=names("赤軍 シート", "Red sheet"),
        kind=BoardKind.SHEET,
        width_px=480,
        height_px=420,
        style="sheet",
        origin=Origin("maps/trial/sheet.yaml", 1, 1),
        places=(*boxes, *spaces),
        owner="red",
        tracks=(track,),
        provenance=Provenance.SCHEMATIC,
    )
    return replace(board, **keys)  # type: ignore[arg-type]
