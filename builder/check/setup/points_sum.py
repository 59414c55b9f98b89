"""Values of a counter add up to a fixed sum, or to no more than it.

Why: a soldier's points are shared out among strength, speed and spirit; a typed list soon has a point too many. The sum
may differ by type (``equal_by``). This is asked of the counters themselves, in each state that shows the values, whether or
not a setup places them; a value that is known to be blank counts nothing, one that no source gives is reported as not
checkable.

Example:
    - id: soldier-points
      check: points-sum
      rule: "2"
      says: {ja: 能力値の合計は兵種で決まる, en: The points of a soldier depend on its type}
      counters: {kind: unit}
      sum: [strength, speed, spirit]
      equal_by: {class: {sword: 10, bow: 10, beast: 8, dragon: 10}}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import FieldChoice
from builder.check.setup.frame.finding import Finding, Missing, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_number import number_given, number_printed, word_given
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.property_table import NumberTable
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.verdict import told_sum, verdict, written_here
from builder.model.setup import Placement
from builder.record import Record

_BY = (Property.CLASS, Property.KIND, Property.UNIT, Property.COUNTER, Property.SIDE, Property.ALLIANCE, Property.STATE)


class Options(Record, kw_only=True):
    """Which counters, which of their values are added, and what the sum must be."""

    counters: Selection = option("The counters that the rule is about; nothing about where they stand.")
    sum: FieldChoice = option("The values that are added.")
    equal: int | None = option("The one sum that is right.", default=None)
    minimum: int | None = option("The least sum.", default=None)
    maximum: int | None = option("The greatest sum.", default=None)
    equal_by: NumberTable | None = option("The right sum by a property of the counter.", default=None)
    maximum_by: NumberTable | None = option("The greatest sum by a property of the counter.", default=None)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No sum to compare with, a property that a counter has not, or a selection that asks where counters stand."""
    bounds = (options.equal, options.minimum, options.maximum, options.equal_by, options.maximum_by)
    if all(bound is None for bound in bounds):
        keys = "'equal', 'minimum', 'maximum', 'equal_by', 'maximum_by'"
        yield Problem("sum", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
    for key, table in (("equal_by", options.equal_by), ("maximum_by", options.maximum_by)):
        if table is not None and table.property not in _BY:
            known = ", ".join(_BY)
            yield Problem(key, say("使えるのは：{known}", "only these are possible: {known}", known=known))
    if _asks_where(options.counters):
        message = say("駒の置き場所は選べません", "these are counters as such; where they stand cannot be asked")
        yield Problem("counters", message)


def check_game(options: Options, view: GameView) -> Iterator[Finding | Missing]:
    """Every counter whose sum is wrong, in the first state that shows it so."""
    told: set[str] = set()
    for piece in _counters(view):
        answer = options.counters.judge(piece)
        if isinstance(answer, Message):
            yield Missing(answer)
        if answer is not True:
            continue
        numbers = [(field, number_printed(view, piece, (field,))) for field in options.sum.ids]
        missing = [number for _, number in numbers if isinstance(number, Message)]
        yield from (Missing(what) for what in missing)
        shown = [(field, number) for field, number in numbers if isinstance(number, int)]
        if missing or not shown:
            continue
        total = sum(number for _, number in shown)
        says = verdict(
            total,
            equal=_by(options.equal_by, piece, options.equal),
            minimum=options.minimum,
            maximum=_by(options.maximum_by, piece, options.maximum),
        )
        if says is not None and piece.counter.id not in told:
            told.add(piece.counter.id)
            limit = word_given(options.equal_by, piece) or word_given(options.maximum_by, piece)
            yield _fault(piece, shown, total, says, written_here(limit), view)


def _counters(view: GameView) -> Iterator[Piece]:
    """Every counter in each of its states, as if it lay on the first board."""
    if not view.game.boards:
        return
    board = view.game.boards[0].id
    for counter in view.game.counters:
        for entry in view.game.classes:
            for state in entry.states if entry.id == counter.class_id else ():
                piece = view.piece(Placement(counter.id, 1, board, "", counter.origin, counter.origin, state=state.id))
                if piece is not None:
                    yield piece


def _by(table: NumberTable | None, piece: Piece, else_: int | None) -> int | None:
    number = number_given(table, piece)
    return else_ if number is None else number


def _fault(
    piece: Piece, shown: list[tuple[str, int]], total: int, says: Message, limit: tuple[Spotted, ...], view: GameView
) -> Finding:
    parts = [say("{field}{n}", "{field} {n}", field=view.words.fields.name_of(field), n=n) for field, n in shown]
    message = say(
        "{piece}：{sum}。{says}", "{piece}: {sum}; {says}", piece=piece.names, sum=told_sum(parts, total), says=says
    )
    kind = say("クラス「{name}」はここ", "the class {name} is written here", name=piece.counter_class.names)
    return Finding(piece.counter.origin, message, (piece,), related=(Spotted(piece.counter_class.origin, kind), *limit))


def _asks_where(selection: Selection) -> bool:
    where = (selection.places, selection.hexes, selection.boards, selection.terrains)
    parts = (*selection.any_of, *selection.all_of, *selection.none_of)
    sides = (selection.territory, selection.place_owner)
    return any(entry is not None for entry in (*where, *sides)) or any(_asks_where(part) for part in parts)
