"""A deck in play: the piece that a save file holds for a DrawPile.

Java: ``VASSAL.counters.Deck``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.color import BLACK, Color
from builder.vassal.components.deck_global_key_command import DeckGlobalKeyCommand
from builder.vassal.components.draw_pile import DrawPile
from builder.vassal.keys import KeyStroke, encode_key_stroke
from builder.vassal.kinds import encode_flag
from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.wire import TYPE, Sequenced, color, decode_part, encode_part, flag, integer, key_stroke, text, texts

NEVER_FACE_DOWN = ("Never", "MenuDefaultUp")
"""Values of ``face_down`` with which a deck lies face up at first."""


class Deck(Sequenced):
    """What a deck can do, field by field as its DrawPile says; VASSAL 3.6 knows the fields up to ``face_down_message``.

    ``absent`` as in ``Trait``.
    """

    ID: ClassVar[str] = "deck"

    draw_outline: bool = flag(True)
    outline_color: Color | None = color(BLACK)
    width: int = integer(40)
    height: int = integer(40)
    face_down: str = text("Always")
    shuffle: str = text("Always")
    allow_multiple: bool = flag(True)
    allow_select: bool = flag(True)
    reversible: bool = flag(True)
    reshuffle_command: str = text()
    reshuffle_target: str = text()
    reshuffle_message: str = text()
    name: str = text("deck")
    shuffle_format: str = text()
    reverse_format: str = text()
    face_down_format: str = text()
    draw_face_up: bool = flag()
    can_save: bool = flag()
    shuffle_key: KeyStroke | None = key_stroke()
    reshuffle_key: KeyStroke | None = key_stroke()
    max_stack: int = integer(10)
    count_expressions: tuple[str, ...] = texts()
    expression_counting: bool = flag()
    global_commands: tuple[str, ...] = texts()
    hotkey_on_empty: bool = flag()
    empty_key: KeyStroke | None = key_stroke()
    select_display_property: str = text("$BasicName$")
    select_sort_property: str = text()
    restrict_option: bool = flag()
    restrict_expression: str = text()
    shuffle_command: str = text("Shuffle")
    reverse_command: str = text("Reverse")
    reverse_key: KeyStroke | None = key_stroke()
    draw_multiple_message: str = text("Draw multiple cards")
    draw_specific_message: str = text("Draw specific cards")
    face_up_message: str = text("Face up")
    face_down_message: str = text("Face down")
    face_up_key: KeyStroke | None = key_stroke()
    face_up_format: str = text()
    face_flip_key: KeyStroke | None = key_stroke()
    face_down_key: KeyStroke | None = key_stroke()
    save_message: str = text("Save deck")
    save_key: KeyStroke | None = key_stroke()
    save_report: str = text("Deck saved")
    load_message: str = text("Load deck")
    load_key: KeyStroke | None = key_stroke()
    load_report: str = text("Deck loaded")
    restrict_access: bool = flag()
    owners: tuple[str, ...] = texts()

    def type_text(self) -> str:
        """The type of the deck, ``deck;...``."""
        return f"{self.ID};{encode_sequence(encode_part(self, TYPE), ';')}"

    @classmethod
    def decode(cls, type_text: str) -> Self:
        """Read a deck's type; missing fields have VASSAL's defaults."""
        values, _ = decode_part(cls, TYPE, decode_sequence(type_text[len(cls.ID) + 1 :], ";"))
        return cls(**values)


def deck_of(pile: DrawPile) -> Deck:
    """The deck that a DrawPile makes (Java ``DrawPile.getDeckType``). A save that holds it needs this very type."""
    commands = tuple(_deck_command(child) for child in pile.children if isinstance(child, DeckGlobalKeyCommand))
    return Deck(
        draw_outline=pile.draw,
        outline_color=pile.color,
        width=pile.width,
        height=pile.height,
        face_down=pile.face_down,
        shuffle=pile.shuffle,
        allow_multiple=pile.allow_multiple,
        allow_select=pile.allow_select,
        reversible=pile.reversible,
        reshuffle_command=pile.reshuffle_command,
        reshuffle_target=pile.reshuffle_target,
        reshuffle_message=pile.reshuffle_message,
        name=pile.name,
        shuffle_format=pile.shuffle_format,
        reverse_format=pile.reverse_format,
        face_down_format=pile.face_down_format,
        draw_face_up=pile.draw_face_up,
        can_save=pile.can_save,
        shuffle_key=pile.shuffle_hotkey,
        reshuffle_key=pile.reshuffle_hotkey,
        max_stack=pile.max_stack,
        count_expressions=pile.count_expressions,
        expression_counting=pile.expression_counting,
        global_commands=commands,
        hotkey_on_empty=pile.hotkey_on_empty,
        empty_key=pile.empty_hotkey,
        select_display_property=pile.select_display_property,
        select_sort_property=pile.select_sort_property,
        restrict_option=pile.restrict_option,
        restrict_expression=pile.restrict_expression,
        shuffle_command=pile.shuffle_command,
        reverse_command=pile.reverse_command,
        reverse_key=pile.reverse_hotkey,
        draw_multiple_message=pile.draw_multiple_message,
        draw_specific_message=pile.draw_specific_message,
        face_up_message=pile.face_up_message,
        face_down_message=pile.face_down_message,
        face_up_key=pile.face_up_hotkey,
        face_up_format=pile.face_up_report_format,
        face_flip_key=pile.face_flip_hotkey,
        face_down_key=pile.face_down_hotkey,
        save_message=pile.save_message,
        save_key=pile.save_hotkey,
        save_report=pile.save_report_format,
        load_message=pile.load_message,
        load_key=pile.load_hotkey,
        load_report=pile.load_report_format,
        restrict_access=pile.deck_restrict_access,
        owners=pile.deck_owners,
    )


def _deck_command(command: DeckGlobalKeyCommand) -> str:
    """How a deck's type holds a command of its DrawPile (Java ``DeckGlobalKeyCommand.encode``)."""
    parts = [
        command.name,
        encode_key_stroke(command.hotkey),
        command.filter,
        command.deck_count,
        command.report_format,
        command.name,
        command.target.encode(),
        encode_flag(command.report_single),
        encode_flag(command.suppress_sounds),
        command.parameters,
    ]
    return encode_sequence(parts, "|")
