"""What ``explain CODE`` prints for the faults of ``play.yaml``: a table of text."""

from __future__ import annotations

TEXT = """
== command-form
A command of play.yaml is not put together as commands are.

Why: it does exactly one thing (to, to_deck, to_class, over_link, replace_by, mark, roll and so on), it stands in the menus
of the classes or counters that it names, and its key is one letter or digit.

Example:
    commands:
      - {id: eliminate, name: Eliminate, classes: [tank], to: factory, copy: true}     # two things

== box-of-no-side
A command sends a counter to a box that its side does not have, and that no shared board has.

Why: a box such as the factory lies on the sheet of each side; a side without a sheet needs a command of its own.

Example:
    - {id: eliminate, name: Eliminate, counters: [guest], to: red/factory}     # the box of another side

== unknown-command
A button gives a command that no counter has.

Why: it would do nothing.

Example:
    commands: [{id: into-cup, ...}]
    buttons: [{id: fill, name: Fill, steps: [{give: in-cup}]}]

== unknown-cup
A command or button names a cup that is not defined.

Why: counters can only be put into a cup of the list 'cups'.

Example:
    cups: [{id: cup, box: cup}]
    commands: [{id: into-cup, ..., to_deck: bag}]

== unknown-gauge
A transfer, purchase or victory names a gauge that is not defined.

Why: only what stands in the list 'gauges' can be counted up and down.

Example:
    gauges: [{id: funds, track: funds, steps: [1, -1]}]
    transfers: [{id: income, name: Income, add: power, to: funds}]

== gauge-without-numbers
A gauge is made of a track that has named spaces.

Why: only numbers can be counted up and down; the marker of named spaces has a menu of them by itself.

Example:
    gauges: [{id: state, track: state, steps: [1, -1]}]     # watching, arming, at war

== roll-form
A roll is read in no way, or in two.

Why: it counts hits 'against' numbers, compares its sum with 'at_least' or 'at_most', or looks it up in a 'table'.

Example:
    rolls: [{id: attack, name: Attack, dice: [1, 2]}]

== results-not-rising
The results of a roll do not cover every number exactly once.

Why: the lowest 'up_to' stands first, and the last result has none: it takes all that is higher.

Example:
    results: [{up_to: 4, name: Back}, {up_to: 2, name: Dead}, {name: Nothing}]

== gauge-of-no-side
An operation names a gauge of which its side has no marker.

Why: every side counts with its own markers; another side's gauge is named with the side before it.

Example:
    operations: [{id: raid, name: Raid, sides: [blue], changes: {red/power: -1}}]     # not power, which blue does not have

== operation-form
An operation is not put together as operations are.

Why: a table needs a number that says which row holds, a limit of a row needs a number to compare and a word for what holds
otherwise, and the button stands with the gauges of its side.

Example:
    operations: [{id: check, name: Check, table: [{name: Peace}]}]     # neither 'roll' nor 'by'

== bands-not-falling
The results of the game do not cover every difference exactly once.

Why: the highest 'least' stands first, and the last result has none: it takes all that is lower.

Example:
    bands: [{least: 0, name: Draw}, {least: 10, name: Red wins}]

== unknown-seat
A hand names a seat that the game does not have.

Why: the players who may look into it are seats of game.yaml.

Example:
    hands: [{board: red-hand, seats: [redd]}]

== unknown-phase
The summary names a phase that the game does not have.

Why: each line tells what is done in a phase of game.yaml.

Example:
    summary: [{phase: incom, text: Collect the income.}]
"""
