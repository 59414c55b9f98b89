"""The prototypes of markers that run on tracks: they know what they show, and go where a gauge's value wants them.

A number is kept nowhere but in the places of the markers, so that a marker moved by hand is as good as a button. A button
lets the markers of a gauge add what they show to the global property ``GaugeValue``, changes it, and lets them show it.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.expressions import common_stem, quoted
from builder.assemble.gauge_entries import gauge_entries
from builder.assemble.play_prototypes import PlayPrototypes
from builder.assemble.window_name import map_name
from builder.assemble.words import HERE, word
from builder.model.board import Board, Digit, Track
from builder.model.game import Game
from builder.model.operation import Operation
from builder.vassal.keys import named
from builder.vassal.piece import Piece
from builder.vassal.traits import (
    AnyTrait,
    BasicPiece,
    CalculatedProperty,
    GlobalHotKey,
    Marker,
    PropertyChange,
    PropertyCommand,
    PropertyConstraints,
    ReportState,
    SendToLocation,
    SetGlobalProperty,
    SubMenu,
    TriggerAction,
)

VALUE, SIGN, SHOWN, GAUGE_OF = "GaugeValue", "GaugeSign", "GaugeShown", "GaugeOf"
LEAD = "GaugeLead"
"""Set on one marker of each gauge, the one that a button of the sheet presses."""
_NUMBER = quoted("[0-9]+")
"""What follows the stem in the name of a numbered space; a box beside the track may begin with the same word."""
READ, SHOW, TURN_SHOW = named("gauge-read"), named("gauge-show"), named("turn-show")
TURN_MARKER = "TurnMarker"
UNKNOWN = "GaugeUnknown"
"""Set to 1 by a marker that is read while it lies in the box for a value that is not known."""
REFUSED, REFUSED_BY, REFUSE = "Refused", "RefusedBy", named("refuse")
"""A marker that is not where an operation wants it sets ``Refused`` to the number of the condition (``RefusedBy``)."""


def gauge_address(track: str, side: str) -> str:
    """What a gauge's markers of one side answer to."""
    return f"{track}:{side}"


def track_prototypes(game: Game) -> PlayPrototypes:
    """A prototype for each run of spaces and side that has a marker there, and which counter wears it."""
    definitions: dict[str, Piece] = {}
    of_counter: dict[str, str] = {}
    gauges = {gauge.track for gauge in game.play.gauges}
    for board in game.boards:
        for track in board.tracks:
            for number, digit in enumerate(track.digits):
                for side, counter in digit.markers.items():
                    if track.named:
                        traits = list(_named(board, track, digit, side, game.language))
                        traits += _refusing(game)
                    elif track.id in gauges:
                        traits = list(_counting(game, board, track, number, side))
                    elif track.id == game.turns.track:
                        traits = list(_turn(board, digit, game.language))
                    else:
                        continue
                    name = f"track-{track.id}-{side or 'nobody'}" + (f"-{digit.unit}" if len(track.digits) > 1 else "")
                    definitions[name] = Piece((*traits, BasicPiece()))
                    of_counter[counter] = name
    return PlayPrototypes(definitions, of_counter)


def _names(board: Board, digit: Digit, language: str) -> list[str]:
    return [board.place(place).names.in_language(language) for place in digit.spaces.values()]


