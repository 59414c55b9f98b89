"""What ``explain CODE`` prints for the faults of errata and of users' own values: a table of text, as in ``codes``."""

from __future__ import annotations

TEXT = """
== wrong-date
The date of an erratum is no date, or not the one with which the erratum's id begins.

Why: errata are laid over the data in the order of their dates, and later ones win.

Example:
    # rules_data/<game>/errata/2026-11-30-forts.yaml
    erratum: 2026-11-30-forts
    date: 30.11.2026     # 2026-11-30

== changes-nothing
An erratum, or a row of a user's own values, gives what the data say already.

Why: either the erratum is in the data by now and can go, or it meant something else. An error lies in one of the two.

Example:
    - {counter: lion, values: {front: {attack: [4, 2]}}}     # the lion's attack is 4・2 already

== unknown-setup
An erratum names a setup that there is not.

Why: nothing can be changed there. A setup is named by its id or its name.

Example:
    setups: [{setup: openning, turn: 2}]     # opening

== unknown-constraint
An erratum names a constraint that there is not.

Why: nothing can be changed there. A constraint is named by its id in constraints.yaml.

Example:
    constraints: [{constraint: fort-limits, max: 3}]     # fort-limit

== unknown-line
An erratum changes or takes away a line that the setup does not have, or of which there are several.

Why: it is not clear what was meant. The message lists the counters that stand there.

Example:
    - {setup: opening, side: red, place: old-castle, change: [{counter: tiger, count: 3}]}     # only lions stand there

== unreadable-sheet
A spreadsheet of a user's own values cannot be read.

Why: it is damaged, locked by a password, or another kind of file than its name says.

Example: a web page that was saved as values.xlsx

== missing-column
A spreadsheet of values has no column that names the counters.

Why: without it no row can be laid over anything. The first row that holds anything is the row of headings.

Example:
    unit name,attack     # counter,attack

== unknown-column
A column of a spreadsheet has a heading that is no field of any class, or none at all.

Why: its values would be passed over in silence. A heading is a field's id, name or short name, with a state before it if
need be (back.attack); a column that begins with # is a remark and left alone.

Example:
    counter,atack     # attack

== empty-overlay
A folder of a user's own values holds no file that can be read as such.

Why: the folder was named to bring values, and none would come.

Example: --overlay Documents, and the values lie in Documents/mine
"""
