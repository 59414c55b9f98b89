"""``templates/print/*.yaml``: the sheets to print on. Lengths are in millimetres.

A sheet that extends another gives only the keys that differ, so that no key but ``print`` must be there.
"""

from __future__ import annotations

from builder.model.print_style import WORDS
from builder.schema.parts import Schema, colour, identifier, integer, names, number, table, text

_WHAT = "print style"


def print_style_schema() -> Schema:
    """One sheet to print on a file."""
    return table(
        _WHAT,
        {
            "print": identifier("The sheet's id: the file's name."),
            "extends": text("Another sheet from which all keys come that this one does not give."),
            "paper": _part(
                "paper",
                {
                    "name": text("What the paper is called."),
                    "width_mm": number("Its width in mm."),
                    "height_mm": number("Its height in mm."),
                },
            ),
            "margin_mm": number("Round the page, where printers do not reach: nothing is drawn there."),
            "header_mm": number("Height of the heading."),
            "footer_mm": number("Height of the foot."),
            "ruler_mm": number("Length of the ruler by which the scale of the print is checked."),
            "fold_mm": number("The least distance of the bleed from the fold."),
            "bleed_mm": number("How far a face is drawn beyond its cut."),
            "hairline_mm": number("A narrower line along the cut is left out: no knife follows it."),
            "safe_mm": number("Lettering nearer to the cut than this is reported."),
            "plain_back": identifier("The file in templates/counters/ that draws the back of counters with one face."),
            "cut_marks": _part(
                "cut_marks",
                {
                    "length_mm": number("Length of a mark."),
                    "distance_mm": number("How far it stands from the bleed."),
                    "width_mm": number("Width of its line."),
                },
            ),
            "block": _part(
                "block",
                {
                    "columns": integer("The most counters beside each other; 0: as many as the paper holds.", 0),
                    "rows": integer("The most counters below each other; 0: as many as the paper holds.", 0),
                    "distance_mm": number("The free room between the marks of two blocks."),
                },
            ),
            "colours": _part(
                "colours",
                {
                    "ink": colour("Text and marks."),
                    "faint": colour("What may stand back: ticks, small text."),
                    "front_cross": colour("The cross on the front of the test page."),
                    "back_cross": colour("The cross on the back of the test page."),
                },
            ),
            "words": _part("words", {word: names("In each language.") for word in WORDS}),
        },
        ("print",),
    )


def _part(key: str, properties: dict[str, Schema]) -> Schema:
    return table(f"'{key}' of a {_WHAT}", properties)
