"""What the engine told about a module: frozen records that a test compares with the data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from builder.record import Record, field


class LogLine(Record):
    """One line that the engine wrote as a warning or error: ``level`` WARN or ERROR, the Java class that wrote it."""

    level: str
    logger: str
    message: str
    exception: str = ""

    @property
    def text(self) -> str:
        """Message, or where there is none the first line of the exception."""
        return self.message.strip() or self.exception.split(" | ")[0].strip()


class SeenBoard(Record):
    """A board of a map: its name and the pixels that it covers (x, y, width, height)."""

    name: str
    bounds: tuple[int, int, int, int]


class SeenMap(Record):
    """A map window: its name, its size in pixels at zoom 1, and its boards. Without a game it has no boards."""

    name: str
    size: tuple[int, int]
    boards: tuple[SeenBoard, ...]


class SeenSetup(Record):
    """A predefined setup of the File menu: ``menu`` are the submenus it lies in, ``file`` its save (empty: a new game)."""

    name: str
    file: str
    menu: tuple[str, ...] = ()

    @property
    def path(self) -> str:
        """The words of the menu, e.g. ``Scenarios > Campaign``."""
        return " > ".join((*self.menu, self.name))


class SeenSlot(Record):
    """A piece of the palette: its entry's name and its piece id (gpid)."""

    name: str
    gpid: str


class SeenModule(Record):
    """What the module holds before any game."""

    name: str
    version: str
    setups: tuple[SeenSetup, ...]
    maps: tuple[str, ...]
    sides: tuple[str, ...]
    slots: tuple[SeenSlot, ...]
    prototypes: tuple[str, ...]


class SeenPiece(Record):
    """A piece on a map (or in none) as VASSAL sees it.

    ``x``, ``y`` are pixels of the map at zoom 1; ``location``, ``zone`` and ``deck`` the names that VASSAL reports there
    (``LocationName``, ``CurrentZone``, ``DeckName``); ``gpid`` is ``PieceId``; ``stack`` the id of the stack it stands in and
    ``index`` its height there, from 0 at the bottom (-1: in no stack). ``state`` is the state string of the outermost
    trait; ``properties`` are those that the order asked for, as text (None: the piece knows no such property).
    """

    id: str
    name: str
    localized_name: str
    map: str
    x: int
    y: int
    location: str
    zone: str
    deck: str
    gpid: str
    stack: str
    index: int
    obscured: bool
    invisible: bool
    state: str
    properties: Mapping[str, str | None] = field(default_factory=dict)


class SeenTurn(Record):
    """A turn tracker: its name, the turn as it is shown, and its state string."""

    name: str
    shown: str
    state: str


class SeenCommand(Record):
    """An entry of a piece's menu that was tried: its name in the module, as the player reads it, whether it can be chosen and
    whether anything changed by it. ``piece`` is the property ``Counter`` or the name.
    """

    piece: str
    name: str
    shown: str
    enabled: bool
    works: bool


class SeenGame(Record):
    """The game at one moment: after the setup was loaded, or after a step. ``new_chat``: chat lines since the moment before."""

    maps: tuple[SeenMap, ...]
    pieces: tuple[SeenPiece, ...]
    turns: tuple[SeenTurn, ...]
    properties: Mapping[str, str | None]
    new_chat: tuple[str, ...]
    counts: Mapping[str, int] = field(default_factory=dict)
    """For the step ``refresh``: GameRefresher's own counts by field name, e.g. ``updatedCount``, ``notFoundCount``."""
    menus: tuple[SeenCommand, ...] = ()
    """For the step ``menus``: every entry of every piece's menu."""
    looked: tuple[str, ...] = ()
    """For the step ``look``: the lines that the player sees there."""

    def pieces_at(self, map_name: str, location: str) -> tuple[SeenPiece, ...]:
        """The pieces that stand at ``location`` of the map, in the order of the stack."""
        return tuple(piece for piece in self.pieces if (piece.map, piece.location) == (map_name, location))


