"""The colours of a layout: ``side.colour lighter 60% or #ffffff``, and names that a layout gives to such colours."""

from __future__ import annotations

import re
from collections.abc import Mapping

from builder.load.fields import Faults, Fields, kind_of, with_nearest
from builder.load.node import Mapping as Table
from builder.model.layout import Colour
from builder.model.message import say
from builder.record import Record, field

_COLOUR = re.compile(r"(?P<base>#[0-9a-fA-F]{6}|[a-z][a-z.-]*)(?: (?P<way>lighter|darker) (?P<percent>\d{1,3})%)?")
_BASES = ("side.colour", "side.ink", "side.deep")


class Palette(Record):
    """The colours that a layout gives names to."""

    named: Mapping[str, Colour] = field(default_factory=dict)

    def joined(self, fields: Fields, faults: Faults) -> Palette:
        """This palette with a layout's own ``colours`` laid over it."""
        table = fields.node("colours")
        if table is None:
            return self
        if not isinstance(table, Table):
            message = say(
                "「colours」は名前と色の表です。ここにあるのは{kind}です",
                "'colours' is a table of colours by name, not {kind}",
                kind=kind_of(table),
            )
            faults.error(table.origin, "wrong-type", message)
            return self
        named = dict(self.named)
        inner = Fields(table, faults, "table of colours")
        for key, _ in table.entries:
            colour = Palette(named).optional(inner, key.text or "")
            if colour is not None:
                named[key.text or ""] = colour
        return Palette(named)

    def optional(self, fields: Fields, key: str) -> Colour | None:
        """A colour such as ``side.colour lighter 60% or #ffffff``, None where absent or ``none``."""
        text = fields.optional_text(key)
        if text is None or text == "none":
            return None
        colour: Colour | None = None
        for part in reversed(text.split(" or ")):
            colour = self._single(part.strip(), colour, fields, key)
            if colour is None:
                return None
        return colour

    def colour(self, fields: Fields, key: str, default: str) -> Colour:
        """A colour, or ``default`` where absent."""
        return self.optional(fields, key) or Colour(default)

    def _single(self, text: str, otherwise: Colour | None, fields: Fields, key: str) -> Colour | None:
        match = _COLOUR.fullmatch(text)
        if match is None:
            message = say(
                '「{key}」が「{text}」です。"#8c2f39"、side.colour、side.colour lighter 60% のように書きます',
                "'{key}' is '{text}'; write e.g. \"#8c2f39\", side.colour or side.colour lighter 60%",
                key=key,
                text=text,
            )
            fields.faults.error(fields.origin_of(key), "wrong-type", message)
            return None
        base = match["base"]
        shift = int(match["percent"] or 0) / 100 * (1 if match["way"] == "lighter" else -1)
        if base in self.named and not shift:
            named = self.named[base]
            return Colour(named.base, named.shift, otherwise or named.otherwise)
        if base not in (*_BASES, *self.named) and not base.startswith("#"):
            known = (*_BASES, *self.named)
            unknown = say(
                "「{key}」に「{base}」という色はありません", "'{key}' names no colour '{base}'", key=key, base=base
            )
            message = say(
                "{unknown}（使えるのは：#rrggbb, {known}）",
                "{unknown} (allowed: #rrggbb, {known})",
                unknown=with_nearest(unknown, base, known),
                known=", ".join(known),
            )
            fields.faults.error(fields.origin_of(key), "unknown-word", message)
            return None
        if base in self.named:
            named = self.named[base]
            return Colour(named.base, max(-1.0, min(1.0, named.shift + shift)), otherwise or named.otherwise)
        return Colour(base, shift, otherwise)
