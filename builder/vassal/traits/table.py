"""The whole table of traits: what reads a piece needs all of them."""

from __future__ import annotations

from typing import Final

from builder.vassal.traits.action_button import ActionButton
from builder.vassal.traits.area_of_effect import AreaOfEffect
from builder.vassal.traits.basic_name import BasicName
from builder.vassal.traits.basic_piece import BasicPiece
from builder.vassal.traits.calculated_property import CalculatedProperty
from builder.vassal.traits.clone import Clone
from builder.vassal.traits.comment import Comment
from builder.vassal.traits.counter_global_key_command import CounterGlobalKeyCommand
from builder.vassal.traits.delete import Delete
from builder.vassal.traits.deselect import Deselect
from builder.vassal.traits.dynamic_property import DynamicProperty
from builder.vassal.traits.embellishment import Embellishment
from builder.vassal.traits.footprint import Footprint
from builder.vassal.traits.free_rotator import FreeRotator
from builder.vassal.traits.global_hot_key import GlobalHotKey
from builder.vassal.traits.hideable import Hideable
from builder.vassal.traits.immobilized import Immobilized
from builder.vassal.traits.labeler import Labeler
from builder.vassal.traits.marker import Marker
from builder.vassal.traits.menu_separator import MenuSeparator
from builder.vassal.traits.movement_markable import MovementMarkable
from builder.vassal.traits.non_rectangular import NonRectangular, NonRectangularOutline
from builder.vassal.traits.obscurable import Obscurable
from builder.vassal.traits.pivot import Pivot
from builder.vassal.traits.place_marker import PlaceMarker
from builder.vassal.traits.play_sound import PlaySound
from builder.vassal.traits.property_sheet import PropertySheet
from builder.vassal.traits.replace import Replace
from builder.vassal.traits.report_state import ReportState
from builder.vassal.traits.restrict_commands import RestrictCommands
from builder.vassal.traits.restricted import Restricted
from builder.vassal.traits.return_to_deck import ReturnToDeck
from builder.vassal.traits.send_to_location import SendToLocation
from builder.vassal.traits.set_global_property import SetGlobalProperty
from builder.vassal.traits.set_piece_property import SetPieceProperty
from builder.vassal.traits.sub_menu import SubMenu
from builder.vassal.traits.table_info import TableInfo
from builder.vassal.traits.trait import AnyTrait, Trait, UnknownTrait
from builder.vassal.traits.translatable_message import TranslatableMessage
from builder.vassal.traits.translate import Translate
from builder.vassal.traits.trigger_action import TriggerAction
from builder.vassal.traits.use_prototype import UsePrototype

TRAITS: Final[tuple[type[Trait], ...]] = (
    ActionButton,
    AreaOfEffect,
    BasicName,
    BasicPiece,
    CalculatedProperty,
    Clone,
    Comment,
    CounterGlobalKeyCommand,
    Delete,
    Deselect,
    DynamicProperty,
    Embellishment,
    Footprint,
    FreeRotator,
    GlobalHotKey,
    Hideable,
    Immobilized,
    Labeler,
    Marker,
    MenuSeparator,
    MovementMarkable,
    NonRectangular,
    NonRectangularOutline,
    Obscurable,
    Pivot,
    PlaceMarker,
    PlaySound,
    PropertySheet,
    Replace,
    ReportState,
    RestrictCommands,
    Restricted,
    ReturnToDeck,
    SendToLocation,
    SetGlobalProperty,
    SetPieceProperty,
    SubMenu,
    TableInfo,
    TranslatableMessage,
    Translate,
    TriggerAction,
    UsePrototype,
)
"""Every trait that is declared, each under its id."""

_BY_ID: Final = {trait.ID: trait for trait in TRAITS}


def decode_trait(type_text: str, state_text: str = "") -> AnyTrait:
    """The trait of this type text with this state; one that is unknown, or that Java could not read, stays as it is."""
    trait = _BY_ID.get(type_text.partition(";")[0])
    if trait is None:
        return UnknownTrait(type_text, state_text)
    try:
        return trait.decode(type_text, state_text)
    except ValueError:
        return UnknownTrait(type_text, state_text)