class Failure(Record):
    """Why a session did not come to its end: what it was doing, and the words of the dialog or of the error."""

    doing: str
    message: str
    dialogs: tuple[str, ...] = ()


class Observation(Record):
    """All that one session saw.

    ``setup`` is None where no predefined setup was loaded. ``game`` is the game after loading, ``after`` the game after each
    step. ``reported`` holds every warning and error of the engine's log (harmless ones left out), ``told`` the words of the
    message dialogs that had to be closed, ``shots`` the pictures. ``seconds`` is the whole session, ``open_seconds`` of it the
    opening of the module and ``load_seconds`` the start of the game, without Java's own start, reading and painting.
    """

    engine_version: str
    start: str
    setup: SeenSetup | None = None
    module: SeenModule | None = None
    game: SeenGame | None = None
    after: tuple[SeenGame, ...] = ()
    chat: tuple[str, ...] = ()
    reported: tuple[LogLine, ...] = ()
    told: tuple[str, ...] = ()
    shots: tuple[str, ...] = ()
    failure: Failure | None = None
    seconds: float = 0.0
    open_seconds: float = 0.0
    load_seconds: float = 0.0

    @property
    def is_good(self) -> bool:
        """True where the session ended, and the engine reported nothing and opened no message."""
        return self.failure is None and not self.reported and not self.told

    @property
    def title(self) -> str:
        """What was loaded, for people."""
        return self.setup.path if self.setup is not None else {"new-game": "new game"}.get(self.start, self.start)


def observation_from_json(values: Mapping[str, Any]) -> Observation:
    """The record of what a session wrote as JSON."""
    return Observation(
        engine_version=values["engine_version"],
        start=values["start"],
        setup=_setup(values["setup"]) if values.get("setup") else None,
        module=_module(values["module"]) if values.get("module") else None,
        game=_game(values["game"]) if values.get("game") else None,
        after=tuple(_game(game) for game in values.get("after", ())),
        chat=tuple(values.get("chat", ())),
        told=tuple(values.get("told", ())),
        shots=tuple(values.get("shots", ())),
        failure=_failure(values["failure"]) if values.get("failure") else None,
        seconds=values.get("seconds", 0.0),
        open_seconds=values.get("open_seconds", 0.0),
        load_seconds=values.get("load_seconds", 0.0),
    )


def _setup(values: Mapping[str, Any]) -> SeenSetup:
    return SeenSetup(name=values["name"], file=values["file"], menu=tuple(values["menu"]))


def _module(values: Mapping[str, Any]) -> SeenModule:
    return SeenModule(
        name=values["name"],
        version=values["version"],
        setups=tuple(_setup(setup) for setup in values["setups"]),
        maps=tuple(values["maps"]),
        sides=tuple(values["sides"]),
        slots=tuple(SeenSlot(**slot) for slot in values["slots"]),
        prototypes=tuple(values["prototypes"]),
    )


def _game(values: Mapping[str, Any]) -> SeenGame:
    return SeenGame(
        maps=tuple(_map(seen) for seen in values["maps"]),
        pieces=tuple(SeenPiece(**piece) for piece in values["pieces"]),
        turns=tuple(SeenTurn(**turn) for turn in values["turns"]),
        properties=dict(values["properties"]),
        new_chat=tuple(values["new_chat"]),
        counts=dict(values.get("counts", {})),
        menus=tuple(SeenCommand(**command) for command in values.get("menus", ())),
        looked=tuple(values.get("looked", ())),
    )


def _map(values: Mapping[str, Any]) -> SeenMap:
    boards = tuple(SeenBoard(name=board["name"], bounds=_four(board["bounds"])) for board in values["boards"])
    width, height = values["size"]
    return SeenMap(name=values["name"], size=(width, height), boards=boards)


def _four(numbers: Sequence[int]) -> tuple[int, int, int, int]:
    x, y, width, height = numbers
    return (x, y, width, height)


def _failure(values: Mapping[str, Any]) -> Failure:
    return Failure(doing=values["doing"], message=values["message"], dialogs=tuple(values["dialogs"]))
