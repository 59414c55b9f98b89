"""What ``explain CODE`` prints for the faults that reading a game's files finds: a table of text.

Each entry says what the fault is, why it is one, and shows the smallest example.
"""

from __future__ import annotations

from collections.abc import Mapping

from builder.load.errata_codes import TEXT as ERRATA_TEXT
from builder.load.play_codes import TEXT as PLAY_TEXT

_TEXT = """
== yaml-syntax
The file is not YAML from the place on that is given.

Why: what stands behind a slip like an open bracket or quote cannot be read.

Example:
    sides: [{id: red, name: Red]     # the } is missing

== tab
A tab stands where YAML wants spaces.

Why: YAML tells by spaces how deep a line lies, and forbids tabs for it. Two spaces a level are usual.

Example:
    sides:
    <tab>- {id: red}

== empty-file
A data file has nothing in it.

Why: it is a file that was not saved, or a leftover. Delete it or fill it.

Example: a file of 0 bytes in counters/<game>/

== unreadable-file
A data file is there but cannot be opened.

Why: the system refuses it: rights, a folder of that name, a link that leads nowhere.

Example: a folder that is called units.yaml

== not-utf-8
A data file is not encoded in UTF-8.

Why: all text is read as UTF-8; Shift_JIS or UTF-16 would give wrong letters. Save the file as UTF-8.

Example: a file that was saved as "ANSI" or Shift_JIS

== byte-order-mark
A data file begins with a byte order mark. This is a warning; the file is read without it.

Why: editors on Windows write one when asked for "UTF-8 with BOM"; other tools stumble over it.

Example: the bytes EF BB BF at the beginning of the file

== file-extension
A data file's name does not end in .yaml.

Why: only *.yaml is read; a file called .yml would be passed over in silence.

Example: counters/<game>/units.yml     # rename it units.yaml

== missing-folder
A folder that every game has is missing.

Why: a game has counters/<game>/, maps/<game>/, rules_data/<game>/ and rules_data/<game>/setups/.

Example: maps/<game>/ is called map/<game>/

== no-such-game
The project has no game of that name.

Why: a game is a folder in rules_data/ with a file game.yaml.

Example:
    vmodsmith check skirmsh     # rules_data/skirmish/game.yaml is there

== duplicate-key
A key stands twice in one table.

Why: of two values one would be lost.

Example:
    - {id: red, name: Red, name: Crimson}

== yaml-alias
An alias (*name) leads back to the table that it stands in.

Why: the data would have no end. Write the value out.

Example:
    sides: &all [*all]

== unknown-key
A table has a key that means nothing there.

Why: a misspelt key would be passed over, and its value with it.

Example:
    - {id: red, nmae: Red}     # did you mean 'name'?

== missing-key
A key that must be there is not, or has no value.

Why: nothing can be put in its place without inventing it.

Example:
    - {id: red}     # a side needs 'name'

== wrong-type
A value is of another kind than its key takes: a text for a number, a list for a table, no colour.

Why: it cannot be used. The message says what the key takes.

Example:
    count: many     # a whole number

== wrong-length
A list has more or fewer entries than it must have, or a code more than one character.

Why: each entry has its meaning by its place.

Example:
    at_px: [30, 30, 200]     # left, top, width, height

== wrong-id
An id is not made of a-z, 0-9 and single hyphens (a game's id, which is a folder, may have single underscores).

Why: ids become file names, on every system.

Example:
    id: Red Tank     # red-tank

== out-of-range
A number is lower or higher than its key allows.

Why: it would have no meaning, like a die with no faces.

Example:
    dice: [{id: one-die, count: 0, faces: 6, ...}]

== unknown-word
A value is none of the words that its key takes.

Why: the word decides what is built; the message lists those that there are.

Example:
    kind: units     # unit

== other-spelling
A word names a thing by a spelling that its data want to be told of ('warn' in 'also'). This is a warning; the thing is taken.

Why: a rulebook that writes one name in two ways leaves its readers in doubt whether two things are meant.

Example:
    - {id: fort, name: 城砦, also: [{spelling: 城塞, rule: "37-6", warn: true}], ...}
    # and in a setup
    - {counter: 城塞}

== unknown-language
A name has a key that is no language code, or the game has no name in its language or in one of its pictures.

Why: names are given by language: ja, en, de.

Example:
    name: {japanese: 赤軍}     # ja

== id-not-file-name
A board or setup has another id than its file.

Why: one finds a thing by its file's name; two names for one thing mislead.

Example:
    # maps/<game>/island.yaml
    board: isle

== id-not-folder-name
game.yaml names another game than its folder.

Why: the folder's name is the game's id, in counters/, maps/ and rules_data/ alike.

Example:
    # rules_data/skirmish/game.yaml
    game: skirmsh

== wrong-version
The game's version is not three numbers.

Why: it becomes part of the module's file name, and VASSAL compares versions number by number.

Example:
    version: "1.0"     # 1.0.0

== unknown-alliance
A side names an alliance that there is not.

Why: the alliance decides who wins together.

Example:
    alliances: [{id: north, ...}]
    sides: [{id: red, alliance: nort, ...}]

== unknown-side
A word that should name a side names none.

Why: sides are named by id, name or short mark as game.yaml gives them.

Example:
    counters: [{id: lion, side: 紅軍, ...}]     # 赤軍

== unknown-class
A counter names a class that there is not.

Why: the class gives the counter its layout, size, states and fields.

Example:
    - {id: lion, class: tanc, ...}     # tank

== unknown-state
A word that should name a state of a counter's class names none.

Why: only the states of the class can be shown.

Example:
    - {counter: lion, state: bak}     # back

== unknown-field
A counter gives a value for a field that its class does not have.

Why: the value would be printed nowhere.

Example:
    values: {front: {atack: [4, 2]}}     # attack

== field-not-on-state
A counter gives a value for a field in a state that does not show it.

Why: the class says with 'states' on which faces a field stands.

Example:
    fields: [{id: cost, states: [front], ...}]
    # and in a counter
    values: {back: {cost: 6}}

== wrong-value
A field's value is not in the field's form.

Why: a class says whether a field is an integer, strengths, a text or a die-table.

Example:
    values: {front: {cost: six}}     # form: integer

== side-and-sides
A counter has both 'side' and 'sides'.

Why: 'side' is for a unit of one side, 'sides' for one of several; which holds is not clear.

Example:
    - {id: lion, side: red, sides: [red, blue], ...}

== missing-art
A picture file that the data names is not in the project.

Why: the counter or board would be drawn without it. The path starts at the project's folder.

Example:
    art: counters/skirmish/art/foks.png

== grid-off-board
A map's size_px is smaller than its hex grid with the margin.

Why: hexes would be cut off. Leave size_px out and the grid decides.

Example:
    grid: {columns: 10, rows: 7, hex_height_px: 108}
    size_px: [400, 300]

== odd-columns-meet
A map whose left and right edges meet has an odd number of columns.

Why: the last column would lie as high as the first, so that half-hexes would meet whole ones. Add a column or take one away.

Example:
    grid: {columns: 9, rows: 7, hex_height_px: 108, wraps: columns}

== wrong-grid-size
A grid of codes has more or fewer lines or codes than the hex grid has rows and columns.

Why: each code belongs to one hex; a missing one would shift all the others.

Example:
    grid: {columns: 3, rows: 2, ...}
    terrain: |
      . . .
      . .

== unknown-terrain-code
The terrain grid has a code that no terrain has.

Why: the hex's terrain is not known.

Example:
    terrains: [{id: plain, code: ".", ...}]
    terrain: |
      . . x

== unknown-territory-code
The territory grid has a code that no side has.

Why: whose hex it is is not known. "-" and "~" mean nobody's.

Example:
    territory: {codes: {red: R}, grid: "R R X"}

== duplicate-code
Two terrains, or two sides, have the same code.

Why: the grid could mean either.

Example:
    terrains: [{id: plain, code: ".", ...}, {id: marsh, code: ".", ...}]

== unknown-hex
A hex is named that is on no map.

Why: hexes are named by column and row, two digits each, within the grid.

Example:
    hexes: ["9901"]

== hex-twice-in-place
A place lists a hex twice.

Why: "so many in each hex" would count it twice.

Example:
    hexes: ["0501", "0501"]

== unknown-hexside
A side of hexes is of a kind that the map does not have.

Why: the kind says how it is drawn, and what rules mean by it.

Example:
    edge_kinds: [{id: cliff, name: Cliff, colour: "#664422"}]
    edges: [{kind: clif, between: ["0101", "0102"]}]     # cliff

== edge-form
A side of hexes is not said in one of the two ways.

Why: a side lies 'between' two hexes (or lists of hexes), or is a side 'of' hexes 'towards' a direction.

Example:
    - {kind: cliff, of: ["0101"]}     # add  towards: [SE]

== hexes-apart
A side is said to lie between hexes that are not next to each other.

Why: they share no side. One of the hexes is wrong.

Example:
    - {kind: cliff, between: ["0101", "0301"]}

== edge-twice
A side of hexes stands in two lines.

Why: it is of one kind; which is meant is not clear.

Example:
    - {kind: cliff, between: ["0101", "0102"]}
    - {kind: strait, of: ["0101"], towards: [S]}

== table-form
A row of a table is no list, or has more or fewer cells than the table has columns.

Why: each cell belongs to a column by its place; a missing one would shift the others.

Example:
    columns: [1d6, L, M, H]
    rows: [[1-2, back, back]]     # the cell for H is missing

== track-form
A track is not said in one of the three ways, or its digits are out of order.

Why: a track has either 'from' and 'to', or 'digits' from the highest unit down, or named 'spaces'.

Example:
    - {id: funds, from: 0, to: 9, spaces: [...], ...}

== rows-and-owner
A track asks for a row for each side where that cannot be.

Why: on the sheet of one side, or on a track that the sides share, there is one row.

Example:
    - {id: power, shared: true, for_each_side: [red, blue], ...}

== unknown-marker
A track names a marker that no counter is.

Why: the track's value is shown by a counter of that unit.

Example:
    - {id: turn, marker: turn-markr, ...}

== marker-of-no-side
A track's marker has no counter that could run there.

Why: a side's track needs a counter of that side, a shared one a counter for each, a track of nobody exactly one.

Example:
    counters: [{id: flag, sides: [red, blue], ...}]
    # and on a board of nobody
    tracks: [{id: turn, marker: flag, ...}]     # which of the two?

== unknown-board
A line of a setup names a board that there is not.

Why: 'board' tells places of one name apart; it is a board's id or name.

Example:
    - {hex: "0304", board: iland, counters: [...]}

== unknown-place
A line of a setup names a place that is on no board.

Why: the counters would stand nowhere.

Example:
    - {place: 古成, counters: [...]}     # 古城

== ambiguous-place
A line of a setup names a place that may be one of several.

Why: the counters can stand in one only. Write the place's id, or add 'board'.

Example: two maps have a hex 0304, and the line says  {hex: "0304"}

== place-of-another-side
A line names a box that only other sides have.

Why: under a side's heading its own boxes are meant; for another's add 'side' to the line.

Example:
    - side: red
      places:
        - {place: 青軍のチット, counters: [...]}     # add  side: blue

== hex-not-in-place
A line names a hex that its place does not have.

Why: one of the two is wrong. A box has no hexes at all.

Example:
    places: [{id: ridge, hexes: ["0501", "0502"]}]
    # and in a setup
    - {place: ridge, hex: "0601", counters: [...]}

== hex-choice
A line says more than one of 'hex', 'each_hex' and 'any_hex'.

Why: they contradict one another.

Example:
    - {place: ridge, each_hex: true, any_hex: true, counters: [...]}

== area-needs-hex
A line puts counters at a place of several hexes without saying in which.

Why: a counter stands in one hex. 'each_hex' means so many in each, 'any_hex' that the rule leaves it free.

Example:
    - {place: ridge, counters: [{counter: fort}]}

== unknown-counter
A line of a setup names a counter that there is not.

Why: nothing can be put there. Names are compared without regard to width, case and middle dots.

Example:
    - {counter: らいおs}     # らいおん

== ambiguous-counter
A line of a setup names a counter that may be one of several.

Why: only one can be meant. Write the version's mark, or the counter's id.

Example:
    - {counter: ファルコン}     # ファルコン① or ファルコン②

== counter-of-another-side
A line names a counter that only other sides have.

Why: under a side's heading its own counters are meant; for another's add 'side' to the line.

Example:
    - side: red
      places:
        - {place: old-castle, counters: [{counter: heron}]}     # add  side: blue

== side-twice
A setup has two headings for one side.

Why: the later would hide in a long list. Put them together.

Example:
    sides: [{side: red, ...}, {side: 赤軍, ...}]

== unknown-track
A setup gives a value for a track that the side (or nobody) does not have, or the clock names one that there is not.

Why: the value would be shown nowhere. Tracks of nobody stand under the setup's own 'tracks'.

Example:
    tracks: {fnds: 20}     # funds

== ambiguous-track
A setup names a track that is on more than one board.

Why: only one can be meant. Write the track's id, and give each track its own.

Example: two boards have a track called 得点, and the setup says  tracks: {得点: 3}

== track-twice
A setup gives a track's value twice under one heading.

Why: of two values one would be lost.

Example:
    tracks: {funds: 20, 資金: 30}

== unknown-space
A setup gives a track a value that is no number, or no name of one of its spaces.

Why: the marker would have no space to lie on.

Example:
    tracks: {状態: 戦争}     # the spaces are 静観, 参戦, 滅亡

== track-value-out-of-range
A setup gives a track a value for which it has no space.

Why: the marker would lie beyond the end.

Example:
    tracks: [{id: technology, from: 0, to: 10, ...}]
    # and in a setup
    tracks: {technology: 11}

== track-value-missing
A setup says nothing about a track of a side that it lists.

Why: a value that no source gives needs a box for it ('unset' on the track); this track has none.

Example:
    tracks: [{id: technology, from: 0, to: 10, ...}]     # no 'unset'
    # and in a setup
    - {side: red, tracks: {}}

== turn-disagrees
A setup gives the turn's track another value than its own turn.

Why: the turn's marker lies on the setup's turn by itself; leave the track out.

Example:
    turn: 5
    tracks: {turn: 4}
"""


def _entries(text: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for entry in text.split("\n== ")[1:]:
        code, _, explanation = entry.partition("\n")
        found[code] = explanation.strip() + "\n"
    return found


EXPLANATIONS: Mapping[str, str] = {**_entries(_TEXT), **_entries(ERRATA_TEXT), **_entries(PLAY_TEXT)}
"""Explanation by code."""
