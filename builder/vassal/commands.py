"""The commands that a save file consists of: pieces, stacks, decks, boards, properties, turns and notes.

Java: the ``encode`` and ``decode`` of each ``CommandEncoder``. A save is a list of them; what is not known stays text.
"""

from __future__ import annotations

from builder.record import Record
from builder.vassal.deck import Deck
from builder.vassal.piece import ADD, Piece, decode_piece
from builder.vassal.sequence import decode_sequence, encode_sequence

NO_MAP = "null"
NO_LAYER = -1


class AddPiece(Record):
    """A piece in play under its id; its place is in its BasicPiece, its prototypes are expanded."""

    id: str
    piece: Piece

    def encode(self) -> str:
        """``+/id/type/state``."""
        return self.piece.add_piece(self.id)


class AddStack(Record):
    """A stack: its map, its place in pixels of the map and the ids of its pieces, the lowest first.

    The pieces must come before the stack; an id that is not there is dropped in silence by the engine.
    """

    id: str
    map_name: str
    x: int
    y: int
    children: tuple[str, ...]
    layer: int = NO_LAYER

    def encode(self) -> str:
        """``+/id/stack/map;x;y;child;...;@@layer``."""
        state = [self.map_name, str(self.x), str(self.y), *self.children, f"@@{self.layer}"]
        return encode_sequence([ADD, self.id, "stack", encode_sequence(state, ";")], "/")


class AddDeck(Record):
    """A deck: its map, place in pixels of the map, and the ids of its pieces, the lowest first."""

    id: str
    deck: Deck
    map_name: str
    x: int
    y: int
    face_down: bool
    children: tuple[str, ...]

    def encode(self) -> str:
        """``+/id/deck;.../map;x;y;faceDown;child,child``."""
        state = [self.map_name, str(self.x), str(self.y), "true" if self.face_down else "false"]
        if self.children:
            state.append(encode_sequence(self.children, ","))
        return encode_sequence([ADD, self.id, self.deck.type_text(), encode_sequence(state, ";")], "/")


class PlacedBoard(Record):
    """One board of a map, turned round or not, at a column and row of boards from 0."""

    name: str
    reversed: bool = False
    column: int = 0
    row: int = 0


class SetBoards(Record):
    """Which boards a map shows."""

    map_name: str
    boards: tuple[PlacedBoard, ...]

    def encode(self) -> str:
        """``<map>BoardPicker TAB board TAB column TAB row ...``."""
        parts = [f"{self.map_name}BoardPicker"]
        for board in self.boards:
            name = encode_sequence([board.name, "rev"] if board.reversed else [board.name], "/")
            parts += [name, str(board.column), str(board.row)]
        return encode_sequence(parts, "\t")


class SetGlobalProperty(Record):
    """The value of a GlobalProperty. ``container`` is ``Module``, a map's name, or ``map:zone``."""

    name: str
    value: str
    container: str = "Module"

    def encode(self) -> str:
        """``GlobalProperty TAB;name;value;container``."""
        return encode_sequence(["GlobalProperty\t", self.name, self.value, self.container], ";")


class ChangeProperty(Record):
    """The change of a property that is no GlobalProperty component."""

    name: str
    old_value: str
    new_value: str
    container: str = "Module"

    def encode(self) -> str:
        """``MutableProperty TAB name TAB old TAB new TAB container``."""
        return "MutableProperty\t" + encode_sequence([self.name, self.old_value, self.new_value, self.container], "\t")


class SetTurn(Record):
    """The state of the turn counter with this id; the first tracker of a module is ``TurnTracker0``.

    ``state`` is what ``turn_state`` gives.
    """

    state: str
    tracker: str = "TurnTracker0"

    def encode(self) -> str:
        """``TURN<id> TAB state``."""
        return encode_sequence([f"TURN{self.tracker}", self.state], "\t")


class SetNotes(Record):
    """The scenario notes (``NOTES``) or the public notes (``PNOTES``), line breaks and all."""

    text: str
    kind: str = "NOTES"

    def encode(self) -> str:
        """``NOTES TAB line|line``, as the engine does (Java ``TextConfigurer.escapeNewlines``)."""
        return f"{self.kind}\t{encode_sequence(self.text.split(chr(10)), '|')}"