def _counting(game: Game, board: Board, track: Track, number: int, side: str) -> Iterator[AnyTrait]:
    language = game.language
    digit = track.digits[number]
    stem = common_stem(_names(board, digit, language))
    shown = f"{VALUE} / {digit.unit} * {digit.unit}"
    if number:
        shown = f"({VALUE} % {track.digits[number - 1].unit}) / {digit.unit} * {digit.unit}"
    else:
        highest = max(int(one) for one in digit.spaces) * digit.unit
        shown = f"Math.min({highest}, {shown})"
    gauges = [gauge.id for gauge in game.play.gauges if gauge.track == track.id]
    for entry in gauge_entries(game, side):
        if entry.gauge in gauges:
            text = entry.text if entry.in_menu else ""
            yield GlobalHotKey(command=text, key=named(f"press:{entry.key}"), global_hotkey=named(entry.key))
    lead = {LEAD: "true"} if number == 0 else {}
    yield Marker.of({GAUGE_OF: gauge_address(track.id, side), **lead})
    yield CalculatedProperty(
        name=SHOWN,
        expression=f"{{LocationName.startsWith({quoted(stem)}) && LocationName.substring({len(stem)}).matches({_NUMBER})"
        f" ? Integer.parseInt(LocationName.substring({len(stem)})) : 0}}",
    )
    yield SetGlobalProperty(
        key=VALUE,
        constraints=PropertyConstraints(numeric=True, minimum=-100000, maximum=100000),
        commands=(PropertyCommand("", READ, PropertyChange.increase_by(f"{{{SHOWN} * {SIGN}}}")),),
    )
    if track.unset is not None:
        unset = board.place(track.unset).names.in_language(language)
        told = PropertyChange.set_to(f"{{LocationName=={quoted(unset)} ? 1 : {UNKNOWN}}}")
        yield SetGlobalProperty(
            key=UNKNOWN,
            constraints=PropertyConstraints(numeric=True, minimum=0, maximum=1),
            commands=(PropertyCommand("", READ, told),),
        )
    yield SendToLocation(
        command="",
        key=SHOW,
        map_name=map_name(board, language),
        board_name=map_name(board, language),
        destination="R",
        region=f"{{{quoted(stem)} + ({shown})}}",
    )
    for one in sorted({place for operation in game.play.operations for place in _set_to(operation, digit, side)}):
        x, y = _centre(board, one)
        name = map_name(board, language)
        yield SendToLocation(command="", key=named(f"go:{one}"), map_name=name, board_name=name, x=x, y=y)


def _set_to(operation: Operation, digit: Digit, side: str) -> Iterator[str]:
    """The places to which the operation sends the marker."""
    return (one.place.place for one in operation.sets if one.marker == digit.markers[side])


def _centre(board: Board, place_id: str) -> tuple[str, str]:
    rectangle = board.place(place_id).rectangle
    assert rectangle is not None
    x, y = rectangle.centre
    return str(x), str(y)


def _turn(board: Board, digit: Digit, language: str) -> Iterator[AnyTrait]:
    """The marker of the turn goes where the turn tracker says."""
    name = map_name(board, language)
    region = f"{{{quoted(common_stem(_names(board, digit, language)))} + Turn}}"
    yield Marker.of({TURN_MARKER: "true"})
    yield SendToLocation(command="", key=TURN_SHOW, map_name=name, board_name=name, destination="R", region=region)


def _named(board: Board, track: Track, digit: Digit, side: str, language: str) -> Iterator[AnyTrait]:
    """A choice of the named spaces."""
    labels: list[str] = []
    name = map_name(board, language)
    for place_id in digit.spaces.values():
        place = board.place(place_id)
        x, y = _centre(board, place_id)
        location = place.names.in_language(language)
        key = f"{track.id}:{place_id.removeprefix(f'{side}-').removeprefix(f'{track.id}-')}"
        labels.append(location)
        match = f"{{CurrentMap!={quoted(name)} || LocationName!={quoted(location)}}}"
        actions = (named(f"tell:{key}"), named(f"go:{key}"))
        yield TriggerAction(name=key, command=location, key=named(key), property_match=match, action_keys=actions)
        yield ReportState(keys=(actions[0],), report_format=f"$newPieceName$: ${HERE}$ → {location}")
        yield SendToLocation(command="", key=actions[1], map_name=name, board_name=name, x=x, y=y)
    yield SubMenu(menu_name=word("set-to", language), subcommands=tuple(labels))


def _refusing(game: Game) -> Iterator[AnyTrait]:
    """What an operation asks of a marker that is not where it has to be, a transfer of one that is where it must not be."""
    if not game.play.operations and not any(transfer.not_at for transfer in game.play.transfers):
        return
    refuse = PropertyCommand("", REFUSE, PropertyChange.set_to(f"{{{REFUSED} == 0 ? {REFUSED_BY} : {REFUSED}}}"))
    limits = PropertyConstraints(numeric=True, minimum=0, maximum=1000)
    yield SetGlobalProperty(key=REFUSED, constraints=limits, commands=(refuse,))
