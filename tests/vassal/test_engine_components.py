"""Every component with VASSAL's own defaults, in one module that the real engine builds without a complaint."""

from __future__ import annotations

from builder.engine import Order, observe
from builder.engine.order import Start
from builder.vassal import components as v
from builder.vassal.archive import write_archive
from builder.vassal.build_file import write_build_file
from builder.vassal.keys import ctrl
from builder.vassal.metadata import Metadata, write_metadata
from builder.vassal.piece import Piece
from builder.vassal.traits import BasicPiece, PropertyChange
from tests.engine.conftest import engine  # noqa: F401  (the fixture)

PICTURE = (
    b"GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9\x04\x01\x00\x00\x00\x00,"
    b"\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"
)
IN_NO_MODULE = (v.BrowserHelpFile, v.BrowserPDFFile, v.HelpFile, v.PlayerHand)
"""Components that need more than their defaults: pages of help, a hand."""


def slot(gpid: str) -> v.PieceSlot:
    return v.PieceSlot.of_piece("城", gpid, Piece((BasicPiece(name="城", gpid=gpid),)))


def card(gpid: str) -> v.CardSlot:
    return v.CardSlot.of_piece("札", gpid, Piece((BasicPiece(name="札", gpid=gpid),)))


def grids() -> v.ZonedGrid:
    corners = ((10, 10), (200, 10), (200, 200))
    zone = v.Zone(
        name="Zone", path=corners, children=(v.ZoneProperty(name="Held"), v.RegionGrid(children=(v.Region(name="A"),)))
    )
    squares = v.Zone(name="Squares", path=corners, children=(v.SquareGrid(children=(v.SquareGridNumbering(),)),))
    highlighter = v.ZonedGridHighlighter(children=(v.ZoneHighlight(name="Red"),))
    return v.ZonedGrid(children=(v.HexGrid(children=(v.HexGridNumbering(),)), highlighter, zone, squares))


def map_children(name: str) -> tuple[v.AnyComponent, ...]:
    board = v.Board(name=f"{name} board", children=(grids(),))
    return (
        v.BoardPicker(children=(board,)),
        v.StackMetrics(),
        v.GlobalProperties(children=(v.GlobalProperty(name=f"{name} gold"),)),
        v.SelectionHighlighters(children=(v.SelectionHighlighter(name="Ours"),)),
        v.HighlightLastMoved(),
        v.Flare(),
        *(component() for component in PLAIN_MAP_CHILDREN),
    )


PLAIN_MAP_CHILDREN = (
    v.KeyBufferer, v.ForwardToKeyBuffer, v.MenuDisplayer, v.MapCenterer, v.StackExpander, v.PieceMover, v.Scroller,
    v.ForwardToChatter, v.CounterDetailViewer, v.GlobalMap, v.Zoomer, v.HidePiecesButton, v.ImageSaver, v.TextSaver,
    v.LOS_Thread, v.MassKeyCommand,
)  # fmt: skip

MODULE = v.GameModule(
    name="Everything",
    version="1",
    next_piece_slot_id=100,
    children=(
        v.BasicCommandEncoder(),
        v.Documentation(children=(v.AboutScreen(title="About", file_name="dot.gif"),)),
        v.PlayerRoster(sides=("Red", "Blue")),
        v.GlobalOptions(),
        v.GlobalProperties(
            children=(
                v.GlobalProperty(
                    name="Gold",
                    initial_value="1",
                    is_numeric=True,
                    min="0",
                    max="9",
                    children=(v.ChangePropertyButton(hotkey=ctrl("G"), change=PropertyChange.increase_by("1")),),
                ),
            )
        ),
        v.GlobalTranslatableMessages(children=(v.GlobalTranslatableMessage(name="greeting", initial_value="hello"),)),
        v.PrototypesContainer(children=(v.PrototypeDefinition.of_piece("Unit", Piece((BasicPiece(),))),)),
        v.Map(
            map_name="Field",
            children=(
                *map_children("Field"),
                v.LayeredPieceCollection(children=(v.LayerControl(),)),
                v.MapShader(),
                v.DrawPile(
                    name="Cup",
                    owning_board="Field board",
                    children=(v.DeckGlobalKeyCommand(name="All", hotkey=ctrl("A")), card("3")),
                ),
                v.SetupStack(name="Start", owning_board="Field board", x=30, y=40, children=(slot("4"),)),
            ),
        ),
        v.PrivateMap(map_name="Own", side=("Red",), children=map_children("Own")),
        v.PieceWindow(
            children=(
                v.TabWidget(
                    entry_name="Tabs",
                    children=(
                        v.ListWidget(entry_name="List", children=(slot("1"),)),
                        v.PanelWidget(entry_name="Panel", children=(slot("2"),)),
                        v.BoxWidget(
                            entry_name="Box", children=(v.PanelWidget(entry_name="Inner", children=(slot("5"),)),)
                        ),
                    ),
                ),
            )
        ),
        v.ChartWindow(
            name="Charts",
            children=(
                v.TabWidget(
                    entry_name="Tabs",
                    children=(
                        v.Chart(chart_name="Chart", file_name="dot.gif"),
                        v.HtmlChart(chart_name="Page", file_name="page.html"),
                    ),
                ),
            ),
        ),
        v.DiceButton(),
        v.SpecialDiceButton(
            children=(v.SpecialDie(name="Die", children=(v.SpecialDieFace(text="hit", value=1, icon="dot.gif"),)),),
        ),
        v.TurnTracker(
            children=(
                v.CounterTurnLevel(children=(v.ListTurnLevel(list=("move", "fight")),)),
                v.TurnGlobalHotkey(name="begin", hotkey=ctrl("B"), match="x = 1"),
            )
        ),
        v.PredefinedSetup(name="New", use_file=False),
        v.Inventory(),
        v.NotesWindow(),
        v.GlobalKeyCommand(),
        v.StartupGlobalKeyCommand(),
        v.DoActionButton(),
        v.ToolbarMenu(),
        v.MultiActionButton(),
        v.Chatter(),
        v.KeyNamer(),
        v.Language(children=(v.Translation(locale="de"),)),
    ),
)


def test_the_module_holds_every_component():
    held = {type(component) for component in v.walk(MODULE)}
    assert set(v.COMPONENTS) - held - set(IN_NO_MODULE) == {v.MapWidget}


def test_the_engine_builds_every_component(engine, tmp_path):  # noqa: F811
    vmod = tmp_path / "everything.vmod"
    entries = {
        "buildFile.xml": write_build_file(MODULE),
        "moduledata": write_metadata(Metadata(name="Everything", version="1")),
        "images/dot.gif": PICTURE,
        "page.html": b"<html><body>page</body></html>",
        "Module_de.properties": b"Inventory.Inventory.text=Bestand\n",
    }
    vmod.write_bytes(write_archive(entries))
    seen = observe(Order(vmod=vmod, start=Start.NEW_GAME, global_properties=("Gold", "Field gold")), engine)
    assert (seen.failure, [line.text for line in seen.reported], seen.told) == (None, [], ())
    assert seen.module.maps == ("Field", "Own")
    assert seen.module.sides[:2] == ("Red", "Blue")
    assert seen.game.properties["Gold"] == "1"
    assert sorted((piece.name, piece.map, piece.deck) for piece in seen.game.pieces) == [
        ("城", "Field", ""),
        ("札", "Field", "Cup"),
    ]
