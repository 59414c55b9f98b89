"""What a command does to its counter, as traits that wait for the command's ``go:`` key, and when it can be given."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble import key_map
from builder.assemble.expressions import all_of, common_stem, one_of, quoted, up_to
from builder.assemble.gauge_keys import gauge_sides, step_key
from builder.assemble.piece_ids import PieceIds
from builder.assemble.replacement import replacement_id
from builder.assemble.slot_path import slot_path
from builder.assemble.window_name import map_name
from builder.assemble.zone_marks import link_mark
from builder.model.board import BoardKind
from builder.model.command import Command, Effect
from builder.model.counter import Counter
from builder.model.game import Game
from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.keys import KeyStroke, named
from builder.vassal.traits import (
    AnyTrait,
    CalculatedProperty,
    Clone,
    CounterGlobalKeyCommand,
    DynamicProperty,
    GlobalHotKey,
    PlaceMarker,
    PropertyChange,
    PropertyCommand,
    PropertyConstraints,
    ReturnToDeck,
    SendToLocation,
    SetGlobalProperty,
    TriggerAction,
)

NEXT_VERSION_MARK = "NextVersion"
IN_CUP, COUNT_IN_CUP = "InCup", named("count-in-cup")
"""A counter in a cup adds one to the global property when it is asked to: the engine's own count of a deck that came from a
saved game stays 0 in VASSAL 3.6."""
_SAME_SPOT = "CurrentX==$CurrentX$ && CurrentY==$CurrentY$"
"""True for the pieces that stand where the asking piece does. The engine fills in what is between the dollar signs, names in the
player's language; numbers are the same in all."""
_SAME_MAP = GlobalCommandTarget(fast_match_location=True, target="CURMAP")


def effect_condition(game: Game, command: Command, counter: Counter) -> str:
    """When the command can do what it does, besides where its counter has to stand; empty: always."""
    if command.effect is Effect.TO_NEXT:
        return f"Turn < {game.turns.last}"
    if command.effect in (Effect.TO_CLASS, Effect.TO_COUNTER):
        return f"Count({quoted(_aimed_at(game, command, counter))}) > 0"
    if command.effect is Effect.OVER_LINK:
        return f'{link_mark(command, "map")} != ""'
    if command.effect in (Effect.MARK, Effect.UNMARK):
        wanted = "== 0" if command.effect is Effect.MARK else "> 0"
        return f"Count({quoted(_markers_here(command))}, CurrentMap) {wanted}"
    return ""


def effect_traits(
    game: Game, command: Command, counter: Counter, go: KeyStroke, piece_ids: PieceIds
) -> Iterator[AnyTrait]:
    """The traits that do it when ``go`` is pressed."""
    if command.effect is Effect.COPY:
        yield Clone(command="", key=go)
    elif command.effect is Effect.TO_DECK:
        yield from _to_deck(game, command, go)
    elif command.effect is Effect.TO_NEXT:
        yield _to_next_space(game, command, go)
    elif command.effect in (Effect.TO_CLASS, Effect.TO_COUNTER):
        yield SendToLocation(command="", key=go, destination="C", property_filter=_aimed_at(game, command, counter))
    elif command.effect is Effect.OVER_LINK:
        yield _over_link(command, go)
    elif command.effect is Effect.MARK:
        marker = game.counter(command.target)
        gpid = piece_ids.gpid(replacement_id(command, counter, marker))
        yield PlaceMarker(command="", key=go, marker_spec=slot_path(game, marker), gpid=gpid, placement=_AT_THE_BOTTOM)
    elif command.effect is Effect.UNMARK:
        yield CounterGlobalKeyCommand(
            command="",
            key=go,
            global_key=key_map.DELETE_SILENTLY,
            property_filter=_markers_here(command),
            target=_SAME_MAP,
        )
    elif command.effect is Effect.COUNT:
        sides = gauge_sides(game, game.play.gauge(command.target))
        side = counter.side if counter.side in sides else next(iter(sides), "")
        pressed = step_key(game.play.gauge(command.target), side, command.by)
        yield GlobalHotKey(command="", key=go, global_hotkey=named(pressed))
    elif command.effect is Effect.ROLL:
        yield from _roll(game, command, go)


_AT_THE_BOTTOM = 1
"""Java ``PlaceMarker.STACK_BOTTOM``."""


