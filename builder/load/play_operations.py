"""The list ``operations`` of ``play.yaml``: one operation for each side that has what it speaks of, or one that is nobody's."""

from __future__ import annotations

from collections.abc import Iterator

from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Node
from builder.load.play_buttons import gauge_table, read_step
from builder.load.play_targets import check_rising
from builder.load.play_tracks import GaugeWords
from builder.load.play_words import PlayWords
from builder.load.source import read_source, read_spelled_names
from builder.model.message import Message
from builder.model.operation import Change, GaugeOf, Operation, OperationRoll, Row
from builder.model.play import Cup, Gauge

_NOBODY = ""


def read_operations(
    file: Fields, words: PlayWords, cups: tuple[Cup, ...], gauges: tuple[Gauge, ...], commands: NameTable[str]
) -> tuple[Operation, ...]:
    """Every operation of every side, in the order of the file. Reports ``operation-form`` and unknown words."""
    table = gauge_table(gauges)
    found: list[Operation] = []
    for node in file.items("operations"):
        for side in _sides(node, file, words, table):
            reader = _Reader(Fields(node, file.faults, "operation"), words, GaugeWords(words, table, side))
            found.append(reader.operation(side, cups, commands))
    return tuple(found)


def _sides(node: Node, file: Fields, words: PlayWords, gauges: NameTable[Gauge]) -> tuple[str, ...]:
    """The sides that the operation names, else those that have all its gauges, else nobody."""
    fields = Fields(node, file.faults, "operation")
    named = words.side_ids(fields.scalars("sides"))
    if fields.has("sides"):
        return named or (_NOBODY,)
    own = [side.id for side in words.game.sides if GaugeWords(words, gauges, side.id).has_own(fields)]
    return tuple(own) or (_NOBODY,)


class _Reader:
    """Reads one operation for one side: the same words mean another marker for every side."""

    def __init__(self, fields: Fields, words: PlayWords, gauges: GaugeWords) -> None:
        self._fields = fields
        self._words = words
        self._gauges = gauges

    def operation(self, side: str, cups: tuple[Cup, ...], commands: NameTable[str]) -> Operation:
        """The operation; reports what is wrong with it."""
        fields, gauges = self._fields, self._gauges
        source = read_source(fields)
        fields.scalars("sides")
        by = fields.optional_scalar("by")
        by_turn = by is not None and by.text == "turn"
        compare = fields.optional_scalar("compare")
        needs, spaces = gauges.needs(fields)
        roll = self._roll()
        table = tuple(self._rows())
        operation = Operation(
            id=fields.identifier("id"),
            names=read_spelled_names(fields),
            side=side,
            origin=fields.origin,
            text=fields.optional_names("text"),
            needs=needs,
            spaces=spaces,
            changes=gauges.changes(fields),
            sets=gauges.sets(fields),
            steps=tuple(read_step(step, fields, self._words, cups, commands) for step in fields.items("steps")),
            roll=roll,
            by=gauges.gauge(by) if by is not None and not by_turn else None,
            by_turn=by_turn,
            compare=gauges.gauge(compare) if compare is not None else None,
            table=table,
            otherwise=fields.optional_names("otherwise"),
            rule=source.rule,
        )
        fields.finish()
        self._check(operation)
        return operation

    def _roll(self) -> OperationRoll | None:
        node = self._fields.node("roll")
        if node is None:
            return None
        fields = Fields(node, self._fields.faults, "roll of an operation")
        add = fields.optional_scalar("add")
        found: GaugeOf | None = self._gauges.gauge(add) if add is not None else None
        roll = OperationRoll(
            dice=fields.optional_integer("dice", minimum=1) or 1,
            faces=fields.optional_integer("faces", minimum=2) or 6,
            plus=fields.optional_integer("plus") or 0,
            add=found,
            per=fields.optional_integer("per", minimum=1) or 1,
        )
        fields.finish()
        return roll

    def _rows(self) -> Iterator[Row]:
        up_to: list[int | None] = []
        for item in self._fields.items("table"):
            fields = Fields(item, self._fields.faults, "result")
            changes: tuple[Change, ...] = self._gauges.changes(fields)
            row = Row(
                names=read_spelled_names(fields),
                up_to=fields.optional_integer("up_to"),
                at_least=fields.optional_integer("at_least"),
                at_most=fields.optional_integer("at_most"),
                changes=changes,
            )
            fields.finish()
            up_to.append(row.up_to)
            yield row
        check_rising(self._fields, "table", up_to)

    def _check(self, operation: Operation) -> None:
        limits = any(row.at_least is not None or row.at_most is not None for row in operation.table)
        if not operation.table and (operation.by or operation.by_turn or operation.compare or operation.otherwise):
            self._report(
                "「by」「compare」「otherwise」は「table」があるときだけ使えます",
                "'by', 'compare' and 'otherwise' belong to a 'table'",
            )
        elif operation.table and operation.roll is None and operation.by is None and not operation.by_turn:
            self._report(
                "「table」を引く数がありません。「roll」（さいころ）か「by」（計数器か turn）を書いてください",
                "nothing says which row of the 'table' holds: a 'roll', or 'by' a gauge or the turn",
            )
        elif limits and (operation.otherwise is None or (operation.roll is None and operation.compare is None)):
            self._report(
                "「at_least」「at_most」には比べる数（「roll」か「compare」）と、外れたときの「otherwise」が要ります",
                "'at_least' and 'at_most' need a number to compare ('roll' or 'compare') and what holds 'otherwise'",
            )
        elif not self._gauges.any_of(operation.side):
            self._report(
                "この操作のボタンを置く計数器（「gauges」）が、その陣営にありません",
                "its side has no gauge, and an operation's button stands with the gauges",
            )

    def _report(self, japanese: str, english: str) -> None:
        self._fields.faults.error(self._fields.origin, "operation-form", Message(japanese, english))
