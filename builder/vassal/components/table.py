"""The whole table of components: what reads a module needs all of them."""

from __future__ import annotations

from typing import Final

from lxml import etree

from builder.vassal.components.about_screen import AboutScreen
from builder.vassal.components.basic_command_encoder import BasicCommandEncoder
from builder.vassal.components.board import Board
from builder.vassal.components.board_picker import BoardPicker
from builder.vassal.components.box_widget import BoxWidget
from builder.vassal.components.browser_help_file import BrowserHelpFile
from builder.vassal.components.browser_pdf_file import BrowserPDFFile
from builder.vassal.components.card_slot import CardSlot
from builder.vassal.components.change_property_button import ChangePropertyButton
from builder.vassal.components.chart import Chart
from builder.vassal.components.chart_window import ChartWindow
from builder.vassal.components.chatter import Chatter
from builder.vassal.components.component import AnyComponent, Component, UnknownComponent
from builder.vassal.components.counter_detail_viewer import CounterDetailViewer
from builder.vassal.components.counter_turn_level import CounterTurnLevel
from builder.vassal.components.deck_global_key_command import DeckGlobalKeyCommand
from builder.vassal.components.dice_button import DiceButton
from builder.vassal.components.do_action_button import DoActionButton
from builder.vassal.components.documentation import Documentation
from builder.vassal.components.draw_pile import DrawPile
from builder.vassal.components.flare import Flare
from builder.vassal.components.forward_to_chatter import ForwardToChatter
from builder.vassal.components.forward_to_key_buffer import ForwardToKeyBuffer
from builder.vassal.components.game_module import GameModule
from builder.vassal.components.global_key_command import GlobalKeyCommand
from builder.vassal.components.global_map import GlobalMap
from builder.vassal.components.global_options import GlobalOptions
from builder.vassal.components.global_properties import GlobalProperties
from builder.vassal.components.global_property import GlobalProperty
from builder.vassal.components.global_translatable_message import GlobalTranslatableMessage
from builder.vassal.components.global_translatable_messages import GlobalTranslatableMessages
from builder.vassal.components.help_file import HelpFile
from builder.vassal.components.hex_grid import HexGrid
from builder.vassal.components.hex_grid_numbering import HexGridNumbering
from builder.vassal.components.hide_pieces_button import HidePiecesButton
from builder.vassal.components.highlight_last_moved import HighlightLastMoved
from builder.vassal.components.html_chart import HtmlChart
from builder.vassal.components.image_saver import ImageSaver
from builder.vassal.components.inventory import Inventory
from builder.vassal.components.key_bufferer import KeyBufferer
from builder.vassal.components.key_namer import KeyNamer
from builder.vassal.components.language import Language
from builder.vassal.components.layer_control import LayerControl
from builder.vassal.components.layered_piece_collection import LayeredPieceCollection
from builder.vassal.components.list_turn_level import ListTurnLevel
from builder.vassal.components.list_widget import ListWidget
from builder.vassal.components.los_thread import LOS_Thread
from builder.vassal.components.map import Map
from builder.vassal.components.map_centerer import MapCenterer
from builder.vassal.components.map_shader import MapShader
from builder.vassal.components.map_widget import MapWidget
from builder.vassal.components.mass_key_command import MassKeyCommand
from builder.vassal.components.menu_displayer import MenuDisplayer
from builder.vassal.components.multi_action_button import MultiActionButton
from builder.vassal.components.notes_window import NotesWindow
from builder.vassal.components.panel_widget import PanelWidget
from builder.vassal.components.piece_mover import PieceMover
from builder.vassal.components.piece_slot import PieceSlot
from builder.vassal.components.piece_window import PieceWindow
from builder.vassal.components.player_hand import PlayerHand
from builder.vassal.components.player_roster import PlayerRoster
from builder.vassal.components.predefined_setup import PredefinedSetup
from builder.vassal.components.private_map import PrivateMap
from builder.vassal.components.prototype_definition import PrototypeDefinition
from builder.vassal.components.prototypes_container import PrototypesContainer
from builder.vassal.components.region import Region
from builder.vassal.components.region_grid import RegionGrid
from builder.vassal.components.scroller import Scroller
from builder.vassal.components.selection_highlighter import SelectionHighlighter
from builder.vassal.components.selection_highlighters import SelectionHighlighters
from builder.vassal.components.setup_stack import SetupStack
from builder.vassal.components.special_dice_button import SpecialDiceButton
from builder.vassal.components.special_die import SpecialDie
from builder.vassal.components.special_die_face import SpecialDieFace
from builder.vassal.components.square_grid import SquareGrid
from builder.vassal.components.square_grid_numbering import SquareGridNumbering
from builder.vassal.components.stack_expander import StackExpander
from builder.vassal.components.stack_metrics import StackMetrics
from builder.vassal.components.startup_global_key_command import StartupGlobalKeyCommand
from builder.vassal.components.tab_widget import TabWidget
from builder.vassal.components.text_saver import TextSaver
from builder.vassal.components.toolbar_menu import ToolbarMenu
from builder.vassal.components.translation import Translation
from builder.vassal.components.turn_global_hotkey import TurnGlobalHotkey
from builder.vassal.components.turn_tracker import TurnTracker
from builder.vassal.components.zone import Zone
from builder.vassal.components.zone_highlight import ZoneHighlight
from builder.vassal.components.zone_property import ZoneProperty
from builder.vassal.components.zoned_grid import ZonedGrid
from builder.vassal.components.zoned_grid_highlighter import ZonedGridHighlighter
from builder.vassal.components.zoomer import Zoomer

