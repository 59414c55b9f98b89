"""The module: build file, metadata, pictures and setups in one archive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from builder.artifact import Artifact
from builder.assemble.action_buttons import cup_properties
from builder.assemble.counter_pieces import CounterPieces
from builder.assemble.cups import cups_on
from builder.assemble.gauge_buttons import gauge_buttons, gauge_properties
from builder.assemble.help_pages import help_entries, help_menu
from builder.assemble.map_window import map_window
from builder.assemble.pack import pack_module
from builder.assemble.palette import palette
from builder.assemble.piece_ids import PieceIds
from builder.assemble.setup_save import setup_commands
from builder.assemble.told_game import told_game
from builder.assemble.toolbar import toolbar
from builder.assemble.turn_tracker import turn_marker_command, turn_tracker
from builder.assemble.wardrobe import wardrobe_of
from builder.assemble.words import LANGUAGES
from builder.assemble.zone_marks import zone_marks
from builder.model.board import BoardKind
from builder.model.game import Game
from builder.model.setup import Setup
from builder.record import replace
from builder.vassal.build_file import write_build_file
from builder.vassal.components import (
    AnyComponent,
    BasicCommandEncoder,
    Chatter,
    GameModule,
    GlobalOptions,
    GlobalProperties,
    KeyNamer,
    Language,
    PlayerRoster,
    PredefinedSetup,
    PrototypeDefinition,
    PrototypesContainer,
    Translation,
)
from builder.vassal.metadata import Metadata, write_metadata
from builder.vassal.piece import Piece
from builder.vassal.save_file import write_save_file
from builder.vassal.translation import module_translation, write_properties


def assemble_module(game: Game, pictures: Sequence[Artifact], piece_ids: PieceIds, counter_px: int) -> bytes:
    """The bytes of the ``.vmod``: the same for the same game, pictures and ids. Changes nothing that it is given."""
    return pack_module(game, pictures, module_entries(game, piece_ids, counter_px))


def module_entries(game: Game, piece_ids: PieceIds, counter_px: int) -> dict[str, bytes]:
    """Every entry of the module but its pictures, by name."""
    game = told_game(game)  # so that ``told_key`` leaves out nothing that is used
    pieces = CounterPieces(game, wardrobe_of(game, piece_ids, counter_px))
    module = Metadata(name=game.names.in_language(game.language), version=game.version, description=game.names.en)
    original = _game_module(game, pieces, counter_px)
    entries = {"buildFile.xml": write_build_file(original)}
    for language in other_languages(game):
        spoken = replace(game, language=language)
        spoken_pieces = CounterPieces(spoken, wardrobe_of(spoken, piece_ids, counter_px))
        translated = _game_module(spoken, spoken_pieces, counter_px)
        entries[f"Module_{language}.properties"] = write_properties(module_translation(original, translated))
    entries["moduledata"] = write_metadata(module)
    entries |= help_entries(game, (game.language, *other_languages(game)))
    for setup in game.setups:
        save = Metadata(version=game.version, description=setup.names.in_language(game.language))
        commands = setup_commands(game, setup, pieces, counter_px)
        entries[setup_file(setup)] = write_save_file(commands, save, module)
    return entries


def other_languages(game: Game) -> tuple[str, ...]:
    """The languages that the game has a name in, beside the one that it is written in, and that the tool has words for."""
    return tuple(one for one in game.names.by_language if one and one != game.language and one in LANGUAGES)


def setup_file(setup: Setup) -> str:
    """Name of the setup's saved game at the root of the module."""
    return f"{setup.id}.vsav"


def _game_module(game: Game, pieces: CounterPieces, counter_px: int) -> GameModule:
    return GameModule(
        name=game.names.in_language(game.language),
        version=game.version,
        description=game.names.en,
        next_piece_slot_id=pieces.wardrobe.piece_ids.next_number,
        children=(
            BasicCommandEncoder(),
            help_menu(game),
            PlayerRoster(sides=tuple(seat.names.in_language(game.language) for seat in game.seats)),
            GlobalOptions(auto_report="Always", chatter_html_support="Never", hot_keys_on_closed_windows="Always"),
            Chatter(),
            KeyNamer(),
            Language(children=tuple(Translation(locale=one) for one in other_languages(game))),
            GlobalProperties(children=(*gauge_properties(game), *cup_properties(game))),
            _prototypes_container(pieces.wardrobe.definitions),
            palette(game, pieces, counter_px),
            *_map_windows(game, counter_px),
            turn_tracker(game),
            *turn_marker_command(game),
            *toolbar(game),
            *(_setup_entry(game, setup) for setup in game.setups),
        ),
    )


def _prototypes_container(definitions: Mapping[str, Piece]) -> PrototypesContainer:
    children = tuple(PrototypeDefinition.of_piece(name, piece) for name, piece in definitions.items())
    return PrototypesContainer(children=children)


def _map_windows(game: Game, counter_px: int) -> tuple[AnyComponent, ...]:
    """Every board in the data's order; the first map is the main window."""
    main = next((board.id for board in game.boards if board.kind is BoardKind.MAP), game.boards[0].id)
    marks, buttons = zone_marks(game), gauge_buttons(game)
    return tuple(
        map_window(
            game, board, board.id == main, (*cups_on(game, board, counter_px), *buttons.get(board.id, ())), marks
        )
        for board in game.boards
    )


def _setup_entry(game: Game, setup: Setup) -> PredefinedSetup:
    return PredefinedSetup(name=setup.names.in_language(game.language), file=setup_file(setup))
