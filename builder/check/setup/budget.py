"""What the pieces of a side cost together stays within a budget.

Why: where players buy their forces, the sum of cost times steps must come to no more than the scenario's points, and a sum
in the head goes wrong. The cost of one piece is a value printed on it (``cost``) or stands in a table (``cost_by``); it is
taken ``times`` another value, such as its steps, and times the number of equal pieces. A piece whose cost no source gives is
reported as not checkable and counts nothing.

Example:
    - id: army-points
      check: budget
      rule: "1.2"
      says: {ja: 一軍の編成は100点まで, en: An army is bought with 100 points}
      pieces: {kind: unit}
      cost: cost
      times_by: {state: {full: 2, reduced: 1}}
      per: side
      maximum: 100
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import FieldChoice
from builder.check.setup.frame.finding import Finding, Missing, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.grouping import Group, Grouping
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_number import not_given, number_given, number_printed
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.property_table import NumberTable
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import undecided
from builder.check.setup.frame.verdict import verdict, written_here
from builder.record import Record, replace

_EACH_SIDE = Grouping((Property.SIDE,))


class Options(Record, kw_only=True):
    """What is paid for, at which price, by whom, and how much may be spent."""

    pieces: Selection = option("The pieces that are paid for.")
    cost: FieldChoice | None = option("The value printed on a piece that is its cost.", default=None)
    cost_by: NumberTable | None = option("The cost of one piece by a property, e.g. its class.", default=None)
    times: FieldChoice | None = option("A value printed on a piece that multiplies its cost, e.g. steps.", default=None)
    times_by: NumberTable | None = option("What multiplies the cost, by a property, e.g. the state.", default=None)
    per: Grouping = option("Who has a budget; left out: each side.", default=_EACH_SIDE)
    minimum: int | None = option("The least that must be spent.", default=None)
    maximum: int | None = option("The most that may be spent.", default=None)
    maximum_by: NumberTable | None = option("The most, by a property that a group shares.", default=None)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No price or two, two multipliers, no budget, or a budget that differs by what a group need not share."""
    if (options.cost is None) == (options.cost_by is None):
        yield Problem(
            "pieces", say("'cost' か 'cost_by' のどちらか一つが必要です", "one of 'cost' and 'cost_by' is needed")
        )
    if options.times is not None and options.times_by is not None:
        yield Problem("times", say("'times' と 'times_by' は一つだけ", "'times' and 'times_by' exclude each other"))
    if options.minimum is None and options.maximum is None and options.maximum_by is None:
        keys = "'minimum', 'maximum', 'maximum_by'"
        yield Problem("pieces", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
    if options.maximum_by is not None and not options.per.determines(options.maximum_by.property):
        message = say(
            "グループ（'per'）の駒は '{property}' が同じとは限りません",
            "the pieces of a group ('per') need not have the same {property}",
            property=options.maximum_by.property.value,
        )
        yield Problem("maximum_by", message)


def check(options: Options, view: SetupView) -> Iterator[Finding | Missing]:
    """The line at which a group's budget is passed, and each group that spends too little."""
    perhaps = undecided(options.pieces, view.pieces)
    groups = {group.key: group for group in view.groups(options.pieces, options.per)}
    for group in view.every_group(options.per) if options.minimum is not None else ():
        groups.setdefault(group.key, replace(group, pieces=()))
    for group in groups.values():
        prices: list[tuple[Piece, int]] = []
        missing: list[Missing] = []
        for piece in group.pieces:
            price = _price(options, piece, view)
            if isinstance(price, int):
                prices.append((piece, price * piece.count))
            else:
                missing.append(Missing(price))
        yield from missing
        spent = sum(price for _, price in prices)
        table = options.maximum_by
        word = table.word(view.property_of(group, table.property)) if table is not None else None
        maximum = options.maximum if word is None else int(word.text)
        says = verdict(spent, minimum=None if missing or perhaps else options.minimum, maximum=maximum)
        if says is not None:
            head = say("{where}：{what}", "{where}: {what}", where=view.name_of_group(group), what=options.pieces.names)
            message = say(
                "{head}は合計{spent}。{says}", "{head} comes to {spent}; {says}", head=head, spent=spent, says=says
            )
            yield _fault(message, prices, maximum, group, view, written_here(word))


def _price(options: Options, piece: Piece, view: SetupView) -> int | Message:
    """What one of the piece's counters costs, or what is missing. What is known to be blank costs nothing."""
    cost = _number(options.cost, options.cost_by, "cost_by", piece, view)
    times = _number(options.times, options.times_by, "times_by", piece, view)
    if isinstance(cost, Message):
        return cost
    if isinstance(times, Message):
        return times
    return (cost or 0) * (1 if times is None else times)


def _number(
    fields: FieldChoice | None, table: NumberTable | None, key: str, piece: Piece, view: SetupView
) -> int | Message | None:
    if fields is not None:
        return number_printed(view.game, piece, fields.ids)
    if table is None:
        return None
    number = number_given(table, piece, view.setup.id)
    return not_given(piece, key) if number is None else number


def _fault(
    message: Message,
    prices: list[tuple[Piece, int]],
    maximum: int | None,
    group: Group,
    view: SetupView,
    limit: tuple[Spotted, ...],
) -> Finding:
    if not prices:
        return Finding(group.pieces[0].origin if group.pieces else view.setup.origin, message, group.pieces)
    so_far, blamed = 0, prices[-1][0]
    for piece, price in prices:
        so_far += price
        if maximum is not None and so_far > maximum:
            blamed = piece
            break
    others = sorted(((piece, price) for piece, price in prices if price and piece is not blamed), key=_dearest_first)
    related = tuple(
        Spotted(
            piece.origin,
            say("{piece}×{n}：{price}", "{n} × {piece}: {price}", piece=piece.names, n=piece.count, price=price),
        )
        for piece, price in others[:4]
    )
    return Finding(blamed.origin, message, group.pieces[group.pieces.index(blamed) :], related=(*related, *limit))


def _dearest_first(entry: tuple[Piece, int]) -> int:
    return -entry[1]
