"""At most one of each counter, of each unit or of each name.

Why: a person is in one place, a named ship was built once, and of a character's versions (①, ②) one at most is in play; a
setup copied from another soon holds two. ``by: unit`` takes all versions and sides of a unit as one, ``by: name`` all that
share a printed name without its mark, ``per`` asks it of each side or each hex instead of the whole setup.

Example:
    - id: one-of-a-person
      check: uniqueness
      rule: "11.2"
      says: {ja: 人物は一人しかいない, en: Of each person one version at most is in play}
      pieces: {kind: character}
      by: unit
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Literal

from builder.check.setup.frame.finding import Finding
from builder.check.setup.frame.grouping import WHOLE_SETUP, Group, Grouping
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import one_too_many, stands_here, whose
from builder.model.names import fold
from builder.record import Record


class Options(Record, kw_only=True):
    """Which pieces, and what counts as the same."""

    pieces: Selection = option("The pieces of which each may be there only once.")
    by: Literal["counter", "unit", "name"] = option(
        "What is the same: the counter, the unit (all versions and sides), or the name without its mark.",
        default="counter",
    )
    per: Grouping = option("Within which groups; left out: the whole setup.", default=WHOLE_SETUP)


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """The line that brings the second one."""
    for group in view.groups(options.pieces, options.per):
        same: dict[Hashable, list[Piece]] = {}
        for piece in group.pieces:
            same.setdefault(_identity(piece, options.by), []).append(piece)
        for pieces in same.values():
            if sum(piece.count for piece in pieces) > 1:
                yield _fault(group, tuple(pieces), options, view)


def _identity(piece: Piece, by: str) -> Hashable:
    if by == "unit":
        return piece.counter.unit
    return fold(piece.counter.names.ja) if by == "name" else piece.counter.id


def _fault(group: Group, pieces: tuple[Piece, ...], options: Options, view: SetupView) -> Finding:
    second = one_too_many(pieces, 1)
    others = tuple(piece for piece in pieces if piece is not second)
    where = Message("", "")
    if group.grouping.properties != (Property.SETUP,):
        where = say("{where}：", "{where}: ", where=view.name_of_group(group))
    different = next((piece for piece in others if piece.counter.id != second.counter.id), None)
    if different is None:
        message = say(
            "{where}{piece}×{count}（１個まで）",
            "{where}{count} × {piece}; there is only one",
            where=where,
            piece=whose(second, view.game),
            count=sum(piece.count for piece in pieces),
        )
    else:
        message = say(
            "{where}{piece}と{other}がいます（どちらか一方だけ）",
            "{where}{piece} and {other} are both there; only one of them can be",
            where=where,
            piece=whose(second, view.game),
            other=whose(different, view.game),
        )
    return Finding(second.origin, message, (second, *others), related=stands_here(others, view.game))
