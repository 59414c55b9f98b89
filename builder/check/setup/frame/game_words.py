"""The words of a game by which constraints name things: folded, looked up, and answered with the nearest name."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cached_property
from typing import Generic, TypeVar

from builder.check.setup.frame.message import Message, Part, as_message, listed, say
from builder.model.board import BoardKind
from builder.model.counter import Kind
from builder.model.game import Game
from builder.model.names import Names, fold, nearest
from builder.record import Record, field

Thing = TypeVar("Thing", bound=Hashable)

_FEW = 12
"""So many names can be listed in a message."""


_KIND_NAMES = {
    Kind.UNIT: Message("ユニット", "units"),
    Kind.FORTIFICATION: Message("城砦・施設", "fortifications"),
    Kind.CHARACTER: Message("キャラクター", "characters"),
    Kind.CHIT: Message("チット", "chits"),
    Kind.MARKER: Message("マーカー", "markers"),
}


class _Index(Record, Generic[Thing]):
    """What words mean, by folded spelling; names by thing; every spelling."""

    things: dict[str, dict[Thing, None]] = field(default_factory=dict)
    names: dict[Thing, Part] = field(default_factory=dict)
    spellings: dict[str, None] = field(default_factory=dict)


class Words(Generic[Thing]):
    """Things of one sort by every spelling; a word may mean several (a counter of each side, a box of each sheet).

    ``sort`` is the word in ``unknown-<sort>``. ``entries`` are gone through when a word is first asked for: most
    constraints ask for few sorts.
    """

    def __init__(self, sort: str, noun: Message, entries: Iterable[tuple[Iterable[str], Thing, Part]]) -> None:
        self.sort = sort
        self.noun = noun
        self._entries = entries

    @cached_property
    def _index(self) -> _Index[Thing]:
        index: _Index[Thing] = _Index()
        for spellings, thing, name in self._entries:
            index.names.setdefault(thing, name)
            for spelling in spellings:
                if spelling:
                    index.spellings[spelling] = None
                    index.things.setdefault(fold(spelling), {})[thing] = None
        return index

    def find(self, word: str) -> tuple[Thing, ...]:
        """Everything that the word may mean; empty where nothing has that name."""
        return tuple(self._index.things.get(fold(word), ()))

    def name_of(self, thing: Thing) -> Message:
        """How the thing is called, as printed."""
        return as_message(self._index.names[thing])

    @property
    def things(self) -> tuple[Thing, ...]:
        """All of them, in the data's order."""
        return tuple(self._index.names)

    def unknown(self, word: str) -> Message:
        """The sentence for a word that nothing is called."""
        near = nearest(word, reversed([text for text in self._index.spellings if len(text) > 1 or len(word) < 2]))
        if near:
            return say(
                "「{word}」という{noun}はありません。「{near}」のことですか",
                "there is no {noun} '{word}'; did you mean '{near}'?",
                noun=self.noun,
                word=word,
                near=near,
            )
        if 0 < len(self._index.names) <= _FEW:
            return say(
                "「{word}」という{noun}はありません。あるのは：{all}",
                "there is no {noun} '{word}'; there are: {all}",
                noun=self.noun,
                word=word,
                all=listed(self._index.names.values(), most=_FEW),
            )
        return say("「{word}」という{noun}はありません", "there is no {noun} '{word}'", noun=self.noun, word=word)


BoardPlace = tuple[str, str]
"""A board's id and the id of a place, hex or track on it."""


class GameWords(Record):
    """Every sort of thing that an option may name. Tracks and places are known by their board's id and their own."""

    sides: Words[str]
    alliances: Words[str]
    classes: Words[str]
    kinds: Words[str]
    counters: Words[str]
    units: Words[str]
    versions: Words[str]
    states: Words[str]
    fields: Words[str]
    places: Words[BoardPlace]
    hexes: Words[BoardPlace]
    boards: Words[str]
    board_kinds: Words[str]
    terrains: Words[str]
    edge_kinds: Words[BoardPlace]
    tracks: Words[BoardPlace]
    setups: Words[str]


def game_words(game: Game) -> GameWords:
    """The words of a game."""
    boards = game.boards
    classes = game.classes
    return GameWords(
        sides=Words("side", Message("陣営", "side"), (_named(side.id, side.names) for side in game.sides)),
        alliances=Words("alliance", Message("同盟", "alliance"), (_named(a.id, a.names) for a in game.alliances)),
        classes=Words(
            "class",
            Message("クラス", "class"),
            (
                ((entry.id, *entry.names.spellings, *entry.abbreviation.spellings), entry.id, entry.names)
                for entry in classes
            ),
        ),
        kinds=Words("word", Message("種別", "kind"), (((kind.value,), kind.value, _KIND_NAMES[kind]) for kind in Kind)),
        counters=Words(
            "counter",
            Message("駒", "counter"),
            (
                (
                    (
                        counter.id,
                        counter.unit,
                        *counter.names.spellings,
                        *(spelling + (counter.mark or "") for spelling in counter.names.spellings),
                    ),
                    counter.id,
                    Message(counter.printed_name("ja"), counter.printed_name("en")),
                )
                for counter in game.counters
            ),
        ),
        units=Words(
            "unit",
            Message("ユニット", "unit"),
            (((c.unit, *c.names.spellings), c.unit, c.names) for c in game.counters),
        ),
        versions=Words(
            "word",
            Message("版", "version"),
            (
                ((str(c.version), c.mark or ""), str(c.version), c.mark or str(c.version))
                for c in game.counters
                if c.version is not None
            ),
        ),
        states=Words(
            "state",
            Message("状態", "state"),
            (_named(state.id, state.names) for entry in classes for state in entry.states),
        ),
        fields=Words(
            "field",
            Message("値", "field"),
            (
                ((field.id, *field.names.spellings, *field.short.spellings), field.id, field.names)
                for entry in classes
                for field in entry.fields
            ),
        ),
        places=Words(
            "place",
            Message("場所", "place"),
            (
                ((place.id, *place.names.spellings), (board.id, place.id), place.names)
                for board in boards
                for place in board.places
            ),
        ),
        hexes=Words(
            "hex",
            Message("ヘクス", "hex"),
            (((hex_id,), (board.id, hex_id), hex_id) for board in boards for hex_id in board.hexes),
        ),
        boards=Words("board", Message("盤", "board"), (_named(board.id, board.names) for board in boards)),
        board_kinds=Words(
            "word", Message("盤の種別", "board kind"), (((k.value,), k.value, k.value) for k in BoardKind)
        ),
        terrains=Words(
            "terrain",
            Message("地形", "terrain"),
            (_named(terrain.id, terrain.names) for board in boards for terrain in board.terrains),
        ),
        edge_kinds=Words(
            "hexside",
            Message("辺", "hexside"),
            (
                ((kind.id, *kind.names.spellings), (board.id, kind.id), kind.names)
                for board in boards
                for kind in board.edge_kinds
            ),
        ),
        tracks=Words(
            "track",
            Message("トラック", "track"),
            (
                ((track.id, *track.names.spellings), (track.board, track.id), track.names)
                for board in boards
                for track in board.tracks
            ),
        ),
        setups=Words("setup", Message("配置", "setup"), (_named(setup.id, setup.names) for setup in game.setups)),
    )


def _named(thing_id: str, names: Names) -> tuple[tuple[str, ...], str, Names]:
    return (thing_id, *names.spellings), thing_id, names
