"""All pieces of a selection that stand together belong to one side, or to one alliance.

Why: forts of two countries in one hex, or armies of two sides in one city, are what play resolves, not what a scenario begins
with. Counters of nobody are no owner's and never meant.

Example:
    - id: forts-of-one-country
      check: one-owner
      rule: "26.10"
      says: {ja: 一つのヘクスには一国の城砦しか置けない, en: A hex holds forts of one country only}
      pieces: {class: fort}
      per: hex
      owner: side
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from builder.check.setup.frame.finding import Finding
from builder.check.setup.frame.grouping import Group, Grouping
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import stands_here, whose
from builder.record import Record

_EACH_HEX = Grouping((Property.HEX,))


class Options(Record, kw_only=True):
    """Which pieces, and what must be one."""

    pieces: Selection = option("The pieces that must have one owner where they stand together.")
    per: Grouping = option("What is together; left out: what stands in one hex.", default=_EACH_HEX)
    owner: Literal["side", "alliance"] = option("Whether one side is asked for, or one alliance.", default="side")


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """The first line of every other owner than the first of the group."""
    for group in view.groups(options.pieces, options.per):
        first: dict[str, Piece] = {}
        for piece in group.pieces:
            owner = _owner(piece, options.owner)
            if owner is not None:
                first.setdefault(owner, piece)
        pieces = tuple(first.values())
        for intruder in pieces[1:]:
            yield _fault(group, intruder, pieces[0], options, view)


def _owner(piece: Piece, owner: str) -> str | None:
    """The side or alliance; a side without alliance is on its own."""
    return piece.side if owner == "side" else piece.alliance or piece.side


def _fault(group: Group, intruder: Piece, first: Piece, options: Options, view: SetupView) -> Finding:
    rule = (
        Message("一つの陣営だけ", "one side only")
        if options.owner == "side"
        else Message("一つの同盟だけ", "one alliance only")
    )
    message = say(
        "{where}：{intruder}と{first}がいます（{rule}）",
        "{where}: {intruder} stands with {first}; {rule}",
        where=view.name_of_group(group),
        intruder=whose(intruder, view.game),
        first=whose(first, view.game),
        rule=rule,
    )
    return Finding(intruder.origin, message, (intruder, first), related=stands_here((first,), view.game))
