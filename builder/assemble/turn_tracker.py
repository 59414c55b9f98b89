"""The turn and phase tracker, and the state in which a setup opens it."""

from __future__ import annotations

from builder.assemble import key_map
from builder.assemble.expressions import all_of, one_of
from builder.assemble.gauge_buttons import VICTORY
from builder.assemble.gauge_entries import transfer_sides
from builder.assemble.hidden_button import give_command
from builder.assemble.track_prototypes import TURN_MARKER, TURN_SHOW
from builder.assemble.words import LANGUAGES, word
from builder.model.game import Game, Phase, Turns
from builder.vassal.commands import SetTurn, counter_level_state, list_level_state, turn_state
from builder.vassal.components import CounterTurnLevel, GlobalKeyCommand, ListTurnLevel, TurnGlobalHotkey, TurnTracker
from builder.vassal.keys import named

TURN_FOLLOWS = "turn-marker-follows"


def phase_names(turns: Turns, language: str) -> tuple[str, ...]:
    """The phases of a turn in order; a phase that repeats is numbered."""
    names: list[str] = []
    for phase in turns.phases:
        names.extend(_names_of(phase, language))
    return tuple(names)


def _names_of(phase: Phase, language: str) -> list[str]:
    name = phase.names.in_language(language)
    return [name] if phase.repeat == 1 else [f"{name} {number}" for number in range(1, phase.repeat + 1)]


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
        children=(level, *_hotkeys(game, phases)),
    )


def _hotkeys(game: Game, phases: tuple[str, ...]) -> tuple[TurnGlobalHotkey, ...]:
    """The marker of the turn follows the tracker, and the last phase of the last turn tells who wins."""
    found: list[TurnGlobalHotkey] = []
    if game.turns.track is not None:
        found.append(TurnGlobalHotkey(name=TURN_FOLLOWS, hotkey=named(TURN_FOLLOWS)))
    for transfer in game.play.transfers:
        phases_at = [phase for phase in game.turns.phases if phase.id in transfer.at]
        names = [name for phase in phases_at for spoken in LANGUAGES for name in _names_of(phase, spoken)]
        if names:
            for side in transfer_sides(game, transfer):
                key = f"{transfer.id}:{side}"
                match = all_of(one_of("Phase", tuple(dict.fromkeys(names))))
                found.append(TurnGlobalHotkey(name=key, hotkey=named(key), match=match))
    if game.play.victory is not None:
        # The list of phases is translated, and the property with it: the last phase is known by its name in any language.
        last = one_of("Phase", tuple(phase_names(game.turns, language)[-1] for language in LANGUAGES) if phases else ())
        match = all_of(f"Turn=={game.turns.last}", last)
        found.append(TurnGlobalHotkey(name=VICTORY, hotkey=named(VICTORY), match=match))
    return tuple(found)


def turn_marker_command(game: Game) -> tuple[GlobalKeyCommand, ...]:
    """What the tracker presses so that the marker of the turn follows it."""
    if game.turns.track is None:
        return ()
    return (give_command(TURN_FOLLOWS, TURN_SHOW, f'{{{TURN_MARKER}=="true"}}'),)


def opening_turn(game: Game, turn: int) -> SetTurn:
    """The tracker's state at the first phase of ``turn``."""
    phases = phase_names(game.turns, game.language)
    inner = (list_level_state(0, len(phases)),) if phases else ()
    return SetTurn(turn_state((counter_level_state(turn, True, game.turns.last, inner),)))
