"""Traits: one file each, named as the Java class in ``VASSAL.counters``; ``table`` holds them all.

A build uses half of them, and ``from builder.vassal.traits import Marker`` loads no other (PEP 562).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

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

_FILES = {
    "ActionButton": "action_button",
    "AnyTrait": "trait",
    "AreaOfEffect": "area_of_effect",
    "BasicName": "basic_name",
    "BasicPiece": "basic_piece",
    "CalculatedProperty": "calculated_property",
    "Clone": "clone",
    "Comment": "comment",
    "CounterGlobalKeyCommand": "counter_global_key_command",
    "Delete": "delete",
    "Deselect": "deselect",
    "DynamicProperty": "dynamic_property",
    "Embellishment": "embellishment",
    "Footprint": "footprint",
    "FreeRotator": "free_rotator",
    "GlobalHotKey": "global_hot_key",
    "Hideable": "hideable",
    "Immobilized": "immobilized",
    "Labeler": "labeler",
    "Marker": "marker",
    "MenuSeparator": "menu_separator",
    "MovementMarkable": "movement_markable",
    "NonRectangular": "non_rectangular",
    "NonRectangularOutline": "non_rectangular",
    "Obscurable": "obscurable",
    "Pivot": "pivot",
    "PlaceMarker": "place_marker",
    "PlaySound": "play_sound",
    "PropertyChange": "property_command",
    "PropertyCommand": "property_command",
    "PropertyConstraints": "property_command",
    "PropertySheet": "property_sheet",
    "Replace": "replace",
    "ReportState": "report_state",
    "RestrictCommands": "restrict_commands",
    "Restricted": "restricted",
    "ReturnToDeck": "return_to_deck",
    "SendToLocation": "send_to_location",
    "SetGlobalProperty": "set_global_property",
    "SetPieceProperty": "set_piece_property",
    "SubMenu": "sub_menu",
    "TRAITS": "table",
    "TableInfo": "table_info",
    "Trait": "trait",
    "TranslatableMessage": "translatable_message",
    "Translate": "translate",
    "TriggerAction": "trigger_action",
    "UnknownTrait": "trait",
    "UsePrototype": "use_prototype",
    "decode_trait": "table",
}
"""The file of each name."""


def __getattr__(name: str) -> Any:  # noqa: ANN401
    if name not in _FILES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_FILES[name]}"), name)


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