def _to_deck(game: Game, command: Command, go: KeyStroke) -> Iterator[AnyTrait]:
    cup = game.play.cup(command.target)
    name = cup.names.in_language(game.language)
    yield ReturnToDeck(command="", key=go, deck_name="", select_deck=False, deck_expression=name)
    if not cup.open:
        one = PropertyCommand("", COUNT_IN_CUP, PropertyChange.increase_by("1"))
        yield SetGlobalProperty(
            key=IN_CUP, constraints=PropertyConstraints(numeric=True, minimum=0, maximum=1000), commands=(one,)
        )


def _aimed_at(game: Game, command: Command, counter: Counter) -> str:
    """True for the pieces on a map that the counter may go to: that counter, or those of the command's class and sides."""
    maps = [map_name(board, game.language) for board in game.boards if board.kind is BoardKind.MAP]
    if command.effect is Effect.TO_COUNTER:
        return all_of(f"Counter=={quoted(command.target)}", one_of("CurrentMap", maps))
    sides = command.sides or (counter.side or "",)
    return all_of(f"ClassId=={quoted(command.target)}", one_of("SideId", sides), one_of("CurrentMap", maps))


def _markers_here(command: Command) -> str:
    return all_of(f"Counter=={quoted(command.target)}", _SAME_SPOT)


def _to_next_space(game: Game, command: Command, go: KeyStroke) -> SendToLocation:
    language = game.language
    board, track = next((board, track) for board in game.boards for track in board.tracks if track.id == command.target)
    spaces = [board.place(place).names.in_language(language) for place in track.digits[0].spaces.values()]
    region = f"{{{quoted(common_stem(spaces))} + (Turn + 1)}}"
    name = map_name(board, language)
    return SendToLocation(command="", key=go, map_name=name, board_name=name, destination="R", region=region)


def _over_link(command: Command, go: KeyStroke) -> SendToLocation:
    """One way for all links: the zone that the counter leaves says where it comes to."""
    name = f"${link_mark(command, 'map')}$"
    x, y = (f"${link_mark(command, what)}$" for what in ("x", "y"))
    return SendToLocation(command="", key=go, map_name=name, board_name=name, x=x, y=y, destination="L")


# Rolls -------------------------------------------------------------------------------------------------------------------------


def rolled(command: Command) -> str:
    """The property of a piece that holds what was last rolled by this command."""
    return f"Rolled_{command.id.replace('-', '_')}"


def rolled_result(command: Command) -> str:
    """The property that holds what it means."""
    return f"Result_{command.id.replace('-', '_')}"


def result_property(table: str, number: int) -> str:
    """The property of a piece that holds what its die table says for a number."""
    return f"{table.replace('-', '_')}_{number}"


def then_keys(command: Command) -> tuple[KeyStroke, ...]:
    """The keys by which each result that has a consequence is asked whether it was rolled."""
    return tuple(named(f"then:{command.id}:{n}") for n, result in enumerate(command.results, start=1) if result.give)


def _roll(game: Game, command: Command, go: KeyStroke) -> Iterator[AnyTrait]:
    die = PropertyCommand("", go, PropertyChange.set_to(f"{{Random({command.target})}}"))
    limits = PropertyConstraints(numeric=True, minimum=0, maximum=int(command.target))
    yield DynamicProperty(key=rolled(command), constraints=limits, commands=(die,), value="0")
    yield CalculatedProperty(name=rolled_result(command), expression=_result(game, command))
    lowest = 1
    for number, result in enumerate(command.results, start=1):
        highest = int(command.target) if result.up_to is None else result.up_to
        if result.give:
            yield TriggerAction(
                name=f"then:{command.id}:{number}",
                command="",
                key=named(f"then:{command.id}:{number}"),
                property_match=f"{{{rolled(command)} >= {lowest} && {rolled(command)} <= {highest}}}",
                action_keys=(named(result.give),),
            )
        lowest = highest + 1


def _result(game: Game, command: Command) -> str:
    """What the roll means: a row of the results, or what the die table of the turn holds for the number."""
    if command.results:
        rows = [(one.up_to, quoted(one.names.in_language(game.language))) for one in command.results]
        return f"{{{up_to(rolled(command), rows)}}}"
    if not command.tables:
        return '{""}'
    tables = [(one.up_to, quoted(result_property(one.field, 0)[:-1])) for one in command.tables]
    return f"{{GetProperty(({up_to('Turn', tables)}) + {rolled(command)})}}"
