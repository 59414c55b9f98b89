"""``game.yaml``: who plays, for how long, with which dice."""

from __future__ import annotations

import re

from builder.load.fields import Faults, Fields
from builder.load.links import read_links
from builder.load.name_table import NameTable
from builder.load.node import Node, Scalar
from builder.load.sides import read_alliances, read_seats, read_sides, side_table
from builder.load.source import read_source, read_spelled_names
from builder.load.turns import read_dice, read_turns
from builder.model.board import Board
from builder.model.counter import Counter, CounterClass
from builder.model.game import Game, Side
from builder.model.message import say
from builder.model.names import Names
from builder.record import Record, replace

_VERSION = re.compile(r"\d+\.\d+\.\d+")


class GameFile(Record):
    """A game without counters, boards and setups, and the words for its sides."""

    game: Game
    sides: NameTable[Side]
    turn_track: Scalar | None
    links: tuple[Node, ...] = ()

    @property
    def language(self) -> str:
        """The language that is printed."""
        return self.game.language

    def with_pieces(
        self,
        classes: tuple[CounterClass, ...],
        counters: tuple[Counter, ...],
        boards: tuple[Board, ...],
        faults: Faults,
    ) -> Game:
        """The game with its counters and boards; reports ``unknown-track`` where the turn's track is on none of them.

        The links of the maps, which name places of the boards, are read here.
        """
        return replace(
            self.game,
            classes=classes,
            counters=counters,
            boards=boards,
            turns=replace(self.game.turns, track=self._turn_track(boards, faults)),
            links=read_links(self.links, boards, faults),
        )

    def _turn_track(self, boards: tuple[Board, ...], faults: Faults) -> str | None:
        if self.turn_track is None:
            return None
        tracks = (track for board in boards for track in board.tracks if track.owner is None and not track.shared)
        table = NameTable("track", (((track.id, *track.names.spellings), track.id) for track in tracks))
        return table.resolve(self.turn_track, faults)


def read_game_file(node: Node, game_id: str, faults: Faults) -> GameFile:
    """The game that ``game.yaml`` describes; reports ``id-not-folder-name``, ``wrong-version`` and ``unknown-language``."""
    fields = Fields(node, faults, "game")
    name = fields.folder_name("game")
    if name and name != game_id:
        message = say(
            "「game」が「{name}」ですが、フォルダ名は「{folder}」です。同じでなければなりません",
            "'game' is '{name}', but the folder is called '{folder}'; the two must be equal",
            name=name,
            folder=game_id,
        )
        faults.error(fields.origin_of("game"), "id-not-folder-name", message)
    version = fields.text("version")
    if version and not _VERSION.fullmatch(version):
        message = say(
            "「version」が「{version}」です。0.1.0のように数を3つ並べます",
            "'version' is '{version}'; it is three numbers, e.g. 0.1.0",
            version=version,
        )
        faults.error(fields.origin_of("version"), "wrong-version", message)
    language = fields.text("language")
    names = read_spelled_names(fields)
    if language:
        _find_named("language", language, names, fields)
    pictures = fields.texts("pictures")
    for one in pictures:
        _find_named("pictures", one, names, fields)
    read_source(fields)
    alliances = read_alliances(fields)
    sides = read_sides(fields, alliances, language)
    table = side_table(sides)
    turns = read_turns(fields, language)
    game = Game(
        id=game_id,
        version=version,
        names=names,
        language=language,
        origin=fields.origin,
        sides=sides,
        alliances=alliances,
        seats=read_seats(fields, table),
        turns=turns,
        classes=(),
        counters=(),
        boards=(),
        setups=(),
        dice=read_dice(fields),
        credits=fields.texts("credits"),
        notes=fields.names_list("notes"),
        picture_languages=tuple(one for one in dict.fromkeys(pictures) if one != language),
    )
    clock = fields.node("turns")
    turn_track = Fields(clock, Faults(), "clock").optional_scalar("track") if clock is not None else None
    links = fields.items("links")
    fields.finish()
    return GameFile(game, table, turn_track, links)


def _find_named(key: str, language: str, names: Names, fields: Fields) -> None:
    """Report ``unknown-language`` for a language in which the game has no name."""
    if language not in names.by_language and "" not in names.by_language:
        message = say(
            "「{key}」が「{language}」ですが、その言語でのゲーム名がありません。あるのは：{all}",
            "'{key}' is '{language}', in which the game itself has no name; it has: {all}",
            key=key,
            language=language,
            all=", ".join(names.by_language),
        )
        fields.faults.error(fields.origin_of(key), "unknown-language", message)
