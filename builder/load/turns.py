"""The game's clock and its dice buttons, of ``game.yaml``."""

from __future__ import annotations

from builder.load.fields import Fields
from builder.load.source import read_source, read_spelled_names
from builder.model.game import DiceRoll, Phase, Turns


def read_turns(game: Fields, language: str) -> Turns:
    """The table under ``turns``: first and last turn and the phases of each."""
    game.need("turns")
    node = game.node("turns")
    if node is None:
        return Turns(1, 1, (), game.origin)
    fields = Fields(node, game.faults, "clock")
    source = read_source(fields)
    turns = Turns(
        first=fields.integer("first"),
        last=fields.integer("last"),
        phases=_read_phases(fields, language),
        origin=fields.origin,
        rule=source.rule,
        track=fields.optional_text("track"),
    )
    fields.finish()
    return turns


def _read_phases(turns: Fields, language: str) -> tuple[Phase, ...]:
    found: list[Phase] = []
    for node in turns.items("phases"):
        fields = Fields(node, turns.faults, "phase")
        source = read_source(fields)
        found.append(
            Phase(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                origin=fields.origin,
                repeat=fields.optional_integer("repeat", minimum=1) or 1,
                rule=source.rule,
                note=source.note_in(language),
            )
        )
        fields.finish()
    return tuple(found)


def read_dice(game: Fields) -> tuple[DiceRoll, ...]:
    """The list under ``dice``: one button each."""
    found: list[DiceRoll] = []
    for node in game.items("dice"):
        fields = Fields(node, game.faults, "roll of dice")
        source = read_source(fields)
        found.append(
            DiceRoll(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                count=fields.integer("count", minimum=1),
                faces=fields.integer("faces", minimum=2),
                origin=fields.origin,
                plus=fields.optional_integer("plus") or 0,
                report_total=fields.flag("report_total", default=True),
                rule=source.rule,
            )
        )
        fields.finish()
    return tuple(found)
