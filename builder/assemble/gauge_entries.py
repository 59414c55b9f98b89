"""What a player can do with the gauges of a side: the same entries as buttons of its sheet and in its markers' menus."""

from __future__ import annotations

from builder.model.game import Game
from builder.model.play import Gauge
from builder.record import Record


class GaugeEntry(Record):
    """One entry: the gauge whose markers carry it, the named key that does it, what it is called, its rule."""

    gauge: str
    key: str
    text: str
    rule: str | None

    @property
    def tooltip(self) -> str:
        """The text with the rule's number."""
        return f"{self.text} ({self.rule})" if self.rule else self.text


def gauge_entries(game: Game, side: str) -> tuple[GaugeEntry, ...]:
    """Steps of every gauge of the side, then what adds one to another, then what is paid for by a roll."""
    language, play = game.language, game.play
    found = [
        GaugeEntry(
            gauge.id, step_key(gauge, side, step), f"{gauge.names.in_language(language)} {_signed(step)}", gauge.rule
        )
        for gauge in play.gauges
        for step in gauge.steps
        if side in gauge_sides(game, gauge)
    ]
    for one in play.transfers:
        if all(side in gauge_sides(game, play.gauge(gauge)) for gauge in (one.to, one.add)):
            found.append(GaugeEntry(one.to, f"{one.id}:{side}", one.names.in_language(language), one.rule))
    for one_of in play.purchases:
        if all(side in gauge_sides(game, play.gauge(gauge)) for gauge in (one_of.pay, one_of.gain)):
            text = one_of.names.in_language(language)
            found.append(GaugeEntry(one_of.pay, f"{one_of.id}:{side}", text, one_of.rule))
    return tuple(found)


def step_key(gauge: Gauge, side: str, step: int) -> str:
    """The named key that changes a side's gauge by ``step``."""
    return f"{gauge.id}:{side}:{step:+d}"


def gauge_sides(game: Game, gauge: Gauge) -> tuple[str, ...]:
    """The sides that have markers on the gauge's tracks, in the order of the data."""
    found = {
        side
        for board in game.boards
        for track in board.tracks
        if track.id == gauge.track
        for digit in track.digits
        for side in digit.markers
    }
    return tuple(side.id for side in game.sides if side.id in found)


def _signed(step: int) -> str:
    return f"+{step}" if step > 0 else f"−{-step}"
