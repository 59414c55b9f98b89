"""The turn and phase tracker, and the state in which a setup opens it."""

from __future__ import annotations

from builder.assemble import key_map
from builder.assemble.words import word
from builder.model.game import Game, Turns
from builder.vassal.commands import SetTurn, counter_level_state, list_level_state, turn_state
from builder.vassal.components import CounterTurnLevel, ListTurnLevel, TurnTracker


def phase_names(turns: Turns, language: str) -> tuple[str, ...]:
    """The phases of a turn in order; a phase that repeats is numbered."""
    names: list[str] = []
    for phase in turns.phases:
        name = phase.names.in_language(language)
        names.extend([name] if phase.repeat == 1 else [f"{name} {number}" for number in range(1, phase.repeat + 1)])
    return tuple(names)


def turn_tracker(game: Game) -> TurnTracker:
    """The tracker: a counter of turns, and inside each turn the list of phases."""
    language, turns = game.language, game.turns
    phases = phase_names(turns, language)
    level = CounterTurnLevel(
        name=word("turn", language),
        property="Turn",
        turn_format=f"{word('turn', language)} $value$",
        start=turns.first,
        loop=True,
        loop_limit=turns.last,
        children=(ListTurnLevel(name=word("phase", language), property="Phase", list=phases),) if phases else (),
    )
    return TurnTracker(
        name=word("turn", language),
        button_text=word("turn", language),
        tooltip=word("next-turn", language),
        next_hotkey=key_map.NEXT_TURN,
        turn_format="$level1$ $level2$",
        report_format="** $newTurn$ **",
        length_style="Maximum",
        children=(level,),
    )


def opening_turn(game: Game, turn: int) -> SetTurn:
    """The tracker's state at the first phase of ``turn``."""
    phases = phase_names(game.turns, game.language)
    inner = (list_level_state(0, len(phases)),) if phases else ()
    return SetTurn(turn_state((counter_level_state(turn, True, game.turns.last, inner),)))
