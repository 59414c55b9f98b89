"""Drawing on one face of a counter: the layout's lengths become px, its colours the side's, its slips diagnostics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from builder.diagnostic import Diagnostic, Severity
from builder.model.counter import NotPrinted
from builder.model.fault import fault
from builder.model.layout import Area, Colour, Layout, Length, TextLook
from builder.model.message import Message, say
from builder.model.names import nearest
from builder.render.canvas import Canvas
from builder.render.colour import resolve
from builder.render.counter_subject import Subject
from builder.render.fonts import Weight, missing_glyphs
from builder.render.text import Box, TextStyle

MM_PER_INCH = 25.4


@dataclass(slots=True)
class CounterPen:
    """The canvas of one face with all that an element needs to draw itself on it; ``art`` is pictures by path."""

    subject: Subject
    layout: Layout
    dpi: float
    canvas: Canvas
    art: Mapping[str, bytes] = field(default_factory=dict)
    found: list[Diagnostic] = field(default_factory=list)
    drawn_fields: set[str] = field(default_factory=set)
    """The ids of the value fields that have been drawn so far."""

    @property
    def scale(self) -> float:
        """How many px one part of the grid is, for lengths that are neither across nor down."""
        return min(self.canvas.width / self.layout.grid[0], self.canvas.height / self.layout.grid[1])

    def px(self, length: Length) -> float:
        """A length in px."""
        return length.value * (self.dpi / MM_PER_INCH if length.millimetres else self.scale)

    def box(self, area: Area) -> Box:
        """An area in px, its edges on whole px so that they are sharp, and never outside the counter."""
        width, height = self.canvas.width, self.canvas.height
        left, top = self._edge(area.left, 0, width), self._edge(area.top, 1, height)
        right = self._edge(area.width, 0, width, area.left)
        bottom = self._edge(area.height, 1, height, area.top)
        return left, top, right - left, bottom - top

    def colour(self, colour: Colour | None) -> str | None:
        """``#rrggbb``, None for none; reports ``missing-side`` where the counter has no side to give it."""
        if colour is None:
            return None
        resolved = resolve(colour, self.subject.counter, self.subject.side)
        if resolved is None:
            ink = colour.base == "side.ink"
            what = Message("陣営の文字色", "its side's ink") if ink else Message("陣営の色", "its side's colour")
            message = say(
                "レイアウト「{layout}」は{what}で描きますが、この駒に陣営はありません",
                "layout '{layout}' draws with {what}, but the counter has no side",
                layout=self.layout.id,
                what=what,
            )
            self.fault("missing-side", message)
        return resolved or "#000000"

    def style(self, look: TextLook) -> TextStyle:
        """A layout's look in px."""
        return TextStyle(
            size=self.px(look.size),
            minimum=min(self.px(look.minimum), self.px(look.size)),
            weight=Weight(look.weight),
            align=look.align,
            valign=look.valign,
            max_lines=look.lines,
            squeeze=look.squeeze,
        )

    def text(self, name: str, text: str, box: Box, look: TextLook) -> None:
        """A text in its field; reports ``missing-glyph`` and, where the look's minimum is passed, ``text-does-not-fit``."""
        if not text.strip():
            return
        if missing := missing_glyphs(text, Weight(look.weight)):
            listed = ", ".join(f"'{character}' (U+{ord(character):04X})" for character in missing)
            message = say(
                "「{text}」の{listed}はフォントにありません。別の書き方にしてください",
                "'{text}' holds {listed}, which the font lacks; write it another way",
                text=text,
                listed=listed,
            )
            self.fault("missing-glyph", message)
            text = "".join(character for character in text if character not in missing)
            if not text.strip():
                return
        drawn = self.canvas.text(name, text, box, self.style(look), self.colour(look.colour) or "#000000")
        if not drawn.fits:
            message = say(
                "「{text}」は最小の大きさでもレイアウト「{layout}」の「{name}」に入らず、さらに小さく描かれます。"
                "短くするか、レイアウトの行数か広さを増やしてください",
                "'{text}' does not fit into '{name}' of layout '{layout}' at its smallest size; it is drawn smaller."
                " Shorten it, or give the layout more lines or room",
                text=text,
                name=name,
                layout=self.layout.id,
            )
            self.fault("text-does-not-fit", message, Severity.WARNING)

    def fault(self, code: str, message: Message, severity: Severity = Severity.ERROR) -> None:
        """Report something about this counter, with its name."""
        name = self.subject.counter.printed_name(self.subject.language)
        told = say("{name}：{message}", "{name}: {message}", name=name, message=message)
        self.found.append(fault(self.subject.counter.origin, code, told, severity))

    def report_undrawn_values(self) -> None:
        """Warn of each value (``value-not-drawn``) that the data gives and the layout shows nowhere in this state."""
        for known in self.subject.fields:
            value = self.subject.value(known)
            if known.id not in self.drawn_fields and value is not None and not isinstance(value, NotPrinted):
                name = known.names.in_language(self.subject.language)
                state = self.subject.state.id
                message = say(
                    "「{name}」は状態「{state}」に値がありますが、レイアウト「{layout}」のどこにも出ません",
                    "'{name}' has a value in state '{state}', but layout '{layout}' shows it nowhere",
                    name=name,
                    state=state,
                    layout=self.layout.id,
                )
                self.fault("value-not-drawn", message, Severity.WARNING)

    def unknown_symbol(self, symbol: str) -> None:
        """Report a symbol that the symbol set lacks."""
        near = nearest(symbol, self.layout.symbols)
        hint = say("。「{near}」のことですか", "; did you mean '{near}'?", near=near) if near else Message("", "")
        message = say(
            "記号「{symbol}」はありません{hint}（symbols.yamlにあるのは：{all}）",
            "there is no symbol '{symbol}'{hint} (symbols.yaml has: {all})",
            symbol=symbol,
            hint=hint,
            all=", ".join(self.layout.symbols),
        )
        self.fault("unknown-symbol", message)

    def _edge(self, length: Length, axis: int, limit: int, start: Length | None = None) -> float:
        position = self._along(length, axis) + (self._along(start, axis) if start else 0.0)
        return float(max(0, min(round(position), limit)))

    def _along(self, length: Length, axis: int) -> float:
        if length.millimetres:
            return self.px(length)
        return length.value * (self.canvas.width, self.canvas.height)[axis] / self.layout.grid[axis]