class SetupStacksPlaced(Record):
    """At-start stacks and decks have been placed. Without it the engine places them a second time."""

    def encode(self) -> str:
        """``SETUP_STACK TAB``."""
        return "SETUP_STACK\t"


class OtherCommand(Record):
    """A command that is kept as its text."""

    text: str

    def encode(self) -> str:
        """The text."""
        return self.text


Command = (
    AddPiece
    | AddStack
    | AddDeck
    | SetBoards
    | SetGlobalProperty
    | ChangeProperty
    | SetTurn
    | SetNotes
    | SetupStacksPlaced
    | OtherCommand
)


def list_level_state(current: int, levels: int, sub_levels: tuple[str, ...] = (), current_sub_level: int = 0) -> str:
    """The state of a ListTurnLevel with ``levels`` values, all of them active; ``current`` counts from 0."""
    active = encode_sequence(["true"] * levels, ",")
    return encode_sequence([str(current), str(current_sub_level), "0", active, *sub_levels], ";")


def counter_level_state(
    current: int, loop: bool, loop_limit: int, sub_levels: tuple[str, ...] = (), current_sub_level: int = 0
) -> str:
    """The state of a CounterTurnLevel that stands at ``current``."""
    parts = [str(current), str(current_sub_level), "true" if loop else "false", str(loop_limit), *sub_levels]
    return encode_sequence(parts, ";")


def turn_state(levels: tuple[str, ...], current_level: int = 0) -> str:
    """The state of a turn counter from the states of its levels."""
    return encode_sequence([str(current_level), *levels], "|")


def decode_command(text: str) -> Command:
    """The command of a text; one that is not known stays text, and so does one that would not come out as it was written.

    Pieces, stacks and decks alone may come out differently: as the VASSAL of today writes them.
    """
    command = _decode(text)
    if isinstance(command, AddPiece | AddStack | AddDeck):
        return command
    return command if command.encode() == text else OtherCommand(text)


def _decode(text: str) -> Command:
    head, _, rest = text.partition("\t")
    if text.startswith(f"{ADD}/"):
        return _decode_add(text)
    if head.endswith("BoardPicker"):
        return _decode_boards(text)
    if text.startswith("GlobalProperty\t;"):
        parts = (*decode_sequence(text, ";")[1:], "", "", "")
        return SetGlobalProperty(*parts[:3])
    if head == "MutableProperty":
        values = (*decode_sequence(rest, "\t"), "", "", "", "")
        return ChangeProperty(*values[:4])
    if head.startswith("TURN") and rest:
        return SetTurn(decode_sequence(text, "\t")[1], head.removeprefix("TURN"))
    if head in ("NOTES", "PNOTES"):
        return SetNotes("\n".join(decode_sequence(rest, "|")), head)
    return SetupStacksPlaced() if text == "SETUP_STACK\t" else OtherCommand(text)


def _decode_add(text: str) -> Command:
    parts = decode_sequence(text, "/")
    if len(parts) != 4:
        return OtherCommand(text)
    _, piece_id, kind, state = parts
    values = decode_sequence(state, ";")
    try:
        if kind == "stack":
            children, layer = values[3:], NO_LAYER
            if children and children[-1].startswith("@@"):
                children, layer = children[:-1], int(children[-1][2:])
            return AddStack(piece_id, values[0], int(values[1]), int(values[2]), children, layer)
        if kind.startswith("deck;"):
            ids = decode_sequence(values[4], ",") if len(values) > 4 else ()
            face_down = values[3] == "true"
            return AddDeck(piece_id, Deck.decode(kind), values[0], int(values[1]), int(values[2]), face_down, ids)
        return AddPiece(piece_id, decode_piece(kind, state))
    except (ValueError, IndexError):
        return OtherCommand(text)


def _decode_boards(text: str) -> Command:
    head, *rest = decode_sequence(text, "\t")
    boards = []
    for name, column, row in zip(rest[::3], rest[1::3], rest[2::3], strict=False):
        board, *turned = decode_sequence(name, "/")
        if not (column.lstrip("-").isdecimal() and row.lstrip("-").isdecimal()):
            return OtherCommand(text)
        boards.append(PlacedBoard(board, turned == ["rev"], int(column), int(row)))
    return SetBoards(head.removesuffix("BoardPicker"), tuple(boards))
