"""What a player can do with the gauges of a side: the same entries as buttons of its sheet and in its markers' menus."""

from __future__ import annotations

from builder.assemble.gauge_keys import gauge_sides, step_key
from builder.model.game import Game
from builder.model.operation import Operation, changed_gauges
from builder.model.play import Transfer
from builder.record import Record


class GaugeEntry(Record):
    """One entry: the gauge whose markers carry it, the named key that does it, what it is called, its rule.

    ``in_menu`` is false where the marker of the gauge only lends its place: the entry is a button alone.
    """

    gauge: str
    key: str
    text: str
    rule: str | None
    in_menu: bool = True

    @property
    def tooltip(self) -> str:
        """The text with the rule's number."""
        return f"{self.text} ({self.rule})" if self.rule else self.text


def gauge_entries(game: Game, side: str) -> tuple[GaugeEntry, ...]:
    """Steps of every gauge of the side, then what adds one to another, what is paid for by a roll, and operations.

    ``side`` is empty for the markers that are nobody's.
    """
    language, play = game.language, game.play
    found = [
        GaugeEntry(
            gauge.id, step_key(gauge, side, step), f"{gauge.names.in_language(language)} {_signed(step)}", gauge.rule
        )
        for gauge in play.gauges
        if side in gauge_sides(game, gauge)
        for step in gauge.steps
    ]
    for one in play.transfers:
        if side in transfer_sides(game, one):
            found.append(GaugeEntry(one.to, f"{one.id}:{side}", one.names.in_language(language), one.rule))
    for one_of in play.purchases:
        if all(side in gauge_sides(game, play.gauge(gauge)) for gauge in (one_of.pay, one_of.gain)):
            text = one_of.names.in_language(language)
            found.append(GaugeEntry(one_of.pay, f"{one_of.id}:{side}", text, one_of.rule))
    for operation in play.operations:
        if operation.side == side:
            gauge_id, in_menu = _home(game, operation)
            text = operation.names.in_language(language)
            found.append(GaugeEntry(gauge_id, operation_key(operation), text, operation.rule, in_menu))
    return tuple(found)


def transfer_sides(game: Game, transfer: Transfer) -> tuple[str, ...]:
    """The sides that have the transfer: those that it names, else all that have both gauges."""
    given, taken = (gauge_sides(game, game.play.gauge(one)) for one in (transfer.to, transfer.add))
    return tuple(side for side in given if side in taken and (not transfer.sides or side in transfer.sides))


def operation_key(operation: Operation) -> str:
    """The named key that sets the operation off."""
    return f"{operation.id}:{operation.side}" if operation.side else operation.id


def _home(game: Game, operation: Operation) -> tuple[str, bool]:
    """The gauge beside whose buttons the operation stands, and whether it belongs into the menu of its marker."""
    for one in changed_gauges(operation):
        if one.side == operation.side:
            return one.gauge, True
    asked = [*(need.gauge for need in operation.needs), operation.by, operation.compare]
    for other in asked:
        if other is not None and other.side == operation.side:
            return other.gauge, True
    return next(gauge.id for gauge in game.play.gauges if operation.side in gauge_sides(game, gauge)), False


def _signed(step: int) -> str:
    return f"+{step}" if step > 0 else f"−{-step}"
