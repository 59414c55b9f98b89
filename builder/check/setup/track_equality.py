"""Tracks show the same value: two tracks of one side, or one track for several sides.

Why: what two tracks tell of one thing must agree (a pilot's points and those on the display), and sides that begin alike
must begin alike. With ``same_as`` each side's value of ``track`` is held against its value of that track (or nobody's);
without, the values of all sides, or of the sides of each alliance, are held against the first. Named spaces are equal
where they stand at the same place in their tracks. A value that no source gives is reported as not checkable.

Example:
    - id: even-start
      check: track-equality
      rule: "3.1"
      says: {ja: 両軍の国力は等しく始まる, en: Both sides begin with equal power}
      track: power
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from builder.check.setup.frame.choice import SideChoice, TrackChoice
from builder.check.setup.frame.finding import Finding, Spotted
from builder.check.setup.frame.message import say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.track_condition import TrackCondition
from builder.model.setup import TrackValue
from builder.record import Record


class Options(Record, kw_only=True):
    """Which values must be equal."""

    track: TrackChoice = option("The track, by name or id.")
    same_as: TrackChoice | None = option("Another track, which shows the same for the same side.", default=None)
    side: SideChoice | None = option("Whose values; left out: those of every side.", default=None)
    among: Literal["all", "alliance"] = option(
        "Without 'same_as': among all sides, or within alliances.", default="all"
    )
    while_: TrackCondition | None = option(
        "Only for sides whose value meets this; with a side or for nobody's track: only while it is met.", default=None
    )


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Every value that differs from the one it must equal, at the later of the two."""
    values = view.values(options.track, options.side.ids if options.side else None)
    sides = view.sides_meant(options.while_)
    first: dict[str, TrackValue] = {}
    for value in values:
        if not sides.includes(value.side) or view.number(value) is None:
            continue
        if options.same_as is None:
            # Who is in no alliance begins as he will.
            group = (view.game.alliance(value.side) or "") if options.among == "alliance" else "all"
            others: tuple[TrackValue, ...] = (first.setdefault(group, value),) if group else ()
        else:
            others = _of_same_side(options.same_as, value, view)
        for other in others:
            if view.number(other) is not None and view.number(other) != view.number(value):
                yield _fault(value, other, view.since(sides, value.side), view)


def _of_same_side(track: TrackChoice, value: TrackValue, view: SetupView) -> tuple[TrackValue, ...]:
    """What the other track shows for the same side; where it is nobody's track, its one value."""
    return tuple(other for other in view.values(track) if other.side is None or other.side == value.side)


def _fault(value: TrackValue, other: TrackValue, why: tuple[Spotted, ...], view: SetupView) -> Finding:
    message = say(
        "{value}は{shown}ですが、{other}は{as_other}です。等しくなければなりません",
        "{value} is {shown}, but {other} is {as_other}; they must be equal",
        value=view.name_of_value(value),
        shown=view.shown(value),
        other=view.name_of_value(other),
        as_other=view.shown(other),
    )
    text = say("{other}はここ", "{other} is written here", other=view.name_of_value(other))
    return Finding.of_value(value, message, Spotted(other.origin, text), *why)