COMPONENTS: Final[tuple[type[Component], ...]] = (
    AboutScreen,
    BasicCommandEncoder,
    Board,
    BoardPicker,
    BoxWidget,
    BrowserHelpFile,
    BrowserPDFFile,
    CardSlot,
    ChangePropertyButton,
    Chart,
    ChartWindow,
    Chatter,
    CounterDetailViewer,
    CounterTurnLevel,
    DeckGlobalKeyCommand,
    DiceButton,
    DoActionButton,
    Documentation,
    DrawPile,
    Flare,
    ForwardToChatter,
    ForwardToKeyBuffer,
    GameModule,
    GlobalKeyCommand,
    GlobalMap,
    GlobalOptions,
    GlobalProperties,
    GlobalProperty,
    GlobalTranslatableMessage,
    GlobalTranslatableMessages,
    HelpFile,
    HexGrid,
    HexGridNumbering,
    HidePiecesButton,
    HighlightLastMoved,
    HtmlChart,
    ImageSaver,
    Inventory,
    KeyBufferer,
    KeyNamer,
    Language,
    LayerControl,
    LayeredPieceCollection,
    ListTurnLevel,
    ListWidget,
    LOS_Thread,
    Map,
    MapCenterer,
    MapShader,
    MapWidget,
    MassKeyCommand,
    MenuDisplayer,
    MultiActionButton,
    NotesWindow,
    PanelWidget,
    PieceMover,
    PieceSlot,
    PieceWindow,
    PlayerHand,
    PlayerRoster,
    PredefinedSetup,
    PrivateMap,
    PrototypeDefinition,
    PrototypesContainer,
    Region,
    RegionGrid,
    Scroller,
    SelectionHighlighter,
    SelectionHighlighters,
    SetupStack,
    SpecialDiceButton,
    SpecialDie,
    SpecialDieFace,
    SquareGrid,
    SquareGridNumbering,
    StackExpander,
    StackMetrics,
    StartupGlobalKeyCommand,
    TabWidget,
    TextSaver,
    ToolbarMenu,
    Translation,
    TurnGlobalHotkey,
    TurnTracker,
    Zone,
    ZoneHighlight,
    ZoneProperty,
    ZonedGrid,
    ZonedGridHighlighter,
    Zoomer,
)
"""Every component that is declared, each under its tag."""

OLD_TAGS: Final[dict[str, type[Component]]] = {"VASSAL.launch.BasicModule": GameModule}
"""Tags of very old modules for components of today."""

_BY_TAG: Final = {component.TAG: component for component in COMPONENTS} | OLD_TAGS


def read_component(element: etree._Element) -> AnyComponent:
    """The component of an element with all below it; an element that is not known stays as it is."""
    component = _BY_TAG.get(str(element.tag))
    if component is None:
        return UnknownComponent.from_element(element, read_component)
    return component.from_element(element, read_component)
