"""What ``explain CODE`` prints for faults that only a build finds: in looks, in drawing, in the ledger. A table of text."""

from __future__ import annotations

from collections.abc import Mapping

DRAWING_CODES: Mapping[str, str] = {
    "counter-larger-than-sheet": """A counter is larger than the printed sheet.

Why: not one of them would fit on it. Give the class a smaller size_mm, or the print style a larger sheet.

Example:
    size_mm: [300, 300]
""",
    "layout-circle": """A counter layout extends itself, perhaps over others.

Why: there is no first layout from which the others could take anything.

Example:
    # templates/counters/unit.yaml
    extends: tank
    # templates/counters/tank.yaml
    extends: unit
""",
    "ledger-line": """A line of piece_ids.txt is not a number and a counter's id.

Why: the ledger keeps every counter's number for ever, so that saved games survive a rebuild. It is never edited by hand.

Example: 12 red lion     # 12 red-lion
""",
    "ledger-rename": """A line of piece_ids.txt renames a counter, but the number is not that counter's.

Why: the number would go to the wrong counter. `vmodsmith build` writes these lines by itself from 'renamed_from'.

Example:
    12 red-lion
    13 red-lioness was red-lion     # 12
""",
    "ledger-twice": """A number or a counter stands twice in piece_ids.txt.

Why: two counters of one number could not be told apart in a saved game. After a merge, keep the older of the two lines.

Example:
    12 red-lion
    12 red-tiger
""",
    "legend-has-no-room": """A map has no room for its legend.

Why: the legend may cover no hex of play. Give the board 'legend_px', or a larger size_px. This is a warning.

Example: a map whose hexes fill it from edge to edge
""",
    "lettering-near-cut": """Lettering lies so near a counter's edge that the cut may take some of it.

Why: cuts are off by up to half a millimetre. Move the element inwards in the layout. This is a warning.

Example: a text at the very edge of the counter
""",
    "missing-glyph": """A text has a character that the font cannot draw.

Why: an empty box would be printed in its stead. Choose another character.

Example: name: "\U0001f431"
""",
    "missing-side": """A layout asks for the colour of a side, but the counter has none.

Why: nothing can be put in its place. Say what to draw then: 'side.colour or #ffffff'.

Example:
    fill: side.colour     # on a counter of nobody
""",
    "missing-value": """A layout's text asks for a value that the counter does not have.

Why: nothing is invented. Draw the element only where the value is known: 'when: {has: ...}'.

Example:
    text: "{{ unit.cost }}"     # the counter has no cost
""",
    "place-name-has-no-room": """A place's name finds no room on the map.

Why: it would cover a counter or another name. Give the place a shorter 'caption'. This is a warning.

Example: five long names in hexes side by side
""",
    "renamed-late": """A counter says what it was called before, but has been built under a number of its own already.

Why: saved games hold the new number by now, so the old one is not handed on. Write 'renamed_from' before the first build.

Example:
    - {id: lioness, renamed_from: lion, ...}     # and piece_ids.txt has both lion and lioness
""",
    "renamed-still-there": """A counter was renamed from an id that another counter still has.

Why: a piece id belongs to one counter. Rename the old one away, or leave 'renamed_from' out.

Example:
    - {id: lion, ...}
    - {id: lioness, renamed_from: lion, ...}
""",
    "renamed-unknown": """A counter was renamed from an id that the ledger of piece ids never had.

Why: there is no number to hand on, and pieces of the counter in saved games would be lost. The ids are in piece_ids.txt.

Example:
    - {id: lioness, renamed_from: loin, sides: [red, blue], ...}     # lion
""",
    "space-smaller-than-counter": """The spaces of a track are smaller than a counter.

Why: a marker would cover its neighbours. Make the track larger, or give it fewer 'columns'. This is a warning.

Example:
    - {id: power, from: 0, to: 39, at_px: [30, 30, 400, 80], columns: 40, ...}
""",
    "text-does-not-fit": """A text is too long for its field, even at the smallest size.

Why: it is cut or squeezed until nobody can read it. Give it a shorter name. This is a warning.

Example: a name of thirty characters on a counter
""",
    "unknown-element": """A layout removes an element that the layout that it extends does not have.

Why: the line would do nothing.

Example:
    remove: [bannner]     # banner
""",
    "unknown-layout": """A class, a layout or a print style names a counter layout that there is not.

Why: a layout is a file in templates/counters/, called as it is.

Example:
    classes: [{id: tank, layout: unti, ...}]     # unit
""",
    "unknown-pattern": """A terrain names a pattern that maps do not have.

Why: its hexes would be plain. The message lists those that there are.

Example:
    pattern: forrest     # forest
""",
    "unknown-style": """A board names a style that there is not.

Why: a style is a file in templates/maps/ or templates/sheets/, called as it is.

Example:
    style: terain     # terrain
""",
    "unknown-symbol": """A class, counter, place or layout names a symbol that no symbol file has.

Why: nothing would be drawn. Symbols stand in the symbols.yaml of templates/counters/, maps/ or sheets/.

Example:
    symbol: tnak     # tank
""",
    "value-not-drawn": """A counter has a value that its layout shows nowhere.

Why: what is known of a counter is printed on it; a value that no element of the layout asks for is lost. This is a warning.

Example: a class has twelve fields, and its layout has cells for six
""",
    "version-not-raised": """Pictures changed and the module's version did not: a warning of `build`, an error of a release.

Why: VASSAL keeps the pictures of boards on the player's disk under the module's name and version, and would show the old ones.

Example:
    version: 0.1.0     # 0.2.0
""",
}
"""Explanation by code."""
