"""Operations: buttons with conditions, a price, a roll and what follows, as chains of named keys.

A chain first asks every condition and notes in ``Refused`` the number of the first that fails (0: none), then rolls, reads
what the table needs, changes gauge after gauge, moves markers and gives commands, all of it only while ``Refused`` is 0, and
last tells in one line what was done, or why it could not be.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.action_buttons import step_match
from builder.assemble.expressions import all_of, quoted
from builder.assemble.gauge_entries import operation_key
from builder.assemble.gauge_keys import TARGET, reading
from builder.assemble.hidden_button import change_property, give_command, press, tell
from builder.assemble.operation_report import (
    AFTER,
    BEFORE,
    BY,
    COMPARED,
    DIE,
    HAVE,
    TOTAL,
    UNKNOWN_VALUE,
    Condition,
    conditions,
    operation_told,
    row_value,
)
from builder.assemble.track_prototypes import GAUGE_OF, REFUSE, REFUSED, REFUSED_BY, SHOW, UNKNOWN, VALUE
from builder.assemble.window_name import map_name
from builder.model.game import Game
from builder.model.operation import GaugeOf, MarkerAt, Operation, changed_gauges
from builder.vassal.components import AnyComponent, GlobalProperty
from builder.vassal.keys import KeyStroke, named

BEGIN, _SHOW = "operation-begin", "operation-show"
ASK_ONCE = "ask-once"
"""Begins the asking of a transfer, whose conditions have no numbers."""


def operation_properties(game: Game) -> tuple[GlobalProperty, ...]:
    """The global properties in which operations reckon, each with the hidden buttons that change it."""
    operations = game.play.operations
    guarded = any(transfer.not_at for transfer in game.play.transfers)
    if not operations and not guarded:
        return ()
    refused: list[AnyComponent] = [change_property(BEGIN, "0")]
    have: list[AnyComponent] = []
    numbers: list[AnyComponent] = [change_property(ASK_ONCE, "1")] if guarded else []
    dice: list[AnyComponent] = []
    total: list[AnyComponent] = [change_property("operation-total", f"{{{DIE}}}")]
    for operation in operations:
        key = operation_key(operation)
        for number, condition in enumerate(conditions(game, operation), start=1):
            if condition.gauge is not None:
                fails = f"{REFUSED} == 0 && ({UNKNOWN} == 1 || {condition.fails(VALUE)})"
                shown = f"({UNKNOWN} == 1 ? {UNKNOWN_VALUE} : {VALUE})"
                have.append(change_property(f"have:{key}:{number}", f"{{{fails} ? {shown} : {HAVE}}}"))
                refused.append(change_property(f"need:{key}:{number}", f"{{{fails} ? {number} : {REFUSED}}}"))
            else:
                numbers.append(change_property(f"ask:{key}:{number}", str(number)))
        if operation.roll is not None:
            roll = operation.roll
            thrown = " + ".join([f"Random({roll.faces})"] * roll.dice)
            dice.append(change_property(f"die:{key}", f"{{{thrown} + {roll.plus}}}"))
            if roll.add is not None:
                total.append(change_property(f"total:{key}", f"{{{DIE} + Math.max(0, {VALUE}) / {roll.per}}}"))
    most = max(len(changed_gauges(operation)) for operation in operations) if operations else 0
    return (
        _number(REFUSED, *refused),
        _number(REFUSED_BY, *numbers),
        _number(HAVE, *have),
        _number(DIE, *dice),
        _number(TOTAL, *total),
        _number(BY, change_property("operation-by", f"{{{VALUE}}}")),
        _number(COMPARED, change_property("operation-compare", f"{{{VALUE}}}")),
        *(
            _number(f"{name}{number}", change_property(f"operation-{name}:{number}", f"{{{VALUE}}}"))
            for name in (BEFORE, AFTER)
            for number in range(1, most + 1)
        ),
    )


def _number(name: str, *buttons: AnyComponent) -> GlobalProperty:
    return GlobalProperty(name=name, initial_value="0", children=tuple(buttons))


def value_changes(game: Game) -> Iterator[AnyComponent]:
    """The hidden buttons of the reckoned value, one for each gauge that an operation changes."""
    for operation in game.play.operations:
        for number, gauge_of in enumerate(changed_gauges(operation), start=1):
            gauge = game.play.gauge(gauge_of.gauge)
            fixed = sum(change.by for change in operation.changes if change.gauge == gauge_of)
            by = f"{VALUE} + ({fixed}) + ({row_value(operation, _by_row(operation, gauge_of), '0')})"
            value = f"{REFUSED} == 0 ? Math.max({gauge.minimum}, Math.min({gauge.maximum}, {by})) : {VALUE}"
            yield change_property(f"change:{operation_key(operation)}:{number}", f"{{{value}}}")


def _by_row(operation: Operation, gauge: GaugeOf) -> list[str]:
    return [str(sum(change.by for change in row.changes if change.gauge == gauge)) for row in operation.table]


def operation_commands(game: Game) -> Iterator[AnyComponent]:
    """The hidden links of every operation and its chain."""
    if game.play.operations:
        yield give_command(_SHOW, SHOW, f"{{{GAUGE_OF}=={TARGET} && {REFUSED}==0}}")
    for operation in game.play.operations:
        key = operation_key(operation)
        asked: list[str] = []
        for number, condition in enumerate(conditions(game, operation), start=1):
            if condition.gauge is not None:
                asked += [*_read(game, condition.gauge), f"have:{key}:{number}", f"need:{key}:{number}"]
            else:
                yield give_command(f"at:{key}:{number}", REFUSE, _elsewhere(game, condition))
                asked += [f"ask:{key}:{number}", f"at:{key}:{number}"]
        follow: list[str] = []
        for number, one in enumerate(operation.sets, start=1):
            match = all_of(f"Counter=={quoted(one.marker)}", f"{REFUSED}==0")
            yield give_command(f"set:{key}:{number}", _go(game, one), match)
            follow.append(f"set:{key}:{number}")
        for number, step in enumerate(operation.steps, start=1):
            match = step_match(game, step, f"{REFUSED}==0")
            yield give_command(f"step:{key}:{number}", named(step.command), match)
            follow.append(f"step:{key}:{number}")
        yield tell(f"tell:{key}", operation_told(game, operation))
        yield press(
            key, (BEGIN, *asked, *_rolling(game, operation), *_changing(game, operation), *follow, f"tell:{key}")
        )


def _read(game: Game, gauge: GaugeOf) -> tuple[str, ...]:
    return reading(game.play.gauge(gauge.gauge), gauge.side)


def _rolling(game: Game, operation: Operation) -> Iterator[str]:
    """The keys that roll and read what the table is asked with."""
    key = operation_key(operation)
    if operation.roll is not None:
        yield from (f"die:{key}", "operation-total")
        if operation.roll.add is not None:
            yield from (*_read(game, operation.roll.add), f"total:{key}")
    if operation.by is not None:
        yield from (*_read(game, operation.by), "operation-by")
    if operation.compare is not None:
        yield from (*_read(game, operation.compare), "operation-compare")


def _changing(game: Game, operation: Operation) -> Iterator[str]:
    key = operation_key(operation)
    for number, gauge in enumerate(changed_gauges(operation), start=1):
        yield from (*_read(game, gauge), f"operation-{BEFORE}:{number}", f"change:{key}:{number}")
        yield from (_SHOW, f"operation-{AFTER}:{number}")


def _elsewhere(game: Game, condition: Condition) -> str:
    """True for the marker where it is not on the space that the operation wants."""
    at = condition.marker
    assert at is not None
    return all_of(f"Counter=={quoted(at.marker)}", f"!({_standing_at(game, at)})")


def marker_at(game: Game, at: MarkerAt) -> str:
    """True for the marker where it is on the space."""
    return all_of(f"Counter=={quoted(at.marker)}", _standing_at(game, at))


def _standing_at(game: Game, at: MarkerAt) -> str:
    board = game.board(at.place.board)
    space = board.place(at.place.place).names.in_language(game.language)
    return f"CurrentMap=={quoted(map_name(board, game.language))} && LocationName=={quoted(space)}"


def _go(game: Game, one: MarkerAt) -> KeyStroke:
    """The key that sends the marker there: a named track's has the space's own."""
    track = next(  # the rows of several sides share the id, but not the marker
        track
        for track in game.board(one.place.board).tracks
        if track.id == one.track and any(one.marker in digit.markers.values() for digit in track.digits)
    )
    if not track.named or one.space is None:
        return named(f"go:{one.place.place}")
    side = next(side for side, marker in track.digits[0].markers.items() if marker == one.marker)
    space = one.place.place.removeprefix(f"{side}-").removeprefix(f"{track.id}-")
    return named(f"go:{track.id}:{space}")
