"""The named keys with which buttons reckon: forget, aim at the markers of a gauge, let them tell, let them show."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from builder.model.command import Effect
from builder.model.game import Game
from builder.model.play import Gauge

OLD, OLD_UNKNOWN, TARGET = "GaugeOld", "GaugeOldUnknown", "GaugeTarget"
ZERO, REMEMBER, PLUS, MINUS = "gauge-zero", "gauge-remember", "gauge-add", "gauge-subtract"
READ_MARKERS, SHOW_MARKERS = "gauge-markers-read", "gauge-markers-show"


def aim(gauge: Gauge, side: str) -> str:
    """The key after which the next reading and showing are those of this gauge and side."""
    return f"gauge-of:{gauge.id}:{side}"


def reading(gauge: Gauge, side: str) -> tuple[str, ...]:
    """The keys after which the reckoned value is what the gauge of this side shows."""
    return (ZERO, PLUS, aim(gauge, side), READ_MARKERS)


def step_key(gauge: Gauge, side: str, step: int) -> str:
    """The named key that changes a side's gauge by ``step``."""
    return f"{gauge.id}:{side}:{step:+d}"


def gauge_sides(game: Game, gauge: Gauge) -> tuple[str, ...]:
    """The sides that have markers on the gauge's tracks, in the order of the data; then nobody (empty), where one is nobody's."""
    found = {
        side
        for board in game.boards
        for track in board.tracks
        if track.id == gauge.track
        for digit in track.digits
        for side in digit.markers
    }
    return (*(side.id for side in game.sides if side.id in found), *(("",) if "" in found else ()))


def counted_steps(game: Game) -> Mapping[str, Collection[int]]:
    """Every change of a gauge by a fixed number, by gauge: those that have a button, and those of counters' commands."""
    found = {gauge.id: dict.fromkeys(gauge.steps) for gauge in game.play.gauges}
    for commands in game.play.commands.values():
        for command in commands:
            if command.effect is Effect.COUNT:
                found[command.target][command.by] = None
    return found


def gauge_board(game: Game, gauge: Gauge, side: str) -> str:
    """The id of the board on which the side's markers of the gauge run."""
    return next(
        board.id
        for board in game.boards
        for track in board.tracks
        if track.id == gauge.track and any(side in digit.markers for digit in track.digits)
    )


def of_side(game: Game, side: str, text: str, joint: str = " ") -> str:
    """The text with the side's name before it; a marker that is nobody's has none."""
    return f"{game.side(side).names.in_language(game.language)}{joint}{text}" if side else text


def unset_name(game: Game, gauge: Gauge, language: str) -> str | None:
    """The box in which a marker that is nobody's lies while the value is not known: the gauge then reads one less than its
    least value. A side's own gauge reads 0 there."""
    for board in game.boards:
        for track in board.tracks:
            nobodys = len(track.digits) == 1 and "" in track.digits[0].markers
            if track.id == gauge.track and track.unset is not None and nobodys:
                return board.place(track.unset).names.in_language(language)
    return None
