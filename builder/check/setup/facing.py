"""Certain pieces start with a facing that is allowed.

Why: on a field of squares a soldier looks along one of four sides, never across a corner, and machines that must face the
enemy begin so. Facings are numbered clockwise from 0 (up the map), as a setup's lines give them (``facing: 2``). A piece
without a facing is reported where ``needed`` says that it must have one.

Example:
    - id: red-looks-south
      check: facing
      rule: "5"
      says: {ja: 赤軍は下を向いて始まる, en: Red begins looking down the map}
      pieces: {side: red, kind: unit}
      allowed: 2-4
      needed: true
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding, Spotted
from builder.check.setup.frame.message import say
from builder.check.setup.frame.number_ranges import NumberRanges
from builder.check.setup.frame.option import option
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.record import Record


class Options(Record, kw_only=True):
    """Which pieces, and how they may face."""

    pieces: Selection = option("The pieces that the rule is about.")
    allowed: NumberRanges = option("The facings: numbers, a range such as 0-3, or a list.")
    needed: bool = option("True where each of them must have a facing.", default=False)


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Every line with another facing, or without one where it is needed."""
    for piece in view.select(options.pieces):
        facing = piece.placement.facing
        spot = Spotted(piece.spot.origin, say("{spot}はここ", "{spot} is written here", spot=piece.spot.names))
        if facing is None and options.needed:
            message = say(
                "{spot}の{piece}に向きがありません。許される向き：{allowed}",
                "{piece} at {spot} has no facing; allowed: {allowed}",
                piece=piece.names,
                spot=piece.spot.names,
                allowed=options.allowed.text,
            )
            yield Finding.at(piece, message, spot)
        elif facing is not None and facing not in options.allowed:
            message = say(
                "{spot}の{piece}の向きは{facing}。許される向き：{allowed}",
                "{piece} at {spot} faces {facing}; allowed: {allowed}",
                piece=piece.names,
                spot=piece.spot.names,
                facing=facing,
                allowed=options.allowed.text,
            )
            yield Finding.at(piece, message, spot)
