"""A saved game, ``.vsav``: a list of commands, plain or hidden, in a zip with the metadata of the save and of its module.

Java: ``VASSAL.build.module.GameState`` and ``GameModule.encode``. Commands are joined by the escape character; a list of
commands inside a command has its own escape characters escaped, and is read as if it stood flat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import chain

from builder.vassal.archive import ArchiveError, read_archive, write_archive
from builder.vassal.commands import AddDeck, AddPiece, AddStack, Command, decode_command
from builder.vassal.metadata import Metadata, write_metadata
from builder.vassal.obfuscation import deobfuscate, obfuscate
from builder.vassal.sequence import decode_sequence, sequence_parts

SEPARATOR = "\x1b"
BEGIN = "begin_save"
END = "end_save"


class SaveFileError(ValueError):
    """A list of commands that VASSAL would read as something else, or a file that is no saved game."""


def saved_game(commands: Sequence[Command]) -> bytes:
    """The text of a save in UTF-8, with these commands in this order; pieces come before the stacks and decks that hold them.

    Raises SaveFileError for an id that is used twice or a child that does not come before its stack or deck: the engine
    would drop these in silence. Raises SequenceError for a text that VASSAL could not read back.
    """
    _check_ids(commands)
    texts = chain((BEGIN, ""), (command.encode() for command in commands), (END,))
    # Piece by piece into one buffer: the system gives out fresh memory slowly, and the whole text would take four times as much.
    written = BytesIO()
    for part in sequence_parts(texts, SEPARATOR):
        written.write(part.encode())
        written.write(SEPARATOR.encode())
    written.truncate(written.tell() - len(SEPARATOR))
    return written.getvalue()


def read_saved_game_text(text: str) -> tuple[Command, ...]:
    """The commands of a save's text, flat, without begin, end and empty ones."""
    return tuple(decode_command(part) for part in _flat(text) if part not in ("", BEGIN, END))


def write_save_file(commands: Sequence[Command], save: Metadata, module: Metadata, *, key: int | None = None) -> bytes:
    """The bytes of a ``.vsav``. Errors are those of ``saved_game``.

    The text is hidden with ``key``, and plain without. The engine reads either, and the plain text, which is half as long, ten
    times as fast: it unveils a byte at a time (Java ``DeobfuscatingInputStream``).
    """
    saved = saved_game(commands)
    entries = {
        "savedGame": saved if key is None else obfuscate(saved.decode(), key),
        "savedata": write_metadata(save),
        "moduledata": write_metadata(module),
    }
    return write_archive(entries)


def read_save_file(content: bytes) -> tuple[Command, ...]:
    """The commands of a ``.vsav``. Raises SaveFileError if it holds no saved game that can be read."""
    try:
        entries = read_archive(content)
    except ArchiveError as error:
        raise SaveFileError(str(error)) from None
    if "savedGame" not in entries:
        raise SaveFileError("the file holds no savedGame")
    try:
        return read_saved_game_text(deobfuscate(entries["savedGame"]))
    except ValueError as error:
        raise SaveFileError(str(error)) from None


def _flat(text: str) -> Iterator[str]:
    parts = decode_sequence(text, SEPARATOR)
    if len(parts) == 1:
        yield parts[0]
        return
    for part in parts:
        yield from _flat(part)


def _check_ids(commands: Sequence[Command]) -> None:
    seen: set[str] = set()
    held: set[str] = set()
    for command in commands:
        if not isinstance(command, AddPiece | AddStack | AddDeck):
            continue
        if command.id in seen:
            raise SaveFileError(f"two pieces have the id {command.id}")
        seen.add(command.id)
        for child in () if isinstance(command, AddPiece) else command.children:
            if child not in seen:
                raise SaveFileError(f"stack {command.id} holds {child}, which does not come before it")
            if child in held:
                raise SaveFileError(f"the piece {child} lies in two stacks")
            held.add(child)
