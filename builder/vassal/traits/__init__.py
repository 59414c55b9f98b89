"""Traits: one file each, named as the Java class in ``VASSAL.counters``; ``table`` holds them all.

A build uses half of them, and ``from builder.vassal.traits import Marker`` loads no other (PEP 562).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from builder.vassal.on_demand import on_demand

if TYPE_CHECKING:
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
    from builder.vassal.traits.property_command import PropertyChange, PropertyCommand, PropertyConstraints
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
    from builder.vassal.traits.table import TRAITS, decode_trait
    from builder.vassal.traits.table_info import TableInfo
    from builder.vassal.traits.trait import AnyTrait, Trait, UnknownTrait
    from builder.vassal.traits.translatable_message import TranslatableMessage
    from builder.vassal.traits.translate import Translate
    from builder.vassal.traits.trigger_action import TriggerAction
    from builder.vassal.traits.use_prototype import UsePrototype

__all__ = [
    "TRAITS",
    "ActionButton",
    "AnyTrait",
    "AreaOfEffect",
    "BasicName",
    "BasicPiece",
    "CalculatedProperty",
    "Clone",
    "Comment",
    "CounterGlobalKeyCommand",
    "Delete",
    "Deselect",
    "DynamicProperty",
    "Embellishment",
    "Footprint",
    "FreeRotator",
    "GlobalHotKey",
    "Hideable",
    "Immobilized",
    "Labeler",
    "Marker",
    "MenuSeparator",
    "MovementMarkable",
    "NonRectangular",
    "NonRectangularOutline",
    "Obscurable",
    "Pivot",
    "PlaceMarker",
    "PlaySound",
    "PropertyChange",
    "PropertyCommand",
    "PropertyConstraints",
    "PropertySheet",
    "Replace",
    "ReportState",
    "RestrictCommands",
    "Restricted",
    "ReturnToDeck",
    "SendToLocation",
    "SetGlobalProperty",
    "SetPieceProperty",
    "SubMenu",
    "TableInfo",
    "Trait",
    "TranslatableMessage",
    "Translate",
    "TriggerAction",
    "UnknownTrait",
    "UsePrototype",
    "decode_trait",
]

__getattr__ = on_demand(
    __name__,
    __all__,
    {
        "AnyTrait": "trait",
        "NonRectangularOutline": "non_rectangular",
        "PropertyChange": "property_command",
        "PropertyConstraints": "property_command",
        "TRAITS": "table",
        "UnknownTrait": "trait",
        "decode_trait": "table",
    },
)
