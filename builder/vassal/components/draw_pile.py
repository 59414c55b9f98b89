"""A deck or cup.

Java: ``VASSAL.build.module.map.DrawPile``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import COLOR, FLAG, INTEGER, KEY_STROKE, TEXT, TEXTS


class DrawPile(Component, kw_only=True):
    """A deck or cup.

    ``shuffle`` is Always, Never or Via right-click Menu; ``face_down`` these or MenuDefaultUp.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.DrawPile"

    name: str = attribute("name", TEXT, "")
    owning_board: str = attribute("owningBoard", TEXT, "")
    x: int = attribute("x", INTEGER, 0)
    y: int = attribute("y", INTEGER, 0)
    width: int = attribute("width", INTEGER, 40)
    height: int = attribute("height", INTEGER, 40)
    allow_multiple: bool = attribute("allowMultiple", FLAG, True)
    draw_multiple_message: str = attribute("drawMultipleMessage", TEXT, "Draw multiple cards")
    allow_select: bool = attribute("allowSelect", FLAG, True)
    draw_specific_message: str = attribute("drawSpecificMessage", TEXT, "Draw specific cards")
    select_display_property: str = attribute("selectDisplayProperty", TEXT, "$BasicName$")
    select_sort_property: str = attribute("selectSortProperty", TEXT, "")
    face_down: str = attribute("faceDown", TEXT, "Always")
    face_up_message: str = attribute("faceUpMessage", TEXT, "Face up")
    face_down_message: str = attribute("faceDownMessage", TEXT, "Face down")
    draw_face_up: bool = attribute("drawFaceUp", FLAG, False)
    face_down_format: str = attribute("faceDownFormat", TEXT, "")
    shuffle: str = attribute("shuffle", TEXT, "Always")
    shuffle_command: str = attribute("shuffleCommand", TEXT, "Shuffle")
    shuffle_format: str = attribute("shuffleFormat", TEXT, "")
    shuffle_hotkey: KeyStroke | None = attribute("shuffleHotkey", KEY_STROKE, None)
    reversible: bool = attribute("reversible", FLAG, True)
    reverse_command: str = attribute("reverseCommand", TEXT, "Reverse")
    reverse_format: str = attribute("reverseFormat", TEXT, "")
    reverse_hotkey: KeyStroke | None = attribute("reverseHotkey", KEY_STROKE, None)
    draw: bool = attribute("draw", FLAG, False)
    color: Color | None = attribute("color", COLOR, BLACK)
    hotkey_on_empty: bool = attribute("hotkeyOnEmpty", FLAG, False)
    empty_hotkey: KeyStroke | None = attribute("emptyHotkey", KEY_STROKE, None)
    reshufflable: bool = attribute("reshufflable", FLAG, False)
    reshuffle_command: str = attribute("reshuffleCommand", TEXT, "")
    reshuffle_message: str = attribute("reshuffleMessage", TEXT, "")
    reshuffle_hotkey: KeyStroke | None = attribute("reshuffleHotkey", KEY_STROKE, None)
    reshuffle_target: str = attribute("reshuffleTarget", TEXT, "")
    can_save: bool = attribute("canSave", FLAG, False)
    max_stack: int = attribute("maxStack", INTEGER, 10)
    expression_counting: bool = attribute("expressionCounting", FLAG, False)
    count_expressions: tuple[str, ...] = attribute("countExpressions", TEXTS, ())
    restrict_option: bool = attribute("restrictOption", FLAG, False)
    restrict_expression: str = attribute("restrictExpression", TEXT, "")
    description: str = attribute("description", TEXT, "", newer=True)
    face_flip_hotkey: KeyStroke | None = attribute("faceFlipHotkey", KEY_STROKE, None, newer=True)
    face_up_hotkey: KeyStroke | None = attribute("faceUpHotkey", KEY_STROKE, None, newer=True)
    face_up_report_format: str = attribute("faceUpReportFormat", TEXT, "", newer=True)
    face_down_hotkey: KeyStroke | None = attribute("faceDownHotkey", KEY_STROKE, None, newer=True)
    save_message: str = attribute("saveMessage", TEXT, "Save deck", newer=True)
    save_hotkey: KeyStroke | None = attribute("saveHotkey", KEY_STROKE, None, newer=True)
    save_report_format: str = attribute("saveReportFormat", TEXT, "Deck saved", newer=True)
    load_message: str = attribute("loadMessage", TEXT, "Load deck", newer=True)
    load_hotkey: KeyStroke | None = attribute("loadHotkey", KEY_STROKE, None, newer=True)
    load_report_format: str = attribute("loadReportFormat", TEXT, "Deck loaded", newer=True)
    deck_restrict_access: bool = attribute("deckRestrictAccess", FLAG, False, newer=True)
    deck_owners: tuple[str, ...] = attribute("deckOwners", TEXTS, (), newer=True)
