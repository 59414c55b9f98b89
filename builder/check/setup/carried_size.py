"""What is carried fits into what carries it.

Why: a fleet that sets out with more aboard than its ships hold cannot move as the scenario means it to. The sizes of the
pieces carried (one each, or a value printed on them) are added up in each hex and held against the capacities of the
carriers there. A capacity or size that no source gives is reported as not checkable; what is too much in any case is not.

Example:
    - id: aboard-the-ships
      check: carried-size
      rule: "16.5"
      says: {ja: 搭載するユニットは搭載数まで, en: Ships carry no more units than their capacity}
      carried: {class: fighter, terrain: sea}
      carriers: {class: carrier}
      capacity: capacity
      per: [hex, side]
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import FieldChoice
from builder.check.setup.frame.finding import Finding, Missing, Problem
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.grouping import Group, Grouping
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import stands_here, undecided, whose
from builder.model.counter import FieldForm
from builder.record import Record

_EACH_HEX = Grouping((Property.HEX,))


class Options(Record, kw_only=True):
    """What is carried, by what, and which values say how much."""

    carried: Selection = option("The pieces that are carried.")
    carriers: Selection = option("The pieces that carry them.")
    capacity: FieldChoice = option("The value of a carrier that tells how much it carries.")
    size: FieldChoice | None = option(
        "The value of a piece that tells its size; left out: each counts one.", default=None
    )
    per: Grouping = option("Where they must be together; left out: in one hex.", default=_EACH_HEX)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """A value that is no whole number."""
    for key, choice in (("capacity", options.capacity), ("size", options.size)):
        fields = [field for entry in view.game.classes for field in entry.fields if choice and field.id in choice]
        wrong = next((field for field in fields if field.form is not FieldForm.INTEGER), None)
        if wrong is not None:
            yield Problem(key, say("{field}は整数の値ではありません", "{field} is no whole number", field=wrong.names))


def check(options: Options, view: SetupView) -> Iterator[Finding | Missing]:
    """In each group the line at which the carriers are full."""
    groups = view.groups(options.carried, options.per)
    if not groups:
        return
    carriers = {group.key: group.pieces for group in view.groups(options.carriers, options.per)}
    for group in groups:
        there = tuple(piece for piece in carriers.get(group.key, ()) if piece not in group.pieces)
        room, no_capacity = _sum(there, options.capacity, view.game)
        needed, no_size = _sum(group.pieces, options.size, view.game)
        beside = (piece for piece in view.pieces if options.per.key(piece) == group.key)
        if needed > room and not no_capacity and not undecided(options.carriers, beside):
            yield _fault(options, view, group, there, room)
        else:
            yield from no_capacity if needed or no_size else ()
            yield from no_size


def _sum(pieces: tuple[Piece, ...], choice: FieldChoice | None, view: GameView) -> tuple[int, tuple[Missing, ...]]:
    """The known values of all the pieces added up, and those that no source gives."""
    total = 0
    missing: list[Missing] = []
    for piece in pieces:
        value = _value(piece, choice, view)
        if isinstance(value, int):
            total += value * piece.count
        else:
            missing.append(Missing(value))
    return total, tuple(missing)


def _value(piece: Piece, choice: FieldChoice | None, view: GameView) -> int | Message:
    """One piece's value: 1 where each counts one, 0 where its class or state shows none, a Message where it is not known."""
    if choice is None:
        return 1
    value = view.printed(piece, frozenset(choice.ids))
    return value if isinstance(value, int | Message) else 0


def _fault(options: Options, view: SetupView, group: Group, there: tuple[Piece, ...], room: int) -> Finding:
    needed, _ = _sum(group.pieces, options.size, view.game)
    seen = 0
    full = group.pieces[0]
    for full in group.pieces:
        size = _value(full, options.size, view.game)
        seen += size * full.count if isinstance(size, int) else 0
        if seen > room:
            break
    if there:
        message = say(
            "{where}：運ぶのは{carried}計{needed}、{carriers}に載せられるのは計{room}（{capacity}）",
            "{where}: {needed} to be carried ({carried}); room for {room} aboard {carriers} ({capacity})",
            where=view.name_of_group(group),
            carried=options.carried.names,
            needed=needed,
            carriers=options.carriers.names,
            capacity=options.capacity.names,
            room=room,
        )
    else:
        message = say(
            "{where}：{piece}を運ぶ{carriers}がいません",
            "{where}: nothing carries {piece}; it needs {carriers}",
            where=view.name_of_group(group),
            piece=whose(full, view.game),
            carriers=options.carriers.names,
        )
    others = tuple(piece for piece in group.pieces if piece is not full)
    related = (*stands_here(there, view.game), *stands_here(others, view.game))
    return Finding(full.origin, message, (full, *others), related=related)
