"""An edition from a ``.vmod``: ours or anybody's."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from contextlib import suppress

from builder.diff.edition import Edition, EditionError, EditionPiece, EditionSetup, EditionTrait
from builder.diff.place_name import PlaceNames
from builder.model.game import Game
from builder.vassal.archive import ArchiveError, read_archive
from builder.vassal.build_file import BuildFileError, read_build_file
from builder.vassal.commands import AddPiece
from builder.vassal.components import (
    AnyComponent,
    GameModule,
    Map,
    PieceSlot,
    PlayerRoster,
    PredefinedSetup,
    PrototypeDefinition,
)
from builder.vassal.components.component import walk
from builder.vassal.piece import Piece, PrototypeError, expand_prototypes
from builder.vassal.save_file import SaveFileError, read_save_file
from builder.vassal.sequence import SequenceError
from builder.vassal.traits import BasicPiece, Embellishment, Marker

_BUILD_FILES = ("buildFile.xml", "buildFile")
_IMAGES = "images/"


def module_edition(content: bytes, label: str, game: Game | None = None) -> Edition:
    """The edition that a module's bytes hold; ``game`` are its records where they are known.

    Raises EditionError where the bytes are no module.
    """
    try:
        entries = read_archive(content)
        build_file = next((entries[name] for name in _BUILD_FILES if name in entries), None)
        if build_file is None:
            raise EditionError(f"{label} is no module: it has no {_BUILD_FILES[0]}")
        module = read_build_file(build_file)
    except (ArchiveError, BuildFileError) as error:
        raise EditionError(f"{label} is no module that can be read: {error}") from None
    parts = tuple(walk(module))
    prototypes = _prototypes(parts)
    pieces = [piece for slot in parts if isinstance(slot, PieceSlot) for piece in _piece(slot, prototypes)]
    roster = next((one for one in parts if isinstance(one, PlayerRoster)), None)
    return Edition(
        label=label,
        name=module.name if isinstance(module, GameModule) else label,
        version=module.version if isinstance(module, GameModule) else "",
        pieces={piece.gpid: piece for piece in pieces},
        pictures={name.removeprefix(_IMAGES): data for name, data in entries.items() if name.startswith(_IMAGES)},
        setups=_setups(module, parts, entries),
        maps=tuple(one.map_name for one in parts if isinstance(one, Map)),
        seats=tuple(roster.sides) if roster is not None else (),
        game=game,
    )


def _prototypes(parts: tuple[AnyComponent, ...]) -> Mapping[str, Piece]:
    found: dict[str, Piece] = {}
    for part in parts:
        if isinstance(part, PrototypeDefinition):
            try:
                found[part.name] = part.piece()
            except SequenceError:
                continue  # the engine skips it as well; pieces that wear it are compared unexpanded
    return found


def _piece(slot: PieceSlot, prototypes: Mapping[str, Piece]) -> tuple[EditionPiece, ...]:
    try:
        piece = slot.piece()
    except SequenceError:
        return ()  # an empty slot, or one whose text is no piece: no saved game can hold it
    with suppress(PrototypeError):  # a prototype that is missing: the engine leaves its traits out, as is done here
        piece = expand_prototypes(piece, prototypes)
    counter = next((one.values[one.keys.index("Counter")] for one in _markers(piece) if "Counter" in one.keys), None)
    basic = piece.basic
    name = basic.name if isinstance(basic, BasicPiece) else ""
    traits = tuple(EditionTrait(type(one).__name__, one.type_text()) for one in piece.traits[:-1])
    return (EditionPiece(slot.gpid, slot.entry_name or name, traits, _pictures(piece), counter),)


def _markers(piece: Piece) -> Iterator[Marker]:
    return (trait for trait in piece.traits if isinstance(trait, Marker))


def _pictures(piece: Piece) -> tuple[tuple[str, str], ...]:
    """The basic picture, then those of the layers, the innermost layer first."""
    found: dict[str, str] = {}
    if isinstance(piece.basic, BasicPiece) and piece.basic.image:
        found[piece.basic.image] = ""
    for trait in reversed(piece.traits):
        if isinstance(trait, Embellishment):
            names = (*trait.names, *[""] * len(trait.images))
            for number, (image, name) in enumerate(zip(trait.images, names, strict=False), start=1):
                if image:
                    found.setdefault(image, name.strip("+ ()") or f"{trait.name or 'layer'} {number}")
    return tuple((label, image) for image, label in found.items())


def _setups(
    module: AnyComponent, parts: tuple[AnyComponent, ...], entries: Mapping[str, bytes]
) -> Mapping[str, EditionSetup]:
    places = PlaceNames(module)
    found: dict[str, EditionSetup] = {}
    for part in parts:
        if not isinstance(part, PredefinedSetup) or part.is_menu or not part.use_file or part.file not in entries:
            continue
        try:
            commands = read_save_file(entries[part.file])
        except SaveFileError:
            continue
        standing: Tally[tuple[str, str]] = Tally()
        for command in commands:
            if isinstance(command, AddPiece) and isinstance(command.piece.basic, BasicPiece):
                basic = command.piece.basic
                standing[basic.gpid, places.at(basic.map_name, basic.x, basic.y)] += 1
        found[part.file.removesuffix(".vsav")] = EditionSetup(part.file.removesuffix(".vsav"), part.name, standing)
    return found
