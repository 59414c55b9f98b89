"""Where certain pieces stand, others must stand too: an escort, a carrier, a captain.

Why: a transport without an escort, a base without a commander, a squad that was set up while its ship stands elsewhere. The
others are looked for in the same hex, place, board, side ... (``per``), ``at_least`` so many, and with ``for_each`` one for
every so many of the pieces.

Example:
    - id: escort
      check: presence-requires
      rule: "12.3"
      says: {ja: 輸送船４隻ごとに護衛艦が１隻要る, en: Every four transports need an escort}
      pieces: {class: transport, terrain: sea}
      needs: {class: destroyer}
      for_each: 4
      per: [hex, side]
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding
from builder.check.setup.frame.grouping import Group, Grouping
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import one_too_many, stands_here, undecided
from builder.record import Record

_EACH_HEX = Grouping((Property.HEX,))


class Options(Record, kw_only=True):
    """Who needs whom, where, and how many."""

    pieces: Selection = option("The pieces that need others.")
    needs: Selection = option("The pieces that must be there too.")
    per: Grouping = option("Where they must be together; left out: in one hex.", default=_EACH_HEX)
    at_least: int = option("How many are needed at the least.", default=1, at_least=1)
    for_each: int | None = option("One is needed for every so many of the pieces.", default=None, at_least=1)


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """In each group the line of the piece for which there is none, or not enough."""
    groups = view.groups(options.pieces, options.per)
    if not groups:
        return
    found = view.select(options.needs)
    there = {group.key: group for group in view.groups(options.needs, options.per)}
    for group in groups:
        near = there[group.key].pieces if group.key in there else ()
        have = sum(piece.count for piece in near)
        needed = options.at_least
        if options.for_each is not None:
            needed = max(needed, -(-group.count // options.for_each))
        if have < needed:
            perhaps = undecided(options.needs, (piece for piece in view.pieces if options.per.key(piece) == group.key))
            have += sum(piece.count for piece in perhaps)
        if have < needed:
            yield _fault(options, view, group, near, needed, found)


def _fault(
    options: Options, view: SetupView, group: Group, near: tuple[Piece, ...], needed: int, found: tuple[Piece, ...]
) -> Finding:
    have = sum(piece.count for piece in near)
    enough_for = have * options.for_each if options.for_each is not None and have >= options.at_least else 0
    first = one_too_many(group.pieces, enough_for)
    each = Message("", "")
    if options.for_each is not None:
        each = say("（{each}個ごとに一つ）", " (one for every {each})", each=options.for_each)
    message = say(
        "{where}：{pieces}×{count}には{needs}×{needed}が必要です{each}。{have}",
        "{where}: {count} × {pieces} must have {needed} × {needs} with them{each}; {have}",
        where=view.name_of_group(group),
        pieces=options.pieces.names,
        count=group.count,
        needs=options.needs.names,
        needed=needed,
        each=each,
        have=_have(have, anywhere=bool(found)),
    )
    others = tuple(piece for piece in group.pieces if piece is not first)
    related = (*stands_here(near or found, view.game), *stands_here(others, view.game))
    return Finding(first.origin, message, (first, *others), related=related)


def _have(have: int, *, anywhere: bool) -> Message:
    if have:
        return say("あるのは{have}だけです", "only {have} is there", have=have)
    if anywhere:
        return Message("そこに一つもありません", "none is there")
    return Message("この配置のどこにもありません", "the setup has none")
